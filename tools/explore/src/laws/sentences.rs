//! The words of each law, of what it rests on, and of how far it can be trusted.

use std::fmt::{self, Display, Formatter};

use crate::laws::law::{
    Conclusion, Form, Ground, Law, PairCondition, PairForm, PairLaw, Place, Reason, Sequence, SeriesLaw, Standing,
};
use crate::laws::programs::Programs;
use crate::laws::quotient::Quotient;

impl Display for Conclusion {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let (law, ground) = (&self.law, &self.ground);
        match &self.standing {
            Standing::Proven => write!(f, "proven: {law} ({ground})")?,
            Standing::Follows(rule) => write!(f, "follows, if your rule is {rule} for all n: {law} ({ground})")?,
            Standing::Holds => write!(f, "holds {ground}: {law}")?,
            Standing::Fits => write!(f, "fits {ground}: {law}")?,
            Standing::Refuted(place) => write!(f, "refuted at {place} ({ground}): {law}")?,
        }
        match law.programs() {
            Programs([]) => Ok(()),
            programs => write!(f, " [like {programs}]"),
        }
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Heap(n) => write!(f, "n = {n}"),
            Self::Pair(a, b) => write!(f, "({a}, {b})"),
            Self::Sum(parts) => write!(f, "{parts:?}"),
        }
    }
}

impl Display for Ground {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Values(needed) => write!(f, "the values up to {needed} prove it"),
            Self::Programs(programs) => write!(f, "proven at {programs}"),
            Self::Reason(reason) => write!(f, "{reason}"),
            // What has failed was meant for all.
            Self::Table { found_on, of: 0, .. } => write!(f, "found on {found_on}"),
            Self::Table { found_on: 0, of, .. } => write!(f, "all {of}, which are too few to test it"),
            Self::Table { found_on, of, are_pairs } => {
                let entries = if *are_pairs { " pairs" } else { "" };
                write!(f, "for all {of}{entries}, found on {found_on}")
            }
            Self::Sums { tried, count, largest, is_complete: true } => {
                write!(f, "for all {tried} sums of up to {count} parts up to {largest}")
            }
            Self::Sums { tried, .. } => write!(f, "for the {tried} least sums, where it was stopped"),
            Self::Untried { of, named } => write!(f, "all {of}, but the rule names {named}, and none is above it"),
            Self::Heaps { largest, sums, pairs, are_many } => {
                let few = if *are_many { "" } else { ", too few to test it" };
                write!(
                    f,
                    "for all heaps up to {largest}, {pairs} pairs of different values and, of two or more that can \
                     move, the {sums} least sums{few}"
                )
            }
            Self::Sum { is_won, values } => {
                write!(f, "it is {}, the values are {values:?}", if *is_won { "won" } else { "lost" })
            }
        }
    }
}

impl Display for Reason {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::EachClass => write!(f, "checked for each class and its options"),
            Self::ZerosOfDivisors => {
                write!(f, "2^y leaves y zeros, for each y below their number, and no divisor leaves as many")
            }
            Self::Remainders { modulus, small } => {
                write!(
                    f,
                    "modulo {modulus} all numbers are in {small:?}, which may be taken; these alone give this period"
                )
            }
            Self::PairsAgain { reach, since, pairs } => {
                write!(
                    f,
                    "what decides the next pair, numbers ahead and pairs within {reach}, is after {since} pairs as \
                     after {pairs}"
                )
            }
        }
    }
}

impl Display for Law {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Values(law) => write!(f, "{law}"),
            Self::Outcomes(law) => write!(f, "for won (1) and lost (0) alone: {law}"),
            Self::Known(_, proof) => write!(f, "{proof}"),
            Self::Pairs(law) => write!(f, "{law}"),
            Self::Series(law) => write!(f, "{law}"),
            Self::Sums { is_misere: true } => {
                write!(f, "sums follow the values of their parts by the rule of misère Nim")
            }
            Self::Sums { is_misere: false } => {
                write!(f, "sums are won iff the XOR of the values of their parts is not 0")
            }
            Self::Quotient(quotient) => write!(f, "{quotient}"),
        }
    }
}

