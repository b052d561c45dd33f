//! # CF2062E2 The Game (Hard Version) — deleting subtrees by rising values
//!
//! - Judge: <https://codeforces.com/problemset/problem/2062/E2>
//! - 中文: 按权值递增删子树（困难版）
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs); easier [cf2062e1](super::cf2062e1)
//! - Theorem: the last answer in rising values
//! - Finder: trees › vertices
//! - Course: 15 › parity: subtrees by rising values
//!
//! ## Rule
//! The vertices of a rooted tree have values. In turn a player chooses a vertex that is still there and deletes its
//! subtree. Its value must be greater than the value of the vertex chosen just before; the first choice is free. A
//! player who cannot choose WINS. Which first choices win?
//!
//! ## Claim
//! Let O(v) be the set of the vertices outside the subtree of v whose values are greater than that of v. Call v
//! answerable if O(v) is not empty. Say that u blocks v if the subtree of u contains v or all of O(v). A first choice u
//! wins iff u is answerable, and blocks every answerable v of greater value.
//!
//! ## Why
//! Consider a player who has to choose and can. He wins iff he has a choice after which the opponent can choose, too.
//!
//! - If he has none, the opponent cannot choose after his choice, and wins.
//! - If he has such choices, he takes one of the largest value, v. The opponent chooses some r of greater value than v.
//!   The vertex r was there before v was deleted, so the player could have chosen it himself. After r alone the
//!   opponent could not have chosen, since v was the largest choice with an answer. Now that the subtree of v is gone,
//!   too, there is no more to choose. So the player cannot choose after r, and wins.
//!
//! So a first choice u wins iff the opponent can choose, but has no choice v after which the first player can choose.
//! The opponent can choose iff u is answerable. His choices are the v of greater value outside the subtree of u. After
//! v the first player can choose iff a vertex of O(v) is outside the subtree of u. So the opponent has no such choice
//! iff u blocks every answerable v of greater value.
//!
//! ## How
//! The program judges the vertices by falling values, and then adds them to those that must be blocked. Only vertices
//! of greater value count, so those of equal value are judged before any of them is added.
//!
//! Count a vertex as an ancestor of itself. Let t be the lowest common ancestor of O(v). Then u blocks v iff u is an
//! ancestor of v or of t. The common ancestors of x and y are the ancestors of their lowest common ancestor. So of the
//! ancestors of x those that block v are the ancestors of one vertex: the lower one of the lowest common ancestors of x
//! and v, and of x and t. Hence the vertices that block all v so far are the ancestors of two vertices, which begin as
//! v and t for the first v, and stay or move up with every further one.
//!
//! A subtree is a range of the preorder. So t is the lowest common ancestor of the first and the last vertex of O(v) in
//! preorder. A Fenwick tree over the preorder gives these two.
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use std::cmp::Reverse;
use std::ops::Range;

use grundy::graphs::{Lca, Tree};
use grundy::io::{self, Between, In, List, Total, TreeOn};
use grundy::structures::Fenwick;
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100_000> }
        let sum_of_n = Total::at_most(400_000);
        for _ in 0..tests {
            input! {
                from input,
                n: with sum_of_n.of(1, 400_000),
                values: with List(n, Between(1, n as u32)),
                tree: with TreeOn(n),
            }
            let choices = winning_choices(&tree, &values);
            write!(out, "{}", choices.len());
            for v in choices {
                write!(out, " {}", v + 1);
            }
            writeln!(out);
        }
    });
}

/// The first choices that win, in ascending order.
fn winning_choices(tree: &Tree, values: &[u32]) -> Vec<usize> {
    let lca = Lca::new(tree);
    let lower = |u: usize, v: usize| if tree.is_ancestor(u, v) { v } else { u };
    let by_falling_value = (0..tree.len()).sorted_unstable_by_key(|&v| Reverse(values[v])).collect_vec();
    let mut greater = Fenwick::new(tree.len());
    // The ancestors of these two block what must be blocked, once there is something.
    let mut blocking: Option<[usize; 2]> = None;
    let mut winning = vec![];
    for group in by_falling_value.chunk_by(|&u, &v| values[u] == values[v]) {
        let answerable = group.iter().filter_map(|&v| {
            let [first, last] = outside(&greater, tree.subtree(v))?;
            Some((v, lca.of(tree.vertex(first), tree.vertex(last))))
        });
        let answerable = answerable.collect_vec();
        winning.extend(answerable.iter().map(|&(u, _)| u).filter(|&u| match blocking {
            None => true,
            Some(lowest) => lowest.iter().any(|&x| tree.is_ancestor(u, x)),
        }));
        for (v, t) in answerable {
            let blocks = |x| tree.is_ancestor(x, v) || tree.is_ancestor(x, t);
            let raised = |x| if blocks(x) { x } else { lower(lca.of(x, v), lca.of(x, t)) };
            blocking = Some(match blocking {
                None => [v, t],
                Some(lowest) => lowest.map(raised),
            });
        }
        for &v in group {
            greater.add(tree.index(v), 1);
        }
    }
    winning.sort_unstable();
    winning
}

/// The first and the last of the counted positions outside `subtree`, if there are any.
fn outside(counts: &Fenwick<u32>, subtree: Range<usize>) -> Option<[usize; 2]> {
    let [before, up_to_end, all] = [subtree.start, subtree.end, counts.len()].map(|end| counts.prefix(end));
    if before == 0 && up_to_end == all {
        return None;
    }
    let first = if before > 0 { 0 } else { up_to_end };
    let last = if up_to_end < all { all - 1 } else { before - 1 };
    Some([first, last].map(|index| counts.partition_point(|&sum| sum <= index)))
}
