//! # CF1615E Purple Crayon — red and then blue subtrees
//!
//! - Judge: <https://codeforces.com/problemset/problem/1615/E>
//! - 中文: 先涂红子树，再涂蓝子树
//! - Family: [two goals](super#two-goals); easier [cf2060c](super::cf2060c)
//! - Theorem: long chains cover most vertices; a parabola gives the number of blue ones
//! - Finder: trees › vertices: whole subtrees are coloured, one move each
//! - Course: 15 › scores: whole subtrees are coloured, one move each
//! - Difficulty: 2400
//!
//! ## Rule
//! A tree has n ≥ 2 white vertices, and vertex 1 is its root. First Red colours whole subtrees red, at most k vertices
//! in all, 1 ≤ k ≤ n. Then Blue colours whole subtrees blue that have no red vertex. Each of them may also colour
//! nothing. If w vertices are white, r red and b blue in the end, the score is w (r − b). Red wants it large, Blue
//! small. What is it?
//!
//! ## Claim
//! Cut the tree into *long chains*: from each vertex the chain goes on to the child below which the tree is deepest,
//! and each other child begins a chain. Let u(r) be the number of vertices in the r longest chains, which is n if there
//! are not more than r, and let b(r) be the smaller one of ⌊n/2⌋ and n − u(r). The answer is the greatest of all
//! (n − r − b(r)) (r − b(r)) for r from 0 to k.
//!
//! For example, let three leaves hang on the root, and k = 2. The chains have 2, 1 and 1 vertices. With one red leaf, b
//! is 2, and the score (4 − 1 − 2) (1 − 2) = −1. With two, u = 3 and b = 1, and the score is (4 − 2 − 1) (2 − 1) = 1.
//!
//! ## Why
//! *Blue.* Let r vertices be red, and u vertices lie on the ways from the red ones to the root, with both ends. Blue
//! cannot colour any of these. The n − u others are whole subtrees, and if he leaves some of them out from above, whole
//! subtrees are left. So he can colour every number b up to n − u. As a function of b, (n − r − b) (r − b) is the
//! parabola b² − n b + r (n − r), which falls up to n/2 and takes the same value at ⌊n/2⌋ and n − ⌊n/2⌋. So the best b
//! is ⌊n/2⌋, or n − u if that is less.
//!
//! *Red.* For each r, he wants u as large as possible, since Blue has then fewer numbers b to choose from. Every red
//! vertex lies on the way of a red leaf, so the ways of the red leaves, at most r of them, cover as much. If the tree
//! has at least r leaves, the ways of these and some others, r in all, cover no less, and he may colour just those r
//! leaves. Otherwise he colours all leaves, and then the vertices above, those that are lowest first.
//!
//! *Which leaves.* The ways of r leaves cover at most u(r) vertices. For let l be the end of the longest chain, which
//! begins at the root, and take any r leaves without l. Of their ways let one, to the leaf x, share most with the way
//! to l, and let them part below p. Take l in place of x. At most the vertices between p and x are lost, which are not
//! more than those between p and l, since below p the tree is deepest there. And all of the latter are new. So l may be
//! one of the leaves. Without its chain, subtrees are left, the chains of which are the others. Among these, the same
//! is done with the longest chain that is left; if no way meets it, its end may take the place of any leaf, since no
//! way there is longer. And so on.
//!
//! The r longest chains are covered by the ways of their ends: the chain above a chain is longer, so it is among them.
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use grundy::graphs::Tree;
use grundy::io::{self, Between, In, TreeOn};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 200_000>, k: with Between(1, n), tree: with TreeOn(n) }
        writeln!(out, "{}", best_score(&tree, k));
    });
}

fn best_score(tree: &Tree, k: usize) -> i64 {
    let n = tree.len() as i64;
    let mut covered = 0;
    let chains = long_chains(tree).into_iter().sorted_unstable_by(|x, y| y.cmp(x));
    let covered = std::iter::once(0).chain(chains).chain(std::iter::repeat(0)).map(|chain| {
        covered += chain;
        covered
    });
    let scores = (0..=k as i64).zip(covered).map(|(red, covered)| {
        let blue = (n / 2).min(n - covered);
        (n - red - blue) * (red - blue)
    });
    scores.max().expect("a number of red vertices")
}

/// The numbers of vertices of the long chains, in any order.
fn long_chains(tree: &Tree) -> Vec<i64> {
    let mut chains = vec![];
    let mut longest_below = vec![0; tree.len()];
    for vertex in tree.preorder().rev() {
        let chain = longest_below[vertex] + 1;
        let Some(parent) = tree.parent(vertex) else {
            chains.push(chain);
            break;
        };
        let (shorter, longer) = [longest_below[parent], chain].into_iter().minmax().into_option().expect("two chains");
        longest_below[parent] = longer;
        if shorter > 0 {
            chains.push(shorter);
        }
    }
    chains
}
