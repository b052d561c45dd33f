//! # CF15C Industrial Nim — Nim with heaps x, x + 1, …, x + m − 1
//!
//! - Judge: <https://codeforces.com/problemset/problem/15/C>
//! - 中文: 连续整数堆的 Nim（前缀异或）
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [cses_nim_game_1](super::cses_nim_game_1)
//! - Theorem: [Bouton](grundy::games::nim); XOR of a run
//! - Finder: heaps › any number: runs of heaps x, x + 1, …
//! - Difficulty: 2000
//!
//! ## Rule
//! There are n quarries. In the i-th one stand m_i ≥ 1 heaps, of x_i ≥ 1, x_i + 1, …, x_i + m_i − 1 stones. In turn,
//! Tolik first, a player takes one or more stones from one heap. A player who cannot move loses.
//!
//! ## Claim
//! Let P(k) be the XOR of 0, 1, …, k. Tolik wins iff the XOR of all P(x_i + m_i − 1) and P(x_i − 1) is not 0. Here
//!
//! ```text
//! P(k) = k, 1, k + 1, 0    if k mod 4 = 0, 1, 2, 3
//! ```
//!
//! ## Why
//! The first player wins Nim iff the XOR of all heaps is not 0 ([`grundy::games::nim`]). The heaps of a quarry are
//! those of 0, …, x + m − 1 but for 0, …, x − 1, which cancel in the XOR of both.
//!
//! The numbers 4j, 4j + 1, 4j + 2, 4j + 3 have the XOR 0: they agree but for the last two bits, which are 0, 1, 2, 3.
//! So P(4j + 3) = 0, P(4j) = 4j, P(4j + 1) = 4j XOR (4j + 1) = 1, and P(4j + 2) = 1 XOR (4j + 2) = 4j + 3.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::nim;
use grundy::io::{self, In};
use proconio::input;

type Amount = In<1, 10_000_000_000_000_000, u64>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, quarries: [(Amount, Amount); n] }
        out.either(first_player_wins(&quarries), ["tolik", "bolik"]);
    });
}

fn first_player_wins(quarries: &[(u64, u64)]) -> bool {
    let values = quarries.iter().map(|(x, m)| xor_up_to(x + m - 1) ^ xor_up_to(x - 1));
    nim::first_player_wins(&values.collect::<Vec<u64>>())
}

/// 0 XOR 1 XOR … XOR k.
fn xor_up_to(k: u64) -> u64 {
    match k % 4 {
        0 => k,
        1 => 1,
        2 => k + 1,
        _ => 0,
    }
}
