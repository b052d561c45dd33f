//! # 取石子游戏 — stones with colours, counted
//!
//! - Judge: none known
//! - 中文: 取石子游戏：有色石子，计数
//! - Family: [counting](super#counting); easier [abc212h](super::abc212h)
//! - Theorem: [Nim](grundy::games::nim) with few stones of a colour
//! - Finder: counting › XOR
//! - Course: 16: colours
//!
//! ## Rule
//! Pile i has a_i stones of the colour c_i. In turn a player takes one or more stones from one pile, or 1 to m stones
//! in all from piles of one colour. A player who cannot take a stone loses. Every a_i is chosen from a set A_i. For how
//! many choices does the first player win, modulo 998244353?
//!
//! Input: n and m; then for each of the n piles the size of A_i, c_i, and A_i. Here n and m are from 1 to 20, c_i from
//! 1 to n, and the numbers in A_i from 0 to 10⁵. Output: the number of choices.
//!
//! ## Claim
//! For a colour, let q be the XOR of ⌊a_i / (m + 1)⌋ over its piles, and r the sum of its a_i modulo m + 1. The colour
//! has the value q (m + 1) + r. The first player wins iff the XOR of the values of the colours is not 0.
//!
//! ## Why
//! Every move stays within one colour, so the colours are a sum of games ([`grundy::games::sg`]). Look at one colour.
//!
//! No move keeps the value. A move that keeps r takes a multiple of m + 1 stones. So it takes more than m, hence from
//! one pile. This changes the quotient of that pile, and so it changes q.
//!
//! Every smaller value q′ (m + 1) + r′ can be reached, where r′ ≤ m.
//!
//! - q′ < q. As in Nim, some pile has a quotient that gets smaller by the XOR with q XOR q′. The player lowers this
//!   quotient so, and chooses the remainder of the pile such that the sum has the remainder r′.
//! - q′ = q and r′ < r. The remainders of the piles add up to r at least. The player takes r − r′ ≤ m stones from them,
//!   and no quotient changes.
//!
//! ## How
//! Count the choices by value, colour by colour. Within a colour, the counts of its piles are combined by XOR in q and
//! by addition modulo m + 1 in r. The XOR transform makes the former a product. The counts of the colours are combined
//! by XOR. Only the number of choices with the value 0 is needed: these are lost.
//!
//! The piles are sorted by colour, so that only one colour has to be kept beside the product of those before.
//!
//! ## Cost
//! O(n A (m + log A)) time, O(A) memory beside the input, A = 10⁵.

use grundy::arithmetic::{Mod, inverse_xor_transform, xor_transform};
use grundy::io::{self, Between, In};
use proconio::input;

const MODULUS: u32 = 998_244_353;

type Count = Mod<MODULUS>;

/// The largest number of stones in a pile.
const STONES: usize = 100_000;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 20>, m: In<1, 20> }
        let mut piles = Vec::with_capacity(n);
        for _ in 0..n {
            input! { from input, size: In<0, 100_001>, colour: with Between(1, n) }
            let first = input.place();
            input! { from input, sizes: [In<0, 100_000, u32>; size] }
            first.distinct_or_refuse(&sizes, 1, "a number that has not come before");
            piles.push((colour, sizes));
        }
        piles.sort_by_key(|&(colour, _)| colour);
        let choices = piles.iter().map(|(_, sizes)| Count::new(sizes.len() as u64));
        let choices = choices.product::<Count>();
        writeln!(out, "{}", choices - lost_choices(&piles, m + 1));
    });
}

/// The number of choices for which the values of the colours have XOR 0. The piles, each a colour and a set, are sorted
/// by colour.
fn lost_choices(piles: &[(usize, Vec<u32>)], divisor: usize) -> Count {
    let length = (2 * STONES).next_power_of_two();
    let mut product = vec![Count::new(1); length];
    for colour in piles.chunk_by(|one, other| one.0 == other.0) {
        let rows = colour.iter().map(|(_, sizes)| Rows::of_pile(divisor, sizes));
        let rows = rows.reduce(|others, pile| others.times(&pile));
        let mut values = rows.expect("a colour has a pile").by_value(length);
        xor_transform(&mut values);
        product.iter_mut().zip(values).for_each(|(product, value)| *product *= value);
    }
    inverse_xor_transform(&mut product);
    product[0]
}

/// The numbers of choices for the piles of one colour, a row for each remainder r, transformed over the quotients.
struct Rows {
    rows: Vec<Vec<Count>>,
}

impl Rows {
    /// One pile whose number of stones is one of `sizes`.
    fn of_pile(divisor: usize, sizes: &[u32]) -> Self {
        let length = (STONES / divisor + 1).next_power_of_two();
        let mut rows = vec![vec![Count::default(); length]; divisor];
        for size in sizes.iter().map(|&size| size as usize) {
            rows[size % divisor][size / divisor] += Count::new(1);
        }
        rows.iter_mut().for_each(|row| xor_transform(row));
        Self { rows }
    }

    /// The piles of both.
    fn times(&self, other: &Self) -> Self {
        let (divisor, length) = (self.rows.len(), self.rows[0].len());
        let mut rows = vec![vec![Count::default(); length]; divisor];
        for (k, mine) in self.rows.iter().enumerate() {
            for (l, theirs) in other.rows.iter().enumerate() {
                let row = &mut rows[(k + l) % divisor];
                for (sum, (&mine, &theirs)) in row.iter_mut().zip(mine.iter().zip(theirs)) {
                    *sum += mine * theirs;
                }
            }
        }
        Self { rows }
    }

    /// The numbers of choices, by the value of the colour.
    fn by_value(mut self, length: usize) -> Vec<Count> {
        let divisor = self.rows.len();
        let mut values = vec![Count::default(); length];
        for (r, row) in self.rows.iter_mut().enumerate() {
            inverse_xor_transform(row);
            // A row is less than twice as long as its quotients need, and so are the values.
            for (q, &count) in row.iter().enumerate() {
                values[q * divisor + r] = count;
            }
        }
        values
    }
}
