//! # P1247 取火柴游戏 — the first winning move of Nim
//!
//! - Judge: <https://www.luogu.com.cn/problem/P1247>
//! - 中文: 取火柴游戏：Nim 的第一步
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [nim](super::nim); harder [cf277c](super::cf277c),
//!   [p4301](super::p4301), [p5675](super::p5675)
//! - Theorem: [Bouton](grundy::games::nim)
//! - Finder: heaps › any number › with the winning move
//! - Difficulty: 普及+/提高
//!
//! ## Rule
//! Matches lie in k heaps. In turn a player takes one or more matches from one heap. The player who takes the last
//! match wins. Say whether the first player wins. If so, give his winning move at the first heap that has one, and the
//! heaps as this move leaves them.
//!
//! ## Claim
//! The first player wins iff the XOR X of the heaps is not 0. A heap h has a winning move iff h XOR X < h. The move
//! leaves h XOR X, and there is no other at this heap.
//!
//! ## Why
//! This is Nim ([`grundy::games::sg`]), and its winning moves are those that make the XOR 0 ([`grundy::games::nim`]).
//! If X is not 0, some heap has its highest bit, and h XOR X < h there.
//!
//! ## Cost
//! O(k) time and memory.

use grundy::games::nim::winning_moves;
use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, k: In<0, 500_000>, mut heaps: [In<0, 1_000_000_000, u32>; k] }
        let Some((index, left)) = first_winning_move(&heaps) else {
            out.line("lose");
            return;
        };
        writeln!(out, "{} {}", heaps[index] - left, index + 1);
        heaps[index] = left;
        writeln!(out, "{}", heaps.iter().format(" "));
    });
}

/// The first heap with a winning move, and what the move leaves of it.
fn first_winning_move(heaps: &[u32]) -> Option<(usize, u32)> {
    winning_moves(heaps).next()
}
