//! # P1288 取数游戏 II — a coin on a ring of edges that are lowered
//!
//! - Judge: <https://www.luogu.com.cn/problem/P1288>
//! - 中文: 取数游戏 II：环上走边
//! - Family: [vertex games](super#vertex-games)
//! - Theorem: parity of the run to the next zero
//! - Finder: rows › circle: a coin goes round on lowered edges
//! - Course: 15 › parity: a ring
//! - Difficulty: 普及-
//!
//! ## Rule
//! A ring of N nodes has N edges, each with a number ≥ 0; at least one number is 0. A coin stands on the node between
//! the first and the last edge. In turn a player chooses an edge at the coin whose number is not 0, makes it any
//! smaller number ≥ 0, and moves the coin over this edge. A player who finds 0 on both edges at the coin loses.
//!
//! ## Claim
//! From the coin, count the edges before the next 0, forwards and backwards. The first player wins iff at least one of
//! the two counts is odd.
//!
//! ## Why
//! Call a position even if both counts are even. We show that the even positions are the lost ones.
//!
//! - From an even position no move leads to an even one. It goes over an edge that is not 0, so the count on this side
//!   is 2 or more. From the next node, the count in the same direction is less by 1: it is odd.
//! - From any other position some move leads to an even one: go where the count is odd, and make the edge 0. In the
//!   same direction the count is now even, and backwards it is 0.
//!
//! The sum of the numbers falls with each move, so the game ends, and these two properties are enough
//! ([`grundy::games::sg`], lost positions without values).
//!
//! ## Cost
//! O(N).

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 20> }
        let first = input.place();
        input! { from input, edges: [In<0, 30, u32>; n] }
        if !edges.contains(&0) {
            first.after(n - 1).refuse("a 0, as no other edge has one");
        }
        out.either(first_player_wins(&edges), ["YES", "NO"]);
    });
}

fn first_player_wins(edges: &[u32]) -> bool {
    let forwards = edges.iter().take_while(|&&edge| edge > 0).count();
    let backwards = edges.iter().rev().take_while(|&&edge| edge > 0).count();
    forwards % 2 == 1 || backwards % 2 == 1
}
