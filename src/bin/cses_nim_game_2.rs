//! # CSES 1098 Nim Game II — taking 1 to 3 sticks from one of several heaps
//!
//! - Judge: <https://cses.fi/problemset/task/1098>
//! - 中文: 每次取 1 到 3 根的 Nim
//! - Family: [take-away](super#take-away); easier [hdu1846](super::hdu1846); harder [abc297g](super::abc297g),
//!   [arc168b](super::arc168b)
//! - Theorem: [Bachet's game](grundy::games::take_away)
//! - Finder: heaps › 1 to m
//! - Difficulty: 2, ours
//! - Table: values heaps "take 1..3" 15 by 16
//!
//! ## Rule
//! Sticks lie in n heaps. In turn a player takes 1, 2 or 3 sticks from one heap. Taking the last stick wins.
//!
//! ## Claim
//! The first player wins iff the XOR of the heaps modulo 4 is not 0.
//!
//! ## Why
//! A heap of x sticks has the value x mod 4 ([`grundy::games::take_away`]). The game is the sum of its heaps
//! ([`grundy::games::sg`]).
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::sg::nim_sum;
use grundy::games::take_away::bachet_value;
use grundy::io::{self, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 200_000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 200_000), heaps: [In<1, 1_000_000_000, u32>; n] }
            out.either(first_player_wins(&heaps), ["first", "second"]);
        }
    });
}

fn first_player_wins(heaps: &[u32]) -> bool {
    nim_sum(heaps.iter().map(|&heap| bachet_value(heap, 3))) != 0
}
