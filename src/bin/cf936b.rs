//! # CF936B Sleepy Game — one player makes the moves of both
//!
//! - Judge: <https://codeforces.com/problemset/problem/936/B>
//! - 中文: 对手睡着了：一人走双方的棋
//! - Family: [loops](super#loops)
//! - Theorem: reachability with parity
//! - Finder: loops › results: one player makes all moves
//! - Course: 13: only one player moves
//! - Difficulty: 2100
//!
//! ## Rule
//! A chip stands on vertex s of a directed graph with n vertices, 2 ≤ n ≤ 10⁵. Two players move it in turn along an
//! edge, Petya first. A player who cannot move loses. After 10⁶ turns the game is a draw. Vasya sleeps, and Petya makes
//! the moves of both. If Petya can win, print the vertices of such a game; otherwise tell whether he can reach a draw.
//! (CF937D is the same.)
//!
//! ## Claim
//! Call a vertex without edges from it an end.
//!
//! - Petya can win iff a walk with an odd number of edges leads from s to an end. The shortest one will do.
//! - Otherwise he can reach a draw iff a cycle can be reached from s.
//!
//! ## Why
//! The game is lost for the player to move when the chip comes to an end. This is Vasya iff an odd number of moves has
//! been made. A walk of odd length to an end wins if it has less than 10⁶ edges. Let a shortest one come to vertex v
//! after i edges and again after j, with i and j of the same parity. Without the edges between, it would be a shorter
//! one. So it comes to every vertex at most once after an even and once after an odd number of edges, and it has at
//! most 2n − 1 edges.
//!
//! Let there be no such walk. If a cycle can be reached, Petya goes there, and then round it, until 10⁶ turns have
//! passed. If none can be reached, a walk from s comes to no vertex twice. So after at most n − 1 turns the chip is at
//! an end, after an even number of moves, and Petya loses.
//!
//! ## How
//! The program searches pairs of a vertex and a parity, the nearest first. The graph of all edges from the vertices
//! found has a cycle iff s leads to one.
//!
//! ## Cost
//! O(n + m) time and memory, for m edges.

use grundy::graphs::Digraph;
use grundy::io::{self, Between, In, Input, Vertex, refuse};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 100_000>, m: In<0, 200_000> }
        let graph = read_graph(n, m, input);
        input! { from input, start: with Vertex(n) }
        match best_outcome(&graph, start) {
            Outcome::Win(walk) => writeln!(out, "Win\n{}", walk.iter().map(|v| v + 1).format(" ")),
            Outcome::Draw => out.line("Draw"),
            Outcome::Loss => out.line("Lose"),
        }
    });
}

fn read_graph(n: usize, m: usize, input: &Input) -> Digraph {
    let mut edges: Vec<(u32, u32)> = Vec::with_capacity(m);
    // The last vertex so far with an edge to each; none at first.
    let mut last_to = vec![n; n];
    for v in 0..n {
        let left = m - edges.len();
        let least = if v + 1 == n { left } else { 0 };
        input! { from input, count: with Between(least, left) }
        for _ in 0..count {
            input! { from input, head: with Vertex(n) }
            if head == v {
                refuse(format_args!("another vertex than {}", v + 1));
            }
            if last_to[head] == v {
                refuse("a vertex that differs from those before");
            }
            last_to[head] = v;
            edges.push((v as u32, head as u32));
        }
    }
    Digraph::new(n, edges.into_iter().map(|(v, head)| (v as usize, head as usize)))
}

/// The best outcome for the player who moves the chip.
enum Outcome {
    /// The vertices to which the chip comes, the start first.
    Win(Vec<usize>),
    Draw,
    Loss,
}

fn best_outcome(graph: &Digraph, start: usize) -> Outcome {
    // By vertex and parity, from where the chip came there first; the start comes from itself.
    let mut came_from: Vec<[Option<u32>; 2]> = vec![[None; 2]; graph.len()];
    came_from[start][0] = Some(start as u32);
    let mut found = vec![(start, 0)];
    let mut next = 0;
    while let Some(&(v, parity)) = found.get(next) {
        next += 1;
        if graph.out_degree(v) == 0 && parity == 1 {
            return Outcome::Win(walk(&came_from, (start, 0), (v, parity)));
        }
        for head in graph.successors(v) {
            let from = &mut came_from[head][1 - parity];
            if from.is_none() {
                *from = Some(v as u32);
                found.push((head, 1 - parity));
            }
        }
    }
    let is_found = |v: usize| came_from[v] != [None; 2];
    let edges = (0..graph.len()).filter(|&v| is_found(v)).flat_map(|v| graph.successors(v).map(move |head| (v, head)));
    match Digraph::new(graph.len(), edges).topological_order() {
        None => Outcome::Draw,
        Some(_) => Outcome::Loss,
    }
}

/// The vertices of the walk found from one pair of vertex and parity to another.
fn walk(came_from: &[[Option<u32>; 2]], start: (usize, usize), end: (usize, usize)) -> Vec<usize> {
    let mut walk = vec![end.0];
    let (mut v, mut parity) = end;
    while (v, parity) != start {
        v = came_from[v][parity].expect("the chip has come here") as usize;
        parity = 1 - parity;
        walk.push(v);
    }
    walk.reverse();
    walk
}
