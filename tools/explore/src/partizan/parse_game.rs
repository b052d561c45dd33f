//! Games that are typed in: sums of numbers, nimbers, ups and games in braces, and the comparison of two.

use crate::partizan::canonical::{Beyond, Game, Games, ONE, PLACES, Simple, ZERO};
use crate::partizan::named::{self, Named, end_of_named};
use crate::rules::reading::Reading;
use crate::word_error::{Both, WordError};

/// Every notation of a game, with what it means.
pub const GAMES: [(&str, &str); 11] = [
    ("{2|-1}", "Left may move to 2, Right to -1; options are separated by commas"),
    ("{3||1|0}", "{3|{1|0}}: more bars bind less tightly"),
    ("5/8", "a number: an integer over a power of two"),
    ("*2", "a heap of Nim; * is *1"),
    ("^", "up, {0|*}; ^^ or ^2 is two of them, v is down"),
    ("3/4^2*", "the sum of a number, ups and a heap"),
    ("+-1", "{1|-1}, and +-{2|1} is {{2|1}|{-1|-2}}"),
    ("Tiny(2)", "{0||0|-2}, also written +_2, tiny-2 or tiny-two; Miny(2) is its negative"),
    ("{2|-1} + *2 - ^", "sums and differences"),
    ("domineering 2x2 + ^", "sums with boards and graphs"),
    ("{2|-1} >= 0", "whether this is true: >=, <=, >, <, =, or <>, which means that neither is at least the other"),
];

/// Why a text is no game that can be worked out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameError {
    /// It is not as it may be.
    Words(WordError),
    /// It takes too much.
    Beyond(Beyond),
}

impl From<WordError> for GameError {
    fn from(error: WordError) -> Self {
        Self::Words(error)
    }
}

impl From<Beyond> for GameError {
    fn from(beyond: Beyond) -> Self {
        Self::Beyond(beyond)
    }
}

/// How two games are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Relation {
    AtLeast,
    AtMost,
    Greater,
    Less,
    Equal,
    Confused,
}

impl Relation {
    pub const ALL: [(&'static str, Self); 11] = [
        (">=", Self::AtLeast),
        ("≥", Self::AtLeast),
        ("<=", Self::AtMost),
        ("≤", Self::AtMost),
        ("<>", Self::Confused),
        ("∥", Self::Confused),
        ("==", Self::Equal),
        (">", Self::Greater),
        ("<", Self::Less),
        ("=", Self::Equal),
        ("‖", Self::Confused),
    ];

    /// Whether it holds where the first game is at most the second, and where it is at least the second.
    pub fn holds(self, is_at_most: bool, is_at_least: bool) -> bool {
        match self {
            Self::AtLeast => is_at_least,
            Self::AtMost => is_at_most,
            Self::Greater => is_at_least && !is_at_most,
            Self::Less => is_at_most && !is_at_least,
            Self::Equal => is_at_most && is_at_least,
            Self::Confused => !is_at_most && !is_at_least,
        }
    }
}

const OPERAND: Both = ["a game: a number, *2, ^, +-1, Tiny(2) or {2|-1}", "游戏：数、“*2”“^”“+-1”“Tiny(2)”或“{2|-1}”"];
const NUMBER: Both = [
    "an integer below 10^12, or one divided by a power of two up to 2^48",
    "小于 10^12 的整数，或整数除以 2 的幂，至多 2^48",
];
const COUNT: Both = ["an integer below 10^6", "小于 10^6 的整数"];
const MORE: Both = ["\"+\", \"-\", or the end", "“+”“-”，或到此为止"];

/// What is applied to the game that follows.
#[derive(Clone, Copy)]
enum Prefix {
    Negative,
    Switch,
    Tiny,
    Miny,
}

/// What is open: a brace or a parenthesis.
enum Bracket {
    /// The options before the last comma, the sides that are done, and the bars behind each of them.
    Brace {
        options: Vec<Game>,
        sides: Vec<Vec<Game>>,
        bars: Vec<usize>,
    },
    Parenthesis,
}

/// A sum that is being read.
struct Sum {
    /// What was before it, and the place of the bracket.
    bracket: Option<(Bracket, usize)>,
    total: Option<Game>,
    /// The signs that stand before the next game.
    prefixes: Vec<Prefix>,
    /// Whether a sign or nothing stands before the next game.
    wants_operand: bool,
}

/// A text, character by character.
struct Reader {
    text: Vec<char>,
    place: usize,
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.text.get(self.place).copied()
    }

