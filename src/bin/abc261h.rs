//! # ABC261 H Game on Graph — the sum of a walk that may never end
//!
//! - Judge: <https://atcoder.jp/contests/abc261/tasks/abc261_h>
//! - 中文: 有向图走子，可能永不结束
//! - Family: [loops](super#loops); easier [abc413f](super::abc413f), [p6560](super::p6560)
//! - Theorem: [retrograde analysis with costs](grundy::games::costs)
//! - Finder: loops › results: at what cost
//! - Course: 13: a move has a price, with the page `games::costs`
//! - Difficulty: 4, ours
//!
//! ## Rule
//! A piece stands on vertex v of a directed graph of N ≤ 200 000 vertices whose edges have weights from 0 to 10⁹. In
//! turn Takahashi, who begins, and Aoki move it along an edge. The game ends at a vertex that no edge leaves. Takahashi
//! wants above all that it ends, and then that the sum of the weights is small; a weight counts each time. Aoki wants
//! above all that it does not end, and then that the sum is large. What is the sum, or does the game go on for ever?
//!
//! ## Claim
//! A position is a vertex and the player to move, and a move costs the weight of its edge. The answer is the sum of the
//! costs from v with Takahashi to move, where he wants the least sum, and Aoki no end, or else the largest sum.
//!
//! ## Why
//! This is retrograde analysis with costs ([`grundy::games::costs`]). There are 2N positions, and the analysis gets the
//! sum of a position from one that it settled earlier. So a sum adds up fewer than 2N weights, and is below
//! 4 · 10⁵ · 10⁹.
//!
//! ## Cost
//! O((N + M) log (N + M)) time, O(N + M) memory.

use grundy::games::costs::{Mover, forced_cost};
use grundy::graphs::Digraph;
use grundy::io::{self, In, Vertex};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200_000>, m: In<0, 200_000>, start: with Vertex(n) }
        let first = input.place();
        let mut edges = Vec::with_capacity(m);
        for edge in 0..m {
            input! { from input, from: with Vertex(n), to: with Vertex(n), weight: In<0, 1_000_000_000, u32> }
            if from == to {
                first.after(3 * edge).refuse_all(2, "an edge between two vertices");
            }
            edges.push((from as u32, to as u32, weight));
        }
        match least_sum(n, &edges, start) {
            Some(sum) => writeln!(out, "{sum}"),
            None => out.line("INFINITY"),
        }
    });
}

/// The sum from `start`, where the player who wants the least moves; nothing if the game goes on for ever.
fn least_sum(vertices: usize, edges: &[(u32, u32, u32)], start: usize) -> Option<u64> {
    let graph = edges.iter().map(|&(from, to, weight)| (from as usize, to as usize, weight));
    let graph = Digraph::labelled(vertices, graph);
    let reversed = graph.reversed();
    // Vertex v is the position 2v with the one player to move and 2v + 1 with the other.
    let moves = (0..vertices).map(|vertex| graph.successors(vertex).len() as u32);
    let movers = moves.flat_map(|moves| [Mover::Min(moves), Mover::Max(moves)]);
    forced_cost(2 * start, movers, |position, found| {
        let other = 1 - position % 2;
        let before = reversed.arcs(position / 2);
        found.extend(before.map(|(vertex, weight)| (2 * vertex + other, u64::from(weight))));
    })
}
