//! Subtraction games of which so many values on end decide all later ones: where these come again, everything does.
//!
//! # A finite set
//! Let a move take a number out of a finite set S, at most m. The value of a heap of m stones or more depends on the m
//! values before it alone: where m values on end come again after p heaps, all later ones do. The same holds of who
//! wins a single heap where the last move loses, as a heap of m stones or more has a move. See also
//! [`TakeAway::period`](grundy::games::TakeAway::period). If d divides all numbers of S, the heap of n stones is worth
//! what ⌊n / d⌋ stones are where the numbers are divided by d.
//!
//! # All numbers but a finite set
//! Let a move take any number but those of a finite set F, of which m ≥ 1 is the greatest. A value v is *open* at n if
//! every heap j < n of this value has n − j in F: no move from n leads to v. The value of n is the least that is open.
//!
//! Theorem. Let p > 0, and let g(n + p) = g(n) + s for 2m heaps n on end, from q on. Then this holds for every n ≥ q.
//!
//! Why. By induction on n ≥ q + 2m. The heaps of one value differ by at most m, by what open means. The values before n
//! are those below some u, as a new one is the least that is missing. The heap n − 1 is at most m away from the first
//! heap of its value. So one of the last m + 1 heaps is the first of its value, and the last one that is has the value
//! u − 1: u rises by s from n to n + p. A value below u is open iff it is one of the last m values, and all its heaps,
//! which are among the last 2m, differ from n by a number of F. So v is open at n iff v + s is open at n + p, v = u
//! included, and these are all that are open at n + p.
//!
//! Such p and s exist: no value of the last 2m heaps is less than u − 3m, as a value is new at most m heaps before it
//! is used again; so their differences are, from some n on, those of an earlier time.
//!
//! Where the last move loses, let L be the least heap that is lost. Each heap above L + m is won: a move leads to L.
//!
//! # Source
//! Berlekamp, Conway and Guy, Winning Ways, chapter 4; Brent, An improved Monte Carlo factorization algorithm (1980),
//! for the search; Knuth, Morris and Pratt, Fast pattern matching in strings (1977).

use crate::play::meter::Meter;
use crate::rules::numbers::gcd;

/// So many values are found between two looks at the clock.
const AT_ONCE: usize = 4096;

/// So many numbers that are looked at take as long as one option.
const LOOKS: usize = 256;

/// So many bytes are kept of each of the last values.
const WIDTH: usize = 32;

/// What comes again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Repeat {
    /// The first place from which on it does.
    pub start: usize,
    /// The period, the smallest one.
    pub period: usize,
    /// What rises in one.
    pub saltus: usize,
}

/// The period of the values of the game in which a move takes one of these numbers, from 1 on and in rising order; or,
/// in misère play, of who wins: 1 for the player to move, 0 for the other. An error says how many heaps were looked at.
///
/// # Complexity
/// O((start + period + greatest number) · numbers) time, O(greatest number + numbers) memory.
pub(crate) fn of_set(numbers: &[usize], is_misere: bool, meter: &Meter) -> Result<Repeat, usize> {
    let divisor = numbers.iter().fold(0, |divisor, &number| gcd(divisor, number));
    let reduced: Vec<usize> = numbers.iter().map(|number| number / divisor).collect();
    let Some(&most) = reduced.last().filter(|&&most| meter.allows(most.saturating_mul(WIDTH))) else { return Err(0) };
    let found = repeat(|| Taking::new(&reduced, is_misere), most, reduced.len(), meter);
    let all = |heaps: usize| heaps.checked_mul(divisor).ok_or(usize::MAX);
    match found {
        Ok((start, period)) => Ok(Repeat { start: all(start)?, period: all(period)?, saltus: 0 }),
        Err(looked_at) => Err(looked_at.saturating_mul(divisor)),
    }
}

/// The arithmetic period of the values of the game in which a move takes any number but these, from 1 on and in rising
/// order, at least one. An error says how many heaps were looked at.
///
/// # Complexity
/// O((start + period + greatest number) · numbers) time, O(greatest number) memory.
pub(crate) fn of_all_but(numbers: &[usize], meter: &Meter) -> Result<Repeat, usize> {
    let Some(&most) = numbers.last().filter(|&&most| meter.allows(most.saturating_mul(2 * WIDTH))) else {
        return Err(0);
    };
    let steps = || {
        let mut values = AllBut::new(numbers);
        let mut last = values.next().unwrap_or(0);
        values.map(move |value| value.wrapping_sub(std::mem::replace(&mut last, value)))
    };
    let (start, period) = repeat(steps, 2 * most - 1, numbers.len(), meter)?;
    let mut values = AllBut::new(numbers).skip(start);
    let first = values.next().unwrap_or(0);
    let second = values.nth(period - 1).unwrap_or(0);
    Ok(Repeat { start, period, saltus: (second - first) as usize })
}

