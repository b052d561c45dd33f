//! # CF2062E2 The Game (Hard Version) — deleting subtrees by rising values
//!
//! - Judge: <https://codeforces.com/problemset/problem/2062/E2>
//! - 中文: 按权值递增删子树（困难版）
//! - Family: strategy on trees and graphs
//! - Theorem: the last answer in rising values
//!
//! ## Rule
//! The vertices of a rooted tree have values. In turn a player chooses a vertex that is still there and deletes its
//! subtree. Its value must be greater than the value of the vertex chosen just before; the first choice is free. Who
//! cannot choose WINS. Which first choices win?
//!
//! ## Claim
//! Let O(v) be the set of the vertices outside the subtree of v whose values are greater than that of v. Say that u
//! answers v if the subtree of u contains v or all of O(v). A first choice u wins iff
//!
//! - O(u) is not empty, and
//! - u answers every v of greater value than u for which O(v) is not empty.
//!
//! ## Why
//! Consider a player who has to choose and can. He wins iff he has a choice after which the opponent can choose, too.
//!
//! - If he has none, the opponent cannot choose after his choice, and wins.
//! - If he has such choices, he takes one of the greatest value, v. The opponent chooses some r of greater value than
//!   v. The vertex r was there before v was deleted, so the player could have chosen it himself. After r alone the
//!   opponent could not have chosen, since v was the greatest choice with an answer. Now that the subtree of v is gone,
//!   too, there is no more to choose. So the player cannot choose after r, and wins.
//!
//! So a first choice u wins iff the opponent can choose, but has no choice v after which the first player can choose.
//! The opponent can choose iff O(u) is not empty. His choices are the v of greater value outside the subtree of u.
//! After v the first player can choose iff a vertex of O(v) is outside the subtree of u. He cannot iff all of O(v) is
//! in the subtree of u. So the opponent has no such choice iff u answers every v of the claim.
//!
//! ## How
//! The vertices u are taken by falling values, those of equal value together. Count a vertex as an ancestor of itself.
//! The u that answer one v are the ancestors of v and the ancestors of the lowest vertex whose subtree contains all of
//! O(v). So they form two ways from the root, a pair. The common part of two pairs is again a pair: what a way P of one
//! pair shares with the two ways of the other pair are two initial parts of P, and the longer part contains the shorter
//! one. Hence the u that answer all v so far are the ancestors of two vertices, the ends. With every new v the ends can
//! only move up.
//!
//! A subtree is a range of the preorder. So it contains all of O(v) iff it contains the first and the last vertex of
//! O(v) in preorder. A Fenwick tree over the preorder gives these two.
//!
//! The ends climb step by step, O(n) steps in all. Lowest common ancestors from `graphs::lca` would say at once where
//! they arrive, but its table costs a quarter more instructions on a path or a random tree, and twice the memory.
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use std::cmp::Reverse;
use std::ops::Range;

use grundy::graphs::Tree;
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
    let by_falling_value = (0..tree.len()).sorted_unstable_by_key(|&v| Reverse(values[v])).collect_vec();
    let mut greater = Greater::new(tree.len());
    let mut ends: Option<[usize; 2]> = None;
    let mut winning = vec![];
    // A vertex is held only against greater ones: equal values are judged, and added, together.
    for group in by_falling_value.chunk_by(|&u, &v| values[u] == values[v]) {
        let outside = group.iter().map(|&v| greater.outside(tree.subtree(v))).collect_vec();
        let movable = || group.iter().zip(&outside).filter_map(|(&v, outside)| Some((v, outside.as_ref()?)));
        winning.extend(movable().map(|(u, _)| u).filter(|&u| match ends {
            None => true,
            Some(ends) => ends.iter().any(|&end| tree.is_ancestor(u, end)),
        }));
        for (v, outside) in movable() {
            let [a, b] = ends.unwrap_or([v, tree.vertex(outside.first)]);
            ends = Some([a, b].map(|end| lowest_answer(tree, end, v, outside)));
        }
        for &v in group {
            greater.insert(tree.subtree(v).start);
        }
    }
    winning.sort_unstable();
    winning
}

/// The lowest ancestor of `end` whose subtree contains v or all vertices of `outside`.
fn lowest_answer(tree: &Tree, end: usize, v: usize, outside: &Ends) -> usize {
    let answers = |u: usize| {
        let subtree = tree.subtree(u);
        tree.is_ancestor(u, v) || subtree.contains(&outside.first) && subtree.contains(&outside.last)
    };
    let mut up = end;
    while !answers(up) {
        up = tree.parent(up).expect("the root's subtree contains everything");
    }
    up
}

/// The first and the last position of some vertices in preorder.
struct Ends {
    first: usize,
    last: usize,
}

/// The positions of the vertices of greater value than those at hand.
struct Greater {
    ends: Option<Ends>,
    /// How many there are at each position.
    counts: Fenwick<u32>,
}

impl Greater {
    fn new(length: usize) -> Self {
        Self { ends: None, counts: Fenwick::new(length) }
    }

    fn insert(&mut self, position: usize) {
        let Ends { first, last } = self.ends.take().unwrap_or(Ends { first: position, last: position });
        self.ends = Some(Ends { first: first.min(position), last: last.max(position) });
        self.counts.add(position, 1);
    }

    /// Those outside `subtree`, if there are any.
    fn outside(&self, subtree: Range<usize>) -> Option<Ends> {
        let &Ends { first, last } = self.ends.as_ref()?;
        let (before, behind) = (first < subtree.start, last >= subtree.end);
        let nth = |index: u32| self.counts.first_exceeding(index).expect("so many have been counted");
        match (before, behind) {
            (false, false) => None,
            (true, true) => Some(Ends { first, last }),
            (true, false) => Some(Ends { first, last: nth(self.counts.prefix(subtree.start) - 1) }),
            (false, true) => Some(Ends { first: nth(self.counts.prefix(subtree.end)), last }),
        }
    }
}
