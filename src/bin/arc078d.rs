//! # ARC078 D Fennec VS. Snuke — two colours that grow on a tree
//!
//! - Judge: <https://atcoder.jp/contests/arc078/tasks/arc078_b>
//! - 中文: 树上双方各扩张一色
//! - Family: [two players, different moves](super#two-players-different-moves); harder [cf1704f](super::cf1704f)
//! - Theorem: each gets what is nearer to him
//! - Finder: trees › vertices: two colours grow towards each other
//! - Course: 14: each has his own colour
//!
//! ## Rule
//! A tree has the cells 1 to N, N ≥ 2. Cell 1 is black, cell N is white, and the others have no colour yet. In turn,
//! Fennec first, a player paints a cell without colour: Fennec black, if it has a black neighbour, and Snuke white, if
//! it has a white one. A player who cannot paint a cell loses.
//!
//! ## Claim
//! Let F be the number of cells that are at least as near to cell 1 as to cell N, cell 1 included. Fennec wins iff F
//! is more than half of N.
//!
//! For example, if the tree is the path 1, 2, 3, then F = 2, since cell 2 is as near to 1 as to 3, and Fennec wins. If
//! N = 2, then F = 1, and Snuke wins.
//!
//! ## Why
//! Let v₀, v₁, …, v_k be the path from cell 1 = v₀ to cell N = v_k, and m the integer part of k / 2. Every other cell
//! hangs on one cell of the path. If this is v_i, the cell is i steps farther from v₀ than from v_i, and k − i steps
//! farther from v_k. So the F cells that the claim counts, *her side*, are v₀ to v_m and what hangs on these. The
//! other N − F cells are *his side*. The black cells are always connected, and so are the white ones.
//!
//! **Fennec can keep Snuke out of her side.** She paints v₁ to v_m in her first m moves. To be at v_j before her j-th
//! move, Snuke needs k − j moves, and has made j − 1. But j ≤ m ≤ k / 2, so k − j ≥ j > j − 1: he is late. White can
//! come to her side only through one of v₀ to v_m, and these are black in time. After these moves she paints any cell
//! of her side that has a black neighbour. There is one until all are black, since her side is connected. So F − 1
//! moves are safe for her, and Snuke makes at most N − F − 1, on his own side.
//!
//! **Snuke can keep Fennec out of his side.** He paints v_(k − 1) down to v_(m + 1) in his first k − m − 1 moves. To
//! be at v_(k − j) before his j-th move, Fennec needs k − j moves, and has made j. But j ≤ k − m − 1 < k / 2, and so
//! j < k − j: she is late. As before, N − F − 1 moves are safe for him, and she makes at most F − 1.
//!
//! Let F > N − F. Fennec plays as described. Snuke has fewer moves than she has safe ones, as N − F − 1 < F − 1. So he
//! is the first who cannot move. Now let F ≤ N − F. Snuke plays as described. Fennec has at most as many moves as he
//! has safe ones, and she moves first. So she is the first who cannot move.
//!
//! ## How
//! We hang the tree on cell 1. Then his side is v_(m + 1) with all that is below it, and v_(m + 1) is found by k − m −
//! 1 steps up from cell N. This is the integer part of (k − 1) / 2, and k is the depth of cell N.
//!
//! ## Cost
//! O(N) time and memory.

use grundy::graphs::Tree;
use grundy::io::{self, In, TreeOn};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 100_000>, tree: with TreeOn(n) }
        out.either(n - snukes_side(&tree) > n / 2, ["Fennec", "Snuke"]);
    });
}

/// The number of cells that are nearer to the last cell than to the first.
fn snukes_side(tree: &Tree) -> usize {
    let last = tree.len() - 1;
    let steps = (tree.depth(last) - 1) / 2;
    let top = (0..steps).fold(last, |v, _| tree.parent(v).expect("the root is farther up"));
    tree.subtree(top).len()
}
