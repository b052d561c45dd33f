//! # IPSC2003 G Got Root? — cutting the edges of a graph
//!
//! Judge: <https://ipsc.ksp.sk/2003/real/problems/g.html>
//! Family: edge deletion
//! Theorem: fusion principle
//!
//! Rule. In turn a player removes an edge of a graph, and with it every edge that is then no longer connected to vertex
//! 1, the root. Who cannot remove an edge loses. There are several graphs, each a game of its own. (BZOJ 1463 is the
//! same problem.)
//! Claim. Fuse the vertices that lie on a circuit. The value of a vertex is the XOR of 1 for each of its loops and g + 1
//! for each bridge to a vertex of value g above it; Alice wins iff the root's is not 0.
//! Why. The fusion principle (library `hackenbush`). Loops and parallel edges are circuits of one and two edges; what is
//! not connected to the root falls with the first move at the latest, and cannot be a move.
//! Cost. O(n + m) time and memory for each graph.

use grundy::games::hackenbush::graph_value;
use grundy::graphs::graph::Graph;
use grundy::io::{self, GraphOn, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        // The statement has no bounds. The only copy that has some says 100, 2000 and 20 000.
        input! { from input, tests: In<0, 1000> }
        for _ in 0..tests {
            input! {
                from input,
                n: In<1, 500_000>,
                m: In<0, 500_000>,
                graph: with GraphOn(n, m),
            }
            let winner = if first_player_wins(&graph) {
                "Alice"
            } else {
                "Bob"
            };
            out.line(winner);
        }
    });
}

fn first_player_wins(graph: &Graph) -> bool {
    graph_value(graph, 0) != 0
}
