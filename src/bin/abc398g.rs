//! # ABC398 G Not Only Tree Game — adding edges without an odd cycle
//!
//! Judge: <https://atcoder.jp/contests/abc398/tasks/abc398_g>
//! Family: parity
//! Theorem: parity of the remaining moves
//!
//! Rule. A simple graph has no odd cycle. In turn the players add an edge between two vertices that are not joined yet,
//! such that there is still no odd cycle. Who cannot add one loses.
//! Claim. Let the graph have N vertices and M edges. Call a component by the parities of its two sides: even (both
//! even), odd (both odd) or mixed; single vertices are a kind of their own. Let there be i single vertices, o odd and x
//! mixed components. If N is odd or x ≥ 3, the player to move wins iff M is odd. Else, if x is 1 or 2, he wins; and if
//! x = 0, he wins iff d = i / 2 + o + M is odd.
//! Why. In the end the graph is complete bipartite with sides a and b, and M = ab. For odd N one side is even, so M
//! ends even. For even N, i + x is even, and M ends as odd as a.
//! x = 0: every move changes the parity of d, unless it joins a single vertex to a larger component and makes x = 1: an
//! edge that leaves i alone adds 1 to M and keeps the parity of o; two single vertices make an odd component. At an odd
//! d there is a move that leaves x = 0: join two single vertices, or else there is no single one and any move will do;
//! there is one, since a finished graph has an even d = o + M, o being as odd as a. So an odd d wins: it can be left
//! even, and an even d only becomes odd or makes x = 1.
//! x = 1 or 2: join the two mixed components, or the one and a single vertex (i is odd). This makes an even or an odd
//! component, as one puts their sides together, and x = 0; one of the two makes d even.
//! x ≥ 3: a move lowers x by at most 2. So at an even M it leaves an odd M or x = 1 or 2, and loses. At an odd M there
//! is a move that leaves an even M and x ≥ 3: an edge within a component, or from an even or odd component to a mixed
//! one. If there were none, all edges would lie in complete mixed components, and M would be even.
//! Cost. O(M log N) time, O(N + M) memory.

use grundy::graphs::disjoint_sets::DisjointSets;
use grundy::graphs::graph::Graph;
use grundy::io::{self, GraphOn, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200_000>, m: In<0, 200_000> }
        let edges = input.place();
        input! { from input, graph: with GraphOn(n, m) }
        let refuse_edge = |edge: usize, expected: &str| edges.nth(2 * edge).refuse_all(2, expected);
        let components = match components(&graph) {
            Ok(components) => components,
            Err(edge) => refuse_edge(edge, "an edge that closes no odd cycle"),
        };
        if let Some(edge) = repeated_edge(&graph) {
            refuse_edge(edge, "an edge that is not there yet");
        }
        let first_wins = first_player_wins(m, &components);
        out.line(if first_wins { "Aoki" } else { "Takahashi" });
    });
}

/// The outcome for so many edges and components with sides of these sizes.
fn first_player_wins(edges: usize, components: &[[u32; 2]]) -> bool {
    let (mut single, mut odd, mut mixed) = (0, 0, 0);
    for &[a, b] in components {
        match (a % 2, b % 2) {
            _ if a + b == 1 => single += 1,
            (0, 0) => {}
            (1, 1) => odd += 1,
            _ => mixed += 1,
        }
    }
    let vertices_are_even = (single + mixed) % 2 == 0;
    match mixed {
        0 if vertices_are_even => (single / 2 + odd + edges) % 2 == 1,
        1 | 2 if vertices_are_even => true,
        _ => edges % 2 == 1,
    }
}

/// The sizes of the two sides of every component; or else the index of the first edge that closes an odd cycle.
fn components(graph: &Graph) -> Result<Vec<[u32; 2]>, usize> {
    // Every vertex v and a twin n + v that stands on the other side. An edge joins each of its ends with the other's twin,
    // so that a vertex meets its own twin iff an odd cycle is closed; else a set and that of the twins are two sides.
    let n = graph.len();
    let mut sides = DisjointSets::new(2 * n);
    for (edge, (u, v)) in graph.edges().enumerate() {
        sides.unite(u, n + v);
        sides.unite(n + u, v);
        if sides.leader(u) == sides.leader(n + u) {
            return Err(edge);
        }
    }
    let mut sizes = vec![0; 2 * n];
    for v in 0..n {
        sizes[sides.leader(v)] += 1;
    }
    let components = (0..n).map(|v| {
        let pair = [v, n + v].map(|v| sides.leader(v));
        pair.map(|leader| std::mem::take(&mut sizes[leader]))
    });
    Ok(components.filter(|sizes| *sizes != [0, 0]).collect())
}

/// The index of the first edge that joins the same vertices as an earlier one, in a graph without loops.
fn repeated_edge(graph: &Graph) -> Option<usize> {
    // For every vertex the last one found joined to it; at first itself, which none is.
    let mut joined_to: Vec<u32> = (0..graph.len() as u32).collect();
    let mut repeated = None;
    for v in 0..graph.len() {
        for (w, edge) in graph.incident(v) {
            if std::mem::replace(&mut joined_to[w], v as u32) == v as u32 {
                repeated = Some(repeated.map_or(edge, |first: usize| first.min(edge)));
            }
        }
    }
    repeated
}
