//! Sprague–Grundy theory: mex, nim-sum, and why sums follow their values.
//!
//! Use it where both players have the same moves, the game ends, a player who cannot move loses, and a position falls
//! into parts that are played independently.
//!
//! # Theorem
//! In an impartial game that ends and in which a player who cannot move loses, let the value of a position be the mex
//! of the values of its successors: the least natural number that is none of them. The player to move wins iff the
//! value is not 0. The value of a sum of such games is the XOR of the values of its parts.
//!
//! # Why
//! By induction the theorem holds for the successors of a sum: their values are the nim-sums, that is the XORs, of the
//! values of their components. Let s be the nim-sum for the sum itself. Its value, the mex of those values, is s for
//! two reasons:
//!
//! - No successor has the nim-sum s. A move changes one component, and by the definition of mex its value becomes
//!   another.
//! - Every t < s is the nim-sum of a successor. The highest bit in which s and t differ is set in s, hence in the value
//!   x of some component. Then x XOR s XOR t < x. By the definition of mex a move gives this value to the component,
//!   and the nim-sum becomes t.
//!
//! And the player to move wins iff the value g is not 0. If g ≠ 0, some successor has the value 0. If g = 0, no
//! successor has it. The end has the value 0.
//!
//! # Lost positions without values
//! To know who wins one game, no value is needed. Let a player who cannot move lose, and let the game end. Let B be a
//! set of positions such that
//!
//! - no move leads from B to B, and
//! - from every position outside B some move leads to B.
//!
//! Then B holds exactly the lost positions. In particular, every position without a move is in B.
//!
//! Why. By induction on the length of play. From a position in B every move leads out of B, and there the opponent wins
//! by induction. From a position outside B a move leads to B, and there the opponent loses by induction.
//!
//! # Recognise it
//! Compute the values of small parts by [mex](mex()), look for a law, and prove it.
//!
//! # Example
//! In Kayles a move takes one or two neighbours out of a row of pins. A row of four and a single pin are lost, although
//! few moves in one can be copied in the other: both have the value 1.
//!
//! ```
//! use grundy::games::sg::{mex, nim_sum};
//!
//! let mut rows = vec![0];
//! for row in 1..=4 {
//!     let leaves = |taken: usize| (taken..=row).map(move |end| [end - taken, row - end]);
//!     let value = mex((1..=2).flat_map(leaves).map(|parts| nim_sum(parts.map(|part| rows[part]))));
//!     rows.push(value);
//! }
//! assert_eq!(rows, [0, 1, 2, 3, 1]);
//! assert_eq!(nim_sum([rows[4], rows[1]]), 0);
//! ```
//!
//! # Source
//! Sprague (1935), Grundy (1939); Conway, On Numbers and Games, chapter 11.

use std::ops::BitXor;

/// The least natural number that is not among `values`.
///
/// ```
/// use grundy::games::sg::mex;
///
/// assert_eq!(mex([0, 1, 3, 1]), 2);
/// assert_eq!(mex([]), 0);
/// ```
///
/// # Complexity
/// O(number of values) time. It takes memory only for values of 64 or more.
#[must_use]
#[inline]
pub fn mex(values: impl IntoIterator<Item = usize>) -> usize {
    let mut small = 0_u64;
    let mut large = vec![];
    // Chains of iterators are faster from within than in a `for`.
    values.into_iter().for_each(|value| match value {
        0..64 => small |= 1 << value,
        _ => large.push(value - 64),
    });
    match small {
        u64::MAX => 64 + mex_by_table(large),
        _ => small.trailing_ones() as usize,
    }
}

/// The mex is at most the number of values. So a value that is not below this number does not matter.
fn mex_by_table(values: Vec<usize>) -> usize {
    let mut seen = vec![false; values.len()];
    for value in values {
        if let Some(seen) = seen.get_mut(value) {
            *seen = true;
        }
    }
    seen.iter().position(|seen| !seen).unwrap_or(seen.len())
}

/// The XOR of `values`: the value of a sum of games that have these values.
///
/// ```
/// use grundy::games::sg::nim_sum;
///
/// assert_eq!(nim_sum([3_u32, 4, 5]), 2);
/// assert_eq!(nim_sum::<u32>([]), 0);
/// ```
#[must_use]
pub fn nim_sum<T: BitXor<Output = T> + Default>(values: impl IntoIterator<Item = T>) -> T {
    values.into_iter().fold(T::default(), T::bitxor)
}

/// The value of a sum of heaps, where `values` lists the values of the heaps 0, 1, 2, ….
///
/// ```
/// use grundy::games::sg::sum_of;
///
/// assert_eq!(sum_of(&[0, 0, 1, 1, 2], [2, 4, 3]), 1 ^ 2 ^ 1);
/// ```
///
/// # Panics
/// If a heap is not listed.
#[must_use]
pub fn sum_of<T: BitXor<Output = T> + Default + Copy>(values: &[T], heaps: impl IntoIterator<Item = usize>) -> T {
    nim_sum(heaps.into_iter().map(|heap| values[heap]))
}

/// What the components of a sum that have these values must become worth, each on its own, so that the sum becomes
/// lost: a move in component i wins iff it leads to the i-th of these values.
///
/// Why. Let X be the XOR of all values. The other components together have the XOR gᵢ XOR X. So the sum becomes 0 iff
/// component i gets just this value. If X = 0, that is the value it has, and no move leads to that.
///
/// ```
/// use grundy::games::sg::winning_values;
///
/// assert!(winning_values(&[3, 6, 9]).eq([15, 10, 5]));
/// ```
pub fn winning_values<T: BitXor<Output = T> + Default + Copy>(values: &[T]) -> impl Iterator<Item = T> + '_ {
    let sum = nim_sum(values.iter().copied());
    values.iter().map(move |&value| value ^ sum)
}
