//! Laws of a sequence: tried by name, found on its first half, tested on the second.
//!
//! A law that holds as far as computed is a guess. The list is the one that the programs of the collection prove, each
//! for its game; the name of such a program stands beside the law.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use crate::conclusion::{Conclusion, Programs, Standing};
use crate::functions::FUNCTIONS;

/// What a law says of a place, given the values before it; nothing where it says nothing.
type Formula = Box<dyn Fn(&[usize], usize) -> Option<usize>>;

/// A formula with its name.
pub(crate) struct Law {
    pub text: String,
    pub like: Programs,
    /// The place from which on it is meant to hold.
    pub start: usize,
    /// The length of a row in which it can be seen.
    pub period: Option<usize>,
    pub formula: Formula,
}

impl Law {
    fn new(
        text: impl Into<String>,
        like: Programs,
        start: usize,
        formula: impl Fn(&[usize], usize) -> Option<usize> + 'static,
    ) -> Self {
        Self { text: text.into(), like, start, period: None, formula: Box::new(formula) }
    }

    /// The first place from its start on where it does not hold.
    pub fn fails(&self, values: &[usize]) -> Option<usize> {
        (self.start..values.len()).find(|&n| (self.formula)(&values[..n], n).is_some_and(|said| said != values[n]))
    }
}

/// The laws that fit the first half of these values: the first that holds for all of them, if there is one, and those
/// before it that do not.
pub(crate) fn find(values: &[usize]) -> Vec<(Law, Conclusion)> {
    let found_on = values.len() / 2;
    let mut found = vec![];
    if values.len() < 16 {
        return found;
    }
    for law in candidates(&values[..found_on]) {
        let failure = law.fails(values);
        let (standing, ground) = match failure {
            None => (Standing::Holds, format!("for all {}, found on {found_on}", values.len())),
            Some(place) => (Standing::Refuted(format!("n = {place}")), format!("found on {found_on}")),
        };
        let from = if law.start > 0 { format!(" from n = {}", law.start) } else { String::new() };
        let conclusion = Conclusion { standing, law: format!("{}{from}", law.text), like: law.like, ground };
        // Of what fails, what nearly holds is worth a line.
        if failure.is_none_or(|place| place >= found_on) {
            found.push((law, conclusion));
        }
        if failure.is_none() {
            break;
        }
    }
    let holds = |conclusion: &Conclusion| conclusion.standing == Standing::Holds;
    let last = found.len().saturating_sub(1);
    found.into_iter().enumerate().filter(|(i, (_, c))| holds(c) || *i < 2 && *i <= last).map(|(_, pair)| pair).collect()
}

/// The laws that hold for a short sequence, from the special to the general.
pub(crate) fn fitting(values: &[usize]) -> Vec<Law> {
    if values.len() < 5 { vec![] } else { candidates(values) }
}

/// The laws of single places that hold for those that are known.
pub(crate) fn fitting_where(values: &[usize], is_known: impl Fn(usize) -> bool) -> Vec<Law> {
    let mut laws = of_places(values);
    let holds = |law: &Law| {
        let known = (law.start.max(1)..values.len()).filter(|&n| is_known(n));
        known.clone().count() >= 5 && known.into_iter().all(|n| (law.formula)(&values[..n], n) == Some(values[n]))
    };
    laws.retain(holds);
    laws
}

/// The laws that hold for these values, from the special to the general.
fn candidates(half: &[usize]) -> Vec<Law> {
    let laws = named(half).into_iter().chain(periodic(half)).chain(arithmetic(half));
    let laws =
        laws.chain(of_places(half)).chain(halving(half)).chain(windows(half)).chain(geometric(half)).chain(lost(half));
    let mut laws: Vec<Law> = laws.filter(|law| law.fails(half).is_none() && law.start + 5 <= half.len()).collect();
    // What has many exceptions comes last.
    laws.sort_by_key(|law| law.start > 8);
    let mut texts = BTreeSet::new();
    laws.retain(|law| texts.insert(law.text.clone()));
    laws
}