    fn skip_blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.place += 1;
        }
    }

    fn takes(&mut self, word: &str) -> bool {
        let is_next = word.chars().enumerate().all(|(index, letter)| {
            self.text.get(self.place + index).is_some_and(|next| next.to_lowercase().eq(letter.to_lowercase()))
        });
        if is_next {
            self.place += word.chars().count();
        }
        is_next
    }

    /// The word that stands here, or its sign.
    fn error<T>(&self, expected: Both) -> Result<T, GameError> {
        Err(WordError::at(&self.text, self.place, expected).into())
    }

    /// An integer, if a digit stands here; an error from `end` on.
    fn integer(&mut self, end: i128, expected: Both) -> Result<Option<i128>, GameError> {
        let start = self.place;
        let mut value: i128 = 0;
        while let Some(digit) = self.peek().and_then(|letter| letter.to_digit(10)) {
            value = value.saturating_mul(10).saturating_add(digit.into());
            self.place += 1;
        }
        if value >= end {
            self.place = start;
            return self.error(expected);
        }
        Ok((self.place > start).then_some(value))
    }

    /// A number, so many ups, and a heap, as far as they stand here; nothing if none does.
    fn simple(&mut self) -> Result<Option<Simple>, GameError> {
        const END: i128 = 1_000_000_000_000;
        const COUNTS: i128 = 1_000_000;
        let start = self.place;
        // The sign of -1^ is that of the number: this is how -1 and ^ are written together.
        let is_digit = |letter: &char| letter.is_ascii_digit();
        let is_negative = self.text.get(start + 1).is_some_and(is_digit) && (self.takes("-") || self.takes("−"));
        let mut number = self.integer(END, NUMBER)?.map(|integer| integer * ONE);
        if number.is_some() && self.peek() == Some('.') && self.text.get(self.place + 1).is_some_and(is_digit) {
            return self.decimal(start);
        }
        let fraction = [('½', 2), ('¼', 1), ('¾', 3)].iter().find(|(sign, _)| self.peek() == Some(*sign));
        if let Some((_, quarters)) = fraction {
            self.place += 1;
            number = Some(number.unwrap_or(0) + quarters * ONE / 4);
        }
        if let Some(numerator) = number
            && self.takes("/")
        {
            let denominator = self.integer(END << PLACES, NUMBER)?;
            let fits = |denominator: &i128| denominator.count_ones() == 1 && *denominator <= ONE;
            let Some(denominator) = denominator.filter(fits) else {
                self.place = start;
                return self.error(NUMBER);
            };
            number = Some(numerator / denominator);
        }
        number = number.map(|number| if is_negative { -number } else { number });
        let mut ups = None;
        for (sign, words) in [(1, ["^", "↑", "up"]), (-1, ["v", "↓", "down"])] {
            let mut count = 0;
            let double = if sign == 1 { "⇑" } else { "⇓" };
            while ups.is_none() {
                count += match words.iter().any(|word| self.takes(word)) {
                    true => 1,
                    false if self.takes(double) => 2,
                    false => break,
                };
            }
            if count > 0 {
                let written = if count == 1 { self.integer(COUNTS, COUNT)? } else { None };
                ups = Some(sign * written.unwrap_or(count) as i32);
            }
        }
        let heap = match ["*", "∗", "★", "star"].iter().any(|word| self.takes(word)) {
            true => Some(self.integer(COUNTS, COUNT)?.unwrap_or(1) as u32),
            false => None,
        };
        let simple = Simple { number: number.unwrap_or(0), ups: ups.unwrap_or(0), nimber: heap.unwrap_or(0) };
        Ok((self.place > start).then_some(simple))
    }

    /// The error where a number is written with a point, which is read from this place on.
    fn decimal(&mut self, start: usize) -> Result<Option<Simple>, GameError> {
        let start = start + usize::from(!self.text[start].is_ascii_digit());
        let text: String =
            self.text[start..].iter().take_while(|letter| **letter == '.' || letter.is_ascii_digit()).collect();
        let error = WordError::at(&self.text, start, NUMBER);
        let (whole, digits) = text.split_once('.').unwrap_or((&text, ""));
        let fraction = || {
            let denominator = 10_u64.checked_pow(digits.len() as u32)?;
            let numerator = whole.parse::<u64>().ok()?.checked_mul(denominator)?.checked_add(digits.parse().ok()?)?;
            let common =
                (0..64).find(|power| numerator.checked_mul(1 << power).is_some_and(|n| n % denominator == 0))?;
            Some(format!("{}/{}", (numerator << common) / denominator, 1_u64 << common))
        };
        let nearest = fraction().map(|fraction| fraction.trim_end_matches("/1").to_owned());
        Err(WordError { word: text.clone(), nearest: nearest.into_iter().collect(), ..error }.into())
    }

    /// A sign before a game.
    fn prefix(&mut self) -> Option<Prefix> {
        const PREFIXES: [(&str, Prefix); 10] = [
            ("+-", Prefix::Switch),
            ("±", Prefix::Switch),
            ("+_", Prefix::Tiny),
            ("-_", Prefix::Miny),
            ("tiny-", Prefix::Tiny),
            ("miny-", Prefix::Miny),
            ("tiny", Prefix::Tiny),
            ("miny", Prefix::Miny),
            ("-", Prefix::Negative),
            ("−", Prefix::Negative),
        ];
        PREFIXES.into_iter().find(|(word, _)| self.takes(word)).map(|(_, prefix)| prefix)
    }
}

