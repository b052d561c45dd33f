//! # HDU 2516 取石子游戏 — Fibonacci Nim
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=2516>
//! - 中文: 取石子游戏：斐波那契博弈
//! - Family: take-away
//! - Theorem: Fibonacci Nim
//!
//! ## Rule
//! There are n stones. The first move takes at least one stone, but not all. Every later move takes at least one stone,
//! and at most twice as many as the move before. Who takes the last stone wins. For n = 1, which the judge does not
//! ask, the first player has no move and loses. A 0 ends the input.
//!
//! ## Claim
//! The first player loses iff n is a Fibonacci number: 1, 2, 3, 5, 8, …
//!
//! ## Why
//! This is Fibonacci Nim (library `games::fibonacci`): a player who may take 1 to q of n stones wins iff the least part
//! of n is at most q. Its parts are the different Fibonacci numbers that have the sum n and are no neighbours in the
//! list. For the first player q = n − 1. The least part of n is greater than n − 1 iff it is n, so iff n is a Fibonacci
//! number.
//!
//! ## Cost
//! O(1) a game: a search in a list of 92 numbers.

use grundy::games::fibonacci::fibonacci_numbers;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        let fibonacci = fibonacci_numbers();
        while !input.is_empty() {
            input! { from input, stones: In<0, 2_147_483_648, u64> }
            if stones == 0 {
                break;
            }
            out.line(if first_player_wins(stones, &fibonacci) { "First win" } else { "Second win" });
        }
    });
}

fn first_player_wins(stones: u64, fibonacci: &[u64]) -> bool {
    fibonacci.binary_search(&stones).is_err()
}
