//! Nim: the winning moves, misère play, and stones that go down a staircase.
//!
//! Use it where a move takes as many stones as it likes from one heap. Many games on rows are Nim in disguise: look for
//! gaps or rises that a move makes smaller. Where a move makes one of them smaller and its neighbour larger by as much,
//! it is [staircase Nim](staircase_sum()):
//!
#![doc = include_str!("../pictures/staircase.svg")]
//!
//! The first player wins by a move that makes the XOR of the odd steps 0. What arrives from an even step, he moves on.
//!
//! Bouton's theorem, that the player to move wins iff the XOR of the heaps is not 0, is the case of
//! [`sg`](crate::games::sg) in which a heap has its size for a value. What is used of it here: where the XOR is not 0,
//! a move that takes from one heap makes it 0; where it is 0, every move that changes one heap makes it something else.
//!
//! # Used by
//! [`cf1149e`](../../../cf1149e/index.html), [`cf277c`](../../../cf277c/index.html),
//! [`cses_nim_game_1`](../../../cses_nim_game_1/index.html), [`cses_stair_game`](../../../cses_stair_game/index.html),
//! [`hdu1907`](../../../hdu1907/index.html), [`hdu3590`](../../../hdu3590/index.html),
//! [`hdu4315`](../../../hdu4315/index.html), [`nim`](../../../nim/index.html), [`p1247`](../../../p1247/index.html),
//! [`p3480`](../../../p3480/index.html), [`p4279`](../../../p4279/index.html), [`p8382`](../../../p8382/index.html),
//! [`poj1704`](../../../poj1704/index.html).

use std::ops::BitXor;

use crate::games::sg::nim_sum;

/// Whether the player to move wins Nim, where a move takes one or more stones from one heap and who cannot move loses: iff
/// the XOR of the heaps is not 0.
///
/// Why. A heap of x stones has the successors 0 to x − 1. By induction its value is their mex, x. The game is the sum of
/// its heaps.
///
/// ```
/// use grundy::games::nim;
///
/// assert!(nim::first_player_wins([1_u32, 2]));
/// assert!(!nim::first_player_wins([1_u32, 2, 3]));
/// ```
///
/// # Complexity
/// O(number of heaps).
///
/// # Source
/// Bouton, Nim, a game with a complete mathematical theory (1901).
pub fn first_player_wins(heaps: impl IntoIterator<Item = u32>) -> bool {
    nim_sum(heaps) != 0
}

/// The winning moves of Nim, those that make the XOR 0: the index of a heap and what is left of it, in the order of the
/// heaps. Where the XOR is 0 already there are none.
///
/// Why. Let X be the XOR of all heaps. The others together have the XOR h XOR X, where h is the heap that is changed. So
/// h XOR X must be left of it, and that is a move iff h XOR X < h.
///
/// ```
/// use grundy::games::nim::moves_to_zero;
///
/// assert!(moves_to_zero(&[3_u32, 6, 9]).eq([(2, 5)]));
/// assert!(moves_to_zero(&[1_u32, 1, 1]).eq([(0, 0), (1, 0), (2, 0)]));
/// assert_eq!(moves_to_zero(&[2_u32, 2]).next(), None);
/// ```
///
/// # Complexity
/// O(number of heaps).
pub fn moves_to_zero<T>(heaps: &[T]) -> impl Iterator<Item = (usize, T)> + '_
where
    T: BitXor<Output = T> + Default + Ord + Copy,
{
    let sum = nim_sum(heaps.iter().copied());
    let left = move |(index, &heap)| (heap ^ sum < heap).then(|| (index, heap ^ sum));
    heaps.iter().enumerate().filter_map(left)
}

/// Whether the player to move wins misère Nim: he takes one or more stones from one heap, and who takes the last stone
/// of all loses. Heaps may be empty. Where no stone is left, the player to move has won: the other took the last.
///
/// If some heap has two or more stones, he wins iff the XOR is not 0. Otherwise he wins iff the number of heaps of one
/// stone is even.
///
/// Why. If no heap has two or more stones, every move takes one heap away, and who meets none of them has won.
/// Otherwise some heap is large: it has two or more stones.
///
/// - XOR = 0. There are at least two large heaps, for the highest bit of a single one would stay in the XOR. After any
///   move one of them is left, and the XOR is not 0. By induction the opponent wins.
/// - XOR ≠ 0, and there are at least two large heaps. Move to XOR = 0. A large heap is left, so by induction the
///   opponent loses.
/// - There is one large heap. Cut it down to 0 or 1, whichever leaves an odd number of ones. The opponent loses.
///
/// This is a theorem on Nim alone. A sum of other games need not follow its values under misère play.
///
/// ```
/// use grundy::games::nim::first_player_wins_misere;
///
/// assert!(first_player_wins_misere(&[3, 5, 1]));
/// assert!(!first_player_wins_misere(&[2, 2]));
/// assert!(!first_player_wins_misere(&[1, 0, 0]));
/// ```
///
/// # Complexity
/// O(number of heaps).
///
/// # Source
/// Bouton, Nim, a game with a complete mathematical theory (1901).
pub fn first_player_wins_misere(heaps: &[u32]) -> bool {
    let large = heaps.iter().any(|&heap| heap > 1);
    (nim_sum(heaps.iter().copied()) != 0) == large
}

