//! # P6487 \[COCI 2010/2011 #4\] HRPA — the least winning first move of Fibonacci Nim
//!
//! - Judge: <https://www.luogu.com.cn/problem/P6487>
//! - 中文: HRPA：斐波那契博弈的第一步
//! - Family: [take-away](super#take-away); easier [hdu2516](super::hdu2516); harder [p6791](super::p6791)
//! - Theorem: [Fibonacci Nim](grundy::games::fibonacci)
//! - Finder: heaps › the move before: at most twice as many, Fibonacci Nim › with the least first move
//! - Course: 7: the first take in Fibonacci Nim
//! - Difficulty: 3, ours
//!
//! ## Rule
//! There are N ≥ 2 stones. The first move takes 1 to N of them. Every later move takes at least one stone, and at most
//! twice as many as the move before. The player who takes the last stone wins. What is the least number of stones with
//! which the first player can begin so that he wins? (The same problem: DMOJ coci10c4p6, BZOJ 2275.)
//!
//! ## Claim
//! In exactly one way N is a sum of different numbers out of 1, 2, 3, 5, 8, …, no two of them neighbours in this list.
//! The answer is the least of them.
//!
//! ## Why
//! Let z be the least of them. If the first player might take 1 to q stones, he would win iff z ≤ q
//! ([`grundy::games::fibonacci`]). So he wins with q = z, and loses with q = z − 1. Hence some move of at most z stones
//! wins, and none of fewer than z does.
//!
//! ## Cost
//! O(log N).

use grundy::games::fibonacci;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, stones: In<2, 1_000_000_000_000_000, u64> }
        writeln!(out, "{}", least_winning_move(stones));
    });
}

/// The least number of stones that a winning first move takes.
///
/// # Panics
/// If there are no stones.
fn least_winning_move(stones: u64) -> u64 {
    fibonacci::parts(stones).last().expect("only 0 has no parts")
}
