//! # ABC398 E Tree Game — edges added to a tree without an odd cycle, against the judge
//!
//! - Judge: <https://atcoder.jp/contests/abc398/tasks/abc398_e>
//! - 中文: 给树加边，不成奇环（交互题）
//! - Family: [dialogues](super#dialogues); harder [abc398g](super::abc398g)
//! - Theorem: parity of the remaining moves
//! - Finder: dialogues › answers: by the number of edges that can still come
//! - Course: 17: choose the side by a count that cannot change
//! - Difficulty: 2, ours
//!
//! ## Rule
//! A graph is at first a tree with the vertices 1 to N, 2 ≤ N ≤ 100. In turn a player adds an edge between two vertices
//! i < j that are not joined yet. There must be no cycle of odd length afterwards. A player who cannot add an edge
//! loses. The program chooses who goes first. Then it plays against the judge, and has to win.
//!
//! ## Claim
//! Colour the vertices black and white such that every edge of the tree joins two colours. Let x be the number of black
//! vertices. The first player wins iff x (N − x) − (N − 1) is odd, that is, iff N and x are even; and it does not
//! matter how he plays.
//!
//! ## Why
//! A tree is connected: there is a path between any two vertices, and its length is odd iff they have different
//! colours. An edge between two vertices of the same colour would close an odd cycle with such a path. And as long as
//! every edge joins two colours, every cycle changes colour at each step and has an even length. So the edges that may
//! be added are the pairs of different colours that are not joined yet, in every position of the game.
//!
//! There are x (N − x) pairs of different colours, and the tree joins N − 1 of them. Every move takes one pair away. So
//! the game lasts exactly x (N − x) − (N − 1) moves, and the first player makes the last one iff this is odd. If N is
//! odd, both terms are even. If N is even, N − 1 is odd, and x (N − x) has the parity of x.
//!
//! ## Cost
//! O(N² log N) time, O(N²) memory.

use std::collections::BTreeSet;

use grundy::graphs::Tree;
use grundy::io::{self, Between, In, TreeOn};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::interact(|input, out| {
        input! { from input, n: In<2, 100>, tree: with TreeOn(n) }
        let mut free = pairs_of_different_colours(&tree);
        let mut is_mine = free.len() % 2 == 1;
        out.either(is_mine, ["First", "Second"]);
        loop {
            if is_mine {
                let (i, j) = free.pop_first().expect("an odd number of pairs is left");
                writeln!(out, "{} {}", i + 1, j + 1);
            } else {
                let place = input.place();
                input! { from input, i: with Between(-1, n as isize), j: with Between(-1, n as isize) }
                if (i, j) == (-1, -1) {
                    break;
                }
                let pair = (usize::try_from(i - 1), usize::try_from(j - 1));
                if !matches!(pair, (Ok(i), Ok(j)) if free.remove(&(i, j))) {
                    place.refuse_all(2, "two vertices that may be joined, the smaller one first, or -1 -1");
                }
            }
            is_mine = !is_mine;
        }
    });
}

/// The pairs that the tree does not join, each with the smaller vertex first.
fn pairs_of_different_colours(tree: &Tree) -> BTreeSet<(usize, usize)> {
    let differ = |i, j| (tree.depth(i) + tree.depth(j)) % 2 == 1;
    let are_joined = |i, j| tree.parent(i) == Some(j) || tree.parent(j) == Some(i);
    (0..tree.len()).tuple_combinations().filter(|&(i, j)| differ(i, j) && !are_joined(i, j)).collect()
}
