//! # CF2028E Alice's Adventures in the Rabbit Hole — a coin decides who moves the token
//!
//! - Judge: <https://codeforces.com/problemset/problem/2028/E>
//! - 中文: 抛硬币决定谁走：逃出树的概率
//! - Family: [chance](super#chance)
//! - Theorem: random-turn game, the mean of the best and the worst neighbour
//! - Finder: chance › coin
//! - Course: 15 › chance
//! - Difficulty: 2300
//!
//! ## Rule
//! Alice stands on a vertex of a tree with 2 ≤ n ≤ 200000 vertices. Vertex 1 is the exit, whatever its degree. Every
//! other vertex with one edge is a leaf. While Alice is neither at the exit nor on a leaf, a fair coin is thrown. If it
//! shows heads, she chooses a neighbour of her vertex and goes there; otherwise the Queen chooses the neighbour. At the
//! exit Alice has escaped. On a leaf she has lost. Both play best. For every start v, with what chance does Alice
//! escape? The answers are modulo p = 998244353: the numerator times the inverse of the denominator.
//!
//! ## Claim
//! Root the tree at vertex 1, and let d(v) be the distance from v to the nearest leaf in the subtree of v, so 0 if v is
//! a leaf. Alice escapes from v with the chance E(v), where E(1) = 1 and, for every v with the parent u,
//!
//! ```text
//! E(v) = E(u) · d(v) / (d(v) + 1)
//! ```
//!
//! ## Why
//! Let v be neither the exit nor a leaf, and u its parent. Some child c of v has d(c) = d(v) − 1, and every other child
//! w has d(w) ≥ d(c). So E(v) > 0, E(u) = E(v) (d(v) + 1)/d(v), and E(c) = E(v) (d(v) − 1)/d(v). Hence
//!
//! - E(v) is the mean of E(u) and E(c);
//! - no neighbour w of v has E(w) > E(u): a child has E(w) < E(v) < E(u);
//! - no neighbour w of v has E(w) < E(c): u has not, and for a child E(w) = E(v) d(w)/(d(w) + 1), which grows with
//!   d(w).
//!
//! Let Alice always go to the parent. Whatever the Queen does, the mean of E after a throw is at least what E was
//! before. So after any number k of throws the mean of E is at least E(v), where v is the start. By then the game is
//! over but for some chance q(k). E is 1 at the exit, 0 on a leaf, and at most 1 elsewhere; so Alice has escaped by
//! then with a chance of at least E(v) − q(k). After n throws of heads in a row the game is over, and among k throws
//! there are such for certain in the end: q(k) goes to 0. So Alice escapes with a chance of at least E(v).
//!
//! Let the Queen always choose a child with the least d. Whatever Alice does, the mean of E after a throw is at most
//! what E was before. So after any number of throws Alice has escaped with a chance of at most E(v). Both together: the
//! chance is E(v).
//!
//! ## Cost
//! O(n) time and memory.

use grundy::arithmetic::Mod;
use grundy::graphs::Tree;
use grundy::io::{self, In, Total, TreeOn};
use itertools::Itertools;
use proconio::input;

/// The modulus.
const P: u32 = 998_244_353;

fn main() {
    io::run(|input, out| {
        let sum_of_n = Total::at_most(200_000);
        input! { from input, tests: In<1, 10_000> }
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(2, 200_000), tree: with TreeOn(n) }
            writeln!(out, "{}", escapes(&tree).iter().join(" "));
        }
    });
}

/// For every vertex the chance to escape from it.
fn escapes(tree: &Tree) -> Vec<Mod<P>> {
    let distances = to_leaves(tree);
    let inverses = inverses(tree.len());
    let mut escapes = vec![Mod::new(1); tree.len()];
    for v in tree.preorder() {
        if let Some(parent) = tree.parent(v) {
            let d = distances[v];
            escapes[v] = escapes[parent] * Mod::new(d.into()) * inverses[d as usize + 1];
        }
    }
    escapes
}

/// For every vertex the distance to the nearest leaf in its subtree.
fn to_leaves(tree: &Tree) -> Vec<u32> {
    let is_leaf = |v: usize| tree.subtree(v).len() == 1;
    let mut distances = (0..tree.len()).map(|v| if is_leaf(v) { 0 } else { u32::MAX }).collect_vec();
    for v in tree.preorder().rev() {
        if let Some(parent) = tree.parent(v) {
            distances[parent] = distances[parent].min(distances[v] + 1);
        }
    }
    distances
}

/// The inverses of 1, …, `largest`, each at its index.
///
/// p = ⌊p/k⌋ k + r with r = p mod k; times the inverses of k and r this is 0 = ⌊p/k⌋ / r + 1 / k modulo p.
fn inverses(largest: usize) -> Vec<Mod<P>> {
    let mut inverses = vec![Mod::new(0), Mod::new(1)];
    for k in 2..=largest {
        let (quotient, rest) = (P as usize / k, P as usize % k);
        inverses.push(-(Mod::new(quotient as u64) * inverses[rest]));
    }
    inverses
}
