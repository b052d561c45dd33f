//! Euclid's game: from the larger of two heaps a move takes a multiple of the smaller.
//!
//! Use it where a choice comes only now and then: the player who has it first decides.
//!
//! # Theorem
//! From the larger of two heaps a ≤ b a move takes a positive multiple of the smaller. A player who cannot move, as a =
//! 0, loses. Let a > 0. The player to move wins iff a = b or b/a > (1 + √5)/2. In other words: as long as a < b < 2a
//! there is only one move, and the first player who meets a = b or b ≥ 2a wins.
//!
//! # Why
//! Let a ≤ b be the heaps, a > 0, and let R be the game (b mod a, a). A player who cannot move loses.
//!
//! - If b < 2a, R is the only successor of (a, b).
//! - If b ≥ 2a, the player to move wins. If R is lost, he goes to R. If R is won, he goes to (a, a + b mod a): it is
//!   lost, as R is its only successor.
//!
//! So as long as b < 2a there is no choice, and the first player who meets b ≥ 2a wins. He who meets a = b wins, too:
//! he takes a whole heap.
//!
//! A lost game that is not over has R for its only successor. A won game has exactly one lost successor: R, or else (a,
//! a + b mod a). All other successors but R itself can reach R, and where R is won, (a, a + b mod a), too.
//!
//! The golden ratio says the same: (a, b) is won iff a = b or b/a > (1 + √5)/2. That is f(a, b) = b² − ab − a² > 0, and
//! f is never 0, as √5 is irrational. If b ≥ 2a, then f > 0. If a < b < 2a, then R = (b − a, a), and f(R) = −f(a, b):
//! the sign changes, and so does the winner.
//!
//! # Example
//! Neighbours among the Fibonacci numbers lie by turns on either side of the golden ratio:
//!
//! ```
//! use grundy::games::{Grundy, euclid};
//!
//! let mut game = Grundy::new(|&(a, b): &(u32, u32)| match a {
//!     0 => vec![],
//!     _ => (1..=b / a).map(|k| (a.min(b - k * a), a.max(b - k * a))).collect(),
//! });
//! for (a, b, wins) in [(2, 3, false), (3, 5, true), (5, 8, false), (8, 13, true)] {
//!     assert_eq!((game.value(&(a, b)) != 0, euclid::first_player_wins(a, b)), (wins, wins));
//! }
//! ```

use crate::games::Unsigned;

/// Whether the player to move wins, where a move takes from the larger heap a positive multiple of the smaller one, at
/// most as many stones as there are, and a player who meets an empty heap loses.
///
/// ```
/// use grundy::games::euclid;
///
/// // 34 and 12: 34 ≥ 2 · 12.
/// assert!(euclid::first_player_wins(34_u64, 12));
/// // 15 and 24 must become 15 and 9, then 6 and 9, then 6 and 3.
/// assert!(!euclid::first_player_wins(15_u64, 24));
/// ```
///
/// # Complexity
/// O(log of the smaller heap).
///
/// # Source
/// Cole and Davie, A game based on the Euclidean algorithm (1969).
#[must_use]
pub fn first_player_wins<Heap: Unsigned>(a: Heap, b: Heap) -> bool {
    let (mut small, mut large) = (a.min(b), a.max(b));
    let mut is_first = true;
    if small == 0.into() {
        return false;
    }
    while small < large && large - small < small {
        (small, large) = (large - small, small);
        is_first = !is_first;
    }
    is_first
}

/// What the winning move leaves of the heaps `a` and `b`, if there is one: as shown above, there is no other.
///
/// ```
/// use grundy::games::euclid;
///
/// assert_eq!(euclid::winning_move(34_u64, 12), Some((10, 12)));
/// assert_eq!(euclid::winning_move(12_u64, 60), Some((12, 0)));
/// assert_eq!(euclid::winning_move(15_u64, 24), None);
/// ```
///
/// # Complexity
/// O(log of the smaller heap).
#[must_use]
pub fn winning_move<Heap: Unsigned>(a: Heap, b: Heap) -> Option<(Heap, Heap)> {
    if !first_player_wins(a, b) {
        return None;
    }
    let small = a.min(b);
    let rest = a.max(b) % small;
    let left = if first_player_wins(rest, small) { small + rest } else { rest };
    Some(if a < b { (a, left) } else { (left, b) })
}
