//! # CF1610I Mashtali vs AtCoder — a tree grounded in more and more vertices
//!
//! - Judge: <https://codeforces.com/problemset/problem/1610/I>
//! - 中文: 树上删边，前 k 个点为根
//! - Family: [edge deletion](super#edge-deletion); easier [agc017d](super::agc017d)
//! - Theorem: prefix of [grounded vertices](grundy::games::hackenbush)
//! - Finder: trees › roots
//! - Difficulty: 5, ours
//!
//! ## Rule
//! Some vertices of a tree are pinned. In turn a player removes an edge, and with it every part then without a pinned
//! vertex. A player who cannot remove an edge loses. Who wins if the vertices 1 to k are pinned, for every k?
//!
//! ## Claim
//! Root the tree at vertex 1. Let g(v) be the XOR of g(c) + 1 over the children c of v. Let S_k be the smallest subtree
//! that contains the vertices 1 to k. The value of the game for k is the XOR of
//!
//! - 1 for each edge in S_k, and
//! - g(u) + 1 for each edge that leads from S_k down to a vertex u outside S_k.
//!
//! So the value is g(1) for k = 1. For each v that comes into S_k it changes by the XOR with 1, g(v) + 1 and g(v).
//!
//! ## Why
//! The pinned vertices are one vertex, the ground. Every edge of S_k lies on a path between two pinned vertices, hence
//! on a circuit. By the fusion principle ([`grundy::games::hackenbush`]) it is worth 1, and all vertices of S_k become
//! one. What hangs there is trees, and their values come from the colon principle.
//!
//! When v comes into S_k, its parent is there already. The edge to the parent was worth g(v) + 1, and is worth 1 now.
//! The edges to the children of v come in, and they are worth g(v) together.
//!
//! ## How
//! S_(k+1) consists of S_k and the path from k + 1 up to it. Every vertex comes in once.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::hackenbush::tree_values;
use grundy::graphs::Tree;
use grundy::io::{self, In, TreeOn};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 300_000>, tree: with TreeOn(n) }
        let winners: String =
            prefix_values(&tree).into_iter().map(|value| if value != 0 { '1' } else { '2' }).collect();
        out.line(&winners);
    });
}

/// The value of the game with the first k vertices pinned, for every k from 1; the root is the first vertex.
fn prefix_values(tree: &Tree) -> Vec<u32> {
    let values = tree_values(tree);
    let mut spanned = vec![false; tree.len()];
    spanned[tree.root()] = true;
    let mut value = values[tree.root()];
    let mut prefixes = vec![];
    for pinned in 0..tree.len() {
        let mut v = pinned;
        while !spanned[v] {
            spanned[v] = true;
            value ^= 1 ^ (values[v] + 1) ^ values[v];
            v = tree.parent(v).expect("the root is spanned");
        }
        prefixes.push(value);
    }
    prefixes
}
