//! # P2252 \[SHOI2002\] 取石子游戏|【模板】威佐夫博弈 — Wythoff's game
//!
//! Judge: <https://www.luogu.com.cn/problem/P2252>
//! Family: Nim and staircase
//! Theorem: Wythoff
//!
//! Rule. There are two heaps. In turn a player takes one or more stones from one heap, or the same number from both.
//! Who cannot take a stone loses. POJ 1067 and HDU 1527 ask the same for many pairs until end of file; a single pair,
//! as on Luogu, is the shortest of these inputs.
//! Claim. With a ≤ b and k = b − a, the first player loses iff a = ⌊kφ⌋, φ = (1 + √5) / 2.
//! Why. Let a_k be the least number that is none of a_i, b_i for i < k, and b_k = a_k + k. No move joins two of these
//! pairs: they share no number, and their differences differ. From any other pair (a, b) one leads to them: a is some
//! a_k or b_k. If a = b_k, lower b to a_k. If a = a_k and b > b_k, lower b to b_k. If a = a_k and b < b_k, the
//! difference is some i < k; take from both down to (a_i, b_i). So these pairs are the lost ones. Since
//! 1/φ + 1/φ² = 1, Beatty's theorem says that ⌊kφ⌋ and ⌊kφ²⌋ = ⌊kφ⌋ + k, k ≥ 1, hit every positive number once, which
//! is the recurrence of a_k and b_k.
//! Exactly: ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋, where 5k² < 2⁶³ for k ≤ 10⁹. In `f64` the answer is wrong for some lost pairs
//! within the limits.
//! Cost. O(1) per pair.

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
    a.min(b) != (k + (5 * k * k).isqrt()) / 2
}
