//! Laws as values, the four words for how far one can be trusted, and what it rests on. Each is worded here, once.

use std::fmt::{self, Display, Formatter};

use crate::functions::Function;
use crate::joint::{Joint, Relation};
use crate::programs::Programs;
use grundy::games::{KnownRule, Proof};

/// What stands in a table for a pair that is no position.
pub const NO_POSITION: usize = usize::MAX;

/// How far a law can be trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A theorem proves it for the rule that was stated.
    Proven,
    /// A theorem proves it for a rule that agrees with a function as far as this was run. What the function does beyond
    /// nobody knows.
    Follows(KnownRule),
    /// It was found on a first part of the table, and agrees with all of it.
    Holds,
    /// It agrees with the whole table, which is too short to test it.
    Fits,
    /// It agreed with what it was found on, and fails first here.
    Refuted(Place),
}

/// A place where a law fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A heap, or the number of a position of a family.
    Heap(usize),
    /// A pair.
    Pair(usize, usize),
    /// A sum, by its parts.
    Sum(Vec<usize>),
}

/// What a law was found on and tested with, or what proves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ground {
    /// The values up to this place prove it.
    Values(usize),
    /// These programs prove it.
    Programs(Programs),
    /// This proves it.
    Reason(String),
    /// It was found on so many entries, and speaks of so many.
    Table {
        /// How many entries it was found on.
        found_on: usize,
        /// How many it speaks of.
        of: usize,
        /// What the entries are: nothing to say of values, else "pairs".
        entries: &'static str,
    },
    /// It was tried on so many sums, out of all of up to so many parts up to a size.
    Sums {
        /// How many were tried, the least first.
        tried: usize,
        /// How many parts.
        count: usize,
        /// Their size.
        largest: usize,
        /// Whether these are all.
        is_complete: bool,
    },
    /// The sum at which it fails is won, or lost, and its parts have these values.
    Sum {
        /// Whether the player to move wins.
        is_won: bool,
        /// The values of the parts.
        values: Vec<usize>,
    },
}

/// A law, and how far it can be trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conclusion {
    /// How far it can be trusted.
    pub standing: Standing,
    /// The law.
    pub law: Law,
    /// What it was found on and tested with, or what proves it.
    pub ground: Ground,
}

/// A law of some game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Law {
    /// Of the values of the places 0, 1, 2, ….
    Values(Sequence),
    /// The same of won and lost alone, 1 and 0.
    Outcomes(Sequence),
    /// Of the values of all places, as the library proves it.
    Known(Proof),
    /// Of a table.
    Pairs(PairLaw),
    /// Of outcomes, numbers, lengths or scores.
    Series(SeriesLaw),
    /// The values of parts decide their sums, in normal or in misère play.
    Sums {
        /// Whether the last move loses.
        is_misere: bool,
    },
    /// In the words of a theorem.
    Theorem(String),
}

/// A law of a sequence, from a place on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sequence {
    /// What it says.
    pub form: Form,
    /// The place from which on it is meant to hold.
    pub start: usize,
}

/// What a law says of the value g(n).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// n, plus or minus a constant.
    Shifted(isize),
    /// ⌊n / divisor⌋, of the remainder modulo a number if there is one.
    Floor {
        /// Whose remainder of n is taken.
        modulus: Option<usize>,
        /// What it is divided by.
        divisor: usize,
    },
    /// These values, again and again.
    Period(Vec<usize>),
    /// g(n + length) = g(n) + saltus.
    Rising {
        /// The period.
        length: usize,
        /// By how much the values rise in one.
        saltus: usize,
    },
    /// A function of n, n − 1 or n + 1, plus a constant.
    Function {
        /// The function.
        function: Function,
        /// Its place is n plus this, less 1.
        up: usize,
        /// The constant.
        plus: isize,
    },
    /// Whether a function of n, n − 1 or n + 1 is even.
    Parity {
        /// The function.
        function: Function,
        /// Its place is n plus this, less 1.
        up: usize,
        /// The value, 0 or 1, where it is even.
        where_even: usize,
    },
    /// By the last bit of n and the value of ⌊n / 2⌋: triples of these and of the value.
    Halving(Vec<(usize, usize, usize)>),
    /// A new value at `first`, and then after every `gap`; else the value that has been missing longest.
    Windows {
        /// The first place with a value that is not 0.
        first: usize,
        /// From one new value to the next.
        gap: usize,
    },
    /// first · ratio^(n − start).
    Geometric {
        /// The first value.
        first: usize,
        /// By what each is multiplied.
        ratio: usize,
    },
    /// 0 at the places of a sequence in which a and b are followed by `by_b` b + `by_a` a + `plus`.
    Lost {
        /// Its first two places.
        first: [usize; 2],
        /// What the later place is multiplied by.
        by_b: usize,
        /// What the earlier place is multiplied by.
        by_a: usize,
        /// The constant.
        plus: isize,
    },
    /// 0 at the places of some classes modulo a number, but for exceptions.
    Classes {
        /// The number.
        modulus: usize,
        /// The classes.
        lost: Vec<usize>,
        /// Places at which it is the other way round.
        exceptions: Vec<usize>,
    },
}

