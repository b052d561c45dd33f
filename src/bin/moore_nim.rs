//! # Moore's Nim — up to m heaps in one move
//!
//! - Judge: none known
//! - 中文: Nim-K：每次动至多 m 堆
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [nim](super::nim); harder [p2490](super::p2490)
//! - Theorem: [Moore's Nim](grundy::games::moore)
//! - Finder: heaps › several heaps
//! - Course: 5: up to m heaps in a move
//! - Difficulty: 3, ours
//!
//! ## Rule
//! Stones lie in n heaps, some of which may be empty. In turn a player chooses 1 to m heaps that are not empty, and
//! takes one or more stones from each of them, not necessarily equally many. A player who cannot move loses.
//!
//! Input: the number of games, up to 100 000; for each game n and m, then the heaps. Here n ≤ 200 000, 1 ≤ m ≤ 200 000,
//! and a heap has at most 10¹⁸ stones. Output: `First` or `Second` for each game.
//!
//! ## Claim
//! The first player loses iff for every bit the number of heaps that have it is a multiple of m + 1.
//!
//! ## Why
//! This is Moore's theorem ([`grundy::games::moore`]).
//!
//! ## Cost
//! O(64 n) time, O(n) memory.

use grundy::games::moore;
use grundy::io::{self, In};
use proconio::input;

type Heap = In<0, 1_000_000_000_000_000_000, u64>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 100_000> }
        for _ in 0..tests {
            input! { from input, n: In<0, 200_000>, most: In<1, 200_000>, heaps: [Heap; n] }
            out.either(moore::first_player_wins(&heaps, most), ["First", "Second"]);
        }
    });
}
