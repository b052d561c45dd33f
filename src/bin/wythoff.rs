//! # P2252 \[SHOI2002\] 取石子游戏|【模板】威佐夫博弈 — Wythoff's game
//!
//! - Judge: <https://www.luogu.com.cn/problem/P2252>
//! - 中文: 取石子游戏：威佐夫博弈
//! - Family: Nim and staircase
//! - Theorem: Wythoff
//!
//! ## Rule
//! There are two heaps of up to 10⁹ stones. In turn a player takes one or more stones from one heap, or the same number
//! from both. Who cannot take a stone loses. POJ 1067 and HDU 1527 ask the same for many pairs until end of file; a
//! single pair, as on Luogu, is the shortest of these inputs.
//!
//! ## Claim
//! Let a ≤ b and k = b − a. The first player loses iff a = ⌊kφ⌋, where φ = (1 + √5) / 2.
//!
//! ## Why
//! For k = 0, 1, 2, … let a_k be the least number that is none of a_i, b_i for i < k, and let b_k = a_k + k. The least
//! unused number is always taken, so a_k increases with k, b_k increases too, and every number is some a_k or some b_k.
//! As b_k is greater than all numbers used before, two pairs share no number. Also their differences b_k − a_k = k
//! differ. So no move leads from one of these pairs to another. From any other pair (a, b), a ≤ b, a move leads to one
//! of them:
//!
//! - If a = b_k with k ≥ 1, lower b to a_k.
//! - If a = a_k and b > b_k, lower b to b_k.
//! - If a = a_k and b < b_k, the difference b − a is some i < k. Take from both down to (a_i, b_i).
//!
//! So these pairs are the lost ones. It remains to show that a_k = ⌊kφ⌋. We have φ² = φ + 1, so ⌊kφ²⌋ = ⌊kφ⌋ + k, and
//! 1/φ + 1/φ² = 1. Since φ is irrational, the numbers ⌊kφ⌋ and ⌊kφ²⌋ with k ≥ 1 hit every positive number exactly once
//! (Beatty's theorem). Both sequences increase, and ⌊kφ⌋ < ⌊kφ²⌋. So the least number that is none of ⌊iφ⌋, ⌊iφ²⌋ for
//! i < k is ⌊kφ⌋. This is the recurrence of a_k and b_k.
//!
//! ## How
//! Exactly: ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋, where 5k² < 2⁶³ for k ≤ 10⁹. In `f64` the answer is wrong for the lost pair
//! with k = 102 334 155.
//!
//! ## Cost
//! O(1) a pair.

use grundy::arithmetic::isqrt;
use grundy::io::{self, In};
use proconio::input;

type Heap = In<0, 1_000_000_000, u64>;

fn main() {
    io::run(|input, out| {
        while !input.is_empty() {
            input! { from input, a: Heap, b: Heap }
            out.line(if first_player_wins(a, b) { "1" } else { "0" });
        }
    });
}

fn first_player_wins(a: u64, b: u64) -> bool {
    let k = a.abs_diff(b);
    a.min(b) != (k + isqrt(5 * k * k)) / 2
}