impl Form {
    /// The length of a row in which the law can be seen, and by how much a row is above the one before.
    pub(crate) fn period(&self) -> Option<(usize, usize)> {
        match self {
            Self::Floor { modulus: Some(length), .. } => Some((*length, 0)),
            Self::Floor { modulus: None, divisor } => Some((*divisor, 1)),
            Self::Period(values) => Some((values.len(), 0)),
            Self::Rising { length, saltus } => Some((*length, *saltus)),
            Self::Shifted(_) => Some((1, 1)),
            _ => None,
        }
    }

    /// Programs that prove a law of this form; none where too many have one.
    fn programs(&self) -> Programs {
        match self {
            Self::Shifted(0) => Programs(&["nim", "p9387"]),
            Self::Shifted(_) => Programs(&["abc255g"]),
            Self::Floor { modulus: Some(_), divisor: 1 } => Programs(&["hdu1846", "cses_nim_game_2", "p4018"]),
            Self::Floor { modulus: Some(_), .. } => Programs(&["abc297g"]),
            Self::Floor { modulus: None, .. } => Programs(&["cf1823e", "moore_nim"]),
            Self::Period(_) => Programs(&[]),
            Self::Rising { .. } => Programs(&["hdu3032", "abc255g"]),
            Self::Function { function, .. } | Self::Parity { function, .. } => function.programs,
            Self::Halving(_) => Programs(&["cf603c"]),
            Self::Windows { .. } => Programs(&["arc091f"]),
            Self::Geometric { .. } => Programs(&["p2594"]),
            Self::Lost { .. } => Programs(&["hdu2516", "dynamic_subtraction"]),
            Self::Classes { .. } => Programs(&["hdu1846", "p4018"]),
        }
    }
}

/// A law of a table of pairs (a, b).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairLaw {
    /// What it says.
    pub form: PairForm,
    /// From this row and column on.
    pub start: usize,
    /// Programs that prove a law like this one.
    pub programs: Programs,
}

/// What a law says of the value g(a, b), or of the lost pairs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairForm {
    /// The value is that of a combination of a and b in a sequence that begins at `first`.
    Joint {
        /// The combination.
        of: Joint,
        /// Its least value.
        first: usize,
        /// The law of the sequence.
        law: Sequence,
    },
    /// g(a, k) XOR g(k, b) XOR g(k, k), with k the first row, and the laws of that column and row if they have some.
    Xor {
        /// The value of the corner.
        corner: usize,
        /// The law of the first column, and that of the first row.
        lines: Option<[Sequence; 2]>,
    },
    /// The product of nimbers of g(a, k) and g(k, b).
    Product,
    /// The smaller of g(a, a) and g(b, b).
    Min,
    /// The greater of them.
    Max,
    /// k (⌊a / k⌋ XOR ⌊b / k⌋) + (a + b) mod k.
    Cyclic(usize),
    /// g(a + length, b) = g(a, b) from a row on.
    Columns {
        /// The period.
        length: usize,
        /// The row.
        from: usize,
    },
    /// A pair is lost iff this is so.
    Lost(PairCondition),
}

/// The condition on which a pair is lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairCondition {
    /// Always.
    Always,
    /// Never.
    Never,
    /// Where this holds.
    Relation(Relation),
    /// A combination of a and b is one of these, or is none of them.
    Is {
        /// The combination.
        of: Joint,
        /// The numbers.
        numbers: Vec<usize>,
        /// Whether it is one of them.
        is_one: bool,
    },
    /// A combination has one of these remainders.
    Remainder {
        /// The combination.
        of: Joint,
        /// Modulo this.
        modulus: usize,
        /// The remainders.
        lost: Vec<usize>,
    },
    /// A combination, less its least value, is a lost place of a sequence.
    Joint {
        /// The combination.
        of: Joint,
        /// Its least value.
        first: usize,
        /// The law of the sequence.
        law: Sequence,
    },
    /// The k-th pair has the difference first + k · step, and the least number in no pair before, but for some pairs.
    Pairs {
        /// The least number of all.
        least: usize,
        /// The first difference.
        first: usize,
        /// By how much differences rise.
        step: usize,
        /// The pairs {a, b}, a ≤ b, at which it is the other way round.
        exceptions: Vec<(usize, usize)>,
    },
    /// b < t(a).
    Below(Sequence),
    /// (a, k) and (k, b) are lost, with k the first row.
    Each,
    /// The remainders of a and b modulo a number are one of these pairs.
    Remainders {
        /// The number.
        modulus: usize,
        /// The pairs.
        lost: Vec<(usize, usize)>,
    },
    /// (a − p, b − p) is lost, where both are at least p, and else the pair is one of these or has its parts exchanged.
    Diagonal {
        /// The period p.
        period: usize,
        /// The lost pairs with a part below p.
        first: Vec<(usize, usize)>,
    },
}

