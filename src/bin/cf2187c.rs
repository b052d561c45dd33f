//! # CF2187C Jerry and Tom — a pursuit along edges that do not cross, over all pairs of starts
//!
//! - Judge: <https://codeforces.com/problemset/problem/2187/C>
//! - 中文: 不相交的边上的追逐
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs)
//! - Theorem: the longest edges form a tree
//! - Finder: graphs › tokens: along edges that do not cross
//! - Course: 12: a pursuit along edges that do not cross
//! - Difficulty: 2300
//!
//! ## Rule
//! A directed graph has the vertices 1 to n, an edge from u to u + 1 for every u < n, and m further edges from u to
//! some v > u + 1. No edge comes twice, and no two edges cross: there are no edges from u to v and from u' to v' with u
//! < u' < v < v'. Jerry stands on x, Tom on another vertex y. If x = n, Jerry has won. In each turn Jerry moves along
//! an edge, then Tom moves along an edge or stays. If both are on the same vertex then, Tom wins. If they are not and
//! Jerry is on n, Jerry wins. Let f(x, y) be 0 if Tom cannot force a win. Otherwise it is the least number of his own
//! moves, not counting stays, with which he can force one. What is the sum of f(x, y) over all ordered pairs x ≠ y?
//!
//! ## Claim
//! Let up(u) be the end of the longest edge from u < n. The edges from u to up(u) form a tree with the root n. Let d(u)
//! be the depth of u in it, and a the lowest common ancestor of x and y. Tom can force a win iff d(y) ≤ d(x), and then
//! f(x, y) = d(y) − d(a).
//!
//! For a vertex b, let s(b) be the number of vertices in its subtree, and q(b) the sum of the squares of the numbers of
//! vertices of this subtree at each depth. The answer is the sum over all y of d(y) times the number of vertices x with
//! d(x) ≥ d(y), less the sum of (s(b)² + q(b)) / 2 over all b ≠ n.
//!
//! For example, let n = 4, with one further edge, from 1 to 3. The longest edges lead from 1 and 2 to 3, and from 3
//! to 4. If Jerry begins on 1 and Tom on 2, then a = 3 and f = 2 − 1: Jerry goes to 3, and Tom follows him with one
//! move. If Tom begins on 3, he waits there, and f = 0. Only f(1, 2) and f(2, 1) are 1, so the answer is 2. In the
//! formula it is 4 + 4 + 3 less 1 + 1 + 7.
//!
//! ## Why
//! Let u ≤ v < up(u). A path from v to n cannot pass over up(u): the edge that does would cross the one from u to
//! up(u), or be a longer one from u. So it meets up(u). Three things follow.
//!
//! 1. Every path from y to n meets all ancestors of y, one after the other. So it takes at least j moves to the j-th.
//! 2. If z ≤ p < up(z), then up(z) is an ancestor of p.
//! 3. In this case d(p) ≥ d(up(z)) + 1 = d(z).
//!
//! **If d(y) ≤ d(x), Tom wins with d(y) − d(a) moves.** x is not a, as then y would be strictly below x and deeper. So
//! x is strictly below a, and Jerry, who meets a, makes at least d(x) − d(a) ≥ d(y) − d(a) moves to it. Tom goes to a
//! by longest edges, and waits there. He is on a at the end of the turn in which Jerry comes, unless they have met
//! before.
//!
//! **Jerry goes by longest edges.** Say Tom meets him at p after k moves. Jerry has made d(x) − d(p) moves to this
//! ancestor of x, in as many turns, so k ≤ d(x) − d(p). We show that k ≥ d(y) − d(a) and d(y) ≤ d(x).
//!
//! - Let p be a or an ancestor of a. Then p is y or an ancestor of y, so k ≥ d(y) − d(p) ≥ d(y) − d(a) by 1. And d(y) ≤
//!   k + d(p) ≤ d(x).
//! - Otherwise p is strictly below a. Then it is not y or an ancestor of y: it would be a common one of x and y below
//!   a. Among y and its ancestors let z be the last one with z ≤ p. So z < p < up(z). By 2, up(z) is an ancestor of p,
//!   hence of x, and of y, too. So d(up(z)) ≤ d(a). By 1, Tom has made at least d(y) − d(z) moves to z, and one more at
//!   least to p. So k ≥ d(y) − d(z) + 1 = d(y) − d(up(z)) ≥ d(y) − d(a). And d(y) < k + d(z) ≤ k + d(p) ≤ d(x) by 3.
//!
//! **The sum.** d(y) − d(a) is the number of vertices b that are y or an ancestor of y, but not x nor an ancestor of x.
//! So the sum is that of d(y) over all pairs with d(y) ≤ d(x), less 1 for each b ≠ n and each of these pairs that is in
//! the subtree of b. Of the s² ordered pairs in a subtree, q have equal depths, and half of the others have d(y) <
//! d(x). So (s² − q) / 2 + q of them count. Pairs with x = y are in both sums alike.
//!
//! ## How
//! A vertex comes before its parent. Its numbers of vertices per depth are kept as a list, the deepest first. Of two
//! lists, the shorter one is added to the longer. Each addition makes one number of a list out of two, so there are at
//! most n.
//!
//! ## Cost
//! O(n + m) time and memory for all tests of a file.

