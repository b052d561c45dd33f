//! # CF841B Godsend — odd stretches for one player, even ones for the other
//!
//! - Judge: <https://codeforces.com/problemset/problem/841/B>
//! - 中文: 一方取奇和段，一方取偶和段
//! - Family: [two players, different moves](super#two-players-different-moves); harder [cf1221e](super::cf1221e)
//! - Theorem: leave one odd number, which the other cannot remove
//! - Finder: partizan › own pieces: odd stretches for one, even stretches for the other
//! - Difficulty: 1100
//!
//! ## Rule
//! n numbers stand in a row, n ≥ 1, none of them negative. In turn, First begins, a player removes a stretch of one or
//! more adjacent numbers, and the rest closes up. The sum of the stretch must be odd if First removes it, and even if
//! Second does. A player who cannot move loses. Who wins?
//!
//! ## Claim
//! First wins iff at least one of the numbers is odd.
//!
//! For example, in the row 1 2 1 First removes 1 2, and leaves 1. Second cannot remove this, and has lost.
//!
//! ## Why
//! - All numbers are even. No stretch has an odd sum. First cannot move, and loses.
//! - The sum of all numbers is odd. First removes the whole row, and Second cannot move.
//! - The sum of all is even, but some numbers are odd. Then their number is even, so there are at least two. First
//!   removes all that stands before the last odd one. An odd number of odd ones is in this stretch, so its sum is odd.
//!   One odd number is left, perhaps with even ones behind it. If Second can move, his stretch has an even sum, and so
//!   is without the odd number. Then the sum of the rest is still odd, and First removes all of it.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 1_000_000>, numbers: [In<0, 1_000_000_000, u32>; n] }
        let first_wins = numbers.iter().any(|number| number % 2 == 1);
        out.either(first_wins, ["First", "Second"]);
    });
}
