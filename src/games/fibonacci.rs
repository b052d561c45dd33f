//! Fibonacci Nim: one heap, and a move takes at most twice as many stones as the move before.
//!
//! Use it where the last move limits the next one.
//!
//! # Theorem
//! Every number is uniquely a sum of different Fibonacci numbers, no two neighbours in 1, 2, 3, 5, …: its *parts*. The
//! player to move takes 1 to q of n stones; later moves take at most twice as many as the move before. A player who
//! cannot move loses. The player to move wins iff n > 0 and the least part of n is at most q. For q = n − 1 he loses
//! iff n is a Fibonacci number.
//!
//! # Why
//! By Zeckendorf's theorem every number n is in exactly one way a sum of different numbers out of [`FIBONACCI`], no two
//! of them neighbours in this list. These are the *parts* of n. The largest part is the largest number of the list up
//! to n, and what is left of n has the other parts. Zero has no part.
//!
//! Every move takes at least one stone. Let z(n) be the least part of n. The claim is that the player to move wins iff
//! n > 0 and z(n) ≤ q. In the usual game the first move may take all stones but one: q = n − 1. So the first player
//! loses iff n is a Fibonacci number. In all other cases z(n) ≤ n − 1.
//!
//! By induction on n; a player who meets no stone loses.
//!
//! - Let z(n) ≤ q. The player takes z(n) stones. If none is left, he has won. Otherwise the least part of what is left
//!   stands at least two places after z(n) in the list. So it is greater than 2 z(n), the most that the opponent may
//!   take. By induction the opponent loses.
//! - Let F = z(n) > q. If q = 0, the player cannot move. Otherwise he takes some x ≤ q, so x < F. The parts of n − x
//!   are the other parts of n, which are greater than F, and the parts of F − x, which are smaller than F. Let G be the
//!   least part of F − x, so G = z(n − x). Let H be the largest part of x. If H stood two or more places before G, the
//!   parts of x and of F − x together would be parts of F, but F has only the part F. So H stands at most one place
//!   before G. Then 2H ≥ G, hence 2x ≥ G. By induction the opponent wins.
//!
//! # Example
//! With twelve stones only one first move wins, to take a single one; that eleven are left looks like nothing special:
//!
//! ```
//! use grundy::games::{Grundy, fibonacci};
//!
//! let mut game = Grundy::new(|&(stones, most): &(u64, u64)| {
//!     (1..=most.min(stones)).map(|taken| (stones - taken, 2 * taken)).collect()
//! });
//! let wins: Vec<u64> = (1..12).filter(|taken| game.value(&(12 - taken, 2 * taken)) == 0).collect();
//! assert_eq!(wins, [1]);
//! assert_eq!(fibonacci::parts(12).min(), Some(1));
//! ```
//!
//! # Source
//! Whinihan, Fibonacci Nim (1963); Zeckendorf, Représentation des nombres naturels (1972).

/// The Fibonacci numbers 1, 2, 3, 5, 8, … below 2⁶⁴, in ascending order.
///
/// ```
/// use grundy::games::fibonacci::FIBONACCI;
///
/// assert_eq!(FIBONACCI[..6], [1, 2, 3, 5, 8, 13]);
/// ```
pub const FIBONACCI: [u64; 92] = {
    let mut numbers = [1; 92];
    numbers[1] = 2;
    let mut place = 2;
    while place < numbers.len() {
        numbers[place] = numbers[place - 2] + numbers[place - 1];
        place += 1;
    }
    numbers
};

/// The parts of a number, the largest first.
///
/// ```
/// use grundy::games::fibonacci;
///
/// assert!(fibonacci::parts(30).eq([21, 8, 1]));
/// ```
///
/// # Complexity
/// A search in a list of 92 numbers for each part, of which there are O(log `number`).
pub fn parts(number: u64) -> impl Iterator<Item = u64> {
    let mut rest = number;
    std::iter::from_fn(move || {
        let place = FIBONACCI.partition_point(|&part| part <= rest).checked_sub(1)?;
        rest -= FIBONACCI[place];
        Some(FIBONACCI[place])
    })
}

/// Whether the player to move wins Fibonacci Nim with this number of stones, if he may take 1 to `most` of them.
///
/// ```
/// use grundy::games::fibonacci;
///
/// // 11 = 8 + 3
/// assert!(fibonacci::first_player_wins(11, 3));
/// assert!(!fibonacci::first_player_wins(11, 2));
/// ```
///
/// # Complexity
/// That of [`parts`]; at most two searches where `most` = `stones` − 1.
#[must_use]
pub fn first_player_wins(stones: u64, most: u64) -> bool {
    // As soon as one part is at most `most`, the least one is, too.
    parts(stones).any(|part| part <= most)
}

/// A winning move of this game, if there is one: to take the least part.
///
/// ```
/// use grundy::games::fibonacci;
///
/// assert_eq!(fibonacci::winning_move(12, 11), Some(1));
/// assert_eq!(fibonacci::winning_move(13, 12), None);
/// ```
///
/// # Complexity
/// That of [`parts`].
#[must_use]
pub fn winning_move(stones: u64, most: u64) -> Option<u64> {
    parts(stones).last().filter(|&part| part <= most)
}