use grundy::io::{self, Between, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(2, 200_000), m: with Between(0, n - 2) }
            let first = input.place();
            let mut edges = vec![];
            for _ in 0..m {
                input! { from input, u: with Between(1, n - 2), v: with Between(u + 2, n) }
                edges.push((u - 1, v - 1));
            }
            let parents = parents(n, &edges);
            if edges_cross(&edges, &parents) {
                first.refuse_all(2 * m, "edges that neither cross nor come twice");
            }
            writeln!(out, "{}", sum_of_moves(&parents));
        }
    });
}

/// The end of the longest edge from each vertex but the last.
fn parents(n: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut parents: Vec<usize> = (1..n).collect();
    for &(u, v) in edges {
        parents[u] = parents[u].max(v);
    }
    parents
}

/// Whether two edges cross or are equal.
///
/// Why. If v is not on the way by longest edges from u + 1 to n, one of these passes over v, and crosses an edge from u
/// to v. Let an edge from u to v be crossed from u' > u, and u as large as can be. If v were on the way, a longest edge
/// on it would lead from u' past v, or over u' and no further than v, and be crossed, too.
fn edges_cross(edges: &[(usize, usize)], parents: &[usize]) -> bool {
    let n = parents.len() + 1;
    // The way from u + 1, backwards; for the vertices on it below the parent of u, u; whether u may have no such edge.
    let (mut way, mut below, mut is_taken) = (vec![n - 1], vec![n; n], vec![false; n]);
    for (u, &parent) in parents.iter().enumerate().rev() {
        while way[way.len() - 1] < parent {
            below[way.pop().expect("the way ends at n")] = u;
        }
        is_taken[u] = way[way.len() - 1] > parent;
        way.push(u);
    }
    edges.iter().any(|&(u, v)| match v == parents[u] {
        true => std::mem::replace(&mut is_taken[u], true),
        false => std::mem::replace(&mut below[v], n) != u,
    })
}

/// The sum of Tom's moves over all pairs of starts.
fn sum_of_moves(parents: &[usize]) -> u64 {
    let n = parents.len() + 1;
    let mut depths = vec![0; n];
    let mut counts = vec![0_u64; n];
    counts[0] = 1;
    for (u, &parent) in parents.iter().enumerate().rev() {
        depths[u] = depths[parent] + 1;
        counts[depths[u]] += 1;
    }
    let mut at_least = n as u64;
    let mut sum = 0;
    for (depth, count) in counts.into_iter().enumerate() {
        sum += depth as u64 * count * at_least;
        at_least -= count;
    }
    let mut subtrees: Vec<Levels> = (0..n).map(|_| Levels::default()).collect();
    for (u, &parent) in parents.iter().enumerate() {
        let mut subtree = std::mem::take(&mut subtrees[u]);
        subtree.push_root();
        sum -= (subtree.vertices * subtree.vertices + subtree.squares) / 2;
        subtrees[parent].add(subtree);
    }
    sum
}

/// How many vertices of a tree, or of several, there are at each depth.
#[derive(Default)]
struct Levels {
    /// The deepest first.
    counts: Vec<u64>,
    vertices: u64,
    /// The sum of the squares of the counts.
    squares: u64,
}

impl Levels {
    /// Joins all trees by a root.
    fn push_root(&mut self) {
        self.counts.push(1);
        self.vertices += 1;
        self.squares += 1;
    }

    /// Adds other trees.
    fn add(&mut self, mut other: Self) {
        if self.counts.len() < other.counts.len() {
            std::mem::swap(self, &mut other);
        }
        self.vertices += other.vertices;
        self.squares += other.squares;
        for (count, more) in self.counts.iter_mut().rev().zip(other.counts.into_iter().rev()) {
            self.squares += 2 * *count * more;
            *count += more;
        }
    }
}
