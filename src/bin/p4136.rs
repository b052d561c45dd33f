//! # P4136 谁能赢呢？ — a stone on a square board that never comes back
//!
//! - Judge: <https://www.luogu.com.cn/problem/P4136>
//! - 中文: 谁能赢呢：棋盘上不走回头路
//! - Family: [vertex games](super#vertex-games); harder [bipartite_game](super::bipartite_game)
//! - Theorem: dominoes on all squares, or on all but the start
//! - Finder: graphs › no return: on an open board, by dominoes
//! - Course: 12: a stone on a square board, by dominoes
//!
//! ## Rule
//! A board has n × n squares, n ≥ 1, and a stone lies on a corner square. In turn, Alice first, a player moves it to a
//! square beside, above or below, where it has not been; it has been on the corner from the start. A player who cannot
//! move loses. Who wins?
//!
//! ## Claim
//! Alice wins iff n is even.
//!
//! For example, if n = 2, Alice goes to a neighbour of the corner, Bob to the square opposite the corner, and Alice to
//! the last square. If n = 1, she cannot move at all.
//!
//! ## Why
//! Let n be even. Cover the board with dominoes, each on two neighbouring squares: every row is cut in pairs. Alice
//! always moves to the other half of the domino on which the stone lies. She always can. At first the stone lies on a
//! new domino, of which only one half has been visited. After each move of hers, dominoes have been visited wholly or
//! not at all. So each move of Bob's leads to a new domino again, and she has an answer.
//!
//! Let n be odd. Cover all squares but the corner: its column below it by upright dominoes, and what is left of each
//! row, n − 1 squares, by dominoes that lie. Alice's first move leads to a new domino. Now it is Bob who always moves
//! to the other half, and he is never without a move.
//!
//! The game ends, as there are finitely many squares. It need not go through all of them.
//!
//! ## Cost
//! O(1) time and memory per board.

use grundy::io::{self, Between};

fn main() {
    io::run(|input, out| {
        while let Some(n) = input.until_zero(Between(0, 10_000_u32)) {
            out.either(n % 2 == 0, ["Alice", "Bob"]);
        }
    });
}
