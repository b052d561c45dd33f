//! The quotients ⌊n/i⌋: blocks of equal ones, and tables over them.
//!
//! Use it where the value of i depends on ⌊n/i⌋ alone: there are at most 2√n different ones.
//!
//! # What it finds
//! For a natural number n, the different values of ⌊n/i⌋ for i = 1, …, n, of which there are at most 2√n, each with the
//! first and the last i that has it. And a table with a value for each of them, where each may depend on smaller ones.
//!
//! # Why
//! Let r = ⌊√n⌋ and s = ⌊n/(r + 1)⌋. As n < (r + 1)², s ≤ r.
//!
//! - The quotients of i = 1, …, r are different: for i < r we have i(i + 1) ≤ n, so n/i − n/(i + 1) ≥ 1.
//! - The quotient of r + 1 is s. That of r is greater: it is at least r, and s is at most r; and if s = r, then
//!   r(r + 1) ≤ n, so the quotient of r is at least r + 1.
//! - Every q from 1 to s is the quotient of some i, since q(q + 1) ≤ s(r + 1) ≤ n, and so n/q − n/(q + 1) ≥ 1.
//!
//! So the quotients are those of i = 1, …, r, and the numbers from s down to 1. The i with quotient q are those from
//! ⌊n/(q + 1)⌋ + 1 to ⌊n/q⌋. A quotient of a quotient is one of n, too: ⌊⌊n/i⌋/j⌋ = ⌊n/(ij)⌋.

use super::isqrt;

/// All i that have this quotient.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The quotient.
    pub quotient: u32,
    /// The least i.
    pub first: u32,
    /// The largest i.
    pub last: u32,
}

/// The blocks of equal ⌊n/i⌋ for i = 1, …, n, by rising i.
///
/// ```
/// use grundy::arithmetic::quotients::blocks;
///
/// let blocks: Vec<_> = blocks(10)
///     .map(|block| (block.quotient, block.first..=block.last))
///     .collect();
/// assert_eq!(blocks, [(10, 1..=1), (5, 2..=2), (3, 3..=3), (2, 4..=5), (1, 6..=10)]);
/// ```
///
/// # Complexity
/// O(√n), one division per block.
pub fn blocks(n: u32) -> impl Iterator<Item = Block> {
    let root = isqrt(n.into()) as u32;
    let alone = (1..=root).map(move |i| Block { quotient: n / i, first: i, last: i });
    let mut before = root;
    let shared = (1..=n / (root + 1)).rev().map(move |quotient| {
        let first = before + 1;
        before = n / quotient;
        Block { quotient, first, last: before }
    });
    alone.chain(shared)
}

/// A value for every quotient of n.
///
/// ```
/// use grundy::arithmetic::quotients::Table;
///
/// // How often 10 can be divided by two or more.
/// let times = Table::rising(10, |quotient, times| {
///     if quotient == 1 { 0 } else { 1 + times.get(quotient / 2) }
/// });
/// assert_eq!(times.get(10), 3);
/// ```
#[derive(Clone, Debug)]
pub struct Table<T> {
    n: u32,
    /// The values of the quotients 1, …, s.
    small: Vec<T>,
    /// The values of the quotients of i = r, …, 1.
    large: Vec<T>,
    root: u32,
}

impl<T: Copy> Table<T> {
    /// The table that `value` fills by rising quotient: it is given the quotient, and the table of those before.
    ///
    /// # Complexity
    /// At most 2√n calls of `value`, O(√n) memory.
    #[must_use]
    pub fn rising(n: u32, mut value: impl FnMut(u32, &Self) -> T) -> Self {
        let root = isqrt(n.into()) as u32;
        let mut table = Self { n, small: Vec::new(), large: Vec::new(), root };
        for quotient in 1..=n / (root + 1) {
            let value = value(quotient, &table);
            table.small.push(value);
        }
        for i in (1..=root).rev() {
            let value = value(n / i, &table);
            table.large.push(value);
        }
        table
    }

    /// The value of `quotient`.
    ///
    /// # Panics
    /// If it is no quotient of n, or not in the table yet.
    ///
    /// # Complexity
    /// O(1).
    #[inline]
    #[must_use]
    pub fn get(&self, quotient: u32) -> T {
        match self.small.get((quotient as usize).wrapping_sub(1)) {
            Some(&value) => value,
            None => self.get_large(quotient),
        }
    }

    fn get_large(&self, quotient: u32) -> T {
        let i = self.n.checked_div(quotient).unwrap_or(0);
        assert!(self.n.checked_div(i) == Some(quotient), "{quotient} is no quotient of {}", self.n);
        self.large[(self.root - i) as usize]
    }
}
