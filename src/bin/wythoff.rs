//! # P2252 \[SHOI2002\] 取石子游戏|【模板】威佐夫博弈 — Wythoff's game
//!
//! - Judge: <https://www.luogu.com.cn/problem/P2252>
//! - 中文: 取石子游戏：威佐夫博弈
//! - Family: [Nim and staircase](super#nim-and-staircase); harder [cf1458e](super::cf1458e),
//!   [cf282d](super::cf282d), [nowcoder2021a](super::nowcoder2021a)
//! - Theorem: [Wythoff](grundy::games::wythoff)
//! - Table: values pairs "two heaps: take any from one; take any from both" 8
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
//! The library has the proof, and the test in integers (`games::wythoff`). In `f64` the answer is wrong for the lost
//! pair with k = 102 334 155.
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
