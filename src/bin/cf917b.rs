//! # CF917B MADMAX — two tokens coupled by a rising letter
//!
//! - Judge: <https://codeforces.com/problemset/problem/917/B>
//! - 中文: 两枚棋子，字母不降
//! - Family: [vertex games](super#vertex-games)
//! - Theorem: the largest letter that wins
//! - Finder: graphs › tokens: one token for each player, by rising letters
//! - Course: 2: two pieces on a graph without cycles
//! - Difficulty: 1700
//!
//! ## Rule
//! A directed graph without cycles has a letter on every edge. Max and Lucas have a token each, which may stand on one
//! vertex. In turn, Max first, a player moves his own token along an edge. Its letter must not come before the letter
//! of the move just made by the other player; the first move is free. A player who cannot move loses. For every start
//! of Max, and for each of these every start of Lucas: who wins? (CF918D is the same.)
//!
//! ## Claim
//! Let the player to move have the token on a, and the other one on b. Let T(a, b) be the largest letter of a move that
//! wins, if no letter has to be heeded; nothing, which comes before all letters, if no move wins. Then
//!
//! - after a move with the letter c, the player to move wins iff T(a, b) ≥ c;
//! - T(a, b) is the largest letter d of an edge from a to some w with T(b, w) < d.
//!
//! Max wins iff T is a letter for his start and that of Lucas.
//!
//! ## Why
//! Every edge leads forward in some order of the vertices, so the game ends. What follows a move depends on its own
//! letter, and no longer on the one before it. So c does not change whether a move wins; it only forbids those with a
//! letter before c. Hence some move wins after c iff the largest letter of a winning move, T(a, b), is at least c.
//!
//! After a move with the letter d from a to w, the other player has his token on b and the first one on w. By the first
//! item he wins iff T(b, w) ≥ d. So the move wins iff T(b, w) < d.
//!
//! ## How
//! The program takes every pair of vertices once: v from the last vertex to the first, in an order in which all edges
//! lead forward, and u from the last vertex back to v. It finds
//!
//! - T(v, u), for which it needs T(u, w) with w behind v. If u is behind v, too, this pair has been taken with an
//!   earlier v. If u = v, it is the pair of v and w, and has been taken with an earlier u;
//! - T(u, v), for which it needs T(v, w) with w behind u. This pair has been taken with an earlier u.
//!
//! ## Cost
//! O(n (n + m)) time, O(n² + m) memory.

use grundy::graphs::Digraph;
use grundy::io::{self, Between, In, List, Pair, Vertex, Word};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 100>, m: with Between(1, n * (n - 1) / 2) }
        let letter = Word::exactly("abcdefghijklmnopqrstuvwxyz", 1);
        let place = input.place();
        input! { from input, edges: with List(m, Pair(Pair(Vertex(n), Vertex(n)), letter)) }
        let ends = edges.iter().map(|&(ends, _)| ends).collect_vec();
        let order = place.topological_order_or_refuse(n, &ends, 3, "an edge that closes no cycle");
        place.distinct_or_refuse(&ends, 3, "an edge between other vertices than those before");
        let graph = Digraph::labelled(n, edges.iter().map(|((from, to), letter)| (*from, *to, letter[0])));
        for row in largest_winning_letters(&graph, &order) {
            writeln!(out, "{}", row.iter().map(|letter| if letter.is_some() { 'A' } else { 'B' }).format(""));
        }
    });
}

/// For the vertices of the player to move and of the other one, the largest letter of a move that wins. In this order
/// every edge leads forward.
fn largest_winning_letters(graph: &Digraph<u8>, order: &[usize]) -> Vec<Vec<Option<u8>>> {
    let mut largest = vec![vec![None; graph.len()]; graph.len()];
    for (index, &v) in order.iter().enumerate().rev() {
        for &u in order[index..].iter().rev() {
            for (mover, other) in [(v, u), (u, v)] {
                let winning = graph.arcs(mover).filter(|&(w, letter)| largest[other][w] < Some(letter));
                largest[mover][other] = winning.map(|(_, letter)| letter).max();
            }
        }
    }
    largest
}
