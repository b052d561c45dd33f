//! Laws of a sequence: tried one by one, found on its first half, tested on the second.
//!
//! A law that holds as far as computed is a guess. The list is the one that the programs of the collection prove, each
//! for its game; the name of such a program stands beside the law.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use crate::laws::functions;
use crate::laws::law::{Conclusion, Form, Ground, Law, Place, Sequence, Standing};

impl Sequence {
    /// What it says of the value at a place, given those before it; nothing where it says nothing.
    pub(crate) fn says(&self, before: &[usize], n: usize) -> Option<usize> {
        let behind = n.checked_sub(self.start);
        // Of a function, which is asked for a number from 1 on.
        let at = |up: usize| (n + up).checked_sub(1).filter(|&x| x > 0);
        match &self.form {
            // A value is not below 0.
            Form::Shifted(plus) => Some(n.checked_add_signed(*plus).unwrap_or(usize::MAX)),
            Form::Floor { modulus, divisor } => Some(modulus.map_or(n, |modulus| n % modulus) / divisor),
            Form::Period(row) => behind.map(|behind| row[behind % row.len()]),
            Form::Rising { length, saltus } => {
                let last = n.checked_sub(*length).filter(|&last| last >= self.start)?;
                before[last].checked_add(*saltus)
            }
            Form::Function { function, up, plus } => {
                Some(function.value(at(*up)?).checked_add_signed(*plus).unwrap_or(usize::MAX))
            }
            Form::Parity { function, up, where_even } => Some((function.value(at(*up)?) + where_even) % 2),
            Form::Halving(rows) => {
                let row = rows.iter().find(|&&(bit, from, _)| bit == n % 2 && from == before[n / 2]);
                // What was never seen is not known to be so.
                Some(row.map_or(usize::MAX, |&(.., value)| value))
            }
            Form::Windows { first, gap } => {
                let Some(behind) = n.checked_sub(*first) else { return Some(0) };
                let greatest = behind / gap + 1;
                if behind % gap == 0 { Some(greatest) } else { n.checked_sub(greatest + 1).map(|n| before[n]) }
            }
            Form::Geometric { first, ratio } => ratio.checked_pow(behind? as u32)?.checked_mul(*first),
            Form::Lost { first: [first, second], by_b, by_a, plus } => {
                let (mut a, mut b) = (*first, *second);
                while b < n {
                    (a, b) = (b, (by_b * b + by_a * a).checked_add_signed(*plus).filter(|&c| c > b)?);
                }
                Some(usize::from(n != b && n != *first))
            }
            Form::Classes { modulus, lost, exceptions } => {
                Some(usize::from(lost.contains(&(n % modulus)) == exceptions.contains(&n)))
            }
        }
    }

    /// The first place from its start on where it does not hold.
    pub(crate) fn fails(&self, values: &[usize]) -> Option<usize> {
        (self.start..values.len()).find(|&n| self.says(&values[..n], n).is_some_and(|said| said != values[n]))
    }

    /// Of how many of these values it speaks. What rises in a period is seen from its start on.
    fn spoken(&self, values: &[usize]) -> usize {
        let speaks = |&n: &usize| matches!(self.form, Form::Rising { .. }) || self.says(&values[..n], n).is_some();
        (self.start..values.len()).filter(speaks).count()
    }
}

/// So many values a law is found on and tested with.
pub(crate) const ENOUGH: usize = 16;

/// So few say nothing.
pub(crate) const FEW: usize = 6;

/// The laws that fit the first half of these values: the first that holds for all of them, if there is one, and those
/// before it that do not. Few values have only a law that fits them all.
pub(crate) fn find(values: &[usize], law: fn(Sequence) -> Law) -> Vec<Conclusion> {
    if values.len() < ENOUGH {
        return plain(values, law).into_iter().collect();
    }
    let found_on = values.len() / 2;
    let (mut found, mut refuted) = (vec![], 0);
    for candidate in candidates(&values[..found_on]) {
        let on = candidate.spoken(&values[..found_on]);
        let conclusion = |standing, of| Conclusion {
            standing,
            law: law(candidate.clone()),
            ground: Ground::Table { found_on: on, of, are_pairs: false },
        };
        match candidate.fails(values) {
            None => {
                let spoken = candidate.spoken(values);
                // What says nothing behind what it was found on is not tested.
                if spoken > on {
                    found.push(conclusion(Standing::Holds, spoken));
                    break;
                }
            }
            // Of what fails, what nearly holds is worth a line.
            Some(place) if refuted < 2 => {
                refuted += 1;
                found.push(conclusion(Standing::Refuted(Place::Heap(place)), 0));
            }
            Some(_) => {}
        }
    }
    found
}

/// The law of these values, if one holds.
pub(crate) fn holding(values: &[usize]) -> Option<Sequence> {
    let found = find(values, Law::Values).into_iter().find(|law| law.standing == Standing::Holds)?;
    match found.law {
        Law::Values(law) => Some(law),
        _ => None,
    }
}

