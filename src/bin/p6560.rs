//! # P6560 \[SBCOI2020\] 时光的流逝 — a walk to a target
//!
//! - Judge: <https://www.luogu.com.cn/problem/P6560>
//! - 中文: 时光的流逝：有环图走到终点
//! - Family: [loops](super#loops); easier [abc427d](super::abc427d); twin [abc209e](super::abc209e); harder
//!   [abc261h](super::abc261h), [abc413f](super::abc413f), [cf1442f](super::cf1442f), [cf786a](super::cf786a),
//!   [p12576](super::p12576)
//! - Theorem: [retrograde analysis](grundy::games::retrograde)
//! - Finder: loops › results
//! - Difficulty: 3, ours
//!
//! ## Rule
//! There are a directed graph, which may have cycles, and q games on it. Each has a piece on a vertex x and a target y.
//! In turn the players move the piece along an edge. The player who moves it onto y wins, and a player who cannot move
//! loses. If x = y, the second player has won already. For each game say whether the first player wins (1), the second
//! (−1), or neither can force it (0).
//!
//! ## Claim
//! The answer is the outcome of x in the graph, where the player to move at y has lost, whatever edges leave it.
//!
//! ## Why
//! At y the player who moved last has won. The rest is retrograde analysis ([`grundy::games::retrograde`]).
//!
//! Often the game without a target gives the answer. Let every vertex have its outcome in that game, with the number of
//! moves to the end. In two cases x has the same outcome with the target:
//!
//! - y is lost without the target. A player who wins without it plays in the same way with it; at y the player to move
//!   has lost in both games. A player who can go on for ever goes to drawn vertices only, and y is none.
//! - x is won or lost without the target, and y is drawn, or won after more moves than x. On the winner's way to the
//!   end every vertex takes fewer moves than the one before. So y is not on it.
//!
//! ## How
//! The searches go over the whole graph, against the edges. So the vertices are first given new names, in the order in
//! which such a search finds them: then what comes one after the other lies close together in memory.
//!
//! ## Cost
//! O(q (n + m)) time, O(n + m) memory.

use std::mem::replace;

use grundy::games::{Found, Outcome, Outcomes, Status};
use grundy::graphs::Digraph;
use grundy::io::{self, In, List, Pair, Vertex};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, m: In<1, 500_000>, games: In<1, 500> }
        input! { from input, edges: with List(m, Pair(Vertex(n), Vertex(n))) }
        let graph = Games::new(n, &edges);
        for _ in 0..games {
            input! { from input, start: with Vertex(n), target: with Vertex(n) }
            out.line(match graph.outcome(start, target) {
                Outcome::Win => "1",
                Outcome::Loss => "-1",
                Outcome::Draw => "0",
            });
        }
    });
}

/// A graph, as far as the search needs it, with new names for the vertices.
struct Games {
    name: Vec<usize>,
    /// How many moves a vertex has.
    moves: Vec<u32>,
    /// The edges, turned round.
    back: Digraph,
    without_target: Outcomes,
}

impl Games {
    fn new(n: usize, edges: &[(usize, usize)]) -> Self {
        let back = edges.iter().map(|&(from, to)| (to, from));
        let mut name = vec![0; n];
        (0..).zip(order_of_search(&Digraph::new(n, back.clone()))).for_each(|(new, vertex)| name[vertex] = new);
        let back = Digraph::new(n, back.map(|(to, from)| (name[to], name[from])));
        let mut moves = vec![0; n];
        edges.iter().for_each(|&(from, _)| moves[name[from]] += 1);
        let without_target =
            Outcomes::new(moves.iter().copied().map(Status::Open), |v, found| found.extend(back.successors(v)));
        Self { name, moves, back, without_target }
    }

    /// How a game goes for the first player.
    fn outcome(&self, start: usize, target: usize) -> Outcome {
        let (start, target) = (self.name[start], self.name[target]);
        let known = &self.without_target;
        let is_settled_before = match (known.moves(start), known.moves(target)) {
            (Some(moves), Some(later)) => moves < later,
            (moves, _) => moves.is_some(),
        };
        if known.get(target) == Outcome::Loss || is_settled_before {
            return known.get(start);
        }
        let statuses = self.moves.iter().enumerate();
        let statuses =
            statuses.map(|(vertex, &moves)| if vertex == target { Status::Lost } else { Status::Open(moves) });
        let predecessors = |vertex, found: &mut Found| found.extend(self.back.successors(vertex));
        Outcomes::outcome_of(start, statuses, predecessors).0
    }
}

/// All vertices in the order in which a search along the edges finds them, breadth first.
fn order_of_search(graph: &Digraph) -> Vec<usize> {
    let mut order = Vec::with_capacity(graph.len());
    let mut found = vec![false; graph.len()];
    for root in 0..graph.len() {
        if replace(&mut found[root], true) {
            continue;
        }
        let mut next = order.len();
        order.push(root);
        while let Some(&vertex) = order.get(next) {
            next += 1;
            order.extend(graph.successors(vertex).filter(|&new| !replace(&mut found[new], true)));
        }
    }
    order
}
