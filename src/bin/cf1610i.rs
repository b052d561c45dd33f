//! # CF1610I Mashtali vs AtCoder — a tree grounded in more and more vertices
//!
//! Judge: <https://codeforces.com/problemset/problem/1610/I>
//! Family: edge deletion
//! Theorem: prefix of grounded vertices
//!
//! Rule. Some vertices of a tree are pinned to the ground. In turn a player removes an edge, and with it every part that
//! is then without a pinned vertex. Who cannot remove an edge loses. Who wins if 1 to k are pinned, for every k?
//! Claim. Root the tree at vertex 1, let g(v) be the XOR of g + 1 over the children of v, and let S_k be the smallest
//! subtree with 1 to k. The value for k is the XOR of 1 for each edge in S_k and g(u) + 1 for each edge down from S_k to
//! a vertex u outside. So it is g(1) for k = 1, and changes by 1 XOR (g(v) + 1) XOR g(v) for each v that comes into S_k.
//! Why. Pinned vertices are one vertex, the ground. Each edge in S_k lies between two of them, hence on a circuit; by
//! the fusion principle (library `hackenbush`) it is worth 1, and the vertices of S_k are fused. What hangs there are
//! trees: the colon principle. S_{k+1} is S_k and the way up from k + 1.
//! Cost. O(n) time and memory: every vertex comes into S_k once.

use grundy::games::hackenbush::tree_values;
use grundy::graphs::tree::Tree;
use grundy::io::{self, In, TreeOn};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 300_000>, tree: with TreeOn(n) }
        let winners: String = prefix_values(&tree)
            .into_iter()
            .map(|value| if value != 0 { '1' } else { '2' })
            .collect();
        out.line(&winners);
    });
}

/// The value of the game with the first k vertices pinned, for every k from 1; the root is the first vertex.
fn prefix_values(tree: &Tree) -> Vec<u32> {
    let values = tree_values(tree);
    let mut spanned = vec![false; tree.len()];
    spanned[tree.root()] = true;
    let mut value = values[tree.root()];
    let with_next = |pinned: usize| {
        let mut v = pinned;
        while !spanned[v] {
            spanned[v] = true;
            value ^= 1 ^ (values[v] + 1) ^ values[v];
            v = tree.parent(v).expect("the root is spanned");
        }
        value
    };
    (0..tree.len()).map(with_next).collect()
}