/// Reads a game, or two and how they are compared.
///
/// # Complexity
/// That of the sums and of the forms; no recursion as deep as the text, but for different numbers of bars.
pub(crate) fn read(games: &mut Games, text: &str) -> Result<(Game, Option<(Relation, Game)>), GameError> {
    let mut reader = Reader { text: text.chars().collect(), place: 0 };
    let first = reader.sum(games)?;
    let Some(&(_, relation)) = Relation::ALL.iter().find(|(word, _)| reader.takes(word)) else {
        let nearest = match reader.peek() {
            None => return Ok((first, None)),
            Some('|') => format!("{{{text}}}"),
            Some('±') => {
                let [before, after] = [&reader.text[..reader.place], &reader.text[reader.place + 1..]];
                let part = |letters: &[char]| letters.iter().collect::<String>();
                format!("{} + ±{}", part(before).trim(), part(after).trim())
            }
            Some(_) => return reader.error(MORE),
        };
        return Err(WordError { nearest: vec![nearest], ..WordError::at(&reader.text, reader.place, MORE) }.into());
    };
    let second = reader.sum(games)?;
    if reader.peek().is_some() { reader.error(MORE) } else { Ok((first, Some((relation, second)))) }
}

/// How a text that can be read is read: with a sign between each two parts of a sum.
///
/// # Complexity
/// O(length).
pub(crate) fn reading(text: &str) -> Reading {
    let said = text.split_whitespace().collect::<Vec<&str>>().join(" ");
    let spelled = spelled(text);
    let compact = |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).collect::<String>();
    let (mut english, mut chinese) = match compact(&said) == compact(&spelled) {
        true => (spelled.clone(), spelled),
        false => (format!("{said}, read as {spelled}"), format!("{said}，读作 {spelled}")),
    };
    let letters: Vec<char> = said.chars().collect();
    let is_of_numbers = letters.iter().all(|letter| letter.is_ascii_digit() || " +-−/()".contains(*letter));
    if let Some(at) = letters.windows(3).position(|of| of[0].is_ascii_digit() && of[1] == '*' && of[2].is_ascii_digit())
    {
        let product =
            format!("{} * {}", letters[..=at].iter().collect::<String>(), letters[at + 2..].iter().collect::<String>());
        english += &format!(", a number and a heap; the product of nimbers is {product}");
        chinese += &format!("（数与堆之和；Nim 积写作 {product}）");
    } else if is_of_numbers && letters.iter().all(char::is_ascii_digit) {
        let number = said.trim_start_matches('0');
        let number = if number.is_empty() { "0" } else { number };
        english = format!("the number {number}; a heap is *{number}, a code .{said}");
        chinese = format!("数 {number}；堆写作 *{number}，代码写作 .{said}");
    } else if is_of_numbers {
        english += ", with numbers";
        chinese += "（普通的数）";
    }
    Reading::new(english, chinese)
}

