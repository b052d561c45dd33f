//! # LOJ 10243 移棋子游戏 — tokens on a graph without cycles
//!
//! - Judge: <https://loj.ac/problem/10243>
//! - 中文: 有向无环图上的移棋子
//! - Family: [tables](super#tables); harder [agc016f](super::agc016f), [cf1411g](super::cf1411g),
//!   [hackerrank_chessboard_game_again](super::hackerrank_chessboard_game_again)
//! - Theorem: [Sprague–Grundy](grundy::games::sg)
//! - Finder: graphs › tokens
//! - Difficulty: 2, ours
//!
//! ## Rule
//! K ≥ 1 tokens stand on the vertices of a directed graph without cycles; several may stand on one vertex. In turn a
//! player moves a token along an edge. A player who cannot move loses. (「一本通 6.7 例 3」. POJ 2425 and HDU 1524, A Chess
//! Game, ask the same with other input.)
//!
//! ## Claim
//! The value of a vertex is the mex of the values of the vertices to which its edges lead. The first player wins iff
//! the XOR of the values under the tokens is not 0.
//!
//! ## Why
//! No token hinders another. So this is a sum of games of one token each, and the theorem of Sprague and Grundy holds
//! ([`grundy::games::sg`]).
//!
//! ## Cost
//! O(N + M + K) time and memory.

use grundy::games::sg::sum_of;
use grundy::games::values::grundy_values;
use grundy::graphs::Digraph;
use grundy::io::{self, Between, In, List, Pair, Vertex};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 2000>, m: In<0, 6000>, k: with Between(1, n) }
        let first = input.place();
        input! { from input, edges: with List(m, Pair(Vertex(n), Vertex(n))), tokens: with List(k, Vertex(n)) }
        first.topological_order_or_refuse(n, &edges, 2, "an edge that closes no cycle");
        out.either(first_player_wins(n, &edges, &tokens), ["win", "lose"]);
    });
}

fn first_player_wins(vertices: usize, edges: &[(usize, usize)], tokens: &[usize]) -> bool {
    let graph = Digraph::new(vertices, edges.iter().copied());
    let values = grundy_values(&graph).expect("the graph has no cycle");
    sum_of(&values, tokens.iter().copied()) != 0
}
