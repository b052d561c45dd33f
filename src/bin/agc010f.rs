//! # AGC010 F Tree Game — a piece that eats stones
//!
//! - Judge: <https://atcoder.jp/contests/agc010/tasks/agc010_f>
//! - 中文: 树上移棋取石子
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs)
//! - Theorem: descent to a lost neighbour
//! - Finder: trees › vertices: a piece walks
//! - Difficulty: 4, ours
//!
//! ## Rule
//! Every vertex v of a tree with n ≥ 2 vertices holds A_v stones. The first player puts a piece on a vertex. In turn,
//! the first player first, a player takes one stone from the vertex under the piece and moves the piece to a neighbour.
//! A player who finds no stone under the piece loses. From which starts does the first player win?
//!
//! ## Claim
//! Call a vertex v good iff it has a neighbour w, not good, with A_w < A_v. The first player wins from v iff v is good.
//!
//! The definition is not circular: whether v is good depends only on vertices with fewer stones than v.
//!
//! ## Why
//! Every position of the game can be read as a start: the piece is on some v, and the numbers A are those of this
//! moment. The proof is by induction over the number of stones on the whole tree.
//!
//! A move from v lowers A_v by 1 and changes no other number. Call a vertex w low if A_w < A_v before the move. A low w
//! still has A_w ≤ A_v after the move. So v never has fewer stones than w, and it plays no part in whether w is good.
//! Hence the move leaves every low vertex as it was, good or not good.
//!
//! - Let v be good. The player to move goes to a neighbour w that is low and not good. After the move w is still not
//!   good. By induction the opponent, who has to move from w, loses.
//! - Let v be not good. If A_v = 0, the player to move loses at once. Otherwise he goes to some neighbour w, and w is
//!   good after the move, as follows. By induction the opponent wins.
//!   - Let w be low. Then w is good before the move, because v is not good. So w is good after it, too.
//!   - Let w not be low: A_w ≥ A_v. After the move v has fewer stones than w. And v is still not good: the neighbours
//!     that now have fewer stones than v were low before the move, so all of them were good, and they still are. So w
//!     has the neighbour v, which makes w good.
//!
//! ## How
//! The vertices are judged in the order of rising numbers of stones.
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use grundy::graphs::Tree;
use grundy::io::{self, In, TreeOn};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! {
            from input,
            n: In<2, 3000>,
            stones: [In<0, 1_000_000_000, u32>; n],
            tree: with TreeOn(n),
        }
        let good = good_vertices(&tree, &stones);
        writeln!(out, "{}", (1..=n).filter(|v| good[v - 1]).join(" "));
    });
}

/// For every vertex, whether a neighbour with fewer stones is not good.
fn good_vertices(tree: &Tree, stones: &[u32]) -> Vec<bool> {
    let mut good = vec![false; tree.len()];
    for v in (0..tree.len()).sorted_unstable_by_key(|&v| stones[v]) {
        good[v] = tree.neighbours(v).any(|w| stones[w] < stones[v] && !good[w]);
    }
    good
}