/// The plain law that few values fit: a short period, or n.
fn plain(values: &[usize], law: fn(Sequence) -> Law) -> Option<Conclusion> {
    if values.len() < FEW {
        return None;
    }
    let fits = |candidate: &Sequence| candidate.fails(values).is_none();
    let period = |length: usize| {
        let row = values.get(..length)?.to_vec();
        let is_period = (length..values.len()).all(|n| values[n] == values[n - length]);
        (is_period && 3 * length <= values.len()).then_some(Sequence { form: Form::Period(row), start: 0 })
    };
    let shifted = Sequence { form: Form::Shifted(0), start: 0 };
    let found = named(values).into_iter().find(fits);
    let found = Some(shifted).filter(fits).or((1..=4).find_map(period)).or(found)?;
    let ground = Ground::Table { found_on: 0, of: values.len(), are_pairs: false };
    Some(Conclusion { standing: Standing::Fits, law: law(found), ground })
}

/// The laws that hold for a short sequence, from the special to the general.
pub(crate) fn fitting(values: &[usize]) -> Vec<Sequence> {
    if values.len() < 5 { vec![] } else { candidates(values) }
}

/// The laws of single places that hold for those that are known.
pub(crate) fn fitting_where(values: &[usize], is_known: impl Fn(usize) -> bool) -> Vec<Sequence> {
    let known: Vec<usize> = (1..values.len()).filter(|&n| is_known(n)).collect();
    let mut laws = of_places(values, false, |law| {
        let mut places = known.iter().filter(|&&n| n >= law.start);
        places.clone().count() >= 5 && places.all(|&n| law.says(&values[..n], n) == Some(values[n]))
    });
    laws.dedup();
    laws
}

/// The laws that hold for these values, from the special to the general.
fn candidates(half: &[usize]) -> Vec<Sequence> {
    let laws = named(half).into_iter().chain(classes(half)).chain(periodic(half)).chain(arithmetic(half));
    let laws = laws.chain(of_places(half, true, |law| law.fails(half).is_none()));
    let laws = laws.chain(halving(half)).chain(windows(half)).chain(geometric(half)).chain(lost(half));
    let mut laws: Vec<Sequence> = laws.filter(|law| law.fails(half).is_none() && law.start + 5 <= half.len()).collect();
    // What has many exceptions comes last.
    laws.sort_by_key(|law| law.start > 8);
    let mut different: Vec<Sequence> = vec![];
    for law in laws {
        let is_new = |known: &Sequence| match (&known.form, &law.form) {
            (Form::Function { function, up, plus }, Form::Function { function: f, up: u, plus: p }) => {
                (function, up, plus) != (f, u, p)
            }
            _ => known != &law,
        };
        if different.iter().all(is_new) {
            different.push(law);
        }
    }
    different
}

/// Period 1 with its values 0 to m − 1, and what is written shortly beside it.
fn named(half: &[usize]) -> Vec<Sequence> {
    let mut laws = vec![];
    if let Some((period, start, _)) =
        repeating(half, |_| Some(0)).filter(|&(period, start, _)| start <= 1 && period > 1)
    {
        let greatest = half.iter().max().copied().unwrap_or(0);
        for k in 1..=period {
            if k > 1 || greatest.checked_add(1) == Some(period) {
                let form = Form::Floor { modulus: Some(period), divisor: k };
                laws.push(Sequence { form, start });
            }
        }
    }
    laws.push(Sequence { form: Form::Shifted(0), start: 0 });
    laws.extend(
        (2..=half.len() / 4)
            .take(1000)
            .map(|divisor| Sequence { form: Form::Floor { modulus: None, divisor }, start: 0 }),
    );
    laws
}

/// How far back from the end the values repeat after `period` places, each greater by `saltus`: the first such place.
pub(crate) fn repeats_from(values: &[usize], period: usize, saltus: usize) -> usize {
    let pairs = (0..values.len() - period).rev();
    let agrees = |&n: &usize| values[n].checked_add(saltus) == Some(values[n + period]);
    values.len() - period - pairs.take_while(agrees).count()
}

/// The period that is over first, its start and its saltus. Two whole periods must have been seen, and eight values
/// that agree.
fn repeating(half: &[usize], saltus_of: impl Fn(usize) -> Option<usize>) -> Option<(usize, usize, usize)> {
    // The last values may look like a shorter one. What is over first is found before the period itself is as long.
    let mut found: Option<(usize, usize, usize)> = None;
    for period in 1..=half.len() / 2 {
        let end = found.map_or(usize::MAX, |(period, start, _)| start + period);
        if period >= end {
            break;
        }
        let Some(saltus) = saltus_of(period) else { continue };
        let start = repeats_from(half, period, saltus);
        if half.len() - period - start >= period.max(8) && start + period < end {
            found = Some((period, start, saltus));
        }
    }
    found
}

fn periodic(half: &[usize]) -> Option<Sequence> {
    let (period, start, _) = repeating(half, |_| Some(0))?;
    Some(Sequence { form: Form::Period(half[start..start + period].to_vec()), start })
}

