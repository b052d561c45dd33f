//! # P7864 「EVOI-RD1」摘叶子 — any leaves at once, and the root wins
//!
//! - Judge: <https://www.luogu.com.cn/problem/P7864>
//! - 中文: 摘叶子：一次摘任意片，摘到根者胜
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs); twin [cf1363c](super::cf1363c)
//! - Theorem: strategy stealing
//! - Finder: trees › vertices: any leaves at once
//! - Course: 11: a move takes any leaves at once, and the first player steals
//!
//! ## Rule
//! A tree of n vertices hangs on the root 1. In turn, A first, a player chooses one or more leaves, which are the
//! vertices without children, and removes them all at once. A father that has lost all its children is a leaf from then
//! on. The player who removes the root wins.
//!
//! ## Claim
//! From a leaf go up to its father as long as this has no other child. The vertices of this path, with the leaf, are
//! the *chain* of the leaf. B wins iff the chain of every leaf has an even number of vertices.
//!
//! ## Why
//! We show by induction on n that the player to move loses iff all chains are even. The tree without vertices is lost,
//! as the move before has removed the root, and it has no chain. Let n ≥ 1.
//!
//! - Some chain has one vertex, a leaf x. Then x is the root, or its father has another child. Let T be the tree
//!   without x; its leaves are all the others. If T is lost, to remove x wins. If T is won, some set of leaves of T
//!   wins there. The same set together with x leaves the same tree. So this move wins.
//! - No chain has one vertex. Then each leaf's father has no other child. If a leaf is removed, its father is the new
//!   leaf, and its chain is the rest. The other chains stay as they are: no vertex with two or more children loses one.
//!   - Some chain is odd, so that it has three vertices or more. The leaves of all odd chains are removed. All chains
//!     are even then, and the opponent loses.
//!   - All chains are even. Every move leaves an odd chain: that of a leaf which was removed, without it. So the
//!     opponent wins.
//!
//! ## How
//! The vertices are removed one by one, leaves first: from each leaf as far up as no other child is left. On this path
//! the chain ends below the first vertex that once had several children.
//!
//! ## Cost
//! O(n) time and memory, half of it to see that the fathers have no cycle.

use grundy::graphs::disjoint_sets::closing_edge;
use grundy::io::{self, Between, In, List};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10> }
        for _ in 0..tests {
            input! { from input, n: In<1, 1_000_000> }
            let place = input.place();
            input! { from input, fathers: with List(n - 1, Between(1, n as u32)) }
            let wins = first_player_wins(&fathers).unwrap_or_else(|| {
                let edges = fathers.iter().enumerate().map(|(index, &father)| (index + 1, father as usize - 1));
                let closing = closing_edge(n, edges).expect("a cycle of fathers");
                place.after(closing).refuse("a father that closes no cycle")
            });
            writeln!(out, "{}", u8::from(wins));
        }
    });
}

/// By the fathers of the vertices 2, 3, …, which count from 1; nothing if the fathers have a cycle.
fn first_player_wins(fathers: &[u32]) -> Option<bool> {
    let n = fathers.len() + 1;
    let mut children = vec![0_u32; n + 1];
    fathers.iter().for_each(|&father| children[father as usize] += 1);
    let leaves: Vec<usize> = (1..=n).filter(|&vertex| children[vertex] == 0).collect();
    // Where there are several children, one more is counted: the last of them leaves 1, and an only child leaves 0.
    children.iter_mut().filter(|count| **count > 1).for_each(|count| *count += 1);
    let (mut removed, mut wins) = (0, false);
    for mut vertex in leaves {
        let (mut is_odd, mut is_chain) = (true, true);
        removed += 1;
        while vertex > 1 {
            vertex = fathers[vertex - 2] as usize;
            children[vertex] -= 1;
            match children[vertex] {
                0 => is_odd ^= is_chain,
                1 => is_chain = false,
                _ => break,
            }
            removed += 1;
        }
        wins |= is_odd;
    }
    (removed == n).then_some(wins)
}
