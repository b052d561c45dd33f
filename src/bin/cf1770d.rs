//! # CF1770D Koxia and Game — of three numbers one is struck out, and one of the others taken
//!
//! - Judge: <https://codeforces.com/problemset/problem/1770/D>
//! - 中文: 三个数划去一个，再选一个，要成排列
//! - Family: [counting](super#counting); easier [cf1739c](super::cf1739c)
//! - Theorem: no real choice is left, so edges point to their ends, one to each vertex
//! - Finder: counting › structures: rows with which the taken numbers become a permutation
//! - Course: 16: rows with which the taken numbers become a permutation
//! - Difficulty: 2000
//!
//! ## Rule
//! There are three rows a, b and c of n numbers from 1 to n, n ≥ 1. In the rounds i = 1, …, n, Koxia strikes out one of
//! the three numbers aᵢ, bᵢ and cᵢ, and then Mahiru takes one of the two others as dᵢ. Koxia wins if the numbers d₁, …,
//! dₙ are all different, and otherwise Mahiru. The rows a and b are given. For how many rows c does Koxia win, if both
//! play best? Give the number modulo 998244353.
//!
//! ## Claim
//! Take the graph with the vertices 1 to n and an edge between aᵢ and bᵢ for each i. It may have loops, and several
//! edges between two vertices. If a component has not as many edges as vertices, the answer is 0. Otherwise each
//! component has one cycle. The answer is a product over the components: n for one whose cycle is a loop, and 2 for any
//! other one.
//!
//! For example, let a = (1, 2, 2) and b = (1, 3, 3). Vertex 1 has a loop, and 2 and 3 make a component with two edges.
//! So there are 3 · 2 rows. The first number of c may be any one, and the others 2 and 3, or 3 and 2.
//!
//! ## Why
//! *Two equal numbers in each round.* If two of aᵢ, bᵢ and cᵢ are equal, let vᵢ be that number; it is the only one that
//! occurs twice or more among the three. If Koxia leaves two equal numbers, dᵢ = vᵢ.
//!
//! Let Koxia have a winning strategy, and suppose that she sometimes leaves two different numbers x and y. Take such a
//! round i that is as late as can be. In all later rounds she leaves equal numbers, whatever Mahiru takes in round i.
//! So the later d's are the v's of their rounds after x as well as after y. In both cases all d's are different, so x
//! and y are both the only number that is missing in the others. But x ≠ y.
//!
//! So Koxia leaves equal numbers in every round, and d is v. She wins iff every round has such a number, and all of
//! them are different.
//!
//! *Counting.* If aᵢ = bᵢ, this number is vᵢ, and cᵢ is any of n numbers. Otherwise cᵢ is aᵢ or bᵢ, and vᵢ = cᵢ. So
//! each edge is pointed at one of its ends, and each vertex must be hit once. Edges stay within components, so each of
//! these needs as many edges as vertices. Then it is a tree with one edge more, and has one cycle, perhaps a loop or
//! two edges between two vertices. A vertex with a single edge that is no loop is hit by it; without the two the rest
//! is such a component again. So in the end the cycle is left. A loop hits its vertex, and has n possible cᵢ. Another
//! cycle can be pointed round in two ways.
//!
//! ## Cost
//! O(n) time, but for the nearly constant steps of the sets; O(n) memory.

use grundy::arithmetic::Mod;
use grundy::graphs::DisjointSets;
use grundy::io::{self, Between, In, List, Total};
use itertools::{Itertools, izip};
use proconio::input;

type Count = Mod<998_244_353>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 20_000> }
        let sum_of_n = Total::at_most(100_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 100_000) }
            input! { from input, a: with List(n, Between(1, n)), b: with List(n, Between(1, n)) }
            writeln!(out, "{}", won_rows(&a, &b));
        }
    });
}

fn won_rows(a: &[usize], b: &[usize]) -> Count {
    let n = a.len();
    let mut components = DisjointSets::new(n);
    izip!(a, b).for_each(|(a, b)| {
        components.unite(a - 1, b - 1);
    });
    // By the leader of each component.
    let (mut edges, mut has_loop) = (vec![0; n], vec![false; n]);
    for (&a, &b) in izip!(a, b) {
        let leader = components.leader(a - 1);
        edges[leader] += 1;
        has_loop[leader] |= a == b;
    }
    let leaders = (0..n).filter(|&vertex| components.leader(vertex) == vertex).collect_vec();
    let mut ways = Count::new(1);
    for leader in leaders {
        if edges[leader] != components.size(leader) {
            return Count::new(0);
        }
        ways *= Count::new(if has_loop[leader] { n as u64 } else { 2 });
    }
    ways
}