/// Period 1 with its values 0 to m − 1, and what is written shortly beside it.
fn named(half: &[usize]) -> Vec<Law> {
    let mut laws = vec![];
    if let Some(law) = periodic(half).filter(|law| law.start <= 1) {
        let period = law.period.unwrap_or(1);
        let greatest = half.iter().max().copied().unwrap_or(0);
        for k in 1..=period {
            let text = match k {
                _ if period == 1 => break,
                1 if greatest + 1 == period => format!("g(n) = n mod {period}"),
                _ => format!("g(n) = ⌊(n mod {period}) / {k}⌋"),
            };
            let like = if k == 1 { Programs(&["hdu1846", "cses_nim_game_2", "p4018"]) } else { Programs(&["abc297g"]) };
            let mut named = Law::new(text, like, law.start, move |_, n| Some(n % period / k));
            named.period = Some(period);
            laws.push(named);
        }
    }
    laws.push(Law::new("g(n) = n", Programs(&["nim", "p9387"]), 0, |_, n| Some(n)));
    laws.extend((2..=half.len() / 4).map(|k| {
        let mut law =
            Law::new(format!("g(n) = ⌊n / {k}⌋"), Programs(&["cf1823e", "moore_nim"]), 0, move |_, n| Some(n / k));
        law.period = Some(k);
        law
    }));
    laws.truncate(1000);
    laws
}

/// How far back from the end the values repeat after `period` places, each greater by `saltus`: the first such place.
fn repeats_from(values: &[usize], period: usize, saltus: usize) -> usize {
    let pairs = (0..values.len() - period).rev();
    values.len() - period - pairs.take_while(|&n| values[n] + saltus == values[n + period]).count()
}

/// The period that is over first, its start and its saltus. Two whole periods must have been seen, and eight values
/// that agree.
fn repeating(half: &[usize], saltus_of: impl Fn(usize) -> Option<usize>) -> Option<(usize, usize, usize)> {
    let periods = (1..=half.len() / 2).filter_map(|period| {
        let saltus = saltus_of(period)?;
        let start = repeats_from(half, period, saltus);
        (half.len() - period - start >= period.max(8)).then_some((period, start, saltus))
    });
    // The last values may look like a shorter one.
    periods.min_by_key(|&(period, start, _)| start + period)
}

fn periodic(half: &[usize]) -> Option<Law> {
    let (period, start, _) = repeating(half, |_| Some(0))?;
    let text = match period {
        1 => format!("constant, g(n) = {}", half[half.len() - 1]),
        2..=12 => {
            let values = &half[start..start + period];
            let values: Vec<String> = values.iter().map(usize::to_string).collect();
            format!("period {period} ({})", values.join(" "))
        }
        _ => format!("period {period}"),
    };
    let like =
        if period == 1 { Programs(&["hdu3951", "poj2484"]) } else { Programs(&["hdu1536", "cf305e", "cf1312f"]) };
    let mut law =
        Law::new(text, like, start, move |before, n| n.checked_sub(period).filter(|&n| n >= start).map(|n| before[n]));
    law.period = Some(period);
    Some(law)
}

fn arithmetic(half: &[usize]) -> Option<Law> {
    let end = half.len() - 1;
    let rise = |period: usize| half[end].checked_sub(half[end - period]).filter(|&saltus| saltus > 0);
    let (period, start, saltus) = repeating(half, rise)?;
    let text = match period {
        1 if saltus == 1 => format!("g(n) = n {} {}", if half[end] < end { "−" } else { "+" }, half[end].abs_diff(end)),
        _ => format!("arithmetic-periodic, g(n + {period}) = g(n) + {saltus}"),
    };
    let mut law = Law::new(text, Programs(&["hdu3032", "abc255g"]), start, move |before, n| {
        n.checked_sub(period).filter(|&n| n >= start).map(|n| before[n] + saltus)
    });
    law.period = Some(period);
    Some(law)
}

