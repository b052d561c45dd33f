//! Nim: who wins, and by which moves.
//!
//! Use it where a move takes as many stones as it likes from one heap.
//!
//! # Theorem
//! A move takes one or more stones from one heap, and a player who cannot move loses. The player to move wins iff the
//! XOR of the heaps is not 0. A move wins iff it makes the XOR 0.
//!
//! # Why
//! A heap of x stones has the successors 0 to x − 1. By induction its value is their mex, x. The game is the sum of its
//! heaps, so its value is the XOR of the heaps ([`sg`](crate::games::sg)).
//!
//! # Recognise it
//! Many games on rows are Nim in disguise: look for gaps or rises that a move makes smaller. Where a move makes one of
//! them smaller and its neighbour larger by as much, see [`staircase`](crate::games::staircase).
//!
//! # Traps
//! Where the last move loses, see [`misere`](crate::games::misere). OpenSpiel, easyAI and nimgame play that one unless
//! they are told otherwise.
//!
//! # Example
//! The only winning move may be in the smallest heap. With 3, 4 and 5, leave 1 of the 3:
//!
//! ```
//! use grundy::games::nim::winning_moves;
//!
//! assert!(winning_moves(&[3_u32, 4, 5]).eq([(0, 1)]));
//! assert!(winning_moves(&[1_u32, 4, 5]).next().is_none());
//! ```

use crate::games::Unsigned;
use crate::games::sg::nim_sum;

/// Whether the player to move wins these heaps: see the [theorem](self#theorem).
///
/// ```
/// use grundy::games::nim;
///
/// assert!(nim::first_player_wins(&[1_u32, 2]));
/// assert!(!nim::first_player_wins(&[1_u64 << 60, 3 << 60, 2 << 60]));
/// ```
///
/// # Complexity
/// O(number of heaps).
///
/// # Source
/// Bouton, Nim, a game with a complete mathematical theory (1901).
#[must_use]
pub fn first_player_wins<Heap: Unsigned>(heaps: &[Heap]) -> bool {
    nim_sum(heaps.iter().copied()) != 0.into()
}

/// The winning moves of Nim, those that make the XOR 0: the index of a heap and what is left of it, in the order of the
/// heaps. Where the XOR is 0 already there are none.
///
/// Why. Let X be the XOR of all heaps. The others together have the XOR h XOR X, where h is the heap that is changed.
/// So h XOR X must be left of it, and that is a move iff h XOR X < h.
///
/// ```
/// use grundy::games::nim::winning_moves;
///
/// assert!(winning_moves(&[3_u32, 6, 9]).eq([(2, 5)]));
/// assert!(winning_moves(&[1_u32, 1, 1]).eq([(0, 0), (1, 0), (2, 0)]));
/// assert_eq!(winning_moves(&[2_u32, 2]).next(), None);
/// ```
///
/// # Complexity
/// O(number of heaps).
pub fn winning_moves<Heap: Unsigned>(heaps: &[Heap]) -> impl Iterator<Item = (usize, Heap)> + '_ {
    let sum = nim_sum(heaps.iter().copied());
    let left = move |(index, &heap)| (heap ^ sum < heap).then(|| (index, heap ^ sum));
    heaps.iter().enumerate().filter_map(left)
}
