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
//! By Zeckendorf's theorem every n ≥ 1 is in exactly one way a sum of different numbers of the list 1, 2, 3, 5, 8, …,
//! no two of them neighbours in the list. Call them the parts of n, and let z(n) be the least part. We show by
//! induction on n: a player who may take 1 to q of n stones wins iff z(n) ≤ q. This gives the claim. For the first
//! player has q = n − 1, and z(n) = n iff n is a Fibonacci number.
//!
//! - Let z(n) ≤ q. The player takes z(n) stones. If none is left, he has won. Otherwise the least part of what is left
//!   stands at least two places after z(n) in the list. So it is greater than 2 z(n), the most that the opponent may
//!   take. By induction the opponent loses.
//! - Let F = z(n) > q. The player takes some x ≤ q, so x < F. The parts of n − x are the other parts of n, which are
//!   greater than F, and the parts of F − x, which are smaller than F. Let G be the least part of F − x, so
//!   G = z(n − x). Let H be the greatest part of x. If H stood two or more places before G, the parts of x and of F − x
//!   together would be parts of F, but F has only the part F. So H stands at most one place before G. Then 2H ≥ G,
//!   hence 2x ≥ G. By induction the opponent wins.
//!
//! ## Cost
//! O(log log n) a game.

use std::iter::successors;

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        let fibonacci = fibonacci_numbers();
        while !input.is_empty() {
            input! { from input, stones: In<0, 2_147_483_648, u32> }
            if stones == 0 {
                break;
            }
            out.line(if first_player_wins(&fibonacci, stones) {
                "First win"
            } else {
                "Second win"
            });
        }
    });
}

fn first_player_wins(fibonacci: &[u32], stones: u32) -> bool {
    fibonacci.binary_search(&stones).is_err()
}

/// The Fibonacci numbers from 1 to 1836311903, the last one below 2³¹. The list ends there, as the pair after it needs a
/// number of more than 32 bits.
fn fibonacci_numbers() -> Vec<u32> {
    let pairs = successors(Some((1_u32, 2_u32)), |&(a, b)| Some((b, a.checked_add(b)?)));
    pairs.map(|(a, _)| a).collect()
}
