//! # CF1844A Subtraction Game — a pile is named that the second player wins
//!
//! - Judge: <https://codeforces.com/problemset/problem/1844/A>
//! - 中文: 取 a 颗或 b 颗，求后手胜的颗数
//! - Family: [take-away](super#take-away); harder [edpc_k](super::edpc_k)
//! - Theorem: the answer to a move is the other number
//! - Finder: heaps › 1 to m: exactly a or b stones
//! - Difficulty: 800
//!
//! ## Rule
//! Two numbers a < b are given, both from 1 to 100. There is a pile of n stones. In turn, a player takes exactly a or
//! exactly b stones. A player who cannot do so loses. Name a number n from 1 to 10⁶ for which the second player wins.
//! Every such number is right.
//!
//! ## Claim
//! The second player wins if n = a + b.
//!
//! For example, let a = 1 and b = 2. From 3 stones the first player takes 1 or 2. The second player takes the other 2
//! or 1, and no stone is left. From 2 stones, however, the first player takes 2 and wins.
//!
//! ## Why
//! If the first player takes a stones, b are left, and the second player takes them. If the first player takes b, then
//! a are left, and the second player takes these. In each case no stone is left, and the first player cannot move.
//!
//! ## Cost
//! O(1) per pile.

use grundy::io::{self, Between, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100> }
        for _ in 0..tests {
            input! { from input, a: In<1, 99, u32>, b: with Between(a + 1, 100) }
            writeln!(out, "{}", a + b);
        }
    });
}
