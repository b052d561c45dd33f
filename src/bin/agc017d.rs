//! # AGC017 D Game on Tree — cutting the edges of a tree
//!
//! - Judge: <https://atcoder.jp/contests/agc017/tasks/agc017_d>
//! - 中文: 树上删边
//! - Family: [edge deletion](super#edge-deletion); twin [hdu3094](super::hdu3094); harder [cf1610i](super::cf1610i),
//!   [poj3710](super::poj3710)
//! - Theorem: [colon principle](grundy::games::hackenbush)
//! - Finder: trees › cutting
//! - Difficulty: 3, ours
//!
//! ## Rule
//! In turn, Alice first, a player removes an edge of a tree, and with it the part that is then no longer connected to
//! vertex 1. A player who cannot remove an edge loses.
//!
//! ## Claim
//! Root the tree at vertex 1. Let g(v) be the XOR of g(c) + 1 over the children c of v. Alice wins iff g(1) ≠ 0.
//!
//! ## Why
//! This is the colon principle ([`grundy::games::hackenbush`]).
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::hackenbush;
use grundy::io::{self, In, TreeOn};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 100_000>, tree: with TreeOn(n) }
        out.either(hackenbush::first_player_wins(&tree), ["Alice", "Bob"]);
    });
}
