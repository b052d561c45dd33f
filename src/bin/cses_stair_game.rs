//! # CSES 1099 Stair Game — balls down the stairs
//!
//! - Judge: <https://cses.fi/problemset/task/1099>
//! - 中文: 阶梯博弈
//! - Family: [Nim and staircase](super#nim-and-staircase); harder [cf812e](super::cf812e), [poj1704](super::poj1704)
//! - Theorem: [staircase Nim](grundy::games::staircase)
//! - Finder: heaps › stairs
//! - Difficulty: 2, ours
//!
//! ## Rule
//! Balls lie on the stairs 1 to n. In turn a player moves one or more balls from some stair k > 1 to the stair k − 1.
//! The player who moves last wins. If there is no move at the start, the second player wins.
//!
//! ## Claim
//! The first player wins iff the XOR of the numbers of balls on the stairs 2, 4, 6, … is not 0.
//!
//! ## Why
//! This is staircase Nim ([`grundy::games::staircase`]), with the ground on stair 1.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::staircase::staircase_sum;
use grundy::io::{self, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 200_000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 200_000), balls: [In<0, 1_000_000_000, u32>; n] }
            out.either(first_player_wins(&balls), ["first", "second"]);
        }
    });
}

fn first_player_wins(balls: &[u32]) -> bool {
    staircase_sum(balls.iter().copied().enumerate()) != 0
}
