//! Misère play, in which the last move loses.
//!
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
//!
//! # Used by
//! [`hdu1907`](crate::programs::hdu1907), [`hdu3590`](crate::programs::hdu3590), [`p4279`](crate::programs::p4279).

use crate::games::Unsigned;
use crate::games::sg::nim_sum;

/// Whether the player to move wins misère Nim: he takes one or more stones from one heap, and who takes the last stone
/// of all loses. Where no stone is left, the player to move has won. The same holds for a sum of games with these
/// values, if it meets the precondition below: this is known as Anti-SG (SJ). Such games are tame.
///
/// If some value is 2 or more, he wins iff the XOR is not 0. Otherwise he wins iff the number of ones is even.
///
/// # Precondition
/// No component can be moved when its value is 0. A heap of Nim meets this. Where a component does not, try to see it
/// as a sum of smaller ones: `hdu3590` takes a tree apart by its edges at the root. A sum of other games need not
/// follow its values under misère play.
///
/// Why. A component of value v can be moved to every smaller value, perhaps to greater ones, but not to v. Call a sum
/// *lost* if
///
/// - (a) no value exceeds 1, and the number of ones is odd, or
/// - (b) some value exceeds 1, and the XOR is 0.
///
/// Call every other sum *won*. A sum without a move has values 0 alone, by the precondition: it is among the won ones,
/// as it should be. For the rest we check the moves.
///
/// - A move from (a) turns a 1 into 0 or into some x > 1. In the first case the number of ones becomes even. In the
///   second x is the only value above 1, so the XOR is not 0. Both sums are won.
/// - In (b) at least two values exceed 1, or else the highest bit would stay in the XOR. After a move one of them is
///   still there, and the XOR is no longer 0. That sum is won.
/// - Take any other sum that has a move. If no value exceeds 1, the number of ones is even and not 0: make one of them
///   0. If exactly one value exceeds 1, make it 0 or 1, whichever leaves an odd number of ones. Both lead to (a). If
///   two or more values exceed 1, the XOR is not 0: make it 0 as in Nim. Only one value changes, so another still
///   exceeds 1, and this leads to (b).
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Grundy;
    use crate::games::tests::{rows, take};
    use kit::play::Play;

    #[test]
    fn misere_nim_is_what_play_says() {
        let mut play = Play::misere(|heaps: &Vec<u32>| take(heaps));
        for heaps in (0..=5).flat_map(|n| rows(n, 3)).chain(rows(3, 9)) {
            assert_eq!(first_player_wins(&heaps), play.value(&heaps), "{heaps:?}");
        }
    }

    #[test]
    fn the_winning_moves_are_those_after_which_play_is_lost() {
        let mut play = Play::misere(|heaps: &Vec<u32>| take(heaps));
        for heaps in (0..=4).flat_map(|n| rows(n, 3)).chain(rows(3, 6)) {
            let moves = (0..heaps.len()).flat_map(|index| (0..heaps[index]).map(move |left| (index, left)));
            let mut after = |&(index, left): &(usize, u32)| {
                let mut after = heaps.clone();
                after[index] = left;
                !play.value(&after)
            };
            let winning: Vec<(usize, u32)> = moves.filter(|one| after(one)).collect();
            assert_eq!(winning_moves(&heaps), winning, "{heaps:?}");
        }
    }

    /// Heaps that a move may also raise, once: a component is its heap, and whether it may still be raised.
    #[test]
    fn sums_follow_their_values_where_no_component_of_value_0_can_be_moved() {
        let options = |&(heap, raise): &(u32, bool)| -> Vec<(u32, bool)> {
            let lower = (0..heap).map(move |left| (left, raise && left > 0));
            lower.chain((raise && heap > 0).then_some((heap + 1, false))).collect()
        };
        let mut play = Play::misere(|sum: &Vec<(u32, bool)>| {
            let after = |index: usize| {
                options(&sum[index]).into_iter().map(move |next| [&sum[..index], &[next], &sum[index + 1..]].concat())
            };
            (0..sum.len()).flat_map(after).collect()
        });
        let mut grundy = Grundy::new(options);
        let components: Vec<(u32, bool)> = (0..=3).flat_map(|heap| [(heap, false), (heap, heap > 0)]).collect();
        for sum in (0..512).map(|code| [code % 8, code / 8 % 8, code / 64].map(|index| components[index]).to_vec()) {
            let values: Vec<usize> = sum.iter().map(|component| grundy.value(component)).collect();
            assert_eq!(first_player_wins(&values), play.value(&sum), "{sum:?}");
        }
    }
}
