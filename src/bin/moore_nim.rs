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
//! ## Claim
//! The first player loses iff for every bit the number of heaps that have it is a multiple of m + 1.
//!
//! ## Why
//! Call such positions balanced; the end is one. From a balanced position take the highest bit that a move changes in
//! any heap: it is cleared, in 1 to m heaps, so its number is no multiple of m + 1 afterwards.
//!
//! From any other position a move to a balanced one is found from the highest bit down. A heap is free if a higher bit
//! of it has been cleared: its lower bits may be anything. Let f ≤ m heaps be free, and let c be the number of the
//! others that have the bit, modulo m + 1.
//!
//! - If c + f > m, set the bit in m + 1 − c of the free heaps and clear it in the rest of them.
//! - Otherwise clear it in the free heaps and in c of the others, which become free: f + c ≤ m.
//!
//! In the end the free heaps are those that the move lowers, and there is one, since not all numbers were multiples.
//!
//! ## How
//! All bits are counted together, in O(log n) words: word j holds, for every bit, the binary digit j of the number of
//! heaps that have the bit.
//!
//! ## Cost
//! O(n log n) time, no memory beyond the input.

use grundy::io::{self, In, Input};
use proconio::{input, read_value};

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 100_000> }
        for _ in 0..tests {
            input! { from input, n: In<0, 200_000>, most: In<1, 200_000> }
            out.line(if first_player_wins((0..n).map(|_| heap(input)), most) { "First" } else { "Second" });
        }
    });
}

fn heap(input: &Input) -> u64 {
    read_value!(from input, In<0, 1_000_000_000_000_000_000, u64>)
}

fn first_player_wins(heaps: impl ExactSizeIterator<Item = u64>, most: usize) -> bool {
    let n = heaps.len();
    // Bit i of digits[j] is binary digit j of the number of heaps that have bit i.
    let mut digits = [0; usize::BITS as usize];
    let digits = &mut digits[..(usize::BITS - n.leading_zeros()) as usize];
    for heap in heaps {
        let mut carry = heap;
        for digit in &mut *digits {
            (*digit, carry) = (*digit ^ carry, *digit & carry);
            if carry == 0 {
                break;
            }
        }
    }
    // Bits that equally many heaps have are judged together.
    let mut open: u64 = !0;
    while open != 0 {
        let bit = open.trailing_zeros();
        let (mut count, mut same) = (0, open);
        for digit in digits.iter().rev() {
            let one = digit >> bit & 1;
            count = 2 * count + one as usize;
            same &= if one == 1 { *digit } else { !*digit };
        }
        if count % (most + 1) != 0 {
            return true;
        }
        open &= !same;
    }
    false
}
