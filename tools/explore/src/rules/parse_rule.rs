//! Rules in words: they are read word by word, and an error says which word is wrong and what may stand there.

use std::iter::Peekable;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::vec::IntoIter;

use crate::partizan::boards::BOARDS;
use crate::rules::names::{self, Name};
use crate::rules::numbers::{Numbers, Set};
use crate::rules::phrases::ENGLISH;
use crate::rules::rule::{Clause, Moves, PairClause, Rounding, Rule, Sizes};
use crate::rules::words::{Word, plain_words, words};
use crate::word_error::{A_CLAUSE, Both, SEVERAL, WordError};
use grundy::games::Octal;

/// Every notation, with what it means. [`names`](crate::names()) are the names of games.
pub const NOTATIONS: [(&str, &str); 50] = [
    ("take 3", "take 3 stones from a heap"),
    ("take 1..3", "take 1 to 3"),
    ("take 1,3,4", "take 1, 3 or 4"),
    ("take any", "take any number: Nim"),
    ("take any but 2", "take any number other than 2"),
    ("take at least 2", "take 2 or more"),
    ("take odd", "take an odd number"),
    ("take even", "take an even number"),
    ("take primes", "take a prime"),
    ("take 1,primes", "take 1 or a prime"),
    ("take prime powers", "take 1 or a power of a prime"),
    ("take squares", "take a square"),
    ("take powers of 3", "take 1, 3, 9, …"),
    ("take multiples of 3", "take 3, 6, 9, …"),
    ("take cubes", "take 1, 8, 27, …"),
    ("take triangular", "take 1, 3, 6, 10, …"),
    ("take factorials", "take 1, 2, 6, 24, …"),
    ("take fibonacci", "take 1, 2, 3, 5, 8, …"),
    ("take divisors", "take a number that divides n"),
    ("take proper divisors", "take a divisor less than n"),
    ("take coprime", "take a number that has only the factor 1 in common with n"),
    ("take up to half", "take 1 to ⌊n / 2⌋"),
    ("take up to n/3", "take 1 to ⌊n / 3⌋"),
    ("take at least half", "take n / 2 or more"),
    ("take at least n/3", "take n / 3 or more"),
    ("take more than half", "take more than n / 2; also \"more than n/3\""),
    ("take less than half", "take less than n / 2; also \"less than n/3\", \"less than n\""),
    ("take up to root", "take 1 to ⌊√n⌋"),
    ("take digits", "take one of the decimal digits of n"),
    ("take 1,2 and split", "take 1 or 2, and perhaps split what is left into two: Kayles"),
    ("take 1 leave 0..2", "take 1 and leave 0 to 2 heaps: the same as \"take 1 and split\""),
    ("take any leave 0", "take the whole heap"),
    ("leave n/2", "leave ⌊n / 2⌋ stones of a heap"),
    ("leave n/2 rounded up", "leave ⌈n / 2⌉ stones, if these are fewer"),
    ("leave exactly n/2", "leave n / 2 stones, if 2 divides n"),
    ("split", "split a heap into two"),
    ("split unequal", "split a heap into two of different sizes: Grundy's game"),
    ("split into 3", "split a heap into three; also \"into 2..4\", \"into any\""),
    ("split into any equal", "split a heap into equal heaps"),
    ("0.137", "an octal code: Dawson's Chess"),
    ("0.3F", "a hexadecimal code: 8 more in a digit allows leaving three heaps"),
    ("take any; split", "a move obeys one of the clauses: Lasker's Nim"),
    ("take 1..2; misere", "the last move loses"),
    ("take 1 or 2 stones from a heap, and perhaps split the rest", "ordinary words, of which this is one way"),
    ("每次取 1 到 3 个，不能取者输", "the same in Chinese: take 1..3"),
    ("two heaps: take any from one; take any from both", "the same number from both: Wythoff's game"),
    ("two heaps: give any to the second; take any from the second", "put stones of the first heap on the second"),
    ("two heaps: take a multiple of the smaller", "take it from the larger: Euclid's game"),
    ("two heaps: throw one away and split the other", "two heaps become two others"),
    ("two heaps: take any from one; misere", "the last move loses"),
];

const ANOTHER: Both = ["\";\" and another clause, or the end", "“;”加另一条走法，或到此为止"];
const ANOTHER_NUMBER: Both = [
    "\",\" before another number of the rule, or \"on\" before the heaps of a position",
    "“,”加规则的另一个数，或“on”加局面的各堆",
];
const ONE_BASE: Both = [
    "one base, as the second number may be another base, or a number that may be taken",
    "只有一个底数：第二个数可能是另一个底数，也可能是可取的个数",
];
const MAY_SPLIT: Both = [
    "\"and split\", which goes on with the move, or \"; split\", which is another move",
    "“and split”（同一步里接着分），或“; split”（另一种走法）",
];
const A_PAIR_CLAUSE: Both = ["\"take\", \"give\" or \"throw\"", "“take”“give”或“throw”"];
const NUMBERS: Both = [
    "numbers: 3, 1..3, any, at least 2, odd, even, multiples of 3, primes, prime powers, squares, \
                       cubes, triangular, factorials, powers of 2, fibonacci, divisors, proper divisors, coprime, up \
                       to half, up to n/3, up to root, at least half, more than half, less than half, digits",
    "可取的个数：3、1..3、任意、至少 2、奇数、偶数、3 的倍数、质数、质数幂、平方数、立方数、三角形数、阶乘、2 的幂、\
     斐波那契数、因数、真因数、与 n 互质、至多一半、至多 n/3、至多 √n、至少一半、超过一半、少于一半、各位数字",
];
const NUMBER: Both = ["an integer from 1 to 1000000000", "1 到 1000000000 的整数"];
const HEAP: Both = [
    "the sizes of the heaps: integers up to 1000000000, with blanks or commas between them",
    "各堆的大小：不超过 1000000000 的整数，用空格或逗号隔开",
];
const PART: Both = ["\"half\", or a part of n such as n/3", "“half”（一半），或 n 的几分之一，如 n/3"];

/// What is asked in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The game, where it was called by its name.
    pub name: Option<&'static Name>,
    /// What is asked of it.
    pub asked: Asked,
}

