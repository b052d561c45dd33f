//! # HDU 3032 Nim or not Nim? — Lasker's Nim: a heap may be split
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=3032>
//! - 中文: 可分堆的 Nim（Multi-SG）
//! - Family: [splitting](super#splitting); easier [cses_nim_game_1](super::cses_nim_game_1)
//! - Theorem: [Lasker's Nim](grundy::games::splitting)
//! - Finder: heaps › splitting
//! - Difficulty: 3, ours
//! - Table: values heaps "take any; split" 23 by 12
//!
//! ## Rule
//! Stones lie in n heaps. In turn a player takes one or more stones from one heap, or splits a heap into two that are
//! not empty. The player who takes the last stone wins.
//!
//! ## Claim
//! The value of a heap of x stones is x − 1 for x = 4, 8, 12, …, x + 1 for x = 3, 7, 11, …, and x for all others. The
//! first player wins iff the XOR of the values is not 0.
//!
//! ## Why
//! The game is the sum of its heaps, and a heap has the value that Lasker's Nim gives it (proof in
//! [`grundy::games::splitting`]).
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::sg::nim_sum;
use grundy::games::splitting::lasker_value;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 100> }
        for _ in 0..tests {
            input! { from input, n: In<0, 1_000_000>, heaps: [In<0, 2_147_483_647, u32>; n] }
            out.either(first_player_wins(&heaps), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(heaps: &[u32]) -> bool {
    nim_sum(heaps.iter().copied().map(lasker_value)) != 0
}
