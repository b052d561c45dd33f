//! Misère play, in which the last move loses.
//!
//! # Used by
//! [`hdu1907`](../../../hdu1907/index.html), [`hdu3590`](../../../hdu3590/index.html),
//! [`p4279`](../../../p4279/index.html).

use crate::games::Unsigned;
use crate::games::sg::nim_sum;

/// Whether the player to move wins misère Nim: he takes one or more stones from one heap, and who takes the last stone
/// of all loses. Heaps may be empty. Where no stone is left, the player to move has won: the other took the last.
///
/// If some heap has two or more stones, he wins iff the XOR is not 0. Otherwise he wins iff the number of heaps of one
/// stone is even.
///
/// Why. If no heap has two or more stones, every move takes one heap away, and who meets none of them has won.
/// Otherwise some heap is large: it has two or more stones.
///
/// - XOR = 0. There are at least two large heaps, since the highest bit of a single one would stay in the XOR. After any
///   move one of them is left, and the XOR is not 0. By induction the opponent wins.
/// - XOR ≠ 0, and there are at least two large heaps. Move to XOR = 0. A large heap is left, so by induction the
///   opponent loses.
/// - There is one large heap. Cut it down to 0 or 1, whichever leaves an odd number of ones. The opponent loses.
///
/// This is a theorem on Nim alone. A sum of other games need not follow its values under misère play.
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
/// O(number of heaps).
///
/// # Source
/// Bouton, Nim, a game with a complete mathematical theory (1901).
pub fn first_player_wins<Heap: Unsigned>(heaps: &[Heap]) -> bool {
    let large = heaps.iter().any(|&heap| heap > 1.into());
    (nim_sum(heaps.iter().copied()) != 0.into()) == large
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tests::{rows, take};
    use kit::play::Play;

    #[test]
    fn misere_nim_is_what_play_says() {
        let mut play = Play::misere(|heaps: &Vec<u32>| take(heaps));
        for heaps in (0..=5).flat_map(|n| rows(n, 3)).chain(rows(3, 9)) {
            assert_eq!(first_player_wins(&heaps), play.value(&heaps), "{heaps:?}");
        }
    }
}
