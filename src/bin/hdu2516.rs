//! # HDU 2516 取石子游戏 — Fibonacci Nim
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=2516>
//! - 中文: 取石子游戏：斐波那契博弈
//! - Family: [take-away](super#take-away); harder [dynamic_subtraction](super::dynamic_subtraction),
//!   [p2964](super::p2964), [p6487](super::p6487)
//! - Theorem: [Fibonacci Nim](grundy::games::fibonacci)
//! - Finder: heaps › the move before: at most twice as many, Fibonacci Nim
//! - Difficulty: 2, ours
//! - Table: values limits 2 24 by 12
//!
//! ## Rule
//! There are n stones. The first move takes at least one stone, but not all. Every later move takes at least one stone,
//! and at most twice as many as the move before. The player who takes the last stone wins. For n = 1, which the judge
//! does not ask, the first player has no move and loses. A 0 ends the input.
//!
//! ## Claim
//! The first player loses iff n is a Fibonacci number: 1, 2, 3, 5, 8, …
//!
//! ## Why
//! This is Fibonacci Nim ([`grundy::games::fibonacci`]), where the first move takes at most q = n − 1 stones.
//!
//! ## Cost
//! O(1) per game: a search in a list of 92 numbers.

use grundy::games::fibonacci;
use grundy::io::{self, Between};

fn main() {
    io::run(|input, out| {
        while let Some(stones) = input.until_zero(Between(0, 2_147_483_648_u64)) {
            out.either(fibonacci::first_player_wins(stones, stones - 1), ["First win", "Second win"]);
        }
    });
}
