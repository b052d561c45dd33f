//! Rules in words: they are read word by word, and an error says which word is wrong and what may stand there.

use std::iter::Peekable;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::vec::IntoIter;

use crate::partizan::boards::BOARDS;
use crate::rules::numbers::{Numbers, Set};
use crate::rules::rule::{Clause, Moves, PairClause, Rule, Sizes};
use crate::word_error::WordError;
use grundy::games::Octal;

/// Every notation, with what it means. [`SAID`] has other words for them.
pub const NOTATIONS: [(&str, &str); 37] = [
    ("take 3", "take 3 stones from a heap"),
    ("take 1..3", "take 1 to 3"),
    ("take 1,3,4", "take 1, 3 or 4"),
    ("take any", "take any number: Nim"),
    ("take any but 2", "take any number other than 2"),
    ("take odd", "take an odd number"),
    ("take even", "take an even number"),
    ("take primes", "take a prime"),
    ("take 1,primes", "take 1 or a prime"),
    ("take prime powers", "take 1 or a power of a prime"),
    ("take squares", "take a square"),
    ("take powers of 3", "take 1, 3, 9, …"),
    ("take fibonacci", "take 1, 2, 3, 5, 8, …"),
    ("take divisors", "take a number that divides n"),
    ("take proper divisors", "take a divisor less than n"),
    ("take coprime", "take a number that has only the factor 1 in common with n"),
    ("take up to half", "take 1 to ⌊n / 2⌋"),
    ("take up to n/3", "take 1 to ⌊n / 3⌋"),
    ("take at least half", "take n / 2 or more"),
    ("take at least n/3", "take n / 3 or more"),
    ("take up to root", "take 1 to ⌊√n⌋"),
    ("take digits", "take one of the decimal digits of n"),
    ("take 1,2 and split", "take 1 or 2, and perhaps split what is left into two: Kayles"),
    ("take 1 leave 0..2", "take 1 and leave 0 to 2 heaps: the same as \"take 1 and split\""),
    ("split", "split a heap into two"),
    ("split unequal", "split a heap into two of different sizes: Grundy's game"),
    ("split into 3", "split a heap into three; also \"into 2..4\", \"into any\""),
    ("split into any equal", "split a heap into equal heaps"),
    ("0.137", "an octal code: Dawson's Chess"),
    ("0.3F", "a hexadecimal code: 8 more in a digit allows leaving three heaps"),
    ("take any; split", "a move obeys one of the clauses: Lasker's Nim"),
    ("take 1..2; misere", "the last move loses"),
    ("two heaps: take any from one; take any from both", "the same number from both: Wythoff's game"),
    ("two heaps: give any to the second; take any from the second", "put stones of the first heap on the second"),
    ("two heaps: take a multiple of the smaller", "take it from the larger: Euclid's game"),
    ("two heaps: throw one away and split the other", "two heaps become two others"),
    ("two heaps: take any from one; misere", "the last move loses"),
];

/// What is said in other words, and the notation of it: names of games, and ways to say the same; nothing for what says
/// nothing. A `'s` may stand behind a name or not. Of those that fit, the longest is meant.
pub const SAID: [(&str, &str); 46] = [
    ("nim", "take any"),
    ("kayles", "take 1,2 and split"),
    ("dawson's kayles", "0.07"),
    ("dawson's chess", "0.137"),
    ("treblecross", "0.007"),
    ("guiles", "0.15"),
    ("officers", "0.6"),
    ("grundy's game", "split unequal"),
    ("grundy", "split unequal"),
    ("lasker's nim", "take any; split"),
    ("lasker", "take any; split"),
    ("wythoff's game", "two heaps: take any from one; take any from both"),
    ("wythoff's nim", "two heaps: take any from one; take any from both"),
    ("wythoff", "two heaps: take any from one; take any from both"),
    ("euclid's game", "two heaps: take a multiple of the smaller"),
    ("euclid", "two heaps: take a multiple of the smaller"),
    ("misère", "misere"),
    ("last player loses", "misere"),
    ("the last player loses", "misere"),
    ("last move loses", "misere"),
    ("the last move loses", "misere"),
    ("remove", "take"),
    ("subtract", "take"),
    (", or", ","),
    ("or", ","),
    ("a square", "squares"),
    ("a square number", "squares"),
    ("square numbers", "squares"),
    ("a perfect square", "squares"),
    ("perfect squares", "squares"),
    ("a prime power", "prime powers"),
    ("a prime", "primes"),
    ("a prime number", "primes"),
    ("a power of", "powers of"),
    ("a proper divisor", "proper divisors"),
    ("a divisor", "divisors"),
    ("a fibonacci number", "fibonacci"),
    ("fibonacci numbers", "fibonacci"),
    ("an odd number", "odd"),
    ("odd numbers", "odd"),
    ("an even number", "even"),
    ("even numbers", "even"),
    ("any number of", "any"),
    ("any number", "any"),
    ("stones", ""),
    ("stone", ""),
];

