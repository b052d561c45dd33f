//! Rules in words, as values: what they allow, what is known of them, and how they are written in Rust.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::ops::RangeInclusive;

use crate::play::meter::Meter;
use crate::rules::numbers::{Numbers, Set};
use grundy::games::{KnownRule, Octal};

/// A rule of heaps, as it is stated in words: [`FromStr`](std::str::FromStr) reads them,
/// [`NOTATIONS`](crate::NOTATIONS) shows them all.
///
/// ```
/// use explore::Rule;
///
/// let kayles: Rule = "take 1,2 and split".parse().expect("a rule");
/// assert_eq!(kayles.options(3), [vec![2], vec![1, 1], vec![1]]);
/// let error = "take 1,2 and spilt".parse::<Rule>().expect_err("a slip");
/// assert_eq!(error.to_string(), "\"spilt\" (character 14): expected \"split\"");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// What a move may do.
    pub moves: Moves,
    /// Whether the last move loses.
    pub is_misere: bool,
}

/// What a move may do: it obeys one of the clauses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moves {
    /// With one heap out of any number.
    Heaps(Vec<Clause>),
    /// With two heaps together.
    TwoHeaps(Vec<PairClause>),
}

/// What a move may do with a heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clause {
    /// Take a number of stones, and leave what remains as so many heaps, none of them empty.
    Take {
        /// The numbers.
        set: Set,
        /// How many heaps may be left.
        leaving: RangeInclusive<usize>,
    },
    /// Split it into so many heaps, none of them empty.
    Split {
        /// How many.
        into: RangeInclusive<usize>,
        /// Which.
        sizes: Sizes,
    },
    /// Leave a part of the n stones, n divided by a number from 2 on.
    Leave {
        /// The number.
        divisor: usize,
        /// What becomes of a remainder.
        rounding: Rounding,
    },
    /// As the digits of an octal code allow.
    Octal(Octal),
}

/// What becomes of a remainder where a part of the stones is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// ⌊n / k⌋ stones are left.
    Down,
    /// ⌈n / k⌉ stones are left, if these are fewer.
    Up,
    /// There is no such move.
    None,
}

/// The sizes of the heaps into which one is split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sizes {
    /// Any.
    Any,
    /// All different.
    Unequal,
    /// All the same.
    Equal,
}

/// What a move may do with two heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairClause {
    /// Take a number from one.
    One(Set),
    /// Take the same number from both.
    Both(Set),
    /// Take a number from the second.
    Second(Set),
    /// Take a number from the first and put it on the second.
    Give(Set),
    /// Take a multiple of the smaller heap, which is not empty, from the larger.
    Multiple,
    /// Throw one away, and split the other into two.
    Throw,
}

impl Rule {
    /// What a move leaves of a heap of n stones: nothing for a rule of two heaps.
    pub fn options(&self, n: usize) -> Vec<Vec<usize>> {
        let Moves::Heaps(clauses) = &self.moves else { return vec![] };
        clauses.iter().flat_map(|clause| clause.lefts(n)).collect()
    }

    /// What a move leaves of two heaps, if the rule is one of two.
    pub fn pair_options(&self, a: usize, b: usize) -> Vec<(usize, usize)> {
        let Moves::TwoHeaps(clauses) = &self.moves else { return vec![] };
        clauses.iter().flat_map(|clause| clause.options(a, b)).collect()
    }

    /// A pair to which play can come back, and the pair between, if the rule of two heaps allows this: where one heap
    /// is thrown away that is empty, and a move makes it empty again without taking a stone.
    pub fn repeats(&self) -> Option<[(usize, usize); 2]> {
        let Moves::TwoHeaps(clauses) = &self.moves else { return None };
        let given = clauses.iter().filter_map(|clause| match clause {
            PairClause::Give(set) => set.least_allowed(),
            _ => None,
        });
        let given = given.min().filter(|_| clauses.contains(&PairClause::Throw))?;
        Some([(0, given + 1), (given, 1)])
    }

    /// The clauses of a rule of heaps in normal play.
    pub(crate) fn plain_clauses(&self) -> Option<&[Clause]> {
        match &self.moves {
            Moves::Heaps(clauses) if !self.is_misere => Some(clauses),
            _ => None,
        }
    }

