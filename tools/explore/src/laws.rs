//! Laws of a sequence: tried one by one, found on its first half, tested on the second.
//!
//! A law that holds as far as computed is a guess. The list is the one that the programs of the collection prove, each
//! for its game; the name of such a program stands beside the law.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use crate::functions;
use crate::law::{Conclusion, Form, Ground, Law, Place, Sequence, Standing};

/// What a law says of a place, given the values before it; nothing where it says nothing.
type Says = Box<dyn Fn(&[usize], usize) -> Option<usize>>;

/// A law that is tried.
pub(crate) struct Candidate {
    pub law: Sequence,
    pub says: Says,
}

impl Candidate {
    fn new(form: Form, start: usize, says: impl Fn(&[usize], usize) -> Option<usize> + 'static) -> Self {
        Self { law: Sequence { form, start }, says: Box::new(says) }
    }

    /// The first place from its start on where it does not hold.
    pub fn fails(&self, values: &[usize]) -> Option<usize> {
        (self.law.start..values.len()).find(|&n| (self.says)(&values[..n], n).is_some_and(|said| said != values[n]))
    }

    /// Of how many of these values it speaks. A period that begins late is seen from its start on.
    fn spoken(&self, values: &[usize]) -> usize {
        let is_period = matches!(self.law.form, Form::Period(_) | Form::Rising { .. });
        let speaks = |&n: &usize| is_period || (self.says)(&values[..n], n).is_some();
        (self.law.start..values.len()).filter(speaks).count()
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
            law: law(candidate.law.clone()),
            ground: Ground::Table { found_on: on, of, entries: "" },
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
    let fits = |candidate: &Candidate| candidate.fails(values).is_none();
    let period = |length: usize| {
        let row = values.get(..length)?.to_vec();
        let is_period = (length..values.len()).all(|n| values[n] == values[n - length]);
        (is_period && 3 * length <= values.len()).then_some(Sequence { form: Form::Period(row), start: 0 })
    };
    let shifted = Candidate::new(Form::Shifted(0), 0, |_, n| Some(n));
    let found = named(values).into_iter().find(fits).map(|candidate| candidate.law);
    let found = Some(shifted).filter(fits).map(|candidate| candidate.law).or((1..=4).find_map(period)).or(found)?;
    let ground = Ground::Table { found_on: 0, of: values.len(), entries: "" };
    Some(Conclusion { standing: Standing::Fits, law: law(found), ground })
}

/// The laws that hold for a short sequence, from the special to the general.
pub(crate) fn fitting(values: &[usize]) -> Vec<Candidate> {
    if values.len() < 5 { vec![] } else { candidates(values) }
}

/// The laws of single places that hold for those that are known.
pub(crate) fn fitting_where(values: &[usize], is_known: impl Fn(usize) -> bool) -> Vec<Candidate> {
    let known: Vec<usize> = (1..values.len()).filter(|&n| is_known(n)).collect();
    let mut laws = of_places(values, false, |law| {
        let mut places = known.iter().filter(|&&n| n >= law.law.start);
        places.clone().count() >= 5 && places.all(|&n| (law.says)(&values[..n], n) == Some(values[n]))
    });
    laws.dedup_by(|a, b| a.law == b.law);
    laws
}

/// The laws that hold for these values, from the special to the general.
fn candidates(half: &[usize]) -> Vec<Candidate> {
    let laws = named(half).into_iter().chain(classes(half)).chain(periodic(half)).chain(arithmetic(half));
    let laws = laws.chain(of_places(half, true, |law| law.fails(half).is_none()));
    let laws = laws.chain(halving(half)).chain(windows(half)).chain(geometric(half)).chain(lost(half));
    let mut laws: Vec<Candidate> =
        laws.filter(|law| law.fails(half).is_none() && law.law.start + 5 <= half.len()).collect();
    // What has many exceptions comes last.
    laws.sort_by_key(|law| law.law.start > 8);
    let mut different: Vec<Candidate> = vec![];
    for law in laws {
        let is_new = |known: &Candidate| match (&known.law.form, &law.law.form) {
            (Form::Function { function, up, plus }, Form::Function { function: f, up: u, plus: p }) => {
                (function, up, plus) != (f, u, p)
            }
            _ => known.law != law.law,
        };
        if different.iter().all(is_new) {
            different.push(law);
        }
    }
    different
}

/// Period 1 with its values 0 to m − 1, and what is written shortly beside it.
fn named(half: &[usize]) -> Vec<Candidate> {
    let mut laws = vec![];
    if let Some((period, start, _)) =
        repeating(half, |_| Some(0)).filter(|&(period, start, _)| start <= 1 && period > 1)
    {
        let greatest = half.iter().max().copied().unwrap_or(0);
        for k in 1..=period {
            if k > 1 || greatest.checked_add(1) == Some(period) {
                let form = Form::Floor { modulus: Some(period), divisor: k };
                laws.push(Candidate::new(form, start, move |_, n| Some(n % period / k)));
            }
        }
    }
    laws.push(Candidate::new(Form::Shifted(0), 0, |_, n| Some(n)));
    laws.extend(
        (2..=half.len() / 4)
            .take(1000)
            .map(|divisor| Candidate::new(Form::Floor { modulus: None, divisor }, 0, move |_, n| Some(n / divisor))),
    );
    laws
}

/// How far back from the end the values repeat after `period` places, each greater by `saltus`: the first such place.
fn repeats_from(values: &[usize], period: usize, saltus: usize) -> usize {
    let pairs = (0..values.len() - period).rev();
    let agrees = |&n: &usize| values[n].checked_add(saltus) == Some(values[n + period]);
    values.len() - period - pairs.take_while(agrees).count()
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

fn periodic(half: &[usize]) -> Option<Candidate> {
    let (period, start, _) = repeating(half, |_| Some(0))?;
    Some(Candidate::new(Form::Period(half[start..start + period].to_vec()), start, move |before, n| {
        n.checked_sub(period).filter(|&n| n >= start).map(|n| before[n])
    }))
}

/// Of won and lost alone: a period from some place on, as classes with exceptions before.
fn classes(half: &[usize]) -> Option<Candidate> {
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
    let form = Form::Classes { modulus, lost, exceptions: exceptions.clone() };
    Some(Candidate::new(form, 0, move |_, n| Some(row[n % modulus] ^ usize::from(exceptions.contains(&n)))))
}

fn arithmetic(half: &[usize]) -> Option<Candidate> {
    let end = half.len() - 1;
    let rise = |period: usize| half[end].checked_sub(half[end - period]).filter(|&saltus| saltus > 0);
    let (length, start, saltus) = repeating(half, rise)?;
    let form = match (length, saltus) {
        (1, 1) => Form::Shifted(half[end] as isize - end as isize),
        _ => Form::Rising { length, saltus },
    };
    Some(Candidate::new(form, start, move |before, n| {
        n.checked_sub(length).filter(|&n| n >= start).and_then(|n| before[n].checked_add(saltus))
    }))
}

/// Functions of n, n − 1 or n + 1, with a constant added, or modulo 2, those of them that are `wanted`; these hold for
/// all values if they are to hold for the whole.
fn of_places(half: &[usize], is_whole: bool, wanted: impl Fn(&Candidate) -> bool) -> Vec<Candidate> {
    let mut laws: Vec<Candidate> = vec![];
    let mut push = |law: Candidate| {
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
                    push(Candidate::new(Form::Function { function, up, plus }, start, move |_, n| {
                        // A value is not below 0.
                        Some(function.value(at(n)?).checked_add_signed(plus).unwrap_or(usize::MAX))
                    }));
                }
                // Few values fit too many laws that say so little.
                if value < 2 && function.counts && half.len() >= 16 {
                    let where_even = (value + said) % 2;
                    if is_alike(&|said, value| (said + where_even) % 2 == value) {
                        push(Candidate::new(Form::Parity { function, up, where_even }, start, move |_, n| {
                            Some((function.value(at(n)?) + where_even) % 2)
                        }));
                    }
                }
            }
        }
    }
    laws
}

