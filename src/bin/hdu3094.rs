//! # HDU 3094 A tree game — cutting the edges of many trees
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=3094>
//! - 中文: 树上删边，多组数据
//! - Family: [edge deletion](super#edge-deletion); twin [agc017d](super::agc017d); harder [gerald08](super::gerald08),
//!   [hdu3590](super::hdu3590), [hdu5299](super::hdu5299)
//! - Theorem: [colon principle](grundy::games::hackenbush)
//! - Finder: trees › cutting
//! - Difficulty: 3, ours
//!
//! ## Rule
//! In turn a player removes an edge of a tree, and with it the part that is then no longer connected to vertex 1, the
//! root. A player who cannot remove an edge loses. Alice begins. There are several trees, each a game of its own.
//!
//! ## Claim
//! Let g(v) be the XOR of g(c) + 1 over the children c of v. Alice wins iff g(1) ≠ 0.
//!
//! ## Why
//! This is the colon principle ([`grundy::games::hackenbush`]).
//!
//! ## Cost
//! O(n) time and memory per tree.

use grundy::games::hackenbush;
use grundy::io::{self, In, TreeOn};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 100> }
        for _ in 0..tests {
            input! { from input, n: In<1, 100_000>, tree: with TreeOn(n) }
            out.either(hackenbush::first_player_wins(&tree), ["Alice", "Bob"]);
        }
    });
}
