//! Staircase Nim: stones that go down a staircase.
//!
//! Use it where a move takes from one number of a row, and gives to its neighbour.
//!
//! # Theorem
//! A move takes one or more stones from one step of a staircase down to the next. Stones on step 0 are out of the game,
//! and a player who cannot move loses. The player to move wins iff the XOR of the heaps on the odd steps is not 0. A
//! move wins iff it makes this XOR 0.
//!
//! # Why
#![doc = include_str!("../pictures/staircase.svg")]
//!
//! A player who leaves the XOR 0 can always do so again. If the opponent makes a heap on an odd step smaller, the
//! XOR is not 0, and a move of Nim makes it 0. If he makes such a heap larger, the player makes it what it was. So this
//! player is never without a move; the game ends, so the opponent is. The player to move can begin with this iff the
//! XOR is not 0.
//!
//! # Rises
//! The rise of a number in a row that never falls is what it has more than the one before it, and the rise of the first
//! one is the number itself. Let a move lower one number, such that it does not become smaller than the one before it,
//! and the first one not smaller than 0, and let a player who cannot move lose. Then the player to move wins iff the
//! XOR of the rises of the last number, the last but two, the last but four, … is not 0.
//!
//! A number can be lowered by any amount up to its rise. This lowers its rise, and lifts the rise of the next number by
//! as much; the last number has no next one. So the rises are the heaps of staircase Nim, the last one on step 1.
//!
//! Pieces that go to the left on a strip, and never over each other, play this game with the numbers of all free cells
//! in front of them.
//!
//! # Recognise it
//! The theorem holds for every game that ends, is lost by a player who cannot move, and has only moves of two kinds:
//!
//! - one heap on an odd step gets smaller, and the others on odd steps stay; for every such heap there is a move to
//!   every smaller size;
//! - one heap on an odd step gets larger, and the others on odd steps stay.
//!
//! In staircase Nim these are the moves from odd steps and from even steps. It does not matter how large the heaps on
//! even steps are, how many of their stones may be taken, and how many of the stones taken there arrive below, as long
//! as at least one of them arrives.
//!
//! # Example
//! Stones on even steps do not count, however many they are:
//!
//! ```
//! use grundy::games::staircase::staircase_sum;
//!
//! assert_eq!(staircase_sum([(1, 3_u32), (2, 100), (3, 3)]), 0);
//! assert_ne!(staircase_sum([(1, 3_u32), (2, 3)]), 0);
//! ```

use std::ops::BitXor;

use crate::games::Unsigned;
use crate::games::sg::nim_sum;

/// The XOR of the heaps on odd steps, for staircase Nim: the player to move wins iff it is not 0. Each heap comes with
/// the number of its step, in any order; empty steps may be left out.
///
/// # Precondition
/// Another game that has only moves of [these kinds](self#recognise-it).
///
/// [Why](self#why).
///
/// ```
/// use grundy::games::staircase::staircase_sum;
///
/// // Stairs from the ground up.
/// assert_eq!(staircase_sum([0_u32, 2, 1].into_iter().enumerate()), 2);
/// assert_eq!(staircase_sum([(3, 5_u32), (6, 1), (1, 5)]), 0);
/// ```
///
/// # Complexity
/// O(number of heaps).
///
/// # Source
/// Berlekamp, Conway, Guy, Winning Ways, chapter 3: moves that can be taken back, in Poker Nim and Northcott's game.
#[must_use]
pub fn staircase_sum<Heap>(heaps: impl IntoIterator<Item = (usize, Heap)>) -> Heap
where
    Heap: BitXor<Output = Heap> + Default,
{
    let odd = heaps.into_iter().filter(|(step, _)| step % 2 == 1);
    nim_sum(odd.map(|(_, heap)| heap))
}

/// The winning moves of staircase Nim, with the heaps on the steps from 0 up: the step that stones are taken from, and
/// what is left on it, in the order of the steps. See [`staircase_sum`] for the rule.
///
/// Why. Let X be the XOR of the odd steps. A move to XOR 0 changes one odd step, of h stones, to h XOR X. If this is
/// less than h, the stones go down from this step. If it is more, they come from the step above, where there must be as
/// many.
///
/// ```
/// use grundy::games::staircase::winning_moves;
///
/// // Three of the stones on step 3 go down, or three of those on step 2.
/// assert!(winning_moves(&[0_u32, 1, 5, 4]).eq([(2, 2), (3, 1)]));
/// assert_eq!(winning_moves(&[9_u32, 0, 7]).next(), None);
/// ```
///
/// # Complexity
/// O(number of heaps).
pub fn winning_moves<Heap: Unsigned>(heaps: &[Heap]) -> impl Iterator<Item = (usize, Heap)> + '_ {
    let sum = staircase_sum(heaps.iter().copied().enumerate());
    (1..heaps.len()).filter_map(move |step| {
        let odd = heaps[step - (step + 1) % 2];
        let wanted = odd ^ sum;
        match step % 2 {
            1 => (wanted < odd).then_some((step, wanted)),
            _ => (odd < wanted && wanted - odd <= heaps[step]).then(|| (step, heaps[step] - (wanted - odd))),
        }
    })
}

/// The XOR of the rises of the last number of a row, the last but two, the last but four, …. The rise of a number is
/// what it has more than the one before it, and the rise of the first one is the number itself.
///
/// Let a move lower one number, such that it does not become smaller than the one before it, and the first one not
/// smaller than 0, and let a player who cannot move lose. Then the player to move wins iff this XOR is not 0.
///
/// [Why](self#rises).
///
/// ```
/// use grundy::games::staircase::rises_sum;
///
/// assert_eq!(rises_sum(&[2_u32, 2, 5, 9]), 4);
/// assert_eq!(rises_sum(&[2_u32, 2, 5]), 3 ^ 2);
/// ```
///
/// # Panics
/// If a number is smaller than the one before it.
///
/// # Complexity
/// O(length of the row).
#[must_use]
pub fn rises_sum<Height: Unsigned>(row: &[Height]) -> Height {
    assert!(row.windows(2).all(|pair| pair[0] <= pair[1]), "no number is smaller than the one before it");
    nim_sum(row.rchunks(2).map(|pair| match *pair {
        [lower, upper] => upper - lower,
        _ => pair[0],
    }))
}