/// A value follows from that of half of n, which is rounded down, and from the last bit of n.
fn halving(half: &[usize]) -> Option<Candidate> {
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
        Some(Candidate::new(Form::Halving(rows), start, move |before, n| {
            // What was never seen is not known to be so.
            Some(seen.get(&(n % 2, before[n / 2])).map_or(usize::MAX, |&(value, _)| value))
        }))
    })
}

/// A new value wherever n is one of k numbers, and else the value that has been missing longest.
fn windows(half: &[usize]) -> Vec<Candidate> {
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
    vec![Candidate::new(Form::Windows { first, gap: k }, 0, move |before, n| {
        let Some(behind) = n.checked_sub(first) else { return Some(0) };
        let greatest = behind / k + 1;
        if behind % k == 0 { Some(greatest) } else { n.checked_sub(greatest + 1).map(|n| before[n]) }
    })]
}

fn geometric(half: &[usize]) -> Option<Candidate> {
    let start = half.iter().position(|&value| value > 0)?;
    let [first, second, ..] = half[start..] else { return None };
    let ratio = second / first;
    (ratio > 1).then(|| {
        Candidate::new(Form::Geometric { first, ratio }, start, move |_, n| {
            ratio.checked_pow((n - start) as u32).and_then(|power| power.checked_mul(first))
        })
    })
}

/// Of won and lost alone, 1 and 0: lost positions that follow from the two before them, as powers and Fibonacci numbers
/// do.
fn lost(half: &[usize]) -> Vec<Candidate> {
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
        let (first, start) = (lost.to_vec(), lost[0]);
        let form = Form::Lost { first: [first[0], first[1]], by_b: x, by_a: y, plus: z };
        laws.push(Candidate::new(form, start, move |_, n| {
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
