//! # Dynamic subtraction — taking at most as many as the move before
//!
//! - Judge: none known
//! - 中文: 取石子，不多于上一步所取
//! - Family: [take-away](super#take-away); easier [hdu2516](super::hdu2516)
//! - Theorem: dynamic subtraction
//! - Finder: heaps › the move before
//! - Course: 7: at most as many as the last take, by powers of two
//! - Difficulty: 3, ours
//!
//! ## Rule
//! There are n stones. The first move takes at least one stone, but not all. Every later move takes at least one stone,
//! and at most as many as the move before. A player who cannot move loses. So the player who takes the last stone wins,
//! and a single stone is lost from the start.
//!
//! Input: the number of games, up to 100 000, then n for each, 1 ≤ n ≤ 10¹⁸. Output: `First` or `Second` for each game.
//! (HDU 2486 and POJ 3922 ask for the first move where the limit is k times the move before; here k = 1.)
//!
//! ## Claim
//! The first player loses iff n is a power of two.
//!
//! ## Why
//! Let n > 0 stones be left, and let the player to move be allowed to take up to q of them. Let b be the lowest set bit
//! of n. He wins iff b ≤ q.
//!
//! - Let b ≤ q. He takes b. If nothing is left, he has won. Otherwise the lowest set bit of n − b is greater than b,
//!   and the opponent, who may take at most b, loses by induction.
//! - Let b > q. If q = 0, he cannot move. Otherwise he takes some x ≤ q, so x < b. The lowest set bit of n − x is that
//!   of x. So it is at most x, and the opponent wins by induction.
//!
//! At the start q = n − 1. So b ≤ q iff n has another set bit beside b.
//!
//! ## Cost
//! O(1) time per game.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 100_000> }
        for _ in 0..tests {
            input! { from input, stones: In<1, 1_000_000_000_000_000_000, u64> }
            out.either(first_player_wins(stones), ["First", "Second"]);
        }
    });
}

fn first_player_wins(stones: u64) -> bool {
    !stones.is_power_of_two()
}
