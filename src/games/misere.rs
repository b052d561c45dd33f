//! Misère play, in which the last move loses.
//!
//! Use it where a move takes as many stones as it likes from one heap, and the player who takes the last stone of all
//! loses.
//!
//! # Theorem
//! A move takes one or more stones from one heap, and whoever takes the last of all loses. If some heap has two stones
//! or more, the player to move wins iff the XOR is not 0. Otherwise he wins iff the number of heaps of one stone is
//! even. The same holds for a sum of impartial games with these values, if none of them can be moved when its value is
//! 0.
//!
//! # Why
//! Where no stone is left, the player to move has won. Such a sum is known as Anti-SG (SJ), and such games are tame.
//!
//! A component of value v can be moved to every smaller value, perhaps to larger ones, but not to v. Call a sum
//! *lost* if
//!
//! - (a) no value exceeds 1, and the number of ones is odd, or
//! - (b) some value exceeds 1, and the XOR is 0.
//!
//! Call every other sum *won*. A sum without a move has values 0 alone: it is among the won ones, as it should be. For
//! the rest we check the moves. By the precondition, no component of value 0 can be moved.
//!
//! - A move from (a) turns a 1 into 0 or into some x > 1. In the first case the number of ones becomes even. In the
//!   second x is the only value above 1, so the XOR is not 0. Both sums are won.
//! - In (b) at least two values exceed 1, or else the highest bit would stay in the XOR. After a move one of them is
//!   still there, and the XOR is no longer 0. That sum is won.
//! - Take any other sum that has a move. If no value exceeds 1, the number of ones is even and not 0: make one of them
//!   0. If exactly one value exceeds 1, make it 0 or 1, whichever leaves an odd number of ones. Both lead to (a). If
//!   two or more values exceed 1, the XOR is not 0: make it 0 as in Nim. Only one value changes, so another still
//!   exceeds 1, and this leads to (b).
//!
//! # Traps
//! Where a component can be moved when its value is 0, try to see it as a sum of smaller ones: `hdu3590` takes a tree
//! apart by its edges at the root. A sum of other games need not follow its values under misère play.
//!
//! # Example
//! Whether the last stone wins or loses makes a difference only while no heap has two stones:
//!
//! ```
//! use grundy::games::{misere, nim};
//!
//! for (heaps, normal, last_loses) in [([1_u32, 1], false, true), ([2, 2], false, false), ([1, 2], true, true)] {
//!     assert_eq!(nim::first_player_wins(&heaps), normal);
//!     assert_eq!(misere::first_player_wins(&heaps), last_loses);
//! }
//! ```

use crate::games::Unsigned;
use crate::games::sg::nim_sum;

/// Whether the player to move wins misère Nim, or a sum of games with these values: see the [theorem](self#theorem).
///
/// # Precondition
/// No component can be moved when its value is 0. A heap of Nim meets this.
///
/// ```
/// use grundy::games::misere;
///
/// assert!(misere::first_player_wins(&[3_u32, 5, 1]));
/// assert!(!misere::first_player_wins(&[2_u64, 2]));
/// assert!(!misere::first_player_wins(&[1_u8, 0, 0]));
/// ```
///
/// # Complexity
/// O(number of values).
///
/// # Source
/// Bouton, Nim, a game with a complete mathematical theory (1901); for sums, Jia Zhihao (贾志豪), 组合游戏略述 (2009).
#[must_use]
pub fn first_player_wins<Value: Unsigned>(values: &[Value]) -> bool {
    let large = values.iter().any(|&value| value > 1.into());
    (nim_sum(values.iter().copied()) != 0.into()) == large
}

/// The winning moves of misère Nim: the index of a heap and what is left of it, in the order of the heaps.
///
/// Why. Let the other heaps have the XOR X. A move that leaves a heap above 1 somewhere must make the XOR 0, hence
/// leave X. One that leaves none must make the number of ones odd, hence leave 0 or 1.
///
/// ```
/// use grundy::games::misere::winning_moves;
///
/// assert_eq!(winning_moves(&[3_u32, 1]), [(0, 0)]);
/// assert_eq!(winning_moves(&[2_u32, 2]), []);
/// ```
///
/// # Complexity
/// O(number of heaps).
#[must_use]
pub fn winning_moves<Heap: Unsigned>(heaps: &[Heap]) -> Vec<(usize, Heap)> {
    let sum = nim_sum(heaps.iter().copied());
    let large = heaps.iter().filter(|&&heap| heap > 1.into()).count();
    let mut moves = vec![];
    for (index, &heap) in heaps.iter().enumerate() {
        let others = sum ^ heap;
        let others_are_small = large == usize::from(heap > 1.into());
        let wins = |&left: &Heap| {
            let is_small = others_are_small && left <= 1.into();
            left < heap && (others ^ left != 0.into()) == is_small
        };
        let mut left = vec![0.into(), 1.into(), others];
        left.sort_unstable();
        left.dedup();
        moves.extend(left.into_iter().filter(wins).map(|left| (index, left)));
    }
    moves
}
