//! # ABC398 G Not Only Tree Game — adding edges without an odd cycle
//!
//! - Judge: <https://atcoder.jp/contests/abc398/tasks/abc398_g>
//! - 中文: 轮流加边，不成奇环
//! - Family: [parity](super#parity); easier [abc398e](super::abc398e); twin [arc105e](super::arc105e)
//! - Theorem: parity of the remaining moves
//! - Finder: graphs › tokens: edges are added
//! - Course: 15 › parity: edges
//! - Difficulty: 4, ours
//!
//! ## Rule
//! A simple graph has no odd cycle. In turn a player adds an edge between two vertices that are not joined yet. There
//! must be no odd cycle afterwards. A player who cannot add an edge loses.
//!
//! ## Claim
//! Let the graph have N vertices and M edges. Each component has two sides, and every edge joins one side with the
//! other. Call a component of two or more vertices even if both sides have an even number of vertices, odd if both have
//! an odd number, and mixed otherwise. Let there be i single vertices, o odd components and x mixed ones.
//!
//! - If N is odd or x ≥ 3, the player to move wins iff M is odd.
//! - If N is even and x is 1 or 2, he wins.
//! - If N is even and x = 0, he wins iff d = i / 2 + o + M is odd.
//!
//! For example, let there be four vertices and the edge 1–2. Then i = 2, o = 1 and M = 1, and d = 3 is odd. The player
//! to move adds 3–4, so that d = 0 + 2 + 2 is even. The opponent has to join the two edges, and one edge is left, which
//! closes a cycle of four. If the first player adds 2–3 instead, the opponent adds 2–4, and no edge can be added any
//! more.
//!
//! ## Why
//! In the end the graph is complete bipartite: it is connected, and it has all ab edges between its sides of a and b
//! vertices. The player to move wins iff the number ab − M of the remaining moves is odd.
//!
//! Let N be odd. One of a and b is even, so ab is even.
//!
//! Let N be even. Then a and b have the same parity, and ab has the parity of a. Since only single vertices and mixed
//! components have an odd number of vertices, i + x is even.
//!
//! Let x = 0. Every move after which x is still 0 changes the parity of d:
//!
//! - An edge within a component changes only M.
//! - An edge between two components that are even or odd adds 1 to M, and o keeps its parity: two odd ones make an even
//!   one, and an even one added to another leaves it as it is.
//! - An edge between two single vertices takes 1 from i / 2 and adds 1 to o and to M.
//!
//! The only other move joins a single vertex to a larger component and makes x = 1, where the opponent wins by the next
//! case. So from an even d every move leads to an odd d or loses. From an odd d some move leads to an even d. If i > 0,
//! then i ≥ 2, and the player joins two single vertices. If i = 0, any move will do. There is one: in a finished graph
//! M = ab has the parity of a, and so has o, hence d = o + M is even.
//!
//! Let x be 1 or 2. If x = 2, the player joins the two mixed components. If x = 1, i is odd, and he joins the mixed
//! component with a single vertex. This leaves x = 0. He may choose which sides are put together: one choice gives an
//! even component, the other one an odd component. So one of the two makes d even, and the opponent loses.
//!
//! Let x ≥ 3. A move lowers x by at most 2. So from an even M every move leads to an odd M with x ≥ 3, or to x = 1 or
//! 2, and the opponent wins. From an odd M some move leads to an even M with x ≥ 3: an edge within a component, or
//! between a mixed component and an even or odd one, which makes a mixed one. Otherwise there would be only single
//! vertices and complete mixed components. A complete mixed component has an even number of edges, so M would be even.
//!
//! ## How
//! Every vertex gets a twin, which stands for the other side of its component. An edge joins each of its ends with the
//! twin of the other end, in disjoint sets. Then the two sides of a component are a set and the set of the twins.
//!
//! ## Cost
//! O((N + M) log N) time, a part of it to find repeated edges; O(N + M) memory.

use grundy::graphs::{DisjointSets, Graph};
use grundy::io::{self, GraphOn, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200_000>, m: In<0, 200_000> }
        let edges = input.place();
        input! { from input, graph: with GraphOn(n, m) }
        let components = match components(&graph) {
            Ok(components) => components,
            Err(edge) => edges.after(2 * edge).refuse_all(2, "an edge that closes no odd cycle"),
        };
        edges.distinct_edges_or_refuse(&graph, 2, "an edge that is not there yet");
        out.either(first_player_wins(&components, m), ["Aoki", "Takahashi"]);
    });
}

/// The outcome for components with sides of these sizes, and this number of edges.
fn first_player_wins(components: &[[u32; 2]], edges: usize) -> bool {
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
    // The twin of v is n + v. A vertex meets its own twin iff an odd cycle is closed.
    let n = graph.len();
    let mut sides = DisjointSets::new(2 * n);
    for (edge, (u, v)) in graph.edges().enumerate() {
        sides.unite(u, n + v);
        sides.unite(n + u, v);
        if sides.same(u, n + u) {
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
