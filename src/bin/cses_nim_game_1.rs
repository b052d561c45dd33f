//! # CSES 1730 Nim Game I — Nim
//!
//! - Judge: <https://cses.fi/problemset/task/1730>
//! - 中文: 经典 Nim
//! - Family: [Nim and staircase](super#nim-and-staircase); twin [nim](super::nim); harder [abc368f](super::abc368f),
//!   [cf15c](super::cf15c), [hackerrank_zero_move_nim](super::hackerrank_zero_move_nim), [hdu3032](super::hdu3032)
//! - Theorem: [Bouton](grundy::games::nim)
//! - Finder: heaps › any number
//! - Difficulty: 1, ours
//!
//! ## Rule
//! There are n heaps of sticks. In turn a player takes one or more sticks from one heap. Taking the last stick wins.
//!
//! ## Claim
//! The first player wins iff the XOR of the heaps is not 0.
//!
//! ## Why
//! A heap of x sticks has the successors 0 to x − 1. By induction its value is their mex, x. The game is the sum of its
//! heaps ([`grundy::games::sg`]).
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::nim;
use grundy::io::{self, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 200_000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 200_000), heaps: [In<1, 1_000_000_000, u32>; n] }
            out.either(nim::first_player_wins(&heaps), ["first", "second"]);
        }
    });
}