/// Functions of n, n − 1 or n + 1, with a constant added, or modulo 2.
fn of_places(half: &[usize]) -> Vec<Law> {
    let mut laws = vec![];
    for (name, like, function) in FUNCTIONS {
        for (up, x) in [(1, "n"), (0, "(n − 1)"), (2, "(n + 1)")] {
            let name = name.replace("{}", x);
            let at = move |n: usize| (n + up).checked_sub(1).filter(|&x| x > 0);
            // Small places are exceptions where a prime or a bit is missing.
            for start in 0..=4 {
                let Some((said, value)) = at(start).map(function).zip(half.get(start).copied()) else { continue };
                let text = match value.cmp(&said) {
                    Ordering::Equal => format!("g(n) = {name}"),
                    Ordering::Greater => format!("g(n) = {name}, plus {}", value - said),
                    Ordering::Less => format!("g(n) = {name}, less {}", said - value),
                };
                laws.push(Law::new(text, like, start, move |_, n| {
                    // A value is not below 0.
                    Some((function(at(n)?) + value).checked_sub(said).unwrap_or(usize::MAX))
                }));
                let text =
                    format!("g(n) = {value} where {name} is {}, else {}", ["even", "odd"][said % 2], 1 - value.min(1));
                // Few values fit too many laws that say so little.
                if value < 2 && name.starts_with("the number of") && half.len() >= 16 {
                    laws.push(Law::new(text, like, start, move |_, n| Some((function(at(n)?) + value + said) % 2)));
                }
            }
        }
    }
    laws
}

/// A value follows from that of half of n, which is rounded down, and from the last bit of n.
fn halving(half: &[usize]) -> Option<Law> {
    const KEYS: usize = 8;
    (1..=8).find_map(|start| {
        // For even and odd n, what follows from the value of half of n, and how often this was seen.
        let mut seen: BTreeMap<(usize, usize), (usize, usize)> = BTreeMap::new();
        for n in start..half.len() {
            let (value, count) = seen.entry((n % 2, half[n / 2])).or_insert((half[n], 0));
            *count += 1;
            if *value != half[n] || seen.len() > KEYS {
                return None;
            }
        }
        if seen.values().any(|&(_, count)| count < 2) {
            return None;
        }
        let follows = |bit: usize| {
            let all = seen.iter().filter(|&((last, _), _)| *last == bit);
            let all: Vec<(usize, usize)> = all.map(|(&(_, from), &(value, _))| (from, value)).collect();
            match all.iter().all(|&(_, value)| value == all[0].1) {
                true => all.first().map_or(String::new(), |(_, value)| value.to_string()),
                false => {
                    let all: Vec<String> =
                        all.iter().map(|(from, value)| format!("{value} if g(n / 2) = {from}")).collect();
                    all.join(", ").replace("n / 2", if bit == 0 { "n / 2" } else { "(n − 1) / 2" })
                }
            }
        };
        let text = format!("g(n) for even n is {}; for odd n {}", follows(0), follows(1));
        Some(Law::new(text, Programs(&["cf603c"]), start, move |before, n| {
            // What was never seen is not known to be so.
            Some(seen.get(&(n % 2, before[n / 2])).map_or(usize::MAX, |&(value, _)| value))
        }))
    })
}

