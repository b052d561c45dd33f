//! # ABC172 F Unfair Nim — stones moved from one heap to another before Nim
//!
//! - Judge: <https://atcoder.jp/contests/abc172/tasks/abc172_f>
//! - 中文: 先从第一堆移石子到第二堆的 Nim
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [cf277c](super::cf277c),
//!   [cheating_nim](super::cheating_nim)
//! - Theorem: [Bouton](grundy::games::nim); sum and XOR of two numbers
//! - Finder: heaps › every heap: stones are moved beforehand
//! - Difficulty: 3, ours
//!
//! ## Rule
//! There are N ≥ 2 piles of one or more stones. In turn a player takes one or more stones from one pile; a player who
//! cannot do so loses. Before that, the second player may move up to A_1 − 1 stones from the first pile, of A_1 stones,
//! to the second pile, of A_2. How few can he move so that he wins? The answer is −1 if he cannot.
//!
//! ## Claim
//! Let s = A_1 + A_2, let X be the XOR of the other piles, and let d = (s − X) / 2. If d is negative, or not whole, or
//! shares a one bit with X, the answer is −1. Otherwise let x be the largest number up to A_1 that is d with none, some
//! or all of the one bits of X. If there is no such number, or if it is 0, the answer is −1; else it is A_1 − x.
//!
//! ## Why
//! The second player wins iff the XOR of all piles is 0 ([`grundy::games::nim`]). So he has to make piles of x and y
//! stones with x + y = s, x XOR y = X, and 1 ≤ x ≤ A_1.
//!
//! For any two numbers, x + y = (x XOR y) + 2 (x AND y): a bit that both have counts twice. So x AND y must be d. Then
//! d shares no one bit with X, and x is d with those bits of X that y does not have. Conversely, if d shares none, let
//! x be d with any bits of X, and y be d with the other ones. Then x XOR y = X, and x + y = X + 2d = s.
//!
//! To find the largest x, go through the bits of X from the highest down, and add to x each that keeps it at most A_1.
//! Where a bit can be added, it must be: it is greater than the sum of all lower ones.
//!
//! ## Cost
//! O(N + log s) time, O(N) memory.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 300>, piles: [In<1, 1_000_000_000_000, u64>; n] }
        match least_moved(piles[0], piles[1], nim_sum(piles[2..].iter().copied())) {
            Some(stones) => writeln!(out, "{stones}"),
            None => out.line("-1"),
        }
    });
}

/// How many stones go from the first pile to the second; `others` is the XOR of the other piles.
fn least_moved(first: u64, second: u64, others: u64) -> Option<u64> {
    let twice_common = (first + second).checked_sub(others)?;
    let common = twice_common / 2;
    if twice_common % 2 == 1 || common & others != 0 {
        return None;
    }
    let bits = (0..u64::BITS).rev().map(|bit| others & (1 << bit));
    let left = bits.fold(common, |left, bit| if left + bit <= first { left + bit } else { left });
    (1..=first).contains(&left).then(|| first - left)
}