/// Who wins each heap where a move takes one of these numbers, and the last one loses: 1 for the player to move.
pub(crate) fn outcomes_of_set(numbers: &[usize]) -> impl Iterator<Item = usize> {
    Taking::new(numbers, true).map(|outcome| outcome as usize)
}

/// The values of the game in which a move takes any number but these.
pub(crate) fn values_of_all_but(numbers: &[usize]) -> impl Iterator<Item = usize> {
    AllBut::new(numbers).map(|value| value as usize)
}

/// The first place from which on these values repeat, and the smallest period, where so many of them on end, not 0,
/// decide all later ones. After so many numbers are looked at for each value, an error says how many values were found.
fn repeat<Values: Iterator<Item = u32>>(
    values: impl Fn() -> Values,
    window: usize,
    looks: usize,
    meter: &Meter,
) -> Result<(usize, usize), usize> {
    let mut stream = values();
    // The last values at a place, and behind it as many again; then there, and so on.
    let mut last: Vec<u32> = stream.by_ref().take(window).collect();
    let mut place = window;
    let period = 'search: loop {
        let borders = borders(&last);
        let (mut matched, mut next) = (borders[window], Vec::with_capacity(window));
        for (step, value) in stream.by_ref().take(place).enumerate() {
            if step % AT_ONCE == 0 {
                meter.uses(AT_ONCE * (looks + 4) / LOOKS);
                if meter.is_up() {
                    return Err(place + step);
                }
            }
            while matched > 0 && last[matched] != value {
                matched = borders[matched];
            }
            matched += usize::from(last[matched] == value);
            if matched == window {
                break 'search step + 1;
            }
            if step >= place - window {
                next.push(value);
            }
        }
        last = next;
        place *= 2;
    };
    let (mut start, mut place) = (0, 0);
    for (first, second) in values().zip(values().skip(period)) {
        place += 1;
        if first != second {
            start = place;
        } else if place - start == window {
            break;
        }
    }
    Ok((start, period))
}

/// By length, how long the longest end of a beginning of this length is that it also begins with, itself left out.
fn borders(pattern: &[u32]) -> Vec<usize> {
    let mut borders = vec![0; pattern.len() + 1];
    let mut length = 0;
    for place in 1..pattern.len() {
        while length > 0 && pattern[length] != pattern[place] {
            length = borders[length];
        }
        length += usize::from(pattern[length] == pattern[place]);
        borders[place + 1] = length;
    }
    borders
}

/// The values where a move takes one of these numbers.
struct Taking<'a> {
    numbers: &'a [usize],
    is_misere: bool,
    heap: usize,
    /// By heap, modulo the length, which is a power of two: the last values.
    last: Vec<u16>,
    /// By value, the last heap with a move to it, plus 1; only where the values are many.
    reached: Vec<usize>,
}

impl<'a> Taking<'a> {
    fn new(numbers: &'a [usize], is_misere: bool) -> Self {
        let most = numbers.last().copied().unwrap_or(0);
        let reached = if numbers.len() < 64 { vec![] } else { vec![0; numbers.len() + 1] };
        Self { numbers, is_misere, heap: 0, last: vec![0; (most + 1).next_power_of_two()], reached }
    }
}

impl Iterator for Taking<'_> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let Self { numbers, is_misere, heap, last, reached } = self;
        let mask = last.len() - 1;
        let allowed = match numbers.last() {
            Some(most) if most > heap => &numbers[..numbers.partition_point(|number| number <= heap)],
            _ => numbers,
        };
        let left = |number: &usize| last[(*heap - number) & mask];
        let value = if *is_misere {
            u16::from(allowed.is_empty() || allowed.iter().any(|number| left(number) == 0))
        } else if reached.is_empty() {
            allowed.iter().fold(0_u64, |seen, number| seen | 1 << left(number)).trailing_ones() as u16
        } else {
            allowed.iter().for_each(|number| reached[usize::from(left(number))] = *heap + 1);
            reached.iter().position(|&from| from != *heap + 1).unwrap_or(0) as u16
        };
        last[*heap & mask] = value;
        *heap += 1;
        Some(value.into())
    }
}

/// The values where a move takes any number but these.
struct AllBut<'a> {
    numbers: &'a [usize],
    heap: usize,
    /// The least value that no heap has.
    unused: u32,
    /// By heap, modulo the length, which is a power of two: the last values.
    last: Vec<u32>,
    /// By value, modulo the same length: how many heaps have it, and how many of those are no move away.
    heaps: Vec<[u32; 2]>,
}

