//! # P8743 \[蓝桥杯 2021 省 A\] 异或数列 — numbers XORed into one's own or the other's
//!
//! - Judge: <https://www.luogu.com.cn/problem/P8743>
//! - 中文: 异或数列：异或给自己或对方
//! - Family: [parity](super#parity); easier [arc131c](super::arc131c); twin [cf1383b](super::cf1383b)
//! - Theorem: the highest bit of odd count, whose last number decides
//! - Finder: rows › parity › XORed into either score
//! - Course: 15 › scores: the highest bit that occurs an odd number of times
//! - Difficulty: 普及+/提高
//!
//! ## Rule
//! Alice has the number a = 0, Bob the number b = 0. On the table lie n ≥ 1 numbers X ≥ 0. In turn, Alice first, a
//! player takes a number X from the table, and replaces a by a XOR X or b by b XOR X, as he likes. When no number is
//! left, the larger of a and b wins; if they are equal, it is a draw. What is the result?
//!
//! ## Claim
//! Let S be the XOR of all n numbers. If S = 0, it is a draw. Otherwise let h be the highest bit of S, and let c of the
//! n numbers have it. Alice wins iff c = 1 or n is odd.
//!
//! ## Why
//! However they play, a XOR b = S in the end. If S = 0, then a = b. Otherwise a and b agree in the bits above h, and
//! one of them alone has the bit h: it is the larger one.
//!
//! Call the c numbers with the bit h hot, the other n − c cold. As h is in S, c is odd. The player who takes the last
//! hot number wins: before it an even number of hot ones was taken, so a and b agree in h. If both lack it, he changes
//! his own number, otherwise the other one. Cold numbers change nothing in h. So both players want the last hot number.
//!
//! A player gets it if after his move an even number of hot ones, at least two, and an even number of cold ones are
//! left. For to each move he answers with a number of the same kind, so that both counts are even after his moves,
//! until his answer is the last hot number.
//!
//! - c = 1. Alice takes it.
//! - c ≥ 3, and n is odd. Then n − c is even. Alice takes a hot number, and both counts are even.
//! - c ≥ 3, and n is even. Then n − c is odd. If Alice takes a hot number, Bob takes a cold one; if she takes a cold
//!   one, he takes a hot one. Both counts are even, and at least two hot numbers are left: Bob wins.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 200_000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 200_000), numbers: [In<0, 1_048_575, u32>; n] }
            out.line(result(&numbers));
        }
    });
}

fn result(numbers: &[u32]) -> &'static str {
    let sum = numbers.iter().fold(0, |sum, number| sum ^ number);
    if sum == 0 {
        return "0";
    }
    let highest = 1 << sum.ilog2();
    let hot = numbers.iter().filter(|&number| number & highest != 0).count();
    if hot == 1 || numbers.len() % 2 == 1 { "1" } else { "-1" }
}