/// What is asked of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// What is known of a rule.
    Rule(Rule),
    /// Who wins a position of a rule: its heaps.
    Position(Rule, Vec<usize>),
    /// What is known of a name that is no rule of heaps.
    Name,
}

impl FromStr for Question {
    type Err = WordError;

    fn from_str(text: &str) -> Result<Self, WordError> {
        let named = names::named(text);
        match &named[..] {
            [] => {}
            [name] if name.rule.is_none() => return Ok(Self { name: Some(name), asked: Asked::Name }),
            [_] => {}
            several => {
                let nearest = several.iter().map(|name| name.name.to_owned()).collect();
                return Err(WordError { place: 1, word: text.trim().to_owned(), expected: SEVERAL, nearest });
            }
        }
        // What is called by its whole name need not be read word by word.
        let (text, place) = match named.first().and_then(|name| name.rule) {
            Some(rule) => (rule, Some(1)),
            None => (text, None),
        };
        // Names are looked for where it is no rule without them.
        let plain = plain_words(text);
        let words = if question(text, plain.clone()).is_ok() { plain } else { words(text, is_rule) };
        let name = named.first().copied().or_else(|| {
            let games: Vec<_> = words.iter().filter_map(|word| word.game).collect();
            if let [game] = games[..] { Some(game) } else { None }
        });
        let asked = question(text, words);
        let asked = asked.map_err(|error| {
            // What is expected alone is not named twice.
            let near = nearest(&error.word.to_lowercase()).filter(|near| error.expected[0] != format!("\"{near}\""));
            let near = if error.nearest.is_empty() { near } else { None };
            let nearest = error.nearest.iter().cloned().chain(near).collect();
            WordError { place: place.unwrap_or(error.place), nearest, ..error }
        })?;
        let asked = match (asked, name) {
            (Asked::Position(rule, heaps), Some(name)) if name.moved != 0 => {
                let moved = heaps.iter().map(|heap| heap.checked_add_signed(name.moved));
                let Some(heaps) = moved.collect() else {
                    return Err(WordError { place: 1, word: text.trim().to_owned(), expected: HEAP, nearest: vec![] });
                };
                Asked::Position(rule, heaps)
            }
            (asked, _) => asked,
        };
        Ok(Self { name, asked })
    }
}

/// Whether a text states a rule without naming a game.
fn is_rule(text: &str) -> bool {
    question(text, plain_words(text)).is_ok()
}

/// A rule, with heaps or without, that these words of a text state.
fn question(text: &str, mut words: Vec<Word>) -> Result<Asked, WordError> {
    let end = text.chars().count() + 1;
    let rule = |words: Vec<Word>| Words { words: words.into_iter().peekable(), end, text }.rule();
    let is_comma = |word: &Word| [",", "and", "(", ")"].contains(&&word.meant[..]);
    let is_heap = |word: &Word| is_comma(word) || range(&word.meant, 0).is_some();
    let is_end = |word: &Word| ["misere", "normal"].contains(&&word.meant[..]);
    let ends_game = |word: &Word| word.game.is_some() || word.meant.contains('.') && code(&word.meant).is_some();
    let on = words.iter().position(|word| word.meant == "on");
    let behind = (1..words.len()).find(|&at| {
        let heap = words[at..].iter().find(|word| !is_comma(word));
        ends_game(&words[at - 1]) && heap.is_some_and(|word| range(&word.meant, 0).is_some())
    });
    let Some(at) = on.or(behind) else {
        // Behind a name and a comma, the same rule may be said once more.
        let again = (1..words.len().saturating_sub(1)).find(|&at| {
            let is_verb = ["take", "split", "leave", "from-one", "two-heaps"].contains(&&words[at + 1].meant[..]);
            words[at - 1].game.is_some() && words[at].meant == "," && is_verb
        });
        let Some(at) = again else { return rule(words).map(Asked::Rule) };
        let mut said = words.split_off(at);
        let comma = said.remove(0);
        let ending = words.iter().find(|word| is_end(word)).cloned();
        let (named, said) = (rule(words)?, rule(ending.into_iter().chain(said).collect())?);
        return match named.moves == said.moves {
            true => Ok(Asked::Rule(said)),
            false => Err(comma.error([
                "\";\" before another clause, as the name is a whole rule",
                "另一条走法前的“;”，因为这个名字已是完整的规则",
            ])),
        };
    };
    let mut rest = words.split_off(at);
    if on.is_some() {
        rest.remove(0);
    }
    // Who wins may be said behind the heaps, too.
    let after = rest.split_off(rest.iter().position(|word| !is_heap(word)).unwrap_or(rest.len()));
    if let Some(word) = after.iter().find(|word| !(is_end(word) || [";", "(", ")"].contains(&&word.meant[..]))) {
        return Err(word.error(HEAP));
    }
    words.extend(after.into_iter().filter(|word| word.meant != "(" && word.meant != ")"));
    let mut heaps = vec![];
    for word in rest.iter().filter(|word| !is_comma(word)) {
        let heap = range(&word.meant, 0).filter(|range| range.start() == range.end());
        let Some(heap) = heap else { return Err(word.error(HEAP)) };
        heaps.push(*heap.start());
    }
    let rule = rule(words)?;
    let expected = match rule.moves {
        _ if heaps.is_empty() => HEAP,
        Moves::TwoHeaps(_) if heaps.len() != 2 => ["two heaps, as the rule is one of two", "两堆，因为这是两堆的规则"],
        _ => return Ok(Asked::Position(rule, heaps)),
    };
    let none = WordError { place: end, word: String::new(), expected, nearest: vec![] };
    Err(rest.first().map_or(none, |word| word.error(expected)))
}

impl FromStr for Rule {
    type Err = WordError;

    fn from_str(text: &str) -> Result<Self, WordError> {
        let question: Question = text.parse()?;
        let expected = match question.asked {
            Asked::Rule(rule) => return Ok(rule),
            Asked::Position(..) => ["a rule without heaps", "规则，后面不带各堆"],
            Asked::Name => ["a rule, or the name of a game that is one of heaps", "规则，或堆的游戏的名字"],
        };
        Err(WordError { place: 1, word: text.trim().to_owned(), expected, nearest: vec![] })
    }
}

impl Word {
    fn error(&self, expected: Both) -> WordError {
        WordError { place: self.place, word: self.said.clone(), expected, nearest: vec![] }
    }
}

