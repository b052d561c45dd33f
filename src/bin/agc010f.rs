//! # AGC010 F Tree Game — a piece that eats stones
//!
//! Judge: <https://atcoder.jp/contests/agc010/tasks/agc010_f>
//! Family: strategy on trees and graphs
//! Theorem: descent to a lost neighbour
//!
//! Rule. Every vertex v of a tree holds A_v stones; the first player puts a piece on a vertex. In turn, the first
//! player first, a player takes one stone from under the piece and then moves it to a neighbour. Who finds no stone
//! under the piece loses. Which starts win for the first player?
//! Claim. Call v good iff some neighbour w with A_w < A_v is not good. The first player wins exactly from good vertices.
//! Why. Let the piece come for the first time to a vertex v that is not good; then its mover loses. If he steps to w with
//! A_w ≥ A_v, the other player steps back to v: a stone leaves w only after one has left v, so v runs out first, and
//! under him. If he steps back to the vertex u where the piece came from, and A_u > A_v, the other returns to v in the
//! same way: u has given one stone more than v, and had one more. If he steps to w with A_w < A_v, then w is good since
//! v is not, and the other goes on to a neighbour x of w that is not good, A_x < A_w: x is seen for the first time, and
//! the same holds there. So who starts at a good vertex wins by such a step, and who starts elsewhere loses.
//! Cost. O(n log n) time, O(n) memory.

use grundy::graphs::tree::Tree;
use grundy::io::{self, In, TreeOn};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! {
            from input,
            n: In<2, 3000>,
            stones: [In<0, 1_000_000_000, u32>; n],
            tree: with TreeOn(n),
        }
        let good = good_vertices(&tree, &stones);
        writeln!(out, "{}", (1..=n).filter(|v| good[v - 1]).join(" "));
    });
}

/// For every vertex, whether a neighbour with fewer stones is not good.
fn good_vertices(tree: &Tree, stones: &[u32]) -> Vec<bool> {
    let mut good = vec![false; tree.len()];
    for v in (0..tree.len()).sorted_unstable_by_key(|&v| stones[v]) {
        good[v] = tree
            .neighbours(v)
            .any(|w| stones[w] < stones[v] && !good[w]);
    }
    good
}
