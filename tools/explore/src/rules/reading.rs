//! How a rule was read, in words, in English and in Chinese.

use crate::rules::letters::is_han;
use crate::rules::numbers::{Numbers, Set};
use crate::rules::rule::{Clause, Moves, PairClause, Rounding, Rule, Sizes};

/// How a text was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// In English.
    pub english: String,
    /// In Chinese.
    pub chinese: String,
}

impl Reading {
    pub(crate) fn new(english: impl Into<String>, chinese: impl Into<String>) -> Self {
        Self { english: english.into(), chinese: chinese.into() }
    }

    /// For programs.
    pub fn json(&self) -> serde_json::Value {
        serde_json::json!({ "en": self.english, "zh": self.chinese })
    }

    /// One between each two of these.
    fn joined(all: Vec<Self>, english: &str, chinese: &str) -> Self {
        let of = |which: fn(&Self) -> &str, by: &str| all.iter().map(which).collect::<Vec<&str>>().join(by);
        Self::new(of(|of| &of.english, english), of(|of| &of.chinese, chinese))
    }
}

impl Rule {
    /// What a move may do, and who wins, in words.
    ///
    /// ```
    /// use explore::Rule;
    ///
    /// let rule: Rule = "take 1,2 and split".parse().expect("a rule");
    /// let words = "A move takes 1 or 2 stones from a heap, and may split the rest into two heaps. \
    ///              The last move wins.";
    /// assert_eq!(rule.reading().english, words);
    /// ```
    pub fn reading(&self) -> Reading {
        let (start, all) = match &self.moves {
            Moves::Heaps(clauses) => (["", ""], clauses.iter().map(Clause::reading).collect()),
            Moves::TwoHeaps(clauses) => {
                (["Two heaps. ", "两堆石子。"], clauses.iter().map(PairClause::reading).collect())
            }
        };
        let moves = Reading::joined(all, "; or ", "；或者");
        let wins = if self.is_misere { ["loses", "走最后一步者输"] } else { ["wins", "走最后一步者胜"] };
        Reading::new(
            format!("{}A move {}. The last move {}.", start[0], moves.english, wins[0]),
            spaced(&format!("{}每步{}。{}。", start[1], moves.chinese, wins[1])),
        )
    }
}

/// Chinese with blanks only between its words and those of other letters.
fn spaced(text: &str) -> String {
    let is_sign = |letter: char| "，。；：、（）".contains(letter);
    let letters: Vec<char> = text.chars().collect();
    let is_kept = |&(place, letter): &(usize, &char)| {
        let [before, after] =
            [place.wrapping_sub(1), place + 1].map(|place| letters.get(place).copied().unwrap_or('。'));
        let joins = is_sign(before) || is_sign(after) || is_han(before) && is_han(after);
        *letter != ' ' || !joins
    };
    letters.iter().enumerate().filter(is_kept).map(|(_, letter)| letter).collect()
}

impl Clause {
    fn reading(&self) -> Reading {
        match self {
            Self::Take { set, leaving }
                if *leaving == (0..=0) && *set == Set { of: vec![Numbers::Any], but: vec![] } =>
            {
                Reading::new("takes a whole heap", "取走一整堆")
            }
            Self::Take { set, leaving } => {
                let numbers = set.reading();
                let [english, chinese] = left(leaving.clone());
                let [of, heap] = match set.of.iter().chain(&set.but).any(|numbers| depends(*numbers)) {
                    true => [" of n", " n 个石子的"],
                    false => ["", ""],
                };
                Reading::new(
                    format!("takes {}{} from a heap{of}{english}", numbers.english, stones(set)),
                    format!("从{heap}一堆中取 {}{chinese}", numbers.chinese),
                )
            }
            Self::Split { into, sizes } => {
                let (english, chinese) = match (*into.start(), *into.end()) {
                    (2, 2) => ("two".to_owned(), "两".to_owned()),
                    (from, to) if from == to => (from.to_string(), format!(" {from} ")),
                    (from, usize::MAX) => (format!("{from} or more"), format!("至少 {from} ")),
                    (from, to) if from + 1 == to => (format!("{from} or {to}"), format!(" {from} 或 {to} ")),
                    (from, to) => (format!("{from} to {to}"), format!(" {from} 至 {to} ")),
                };
                let [of, kind] = match sizes {
                    Sizes::Any => ["", ""],
                    Sizes::Unequal => [" of different sizes", "大小不同的"],
                    Sizes::Equal => [" of the same size", "大小相同的"],
                };
                Reading::new(format!("splits a heap into {english} heaps{of}"), format!("把一堆分成{kind}{chinese}堆"))
            }
            Self::Leave { divisor, rounding } => match rounding {
                Rounding::Down => Reading::new(
                    format!("leaves ⌊n/{divisor}⌋ stones of a heap of n"),
                    format!("把 n 个石子的一堆减到 ⌊n/{divisor}⌋ 个"),
                ),
                Rounding::Up => Reading::new(
                    format!("leaves ⌈n/{divisor}⌉ stones of a heap of n, if these are fewer"),
                    format!("把 n 个石子的一堆减到 ⌈n/{divisor}⌉ 个（须变少）"),
                ),
                Rounding::None => Reading::new(
                    format!("leaves n/{divisor} stones of a heap of n, if {divisor} divides n"),
                    format!("若 {divisor} 整除 n，把 n 个石子的一堆减到 n/{divisor} 个"),
                ),
            },
            Self::Octal(game) => {
                /// Longer codes are not spelled out.
                const MOST: usize = 6;
                let code = game.to_string();
                let digits: Vec<(usize, u8)> = self.digits().unwrap_or_default();
                if digits.len() > MOST {
                    return Reading::new(
                        format!("does what the octal code {code} allows"),
                        format!("按八进制码 {code} 操作"),
                    );
                }
                // Numbers with the same digit are said together.
                let mut kinds: Vec<(u8, Vec<usize>)> = vec![];
                for (taken, digit) in digits {
                    match kinds.iter_mut().find(|(other, _)| *other == digit && taken > 0) {
                        Some((_, all)) => all.push(taken),
                        None => kinds.push((digit, vec![taken])),
                    }
                }
                let words = kinds.iter().map(|(digit, taken)| of_digit(taken, *digit)).collect();
                let words = Reading::joined(words, ", or ", "，或者");
                Reading::new(
                    format!("by the octal code {code} {}", words.english),
                    format!("按八进制码 {code} {}", words.chinese),
                )
            }
        }
    }
}

