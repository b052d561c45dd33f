//! # CF1382B Sequential Nim — heaps in a fixed order
//!
//! - Judge: <https://codeforces.com/problemset/problem/1382/B>
//! - 中文: 依次取完的 Nim（只能取第一堆）
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [cf1695b](super::cf1695b); harder
//!   [arc218b](super::arc218b), [cf2181f](super::cf2181f), [matgame](super::matgame), [p8901](super::p8901)
//! - Theorem: whoever finds the first heap above 1 wins
//! - Finder: heaps › several heaps: heaps in a fixed order
//! - Difficulty: 1100
//!
//! ## Rule
//! n ≥ 1 heaps of one or more stones stand in a row. In turn a player takes one or more stones from the first heap that
//! is not empty. A player who cannot move loses.
//!
//! ## Claim
//! Count the heaps of one stone before the first larger heap. Without a larger heap, count those before the last heap.
//! The first player wins iff their number is even.
//!
//! ## Why
//! A player to move at a whole heap of x ≥ 2 stones wins. If the row behind it is lost for the player who begins there,
//! he takes all x stones. If it is won, he takes x − 1. His opponent has to take the last stone, and he begins there.
//!
//! So does a player to move at the last heap: he takes it. A heap of one stone leaves no choice, and passes the turn to
//! the opponent. So the first player comes to the heap that ends the count iff an even number of heaps is before it.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 1000> }
        let sum_of_n = Total::at_most(100_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 100_000), heaps: [In<1, 1_000_000_000, u32>; n] }
            out.either(first_player_wins(&heaps), ["First", "Second"]);
        }
    });
}

fn first_player_wins(heaps: &[u32]) -> bool {
    let before_the_last = &heaps[..heaps.len() - 1];
    let ones = before_the_last.iter().take_while(|&&heap| heap == 1).count();
    ones % 2 == 0
}
