//! # IPSC2003 G Got Root? — cutting the edges of a graph
//!
//! - Judge: <https://ipsc.ksp.sk/2003/real/problems/g.html>
//! - 中文: 无向图删边（费森原理）
//! - Family: [edge deletion](super#edge-deletion); easier [poj3710](super::poj3710)
//! - Theorem: [fusion principle](grundy::games::hackenbush)
//! - Finder: graphs › cutting
//! - Difficulty: 4, ours
//!
//! ## Rule
//! In turn, Alice first, a player removes an edge of a graph, and with it every edge that is then no longer connected
//! to vertex 1, the root. A player who cannot remove an edge loses. There are several graphs, each a game of its own.
//! The graphs of the statement are connected. If one is not, the edges that are not connected to the root count as
//! removed before the first move. (BZOJ 1463 is the same problem.)
//!
//! ## Claim
//! Fuse the vertices of every circuit into one. Then each edge is a loop or a bridge. The value of a vertex is the XOR
//! of 1 for each of its loops, and g + 1 for each bridge that leads up to a vertex of value g. Alice wins iff the value
//! of the root is not 0.
//!
//! ## Why
//! This is the fusion principle ([`grundy::games::hackenbush`]). Loops and parallel edges are circuits, too.
//!
//! ## Cost
//! O(n + m) time and memory per graph.

use grundy::games::hackenbush::graph_value;
use grundy::graphs::Graph;
use grundy::io::{self, GraphOn, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 1000> }
        for _ in 0..tests {
            input! {
                from input,
                n: In<1, 500_000>,
                m: In<0, 500_000>,
                graph: with GraphOn(n, m),
            }
            out.either(first_player_wins(&graph), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(graph: &Graph) -> bool {
    graph_value(graph, 0) != 0
}
