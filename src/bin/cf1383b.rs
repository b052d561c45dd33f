//! # CF1383B GameGame — numbers XORed into one's own
//!
//! - Judge: <https://codeforces.com/problemset/problem/1383/B>
//! - 中文: 取数异或到自己的分数
//! - Family: [parity](super#parity); easier [cf1738c](super::cf1738c),
//!   [cf914b](super::cf914b); twin [p8743](super::p8743)
//! - Theorem: the highest bit of odd count, modulo 4
//! - Finder: rows › parity › XORed into one's own score
//! - Course: 15 › scores: the highest bit that occurs an odd number of times
//! - Difficulty: 1900
//!
//! ## Rule
//! On the table lie n ≥ 1 numbers x ≥ 0, and both players have the score 0. In turn, Koa first, a player takes a number
//! x from the table and replaces his own score s by s XOR x. When no number is left, the larger score wins; equal
//! scores are a draw. What is the result for Koa? (Also CF1384D.)
//!
//! ## Claim
//! Let S be the XOR of all n numbers. If S = 0, it is a draw. Otherwise let h be the highest bit of S, and let c of the
//! n numbers have it. Koa wins iff c mod 4 = 1 or n is even.
//!
//! ## Why
//! The XOR of both scores is S in the end. If S = 0, they are equal. Otherwise they agree in the bits above h, and the
//! one with the bit h is the larger one. Call the c numbers with the bit h hot, the other n − c cold. As h is in S, c
//! is odd. Just one player takes an odd number of hot ones, and he wins. A player copies if he answers each move with a
//! number of the same kind.
//!
//! (1) A player P has just moved, and an even number e of hot ones is left. Then P can get e/2 of them. He copies. A
//! hot number always has its answer. If a cold one has none, it was the last cold one, and an even number of hot ones
//! is left; they are taken in turn, half by P.
//!
//! (2) P has just moved, an odd number e of hot ones is left, and an even number of cold ones. Then P can get (e − 1)/2
//! of the hot ones. He copies. Only the last hot number can be without an answer. If it is taken while cold ones are
//! left, P takes a cold one, and all that follows is cold.
//!
//! - c mod 4 = 1. Koa takes a hot number. By (1) she gets 1 + (c − 1)/2 hot ones, which is odd: she wins.
//! - c mod 4 = 3, and n is even. Then n − c is odd. Koa takes a cold number. By (2) she gets (c − 1)/2 hot ones, which
//!   is odd: she wins.
//! - c mod 4 = 3, and n is odd. Then n − c is even. Apply (2) to the start, with her friend as P: he gets (c − 1)/2 hot
//!   ones, which is odd, and Koa loses.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000> }
        let sum_of_n = Total::at_most(100_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 100_000), numbers: [In<0, 1_000_000_000, u32>; n] }
            out.line(result(&numbers));
        }
    });
}

fn result(numbers: &[u32]) -> &'static str {
    let sum = numbers.iter().fold(0, |sum, number| sum ^ number);
    if sum == 0 {
        return "DRAW";
    }
    let highest = 1 << sum.ilog2();
    let hot = numbers.iter().filter(|&number| number & highest != 0).count();
    if hot % 4 == 1 || numbers.len() % 2 == 0 { "WIN" } else { "LOSE" }
}
