//! # CF2062E1 The Game (Easy Version) — deleting subtrees by rising values, one winning choice
//!
//! - Judge: <https://codeforces.com/problemset/problem/2062/E1>
//! - 中文: 按权值递增删子树（简单版）
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs); harder [cf2062e2](super::cf2062e2)
//! - Theorem: the largest value with a larger one outside
//! - Finder: trees › vertices
//! - Course: 15 › parity: subtrees by rising values
//! - Difficulty: 3, ours
//!
//! ## Rule
//! The vertices of a rooted tree have values. In turn a player chooses a vertex that is still there and deletes its
//! subtree. Its value must be greater than the value of the vertex chosen just before; the first choice is free. A
//! player who cannot choose WINS. Name a first choice that wins, or 0 if there is none.
//!
//! ## Claim
//! Call a vertex answerable if a vertex of greater value lies outside its subtree. Let M be the largest value of an
//! answerable vertex. Every answerable vertex of value M wins. If no vertex is answerable, no first choice wins.
//!
//! ## Why
//! After a first choice u the opponent can choose iff u is answerable.
//!
//! - If u is not answerable, the opponent cannot choose, and wins.
//! - If u is answerable and has the value M, the opponent must choose some v of value greater than M. So v is not
//!   answerable: outside its subtree there is nothing greater. The first player cannot choose, and wins.
//!
//! ## How
//! The vertices outside a subtree are those before and behind it in preorder. So the largest value outside comes from
//! maxima over a prefix and a suffix of the preorder.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::graphs::Tree;
use grundy::io::{self, Between, In, List, Total, TreeOn};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100_000> }
        let sum_of_n = Total::at_most(400_000);
        for _ in 0..tests {
            input! {
                from input,
                n: with sum_of_n.of(1, 400_000),
                values: with List(n, Between(1, n as u32)),
                tree: with TreeOn(n),
            }
            let choice = winning_choice(&tree, &values);
            writeln!(out, "{}", choice.map_or(0, |v| v + 1));
        }
    });
}

fn winning_choice(tree: &Tree, values: &[u32]) -> Option<usize> {
    // The largest value before each position of the preorder, and from it on.
    let mut before = vec![0; tree.len() + 1];
    let mut from = before.clone();
    for (position, v) in tree.preorder().enumerate() {
        before[position + 1] = before[position].max(values[v]);
    }
    for (position, v) in tree.preorder().enumerate().rev() {
        from[position] = from[position + 1].max(values[v]);
    }
    let is_answerable = |&v: &usize| {
        let subtree = tree.subtree(v);
        before[subtree.start].max(from[subtree.end]) > values[v]
    };
    tree.preorder().filter(is_answerable).max_by_key(|&v| values[v])
}
