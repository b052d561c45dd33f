//! # HDU2516 取石子游戏 — Fibonacci Nim
//!
//! Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=2516>
//! Family: take-away
//! Theorem: Fibonacci Nim
//!
//! Rule. There are n stones. The first move takes at least one stone, but not all; every later one takes at least one,
//! and at most twice as many as the move before. Who takes the last stone wins. A 0 ends the input.
//! Claim. The first player loses iff n is a Fibonacci number: 1, 2, 3, 5, 8, …
//! Why. By Zeckendorf every n ≥ 1 is in exactly one way a sum of Fibonacci numbers, no two of them neighbours; let z(n)
//! be the least of them. A player who may take up to q of n stones wins iff z(n) ≤ q; the first player has q = n − 1.
//! For if F = z(n) ≤ q, he takes F. Then nothing is left, or the next part is at least two places above F, so greater
//! than 2F, and the other may not take so many. If F > q, let him take x, and let G be the least part of F − x, hence
//! of n − x. The greatest part of x is not two places below G or more: else the parts of F − x and x would be a second
//! sum for F. So 2x ≥ G, and the other player is in the first case.
//! Cost. O(log log n) a game.

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

/// All Fibonacci numbers of 32 bits: the next one after 2971215073 does not fit.
fn fibonacci_numbers() -> Vec<u32> {
    let pairs = successors(Some((1_u32, 2_u32)), |&(a, b)| Some((b, a.checked_add(b)?)));
    pairs.map(|(a, _)| a).collect()
}
