//! # P8347 「Wdoi-6」另一侧的月 — delete a vertex, keep one part
//!
//! - Judge: <https://www.luogu.com.cn/problem/P8347>
//! - 中文: 另一侧的月：删一个点，留一部分
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs)
//! - Theorem: all degrees odd
//! - Finder: trees › vertices: a vertex is deleted and one part kept
//! - Course: 11: a vertex is removed, and one part is kept
//! - Difficulty: 3, ours
//!
//! ## Rule
//! A tree has n ≥ 2 vertices. In turn, Hifuu first, a player removes a vertex with its edges, keeps one of the parts
//! that remain, and drops the others. A player who leaves a single vertex loses; his opponent, Hifuu or Luna, wins.
//!
//! ## Claim
//! Luna wins iff every vertex has an odd degree.
//!
//! ## Why
//! By induction on n. A single vertex, of the even degree 0, is won for the player to move: that is the rule.
//!
//! - Every degree is odd. Whatever is removed, the part that is kept holds one neighbour of it. Of all degrees in this
//!   part only that of the neighbour has changed, by 1. It is even, so the opponent wins.
//! - Some degree is even, and n ≥ 2. Let a leaf be the root. Its degree is 1, so every vertex of even degree has a
//!   father. Let w be a deepest vertex of even degree: at least 2, as w has a father. Remove the father, and keep the
//!   part with w. It holds w and all below w, two vertices or more. The degree of w has become odd, and the others
//!   there are odd. So the opponent loses.
//!
//! ## Cost
//! O(n) time and memory, half of it to see that the edges form a tree.

use grundy::graphs::Forest;
use grundy::io::{self, ForestOn, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 5> }
        for _ in 0..tests {
            input! { from input, n: In<2, 100_000>, tree: with ForestOn(n, n - 1) }
            out.either(first_player_wins(&tree), ["Hifuu", "Luna"]);
        }
    });
}

fn first_player_wins(tree: &Forest) -> bool {
    let mut is_odd = vec![false; tree.len()];
    for (vertex, parent) in tree.leaves_first() {
        if let Some(parent) = parent {
            is_odd[vertex] ^= true;
            is_odd[parent] ^= true;
        }
    }
    is_odd.contains(&false)
}
