//! # P2490 \[SDOI2011\] 黑白棋 — counting won rows of pieces that close in on each other
//!
//! - Judge: <https://www.luogu.com.cn/problem/P2490>
//! - 中文: 黑白棋：Nim-K 计数
//! - Family: counting
//! - Theorem: Moore's Nim
//!
//! ## Rule
//! k pieces, k even, stand on a strip of n squares: white, black, white, black, … from the left. In turn, white first,
//! a player moves 1 to d pieces of his colour, each by one or more squares, over free squares only: white to the right,
//! black to the left. Who cannot move loses. In how many placements of the pieces does white win, modulo 10⁹ + 7? (Some
//! copies of the statement omit the directions.)
//!
//! ## Claim
//! Let h = k / 2, and let f(s) be the number of sequences of h numbers with sum s in which every bit occurs in a
//! multiple of d + 1 of the numbers. The answer is
//!
//! ```text
//! C(n, k) − Σ f(s) · C(n − s − h, h) over s ≥ 0
//! ```
//!
//! ## Why
//! Every white piece makes a pair with the next piece on its right, which is black. Both pieces of a pair only shorten
//! the gap between them. So a move of either player lowers 1 to d of the h gaps, each by any amount. This is Moore's
//! Nim with the gaps as heaps. By its theorem (library `games::moore`) f(s) counts the lost sequences of gaps with sum
//! s.
//!
//! A sequence of gaps with sum s has C(n − s − h, h) placements. Take each pair with its gap as one block; n − s − k
//! squares are outside the blocks. A placement is a row of these n − s − k + h things, and is given by the places of
//! the h blocks among them.
//!
//! If d ≥ h, only the sequence of zeros is lost. It has C(n − h, h) placements.
//!
//! ## How
//! The sequences are made bit by bit. Let j(d + 1) of the h numbers have bit b: they are chosen in C(h, j(d + 1)) ways,
//! and the bit adds j(d + 1) · 2ᵇ to the sum. So only multiples of d + 1 occur as sums.
//!
//! ## Cost
//! O(n + (n/d)(1 + k/d) log n) time, O(n) memory.

use grundy::arithmetic::{Factorials, Mod};
use grundy::io::{self, Between, In};
use proconio::input;

const P: u32 = 1_000_000_007;

type Count = Mod<P>;

fn main() {
    io::run(|input, out| {
        input! {
            from input,
            n: In<2, 10_000>,
            k: with Between(2, n.min(100)),
        }
        if k % 2 == 1 {
            io::refuse("an even number of pieces");
        }
        input! { from input, d: In<1, 10_000> }
        writeln!(out, "{}", won_rows(n, k, d));
    });
}

fn won_rows(n: usize, k: usize, d: usize) -> Count {
    let pairs = k / 2;
    let factorials = Factorials::up_to(n);
    let sequences = lost_gaps(pairs, d + 1, n - k, &factorials).into_iter().zip((0..).step_by(d + 1));
    let lost: Count = sequences.map(|(count, sum)| count * factorials.binomial(n - sum - pairs, pairs)).sum();
    factorials.binomial(n, k) - lost
}

/// The numbers f(0), f(`modulus`), f(2 · `modulus`), … of lost sequences of h gaps, up to a sum of `largest`. Other
/// sums do not occur.
fn lost_gaps(h: usize, modulus: usize, largest: usize, factorials: &Factorials<P>) -> Vec<Count> {
    let choose: Vec<Count> = (0..=h).step_by(modulus).map(|ones| factorials.binomial(h, ones)).collect();

    let length = largest / modulus + 1;
    let mut lost = vec![Count::new(0); length];
    lost[0] = Count::new(1);
    let weights = (0..).map(|bit| 1 << bit);
    for weight in weights.take_while(|&weight| weight < length) {
        for t in (weight..length).rev() {
            // Smaller sums have not got this bit yet.
            let smaller = (0..=t).rev().step_by(weight).map(|t| lost[t]);
            lost[t] = choose.iter().zip(smaller).map(|(&ways, smaller)| ways * smaller).sum();
        }
    }
    lost
}
