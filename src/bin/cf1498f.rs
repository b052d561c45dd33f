//! # CF1498F Christmas Game — presents that climb a tree by k edges
//!
//! - Judge: <https://codeforces.com/problemset/problem/1498/F>
//! - 中文: 树上阶梯博弈（换根）
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [cf812e](super::cf812e)
//! - Theorem: [staircase Nim](grundy::games::staircase)
//! - Finder: heaps › stairs: down a tree
//! - Finder: trees › roots: every vertex as the root
//! - Difficulty: 2500
//!
//! ## Rule
//! The vertices of a tree have presents. A root is chosen. In turn a player takes one or more presents from a vertex
//! that is at least k ≥ 1 edges away from the root, and moves them to its k-th ancestor. A player who cannot move
//! loses. For which roots does the first player win?
//!
//! ## Claim
//! Let d(v) be the number of edges between a vertex v and the root. The first player wins iff the XOR of the presents
//! of all v with ⌊d(v) / k⌋ odd is not 0.
//!
//! ## Why
//! Say that v is on step ⌊d(v) / k⌋. A move takes presents from a vertex on some step to a vertex one step below, and
//! from step 0 there is no move. So a move from an odd step makes one heap on the odd steps smaller, to any size, and a
//! move from an even step makes one of them larger. The game ends, as presents only come nearer to the root. This is
//! staircase Nim ([`grundy::games::staircase`]).
//!
//! ## How
//! A step is odd iff d(v) modulo 2k is at least k. For a vertex r and a number i below 2k let the level i of r be the
//! XOR of the presents of all vertices whose distance from r is i modulo 2k. Rotating the levels moves level i to level
//! i + 1, and the last one to level 0. Root the tree at any vertex.
//!
//! - From the leaves up, find the levels of every vertex within its subtree: its own presents on level 0, and the
//!   rotated levels of its children.
//! - From the root down, find the levels within the whole tree. Let v have the parent p, and let the levels L of v
//!   count its subtree only. Rotate L, and XOR it into a copy of the levels of p: this counts only the vertices outside
//!   the subtree of v. They are one edge farther from v than from p. So rotate it, and XOR it into L.
//!
//! ## Cost
//! O(nk) time and memory.

use grundy::games::staircase::staircase_sum;
use grundy::graphs::Tree;
use grundy::io::{self, In, TreeOn};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! {
            from input,
            n: In<3, 100_000>,
            k: In<1, 20>,
            tree: with TreeOn(n),
            presents: [In<0, 1_000_000_000, u32>; n],
        }
        let wins = winning_roots(&tree, &presents, k);
        let digits = wins.into_iter().map(u8::from);
        writeln!(out, "{}", digits.format(" "));
    });
}

/// For every vertex, whether the first player wins if it is the root.
fn winning_roots(tree: &Tree, presents: &[u32], k: usize) -> Vec<bool> {
    let mut levels = vec![vec![0; 2 * k]; tree.len()];
    for (levels, &presents) in levels.iter_mut().zip(presents) {
        levels[0] = presents;
    }
    for v in tree.preorder().rev() {
        if let Some(p) = tree.parent(v) {
            let below = levels[v].clone();
            add_rotated(&mut levels[p], &below);
        }
    }
    for v in tree.preorder() {
        if let Some(p) = tree.parent(v) {
            let mut outside = levels[p].clone();
            add_rotated(&mut outside, &levels[v]);
            add_rotated(&mut levels[v], &outside);
        }
    }
    let wins = |levels: &Vec<u32>| staircase_sum((0..).map(|i| i / k).zip(levels.iter().copied())) != 0;
    levels.iter().map(wins).collect()
}

/// Adds by XOR to `levels` those of `others`, rotated.
fn add_rotated(levels: &mut [u32], others: &[u32]) {
    levels[1..].iter_mut().zip(others).for_each(|(level, other)| *level ^= other);
    levels[0] ^= others[others.len() - 1];
}
