//! # P12576 \[UOI 2021\] 数字图 — stop for the number of the vertex, or move on
//!
//! - Judge: <https://www.luogu.com.cn/problem/P12576>
//! - 中文: 数字图：停在此点或走一步
//! - Family: [loops](super#loops); easier [p6560](super::p6560); harder [loj3118](super::loj3118)
//! - Theorem: [falling thresholds](grundy::games::attractors)
//! - Finder: loops › for ever: a player may stop for a result
//! - Course: 12: games for ever
//!
//! ## Rule
//! Every vertex i of a directed graph carries a number a_i. A token stands on vertex 1. In turn, Vasyl first, a player
//! moves it along an edge, or stops the game. Then the result is the number of the vertex where the token is. After
//! 10^100 turns the game stops by itself, in the same way. Vasyl wants a large result, Petryk a small one. Find the
//! result of best play.
//!
//! ## Claim
//! A position is a vertex and the player to move there. For a number x let A(x) be the least set that has
//!
//! - (i, Vasyl) if a_i ≥ x, or some edge leads from i to a vertex j with (j, Petryk) in A(x);
//! - (i, Petryk) if a_i ≥ x, and for all edges from i to a vertex j (j, Vasyl) is in A(x).
//!
//! The result is the largest x such that (1, Vasyl) is in A(x).
//!
//! ## Why
//! To stop is a move, and A(x) is the attractor for Vasyl of all stops with a number of at least x
//! ([`grundy::games::attractors`]). It remains to see what the limit of 10^100 turns changes.
//!
//! Let (1, Vasyl) be in A(x). Then Vasyl forces such a stop in at most 2n moves and the stop, as the page proves: no
//! position comes twice. So the limit is never met.
//!
//! Let (1, Vasyl) not be in A(x). While the position is outside of A(x), Petryk stops where the number is below x, and
//! else moves outside of A(x), which he can by the second item. Vasyl cannot leave the outside by the first item, and
//! wherever he is to move the number is below x. If he stops, the result is below x. If nobody does, 10^100 turns are
//! an even number, so it would be Vasyl's turn again: there, too, the number is below x.
//!
//! ## Cost
//! O(n log n + m) time, O(n + m) memory.

use std::cmp::Reverse;

use grundy::games::Attractor;
use grundy::graphs::Digraph;
use grundy::io::{self, In, List, Pair, Vertex};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 250_000>, m: In<1, 500_000>, numbers: [In<1, 1_000_000_000, u32>; n] }
        input! { from input, edges: with List(m, Pair(Vertex(n), Vertex(n))) }
        writeln!(out, "{}", result(&numbers, &edges));
    });
}

/// The result of best play from the first vertex.
fn result(numbers: &[u32], edges: &[(usize, usize)]) -> u32 {
    // Vasyl needs one move into the set, or the stop; Petryk needs all his moves to lead there, and the stop.
    let mut missing = vec![1; 2 * numbers.len()];
    edges.iter().for_each(|&(from, _)| missing[2 * from + PETRYK] += 1);
    let mut attractor = Attractor::new(missing);
    let back = Digraph::new(numbers.len(), edges.iter().map(|&(from, to)| (to, from)));
    let predecessors = |position: usize| {
        let (vertex, other) = (position / 2, PETRYK - position % 2);
        back.successors(vertex).map(move |before| 2 * before + other)
    };
    let mut falling: Vec<usize> = (0..numbers.len()).collect();
    falling.sort_unstable_by_key(|&vertex| Reverse(numbers[vertex]));
    let last = falling.into_iter().find(|&vertex| {
        for player in [VASYL, PETRYK] {
            attractor.take_stop(2 * vertex + player, predecessors, |_, _| {});
        }
        attractor.contains(VASYL)
    });
    numbers[last.expect("Vasyl can stop at once")]
}

/// Who is to move: twice the vertex and this is the number of a position.
const VASYL: usize = 0;
const PETRYK: usize = 1;