    /// The same rule as one that the library knows, if it is one.
    pub fn known(&self) -> Option<KnownRule> {
        let clauses = self.plain_clauses()?;
        let any = |clause: &Clause, most| {
            *clause == Clause::Take { set: Set { of: vec![Numbers::Any], but: vec![] }, leaving: 0..=most }
        };
        let halves = |clause: &Clause| *clause == Clause::Split { into: 2..=2, sizes: Sizes::Any };
        match clauses {
            [one] if any(one, 1) => return Some(KnownRule::Nim),
            [one] if any(one, 2) => return Some(KnownRule::TakeAndSplit),
            [Clause::Split { into, sizes: Sizes::Unequal }] if *into == (2..=2) => return Some(KnownRule::GrundysGame),
            [one, two] if any(one, 1) && halves(two) || any(two, 1) && halves(one) => return Some(KnownRule::Lasker),
            [Clause::Take { set: Set { of, but }, leaving }] if but.is_empty() && *leaving == (0..=1) => {
                if let [Numbers::Range(1, most)] = of[..] {
                    return Some(KnownRule::UpTo(most));
                }
            }
            _ => {}
        }
        match self.numbers() {
            Some(numbers) => Some(KnownRule::TakeAway(numbers)),
            None => Octal::new(self.digits()?).map(KnownRule::Octal),
        }
    }

    /// The digits of the hexadecimal code of a rule of heaps in normal play, if it has one.
    pub(crate) fn digits(&self) -> Option<Vec<u8>> {
        self.plain_clauses()?;
        let code = self.code()?;
        const MOST: usize = 10_000;
        let last = code.keys().next_back().copied().unwrap_or(0);
        (last <= MOST).then(|| (0..=last).map(|taken| code.get(&taken).copied().unwrap_or(0)).collect())
    }

    /// What a move may leave of a heap, as a digit of its code, by what it takes; whoever wins by the last move.
    fn code(&self) -> Option<BTreeMap<usize, u8>> {
        let Moves::Heaps(clauses) = &self.moves else { return None };
        let mut code = BTreeMap::new();
        for clause in clauses {
            for (taken, digit) in clause.digits()? {
                *code.entry(taken).or_insert(0) |= digit;
            }
        }
        Some(code)
    }

    /// The numbers that a move may take, in rising order, if they are few and do not depend on the heap, and what is
    /// left stays whole; whoever wins by the last move.
    pub(crate) fn numbers(&self) -> Option<Vec<usize>> {
        let code = self.code()?;
        let is_whole = !code.is_empty() && code.values().all(|&digit| digit == 3);
        is_whole.then(|| code.into_keys().collect())
    }

    /// The numbers that a move may not take, in rising order, if it may take all but these few, at least one, and what
    /// is left stays whole; whoever wins by the last move.
    pub(crate) fn barred(&self) -> Option<Vec<usize>> {
        match &self.sets()?[..] {
            [set] => set.barred().filter(|barred| !barred.is_empty()),
            _ => None,
        }
    }

    /// What a move may take, by clauses, if what is left always stays whole; whoever wins by the last move.
    fn sets(&self) -> Option<Vec<&Set>> {
        let Moves::Heaps(clauses) = &self.moves else { return None };
        let sets = clauses.iter().map(|clause| match clause {
            Clause::Take { set, leaving } if *leaving == (0..=1) => Some(set),
            _ => None,
        });
        sets.collect()
    }

    /// The values of the heaps 0 to `largest` in normal play, or of as many as the meter allows: without lists of
    /// options.
    ///
    /// # Complexity
    /// That of all options, and O(`largest`²) for each clause.
    pub(crate) fn values(&self, largest: usize, meter: &Meter) -> Vec<usize> {
        /// So many numbers that are looked at take as long as one option.
        const LOOKS: usize = 32;
        /// So many options are looked at between two looks at the clock.
        const AT_ONCE: usize = 4096;
        let Moves::Heaps(clauses) = &self.moves else { return vec![] };
        let mut values: Vec<usize> = vec![];
        // By value, the last heap with a move to it, plus 1.
        let mut reached: Vec<usize> = vec![];
        for heap in 0..=largest {
            let mut reach = |value: usize| {
                reached.resize(reached.len().max(value + 1), 0);
                reached[value] = heap + 1;
            };
            for clause in clauses {
                match clause {
                    Clause::Take { set, leaving } if *leaving == (0..=1) => {
                        set.up_to(heap).for_each(|taken| reach(values[heap - taken]));
                        meter.uses(heap / LOOKS);
                    }
                    _ => {
                        let mut used = 0;
                        for (index, left) in clause.lefts(heap).enumerate() {
                            reach(left.iter().fold(0, |value, &part| value ^ values[part]));
                            used += 1 + left.len();
                            if index % AT_ONCE == AT_ONCE - 1 {
                                meter.uses(used / 8);
                                used = 0;
                                if meter.is_up() {
                                    break;
                                }
                            }
                        }
                        meter.uses(used / 8);
                    }
                }
            }
            meter.uses(1);
            if meter.is_up() {
                break;
            }
            meter.step();
            values.push(reached.iter().position(|&from| from != heap + 1).unwrap_or(reached.len()));
        }
        values
    }

