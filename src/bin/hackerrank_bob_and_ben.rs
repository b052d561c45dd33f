//! # HackerRank bob-and-ben Bob and Ben — a leaf, or the whole tree
//!
//! - Judge: <https://www.hackerrank.com/challenges/bob-and-ben>
//! - 中文: 删一个叶子，或整棵树
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs); easier [cf1363c](super::cf1363c)
//! - Theorem: a [sum](grundy::games::sg) of trees, whose values are 1, 0, 1, 2, 1, 2, … by their size
//! - Finder: trees › vertices: a leaf goes alone, any other vertex with its whole tree
//! - Course: 6: a leaf, or the whole tree
//!
//! ## Rule
//! There are n trees. A tree is given by two numbers m and k: its nodes are 1, …, m, and for j = 1, …, m − 1 node j + 1
//! is joined to node max(1, ⌊j / k⌋). In turn, Bob first, a player removes a node. If it is a leaf, a node with exactly
//! one edge, the rest of its tree stays. Otherwise the whole tree vanishes. A player who cannot move loses. Does Bob
//! win, or Ben?
//!
//! ## Claim
//! Let a tree of m nodes be worth
//!
//! ```text
//! 0   if m = 2,
//! 1   if m is odd,
//! 2   if m is even and m ≥ 4.
//! ```
//!
//! Bob wins iff the XOR of these values is not 0.
//!
//! For example, Bob loses with a single tree of 2 nodes: he leaves one node, and Ben removes it. With one tree of 3
//! nodes he wins: he removes the middle one, and nothing is left.
//!
//! ## Why
//! A move concerns one tree only. So the game is the sum of its trees, and their values are XORed
//! ([`grundy::games::sg`]). If a leaf of a tree of m nodes is removed, m − 1 nodes are left, and they are a tree. If
//! another node is, nothing is left, which is worth 0. By induction the value depends on m alone: call it g(m).
//!
//! - m = 1. The node has no edge, so it is not a leaf. The tree vanishes: g(1) = mex{0} = 1.
//! - m = 2. Both nodes are leaves, and one node is left: g(2) = mex{g(1)} = mex{1} = 0.
//! - m ≥ 3. Every node has an edge, and the m − 1 edges have 2m − 2 ends. This is less than 2m, so some node has only
//!   one edge and is a leaf. It is more than m, so some node has two or more and is not. Hence g(m) = mex{g(m − 1), 0},
//!   whatever the shape.
//!
//! So g(3) = mex{0, 0} = 1, g(4) = mex{1, 0} = 2, g(5) = mex{2, 0} = 1, and from then on 2 and 1 in turn.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In, Total};
use proconio::input;

type Nodes = In<1, 1_000_000_000, u32>;
type Children = In<2, 100, u8>;

fn main() {
    io::run(|input, out| {
        input! { from input, games: In<1, 100> }
        let sum_of_n = Total::at_most(1_000_000);
        for _ in 0..games {
            input! { from input, n: with sum_of_n.of(1, 1_000_000), trees: [(Nodes, Children); n] }
            out.either(nim_sum(trees.into_iter().map(|(nodes, _)| value(nodes))) != 0, ["BOB", "BEN"]);
        }
    });
}

/// The value of a tree of so many nodes.
fn value(nodes: u32) -> u32 {
    match nodes {
        2 => 0,
        _ if nodes % 2 == 1 => 1,
        _ => 2,
    }
}
