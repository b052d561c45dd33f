//! # ARC210 D Independent Set Game — one of the players must colour an independent set
//!
//! - Judge: <https://atcoder.jp/contests/arc210/tasks/arc210_d>
//! - 中文: 轮流染色，黑点须为独立集
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs)
//! - Theorem: one vertex given away, or a pentagon or a bull
//! - Finder: graphs › tokens: one player must colour an independent set
//! - Course: 15 › parity: a vertex that may be given away
//!
//! ## Rule
//! A simple graph has N ≥ 2 vertices. In turn, Alice first, the players colour one uncoloured vertex each, until all
//! are coloured: Alice black, Bob white. Alice wins iff no edge joins two black vertices.
//!
//! ## Claim
//! Call a graph thin if no vertex has two neighbours, and nearly thin if it is thin without one of its vertices. A bull
//! is a triangle with one more vertex at each of two corners. Alice wins iff
//!
//! - N is odd, and the graph is thin; or
//! - N is even, and the graph is nearly thin; or
//! - N is even, and without its single edges and isolated vertices it is a pentagon or a bull.
//!
//! ```text
//!   pentagon          bull          nearly thin, by w
//!
//!       o          o       o           o   o - o
//!     /   \         \     /             \ /
//!    o     o         o - o           o - w - o
//!     \   /           \ /                 \ /
//!      o-o             o                   o
//! ```
//!
//! For example, let there be a pentagon and an isolated vertex. Alice colours the isolated one. Whatever Bob colours, a
//! path of four vertices is left, which is nearly thin. Alice colours its first vertex, so that only the second becomes
//! dead, and in her next turn the third or the fourth. On the pentagon alone N is odd, and she loses.
//!
//! ## Why
//! Alice can afford at most one vertex that she must not colour. First come the positions in which she has lost it,
//! then those in which she still has it; at the end a search by hand for the graphs in which she gains from waiting.
//!
//! Call an uncoloured vertex dead if it has a black neighbour, and alive otherwise. Alice must not colour a dead
//! vertex. Call a living vertex isolated if it has no living neighbour. If Alice colours a living vertex that is not
//! isolated, at least one vertex becomes dead.
//!
//! **After a move of Alice, one dead vertex is too many if N is odd, and two are if N is even.** Bob colours dead
//! vertices only when no other is left. If all uncoloured vertices are dead on Alice's turn, she has lost. If they are
//! on Bob's turn, their number is even if N is odd, and odd if N is even. So it is at least 2, or at least 3. He
//! colours one, and she has lost.
//!
//! **Alice has just moved, and may make no more vertices dead**: N is odd and none is dead, or N is even and one is. An
//! even number of vertices is alive. If their graph is thin, she wins. If Bob colours an end of an edge, she colours
//! the other end. If he colours an isolated vertex, an odd number of these is left, and she colours one. (If he colours
//! the dead vertex, a thin graph is left, with N even: see below.) If their graph is not thin, Bob wins. He colours
//! isolated vertices as long as there are any. Then he takes a component of three or more vertices, and colours one of
//! them without which it stays connected. Now no vertex is isolated on Alice's turn.
//!
//! **N is odd.** Alice must colour an isolated vertex first. In a thin graph there is one, since N is odd. Then it is
//! as above.
//!
//! **N is even, and the graph is nearly thin**, without w. So an odd number of vertices beside w is left, and one of
//! them has no neighbour among these. Alice colours it; only w can become dead. Whatever Bob colours, the rest is thin
//! without w again. If he colours w itself, the rest is thin, and any vertex is the next w. At the end he colours w.
//!
//! **N is even, and the graph is not nearly thin.** If Alice makes a single vertex w dead, then what is alive is not
//! thin: it is the graph without w, and without a vertex that is isolated there. So she must colour isolated vertices.
//! If their number is even, Bob colours one as well, until none is left. So let it be odd. In the same way Bob can wait
//! until Alice has coloured the last one. Let H be the rest, without isolated vertices. Its number of vertices is odd,
//! and Bob is to move. He wins if he can leave a graph that is not nearly thin and has no isolated vertex.
//!
//! - Let H have at least two components with three or more vertices. If there are three, Bob colours a vertex of any of
//!   them; if there are two, and one has four or more vertices, a vertex of that one; each time one without which it
//!   stays connected. Two such components are left, and a graph with two is not nearly thin. H cannot be two components
//!   of three vertices and single edges: its number of vertices is odd.
//! - So let C be the only such component. Its number of vertices is odd. All connected graphs of three vertices are
//!   nearly thin, so C has at least 5. Let u stand for every vertex without which C stays connected. Bob wins by u
//!   unless C − u is nearly thin. So let this hold for all u. Then C − u is a vertex w with leaves, with paths of two
//!   vertices, and with triangles of which w is a corner. The number of leaves is odd, since the number of vertices is
//!   even. Only w can have more than two neighbours in C − u.
//! - No vertex x has four neighbours in C. Otherwise w is x for every u ≠ x. As C is not nearly thin, some vertex y of
//!   C − x has two neighbours y₁, y₂ there. So each u ≠ x is y, y₁ or y₂. But a spanning tree of C with all edges of x
//!   has at least four leaves. None is x, and C stays connected without any of them.
//! - So w has a leaf and a path, a leaf and two paths, a leaf and a triangle, or three leaves. C has 5 or 7 vertices.
//! - Let C have 7. Then every C − u is w with a leaf a and two paths b₁ c₁ and b₂ c₂. It has 5 edges, so all u have
//!   equally many neighbours. u is not joined to w, which has three neighbours. If u is joined to a alone, C is nearly
//!   thin. If it is joined to b₁ alone, C − c₂ has two vertices with three neighbours; if it is joined to c₁ alone, C −
//!   a is a path. So each u has more than one neighbour. Hence C has no leaf, and u is joined to a, c₁ and c₂. But C
//!   stays connected without a, which has two neighbours, and not three.
//! - So C has 5. It has no cycle of four: Bob would colour the fifth vertex, and a connected graph of four vertices
//!   with such a cycle is not nearly thin. Without one, C is a tree, a triangle with two more vertices, a pentagon, or
//!   two triangles with a common vertex. All of these are nearly thin but the pentagon and the bull.
//!
//! **C is a pentagon or a bull, and Alice wins.** The number of isolated vertices is odd, as N is even. She colours
//! one. If Bob colours another one, or an end of a single edge, it is as before. If he colours a vertex of C, the rest
//! is nearly thin: it is connected, with four vertices and no cycle of four, or it is an isolated vertex and a path of
//! three.
//!
//! ## How
//! Let W be the vertices with two or more neighbours. A graph is nearly thin iff W is empty, or some w is such that
//! each of W is w itself or has two neighbours and w is one of them. If a vertex has three neighbours, it must be w.
//! Otherwise w is a given one of W or one of its two neighbours.
//!
//! ## Cost
//! O(N + M) time and memory, a part of it to see that no edge comes twice.

