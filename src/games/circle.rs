//! Taking adjacent coins from a circle.
//!
//! Use it where the first move breaks a circle into a row, which the second player can then halve: he copies every
//! move.
//!
//! # Theorem
//! Of n ≥ 1 coins on a circle a move takes 1 to k adjacent ones, where a gap separates its neighbours for good. The
//! player who takes the last coin wins. If n ≤ k, the first player wins. If k = 1, he wins iff n is odd. Otherwise the
//! second player wins.
//!
//! # Why
//! If n ≤ k, the first move takes all. If k = 1, every move takes one coin, and the parity of n decides. Otherwise the
//! first move leaves a row. The second player takes one or two coins from its middle, so that two equal rows are left,
//! or nothing; from then on he mirrors every move, and takes the last coin.
//!
//! # Example
//! Three coins, of which a move takes one or two neighbours. In a row the middle one wins. On a circle every first move
//! leaves a row of one or two, and these are won:
//!
//! ```
//! use grundy::games::{Grundy, circle};
//!
//! let mut rows = Grundy::of_sums(|&row: &usize| {
//!     let taking = |taken: usize| (taken..=row).map(move |end| vec![end - taken, row - end]);
//!     (1..=2).flat_map(taking).collect()
//! });
//! assert_eq!([1, 2, 3].map(|row| rows.value(&row) != 0), [true; 3]);
//! assert!(!circle::first_player_wins(3, 2));
//! ```

/// Whether the first player wins on a circle of `coins` coins, where a move takes 1 to `most` adjacent ones: see the
/// [theorem](self#theorem).
///
/// ```
/// use grundy::games::circle::first_player_wins;
///
/// assert!(first_player_wins(3, 1));
/// assert!(first_player_wins(3, 3));
/// assert!(!first_player_wins(3, 2));
/// ```
///
/// # Panics
/// If there are no coins, or `most` is 0.
#[must_use]
pub fn first_player_wins(coins: u32, most: u32) -> bool {
    assert!(coins > 0 && most > 0, "there are coins, and a move takes some");
    match most {
        1 => coins % 2 == 1,
        _ => coins <= most,
    }
}