impl Display for Quotient {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let Self { sums, lost, heaps, .. } = self;
        let (last, order) = (heaps.len() - 1, sums.len());
        let lost = if lost.len() == 1 { "1 class is".to_owned() } else { format!("{} classes are", lost.len()) };
        write!(f, "the misère quotient of the heaps up to {last} has order {order}, and {lost} lost")
    }
}

impl Quotient {
    /// The classes, a row for each, below the heads of the columns: its number, a sum that is in it, whether it is
    /// lost, its heaps, and its sums with the classes 0, 1, 2, ….
    pub fn rows(&self) -> Vec<[String; 5]> {
        self.rows_below(["class", "of the sum", "", "heaps", "with each class"], ["lost", "won"])
    }

    /// The same in Chinese.
    pub fn rows_in_chinese(&self) -> Vec<[String; 5]> {
        self.rows_below(["类", "代表的和", "", "堆", "与各类之和"], ["负", "胜"])
    }

    fn rows_below(&self, head: [&str; 5], [is_lost, is_won]: [&str; 2]) -> Vec<[String; 5]> {
        let Self { sums, lost, heaps, product } = self;
        let head = head.map(str::to_owned);
        let row = |class: usize| {
            let of: Vec<usize> = (0..heaps.len()).filter(|&heap| heaps[heap] == class).collect();
            let outcome = if lost.contains(&class) { is_lost } else { is_won };
            let sum = if sums[class].is_empty() { "0".to_owned() } else { listed(&sums[class], " + ") };
            [class.to_string(), sum, outcome.to_owned(), listed(&of, " "), listed(&product[class], " ")]
        };
        std::iter::once(head).chain((0..sums.len()).map(row)).collect()
    }

    /// The same for the eye: what is long is cut.
    pub(crate) fn table(&self) -> String {
        const LONGEST: [usize; 5] = [5, 24, 4, 34, 40];
        let cut = |cell: &String, longest: usize| match cell.chars().count() > longest {
            true => cell.chars().take(longest - 1).chain(['…']).collect(),
            false => cell.clone(),
        };
        let rows: Vec<Vec<String>> = self
            .rows()
            .iter()
            .map(|row| row.iter().zip(LONGEST).map(|(cell, longest)| cut(cell, longest)).collect())
            .collect();
        let widths: Vec<usize> =
            (0..5).map(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0)).collect();
        let line = |row: &Vec<String>| {
            let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}")).collect();
            format!("  {}\n", cells.join("  ").trim_end())
        };
        rows.iter().map(line).collect()
    }
}

impl Display for Sequence {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match &self.form {
            Form::Geometric { first, ratio } => write!(f, "g(n) = {first} · {ratio}^(n − {})", self.start)?,
            form => write!(f, "{form}")?,
        }
        match self.start {
            0 => Ok(()),
            start => write!(f, " from n = {start}"),
        }
    }
}