const A_CLAUSE: &str = "\"take\", \"split\", or an octal code such as 0.77";
const ANOTHER: &str = "\";\" and another clause, or the end";
const ANOTHER_NUMBER: &str = "\",\" before another number, as a rule names no heaps";
const NO_HEAPS: &str = "\";\" and another clause, or the end, as the rule of all heaps is \"take any\"";
const NO_MISERE_HEAPS: &str = "\";\" and another clause, or the end, as the rule of all heaps is \"take any; misere\"";
const A_PAIR_CLAUSE: &str = "\"take\", \"give\" or \"throw\"";
const NUMBERS: &str = "numbers: 3, 1..3, any, odd, even, primes, prime powers, squares, powers of 2, fibonacci, \
                       divisors, proper divisors, coprime, up to half, up to n/3, up to root, at least half, digits";
const NUMBER: &str = "an integer from 1 to 1000000000";

impl FromStr for Rule {
    type Err = WordError;

    fn from_str(text: &str) -> Result<Self, WordError> {
        let noted = noted(&words(text));
        let behind = behind_game(&noted);
        let rule = Words { words: noted.into_iter().peekable(), end: text.chars().count() + 1 }.rule();
        match (behind, rule) {
            (Some(behind), Err(error)) if error.place < behind.place => Err(error),
            (Some(behind), _) => Err(behind),
            (None, rule) => rule,
        }
    }
}

/// The error where a number stands behind the name of a game: it is none of the numbers of its rule.
fn behind_game(noted: &[Word]) -> Option<WordError> {
    let is_number = |word: &Word| word.meant == "," || range(&word.meant, 0).is_some();
    let place = (1..noted.len()).find(|&place| noted[place - 1].ends_game && is_number(&noted[place]))?;
    let (game, rest) = (&noted[place - 1].said, noted[place..].to_vec());
    let mut rest = Words { words: rest.into_iter().peekable(), end: 0 };
    Some(match &game[..] {
        "nim" => rest.refused_heaps(noted[0].meant == "misere"),
        _ => rest.refused(ANOTHER),
    })
}

/// The words of a text, and its signs, with their places.
fn words(text: &str) -> Vec<(usize, String)> {
    let mut words: Vec<(usize, String)> = vec![];
    let mut is_open = false;
    for (place, letter) in text.chars().enumerate() {
        let is_sign = [';', ',', ':'].contains(&letter);
        if is_sign || letter.is_whitespace() {
            is_open = false;
        }
        if is_sign {
            words.push((place + 1, letter.to_string()));
        } else if !letter.is_whitespace() {
            match words.last_mut().filter(|_| is_open) {
                Some((_, word)) => word.extend(letter.to_lowercase()),
                None => words.push((place + 1, letter.to_lowercase().collect())),
            }
            is_open = true;
        }
    }
    words
}

/// A word of the notation, and the place and the words that it stands for.
#[derive(Clone)]
struct Word {
    place: usize,
    said: String,
    meant: String,
    /// Whether it is the last of those that a name of a game stands for.
    ends_game: bool,
}