/// What a digit of an octal code allows where one of these numbers of stones is taken.
fn of_digit(taken: &[usize], digit: u8) -> Reading {
    if taken == [0] {
        return Reading::new("splits a heap into two", "把一堆分成两堆");
    }
    let numbers: Vec<Numbers> = taken.iter().map(|&taken| Numbers::Range(taken, taken)).collect();
    let numbers = any_of(&numbers);
    let [english, chinese] = match digit {
        1 => [" if that is the whole heap", "，须恰好取完这堆"],
        2 => [" and leaves one heap", "，须剩下一堆"],
        4 => [" and leaves two heaps", "，并须把剩下的分成两堆"],
        5 => [" if that is the whole heap, or leaves two heaps", "，须恰好取完这堆，或把剩下的分成两堆"],
        6 => [" and leaves one heap or two", "，须剩下一堆或两堆"],
        7 => [" and may split the rest into two heaps", "，并可把剩下的分成两堆"],
        _ => ["", ""],
    };
    Reading::new(format!("takes {}{english}", numbers.english), format!("取 {}{chinese}", numbers.chinese))
}

/// What is said of the heaps that a move leaves of one.
fn left(leaving: std::ops::RangeInclusive<usize>) -> [String; 2] {
    let [english, chinese] = match (*leaving.start(), *leaving.end()) {
        (0, 1) => ["", ""],
        (0, 2) => [", and may split the rest into two heaps", "，并可把剩下的分成两堆"],
        (0, 0) => [" if that empties it", "，须恰好取完这堆"],
        (1, 1) => [", and does not empty it", "，不能取完这堆"],
        (2, 2) => [", and splits the rest into two heaps", "，并须把剩下的分成两堆"],
        (from, to) if from == to => {
            return [format!(", and leaves {from} heaps of the rest"), format!("，剩下的须成 {from} 堆")];
        }
        (from, to) => {
            return [format!(", and leaves {from} to {to} heaps of the rest"), format!("，剩下的成 {from} 至 {to} 堆")];
        }
    };
    [english.to_owned(), chinese.to_owned()]
}

/// Whether the numbers depend on what there is.
fn depends(numbers: Numbers) -> bool {
    matches!(
        numbers,
        Numbers::Divisors
            | Numbers::ProperDivisors
            | Numbers::Coprime
            | Numbers::Digits
            | Numbers::UpToRoot
            | Numbers::UpToPart(_)
            | Numbers::FromPart(_)
            | Numbers::MoreThanPart(_)
            | Numbers::LessThanPart(_)
    )
}

/// The word behind numbers that needs one.
fn stones(set: &Set) -> &'static str {
    match (&set.of[..], set.but.is_empty()) {
        ([.., Numbers::Range(_, 1)], true) => " stone",
        ([.., Numbers::Range(..)], true) => " stones",
        ([Numbers::Any | Numbers::Odd | Numbers::Even], true) => " of stones",
        ([.., Numbers::Range(..)], false) => " stones",
        _ => "",
    }
}