/// The text with a sign and blanks between each two parts of a sum.
fn spelled(text: &str) -> String {
    let mut reader = Reader { text: text.chars().collect(), place: 0 };
    let mut spelled = String::new();
    let mut wants_operand = true;
    // The signs before the next game, and whether it stands behind another.
    let (mut prefixes, mut is_second) = (String::new(), false);
    loop {
        reader.skip_blanks();
        let Some(next) = reader.peek() else { return spelled };
        if wants_operand && next.is_alphabetic() {
            let end = end_of_named(&reader.text, reader.place);
            let named: String = reader.text[reader.place..end].iter().collect();
            if let Some(Ok(game)) = Named::parse(named.trim_end()) {
                let words = named.split_whitespace().collect::<Vec<&str>>().join(" ");
                let size = game.size().map(|size| format!(" ({size})")).unwrap_or_default();
                spelled += &format!("{}{words}{size}", std::mem::take(&mut prefixes));
                reader.place = end;
                (wants_operand, is_second) = (false, false);
                continue;
            }
        }
        if wants_operand {
            let simple = match reader.number_in_words() {
                Some(simple) => Some(simple),
                None => reader.simple().ok().flatten(),
            };
            if let Some(simple) = simple {
                let parts = parts(simple);
                let is_whole = parts.len() == 1 && !(is_second && parts[0].starts_with('-'));
                spelled += &match (is_whole, prefixes.is_empty() && !is_second) {
                    (true, _) | (_, true) => format!("{prefixes}{}", parts.join(" + ")),
                    _ => format!("{prefixes}({})", parts.join(" + ")),
                };
                let signs = std::mem::take(&mut prefixes);
                (wants_operand, is_second) = (false, false);
                if reader.peek().is_some_and(|letter| "tTmM".contains(letter)) && signs.chars().all(|sign| sign == '-')
                {
                    spelled += " + ";
                    prefixes = signs;
                    wants_operand = true;
                }
                continue;
            }
            let start = reader.place;
            if reader.prefix().is_some() {
                let sign: String = reader.text[start..reader.place].iter().collect();
                prefixes += &sign.replace("+-", "±").replace('−', "-");
                continue;
            }
            spelled += &std::mem::take(&mut prefixes);
        }
        let relation = Relation::ALL.iter().find(|(word, _)| reader.takes(word));
        if let Some((word, _)) = relation {
            spelled += &format!(" {word} ");
            (wants_operand, is_second) = (true, false);
            continue;
        }
        reader.place += 1;
        (wants_operand, is_second) = match next {
            '+' | '-' | '−' => {
                spelled += if next == '+' { " + " } else { " - " };
                (true, true)
            }
            '}' | ')' => {
                spelled.push(next);
                (false, false)
            }
            _ => {
                spelled.push(next);
                (true, false)
            }
        };
    }
}

/// The parts of a sum of a number, ups and a heap.
fn parts(Simple { number, ups, nimber }: Simple) -> Vec<String> {
    let mut parts = vec![];
    if number != 0 || (ups, nimber) == (0, 0) {
        let power = ONE.trailing_zeros().saturating_sub(number.trailing_zeros().min(127));
        let (numerator, denominator) = if number == 0 { (0, 1) } else { (number / (ONE >> power), 1_i128 << power) };
        parts.push(if denominator == 1 { numerator.to_string() } else { format!("{numerator}/{denominator}") });
    }
    let arrow = |sign: &str, count: u32| match count {
        0 => None,
        1 => Some(sign.to_owned()),
        2 => Some(sign.repeat(2)),
        _ => Some(format!("{sign}{count}")),
    };
    parts.extend(arrow(if ups < 0 { "v" } else { "^" }, ups.unsigned_abs()));
    parts.extend((nimber > 0).then(|| if nimber == 1 { "*".to_owned() } else { format!("*{nimber}") }));
    parts
}

