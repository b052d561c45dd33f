//! # Moore's Nim — up to m heaps in one move
//!
//! - Judge: none known
//! - 中文: Nim-K：每次动至多 m 堆
//! - Family: Nim and staircase
//! - Theorem: Moore's Nim
//!
//! ## Rule
//! Stones lie in n heaps, some of which may be empty. In turn a player chooses 1 to m heaps that are not empty, and
//! takes one or more stones from each of them, not necessarily equally many. Who cannot move loses.
//!
//! Input: the number of games, up to 100 000; for each game n and m, then the heaps. Here n ≤ 200 000, 1 ≤ m ≤ 200 000,
//! and a heap has at most 10¹⁸ stones, which is less than 2⁶⁰. Output: `First` or `Second` for each game.
//!
//! ## Claim
//! The first player loses iff for every bit the number of heaps that have it is a multiple of m + 1.
//!
//! ## Why
//! Call such positions balanced; the end is one. From a balanced position take the highest bit that a move changes in
//! any heap. It is cleared in 1 to m heaps and set in none, so its number is no multiple of m + 1 afterwards.
//!
//! From any other position a move to a balanced one is found from the highest bit down. A heap is free if a higher bit
//! of it has been cleared: its lower bits may be anything. Let f ≤ m heaps be free, and let c ≤ m be the number of the
//! others that have the bit, modulo m + 1.
//!
//! - If c + f > m, set the bit in m + 1 − c of the free heaps and clear it in the rest of them.
//! - Otherwise clear it in the free heaps and in c of the others, which become free: f + c ≤ m.
//!
//! In the end the free heaps are those that the move lowers. There is one: at the highest bit whose number is no
//! multiple of m + 1, f is 0 before and c is not.
//!
//! ## Cost
//! O(60 n) time, O(n) memory.

use grundy::io::{self, In};
use proconio::input;

type Heap = In<0, 1_000_000_000_000_000_000, u64>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 100_000> }
        for _ in 0..tests {
            input! { from input, n: In<0, 200_000>, most: In<1, 200_000>, heaps: [Heap; n] }
            out.line(if first_player_wins(&heaps, most) { "First" } else { "Second" });
        }
    });
}

fn first_player_wins(heaps: &[u64], most: usize) -> bool {
    let count = |bit: u32| heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count();
    (0..60).any(|bit| count(bit) % (most + 1) != 0)
}
