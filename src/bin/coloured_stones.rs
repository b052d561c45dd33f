//! # 取石子游戏 — stones with colours, counted
//!
//! Judge: none known
//! Family: counting
//! Theorem: Nim with few stones of a colour
//!
//! Rule. Pile i has a_i stones of colour c_i. In turn a player takes one or more stones from one pile, or 1 to m stones
//! in all from piles of one colour. Who cannot take a stone loses. Every a_i is chosen from a set A_i: for how many
//! choices does the first player win, modulo 998244353?
//! Claim. Let q be the XOR of ⌊a_i / (m + 1)⌋ over the piles of a colour and r the sum of a_i modulo m + 1. The colour has
//! the value q (m + 1) + r, and the game the XOR of its colours' values.
//! Why. A move that keeps r takes a multiple of m + 1, so more than m, so from one pile, and changes its quotient and q.
//! Hence no move keeps the value. To a smaller q' lead moves in one pile whose quotient shrinks by XOR with q XOR q',
//! as in Nim; its remainder can be chosen, so every r' is reached. To the same q with r' < r leads taking r − r' ≤ m
//! stones from the remainders of the piles, which add up to r at least.
//! Within a colour, the numbers of choices are convolved by XOR in q, where the transform makes it a product, and by
//! addition modulo m + 1 in r. The colours are convolved by XOR; only the number of choices with value 0 is needed.
//! Cost. With A = 10⁵: O(n A (m + log A)) time, O(A) memory beside the input.

use std::collections::BTreeMap;

use grundy::arithmetic::modint::Mod;
use grundy::arithmetic::xor_transform::xor_transform;
use grundy::io::{self, Between, In};
use proconio::input;

const MODULUS: u32 = 998_244_353;

type Count = Mod<MODULUS>;

/// The greatest number of stones in a pile.
const STONES: usize = 100_000;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 20>, m: In<1, 20> }
        let mut choices = Count::new(1);
        let mut colours: BTreeMap<usize, Rows> = BTreeMap::new();
        for _ in 0..n {
            input! {
                from input,
                size: In<0, 100_001>,
                colour: with Between(1, n),
                sizes: [In<0, 100_000>; size],
            }
            choices *= Count::new(size as u64);
            let pile = Rows::of_pile(m + 1, &sizes);
            let sum = match colours.remove(&colour) {
                None => pile,
                Some(others) => others.times(&pile),
            };
            colours.insert(colour, sum);
        }
        writeln!(out, "{}", choices - lost_choices(colours.into_values()));
    });
}

/// The number of choices for which the values of the colours have XOR 0.
fn lost_choices(colours: impl Iterator<Item = Rows>) -> Count {
    let length = (2 * STONES).next_power_of_two();
    let mut product = vec![Count::new(1); length];
    for colour in colours {
        let mut values = colour.by_value(length);
        xor_transform(&mut values);
        product
            .iter_mut()
            .zip(values)
            .for_each(|(product, value)| *product *= value);
    }
    product.into_iter().sum::<Count>() * Count::new(length as u64).inverse()
}

/// The numbers of choices for the piles of one colour, a row for each remainder r, transformed over the quotients.
struct Rows {
    rows: Vec<Vec<Count>>,
}

impl Rows {
    /// One pile whose number of stones is one of `sizes`.
    fn of_pile(divisor: usize, sizes: &[usize]) -> Self {
        let length = (STONES / divisor + 1).next_power_of_two();
        let mut rows = vec![vec![Count::default(); length]; divisor];
        for size in sizes {
            rows[size % divisor][size / divisor] += Count::new(1);
        }
        rows.iter_mut().for_each(|row| xor_transform(row));
        Self { rows }
    }

    /// The piles of both.
    fn times(&self, other: &Self) -> Self {
        let (divisor, length) = (self.rows.len(), self.rows[0].len());
        let mut rows = vec![vec![Count::default(); length]; divisor];
        let mut sums = vec![0_u64; length];
        for (r, row) in rows.iter_mut().enumerate() {
            for (k, mine) in self.rows.iter().enumerate() {
                let theirs = &other.rows[(r + divisor - k) % divisor];
                for (sum, (mine, theirs)) in sums.iter_mut().zip(mine.iter().zip(theirs)) {
                    *sum += u64::from(mine.value()) * u64::from(theirs.value());
                }
                // A product is below 2⁶⁰: sixteen of them fit.
                if k % 16 == 15 || k == divisor - 1 {
                    for (place, sum) in row.iter_mut().zip(&mut sums) {
                        *place += Count::new(std::mem::take(sum));
                    }
                }
            }
        }
        Self { rows }
    }

    /// The numbers of choices, by the value of the colour.
    fn by_value(mut self, length: usize) -> Vec<Count> {
        let divisor = self.rows.len();
        let scale = Count::new(self.rows[0].len() as u64).inverse();
        let mut values = vec![Count::default(); length];
        for (r, row) in self.rows.iter_mut().enumerate() {
            xor_transform(row);
            // A row is less than twice as long as its quotients need, and so are the values.
            for (q, &count) in row.iter().enumerate() {
                values[q * divisor + r] = count * scale;
            }
        }
        values
    }
}
