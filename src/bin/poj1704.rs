//! # POJ 1704 Georgia and Bob — chessmen to the left
//!
//! - Judge: <http://poj.org/problem?id=1704>
//! - 中文: 棋子左移（阶梯博弈）
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [cses_stair_game](super::cses_stair_game); twin
//!   [p3480](super::p3480); harder [hdu4315](super::hdu4315), [p2575](super::p2575), [p5363](super::p5363)
//! - Theorem: [staircase Nim](grundy::games::staircase)
//! - Finder: heaps › stairs
//! - Difficulty: 2, ours
//!
//! ## Rule
//! n chessmen stand on different cells of a row that begins with cell 1 on the left. In turn, Georgia first, a player
//! moves one of them to the left, one or more cells, neither onto another nor over it. A player who cannot move loses.
//!
//! ## Claim
//! Every chessman has a gap: the number of free cells between him and the next chessman on his left; for the first
//! chessman, the number of cells on his left. Georgia wins iff the XOR of the gaps of the chessmen n, n − 2, n − 4, …,
//! counted from the left, is not 0.
//!
//! ## Why
//! A chessman who moves t cells takes t from his gap, where t is any number up to the gap. He adds t to the gap of the
//! next chessman on his right; the last chessman has none there. This is staircase Nim ([`grundy::games::staircase`]):
//! the gaps are the heaps, the gap of the last chessman is on step 1, and each gap on the left is one step higher. The
//! positions come unsorted.
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use grundy::games::staircase::rises_sum;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 20> }
        for _ in 0..tests {
            input! { from input, n: In<1, 1000> }
            let first = input.place();
            input! { from input, cells: [In<1, 10_000, u32>; n] }
            let cells = first.distinct_or_refuse(&cells, 1, "a cell that has not come before");
            out.either(first_player_wins(&cells), ["Georgia will win", "Bob will win"]);
        }
    });
}

/// The cells come in ascending order.
fn first_player_wins(cells: &[u32]) -> bool {
    // What is free on the left of each chessman rises by his gap.
    let free: Vec<u32> = cells.iter().zip(1..).map(|(cell, number)| cell - number).collect();
    rises_sum(&free) != 0
}