/// These words in the notation.
fn noted(mut said: &[(usize, String)]) -> Vec<Word> {
    let of = |text| -> Vec<String> { words(text).into_iter().map(|(_, word)| word).collect() };
    let table = SAID.map(|(said, meant)| (of(said), of(meant)));
    let plain = |word: &str| word.trim_end_matches("'s").trim_end_matches("’s").to_owned();
    let mut noted: Vec<Word> = vec![];
    while let Some((place, word)) = said.first() {
        let fits = |known: &[String]| {
            known.len() <= said.len() && known.iter().zip(said).all(|(known, (_, word))| plain(known) == plain(word))
        };
        // The longest that fits.
        let row = table.iter().filter(|(known, _)| fits(known)).max_by_key(|(known, _)| known.len());
        let (count, meant) = match (row, said) {
            (Some((known, meant)), _) => (known.len(), meant.clone()),
            (None, [(_, from), (_, to), (_, end), ..]) if to == "to" && number(from).and(number(end)).is_some() => {
                (3, vec![format!("{from}..{end}")])
            }
            _ => (1, vec![word.clone()]),
        };
        let (now, rest) = said.split_at(count);
        let now = now.iter().map(|(_, word)| &word[..]).collect::<Vec<&str>>().join(" ");
        if meant == ["misere"]
            && let Some(before) = noted.last_mut().filter(|before| before.meant == ",")
        {
            before.meant = ";".to_owned();
        }
        let is_game = match &meant[..] {
            [first, _, ..] => ["take", "split", "two"].contains(&&first[..]),
            [code] => row.is_some() && code.starts_with("0."),
            [] => false,
        };
        let last = meant.len();
        let of = |(i, meant)| Word { place: *place, said: now.clone(), meant, ends_game: is_game && i + 1 == last };
        noted.extend(meant.into_iter().enumerate().map(of));
        said = rest;
    }
    noted
}

/// The known word that is most like this one, if one is.
fn nearest(word: &str) -> Option<String> {
    let said = NOTATIONS.iter().chain(&SAID).map(|(known, _)| known).chain(BOARDS.iter().map(|(known, ..)| known));
    let known = said.flat_map(|known| words(known)).map(|(_, known)| known);
    let near = known.map(|known| (strsim::osa_distance(&known, word), known));
    let (far, known) = near.filter(|(_, known)| known.len() > 2).min_by_key(|&(far, _)| far)?;
    (1..=word.chars().count() / 3).contains(&far).then_some(known)
}

/// Throwing away nothing splits the second heap, and its first part is given back.
const ENDS: &str =
    "a clause with which play ends: with \"give\" and \"throw\" it goes from (0, 2) to (1, 1), and back again";

struct Words {
    words: Peekable<IntoIter<Word>>,
    end: usize,
}

impl Words {
    fn rule(mut self) -> Result<Rule, WordError> {
        let begins_misere = self.takes("misere");
        let is_pair = self.takes("two");
        if is_pair {
            self.expect("heaps", "\"heaps:\"")?;
            self.expect(":", "\":\"")?;
        }
        let (mut clauses, mut pairs, mut is_misere) = (vec![], vec![], begins_misere);
        loop {
            let has_clause = !(clauses.is_empty() && pairs.is_empty());
            if has_clause && self.takes("misere") {
                is_misere = true;
                self.end("the end, as \"misere\" comes last")?;
                break;
            }
            match is_pair {
                true => {
                    let (place, word) =
                        self.words.peek().map_or((self.end, String::new()), |word| (word.place, word.said.clone()));
                    let clause = self.pair_clause()?;
                    let leads_back = |other: &PairClause| {
                        use PairClause::{Give, Throw};
                        matches!((other, &clause), (Give(_), Throw) | (Throw, Give(_)))
                    };
                    if pairs.iter().any(leads_back) {
                        return Err(WordError { place, word, expected: ENDS, nearest: None });
                    }
                    pairs.push(clause);
                }
                false => clauses.extend(self.clause()?),
            }
            if !self.takes(";") {
                self.end(ANOTHER)?;
                break;
            }
        }
        let moves = if is_pair { Moves::TwoHeaps(pairs) } else { Moves::Heaps(clauses) };
        Ok(Rule { moves, is_misere })
    }

    fn is(&mut self, word: &str) -> bool {
        self.words.peek().is_some_and(|next| next.meant == word)
    }