impl<'a> AllBut<'a> {
    fn new(numbers: &'a [usize]) -> Self {
        let most = numbers.last().copied().unwrap_or(0);
        // No value of the last heaps is further below the least unused one.
        let length = (3 * most + 2).next_power_of_two();
        Self { numbers, heap: 0, unused: 0, last: vec![0; length], heaps: vec![[0; 2]; length] }
    }
}

impl Iterator for AllBut<'_> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let Self { numbers, heap, unused, last, heaps } = self;
        let mask = last.len() - 1;
        let near = || numbers.iter().take_while(|&&number| number <= *heap).map(|number| last[(*heap - number) & mask]);
        near().for_each(|value| heaps[value as usize & mask][1] += 1);
        let is_open = |value: &u32| {
            let [all, near] = heaps[*value as usize & mask];
            all == near
        };
        let value = near().filter(is_open).min().unwrap_or(*unused);
        near().for_each(|value| heaps[value as usize & mask][1] = 0);
        if value == *unused {
            heaps[value as usize & mask] = [0; 2];
            *unused += 1;
        }
        heaps[value as usize & mask][0] += 1;
        last[*heap & mask] = value;
        *heap += 1;
        Some(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::meter::Budget;
    use grundy::games::sg::mex;

    fn meter() -> Meter {
        Meter::new(Budget { options: u64::MAX, ..Budget::default() }, 0)
    }

    /// Each set of numbers up to `most`.
    fn sets(most: usize) -> impl Iterator<Item = Vec<usize>> {
        (1..1_usize << most).map(move |set| (1..=most).filter(|number| set >> (number - 1) & 1 == 1).collect())
    }

    /// The first heap and the smallest period, by looking at so many values.
    fn seen(values: &[usize], is_alike: impl Fn(usize, usize) -> bool) -> Option<(usize, usize)> {
        (1..values.len() / 3).find_map(|period| {
            let end = values.len() - period;
            let start = (0..end).rev().find(|&n| !is_alike(n, n + period)).map_or(0, |n| n + 1);
            (start < end / 2).then_some((start, period))
        })
    }

    #[test]
    fn periods_of_sets_are_those_of_long_tables() {
        for set in sets(7).chain([vec![6, 10, 15], vec![4, 10], vec![12], vec![1, 8, 30]]) {
            for is_misere in [false, true] {
                let mut values: Vec<usize> = vec![];
                for n in 0..1500 {
                    let left: Vec<usize> = set.iter().filter(|&&k| k <= n).map(|k| values[n - k]).collect();
                    let is_won = left.is_empty() || left.contains(&0);
                    values.push(if is_misere { usize::from(is_won) } else { mex(left) });
                }
                let found = of_set(&set, is_misere, &meter()).expect("a period");
                let expected = seen(&values, |a, b| values[a] == values[b]);
                assert_eq!(Some((found.start, found.period)), expected, "{set:?} {is_misere}");
            }
        }
    }

    /// So many numbers that values do not fit a word of the machine.
    #[test]
    fn many_numbers_are_no_other_case() {
        let set: Vec<usize> = (1..=70).chain([75, 90]).collect();
        let values: Vec<usize> = Taking::new(&set, false).take(1000).map(|value| value as usize).collect();
        assert_eq!(values, grundy::games::TakeAway::new(&set).values(999));
    }

    #[test]
    fn arithmetic_periods_are_those_of_long_tables() {
        for set in sets(7).chain([vec![9, 14], vec![2, 11, 12]]) {
            let mut values: Vec<usize> = vec![];
            for n in 0..700 {
                values.push(mex((1..=n).filter(|k| !set.contains(k)).map(|k| values[n - k])));
            }
            assert!(values_of_all_but(&set).take(700).eq(values.iter().copied()), "{set:?}");
            let found = of_all_but(&set, &meter()).expect("an arithmetic period");
            let rise = |a: usize, b: usize| values[b] as isize - values[a] as isize;
            let Repeat { start, period, saltus } = found;
            assert!((start..700 - period).all(|n| rise(n, n + period) == saltus as isize), "{set:?} {found:?}");
            assert!(start == 0 || rise(start - 1, start - 1 + period) != saltus as isize, "{set:?} {found:?}");
            let is_shorter = |p: usize| (start..600).all(|n| rise(n, n + p) == rise(start, start + p));
            assert!(!(1..period).any(is_shorter), "{set:?} {found:?}");
        }
    }

    #[test]
    fn a_search_that_ends_early_says_how_far_it_came() {
        let meter = Meter::new(Budget { options: 400, ..Budget::default() }, 0);
        assert!(of_set(&[2, 30_011, 71_002], false, &meter).is_err_and(|looked_at| looked_at > 1000));
    }
}