impl Display for Form {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Shifted(plus) => write!(f, "g(n) = n{}", signed(*plus)),
            Self::Floor { modulus: Some(modulus), divisor: 1 } => write!(f, "g(n) = n mod {modulus}"),
            Self::Floor { modulus: Some(modulus), divisor } => write!(f, "g(n) = ⌊(n mod {modulus}) / {divisor}⌋"),
            Self::Floor { modulus: None, divisor } => write!(f, "g(n) = ⌊n / {divisor}⌋"),
            Self::Period(values) => match &values[..] {
                [value] => write!(f, "constant, g(n) = {value}"),
                _ if values.len() <= 12 => write!(f, "period {} ({})", values.len(), listed(values, " ")),
                _ => write!(f, "period {}", values.len()),
            },
            Self::Rising { length, saltus } => write!(f, "arithmetic-periodic, g(n + {length}) = g(n) + {saltus}"),
            Self::Function { function, up, plus } => {
                let plus = match plus {
                    0 => String::new(),
                    1.. => format!(", plus {plus}"),
                    _ => format!(", less {}", plus.unsigned_abs()),
                };
                write!(f, "g(n) = {}{plus}", function.of(place(*up)))
            }
            Self::Parity { function, up, where_even } => {
                let parity = if *where_even == 0 { "even" } else { "odd" };
                write!(f, "g(n) = 0 where {} is {parity}, else 1", function.of(place(*up)))
            }
            Self::Halving(rows) => {
                let follows =
                    |bit: usize| follows(rows, bit, ", ", |half, from, value| format!("{value} if g({half}) = {from}"));
                write!(f, "g(n) for even n is {}; for odd n {}", follows(0), follows(1))
            }
            Self::Windows { first, gap } if first == gap => {
                write!(f, "windows, g(n) = n / {gap} if {gap} divides n, else g(n − ⌊n / {gap}⌋ − 1)")
            }
            Self::Windows { first, gap } => {
                write!(f, "windows, g(n) = q = (n − {first}) / {gap} + 1 if this is an integer, else g(n − ⌊q⌋ − 1)")
            }
            Self::Geometric { first, ratio } => write!(f, "g(n) = {first} · {ratio}^k"),
            Self::Lost { first, by_b, by_a, plus } => match (by_b, by_a, plus, first) {
                (2, 0, 0, [a, _]) if a.is_power_of_two() => write!(f, "the lost positions are the powers of 2"),
                (_, 0, 0, [1, _]) => write!(f, "the lost positions are the powers of {by_b}"),
                (1, 1, 0, [1, 2] | [2, 3] | [0, 1]) => write!(f, "the lost positions are the Fibonacci numbers"),
                (_, _, _, [a, b]) => {
                    let next = next_lost(*by_b, *by_a, *plus);
                    write!(f, "the lost positions are {a}, {b}, …: two neighbours x, y are followed by {next}")
                }
            },
            Self::Classes { modulus, lost, exceptions } => {
                write!(f, "lost iff n mod {modulus} is {}", listed(lost, " or "))?;
                match exceptions.is_empty() {
                    true => Ok(()),
                    false => write!(f, ", but the other way round for n = {}", listed(exceptions, ", ")),
                }
            }
        }
    }
}

impl Display for PairLaw {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let k = self.start;
        match &self.form {
            PairForm::Joint { of, first, law: Sequence { form: Form::Shifted(0), start: 0 } } => {
                write!(f, "g(a, b) = {of}{}", less(*first))?;
            }
            PairForm::Joint { of, first, law } => {
                write!(f, "g(a, b) = g(n) with n = {of}{}, where {law}", less(*first))?;
            }
            PairForm::Xor { corner, lines } => match lines {
                Some([column, row]) if column == row => {
                    write!(f, "g(a, b) = g(a) XOR g(b)")?;
                    if *corner > 0 {
                        write!(f, " XOR {corner}")?;
                    }
                    write!(f, ", where {column}")?;
                }
                _ if *corner > 0 => write!(f, "g(a, b) = g(a, {k}) XOR g({k}, b) XOR {corner}")?,
                _ => write!(f, "g(a, b) = g(a, {k}) XOR g({k}, b)")?,
            },
            PairForm::Product => write!(f, "g(a, b) = g(a, {k}) ⊗ g({k}, b), the product of nimbers")?,
            PairForm::Min => write!(f, "g(a, b) = min(g(a, a), g(b, b))")?,
            PairForm::Max => write!(f, "g(a, b) = max(g(a, a), g(b, b))")?,
            PairForm::Cyclic(m) => write!(f, "g(a, b) = {m} (⌊a / {m}⌋ XOR ⌊b / {m}⌋) + (a + b) mod {m}")?,
            PairForm::Columns { length, from } => write!(f, "g(a + {length}, b) = g(a, b) from a = {from}")?,
            PairForm::Lost(PairCondition::Always) => write!(f, "every pair is lost")?,
            PairForm::Lost(PairCondition::Never) => write!(f, "no pair is lost")?,
            PairForm::Lost(PairCondition::Each) => write!(f, "lost iff (a, {k}) and ({k}, b) are lost")?,
            PairForm::Lost(condition) => write!(f, "lost iff {condition}")?,
        }
        match k {
            0 => Ok(()),
            _ => write!(f, " for a, b ≥ {k}"),
        }
    }
}

