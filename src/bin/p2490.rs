//! # P2490 \[SDOI2011\] 黑白棋 — counting won rows of pieces that close in on each other
//!
//! - Judge: <https://www.luogu.com.cn/problem/P2490>
//! - 中文: 黑白棋：Nim-K 计数
//! - Family: [counting](super#counting); easier [moore_nim](super::moore_nim), [p5363](super::p5363)
//! - Theorem: [Moore's Nim](grundy::games::moore)
//! - Finder: rows › strip
//! - Finder: counting › XOR: by Moore's Nim
//! - Course: 16: Moore's Nim on a strip
//!
//! ## Rule
//! k pieces, k even, stand on a strip of n squares: white, black, white, black, … from the left. In turn, white first,
//! a player moves 1 to d pieces of his colour, each by one or more squares, over free squares only: white to the right,
//! black to the left. A player who cannot move loses. In how many placements of the pieces does white win, modulo
//! 10⁹ + 7? (Some copies of the statement omit the directions.)
//!
//! ## Claim
//! Let h = k / 2, and let f(s) be the number of sequences of h numbers with sum s in which every bit occurs in a
//! multiple of d + 1 of the numbers. The answer is
//!
//! ```text
//! C(n, k) − Σ f(s) · C(n − s − h, h) over s from 0 to n − k
//! ```
//!
//! ## Why
//! Every white piece makes a pair with the next piece on its right, which is black. Both pieces of a pair only shorten
//! the gap between them. So a move of either player lowers 1 to d of the h gaps, each by any amount. This is Moore's
//! Nim with the gaps as heaps. By its theorem f(s) counts the lost sequences of gaps with sum s
//! ([`grundy::games::moore`], for the theorem and for the numbers).
//!
//! A sequence of gaps with sum s has C(n − s − h, h) placements. Take each pair with its gap as one block; n − s − k
//! squares are outside the blocks. A placement is a row of these n − s − k + h things, and is given by the places of
//! the h blocks among them.
//!
//! ## Cost
//! O(n (1 + k/d)) time, O(n) memory.

use grundy::arithmetic::{Factorials, Mod};
use grundy::games::moore::lost_sequences;
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
    let sequences = lost_sequences(pairs, d, n - k, &factorials).into_iter().enumerate();
    let lost: Count = sequences.map(|(sum, count)| count * factorials.binomial(n - sum - pairs, pairs)).sum();
    factorials.binomial(n, k) - lost
}