impl PairClause {
    fn reading(&self) -> Reading {
        let taken = |set: &Set, english: &str, chinese: &str| {
            let numbers = set.reading();
            Reading::new(
                format!("takes {}{} {english}", numbers.english, stones(set)),
                format!("{chinese}取 {}", numbers.chinese),
            )
        };
        match self {
            Self::One(set) => taken(set, "from one heap", "从其中一堆"),
            Self::Both(set) => {
                let numbers = set.reading();
                Reading::new(
                    format!("takes the same number from both heaps: {}", numbers.english),
                    format!("从两堆中同时取同样多的 {}", numbers.chinese),
                )
            }
            Self::Second(set) => taken(set, "from the second heap", "从第二堆"),
            Self::Give(set) => {
                let numbers = set.reading();
                Reading::new(
                    format!("puts {}{} of the first heap on the second", numbers.english, stones(set)),
                    format!("从第一堆移 {} 到第二堆", numbers.chinese),
                )
            }
            Self::Multiple => Reading::new(
                "takes a multiple of the smaller heap from the larger one",
                "从较大的一堆中取较小一堆的倍数",
            ),
            Self::Throw => {
                Reading::new("throws one heap away and splits the other into two", "丢掉一堆，把另一堆分成两堆")
            }
        }
    }
}

impl Set {
    fn reading(&self) -> Reading {
        let of = any_of(&self.of);
        match self.but.is_empty() {
            true => of,
            false => {
                let but = any_of(&self.but);
                Reading::new(
                    format!("{} (but not {})", of.english, but.english),
                    format!("{}（{} 除外）", of.chinese, but.chinese.trim_end_matches(" 个")),
                )
            }
        }
    }
}

/// One of several numbers.
fn any_of(numbers: &[Numbers]) -> Reading {
    let all: Vec<Reading> = numbers.iter().map(|numbers| numbers.reading()).collect();
    let bare: Vec<String> = all.iter().map(|of| of.chinese.trim_end_matches(" 个").to_owned()).collect();
    let listed = |all: &[String], comma: &str, or: &str| match all {
        [first @ .., last] if !first.is_empty() => format!("{}{or}{last}", first.join(comma)),
        all => all.concat(),
    };
    let english: Vec<String> = all.into_iter().map(|of| of.english).collect();
    Reading::new(listed(&english, ", ", " or "), format!("{} 个", listed(&bare, "、", " 或 ")))
}

impl Numbers {
    fn reading(self) -> Reading {
        let (english, chinese) = match self {
            Self::Range(a, b) if a == b => (a.to_string(), a.to_string()),
            Self::Range(a, b) => (format!("{a} to {b}"), format!("{a} 至 {b}")),
            Self::Any => ("any number".to_owned(), "任意".to_owned()),
            Self::Odd => ("an odd number".to_owned(), "奇数".to_owned()),
            Self::Even => ("an even number".to_owned(), "偶数".to_owned()),
            Self::Primes => ("a prime (2, 3, 5, …)".to_owned(), "质数（2、3、5、…）".to_owned()),
            Self::PrimePowers => ("1 or a power of a prime".to_owned(), "1 或质数幂".to_owned()),
            Self::Squares => ("a square (1, 4, 9, …)".to_owned(), "平方数（1、4、9、…）".to_owned()),
            Self::Cubes => ("a cube (1, 8, 27, …)".to_owned(), "立方数（1、8、27、…）".to_owned()),
            Self::Triangular => ("a triangular number (1, 3, 6, …)".to_owned(), "三角形数（1、3、6、…）".to_owned()),
            Self::Factorials => ("a factorial (1, 2, 6, …)".to_owned(), "阶乘（1、2、6、…）".to_owned()),
            Self::Powers(b) => (format!("a power of {b} (1, {b}, …)"), format!("{b} 的幂（1、{b}、…）")),
            Self::Multiples(b) => (format!("a multiple of {b} ({b}, {}, …)", 2 * b), format!("{b} 的倍数")),
            Self::Fibonacci => {
                ("a Fibonacci number (1, 2, 3, 5, …)".to_owned(), "斐波那契数（1、2、3、5、…）".to_owned())
            }
            Self::Divisors => ("a divisor of n (n itself, too)".to_owned(), "n 的约数（可为 n）".to_owned()),
            Self::ProperDivisors => ("a divisor of n less than n".to_owned(), "n 的真约数".to_owned()),
            Self::Coprime => ("a number coprime to n".to_owned(), "与 n 互质的数".to_owned()),
            Self::UpToPart(k) => (format!("1 to ⌊n/{k}⌋ stones"), format!("1 至 ⌊n/{k}⌋")),
            Self::FromPart(k) => (format!("n/{k} or more stones"), format!("不少于 n/{k}")),
            Self::MoreThanPart(k) => (format!("more than n/{k} stones"), format!("多于 n/{k}")),
            Self::LessThanPart(1) => ("less than n stones".to_owned(), "少于全部".to_owned()),
            Self::LessThanPart(k) => (format!("less than n/{k} stones"), format!("少于 n/{k}")),
            Self::UpToRoot => ("1 to ⌊√n⌋ stones".to_owned(), "1 至 ⌊√n⌋".to_owned()),
            Self::Digits => ("a decimal digit of n".to_owned(), "n 的一位十进制数字".to_owned()),
            Self::AtLeast(a) => (format!("{a} or more stones"), format!("至少 {a}")),
        };
        Reading::new(english, chinese)
    }
}
