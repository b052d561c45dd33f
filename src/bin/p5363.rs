//! # P5363 \[SDOI2019\] 移动金币 — counting won rows of coins that move to the left
//!
//! - Judge: <https://www.luogu.com.cn/problem/P5363>
//! - 中文: 移动金币：阶梯 Nim 计数
//! - Family: [counting](super#counting); easier [poj1704](super::poj1704); harder [p2490](super::p2490)
//! - Theorem: [staircase Nim](grundy::games::staircase)
//! - Finder: counting › XOR › of staircase Nim
//! - Difficulty: 4, ours
//!
//! ## Rule
//! m coins lie on different cells of a row of n cells, m ≤ n. In turn, Alice first, a player moves one coin by one or
//! more cells to the left, over free cells only. A player who cannot move loses. In how many of the C(n, m) placements
//! does Alice win, modulo 10⁹ + 9? (Also LibreOJ 3114.)
//!
//! ## Claim
//! Let K = ⌈m/2⌉, and let f(s) be the number of sequences of K numbers ≥ 0 with sum s and XOR 0. The answer is
//!
//! ```text
//! C(n, m) − Σ f(s) · C(n − s − K, m − K) over s from 0 to n − m
//! ```
//!
//! ## Why
//! The coins cut the free cells into m + 1 stretches, some of them perhaps empty: one in front of each coin, and one
//! behind the last. A move shortens the stretch in front of the coin, and lengthens the next one by as much. This is
//! staircase Nim, and Alice loses iff the stretches in front of the last coin, the last but two, … have the XOR 0
//! ([`grundy::games::staircase`]). These are K stretches.
//!
//! The stretches hold n − m cells, and they give the placement. Let the K stretches have the sum s. Then the m − K + 1
//! other ones share n − m − s cells, in C(n − m − s + m − K, m − K) ways. So f(s) · C(n − s − K, m − K) placements
//! with this s are lost.
//!
//! The numbers f(s) count the lost positions of Nim with K heaps ([`grundy::games::moore`], with moves in one heap).
//!
//! ## Cost
//! O(n m) time, O(n) memory.

use grundy::arithmetic::{Factorials, Mod};
use grundy::games::moore::lost_sequences;
use grundy::io::{self, Between, In};
use proconio::input;

type Count = Mod<1_000_000_009>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 150_000>, m: with Between(1, n.min(50)) }
        writeln!(out, "{}", won_placements(n, m));
    });
}

fn won_placements(n: usize, m: usize) -> Count {
    let factorials = Factorials::up_to(n);
    let counted = m.div_ceil(2);
    let sequences = lost_sequences(counted, 1, n - m, &factorials).into_iter().enumerate();
    let lost: Count = sequences.map(|(sum, ways)| ways * factorials.binomial(n - sum - counted, m - counted)).sum();
    factorials.binomial(n, m) - lost
}