impl Sum {
    fn in_bracket(bracket: Option<(Bracket, usize)>) -> Self {
        Self { bracket, total: None, prefixes: vec![], wants_operand: true }
    }

    /// Adds a game, with the signs before it.
    fn add(&mut self, games: &mut Games, mut game: Game) -> Result<(), Beyond> {
        while let Some(prefix) = self.prefixes.pop() {
            let negative = games.negative(game)?;
            game = match prefix {
                Prefix::Negative => negative,
                Prefix::Switch => games.of([vec![game], vec![negative]])?,
                Prefix::Tiny => {
                    let threat = games.of([vec![ZERO], vec![negative]])?;
                    games.of([vec![ZERO], vec![threat]])?
                }
                Prefix::Miny => {
                    let threat = games.of([vec![game], vec![ZERO]])?;
                    games.of([vec![threat], vec![ZERO]])?
                }
            };
        }
        self.total = Some(games.sum(self.total.unwrap_or(ZERO), game)?);
        self.wants_operand = false;
        Ok(())
    }
}

impl Reader {
    /// A sum, up to a sign that cannot stand in it.
    fn sum(&mut self, games: &mut Games) -> Result<Game, GameError> {
        let mut open: Vec<Sum> = vec![];
        let mut sum = Sum::in_bracket(None);
        loop {
            self.skip_blanks();
            let start = self.place;
            if sum.wants_operand {
                if let Some(game) = self.named(games)? {
                    sum.add(games, game)?;
                    continue;
                }
                let of_words = self.number_in_words();
                if let Some(simple) = of_words.map_or_else(|| self.simple(), |simple| Ok(Some(simple)))? {
                    let game = games.simple(simple);
                    let signs = sum.prefixes.clone();
                    sum.add(games, game)?;
                    // 2Tiny(1) is the sum of both.
                    let is_sum = self.peek().is_some_and(|letter| "tTmM".contains(letter));
                    if is_sum && signs.iter().all(|sign| matches!(sign, Prefix::Negative)) {
                        sum.wants_operand = true;
                        sum.prefixes = signs;
                    }
                } else if let Some(prefix) = self.prefix() {
                    sum.prefixes.push(prefix);
                } else if self.takes("{") {
                    let brace = Bracket::Brace { options: vec![], sides: vec![], bars: vec![] };
                    open.push(std::mem::replace(&mut sum, Sum::in_bracket(Some((brace, start)))));
                } else if self.takes("(") {
                    open.push(std::mem::replace(&mut sum, Sum::in_bracket(Some((Bracket::Parenthesis, start)))));
                } else if sum.is_empty_side() && self.closes_side(games, &mut sum, &mut open)? {
                } else {
                    return self.error(OPERAND);
                }
            } else if self.takes("+") {
                sum.wants_operand = true;
            } else if self.takes("-") || self.takes("−") {
                sum.prefixes.push(Prefix::Negative);
                sum.wants_operand = true;
            } else if !self.closes_side(games, &mut sum, &mut open)? {
                return match (sum.bracket, sum.total) {
                    (None, Some(total)) => Ok(total),
                    (None, None) => self.error(OPERAND),
                    (Some((Bracket::Brace { .. }, _)), _) => {
                        self.error(["\"|\", \",\", \"}\", \"+\" or \"-\"", "“|”“,”“}”“+”或“-”"])
                    }
                    (Some((Bracket::Parenthesis, _)), _) => self.error(["\")\", \"+\" or \"-\"", "“)”“+”或“-”"]),
                };
            }
        }
    }

    /// The value of a board or of a graph, if its name stands here.
    fn named(&mut self, games: &mut Games) -> Result<Option<Game>, GameError> {
        if !self.peek().is_some_and(char::is_alphabetic) {
            return Ok(None);
        }
        let end = end_of_named(&self.text, self.place);
        let text: String = self.text[self.place..end].iter().collect();
        let Some(named) = Named::parse(text.trim_end()) else { return Ok(None) };
        let named = named.map_err(|error| WordError { place: error.place + self.place, ..error })?;
        self.place = end;
        Ok(Some(named::value(games, &named)?))
    }

