//! # CF1873H Mad City — a chase on a graph with one cycle
//!
//! - Judge: <https://codeforces.com/problemset/problem/1873/H>
//! - 中文: 基环树上的追捕
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs); easier [cf1848a](super::cf1848a),
//!   [cf1921e](super::cf1921e);
//!   harder [cf1404b](super::cf1404b)
//! - Theorem: the first one at the cycle
//! - Finder: graphs › tokens: a chase on a graph with one cycle
//! - Course: 12: pursuit on a graph with one cycle
//! - Difficulty: 1700
//!
//! ## Rule
//! A connected graph of n ≥ 3 buildings and n roads has no road twice and none from a building to itself. So it has
//! just one cycle, of at least three buildings. Marcel is in building a, Valeriu in building b. In every step both move
//! at the same time, each along a road or not at all, and Valeriu knows beforehand what Marcel will do in this step.
//! Marcel catches Valeriu if they are in the same building, also at the start, or go along the same road in opposite
//! directions. Can Valeriu escape for ever?
//!
//! ## Claim
//! He can iff some building of the cycle is nearer to b than to a. The distance d(u, v) counts roads.
//!
//! ## Why
//! Let d(b, v) < d(a, v) for a building v of the cycle. Valeriu goes to v on a shortest path, on which he is at p after
//! t steps. So t + d(p, v) = d(b, v). If Marcel could be at p by then, we would have d(a, v) ≤ t + d(p, v) = d(b, v).
//! So Marcel comes to no building of the path as early as Valeriu. He cannot meet him there, nor on a road between two
//! of them, for then he would have been at its far end a step before. Valeriu is at v, and Marcel is not.
//!
//! From then on Valeriu stays in his building v of the cycle unless Marcel will step to it, from some u. In this case
//! he goes to one of the two neighbours of v on the cycle that is not u. Then Marcel is at v, and Valeriu elsewhere on
//! the cycle. They have used different roads. So he is never caught.
//!
//! Now let no building of the cycle be nearer to b than to a. If b is on the cycle, then a = b, and Valeriu is caught.
//! Otherwise b is in a tree that hangs on the cycle at some e, and Valeriu can leave this tree only through e. Marcel
//! goes to e on a shortest path. He is there after d(a, e) ≤ d(b, e) steps. Valeriu has not been at e before. If he is
//! not caught, he is still in the tree.
//!
//! From then on Marcel takes the first step of the path to the building where Valeriu is, from u to w, say. Valeriu is
//! in w, or behind w as seen from u. If he goes from w to u, or ends the step in w, he is caught. Otherwise he is
//! behind w after it. So the part of the tree that is left to him becomes smaller with every step, and he is caught.
//!
//! ## Cost
//! O(n) time and memory.

use std::collections::VecDeque;

use grundy::graphs::Graph;
use grundy::io::{self, GraphOn, In, Total, Vertex};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 1000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(3, 200_000), a: with Vertex(n), b: with Vertex(n) }
            let place = input.place();
            input! { from input, graph: with GraphOn(n, n) }
            let (from_a, from_b) = (distances(&graph, a), distances(&graph, b));
            let cycle = cycle(&graph);
            if from_a.contains(&UNREACHED) || cycle.len() < 3 {
                place.refuse_all(2 * n, "a connected graph without a loop or a repeated edge");
            }
            out.either(cycle.into_iter().any(|v| from_b[v] < from_a[v]), ["YES", "NO"]);
        }
    });
}

const UNREACHED: u32 = u32::MAX;

/// The number of edges from one vertex to each.
fn distances(graph: &Graph, from: usize) -> Vec<u32> {
    let mut distances = vec![UNREACHED; graph.len()];
    distances[from] = 0;
    let mut queue = VecDeque::from([from]);
    while let Some(v) = queue.pop_front() {
        for next in graph.neighbours(v) {
            if distances[next] == UNREACHED {
                distances[next] = distances[v] + 1;
                queue.push_back(next);
            }
        }
    }
    distances
}

/// The vertices that are left when leaves are removed until there is none.
fn cycle(graph: &Graph) -> Vec<usize> {
    let mut degrees: Vec<usize> = (0..graph.len()).map(|v| graph.degree(v)).collect();
    let mut leaves: Vec<usize> = (0..graph.len()).filter(|&v| degrees[v] == 1).collect();
    while let Some(leaf) = leaves.pop() {
        degrees[leaf] = 0;
        for next in graph.neighbours(leaf) {
            degrees[next] = degrees[next].saturating_sub(1);
            if degrees[next] == 1 {
                leaves.push(next);
            }
        }
    }
    (0..graph.len()).filter(|&v| degrees[v] > 0).collect()
}