/// The known word that is most like this one, if one is: of names those of one word.
fn nearest(word: &str) -> Option<String> {
    let phrases = NOTATIONS.iter().chain(ENGLISH).map(|(known, _)| *known);
    let phrases = phrases.chain(BOARDS.iter().map(|(known, ..)| *known));
    let is_gap = |letter: char| letter.is_whitespace() || ",;:".contains(letter);
    let known = phrases.flat_map(|known| known.split(is_gap)).map(str::to_owned);
    let named = names::names().iter().flat_map(Name::all).filter(|name| !name.contains(' ')).map(str::to_lowercase);
    let known = known.chain(named).filter(|known| known.len() > 2 && known.is_ascii());
    let near = known.map(|known| (strsim::osa_distance(&known, word), known));
    let (far, known) = near.min_by_key(|&(far, _)| far)?;
    (1..=word.chars().count() / 4).contains(&far).then_some(known)
}

/// Throwing away nothing splits the second heap, and its first part is given back.
const ENDS: Both = [
    "a clause with which play ends: \"give\" and \"throw\" lead back, as from (0, 2) to (1, 1) and to (0, 2)",
    "能使游戏结束的走法：“give”与“throw”会走回来，如从 (0, 2) 到 (1, 1) 再到 (0, 2)",
];

struct Words<'a> {
    words: Peekable<IntoIter<Word>>,
    end: usize,
    text: &'a str,
}

