//! # P2252 \[SHOI2002\] 取石子游戏|【模板】威佐夫博弈 — Wythoff's game
//!
//! - Judge: <https://www.luogu.com.cn/problem/P2252>
//! - 中文: 取石子游戏：威佐夫博弈
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [arc072d](super::arc072d); harder
//!   [cf1458e](super::cf1458e), [cf282d](super::cf282d), [nowcoder2021a](super::nowcoder2021a)
//! - Theorem: [Wythoff](grundy::games::wythoff)
//! - Finder: heaps › from both
//! - Course: 7: two heaps
//! - Difficulty: 3, ours
//!
//! ## Rule
//! There are two heaps of up to 10⁹ stones. In turn a player takes one or more stones from one heap, or the same number
//! from both. A player who cannot take a stone loses. POJ 1067 and HDU 1527 ask the same for many pairs until end of
//! file; a single pair, as on Luogu, is such an input, too.
//!
//! ## Claim
//! Let a ≤ b and k = b − a. The first player loses iff a = ⌊kφ⌋, where φ = (1 + √5) / 2.
//!
//! ## Why
//! For k = 0, 1, 2, … let a_k be the least number that is in no earlier pair, and let b_k = a_k + k. Every number is in
//! exactly one of these pairs, and their differences differ. So no move leads from one pair to another. From any other
//! a ≤ b a move leads to one of them:
//!
//! - If a = b_k with k ≥ 1, lower b to a_k.
//! - If a = a_k and b > b_k, lower b to b_k.
//! - If a = a_k and b < b_k, then b − a is some i < k. Take from both down to a_i and b_i.
//!
//! So these pairs are the lost positions. As φ² = φ + 1, ⌊kφ²⌋ = ⌊kφ⌋ + k. As 1/φ + 1/φ² = 1 and φ is irrational, the
//! numbers ⌊kφ⌋ and ⌊kφ²⌋ hit every positive number exactly once (Beatty's theorem). Both increase, and ⌊kφ⌋ < ⌊kφ²⌋.
//! So ⌊kφ⌋ is the least number that is in no earlier pair: it is a_k. The library tests this in integers
//! (`games::wythoff`). In `f64` the answer is wrong for the lost pair with k = 102 334 155.
//!
//! ## Cost
//! O(1) per pair.

use grundy::games::wythoff;
use grundy::io::{self, In};
use proconio::input;

type Heap = In<0, 1_000_000_000, u64>;

fn main() {
    io::run(|input, out| {
        while !input.is_empty() {
            input! { from input, a: Heap, b: Heap }
            out.either(wythoff::first_player_wins(a, b), ["1", "0"]);
        }
    });
}
