//! # P2197 【模板】Nim 游戏 — Nim
//!
//! - Judge: <https://www.luogu.com.cn/problem/P2197>
//! - 中文: 【模板】Nim 游戏
//! - Family: [Nim and staircase](super#nim-and-staircase); twin [cses_nim_game_1](super::cses_nim_game_1); harder
//!   [bzoj2819](super::bzoj2819), [hdu1907](super::hdu1907), [moore_nim](super::moore_nim), [p1247](super::p1247)
//! - Theorem: [Bouton](grundy::games::nim)
//! - Finder: heaps › any number
//! - Course: 5: Nim itself, and as a template
//! - Difficulty: 1, ours
//!
//! ## Rule
//! Stones lie in n heaps, some of which may be empty. In turn a player takes one or more stones from one heap. A player
//! who cannot take a stone loses.
//!
//! ## Claim
//! The first player wins iff the XOR of the heaps is not 0.
//!
//! ## Why
//! A heap of x stones has the successors 0 to x − 1, so its value is their mex, x. The game is the sum of its heaps
//! ([`grundy::games::sg`]).
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::nim;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 10> }
        for _ in 0..tests {
            input! { from input, n: In<0, 10_000>, heaps: [In<0, 10_000, u32>; n] }
            out.either(nim::first_player_wins(&heaps), ["Yes", "No"]);
        }
    });
}
