//! # POJ 3710 Christmas Game — trees with polygons
//!
//! - Judge: <http://poj.org/problem?id=3710>
//! - 中文: 带环的树上删边
//! - Family: [edge deletion](super#edge-deletion); easier [agc017d](super::agc017d); harder
//!   [graph_hackenbush](super::graph_hackenbush)
//! - Theorem: [fusion principle](grundy::games::hackenbush)
//! - Finder: graphs › cutting
//! - Difficulty: 4, ours
//!
//! ## Rule
//! There are some graphs, each a tree with polygons. A polygon, of two edges or more, has exactly one vertex in common
//! with the tree, which holds vertex 1, and no edge with another polygon. In turn a player removes an edge, and with it
//! the part that is no longer connected to vertex 1 of its graph then. Sally begins. A player who cannot remove an edge
//! loses.
//!
//! ## Claim
//! Root every graph at its vertex 1. The value of a vertex of the tree is the XOR of g + 1 for each child of value g in
//! the tree, and of 1 for each polygon there with an odd number of edges. Sally wins iff the XOR of the values of the
//! roots is not 0.
//!
//! ## Why
//! This is the fusion principle ([`grundy::games::hackenbush`]), and the graphs are a sum. Two parallel edges are a
//! polygon, too.
//!
//! ## Cost
//! O(vertices + edges) time and memory per graph.

use grundy::games::hackenbush::graph_value;
use grundy::io::{self, GraphOn, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        while !input.is_empty() {
            input! { from input, graphs: In<0, 100> }
            let mut value = 0;
            for _ in 0..graphs {
                input! { from input, n: In<1, 100>, m: In<0, 500>, graph: with GraphOn(n, m) }
                value ^= graph_value(&graph, 0);
            }
            out.either(value != 0, ["Sally", "Harry"]);
        }
    });
}
