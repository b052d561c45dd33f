//! # CF2062E2 The Game (Hard Version) — deleting subtrees by rising values
//!
//! Judge: <https://codeforces.com/problemset/problem/2062/E2>
//! Family: strategy on trees and graphs
//! Theorem: the last answer in rising values
//!
//! Rule. The vertices of a rooted tree have values. In turn a player chooses a vertex still there whose value is greater
//! than the one chosen just before, and deletes its subtree; the first choice is free. Who cannot choose WINS. Which
//! first choices win?
//! Claim. Let O(v) be the vertices outside the subtree of v whose values are greater than that of v. A first choice u
//! wins iff O(u) is not empty and the subtree of u contains v or all of O(v), for every v of greater value than u for
//! which O(v) is not empty.
//! Why. A player who must choose, and can, wins iff he has a choice after which the opponent can choose, too. Otherwise
//! the opponent cannot and wins. If there are such choices, he takes the greatest of them, v; whatever r the opponent
//! answers was open to him before and is greater than v, so after r alone there was no choice, let alone now. So u wins
//! iff the opponent can choose, that is O(u) is not empty, and has no choice v that leaves another: each v outside the
//! subtree of u has its O(v) inside.
//! How. Take u by falling values. The u that answer one v are the ancestors (each vertex counts as its own) of v, and
//! those of the vertex where the ways to O(v) part: two ways from the root. Two ways cut with two ways are two shorter
//! ways, so the u that answer all v so far are the ancestors of two ends, which only climb. O(v) is known by its first
//! and last vertex in preorder.
//! Cost. O(n log n) time for sorting and for the first and last vertices, O(n) memory.

use std::cmp::Reverse;
use std::ops::Range;

use grundy::graphs::tree::Tree;
use grundy::io::{self, In, TreeOn};
use grundy::structures::fenwick::Fenwick;
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100_000> }
        for _ in 0..tests {
            input! { from input, n: In<1, 400_000>, values: [In<1, 400_000, u32>; n], tree: with TreeOn(n) }
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
    let by_falling_value = (0..tree.len())
        .sorted_unstable_by_key(|&v| Reverse(values[v]))
        .collect_vec();
    let mut greater = Greater::new(tree.len());
    let mut ends: Option<[usize; 2]> = None;
    let mut winning = vec![];
    // A vertex is held only against greater ones: equal values are judged, and added, together.
    for group in by_falling_value.chunk_by(|&u, &v| values[u] == values[v]) {
        let outside = group
            .iter()
            .map(|&v| greater.outside(tree.subtree(v)))
            .collect_vec();
        let movable = || {
            group
                .iter()
                .zip(&outside)
                .filter_map(|(&v, outside)| Some((v, outside.as_ref()?)))
        };
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
        tree.is_ancestor(u, v)
            || subtree.contains(&outside.first) && subtree.contains(&outside.last)
    };
    let mut up = end;
    while !answers(up) {
        up = tree
            .parent(up)
            .expect("the root's subtree contains everything");
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
        Self {
            ends: None,
            counts: Fenwick::new(length),
        }
    }

    fn insert(&mut self, position: usize) {
        let Ends { first, last } = self.ends.take().unwrap_or(Ends {
            first: position,
            last: position,
        });
        self.ends = Some(Ends {
            first: first.min(position),
            last: last.max(position),
        });
        self.counts.add(position, 1);
    }

    /// Those outside `subtree`, if there are any.
    fn outside(&self, subtree: Range<usize>) -> Option<Ends> {
        let &Ends { first, last } = self.ends.as_ref()?;
        let (before, behind) = (first < subtree.start, last >= subtree.end);
        let nth = |index: u32| {
            self.counts
                .first_exceeding(index)
                .expect("so many have been counted")
        };
        match (before, behind) {
            (false, false) => None,
            (true, true) => Some(Ends { first, last }),
            (true, false) => Some(Ends {
                first,
                last: nth(self.counts.prefix(subtree.start) - 1),
            }),
            (false, true) => Some(Ends {
                first: nth(self.counts.prefix(subtree.end)),
                last,
            }),
        }
    }
}