/// Of won and lost alone: a period from some place on, as classes with exceptions before.
fn classes(half: &[usize]) -> Option<Sequence> {
    const MOST: usize = 8;
    let (modulus, start, _) = repeating(half, |_| Some(0)).filter(|&(period, start, _)| period > 1 && start > 0)?;
    let mut row = vec![0; modulus];
    (start..start + modulus).for_each(|n| row[n % modulus] = half[n]);
    let lost: Vec<usize> = (0..modulus).filter(|&class| row[class] == 0).collect();
    let exceptions: Vec<usize> = (0..start).filter(|&n| half[n] != row[n % modulus]).collect();
    let is_short = lost.len() <= MOST && exceptions.len() <= MOST && (1..=modulus / 2).contains(&lost.len());
    // What goes on to have exceptions is no law.
    let is_short = is_short && 3 * start <= half.len();
    if half.iter().any(|&value| value > 1) || !is_short {
        return None;
    }
    Some(Sequence { form: Form::Classes { modulus, lost, exceptions }, start: 0 })
}

fn arithmetic(half: &[usize]) -> Option<Sequence> {
    let end = half.len() - 1;
    let rise = |period: usize| half[end].checked_sub(half[end - period]).filter(|&saltus| saltus > 0);
    let (length, start, saltus) = repeating(half, rise)?;
    Some(Sequence { form: rising(half, length, saltus), start })
}

/// What is said of values of which the last ones rise so.
pub(crate) fn rising(values: &[usize], length: usize, saltus: usize) -> Form {
    let end = values.len() - 1;
    match (length, saltus) {
        (1, 1) => Form::Shifted(values[end] as isize - end as isize),
        _ => Form::Rising { length, saltus },
    }
}

/// Functions of n, n − 1 or n + 1, with a constant added, or modulo 2, those of them that are `wanted`; these hold for
/// all values if they are to hold for the whole.
fn of_places(half: &[usize], is_whole: bool, wanted: impl Fn(&Sequence) -> bool) -> Vec<Sequence> {
    let mut laws: Vec<Sequence> = vec![];
    let mut push = |law: Sequence| {
        if wanted(&law) {
            laws.push(law);
        }
    };
    // Most functions are none of these values, which the first ones show.
    let first = half.len().min(20);
    for function in functions::all() {
        let line: Vec<usize> = (1..=first + 1).map(|x| function.value(x)).collect();
        for up in [1, 0, 2] {
            let at = move |n: usize| (n + up).checked_sub(1).filter(|&x| x > 0);
            // Small places are exceptions where a prime or a bit is missing.
            for start in 0..=4 {
                let said = at(start).map(|x| function.value(x));
                let Some((said, value)) = said.zip(half.get(start).copied()) else { continue };
                let shown = |n: usize| at(n).map(|x| line[x - 1]).zip(half.get(n).copied());
                let is_alike = |like: &dyn Fn(usize, usize) -> bool| {
                    (start..first).all(|n| shown(n).is_none_or(|(said, value)| like(said, value)))
                };
                let plus = match value.cmp(&said) {
                    Ordering::Less => -((said - value) as isize),
                    _ => (value - said).min(isize::MAX as usize) as isize,
                };
                if !is_whole || is_alike(&|said, value| said.checked_add_signed(plus) == Some(value)) {
                    push(Sequence { form: Form::Function { function, up, plus }, start });
                }
                // Few values fit too many laws that say so little.
                if value < 2 && function.counts && half.len() >= 16 {
                    let where_even = (value + said) % 2;
                    if is_alike(&|said, value| (said + where_even) % 2 == value) {
                        push(Sequence { form: Form::Parity { function, up, where_even }, start });
                    }
                }
            }
        }
    }
    laws
}

/// A value follows from that of half of n, which is rounded down, and from the last bit of n.
fn halving(half: &[usize]) -> Option<Sequence> {
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
        let rows = seen.iter().map(|(&(bit, from), &(value, _))| (bit, from, value)).collect();
        Some(Sequence { form: Form::Halving(rows), start })
    })
}

/// A new value wherever n is one of k numbers, and else the value that has been missing longest.
fn windows(half: &[usize]) -> Vec<Sequence> {
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
    vec![Sequence { form: Form::Windows { first, gap: second - first }, start: 0 }]
}

fn geometric(half: &[usize]) -> Option<Sequence> {
    let start = half.iter().position(|&value| value > 0)?;
    let [first, second, ..] = half[start..] else { return None };
    let ratio = second / first;
    (ratio > 1).then_some(Sequence { form: Form::Geometric { first, ratio }, start })
}

/// Of won and lost alone, 1 and 0: lost positions that follow from the two before them, as powers and Fibonacci numbers
/// do.
fn lost(half: &[usize]) -> Vec<Sequence> {
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
        // Lost positions at equal distances are classes.
        if let (1, 0, _) = row {
            return laws;
        }
        let form = Form::Lost { first: [lost[0], lost[1]], by_b: x, by_a: y, plus: z };
        laws.push(Sequence { form, start: lost[0] });
    }
    laws
}