    fn takes(&mut self, word: &str) -> bool {
        self.words.next_if(|next| next.meant == word).is_some()
    }

    /// The error of the next word.
    fn refused(&mut self, expected: &'static str) -> WordError {
        let (place, word) = self.words.peek().map_or((self.end, String::new()), |word| (word.place, word.said.clone()));
        // What is expected alone is not named twice.
        let nearest = nearest(&word).filter(|nearest| expected != format!("\"{nearest}\""));
        WordError { place, word, expected, nearest }
    }

    /// The same behind the rule of Nim, where no heaps stand; if there is nothing else, the position may be meant.
    fn refused_heaps(&mut self, is_misere: bool) -> WordError {
        let error = self.refused(if is_misere { NO_MISERE_HEAPS } else { NO_HEAPS });
        let is_heap = |word: &str| word == "0" || number(word).is_some();
        let heaps = self.words.clone().filter(|word| word.meant != ",");
        let heaps: Option<Vec<String>> =
            heaps.map(|word| is_heap(&word.meant).then(|| format!("*{}", word.meant))).collect();
        match heaps {
            Some(heaps) if !is_misere && !heaps.is_empty() => WordError { nearest: Some(heaps.join(" + ")), ..error },
            _ => error,
        }
    }

    fn error<T>(&mut self, expected: &'static str) -> Result<T, WordError> {
        Err(self.refused(expected))
    }

    fn expect(&mut self, word: &str, expected: &'static str) -> Result<(), WordError> {
        if self.takes(word) { Ok(()) } else { self.error(expected) }
    }

    fn end(&mut self, expected: &'static str) -> Result<(), WordError> {
        if self.words.peek().is_none() { Ok(()) } else { self.error(expected) }
    }