/// A period of a series of outcomes, numbers, lengths or scores, and by how much a period rises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesLaw {
    /// What the series is of: "outcome", for example.
    pub of: &'static str,
    /// The period.
    pub length: usize,
    /// The place from which on it holds.
    pub start: usize,
    /// The entries of the first period, in words.
    pub entries: Vec<String>,
    /// By how much they rise from one period to the next, if they do.
    pub rise: Option<String>,
}

impl Law {
    /// The period of the values, where it starts, and by how much they rise in one.
    pub(crate) fn period(&self) -> Option<(usize, usize, usize)> {
        match self {
            Self::Known(Proof::Period { length, start, .. }) => Some((*length, *start, 0)),
            Self::Values(law) | Self::Outcomes(law) => {
                law.form.period().map(|(length, saltus)| (length, law.start, saltus))
            }
            _ => None,
        }
    }

    /// Programs that prove a law like this one, if there are any.
    pub fn programs(&self) -> Programs {
        match self {
            Self::Values(law) | Self::Outcomes(law) => law.form.programs(),
            Self::Pairs(law) => law.programs,
            Self::Sums { is_misere: true } => Programs(&["p4279", "hdu3590"]),
            Self::Sums { is_misere: false } => Programs(&["nim", "hdu1536"]),
            Self::Known(_) | Self::Series(_) | Self::Theorem(_) => Programs(&[]),
        }
    }
}

impl Conclusion {
    /// Whether the law was not refuted.
    pub fn stands(&self) -> bool {
        !matches!(self.standing, Standing::Refuted(_))
    }
}

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
            Self::Table { found_on, of, entries } => write!(f, "for all {of}{entries}, found on {found_on}"),
            Self::Sums { tried, count, largest, is_complete: true } => {
                write!(f, "for all {tried} sums of up to {count} parts up to {largest}")
            }
            Self::Sums { tried, .. } => write!(f, "for the {tried} least sums, where it was stopped"),
            Self::Sum { is_won, values } => {
                write!(f, "it is {}, the values are {values:?}", if *is_won { "won" } else { "lost" })
            }
        }
    }
}

impl Display for Law {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Values(law) => write!(f, "{law}"),
            Self::Outcomes(law) => write!(f, "of won (1) and lost (0) alone: {law}"),
            Self::Known(proof) => write!(f, "{proof}"),
            Self::Pairs(law) => write!(f, "{law}"),
            Self::Series(law) => write!(f, "{law}"),
            Self::Sums { is_misere: true } => {
                write!(f, "sums follow the values of their parts by the rule of misère Nim")
            }
            Self::Sums { is_misere: false } => {
                write!(f, "sums are won iff the XOR of the values of their parts is not 0")
            }
            Self::Theorem(words) => write!(f, "{words}"),
        }
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
                let follows = |bit: usize| {
                    let all: Vec<_> = rows.iter().filter(|row| row.0 == bit).collect();
                    let half = if bit == 0 { "n / 2" } else { "(n − 1) / 2" };
                    match all.iter().all(|row| row.2 == all[0].2) {
                        true => all.first().map_or(String::new(), |row| row.2.to_string()),
                        false => {
                            let all: Vec<String> =
                                all.iter().map(|(_, from, value)| format!("{value} if g({half}) = {from}")).collect();
                            all.join(", ")
                        }
                    }
                };
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
                    let term = |times: usize, name: &str| match times {
                        0 => None,
                        1 => Some(name.to_owned()),
                        _ => Some(format!("{times}{name}")),
                    };
                    let terms: Vec<String> = [term(*by_b, "y"), term(*by_a, "x")].into_iter().flatten().collect();
                    let next = terms.join(" + ") + &signed(*plus);
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
                    "{{a, b}} is a pair whose difference b − a is {first}, {}, {}, …, with the least number \
                     a ≥ {least} in no pair before",
                    first + step,
                    first + 2 * step
                )?;
                match exceptions.is_empty() {
                    true => Ok(()),
                    false => write!(f, ", but the other way round for {}", pairs(exceptions, ", ")),
                }
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

/// The place of a function, n plus `up` less 1.
fn place(up: usize) -> &'static str {
    ["(n − 1)", "n", "(n + 1)"][up.min(2)]
}

fn signed(plus: isize) -> String {
    match plus {
        0 => String::new(),
        1.. => format!(" + {plus}"),
        _ => format!(" − {}", plus.unsigned_abs()),
    }
}

fn less(first: usize) -> String {
    if first > 0 { format!(" − {first}") } else { String::new() }
}

fn listed(numbers: &[usize], between: &str) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<String>>().join(between)
}
