//! # CF16 EXHIBITION FINAL C Cheating Nim — stones eaten before Nim
//!
//! - Judge: <https://atcoder.jp/contests/cf16-exhibition-final/tasks/cf16_exhibition_final_c>
//! - 中文: Nim 之前偷吃石子，每堆至多一颗
//! - Family: [Nim and staircase](super#nim-and-staircase); harder [abc172f](super::abc172f)
//! - Theorem: [Bouton](grundy::games::nim); bits that differ from the next higher one
//! - Finder: heaps › every heap: stones are eaten beforehand
//! - Course: 16: one stone at most of each pile is eaten
//!
//! ## Rule
//! There are N ≥ 1 piles, and the i-th has a_i ≥ 2 stones. In turn a player takes one or more stones from one pile; a
//! player who cannot do so loses. Before that, the *second* player may eat stones: from each pile one stone or none.
//! How few must he eat so that he wins? The answer is −1 if he cannot.
//!
//! ## Claim
//! Let a pile be of kind k if 2^k divides its number of stones and 2^(k + 1) does not. Let x be the XOR of all a_i.
//! Kind k is *needed* if the bits k and k + 1 of x differ, that is, if bit k of x XOR ⌊x / 2⌋ is 1. If there is a pile
//! of each needed kind, the answer is the number of needed kinds, and otherwise −1.
//!
//! For example, let the piles be 2, 3 and 4. Then x is 5, in binary …00101. Its bits 0, 1 and 2 differ from the next
//! higher one, so kinds 0, 1 and 2 are needed. 3 is of kind 0, 2 of kind 1, and 4 of kind 2. So he must eat three
//! stones. Then 1, 2 and 3 are left, with the XOR 0.
//!
//! ## Why
//! The second player wins iff the XOR is 0 when the game begins ([`grundy::games::nim`]). In binary, the number of
//! stones of a pile of kind k ends in a 1 and k zeros. With one stone less it ends in a 0 and k ones instead. So eating
//! this stone changes the bits 0 to k of the XOR, and no other bit.
//!
//! Eating from two piles of the same kind leaves the XOR as it is. So with the fewest stones he eats at most one of
//! each kind, and only the set of the kinds counts. He must change exactly the bits of x that are 1. Bit k is changed
//! as many times as there are kinds in the set that are at least k. So kind k is in the set iff bit k is changed an odd
//! number of times and bit k + 1 an even number, or the other way round: iff these bits of x differ. This leaves a
//! single set.
//!
//! ## Cost
//! O(N) time and memory.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, piles: [In<2, 1_000_000_000, u32>; n] }
        match fewest_eaten(&piles) {
            Some(stones) => writeln!(out, "{stones}"),
            None => out.line("-1"),
        }
    });
}

/// How few stones the second player must eat, if he can win.
fn fewest_eaten(piles: &[u32]) -> Option<u32> {
    let xor = nim_sum(piles.iter().copied());
    // A bit for each kind.
    let needed = xor ^ (xor >> 1);
    let is_there = piles.iter().fold(0, |kinds, pile| kinds | (1 << pile.trailing_zeros()));
    (needed & !is_there == 0).then_some(needed.count_ones())
}