/// A new value wherever n is one of k numbers, and else the value that has been missing longest.
fn windows(half: &[usize]) -> Vec<Law> {
    let records = |values: &[usize]| -> Vec<usize> {
        let mut greatest = 0;
        let is_record = |&n: &usize| {
            let is_record = values[n] > greatest;
            greatest = greatest.max(values[n]);
            is_record
        };
        (0..values.len()).filter(is_record).collect()
    };
    let [first, second, ..] = records(half)[..] else { return vec![] };
    let k = second - first;
    let text = match first == k {
        true => format!("windows, g(n) = n / {k} if {k} divides n, else g(n − ⌊n / {k}⌋ − 1)"),
        false => format!("windows, g(n) = q = (n − {first}) / {k} + 1 if this is an integer, else g(n − ⌊q⌋ − 1)"),
    };
    vec![Law::new(text, Programs(&["arc091f"]), 0, move |before, n| {
        let Some(behind) = n.checked_sub(first) else { return Some(0) };
        let greatest = behind / k + 1;
        if behind % k == 0 { Some(greatest) } else { n.checked_sub(greatest + 1).map(|n| before[n]) }
    })]
}

fn geometric(half: &[usize]) -> Option<Law> {
    let start = half.iter().position(|&value| value > 0)?;
    let [first, second, ..] = half[start..] else { return None };
    let ratio = second / first;
    let text = format!("g(n) = {first} · {ratio}^(n − {start})");
    (ratio > 1).then(|| {
        Law::new(text, Programs(&["p2594"]), start, move |_, n| {
            ratio.checked_pow((n - start) as u32).and_then(|power| power.checked_mul(first))
        })
    })
}

/// Of won and lost alone, 1 and 0: lost positions that follow from the two before them, as powers and Fibonacci numbers
/// do.
fn lost(half: &[usize]) -> Vec<Law> {
    if half.iter().any(|&value| value > 1) {
        return vec![];
    }
    let is_lost = |values: &[usize]| -> Vec<usize> { (0..values.len()).filter(|&n| values[n] == 0).collect() };
    let all = is_lost(half);
    // The first ones may be exceptions.
    let mut laws = vec![];
    for skipped in 0..=3.min(all.len().saturating_sub(5)) {
        let Some(lost) = all.get(skipped..).filter(|lost| lost.len() >= 5) else { break };
        let rows = (0..=6_usize).flat_map(|x| (0..=3).flat_map(move |y| (-6..=6).map(move |z| (x, y, z))));
        let next = |(x, y, z): (usize, usize, isize), a: usize, b: usize| (x * b + y * a).checked_add_signed(z);
        let mut rows: Vec<(usize, usize, isize)> =
            rows.filter(|&row| lost.windows(3).all(|three| next(row, three[0], three[1]) == Some(three[2]))).collect();
        // The plainest: no constant, and one number before.
        rows.sort_by_key(|&(_, y, z)| (z != 0, y > 0, z));
        let Some(&row) = rows.first() else { continue };
        let (x, y, z) = row;
        let named = match (row, lost[0], lost[1]) {
            ((2, 0, 0), ..) if lost[0].is_power_of_two() => "the powers of 2".to_owned(),
            ((_, 0, 0), 1, _) => format!("the powers of {x}"),
            ((1, 1, 0), 1, 2) | ((1, 1, 0), 2, 3) | ((1, 1, 0), 0, 1) => "the Fibonacci numbers".to_owned(),
            ((1, 0, _), ..) => return laws,
            _ => {
                let term = |times: usize, name: &str| match times {
                    0 => None,
                    1 => Some(name.to_owned()),
                    _ => Some(format!("{times}{name}")),
                };
                let constant = (z != 0).then(|| format!("{z}").replace('-', "−"));
                let terms: Vec<String> = [term(x, "b"), term(y, "a"), constant].into_iter().flatten().collect();
                format!("{}, {}, and behind a and b always {}", lost[0], lost[1], terms.join(" + "))
            }
        };
        let (first, start) = (lost.to_vec(), lost[0]);
        let text = format!("the lost positions are {named}");
        laws.push(Law::new(text, Programs(&["hdu2516", "dynamic_subtraction"]), start, move |_, n| {
            let (mut a, mut b) = (first[0], first[1]);
            while b < n {
                (a, b) = (b, next(row, a, b).filter(|&c| c > b)?);
            }
            let said = n == b || n == first[0];
            Some(usize::from(!said))
        }));
    }
    laws
}