impl Words<'_> {
    fn rule(mut self) -> Result<Rule, WordError> {
        let is_said = self.words.clone().any(|word| word.meant == "two-heaps");
        if let Some(each) = self.words.clone().find(|word| word.meant == "from-each" && !is_said) {
            let one = self.spelled(each.place, each.said.chars().count(), " from one heap ").trim().to_owned();
            const EACH: Both = [
                "\"two heaps:\" before a rule of both heaps, or \"from one heap\"",
                "两堆的规则前的“two heaps:”，或“from one heap”",
            ];
            return Err(WordError {
                nearest: vec![format!("two heaps: {}", self.text.trim()), one],
                ..each.error(EACH)
            });
        }
        let of_two = ["two-heaps", "from-both", "from-second", "to-second", "multiple-of-smaller", "throw"];
        let is_pair = self.words.clone().any(|word| of_two.contains(&&word.meant[..]));
        let (mut clauses, mut pairs, mut is_misere) = (vec![], vec![], None);
        if self.ending(&mut is_misere)? {
            let _ = self.takes(":") || self.takes(",") || self.takes(";");
        }
        if self.takes("two-heaps") || self.takes("one-heap") {
            let _ = self.takes(":") || self.takes(",") || self.takes(";");
        }
        loop {
            // "On each turn, take …".
            self.takes(",");
            let has_clause = !(clauses.is_empty() && pairs.is_empty());
            if has_clause && self.ending(&mut is_misere)? {
                self.end(["the end, as who wins comes last", "到此为止，因为胜负写在最后"])?;
                break;
            }
            match is_pair {
                true => {
                    let none = WordError { place: self.end, word: String::new(), expected: ENDS, nearest: vec![] };
                    let error = self.words.peek().map_or(none, |word| word.error(ENDS));
                    pairs.push(self.pair_clause(pairs.last().cloned())?);
                    let rule = Rule { moves: Moves::TwoHeaps(pairs.clone()), is_misere: false };
                    if rule.repeats().is_some() {
                        return Err(error);
                    }
                }
                false => clauses.extend(self.clause(clauses.last().cloned())?),
            }
            if !self.separator(is_pair)? {
                // The end of the game may stand without a sign before it.
                if !self.ending(&mut is_misere)? {
                    if self.takes(",") {
                        return self.error(["who wins, or \";\" and another clause", "谁胜，或“;”加另一条走法"]);
                    }
                    self.end(ANOTHER)?;
                }
                self.end(["the end, as who wins comes last", "到此为止，因为胜负写在最后"])?;
                break;
            }
        }
        let moves = if is_pair { Moves::TwoHeaps(pairs) } else { Moves::Heaps(clauses) };
        Ok(Rule { moves, is_misere: is_misere.unwrap_or(false) })
    }

    /// Reads who wins, in parentheses or not, if it is said here.
    fn ending(&mut self, is_misere: &mut Option<bool>) -> Result<bool, WordError> {
        let mut found = false;
        loop {
            let mut ahead = self.words.clone().map(|word| word.meant);
            let next = ahead.next();
            let is_open = next.as_deref() == Some("(");
            let said = if is_open { ahead.next() } else { next };
            let says = match said.as_deref() {
                Some("misere") => true,
                Some("normal") => false,
                // Another one behind a sign.
                Some("," | ";" | "and")
                    if found && ahead.next().is_some_and(|word| word == "misere" || word == "normal") =>
                {
                    self.words.next();
                    continue;
                }
                _ => return Ok(found),
            };
            if is_open {
                self.words.next();
            }
            if is_misere.is_some_and(|before| before != says) {
                return self.error(["the same winner as is said before", "与前面相同的胜者"]);
            }
            self.words.next();
            if is_open {
                self.expect(")", ["\")\"", "“)”"])?;
            }
            *is_misere = Some(says);
            found = true;
        }
    }

    /// Goes behind the sign before another clause, if there is one.
    fn separator(&mut self, is_pair: bool) -> Result<bool, WordError> {
        let mut ahead = self.words.clone().map(|word| word.meant);
        let sign = ahead.next().unwrap_or_default();
        let next = ahead.next().unwrap_or_default();
        let is_end = |word: &str| ["misere", "normal"].contains(&word);
        match &sign[..] {
            ";" | "or" => {}
            "," if next == "or" || next == "and" && ahead.next().is_some_and(|word| is_end(&word)) => {
                self.words.next();
            }
            "and" if is_end(&next) => {}
            "," if ["misere", "normal", "take", "from-one", "from-both"].contains(&&next[..]) => {}
            "," if next == "split" && !is_pair => {
                let comma = self.words.peek().map_or(1, |word| word.place);
                let spelled = |by: &str| self.spelled(comma, 1, by);
                let nearest = vec![spelled("; "), spelled(" and ")];
                self.words.next();
                return Err(WordError { nearest, ..self.refused(MAY_SPLIT) });
            }
            _ => return Ok(false),
        }
        self.words.next();
        Ok(true)
    }

    /// The text with so many letters at a place, and the blanks around them, replaced.
    fn spelled(&self, place: usize, length: usize, by: &str) -> String {
        let letters: Vec<char> = self.text.chars().collect();
        let part = |letters: &[char]| letters.iter().collect::<String>();
        format!("{}{by}{}", part(&letters[..place - 1]).trim(), part(&letters[place - 1 + length..]).trim())
    }

    fn is(&mut self, word: &str) -> bool {
        self.words.peek().is_some_and(|next| next.meant == word)
    }

    fn takes(&mut self, word: &str) -> bool {
        self.words.next_if(|next| next.meant == word).is_some()
    }

    /// The error of the next word.
    fn refused(&mut self, expected: Both) -> WordError {
        let none = WordError { place: self.end, word: String::new(), expected, nearest: vec![] };
        self.words.peek().map_or(none, |word| word.error(expected))
    }

    fn error<T>(&mut self, expected: Both) -> Result<T, WordError> {
        Err(self.refused(expected))
    }

    fn expect(&mut self, word: &str, expected: Both) -> Result<(), WordError> {
        if self.takes(word) { Ok(()) } else { self.error(expected) }
    }

    fn end(&mut self, expected: Both) -> Result<(), WordError> {
        if self.words.peek().is_none() { Ok(()) } else { self.error(expected) }
    }

    /// What `read` makes of the next word.
    fn read<T>(&mut self, expected: Both, read: impl Fn(&str) -> Option<T>) -> Result<T, WordError> {
        match self.words.peek().and_then(|word| read(&word.meant)) {
            Some(found) => {
                self.words.next();
                Ok(found)
            }
            None => self.error(expected),
        }
    }

    /// A clause; without its verb if one of taking stands before it.
    fn clause(&mut self, before: Option<Clause>) -> Result<Vec<Clause>, WordError> {
        self.takes("once");
        self.takes("from-one");
        if self.takes("take") {
            return Ok(vec![self.take()?]);
        }
        if self.takes("split") {
            return Ok(vec![self.split()?]);
        }
        if self.takes("leave") {
            return Ok(vec![self.leave()?]);
        }
        if self.is("whole") && matches!(before, Some(Clause::Take { .. })) {
            return Ok(vec![self.take()?]);
        }
        if self.words.peek().is_some_and(|word| is_like_code(&word.meant)) {
            const CODE: Both = [
                "an octal or a hexadecimal code that has a move: 0, 4, 8 or C, a point, and 1 to 64 \
                                digits from 0 to 7, or to F",
                "有走法的八进制码或十六进制码：0、4、8 或 C，小数点，再加 1 至 64 位数字，每位 0 到 7 或到 F",
            ];
            return self.read(CODE, code);
        }
        self.error(A_CLAUSE)
    }

    fn take(&mut self) -> Result<Clause, WordError> {
        self.takes("from-one");
        if self.takes("whole") {
            return Ok(Clause::Take { set: Set { of: vec![Numbers::Any], but: vec![] }, leaving: 0..=0 });
        }
        let set = self.set()?;
        self.takes("from-one");
        let mut ahead = self.words.clone().map(|word| word.meant);
        let mut next = ahead.next().unwrap_or_default();
        if next == "," {
            // What goes on with the move may stand behind a comma.
            next = ahead.next().unwrap_or_default();
            let number = ahead.next().unwrap_or_default();
            let goes_on = ["and", "then", "and-may", "and-must"].contains(&&next[..]) && number == "split";
            if goes_on || next == "not-all" || next == "leave" && range(&number, 0).is_some() {
                self.words.next();
            }
        }
        let is_last = self.words.clone().nth(1).is_some_and(|word| ["misere", "normal"].contains(&&word.meant[..]));
        let mut ahead = self.words.clone();
        let and = ahead.next().filter(|word| ["and", "then"].contains(&&word.meant[..]));
        // The name of a game is one word.
        let and = and.filter(|and| ahead.next().is_none_or(|split| split.place != and.place));
        let leaving = if self.takes("not-all") {
            1..=1
        } else if !is_last && (self.takes("and") || self.takes("then") || self.takes("and-may")) {
            self.expect("split", ["\"split\"", "“split”（分）"])?;
            // In Chinese this would be what a move must do, and so it may be with "then".
            let doubtful = and.filter(|and| !and.said.is_ascii() || and.meant == "then");
            if let Some(and) = doubtful {
                let spelled = |by: &str| self.spelled(and.place, and.said.chars().count(), by);
                let nearest = match and.said.is_ascii() {
                    true => [" and perhaps ", " and must "].map(spelled),
                    false => ["并可", "并必须"].map(spelled),
                };
                const OR_NOT: Both = [
                    "\"and perhaps\" (并可), or \"and must\" (并必须)",
                    "“and perhaps”（并可），或“and must”（并必须）",
                ];
                return Err(WordError { nearest: nearest.to_vec(), ..and.error(OR_NOT) });
            }
            self.takes_into_two()?;
            0..=2
        } else if self.takes("and-must") {
            self.expect("split", ["\"split\"", "“split”（分）"])?;
            self.takes_into_two()?;
            2..=2
        } else if self.takes("leave") {
            const HEAPS: Both = [
                "how many heaps may be left, up to 4: 0, 1, 2, 0,1 or 0..2",
                "可留下几堆，至多 4 堆：0、1、2、“0,1”或 0..2",
            ];
            let first = self.read(HEAPS, |word| range(word, 0).filter(|heaps| *heaps.end() <= 4))?;
            let leaving = match self.takes(",") {
                false => first,
                true => {
                    let next = *first.end() + 1;
                    *first.start()
                        ..=self.read(HEAPS, |word| word.parse().ok().filter(|&heaps| heaps == next && heaps <= 4))?
                }
            };
            self.takes("heaps");
            leaving
        } else {
            0..=1
        };
        self.takes("from-one");
        Ok(Clause::Take { set, leaving })
    }

    /// Goes behind `into two heaps`, if this stands here.
    fn takes_into_two(&mut self) -> Result<(), WordError> {
        if self.takes("into") {
            self.expect("2", ["\"two\", as in \"into two heaps\"", "“two”，如“into two heaps”"])?;
        }
        self.takes("heaps");
        Ok(())
    }

    fn split(&mut self) -> Result<Clause, WordError> {
        const HEAPS: Both =
            ["how many heaps, from 2 on: 2, 3, 2..4 or any", "分成几堆，至少 2 堆：2、3、2..4 或“any”（任意）"];
        let mut sizes = Sizes::Any;
        let mut into = 2..=2;
        if self.takes("into") {
            self.sizes(&mut sizes);
            into = self.read(HEAPS, |word| match word {
                "any" => Some(2..=usize::MAX),
                _ => range(word, 2),
            })?;
            if self.takes("or-more") {
                into = *into.start()..=usize::MAX;
            }
            self.sizes(&mut sizes);
            self.takes("heaps");
            // Into 2 or 3.
            let mut ahead = self.words.clone().map(|word| word.meant).skip(1);
            let next = ahead.next().and_then(|word| range(&word, 2));
            if sizes == Sizes::Any
                && self.is("or")
                && let Some(next) = next
            {
                self.words.next();
                if *next.start() != into.end().saturating_add(1) {
                    return self.error([
                        "the number that follows, as in \"into 2 or 3\"",
                        "紧接着的下一个数，如“into 2 or 3”",
                    ]);
                }
                self.words.next();
                into = *into.start()..=*next.end();
                self.takes("heaps");
            }
        } else if let Some(count) = self.words.peek().filter(|word| range(&word.meant, 2).is_some()).cloned() {
            let nearest = vec![self.spelled(count.place, count.said.chars().count(), &format!(" into {}", count.said))];
            return Err(WordError { nearest, ..self.refused(["\"into\" and how many heaps", "“into”加堆数"]) });
        }
        self.sizes(&mut sizes);
        self.takes("heaps");
        Ok(Clause::Split { into, sizes })
    }

    fn sizes(&mut self, sizes: &mut Sizes) {
        if self.takes("unequal") {
            *sizes = Sizes::Unequal;
        } else if self.takes("equal") {
            *sizes = Sizes::Equal;
        }
    }

    fn leave(&mut self) -> Result<Clause, WordError> {
        let is_exact = self.takes("exactly");
        let is_half = self.is("half");
        let divisor = self.part()?;
        if divisor < 2 {
            return self.error(["a part of n from n/2 on", "n 的几分之一，从 n/2 起"]);
        }
        let mut ahead = self.words.clone().map(|word| word.meant);
        let mut next = ahead.next().unwrap_or_default();
        let is_open = next == "(" || next == ",";
        if is_open {
            next = ahead.next().unwrap_or_default();
        }
        let rounding = match &next[..] {
            "down" => Some(Rounding::Down),
            "up-rounded" => Some(Rounding::Up),
            "exact" => Some(Rounding::None),
            "exact-even" if divisor == 2 => Some(Rounding::None),
            _ => None,
        };
        if rounding.is_some() {
            if is_open && (self.takes(",") || self.takes("(")) {
                self.words.next();
                self.takes(")");
            } else {
                self.words.next();
            }
        }
        let rounding = match (is_exact, rounding) {
            (true, None) => Rounding::None,
            (false, Some(rounding)) => rounding,
            (false, None) if !is_half => Rounding::Down,
            (false, None) => {
                let nearest = vec!["leave n/2 rounded down".to_owned(), "leave exactly n/2".to_owned()];
                const ROUNDED: Both = [
                    "\"rounded down\", or \"exactly\" before it where 2 must divide n",
                    "“rounded down”（下取整）；若必须整除，则在前面加“exactly”",
                ];
                return Err(WordError { nearest, ..self.refused(ROUNDED) });
            }
            (true, Some(_)) => {
                return self.error(["\"exactly\" or a rounding, not both", "“exactly”或取整，不能两者都写"]);
            }
        };
        Ok(Clause::Leave { divisor, rounding })
    }

    /// A clause of two heaps; without its verb, or with the same number, if one of taking stands before it.
    fn pair_clause(&mut self, before: Option<PairClause>) -> Result<PairClause, WordError> {
        if self.takes("give") {
            let set = self.set()?;
            self.expect("to-second", ["\"to the second\"", "“to the second”（给第二堆）"])?;
            return Ok(PairClause::Give(set));
        }
        if self.takes("throw") {
            return Ok(PairClause::Throw);
        }
        let set_before = match before {
            Some(PairClause::One(set) | PairClause::Both(set) | PairClause::Second(set)) => Some(set),
            _ => None,
        };
        self.takes("once");
        let each = self.words.clone().find(|word| word.meant == "from-each" || word.meant == ";");
        let each = each.filter(|word| word.meant == "from-each");
        let mut from = self.from();
        if !self.takes("take") && set_before.is_none() {
            return self.error(A_PAIR_CLAUSE);
        }
        if self.takes("multiple-of-smaller") {
            return Ok(PairClause::Multiple);
        }
        from = from.or_else(|| self.from());
        // "Any from one or both", "or the same number from both".
        let is_same = self.takes("same");
        let set = match (set_before, self.words.peek()) {
            (Some(set), _) if is_same => set,
            (Some(set), Some(word)) if word.meant.starts_with("from-") => set,
            (Some(set), next) if from.is_some() && next.is_none_or(|next| !begins_numbers(&next.meant)) => set,
            _ => self.set()?,
        };
        if let (Some(each), false) = (each, matches!(set.of[..], [Numbers::Range(a, b)] if a == b)) {
            return Err(each.error([
                "\"from both\" for the same number; no notation takes different numbers from each",
                "“from both”（从两堆取同样多）；没有记法表示从两堆取不同的个数",
            ]));
        }
        match from.or_else(|| self.from()) {
            Some(From::One) => Ok(PairClause::One(set)),
            Some(From::Both) => Ok(PairClause::Both(set)),
            Some(From::Second) => Ok(PairClause::Second(set)),
            None if self.is("from") => {
                self.words.next();
                self.error(["\"one\", \"both\" or \"the second\"", "“one”“both”或“the second”"])
            }
            None => self.error([
                "\"from one\", \"from both\" or \"from the second\"",
                "“from one”“from both”或“from the second”",
            ]),
        }
    }

    /// Where stones are taken from, if it is said here.
    fn from(&mut self) -> Option<From> {
        let of = [
            ("from-one", From::One),
            ("from-both", From::Both),
            ("from-each", From::Both),
            ("from-second", From::Second),
            ("both", From::Both),
        ];
        of.into_iter().find(|(word, _)| self.takes(word)).map(|(_, from)| from)
    }

    fn set(&mut self) -> Result<Set, WordError> {
        if self.is("all-but") {
            let rest = self.text.to_lowercase().replacen("all but", "any but", 1);
            const ALL_BUT: Both = [
                "\"any but\" the numbers that may not be taken; no notation leaves that many stones",
                "“any but”加不可取的个数；没有记法表示“剩下这么多个”",
            ];
            return Err(WordError { nearest: vec![rest], ..self.refused(ALL_BUT) });
        }
        let before = if self.takes("but") { self.list(true)? } else { vec![] };
        if !before.is_empty() && self.takes("outside") && self.takes(",") {
            self.takes("take");
        }
        let first = self.words.clone().next();
        let mut of = self.list(false)?;
        let mut before = before;
        if before.is_empty() && self.takes("outside") {
            before = std::mem::replace(&mut of, self.list(false)?);
        }
        let mut ahead = self.words.clone().map(|word| word.meant);
        if self.is(",") && ahead.nth(1).is_some_and(|word| word == "but") {
            self.words.next();
        }
        // "At least 3 but at most 7" goes on; "any except at most 7" does not.
        let goes_on =
            self.words.peek().is_some_and(|word| word.meant == "but" && word.said.eq_ignore_ascii_case("but"));
        let but = match self.takes("but") {
            true if self.words.peek().is_some_and(|word| is_bound(&word.meant)) => {
                const BOUNDS: Both =
                    ["exceptions that are numbers, or bounds on both sides", "作为例外的数，或两边都有的界"];
                let was_bound = first.as_ref().is_some_and(|word| is_bound(&word.meant));
                let place = self.words.clone().next();
                let both = match &of[..] {
                    &[bound] if before.is_empty() && was_bound && goes_on => self.bounds(bound)?,
                    _ => None,
                };
                return match (both, place) {
                    (Some(both), _) => Ok(Set { of: vec![both], but: vec![] }),
                    (None, Some(word)) => Err(word.error(BOUNDS)),
                    (None, None) => self.error(BOUNDS),
                };
            }
            true if before.is_empty() => self.list(true)?,
            true => {
                return self.error(["the end of the exceptions, which stand before", "例外到此为止，因为前面已经写了"]);
            }
            false => before,
        };
        // Exceptions that are bounds are doubtful, wherever they stand.
        if but.iter().any(|numbers| {
            matches!(
                numbers,
                Numbers::AtLeast(_)
                    | Numbers::UpToPart(_)
                    | Numbers::FromPart(_)
                    | Numbers::MoreThanPart(_)
                    | Numbers::LessThanPart(_)
                    | Numbers::UpToRoot
            )
        }) {
            return self.error(["exceptions that are numbers, not bounds", "作为例外的数，不能是界"]);
        }
        let set = Set { of, but };
        match (set.is_empty(), first) {
            (true, Some(word)) => Err(word.error(["numbers of which some may be taken", "至少含一个可取的数"])),
            _ => Ok(set),
        }
    }

    /// Numbers with signs between them, those that are named alone first.
    fn list(&mut self, are_exceptions: bool) -> Result<Vec<Numbers>, WordError> {
        const OR: Both = ["\"or\" between what one move may take", "“or”（或），隔开一步可取的各个个数"];
        let one_of = self.words.next_if(|word| word.meant == "one-of");
        let in_braces = self.takes("{");
        let mut first = self.words.peek().cloned();
        let mut base = self.base();
        let mut list = vec![self.numbers()?];
        loop {
            let ahead: Vec<Word> = self.words.clone().take(4).collect();
            let meant = |index: usize| ahead.get(index).map_or("", |word| &word.meant[..]);
            // ", or" and ", and" are one sign.
            let (sign, mut signs) = match (meant(0), meant(1)) {
                (",", sign @ ("or" | "and" | "then")) => (sign, 2),
                (sign @ ("," | "or" | "and" | "then"), _) => (sign, 1),
                _ => break,
            };
            // "At least 2, take at most 5": the same number is meant.
            signs +=
                usize::from(sign != "or" && meant(signs) == "take" && is_bound(meant(signs + 1)) && list.len() == 1);
            let Some(next) = ahead.get(signs).filter(|next| begins_numbers(&next.meant)).cloned() else { break };
            let is_plain = |word: &Word| range(&word.meant, 0).is_some();
            let is_power = |index: usize| meant(index).starts_with("of-");
            let next_is_plain = is_plain(&next) && !is_power(signs + 1);
            let was_plain = first.as_ref().is_some_and(is_plain) && matches!(list.last(), Some(Numbers::Range(..)));
            let bounds = [
                first.as_ref().is_some_and(|word| is_bound(&word.meant))
                    || !was_plain && matches!(list.last(), Some(Numbers::AtLeast(_))),
                is_bound(&next.meant),
            ];
            // Powers, or multiples, of one number or of both.
            let second = number(&next.meant);
            let kind = if meant(signs + 1) == "of-powers" { "powers" } else { "multiples" };
            let both = match (base, list.last(), second) {
                (Some((kind, base)), _, Some(second)) if !is_power(signs + 1) => Some((kind, base, second, true)),
                (None, Some(&Numbers::Range(one, to)), Some(second))
                    if one == to && was_plain && is_power(signs + 1) =>
                {
                    Some((kind, second, one, false))
                }
                _ => None,
            };
            if let Some((kind, base, other, is_behind)) = both.filter(|&(_, _, other, _)| other > 1) {
                let bases = if is_behind { [base, other] } else { [other, base] };
                let nearest =
                    vec![format!("{other},{kind} of {base}"), format!("{kind} of {},{kind} of {}", bases[0], bases[1])];
                return Err(WordError { nearest, ..next.error(ONE_BASE) });
            }
            if sign == "then" {
                return Err(ahead[signs - 1].error(OR));
            }
            let is_joint = sign == "and" && !are_exceptions;
            let is_list = list.len() > 1 || signs == 2;
            if is_joint
                && bounds == [false; 2]
                && (was_plain && next_is_plain && !is_list || !was_plain && !next_is_plain)
            {
                return Err(ahead[signs - 1].error(OR));
            }
            let before = list[list.len() - 1];
            for _ in 0..signs {
                self.words.next();
            }
            let is_kind = bounds[1] && !was_plain || bounds[0] && !next_is_plain;
            if sign != "or" && !are_exceptions && is_kind || is_joint && bounds != [false; 2] {
                const BOUNDS: Both = [
                    "\"or\" between two kinds of numbers, or two bounds that are numbers",
                    "两类数之间的“or”（或），或者以数为界的两个界",
                ];
                match if bounds[1] { self.bounds(before)? } else { None } {
                    Some(both) => {
                        list.pop();
                        list.push(both);
                    }
                    None => return Err(next.error(BOUNDS)),
                }
                continue;
            }
            // A thousand is written without a comma.
            let is_group = |word: &Word| word.meant.len() == 3 && word.meant.starts_with('0');
            if let (Some(Numbers::Range(first, _)), true) = (list.last(), is_group(&next)) {
                let nearest = vec![format!("{first}{}", next.meant)];
                return Err(WordError { nearest, ..self.refused(NUMBER) });
            }
            first = Some(next);
            base = self.base();
            list.push(self.numbers()?);
        }
        if in_braces {
            self.expect("}", ["\",\" and another number, or \"}\"", "“,”加另一个数，或“}”"])?;
        }
        if let Some(word) = self.words.peek().filter(|word| range(&word.meant, 0).is_some()).cloned() {
            // A blank is no comma: the number may be one of the rule, or the size of a heap.
            let run = self.words.clone().take_while(|word| range(&word.meant, 0).is_some()).collect::<Vec<Word>>();
            let last = &run[run.len() - 1];
            let length = last.place + last.said.chars().count() - word.place;
            let spelled = |first: &str, between: &str| {
                let numbers: Vec<&str> = run.iter().map(|word| &word.said[..]).collect();
                self.spelled(word.place, length, &format!("{first}{}", numbers.join(between)))
            };
            let nearest = vec![spelled(",", ","), spelled(" on ", " ")];
            return Err(WordError { nearest, ..word.error(ANOTHER_NUMBER) });
        }
        if let (Some(word), [Numbers::Range(first, last)]) = (one_of, &list[..])
            && first == last
        {
            return Err(
                word.error(["a list of numbers behind it, or the number alone", "后面接数的列表，或只写这个数"])
            );
        }
        list.sort_by_key(|numbers| !matches!(numbers, Numbers::Range(..)));
        list.dedup();
        Ok(list)
    }

    /// Of what powers or multiples are named here, if they are.
    fn base(&mut self) -> Option<(&'static str, usize)> {
        let mut ahead = self.words.clone().map(|word| word.meant);
        let [first, second] = [ahead.next()?, ahead.next()?];
        match (&first[..], &second[..]) {
            ("powers-of", base) | (base, "of-powers") => Some(("powers", number(base)?)),
            ("multiples-of", base) | (base, "of-multiples") => Some(("multiples", number(base)?)),
            _ => None,
        }
    }

    /// Numbers between two bounds, of which one was read before, and the other stands here.
    fn bounds(&mut self, before: Numbers) -> Result<Option<Numbers>, WordError> {
        let after = match before {
            Numbers::AtLeast(_) | Numbers::Any if self.is("up-to") || self.is("less-than") => self.numbers()?,
            Numbers::Range(1, _) if self.is("at-least") || self.is("more-than") => self.numbers()?,
            _ => return Ok(None),
        };
        if before == Numbers::Any && matches!(after, Numbers::UpToPart(_) | Numbers::LessThanPart(_)) {
            return Ok(Some(after));
        }
        let [from, to] = match (before, after) {
            (Numbers::AtLeast(from), Numbers::Range(1, to)) | (Numbers::Range(1, to), Numbers::AtLeast(from)) => {
                [from, to]
            }
            (Numbers::Any, Numbers::Range(1, to)) => [1, to],
            _ => return self.error(["bounds that are numbers", "以数表示的界"]),
        };
        if from > to {
            self.error(["bounds between which there is a number", "之间至少有一个数的两个界"])
        } else {
            Ok(Some(Numbers::Range(from, to)))
        }
    }

    fn numbers(&mut self) -> Result<Numbers, WordError> {
        self.takes("exactly");
        // "From 2 to 5".
        if self.is("from")
            && self
                .words
                .clone()
                .nth(1)
                .is_some_and(|word| range(&word.meant, 1).is_some_and(|of| of.start() < of.end()))
        {
            self.words.next();
        }
        if self.takes("up-to") {
            self.takes("take");
            if self.takes("root") {
                return Ok(Numbers::UpToRoot);
            }
            if let Some(most) = self.words.peek().and_then(|word| number(&word.meant)) {
                self.words.next();
                return Ok(Numbers::Range(1, most));
            }
            return Ok(Numbers::UpToPart(self.part()?));
        }
        if self.takes("at-least") {
            return Ok(match self.words.peek().and_then(|word| number(&word.meant)) {
                Some(least) => {
                    self.words.next();
                    at_least(least)
                }
                None => Numbers::FromPart(self.part()?),
            });
        }
        if self.takes("more-than") {
            return Ok(match self.words.peek().and_then(|word| number(&word.meant)) {
                Some(bound) => {
                    self.words.next();
                    at_least(bound + 1)
                }
                None => Numbers::MoreThanPart(self.part()?),
            });
        }
        if self.takes("less-than") {
            if self.takes("n") {
                return Ok(Numbers::LessThanPart(1));
            }
            if self.is("1") {
                return self.error(["an integer from 2 to 1000000000", "2 到 1000000000 的整数"]);
            }
            return Ok(match self.words.peek().and_then(|word| number(&word.meant)) {
                Some(bound) => {
                    self.words.next();
                    Numbers::Range(1, bound - 1)
                }
                None => Numbers::LessThanPart(self.part()?),
            });
        }
        if self.takes("between") {
            let read = |word: &str| range(word, 1);
            let first = self.read(["two numbers, as in \"between 2 and 5\"", "两个数，如“between 2 and 5”"], read)?;
            if first.start() < first.end() {
                return Ok(Numbers::Range(*first.start(), *first.end()));
            }
            self.expect("and", ["\"and\" and the other number", "“and”加另一个数"])?;
            let last = self.read(["a number that is not less", "不小于前一个数的数"], |word| {
                number(word).filter(|last| last >= first.start())
            })?;
            return Ok(Numbers::Range(*first.start(), last));
        }
        if self.takes("powers-of") {
            let base = self.read(["an integer from 2 to 1000000000", "2 到 1000000000 的整数"], |word| {
                number(word).filter(|&base| base > 1)
            })?;
            return Ok(Numbers::Powers(base));
        }
        if self.takes("multiples-of") {
            let base = self.read(NUMBER, number)?;
            return Ok(multiples(base));
        }
        if self.is("0") {
            return self.error(NUMBER);
        }
        let found = self.read(NUMBERS, |word| match word {
            "any" => Some(Numbers::Any),
            "odd" => Some(Numbers::Odd),
            "even" => Some(Numbers::Even),
            "primes" => Some(Numbers::Primes),
            "prime-powers" => Some(Numbers::PrimePowers),
            "squares" => Some(Numbers::Squares),
            "cubes" => Some(Numbers::Cubes),
            "triangular" => Some(Numbers::Triangular),
            "factorials" => Some(Numbers::Factorials),
            "fibonacci" => Some(Numbers::Fibonacci),
            "divisors" => Some(Numbers::Divisors),
            "proper-divisors" => Some(Numbers::ProperDivisors),
            "coprime" => Some(Numbers::Coprime),
            "digits" => Some(Numbers::Digits),
            _ => range(word, 1).map(|range| Numbers::Range(*range.start(), *range.end())),
        })?;
        let Numbers::Range(first, last) = found else { return Ok(found) };
        if first == last && self.takes("or-more") {
            return Ok(at_least(first));
        }
        if first == last && self.takes("or-fewer") {
            return Ok(Numbers::Range(1, first));
        }
        if first == last && first > 1 && self.takes("of-powers") {
            return Ok(Numbers::Powers(first));
        }
        if first == last && self.takes("of-multiples") {
            return Ok(multiples(first));
        }
        Ok(found)
    }

    fn part(&mut self) -> Result<usize, WordError> {
        self.read(PART, |word| match word {
            "half" => Some(2),
            _ => number(word.strip_prefix("n/")?),
        })
    }
}