    /// What `read` makes of the next word.
    fn read<T>(&mut self, expected: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<T, WordError> {
        match self.words.peek().and_then(|word| read(&word.meant)) {
            Some(found) => {
                self.words.next();
                Ok(found)
            }
            None => self.error(expected),
        }
    }

    fn clause(&mut self) -> Result<Vec<Clause>, WordError> {
        if self.takes("take") {
            return Ok(vec![self.take()?]);
        }
        if self.takes("split") {
            return Ok(vec![self.split()?]);
        }
        let begins_code = |word: &Word| word.meant.starts_with(|c: char| c.is_ascii_digit() || c == '.');
        if self.words.peek().is_some_and(begins_code) {
            const CODE: &str = "an octal or a hexadecimal code that has a move: 0 or 4, a point, and 1 to 64 digits \
                                from 0 to 7, or to F";
            return self.read(CODE, code);
        }
        self.error(A_CLAUSE)
    }

    fn take(&mut self) -> Result<Clause, WordError> {
        let set = self.set()?;
        let leaving = if self.takes("and") {
            self.expect("split", "\"split\"")?;
            0..=2
        } else if self.takes("leave") {
            const HEAPS: &str = "how many heaps may be left, up to 4: 0, 1, 2, 0,1 or 0..2";
            let first = self.read(HEAPS, |word| range(word, 0).filter(|heaps| *heaps.end() <= 4))?;
            match self.takes(",") {
                false => first,
                true => {
                    let next = *first.end() + 1;
                    *first.start()
                        ..=self.read(HEAPS, |word| word.parse().ok().filter(|&heaps| heaps == next && heaps <= 4))?
                }
            }
        } else {
            0..=1
        };
        Ok(Clause::Take { set, leaving })
    }

    fn split(&mut self) -> Result<Clause, WordError> {
        let into = if self.takes("into") {
            const HEAPS: &str = "how many heaps, from 2 on: 2, 3, 2..4 or any";
            self.read(HEAPS, |word| match word {
                "any" => Some(2..=usize::MAX),
                _ => range(word, 2),
            })?
        } else {
            2..=2
        };
        let sizes = match (self.takes("unequal"), self.takes("equal")) {
            (true, _) => Sizes::Unequal,
            (_, true) => Sizes::Equal,
            _ => Sizes::Any,
        };
        Ok(Clause::Split { into, sizes })
    }

    fn pair_clause(&mut self) -> Result<PairClause, WordError> {
        if self.takes("give") {
            let set = self.set()?;
            ["to", "the", "second"].into_iter().try_for_each(|word| self.expect(word, "\"to the second\""))?;
            return Ok(PairClause::Give(set));
        }
        if self.takes("throw") {
            const THROW: &str = "\"throw one away and split the other\"";
            ["one", "away", "and", "split", "the", "other"]
                .into_iter()
                .try_for_each(|word| self.expect(word, THROW))?;
            return Ok(PairClause::Throw);
        }
        self.expect("take", A_PAIR_CLAUSE)?;
        if self.takes("a") {
            const MULTIPLE: &str = "\"take a multiple of the smaller\"";
            ["multiple", "of", "the", "smaller"].into_iter().try_for_each(|word| self.expect(word, MULTIPLE))?;
            return Ok(PairClause::Multiple);
        }
        let set = self.set()?;
        self.expect("from", "\"from one\", \"from both\" or \"from the second\"")?;
        if self.takes("the") {
            self.expect("second", "\"second\"")?;
            return Ok(PairClause::Second(set));
        }
        match (self.takes("one"), self.takes("both")) {
            (true, _) => Ok(PairClause::One(set)),
            (_, true) => Ok(PairClause::Both(set)),
            _ => self.error("\"one\", \"both\" or \"the second\""),
        }
    }

    fn set(&mut self) -> Result<Set, WordError> {
        let of = self.list()?;
        let but = if self.takes("but") { self.list()? } else { vec![] };
        Ok(Set { of, but })
    }

    fn list(&mut self) -> Result<Vec<Numbers>, WordError> {
        let mut list = vec![self.numbers()?];
        while self.takes(",") {
            list.push(self.numbers()?);
        }
        // A blank is no comma: the number may be meant for a heap.
        match self.words.peek().filter(|word| range(&word.meant, 0).is_some()).map(|word| format!(",{}", word.meant)) {
            None => Ok(list),
            Some(_) if list == [Numbers::Any] => Err(self.refused_heaps(false)),
            nearest => Err(WordError { nearest, ..self.refused(ANOTHER_NUMBER) }),
        }
    }

    fn numbers(&mut self) -> Result<Numbers, WordError> {
        if self.takes("up") {
            self.expect("to", "\"to\"")?;
            if self.takes("root") {
                return Ok(Numbers::UpToRoot);
            }
            if let Some(most) = self.words.peek().and_then(|word| number(&word.meant)) {
                self.words.next();
                return Ok(Numbers::Range(1, most));
            }
            return Ok(Numbers::UpToPart(self.part()?));
        }
        if self.takes("at") {
            self.expect("least", "\"least\"")?;
            return Ok(Numbers::FromPart(self.part()?));
        }
        if self.takes("powers") {
            self.expect("of", "\"of\" and a number, as in \"powers of 2\"")?;
            let base = self.read("an integer from 2 to 1000000000", |word| number(word).filter(|&base| base > 1))?;
            return Ok(Numbers::Powers(base));
        }
        if self.takes("prime") {
            self.expect("powers", "\"powers\", as in \"prime powers\"")?;
            return Ok(Numbers::PrimePowers);
        }
        if self.takes("proper") {
            self.expect("divisors", "\"divisors\"")?;
            return Ok(Numbers::ProperDivisors);
        }
        if self.is("0") {
            return self.error(NUMBER);
        }
        self.read(NUMBERS, |word| match word {
            "any" => Some(Numbers::Any),
            "odd" => Some(Numbers::Odd),
            "even" => Some(Numbers::Even),
            "primes" => Some(Numbers::Primes),
            "squares" => Some(Numbers::Squares),
            "fibonacci" => Some(Numbers::Fibonacci),
            "divisors" => Some(Numbers::Divisors),
            "coprime" => Some(Numbers::Coprime),
            "digits" => Some(Numbers::Digits),
            _ => range(word, 1).map(|range| Numbers::Range(*range.start(), *range.end())),
        })
    }

    fn part(&mut self) -> Result<usize, WordError> {
        self.read("\"half\", or a part of n such as n/3", |word| match word {
            "half" => Some(2),
            _ => number(word.strip_prefix("n/")?),
        })
    }
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
