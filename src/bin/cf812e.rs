//! # CF812E Sagheer and Apple Tree — apples that fall down a tree, and one swap before
//!
//! - Judge: <https://codeforces.com/problemset/problem/812/E>
//! - 中文: 苹果树：树上阶梯 Nim，先交换两点
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [cses_stair_game](super::cses_stair_game); harder
//!   [cf1498f](super::cf1498f)
//! - Theorem: [staircase Nim](grundy::games::staircase)
//! - Finder: heaps › stairs: down a tree › with one swap beforehand
//! - Course: 8: apples that fall down a tree, with one swap beforehand
//! - Difficulty: 2300
//!
//! ## Rule
//! On node i of a tree with root 1 hang a_i ≥ 1 apples. The depths of all leaves have the same parity. In turn a player
//! takes one or more apples from one node. If it is a leaf, he eats them; otherwise he hangs all of them on one of its
//! children. A player who cannot move loses. Before that, the second player must exchange the numbers of apples of two
//! nodes. For how many pairs of nodes does he win then?
//!
//! ## Claim
//! Call a node odd if its depth has the parity of that of a leaf, so that leaves are odd, and even otherwise. Let S be
//! the XOR of the numbers of apples of all odd nodes. The answer is the number of pairs of an odd node u and an even
//! node v with a_u XOR a_v = S; if S = 0, all pairs of two odd nodes and of two even nodes are added.
//!
//! ## Why
//! The children of an odd node are even, those of an even node odd; leaves are odd, so an even node has a child.
//!
//! A move from an odd node makes its number smaller, to any size, and the apples leave the odd nodes: they are eaten,
//! or they come to an even node. A move from an even node makes the number of one odd node, a child, larger. The game
//! ends, as apples fall. This is staircase Nim ([`grundy::games::staircase`]): the second player wins iff S = 0.
//!
//! So the swap must make S = 0. A swap of two odd nodes, or of two even ones, leaves S as it is. A swap of an odd node
//! u with an even node v replaces a_u by a_v, and gives S XOR a_u XOR a_v.
//!
//! ## Cost
//! O(n) expected time, O(n) memory.

use grundy::games::sg::nim_sum;
use grundy::graphs::{Tree, closing_edge};
use grundy::io::{self, In, List, Vertex};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 100_000>, apples: [In<1, 10_000_000, u32>; n] }
        let first = input.place();
        input! { from input, parents: with List(n - 1, Vertex(n)) }
        let edges = || (1..n).zip(parents.iter().copied());
        let tree = Tree::new(n, edges()).unwrap_or_else(|| {
            let closing = closing_edge(n, edges()).expect("an edge closes a cycle");
            first.after(closing).refuse("a parent that closes no cycle")
        });
        let mut leaves = (1..n).filter(|&v| tree.subtree(v).len() == 1);
        let leaf = leaves.next().expect("a tree of two nodes has a leaf below its root");
        if let Some(other) = leaves.find(|&v| tree.depth(v) % 2 != tree.depth(leaf) % 2) {
            let (leaf, other) = (leaf + 1, other + 1);
            first
                .after(other - 2)
                .refuse(format_args!("a parent of depth of the other parity, as {leaf} and {other} are leaves"));
        }
        let is_odd: Vec<bool> = (0..n).map(|v| tree.depth(v) % 2 == tree.depth(leaf) % 2).collect();
        writeln!(out, "{}", swaps_that_lose(&apples, &is_odd));
    });
}

/// The number of swaps after which the first player loses; for every node comes whether it is odd. There are nodes of
/// both kinds.
fn swaps_that_lose(apples: &[u32], is_odd: &[bool]) -> u64 {
    let of = |class| apples.iter().zip(is_odd).filter(move |(_, is_odd)| **is_odd == class).map(|(&apples, _)| apples);
    let (odd, even): (Vec<u32>, Vec<u32>) = (of(true).collect(), of(false).collect());
    let sum = nim_sum(odd.iter().copied());
    let pairs = |nodes: usize| nodes as u64 * (nodes as u64 - 1) / 2;
    let within = if sum == 0 { pairs(odd.len()) + pairs(even.len()) } else { 0 };
    let evens = even.into_iter().counts();
    let across = odd.iter().filter_map(|apples| evens.get(&(apples ^ sum)));
    within + across.map(|&evens| evens as u64).sum::<u64>()
}
