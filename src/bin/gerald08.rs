//! # CodeChef GERALD08 Chef and Tree Game — black and white edges of a tree
//!
//! - Judge: <https://www.codechef.com/problems/GERALD08>
//! - 中文: 黑白边的树上删边
//! - Family: [two players, different moves](super#two-players-different-moves); easier
//!   [cuttingbrownies](super::cuttingbrownies), [hdu3094](super::hdu3094)
//! - Theorem: [red–blue Hackenbush on trees](grundy::games::numbers)
//! - Finder: trees › colours
//! - Finder: partizan › numbers
//! - Difficulty: 4, ours
//!
//! ## Rule
//! A tree has the root 1, and each of its edges is black or white. Chef deletes a black edge in his turn, Ksen a white
//! one in hers. What is then cut off from the root disappears. A player who cannot move loses. Who wins if Chef begins,
//! and who if Ksen does?
//!
//! ## Claim
//! The tree above a vertex has a number: the sum over the edges up to the children. An edge under a tree of the number
//! x counts c(x) if it is black, and −c(−x) if it is white:
//!
//! ```text
//! c(x) = (x + p) / 2^(p − 1)    for the least p ≥ 1 for which x + p > 1
//! ```
//!
//! If the number of the root is greater than 0, Chef wins both games; if it is smaller, Ksen does. If it is 0, the
//! player who begins loses.
//!
//! ## Why
//! The edges at a vertex, each with what it carries, are a sum of games. The rest is the library's (`games::numbers`,
//! on sums, edges, and who wins).
//!
//! ## How
//! A number can have nearly as many binary places as there are edges, and the last of them may decide. Those of the
//! library are exact, and all edges and sums together take linear time (see `on_edge` there).
//!
//! ## Cost
//! O(N) time and memory.

use std::cmp::Ordering;
use std::mem;

use grundy::games::{Number, Player};
use grundy::graphs::Tree;
use grundy::io::{self, In, Vertex};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 1000> }
        for _ in 0..tests {
            input! { from input, n: In<1, 100_000> }
            let first = input.place();
            let (mut edges, mut owners) = (vec![], vec![]);
            for _ in 1..n {
                input! { from input, u: with Vertex(n), v: with Vertex(n), white: In<0, 1> }
                edges.push((u, v));
                owners.push([Player::Left, Player::Right][white]);
            }
            let tree = first.tree_or_refuse(n, &edges, 3);
            let value = tree_value(&tree, &owners);
            out.line(match value.cmp(&Number::from(0)) {
                Ordering::Greater => "Chef Chef",
                Ordering::Less => "Ksen Ksen",
                Ordering::Equal => "Ksen Chef",
            });
        }
    });
}

/// The number of the whole tree; Chef is Left.
fn tree_value(tree: &Tree, owners: &[Player]) -> Number {
    let mut values = vec![Number::from(0); tree.len()];
    for v in tree.preorder().rev() {
        if let Some((parent, edge)) = tree.parent(v).zip(tree.parent_edge(v)) {
            let carried = mem::take(&mut values[v]);
            values[parent] += carried.on_edge(owners[edge]);
        }
    }
    mem::take(&mut values[tree.root()])
}