impl Display for PairCondition {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let pairs = |pairs: &[(usize, usize)], between: &str| {
            pairs.iter().map(|(a, b)| format!("({a}, {b})")).collect::<Vec<String>>().join(between)
        };
        match self {
            Self::Always => write!(f, "always"),
            Self::Never => write!(f, "never"),
            Self::Each => write!(f, "each is lost"),
            Self::Relation(relation) => write!(f, "{relation}"),
            Self::Is { of, numbers, is_one } => {
                write!(f, "{of} is {}{}", if *is_one { "" } else { "not " }, listed(numbers, " or "))
            }
            Self::Remainder { of, modulus, lost } => write!(f, "({of}) mod {modulus} is {}", listed(lost, " or ")),
            Self::Joint { of, first, law } => write!(f, "g(n) = 0 with n = {of}{}, where {law}", less(*first)),
            Self::Pairs { least, first, step, exceptions } => {
                write!(
                    f,
                    "{{a, b}} is a pair whose difference b − a is {first}, {}, {}, …, where a is the least number \
                     ≥ {least} in no earlier pair",
                    first + step,
                    first + 2 * step
                )?;
                match exceptions.is_empty() {
                    true => Ok(()),
                    false => write!(f, ", but the other way round for {}", pairs(exceptions, ", ")),
                }
            }
            Self::Differences { first, period } => {
                let (before, again) = first.split_at(first.len() - period);
                let before = if before.is_empty() { String::new() } else { listed(before, ", ") + ", and then " };
                write!(
                    f,
                    "{{a, b}} is a pair where a is the least number in no earlier pair, and the differences b − a are, \
                     pair by pair, {before}{} again and again",
                    listed(again, ", ")
                )
            }
            Self::Below(law) => write!(f, "b < t(a), where {}", law.to_string().replace("g(n)", "t(n)")),
            Self::Remainders { modulus, lost } => {
                write!(f, "(a mod {modulus}, b mod {modulus}) is {}", pairs(lost, " or "))
            }
            Self::Diagonal { period, first } => {
                write!(f, "it is, up to order, one of {} plus a multiple of ({period}, {period})", pairs(first, " "))
            }
        }
    }
}

impl Display for SeriesLaw {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{}: ", self.of)?;
        let length = self.length;
        match &self.rise {
            None if length == 1 => write!(f, "constant, {}", self.entries[0])?,
            None if length <= 12 => write!(f, "period {length} ({})", self.entries.join("; "))?,
            None => write!(f, "period {length}")?,
            Some(rise) => {
                let kind = if length == 1 { "arithmetic" } else { "arithmetic-periodic" };
                let rise = match rise.strip_prefix('-') {
                    Some(fall) => format!("− {fall}"),
                    None => format!("+ {rise}"),
                };
                write!(f, "{kind}, g(n + {length}) = g(n) {rise}")?;
            }
        }
        match self.start {
            0 => Ok(()),
            start => write!(f, " from n = {start}"),
        }
    }
}

/// The values by the last bit of n, in words: one value; or several, each in the words for half of n, the
/// value of that, and the value that follows.
pub(crate) fn follows(
    rows: &[(usize, usize, usize)],
    bit: usize,
    between: &str,
    words: impl Fn(&str, usize, usize) -> String,
) -> String {
    let half = if bit == 0 { "n / 2" } else { "(n − 1) / 2" };
    let all: Vec<_> = rows.iter().filter(|row| row.0 == bit).collect();
    match all.iter().all(|row| row.2 == all[0].2) {
        true => all.first().map_or(String::new(), |row| row.2.to_string()),
        false => all.iter().map(|row| words(half, row.1, row.2)).collect::<Vec<String>>().join(between),
    }
}

/// What follows the neighbours x, y among the lost positions.
pub(crate) fn next_lost(by_b: usize, by_a: usize, plus: isize) -> String {
    let term = |times: usize, name: &str| match times {
        0 => None,
        1 => Some(name.to_owned()),
        _ => Some(format!("{times}{name}")),
    };
    let terms: Vec<String> = [term(by_b, "y"), term(by_a, "x")].into_iter().flatten().collect();
    terms.join(" + ") + &signed(plus)
}

/// The place of a function, n plus `up` less 1.
pub(crate) fn place(up: usize) -> &'static str {
    ["(n − 1)", "n", "(n + 1)"][up.min(2)]
}

fn signed(plus: isize) -> String {
    match plus {
        0 => String::new(),
        1.. => format!(" + {plus}"),
        _ => format!(" − {}", plus.unsigned_abs()),
    }
}

pub(crate) fn less(first: usize) -> String {
    if first > 0 { format!(" − {first}") } else { String::new() }
}

pub(crate) fn listed(numbers: &[usize], between: &str) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<String>>().join(between)
}
