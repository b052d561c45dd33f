//! # HackerRank taste-of-win Tastes Like Winning — Nim with piles that all differ, counted
//!
//! - Judge: <https://www.hackerrank.com/challenges/taste-of-win>
//! - 中文: 必胜的滋味：各堆互不相同的 Nim 计数
//! - Family: [counting](super#counting); harder [abc212h](super::abc212h)
//! - Theorem: [Bouton](grundy::games::nim); the last pile is forced, with two exceptions
//! - Finder: counting › XOR: of piles that all differ
//! - Course: 16: rows of different piles, by the last one
//! - Difficulty: 3, ours
//!
//! ## Rule
//! n piles lie in a row. They are not empty, all of different sizes, and each has less than 2^m stones; n and m are
//! from 1 to 10⁷. Two players play Nim: in turn a player takes one or more stones from one pile, and a player who
//! cannot loses. How many such rows does the first player win, modulo 10⁹ + 7? The order of the piles counts.
//!
//! ## Claim
//! Let M = 2^m − 1 be the number of sizes, and let F(k) = M (M − 1) … (M − k + 1) be the number of all rows of k piles.
//! The number L(k) of lost ones among them is L(0) = 1, and for k ≥ 1
//!
//! ```text
//! L(k) = F(k − 1) − L(k − 1) − (k − 1) (M − k + 2) L(k − 2),
//! ```
//!
//! where the last term is 0 for k = 1. The answer is F(n) − L(n).
//!
//! For example, let m = 2. The sizes are 1, 2 and 3. L(1) = 1 − 1 = 0, L(2) = 3 − 0 − 1 · 3 · 1 = 0, and
//! L(3) = 6 − 0 − 2 · 2 · 0 = 6: all rows of 1, 2 and 3 are lost. So two piles win in all 6 rows, and three in none.
//!
//! ## Why
//! A row is lost iff the XOR of its piles is 0 ([`grundy::games::nim`]). So in a lost row the first k − 1 piles force
//! the last one: it is their XOR. The first ones are different, which can be chosen in F(k − 1) ways. Each of these
//! gives a lost row, with two exceptions, which exclude each other.
//!
//! - The XOR is 0, and there is no empty pile. Then the first k − 1 piles are a lost row. There are L(k − 1) of them.
//! - The XOR is the size s of a pile that is there already. Then the other k − 2 piles have the XOR 0, and are a lost
//!   row. Conversely, take any of these L(k − 2) rows, and put a pile that differs from all of it at one of k − 1
//!   places. It has one of M − (k − 2) sizes. The XOR is this size, and not 0: so none of these is counted above. And
//!   the place is known by the XOR, so none is counted twice.
//!
//! If k − 2 > M, then M − (k − 2) is negative, but there are no such rows, and L(k − 2) = 0. If n > M, then F(n) is 0,
//! too, as M − M is a factor. So both need no case of their own, and the remainder of M must not be compared with n.
//!
//! ## Cost
//! O(n + log m) time, O(1) memory.

use grundy::arithmetic::Mod;
use grundy::io::{self, In};
use proconio::input;

type Count = Mod<1_000_000_007>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 10_000_000, u64>, m: In<1, 10_000_000, u64> }
        writeln!(out, "{}", won_rows(n, m));
    });
}

/// The number of won rows of n different piles of less than 2^m stones.
fn won_rows(n: u64, m: u64) -> Count {
    let sizes = Count::new(2).pow(m) - Count::new(1);
    let (mut rows, mut lost, mut lost_before) = (Count::new(1), Count::new(1), Count::new(0));
    for piles in 0..n {
        let left = sizes - Count::new(piles);
        let again = Count::new(piles) * (left + Count::new(1)) * lost_before;
        (rows, lost, lost_before) = (rows * left, rows - lost - again, lost);
    }
    rows - lost
}
