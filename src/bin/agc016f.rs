//! # AGC016 F Games on DAG — two pieces, all subgraphs
//!
//! - Judge: <https://atcoder.jp/contests/agc016/tasks/agc016_f>
//! - 中文: DAG 上两枚棋子，子图计数
//! - Family: [counting](super#counting); easier [loj10243](super::loj10243)
//! - Theorem: subgraphs by the vertices of value 0
//! - Finder: counting › structures
//! - Course: 16: subgraphs by the values of their vertices
//!
//! ## Rule
//! From an acyclic graph of m edges any set of edges may be removed. Then two pieces stand on the vertices 1 and 2. In
//! turn a player moves one of them along an edge; both may stand on one vertex. A player who cannot move loses. For how
//! many of the 2^m graphs does the first player win, modulo 10⁹ + 7?
//!
//! ## Claim
//! The first player loses iff the vertices 1 and 2 have equal values. For a set S of vertices that contains 1 and 2,
//! let f(S) be the number of subgraphs on S in which 1 and 2 have equal values. Here and below, a subgraph on S is a
//! choice among the edges inside S. Then f(S) is the sum over all non-empty U ⊆ S, V being the rest S ∖ U, of
//!
//! ```text
//! product over v in V of (2^(edges from v into U) − 1) · 2^(edges from U into v)
//!     times 2^(edges inside V)   if U contains 1 and 2
//!     times f(V)                 if V contains 1 and 2
//!     times 0                    otherwise
//! ```
//!
//! ## Why
//! The pieces are a sum of games (library `games::sg`). Let U be the vertices of value 0. Which subgraphs have this U?
//!
//! - A vertex has the value 0 iff none of its successors has. This settles one vertex after the other, in an order in
//!   which successors come first. So these subgraphs are those in which no edge joins two vertices of U, and every
//!   vertex of V has an edge into U.
//! - The edges from U into V are free.
//! - The edges inside V do not change U. They decide whether 1 and 2 have equal values if both lie in V. There the
//!   value of a vertex is 1 more than its value in the graph on V alone. By induction, successors first: the successors
//!   of v in U have the value 0, and there is one; those in V have values 1 greater than in the graph on V. So the mex
//!   is 1 greater, too. Hence 1 and 2 have equal values in the graph on S iff they have in the graph on V.
//!
//! If only one of 1 and 2 lies in U, their values differ.
//!
//! ## Cost
//! O(3^(n−2) · n) time for n vertices, O(2^n) memory.

use grundy::arithmetic::Mod;
use grundy::io::{self, Between, In, Vertex};
use grundy::structures::{members, subsets};
use proconio::input;

type Count = Mod<1_000_000_007>;

/// The vertices 1 and 2 of the input.
const STARTS: usize = 0b11;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 15>, m: with Between(1, n * (n - 1) / 2) }
        // For every vertex, the set of vertices to which its edges go.
        let mut successors = vec![0; n];
        for _ in 0..m {
            let edge = input.place();
            input! { from input, from: with Vertex(n), to: with Vertex(n) }
            if from >= to || successors[from] >> to & 1 == 1 {
                edge.refuse_all(2, "a new edge to a greater vertex");
            }
            successors[from] |= 1 << to;
        }
        writeln!(out, "{}", Count::new(2).pow(m as u64) - losing_subgraphs(&successors));
    });
}

/// The number of subgraphs in which the values of the first two vertices agree.
fn losing_subgraphs(successors: &[usize]) -> Count {
    let n = successors.len();
    let powers: Vec<Count> = (0..=n * (n - 1) / 2).map(|edges| Count::new(2).pow(edges as u64)).collect();
    let edges = |v: usize, into: usize| (successors[v] & into).count_ones() as usize;
    let all_edges = |from: usize, into: usize| members(from).map(|v| edges(v, into)).sum::<usize>();
    // The ways to choose the edges between U and V.
    let between = |u: usize, v: usize| {
        let into_u = members(v).map(|v| powers[edges(v, u)] - powers[0]);
        into_u.product::<Count>() * powers[all_edges(u, v)]
    };
    let everything = (1 << n) - 1;
    // By the set without the starts; subsets come before it.
    let mut losing = vec![Count::default(); everything + 1];
    for set in (0..=everything).filter(|set| set & STARTS == 0) {
        let mut sum = Count::default();
        for u in subsets(set) {
            let v = set ^ u;
            sum += between(u | STARTS, v) * powers[all_edges(v, v)];
            if u != 0 {
                sum += between(u, v | STARTS) * losing[v];
            }
        }
        losing[set] = sum;
    }
    losing[everything ^ STARTS]
}