    /// The greatest number that the rule names; 0 if it names none. What it allows may change there.
    pub fn greatest(&self) -> usize {
        match &self.moves {
            Moves::Heaps(clauses) => clauses.iter().map(Clause::greatest).max().unwrap_or(0),
            Moves::TwoHeaps(clauses) => clauses.iter().map(PairClause::greatest).max().unwrap_or(0),
        }
    }

    /// The rule in Rust, as a program that shows its table up to `largest`, if that is short.
    pub fn rust(&self, largest: usize) -> Option<String> {
        let (lines, head, show) = match &self.moves {
            Moves::Heaps(clauses) => {
                let lines = clauses.iter().map(Clause::rust).collect::<Option<Vec<_>>>()?.concat();
                (lines, "heaps(|n| {", format!("show({largest})"))
            }
            Moves::TwoHeaps(clauses) => {
                let lines = clauses.iter().flat_map(PairClause::rust).collect();
                (lines, "table(|a, b| {", format!("show({0}, {0})", largest.min(30)))
            }
        };
        let name = head.split('(').next().unwrap_or_default();
        let misere = if self.is_misere { ".misere()" } else { "" };
        let lines: String = lines.iter().map(|line| format!("        {line}\n")).collect();
        Some(format!(
            "use explore::{name};\n\nfn main() {{\n    let game = {head}\n        let mut left = vec![];\n\
             {lines}        left\n    }}){misere};\n    game.{show};\n}}\n"
        ))
    }
}

impl Clause {
    /// What a move leaves of a heap of n stones, one after the other.
    fn lefts(&self, n: usize) -> Box<dyn Iterator<Item = Vec<usize>> + '_> {
        match self {
            Self::Take { set, leaving } => {
                Box::new(set.up_to(n).flat_map(move |k| heaps_of(n - k, leaving.clone(), Sizes::Any)))
            }
            Self::Split { into, sizes } => Box::new(heaps_of(n, into.clone(), *sizes)),
            Self::Leave { divisor, rounding } => {
                let left = match rounding {
                    Rounding::Down => Some(n / divisor),
                    Rounding::Up => Some(n.div_ceil(*divisor)),
                    Rounding::None => Some(n / divisor).filter(|left| left * divisor == n),
                };
                Box::new(left.filter(|&left| left < n).map(|left| vec![left]).into_iter())
            }
            Self::Octal(game) => {
                let leave = move |(taken, digit): (usize, u8)| {
                    let heaps = (0..=2).filter(move |heaps| digit >> heaps & 1 == 1);
                    let rest = n.checked_sub(taken);
                    rest.into_iter().flat_map(move |rest| {
                        heaps.clone().flat_map(move |heaps| heaps_of(rest, heaps..=heaps, Sizes::Any))
                    })
                };
                let all = octal_digits(game).into_iter().flat_map(leave);
                Box::new(all.filter(move |left| left[..] != [n]))
            }
        }
    }

    fn greatest(&self) -> usize {
        match self {
            Self::Take { set, .. } => set.greatest(),
            Self::Split { into, .. } if *into.end() < usize::MAX => *into.end(),
            Self::Split { into, .. } => *into.start(),
            Self::Leave { .. } => 0,
            Self::Octal(game) => game.most(),
        }
    }

    /// The digits of the hexadecimal code: what may be left where so many stones are taken.
    pub(crate) fn digits(&self) -> Option<Vec<(usize, u8)>> {
        let digit = |leaving: &RangeInclusive<usize>| leaving.clone().map(|heaps| 1 << heaps).sum();
        match self {
            Self::Take { set, leaving } if *leaving.end() <= 3 => {
                Some(set.listed()?.into_iter().map(|taken| (taken, digit(leaving))).collect())
            }
            Self::Split { into, sizes: Sizes::Any } if *into.end() <= 3 => Some(vec![(0, digit(into))]),
            Self::Octal(game) => Some(octal_digits(game)),
            _ => None,
        }
    }

    fn rust(&self) -> Option<Vec<String>> {
        let pairs = |pairs: &str| format!("left.extend({pairs}.map(|a| vec![a, n - a]));");
        match self {
            Self::Take { set, leaving } => {
                let taken = format!("(1..=n){}", set.rust("n"));
                let one = match (*leaving.start(), *leaving.end()) {
                    (_, 3..) => return None,
                    (0, 0) => format!("left.extend({taken}.filter(|&k| k == n).map(|_| vec![]));"),
                    (1, 1..) => format!("left.extend({taken}.filter(|&k| k < n).map(|k| vec![n - k]));"),
                    (0, _) => format!("left.extend({taken}.map(|k| vec![n - k]));"),
                    _ => String::new(),
                };
                let two =
                    format!("left.extend({taken}.flat_map(|k| (1..=(n - k) / 2).map(move |a| vec![a, n - k - a])));");
                let two = if *leaving.end() == 2 { two } else { String::new() };
                Some([one, two].into_iter().filter(|line| !line.is_empty()).collect())
            }
            Self::Split { into, sizes } if *into == (2..=2) => Some(vec![match sizes {
                Sizes::Any => pairs("(1..=n / 2)"),
                Sizes::Unequal => pairs("(1..n.div_ceil(2))"),
                Sizes::Equal => pairs("(1..n).filter(|a| 2 * a == n)"),
            }]),
            Self::Split { sizes: Sizes::Equal, into } => {
                let (from, to) = (into.start(), into.end());
                let to = if *to == usize::MAX { "n".to_owned() } else { format!("{to}.min(n)") };
                Some(vec![format!("left.extend(({from}..={to}).filter(|k| n % k == 0).map(|k| vec![n / k; k]));")])
            }
            Self::Split { .. } => None,
            Self::Leave { divisor, rounding } => Some(vec![match rounding {
                Rounding::Down => format!("left.extend((n > 0).then(|| vec![n / {divisor}]));"),
                Rounding::Up => format!("left.extend((n > 1).then(|| vec![n.div_ceil({divisor})]));"),
                Rounding::None => format!("left.extend((n > 0 && n % {divisor} == 0).then(|| vec![n / {divisor}]));"),
            }]),
            Self::Octal(_) => {
                let clauses = self.digits()?.into_iter().map(|(taken, digit)| {
                    let set = Set { of: vec![Numbers::Range(taken, taken)], but: vec![] };
                    let whole = |leaving| Self::Take { set: set.clone(), leaving };
                    match (taken, digit) {
                        (0, _) => vec![Self::Split { into: 2..=2, sizes: Sizes::Any }],
                        (_, 3) => vec![whole(0..=1)],
                        (_, 6) => vec![whole(1..=2)],
                        (_, 7) => vec![whole(0..=2)],
                        _ => {
                            (0..=2).filter(|heaps| digit >> heaps & 1 == 1).map(|heaps| whole(heaps..=heaps)).collect()
                        }
                    }
                });
                let lines = clauses.flatten().map(|clause| clause.rust()).collect::<Option<Vec<_>>>()?.concat();
                (lines.len() < 12).then_some(lines)
            }
        }
    }
}

