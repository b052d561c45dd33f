//! # AGC033 C Removing Coins — coins that move towards a vertex
//!
//! - Judge: <https://atcoder.jp/contests/agc033/tasks/agc033_c>
//! - 中文: 所有硬币向一点移动，看直径
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs); easier [hdu1846](super::hdu1846)
//! - Theorem: [Bachet's game](grundy::games::take_away) on a diameter
//! - Finder: trees › vertices: all coins move
//! - Course: 15 › parity: coins on a tree, by its diameter
//!
//! ## Rule
//! Every vertex of a tree has a coin. In turn a player chooses a vertex v with coins and takes all of them away. Then
//! every other coin moves one edge towards v. Coins may meet on a vertex. A player who finds no coin loses.
//!
//! ## Claim
//! Let d be the diameter: the number of edges on a longest path. The first player loses iff d leaves 1 modulo 3.
//!
//! ## Why
//! Let S be the set of vertices with coins. The numbers of coins do not matter. S is always a subtree: it is at first,
//! and a move at v changes it as follows.
//!
//! - If v is alone in S, no coin is left.
//! - Otherwise v gets the coins of its neighbours in S. Another vertex has coins afterwards iff a neighbour farther
//!   from v had some, so iff it was in S and no leaf of S. So S loses its leaves, but if v is a leaf, it stays.
//!
//! Let d ≥ 1 be the diameter of S. A path in S that ends at a vertex other than a leaf of S can go on there by an edge.
//! So a longest path ends at two leaves. Let S' be what the move at v leaves of S.
//!
//! - Let v be an end of a longest path. This path loses its other end, and d − 1 edges are left of it. No path of d
//!   edges is left, because it would end at two leaves of S. So S' has the diameter d − 1.
//! - Let v be an end of no longest path. A longest path loses both ends, and d − 2 edges are left of it. A path in S'
//!   that does not end at v can go on in S by an edge at both ends, so it has at most d − 2 edges. A path in S' from v
//!   to another vertex can go on at that one, and has at most d − 1 edges then, as v is no end of a longest path. So S'
//!   has the diameter d − 2.
//!
//! So from d ≥ 2 a move leads to d − 1 or d − 2, and both can be chosen: an inner vertex of a longest path is no leaf,
//! so it is the end of no longest path. From 1 a move leads to 0, from 0 to no coins, which is lost. So 0 is won, 1 is
//! lost, and from 2 on d is lost iff d − 1 and d − 2 are won. Hence d is lost iff it leaves 1 modulo 3.
//!
//! ## Cost
//! O(N) time and memory.

use grundy::io::{self, ForestOn, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        // n − 1 edges without a cycle make one tree.
        input! { from input, n: In<1, 200_000>, tree: with ForestOn(n, n - 1) }
        out.either(tree.diameter() % 3 != 1, ["First", "Second"]);
    });
}
