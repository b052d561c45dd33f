//! # AGC014 D Black and White Tree — a white vertex without black neighbours
//!
//! - Judge: <https://atcoder.jp/contests/agc014/tasks/agc014_d>
//! - 中文: 树上黑白染色
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs)
//! - Theorem: perfect matching of a tree
//! - Finder: trees › vertices: vertices are coloured
//! - Difficulty: 3, ours
//!
//! ## Rule
//! In turn the players paint a vertex of a tree that has no colour yet, the first player white, the second black. In
//! the end all white vertices with a black neighbour become black, once and at the same time. The first player wins iff
//! a white vertex is left.
//!
//! ## Claim
//! The second player wins iff the tree has a perfect matching.
//!
//! ## Why
//! - If it has one, the second player always answers at the partner: every white vertex has a black neighbour.
//! - If it has none, the first player keeps a set of unpainted vertices that induces a tree without perfect matching,
//!   and whose neighbours outside are white. At first the set is the whole tree. If the set is a single vertex, he
//!   paints it and has won. If not, let v be a leaf of the tree that it induces, and p the neighbour of v there. He
//!   paints p. The second player must paint v at once. Otherwise the first player paints v, and all neighbours of v are
//!   white. Without p and v some component of the rest has no perfect matching, or else the set would have one. The
//!   neighbours of this component outside are white: p and those from before.
//!
//! ## How
//! The leaves decide: in the order from the lowest vertices up, a vertex without partner can only have its parent.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::graphs::Tree;
use grundy::io::{self, In, TreeOn};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 100_000>, tree: with TreeOn(n) }
        out.either(has_perfect_matching(&tree), ["Second", "First"]);
    });
}

fn has_perfect_matching(tree: &Tree) -> bool {
    let mut matched = vec![false; tree.len()];
    for v in tree.preorder().rev() {
        if !matched[v] {
            // Every vertex below v has a partner other than v.
            match tree.parent(v) {
                Some(parent) if !matched[parent] => matched[parent] = true,
                _ => return false,
            }
        }
    }
    true
}