/// The XOR of the heaps on odd steps, for staircase Nim: the player to move wins iff it is not 0. Each heap comes with
/// the number of its step, in any order; empty steps may be left out.
///
/// A move takes one or more stones from one step down to the next. Those on step 0 are out of the game. Who cannot move
/// loses.
///
/// # Precondition
/// The theorem holds for every game that ends, is lost by who cannot move, and has only moves of two kinds:
/// - one heap on an odd step gets smaller, the others on odd steps stay; each of them can be made any smaller size;
/// - one heap on an odd step gets larger, the others on odd steps stay.
///
/// In staircase Nim these are the moves from odd steps and from even steps. It does not matter how large the heaps on
/// even steps are, how many of their stones may be taken, and how many of the stones taken there arrive below, if only
/// some do.
///
/// Why. A player who leaves XOR = 0 can always do so again. If the opponent makes a heap on an odd step smaller, the
/// XOR is not 0, and a move of Nim makes it 0. If he makes such a heap larger, the player makes it what it was. So this
/// player is never without a move; the game ends, so the opponent is. The player to move can begin with this iff the
/// XOR is not 0.
///
/// ```
/// use grundy::games::nim::staircase_sum;
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
pub fn staircase_sum(heaps: impl IntoIterator<Item = (usize, u32)>) -> u32 {
    // Without branches: where steps are odd at random, no processor could predict them.
    let odd = |(step, heap)| (step % 2) as u32 * heap;
    nim_sum(heaps.into_iter().map(odd))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whether the player to move wins, where the one without a move wins or loses, by play.
    struct Play {
        moves: fn(&[u32]) -> Vec<Vec<u32>>,
        without_move: bool,
        known: HashMap<Vec<u32>, bool>,
    }

    impl Play {
        fn wins(&mut self, position: &[u32]) -> bool {
            if let Some(&wins) = self.known.get(position) {
                return wins;
            }
            let successors = (self.moves)(position);
            let wins = successors.is_empty() && self.without_move || successors.iter().any(|next| !self.wins(next));
            self.known.insert(position.to_vec(), wins);
            wins
        }
    }

    /// What remains of a row of heaps after each way to take stones from one; they land on the heap before it, if
    /// `landing`, and those of the first heap cannot be taken then.
    fn moves(heaps: &[u32], landing: bool) -> Vec<Vec<u32>> {
        let mut successors = vec![];
        for index in usize::from(landing)..heaps.len() {
            for taken in 1..=heaps[index] {
                let mut next = heaps.to_vec();
                next[index] -= taken;
                if landing {
                    next[index - 1] += taken;
                }
                successors.push(next);
            }
        }
        successors
    }

    /// All rows of this number of heaps up to a size.
    fn rows(heaps: u32, size: u32) -> impl Iterator<Item = Vec<u32>> {
        (0..(size + 1).pow(heaps))
            .map(move |code| (0..heaps).map(|digit| code / (size + 1).pow(digit) % (size + 1)).collect())
    }

    #[test]
    fn the_winning_moves_are_those_after_which_play_is_lost() {
        let mut play = Play { moves: |heaps| moves(heaps, false), without_move: false, known: HashMap::new() };
        for heaps in (0..=4).flat_map(|n| rows(n, 3)).chain(rows(3, 9)) {
            let winning: Vec<Vec<u32>> = moves_to_zero(&heaps)
                .map(|(index, left)| {
                    let mut next = heaps.clone();
                    next[index] = left;
                    next
                })
                .collect();
            let mut expected = moves(&heaps, false);
            expected.retain(|next| !play.wins(next));
            assert_eq!(winning, expected, "{heaps:?}");
        }
    }

    #[test]
    fn misere_nim_is_what_play_says() {
        let mut play = Play { moves: |heaps| moves(heaps, false), without_move: true, known: HashMap::new() };
        for heaps in (0..=5).flat_map(|n| rows(n, 3)).chain(rows(3, 9)) {
            assert_eq!(first_player_wins_misere(&heaps), play.wins(&heaps), "{heaps:?}");
        }
    }

    #[test]
    fn staircase_nim_is_what_play_says() {
        let mut play = Play { moves: |heaps| moves(heaps, true), without_move: false, known: HashMap::new() };
        for heaps in (0..=4).flat_map(|n| rows(n, 3)).chain(rows(5, 2)) {
            let sum = staircase_sum(heaps.iter().copied().enumerate());
            assert_eq!(sum != 0, play.wins(&heaps), "{heaps:?}");
        }
    }

    #[test]
    fn steps_come_in_any_order_and_with_gaps() {
        assert_eq!(staircase_sum([]), 0);
        assert_eq!(staircase_sum([(7, 4), (2, 9), (0, 8), (5, 6)]), 2);
    }
}
