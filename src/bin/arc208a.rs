//! # ARC208 A Bitwise OR Game — Nim in which the OR of the heaps never changes
//!
//! - Judge: <https://atcoder.jp/contests/arc208/tasks/arc208_a>
//! - 中文: 按位或不变的 Nim
//! - Family: [Nim and staircase](super#nim-and-staircase); harder [arc163e](super::arc163e)
//! - Theorem: [Bouton](grundy::games::nim), with the OR in the place of 0
//! - Finder: heaps › several heaps: the OR of all heaps must stay
//! - Course: 5: the OR of all heaps must stay
//!
//! ## Rule
//! There are N ≥ 2 heaps of one or more stones. In turn, Alice first, a player takes one or more stones from one heap.
//! The bitwise OR of all heaps must be the same after the move as before. A heap may become empty. A player who cannot
//! move loses.
//!
//! ## Claim
//! Let X be the XOR of all heaps, and O their OR. Bob wins iff X = O.
//!
//! ## Why
//! O never changes, and each move changes a single heap, so it changes X. Hence every move from a position with X = O
//! leads to one with X ≠ O. The game ends, as stones are taken. So it remains to find a move to X = O from every
//! position with X ≠ O.
//!
//! Let s = X XOR O. Each bit of X is a bit of O, so the bits of s are those bits of O that an even number of heaps
//! have. Some heap has the highest bit of s, as it is a bit of O. Let this heap be a, and let the move lead from a to a
//! XOR s.
//!
//! - It is smaller than a: the highest bit in which they differ is the highest of s, and a has it.
//! - The XOR of all heaps becomes X XOR s = O. So each bit of O is in an odd number of heaps, hence in one at least. No
//!   heap has another bit, as a and s have none. So the OR is still O, and the move is allowed.
//!
//! ## Cost
//! O(N) time and memory for each test.

use grundy::games::sg::nim_sum;
use grundy::io::{self, Between, In, ListInto, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100_000> }
        let sum_of_n = Total::at_most(200_000);
        let mut kept = vec![];
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(2, 200_000) }
            input! { from input, heaps: with ListInto(&mut kept, n, Between(1, 1_000_000_000)) }
            out.either(first_player_wins(heaps), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(heaps: &[u32]) -> bool {
    let or = heaps.iter().fold(0, |or, heap| or | heap);
    nim_sum(heaps.iter().copied()) != or
}
