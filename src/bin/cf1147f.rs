//! # CF1147F Zigzag Game — a token on weighted edges, up for one player and down for the other
//!
//! - Judge: <https://codeforces.com/problemset/problem/1147/F>
//! - 中文: 带权边上走棋（交互题）
//! - Family: [dialogues](super#dialogues)
//! - Theorem: stable matching as a strategy
//! - Finder: dialogues › answers: by a matching
//! - Difficulty: 3500
//!
//! ## Rule
//! A complete bipartite graph has the vertices 1 to n on one side and n + 1 to 2n on the other. Its n² edges have
//! different weights. Alice calls "increasing" or "decreasing"; Bob gets the other word. She puts a token on any
//! vertex. Bob moves it along any edge. From then on Alice and Bob in turn move it to a vertex where it has not been.
//! The weight of the edge must be greater than that of the edge before if the increasing player moves, and less if the
//! decreasing player moves. A player who cannot move loses. In every case the program chooses to be Alice or Bob, and
//! has to win against the judge.
//!
//! ## Claim
//! Bob wins. Let Alice be increasing, let X be the side on which she starts, and let Y be the other side. A matching is
//! stable if there is no edge outside it that both of its ends prefer to their own edges of the matching; vertices of X
//! prefer light edges, and vertices of Y prefer heavy ones. Bob takes a stable matching, and always moves along its
//! edges. If Alice is decreasing, X prefers heavy edges, and Y light ones.
//!
//! ## Why
//! Let Alice be increasing; else reverse the order of the weights. Bob moves from X to Y, and Alice moves back from Y
//! to X. The token has been on a vertex of Y only if it was on its partner before. So the partner of the vertex of X on
//! which the token is has not been visited.
//!
//! Bob's first move is free. For a later one, he has moved along the edge {x, y} of the matching, and Alice has moved
//! along {y, x'}, which is heavier. Let y' be the partner of x'. Bob may go there if {x', y'} is lighter than {y, x'}.
//! Suppose it is heavier. Then x' prefers {x', y} to its own edge {x', y'}, as it is lighter. And y prefers {x', y} to
//! its own edge {x, y}, as it is heavier. So the matching is not stable, a contradiction.
//!
//! So Bob always has a move. The token visits no vertex twice, so the game ends, and it is Alice who cannot move.
//!
//! ## How
//! Gale and Shapley (1962): a vertex of X without a partner proposes to the vertices of Y one by one, in the order that
//! it prefers. A vertex of Y keeps the best proposal so far, and rejects the others. From its first proposal on it
//! always keeps one. So no x is rejected by all of Y: then n other vertices of X would be kept; X has only n − 1.
//! Hence in the end every x is kept, and the matching is perfect. It is stable: if x prefers y to its partner, then y
//! has rejected x, and has kept a better proposal.
//!
//! ## Cost
//! O(n² log n) time and O(n²) memory per case.

use std::cmp::Reverse;

use grundy::io::{self, Between, In, Input, List, Vertex, Word};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::interact(|input, out| {
        input! { from input, tests: In<1, 50> }
        for _ in 0..tests {
            let graph = Graph::read(input);
            out.line("B");
            input! { from input, word: with Word::exactly("ID", 1), start: with Vertex(2 * graph.n) }
            let alice_increases = word == b"I";
            let partner = graph.partners(alice_increases, start);
            let mut visited = vec![false; 2 * graph.n];
            let mut at = start;
            loop {
                visited[at] = true;
                let next = partner[at];
                let weight = graph.weight(at, next);
                writeln!(out, "{}", next + 1);
                let place = input.place();
                input! { from input, answer: with Between(-1, 2 * graph.n as isize) }
                if answer < 0 {
                    break; // −1: the judge has no move
                }
                let is_legal = |&x: &usize| {
                    !visited[x]
                        && graph.is_row(x) != graph.is_row(next)
                        && (graph.weight(next, x) > weight) == alice_increases
                };
                at = match usize::try_from(answer - 1).ok().filter(is_legal) {
                    Some(x) => x,
                    None => {
                        let word = if alice_increases { "heavier" } else { "lighter" };
                        place.refuse(format_args!("an unvisited vertex by a {word} edge, or -1"))
                    }
                };
            }
        }
    });
}

/// The weights of the edges: row i and column j are the vertices i and n + j.
struct Graph {
    n: usize,
    weights: Vec<Vec<usize>>,
}

impl Graph {
    /// Reads n and the weights, which are all different.
    fn read(input: &Input) -> Self {
        input! { from input, n: In<1, 50> }
        let first = input.place();
        input! { from input, weights: with List(n, List(n, Between(1, n * n))) }
        first.distinct_or_refuse(&weights.concat(), 1, "a weight that was not there before");
        Self { n, weights }
    }

    fn is_row(&self, v: usize) -> bool {
        v < self.n
    }

    fn weight(&self, v: usize, w: usize) -> usize {
        self.weights[v.min(w)][v.max(w) - self.n]
    }

    /// The partner of every vertex in a stable matching by which Bob wins; X is the side of `start`.
    fn partners(&self, alice_increases: bool, start: usize) -> Vec<usize> {
        let n = self.n;
        let (mut own, mut other) = (0..n, n..2 * n);
        if !self.is_row(start) {
            (own, other) = (other, own);
        }
        let rank = |x: usize, y: usize| {
            let weight = self.weight(x, y);
            if alice_increases { weight } else { n * n - weight }
        };
        // What every vertex of X has not tried yet, the best last.
        let mut wishes: Vec<Vec<usize>> = vec![vec![]; 2 * n];
        for x in own.clone() {
            wishes[x] = other.clone().sorted_unstable_by_key(|&y| Reverse(rank(x, y))).collect();
        }
        let mut kept: Vec<Option<usize>> = vec![None; 2 * n];
        let mut free: Vec<usize> = own.collect();
        while let Some(x) = free.pop() {
            let y = wishes[x].pop().expect("not all of Y reject x");
            match kept[y] {
                Some(better) if rank(better, y) > rank(x, y) => free.push(x),
                before => {
                    free.extend(before);
                    kept[y] = Some(x);
                }
            }
        }
        let mut partners = vec![start; 2 * n];
        for y in other {
            let x = kept[y].expect("n proposals are kept");
            (partners[x], partners[y]) = (y, x);
        }
        partners
    }
}
