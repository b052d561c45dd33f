//! Wythoff's game: two heaps, and a move takes from one, or equally many from both.
//!
//! Use it where two numbers shrink, and their difference may stay.
//!
//! # Theorem
//! A move takes one or more stones from one of two heaps, or the same number from both, and a player who cannot move
//! loses. Let a ≤ b be the heaps, and k = b − a. The player to move loses iff a = ⌊kφ⌋, where φ = (1 + √5) / 2.
//!
//! # Why
//! In the picture a queen goes to the corner:
//!
#![doc = include_str!("../pictures/wythoff.svg")]
//!
//! For k = 0, 1, 2, … let a_k be the least number that is none of a_i, b_i for i < k, and let b_k = a_k + k. The
//! least unused number is always taken, so a_k increases with k, b_k increases too, and every number is some a_k or
//! some b_k. As b_k is greater than all numbers used before, two pairs share no number. Also their differences
//! b_k − a_k = k differ. So no move leads from one of these pairs to another. From any other pair (a, b), a ≤ b, a move
//! leads to one of them:
//!
//! - If a = b_k with k ≥ 1, lower b to a_k.
//! - If a = a_k and b > b_k, lower b to b_k.
//! - If a = a_k and b < b_k, the difference b − a is some i < k. Take from both down to (a_i, b_i).
//!
//! So these pairs are the lost ones: see [`sg`](crate::games::sg). It remains to show that a_k = ⌊kφ⌋. We have
//! φ² = φ + 1, so ⌊kφ²⌋ = ⌊kφ⌋ + k, and 1/φ + 1/φ² = 1. Since φ is irrational, the numbers ⌊kφ⌋ and ⌊kφ²⌋ with k ≥ 1
//! hit every positive number exactly once (Beatty's theorem). Both sequences increase, and ⌊kφ⌋ < ⌊kφ²⌋. So the least
//! number that is none of ⌊iφ⌋, ⌊iφ²⌋ for i < k is ⌊kφ⌋. This is the recurrence of a_k and b_k.
//!
//! # Traps
//! In integers: x = kφ solves x (x − k) = k², and x (x − k) rises from x = k on. So a = ⌊kφ⌋ iff a ≥ k and a (a − k) ≤
//! k² < (a + 1)(a + 1 − k). In `f64`, ⌊kφ⌋ is wrong for k = 102 334 155.
//!
//! # Example
//! With 3 and 4 only one first move wins, and it takes two from both; 3 and 5 are lost:
//!
//! ```
//! use grundy::games::wythoff::first_player_wins;
//!
//! let takes = (0..3).flat_map(|a| [(a, 4), (a, a + 1)]).chain((0..4).map(|b| (3, b)));
//! let wins: Vec<_> = takes.filter(|&(a, b)| !first_player_wins(a, b)).collect();
//! assert_eq!(wins, [(1, 2)]);
//! assert!(!first_player_wins(3, 5));
//! ```

/// Whether the player to move wins these heaps: see the [theorem](self#theorem).
///
/// ```
/// use grundy::games::wythoff;
///
/// assert!(!wythoff::first_player_wins(5, 3));
/// assert!(wythoff::first_player_wins(5, 4));
/// ```
///
/// # Complexity
/// O(1).
///
/// # Source
/// Wythoff, A modification of the game of Nim (1907); Beatty (1926).
#[must_use]
pub fn first_player_wins(a: u64, b: u64) -> bool {
    let k = u128::from(a.abs_diff(b));
    let a = u128::from(a.min(b));
    let is_lost = a >= k && a * (a - k) <= k * k && k * k < (a + 1) * (a + 1 - k);
    !is_lost
}

/// The k-th lost pair, (⌊kφ⌋, ⌊kφ²⌋), from (0, 0) on.
///
/// ```
/// use grundy::games::wythoff::lost_pair;
///
/// assert_eq!([0, 1, 2, 3].map(lost_pair), [(0, 0), (1, 2), (3, 5), (4, 7)]);
/// ```
///
/// # Panics
/// If the larger number does not fit.
///
/// # Complexity
/// O(log k).
#[must_use]
pub fn lost_pair(k: u64) -> (u64, u64) {
    let difference = u128::from(k);
    // The least a from k on with ⌊kφ⌋ ≤ a; φ is below 2.
    let (mut low, mut high) = (difference, 2 * difference);
    while low < high {
        let a = (low + high) / 2;
        match difference * difference < (a + 1) * (a + 1 - difference) {
            true => high = a,
            false => low = a + 1,
        }
    }
    let number = |x: u128| u64::try_from(x).expect("the pair fits 64 bits");
    (number(low), number(low + difference))
}

/// The number that makes a lost pair with `x`, if it fits.
///
/// Why. Let K be the largest k with ⌊kφ⌋ ≤ x. Either x = ⌊Kφ⌋, and x + K is with it. Or x is ⌊iφ²⌋ for some i. Of the
/// numbers 1 to x, K are of the first kind, so i = x − K, and x − i = K is with it.
fn partner(x: u64) -> Option<u64> {
    let a = u128::from(x);
    // The largest k ≤ a with ⌊kφ⌋ ≤ a.
    let (mut low, mut high) = (0, a);
    while low < high {
        let k = (low + high).div_ceil(2);
        match k * k < (a + 1) * (a + 1 - k) {
            true => low = k,
            false => high = k - 1,
        }
    }
    let is_lower = a * (a - low) <= low * low;
    u64::try_from(if is_lower { a + low } else { low }).ok()
}

/// What the winning moves leave of the heaps `a` and `b`: at most three pairs, in rising order. A lost pair has none.
///
/// ```
/// use grundy::games::wythoff::winning_moves;
///
/// assert_eq!(winning_moves(5, 5), [(0, 0), (3, 5), (5, 3)]);
/// assert_eq!(winning_moves(3, 5), []);
/// ```
///
/// # Complexity
/// O(log (a + b)).
#[must_use]
pub fn winning_moves(a: u64, b: u64) -> Vec<(u64, u64)> {
    if !first_player_wins(a, b) {
        return vec![];
    }
    let mut left = vec![];
    // ⌊kφ⌋ < a for k = b − a, so the pair fits.
    let k = a.abs_diff(b);
    if u128::from(k) * u128::from(k) < (u128::from(a.min(b)) + 1) * (u128::from(a.min(b)) + 1).saturating_sub(k.into())
    {
        let (lower, upper) = lost_pair(k);
        left.push(if a < b { (lower, upper) } else { (upper, lower) });
    }
    left.extend(partner(a).filter(|&y| y < b).map(|y| (a, y)));
    left.extend(partner(b).filter(|&x| x < a).map(|x| (x, b)));
    left.sort_unstable();
    left.dedup();
    left
}