    /// `two`, as in tiny-two.
    fn number_in_words(&mut self) -> Option<Simple> {
        const WORDS: [&str; 6] = ["one", "two", "three", "four", "five", "six"];
        let index = WORDS.iter().position(|word| self.takes(word))?;
        Some(Simple { number: (index as i128 + 1) * ONE, ups: 0, nimber: 0 })
    }

    /// Goes on behind a comma, bars, or a closing bracket, if one stands here.
    fn closes_side(&mut self, games: &mut Games, sum: &mut Sum, open: &mut Vec<Sum>) -> Result<bool, GameError> {
        let start = self.place;
        let Some((bracket, place)) = &mut sum.bracket else { return Ok(false) };
        match bracket {
            Bracket::Parenthesis => {
                if sum.total.is_none() || !self.takes(")") {
                    return Ok(false);
                }
                let total = sum.total.unwrap_or(ZERO);
                *sum = open.pop().expect("the sum that the bracket stands in");
                sum.add(games, total)?;
                Ok(true)
            }
            Bracket::Brace { options, sides, bars } => {
                let total = sum.total;
                if self.takes(",") {
                    let Some(option) = total else {
                        self.place = start;
                        return Ok(false);
                    };
                    options.push(option);
                } else if self.peek() == Some('|') {
                    while self.takes("|") {}
                    options.extend(total);
                    sides.push(std::mem::take(options));
                    bars.push(self.place - start);
                } else if self.takes("}") {
                    options.extend(total);
                    sides.push(std::mem::take(options));
                    let (sides, bars, place) = (std::mem::take(sides), std::mem::take(bars), *place);
                    let mut outer = open.pop().expect("the sum that the brace stands in");
                    let options = if bars.is_empty() {
                        // +-{2,1} is {2,1|-2,-1}.
                        if !matches!(outer.prefixes.pop(), Some(Prefix::Switch)) {
                            self.place = start;
                            return self.error(["\"|\" and the options of Right", "“|”加右方的选择"]);
                        }
                        let negative: Result<Vec<Game>, Beyond> =
                            sides[0].iter().map(|&of| games.negative(of)).collect();
                        [sides[0].clone(), negative?]
                    } else if let Some(options) = folded(games, &sides, &bars)? {
                        options
                    } else {
                        self.place = place;
                        return self.error([
                            "a single place with the most bars in each brace, as in {3||1|0}",
                            "每对花括号内竖线最多之处只有一个，如“{3||1|0}”",
                        ]);
                    };
                    let game = games.of(options)?;
                    outer.add(games, game)?;
                    *sum = outer;
                    return Ok(true);
                } else {
                    return Ok(false);
                }
                sum.total = None;
                sum.wants_operand = true;
                Ok(true)
            }
        }
    }
}

impl Sum {
    /// Whether nothing stands yet where a side of a brace may be empty.
    fn is_empty_side(&self) -> bool {
        let is_first = matches!(&self.bracket, Some((Bracket::Brace { options, .. }, _)) if options.is_empty());
        is_first && self.total.is_none() && self.prefixes.is_empty()
    }
}

/// The options of both players, by the place of most bars; nothing if there are two such places.
fn folded(games: &mut Games, sides: &[Vec<Game>], bars: &[usize]) -> Result<Option<[Vec<Game>; 2]>, Beyond> {
    let most = *bars.iter().max().expect("there are bars");
    let place = bars.iter().position(|&bar| bar == most).expect("this is one of them");
    if bars[place + 1..].contains(&most) {
        return Ok(None);
    }
    let mut side = |sides: &[Vec<Game>], bars: &[usize]| -> Result<Option<Vec<Game>>, Beyond> {
        if bars.is_empty() {
            return Ok(Some(sides[0].clone()));
        }
        // The depth of this is the number of different lengths of bars: at most the root of twice the text's length.
        match folded(games, sides, bars)? {
            Some(options) => Ok(Some(vec![games.of(options)?])),
            None => Ok(None),
        }
    };
    let left = side(&sides[..=place], &bars[..place])?;
    let right = side(&sides[place + 1..], &bars[place + 1..])?;
    Ok(left.zip(right).map(|(left, right)| [left, right]))
}