/// The digits of a code that are not 0, by what is taken.
fn octal_digits(game: &Octal) -> Vec<(usize, u8)> {
    let code = game.to_string();
    let digits = code.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0');
    digits.enumerate().filter(|&(_, digit)| digit > 0).collect()
}

/// The ways to lay so many stones in heaps of these sizes, none of them empty; heaps of any order are listed once.
fn heaps_of(stones: usize, count: RangeInclusive<usize>, sizes: Sizes) -> impl Iterator<Item = Vec<usize>> {
    // What is begun, in rising order; all but the last heap are laid.
    let mut begun: Vec<Vec<usize>> = vec![vec![]];
    let mut ready: Vec<Vec<usize>> = vec![];
    if stones == 0 {
        begun.clear();
        ready.extend(count.contains(&0).then(Vec::new));
    } else if sizes == Sizes::Equal {
        // Nothing is to be searched: the size divides the stones.
        begun.clear();
        let sizes = (1..=stones / 2).rev().chain([stones]);
        let heaps = sizes.filter(|size| stones % size == 0 && count.contains(&(stones / size)));
        ready.extend(heaps.map(|size| vec![size; stones / size]));
    }
    let most = *count.end();
    std::iter::from_fn(move || {
        loop {
            if let Some(done) = ready.pop() {
                return Some(done);
            }
            let laid = begun.pop()?;
            let rest = stones - laid.iter().sum::<usize>();
            let least = laid.last().map_or(1, |&last| last + usize::from(sizes == Sizes::Unequal));
            if rest >= least && count.contains(&(laid.len() + 1)) {
                ready.push([&laid[..], &[rest]].concat());
            }
            if laid.len() + 2 <= most {
                begun.extend((least..=rest / 2).rev().map(|next| [&laid[..], &[next]].concat()));
            }
        }
    })
}

