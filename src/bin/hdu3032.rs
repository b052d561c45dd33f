//! # HDU 3032 Nim or not Nim? — Lasker's Nim: a heap may be split
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=3032>
//! - 中文: 可分堆的 Nim（Multi-SG）
//! - Family: splitting
//! - Theorem: Lasker's Nim
//!
//! ## Rule
//! Stones lie in n heaps. In turn a player takes one or more stones from one heap, or splits a heap into two that are
//! not empty. Who takes the last stone wins.
//!
//! ## Claim
//! The value of a heap of x stones is x − 1 for x = 4, 8, 12, …, x + 1 for x = 3, 7, 11, …, and x for all others. The
//! first player wins iff the XOR of the values is not 0.
//!
//! ## Why
//! The game is the sum of its heaps, and a heap has the value that Lasker's Nim gives it (proof in the library
//! `games::splitting`).
//!
//! ## Cost
//! O(n) time, no memory beyond the input.

use grundy::games::sg::nim_sum;
use grundy::games::splitting::lasker_value;
use grundy::io::{self, In, Input};
use proconio::{input, read_value};

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 100> }
        for _ in 0..tests {
            input! { from input, n: In<0, 1_000_000> }
            out.line(if first_player_wins((0..n).map(|_| heap(input))) { "Alice" } else { "Bob" });
        }
    });
}

fn heap(input: &Input) -> u32 {
    read_value!(from input, In<0, 2_147_483_647, u32>)
}

fn first_player_wins(heaps: impl Iterator<Item = u32>) -> bool {
    nim_sum(heaps.map(lasker_value)) != 0
}