use grundy::graphs::Graph;
use grundy::io::{self, In, Total, Vertex};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 200_000> }
        let (sum_of_n, sum_of_m) = (Total::at_most(200_000), Total::at_most(200_000));
        let mut edges = vec![];
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(2, 200_000), m: with sum_of_m.of(0, 200_000) }
            let first = input.place();
            edges.clear();
            for edge in 0..m {
                input! { from input, u: with Vertex(n), v: with Vertex(n) }
                if u >= v {
                    first.after(2 * edge).refuse_all(2, "an edge to a greater vertex");
                }
                edges.push((u, v));
            }
            let graph = Graph::new(n, edges.iter().copied());
            first.distinct_edges_or_refuse(&graph, 2, "an edge that is not there yet");
            out.either(first_player_wins(&graph), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(graph: &Graph) -> bool {
    match graph.len() % 2 {
        0 => is_nearly_thin(graph) || is_pentagon_or_bull(graph),
        _ => (0..graph.len()).all(|vertex| graph.degree(vertex) < 2),
    }
}

/// Whether some vertex leaves, when it is taken away, no vertex with two neighbours.
fn is_nearly_thin(graph: &Graph) -> bool {
    let wide = (0..graph.len()).filter(|&vertex| graph.degree(vertex) > 1).count();
    let Some(widest) = (0..graph.len()).max_by_key(|&vertex| graph.degree(vertex)) else { return true };
    let is_thin_without = |w: usize| {
        let mended = neighbours(graph, w).filter(|&vertex| graph.degree(vertex) == 2).count();
        usize::from(graph.degree(w) > 1) + mended == wide
    };
    is_thin_without(widest) || graph.degree(widest) == 2 && neighbours(graph, widest).any(is_thin_without)
}

fn neighbours(graph: &Graph, of: usize) -> impl Iterator<Item = usize> + '_ {
    graph.edges().filter(move |&(u, v)| u == of || v == of).map(move |(u, v)| u + v - of)
}

/// Whether the components of three or more vertices are a single one, a pentagon or a bull.
fn is_pentagon_or_bull(graph: &Graph) -> bool {
    let mut is_in_component: Vec<bool> = (0..graph.len()).map(|vertex| graph.degree(vertex) > 1).collect();
    for (u, v) in graph.edges() {
        if graph.degree(u).max(graph.degree(v)) > 1 {
            is_in_component[u] = true;
            is_in_component[v] = true;
        }
    }
    let degrees = || (0..graph.len()).filter(|&v| is_in_component[v]).map(|v| graph.degree(v));
    let counts = [1, 2, 3].map(|number| degrees().filter(|&degree| degree == number).count());
    // With five vertices, these degrees leave no other graph.
    degrees().count() == 5 && (counts == [0, 5, 0] || counts == [2, 1, 2])
}