/// Where stones are taken from.
enum From {
    One,
    Both,
    Second,
}

/// Whether this word begins a bound.
fn is_bound(word: &str) -> bool {
    ["up-to", "at-least", "more-than", "less-than"].contains(&word)
}

/// Whether numbers may begin with this word.
fn begins_numbers(word: &str) -> bool {
    const WORDS: [&str; 21] = [
        "any",
        "odd",
        "even",
        "primes",
        "prime-powers",
        "squares",
        "cubes",
        "triangular",
        "factorials",
        "fibonacci",
        "divisors",
        "proper-divisors",
        "coprime",
        "digits",
        "powers-of",
        "multiples-of",
        "up-to",
        "at-least",
        "more-than",
        "less-than",
        "between",
    ];
    WORDS.contains(&word) || word.starts_with(|letter: char| letter.is_ascii_digit() || letter == '-')
}

/// From this number on.
fn at_least(least: usize) -> Numbers {
    if least == 1 { Numbers::Any } else { Numbers::AtLeast(least) }
}

fn multiples(base: usize) -> Numbers {
    match base {
        1 => Numbers::Any,
        2 => Numbers::Even,
        _ => Numbers::Multiples(base),
    }
}

/// Whether a word is meant for a code.
fn is_like_code(word: &str) -> bool {
    let is_of_code = |part: &str| part.bytes().all(|digit| digit.is_ascii_alphanumeric());
    word.split_once('.').is_some_and(|(whole, digits)| is_of_code(whole) && is_of_code(digits))
}

