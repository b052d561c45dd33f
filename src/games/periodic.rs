//! Values that repeat: what a table proves of all larger heaps.
//!
//! Use it where heaps are too large for a table, and the values of small ones come again and again.
//!
//! # Theorem
//! For p and q let M be a heap such that g(n) = g(n + p) holds for every n ≥ q if it does as far as n + p ≤ M; M rises
//! with both. For p = 1, 2, 3, … take the least q with g(n) = g(n + p) for every n ≥ q in the table. The first p whose
//! M the table reaches is the smallest period of all values, and q where it begins.
//!
//! # Why
//! Suppose that the values have a smaller period p′ from some place on. For n ≥ q choose j so large that n + jp is
//! not before this place. As p is a period from q on,
//!
//! ```text
//! g(n) = g(n + jp) = g(n + jp + p′) = g(n + p′)
//! ```
//!
//! So the values have the period p′ from q on, and the least q′ that the table allows for p′ is at most q. M for p′ and
//! q′ is less than M for p and q, so p′ would have been found first. And q is the first place: a period p from an
//! earlier place on would show in the table.
//!
//! # Recognise it
//! A move looks back only so far. The M of a set of numbers that may be taken is found at
//! [`take_away`](crate::games::take_away), that of an octal game at [`splitting`](crate::games::splitting).
//!
//! # Traps
//! That the values of small heaps repeat is no proof: the table must reach to M.
//!
//! # Example
//! Kayles has the period 12, but only from the heap of 71 on:
//!
//! ```
//! use grundy::games::Octal;
//!
//! let kayles = Octal::parse("0.77").expect("an octal code");
//! let values = kayles.values(200);
//! let exceptions: Vec<usize> = (0..=188).filter(|&n| values[n] != values[n + 12]).collect();
//! assert_eq!(exceptions.last(), Some(&70));
//! let periodic = kayles.periodic(200).expect("200 heaps are enough");
//! assert_eq!(periodic.get(1_000_000_000_000_000_000), values[76]);
//! ```

/// The smallest period of the values that this table proves, and the place from which on they have it.
///
/// `needed(p, q)` is the M of the [theorem](self#theorem).
///
/// # Complexity
/// O(n) time and memory, for a table of n values.
pub(super) fn smallest_period(values: &[usize], needed: impl Fn(usize, usize) -> usize) -> Option<(usize, usize)> {
    let back = |place: usize| values[values.len() - 1 - place];
    // By p, how many last values agree with those p places before: the Z function of the reversed table. Its places
    // `from` to `end` agree with its first ones; no known stretch ends later.
    let mut agree = Vec::with_capacity(values.len());
    agree.push(values.len());
    let (mut from, mut end) = (0, 0);
    for period in 1..values.len() {
        let mut count = if period < end { agree[period - from].min(end - period) } else { 0 };
        while period + count < values.len() && back(count) == back(period + count) {
            count += 1;
        }
        if period + count > end {
            (from, end) = (period, period + count);
        }
        let start = values.len() - period - count;
        if needed(period, start) < values.len() {
            return Some((period, start));
        }
        agree.push(count);
    }
    None
}

/// The values of all heaps, if a table up to `largest` proves a `period`; the table is doubled until it does.
pub(super) fn periodic(
    largest: usize,
    values: impl Fn(usize) -> Vec<usize>,
    period: impl Fn(&[usize]) -> Option<(usize, usize)>,
) -> Option<Periodic> {
    let mut end = largest.min(64);
    loop {
        let table = values(end);
        if let Some((period, start)) = period(&table) {
            return Some(Periodic::new(table, period, start));
        }
        if end == largest {
            return None;
        }
        end = end.saturating_mul(2).min(largest);
    }
}

/// Values of which the last ones come again and again.
///
/// ```
/// use grundy::games::Periodic;
///
/// let values = Periodic::new(vec![0, 0, 5, 1, 2, 1, 2, 1], 2, 3);
/// assert_eq!([2, 3, 1_000_000].map(|heap| values.get(heap)), [5, 1, 2]);
/// ```
#[derive(Clone, Debug)]
pub struct Periodic {
    /// Up to the end of the first period.
    values: Vec<usize>,
    period: usize,
}

impl Periodic {
    /// The values of this table, which have the period `period` from the place `start` on.
    ///
    /// # Panics
    /// If the period is 0, or the table ends before the end of the first one.
    #[must_use]
    pub fn new(mut values: Vec<usize>, period: usize, start: usize) -> Self {
        assert!(period > 0 && start + period <= values.len(), "a whole period is in the table");
        values.truncate(start + period);
        Self { values, period }
    }

    /// The value at any place.
    ///
    /// # Complexity
    /// O(1).
    #[must_use]
    pub fn get(&self, place: u64) -> usize {
        let end = self.values.len() as u64;
        let start = end - self.period as u64;
        let place = if place < end { place } else { start + (place - start) % self.period as u64 };
        self.values[place as usize]
    }
}