impl PairClause {
    fn options(&self, a: usize, b: usize) -> Vec<(usize, usize)> {
        let split = |n: usize| (1..n).map(move |part| (part, n - part));
        match self {
            Self::One(set) => set.up_to(a).map(|k| (a - k, b)).chain(set.up_to(b).map(|k| (a, b - k))).collect(),
            Self::Both(set) => set.up_to(a.min(b)).map(|k| (a - k, b - k)).collect(),
            Self::Second(set) => set.up_to(b).map(|k| (a, b - k)).collect(),
            Self::Give(set) => set.up_to(a).map(|k| (a - k, b + k)).collect(),
            Self::Multiple if a.min(b) == 0 => vec![],
            Self::Multiple if a >= b => (1..=a / b).map(|k| (a - k * b, b)).collect(),
            Self::Multiple => (1..=b / a).map(|k| (a, b - k * a)).collect(),
            Self::Throw => split(a).chain(split(b)).collect(),
        }
    }

    fn greatest(&self) -> usize {
        match self {
            Self::One(set) | Self::Both(set) | Self::Second(set) | Self::Give(set) => set.greatest(),
            Self::Multiple | Self::Throw => 0,
        }
    }

    fn rust(&self) -> Vec<String> {
        let from =
            |most: &str, set: &Set, left: &str| format!("left.extend((1..={most}){}.map(|k| {left}));", set.rust(most));
        match self {
            Self::One(set) => vec![from("a", set, "(a - k, b)"), from("b", set, "(a, b - k)")],
            Self::Both(set) => vec![from("a.min(b)", set, "(a - k, b - k)")],
            Self::Second(set) => vec![from("b", set, "(a, b - k)")],
            Self::Give(set) => vec![from("a", set, "(a - k, b + k)")],
            Self::Multiple => vec![
                "left.extend((1..=a.checked_div(b).unwrap_or(0)).map(|k| (a - k * b, b)));".to_owned(),
                "left.extend((1..=b.checked_div(a).unwrap_or(0)).map(|k| (a, b - k * a)));".to_owned(),
            ],
            Self::Throw => {
                ["a", "b"].map(|x| format!("left.extend((1..{x}).map(|part| (part, {x} - part)));")).to_vec()
            }
        }
    }
}

impl Display for Rule {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let joined = |clauses: Vec<String>| clauses.join("; ");
        match &self.moves {
            Moves::Heaps(clauses) => write!(f, "{}", joined(clauses.iter().map(Clause::to_string).collect()))?,
            Moves::TwoHeaps(clauses) => {
                write!(f, "two heaps: {}", joined(clauses.iter().map(PairClause::to_string).collect()))?;
            }
        }
        if self.is_misere { write!(f, "; misere") } else { Ok(()) }
    }
}

impl Display for Clause {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Take { set, leaving } => {
                write!(f, "take {set}")?;
                match (leaving.start(), leaving.end()) {
                    (0, 1) => Ok(()),
                    (0, 2) => write!(f, " and split"),
                    (from, to) if from == to => write!(f, " leave {from}"),
                    (from, to) => write!(f, " leave {from}..{to}"),
                }
            }
            Self::Split { into, sizes } => {
                write!(f, "split")?;
                match (into.start(), into.end()) {
                    (2, 2) => {}
                    (from, to) if from == to => write!(f, " into {from}")?,
                    (2, &usize::MAX) => write!(f, " into any")?,
                    (from, &usize::MAX) => write!(f, " into {from} or more")?,
                    (from, to) => write!(f, " into {from}..{to}")?,
                }
                match sizes {
                    Sizes::Any => Ok(()),
                    Sizes::Unequal => write!(f, " unequal"),
                    Sizes::Equal => write!(f, " equal"),
                }
            }
            Self::Leave { divisor, rounding: Rounding::Down } => write!(f, "leave n/{divisor}"),
            Self::Leave { divisor, rounding: Rounding::Up } => write!(f, "leave n/{divisor} rounded up"),
            Self::Leave { divisor, rounding: Rounding::None } => write!(f, "leave exactly n/{divisor}"),
            Self::Octal(game) => write!(f, "{game}"),
        }
    }
}

impl Display for PairClause {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::One(set) => write!(f, "take {set} from one"),
            Self::Both(set) => write!(f, "take {set} from both"),
            Self::Second(set) => write!(f, "take {set} from the second"),
            Self::Give(set) => write!(f, "give {set} to the second"),
            Self::Multiple => write!(f, "take a multiple of the smaller"),
            Self::Throw => write!(f, "throw one away and split the other"),
        }
    }
}