/// What an octal or a hexadecimal code allows. Of the latter a digit may have 8 more where three heaps may be left.
fn code(word: &str) -> Option<Vec<Clause>> {
    let (whole, digits) = word.split_once('.')?;
    let whole = if whole.is_empty() { "0" } else { whole };
    if !(1..=64).contains(&digits.len()) {
        return None;
    }
    if let Some(game) = Octal::parse(&format!("{whole}.{digits}")) {
        return Some(vec![Clause::Octal(game)]);
    }
    let clauses = |(taken, digit): (usize, u32)| {
        let may_leave = move |heaps: usize| heaps < 4 && digit >> heaps & 1 == 1;
        // Neighbouring numbers of heaps are one clause.
        let first = (0..4).filter(move |&from| may_leave(from) && (from == 0 || !may_leave(from - 1)));
        first.map(move |from| {
            let to = (from..4).take_while(|&heaps| may_leave(heaps)).last().unwrap_or(from);
            match taken {
                0 => Clause::Split { into: from..=to, sizes: Sizes::Any },
                _ => {
                    let set = Set { of: vec![Numbers::Range(taken, taken)], but: vec![] };
                    Clause::Take { set, leaving: from..=to }
                }
            }
        })
    };
    let digits = whole.chars().chain(digits.chars());
    let digits = digits.map(|digit| digit.to_digit(16)).collect::<Option<Vec<u32>>>()?;
    let has_move = digits.iter().any(|&digit| digit > 0) && digits[0] & 3 == 0 && whole.len() == 1;
    has_move.then(|| digits.into_iter().enumerate().flat_map(clauses).collect())
}

/// An integer from 1 to 10⁹.
fn number(word: &str) -> Option<usize> {
    let is_plain = word.len() <= 10 && word.bytes().all(|digit| digit.is_ascii_digit());
    word.parse().ok().filter(|&number| is_plain && (1..=1_000_000_000).contains(&number))
}

/// A number, or two with `..` or a dash between them, the first not above the second and none below the least.
fn range(word: &str, least: usize) -> Option<RangeInclusive<usize>> {
    let read = |word: &str| if word == "0" { Some(0) } else { number(word) };
    let (from, to) = word.split_once("..").or(word.split_once(['-', '–'])).unwrap_or((word, word));
    let (from, to) = (read(from)?, read(to.strip_prefix('=').unwrap_or(to))?);
    (least <= from && from <= to).then_some(from..=to)
}
