//! # CSES 2208 Another Game — one coin from each chosen heap
//!
//! - Judge: <https://cses.fi/problemset/task/2208>
//! - 中文: 选若干堆，各取一枚
//! - Family: [parity](super#parity)
//! - Theorem: all even
//! - Finder: heaps › several heaps: one coin from each of some heaps
//! - Course: 5: one coin from each of some heaps, decided by parities
//! - Difficulty: 2, ours
//!
//! ## Rule
//! There are n heaps of coins. In turn a player chooses one or more heaps that are not empty, and takes exactly one
//! coin from each of them. The player who takes the last coin wins.
//!
//! ## Claim
//! The first player wins iff some heap is odd.
//!
//! ## Why
//! A player who finds odd heaps takes a coin from each of them, and leaves all heaps even. A player who finds all heaps
//! even makes the chosen ones odd. So if some heap is odd at the start, the first player finds an odd heap on each of
//! his turns, and has a move. The coins run out, so it is the second player who has no move at last. If all heaps are
//! even at the start, the players change roles.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 200_000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 200_000), heaps: [In<1, 1_000_000_000, u32>; n] }
            out.either(first_player_wins(&heaps), ["first", "second"]);
        }
    });
}

fn first_player_wins(heaps: &[u32]) -> bool {
    heaps.iter().any(|heap| heap % 2 == 1)
}
