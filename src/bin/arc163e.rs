//! # ARC163 E Chmin XOR Game — one number is XORed to all that it makes smaller
//!
//! - Judge: <https://atcoder.jp/contests/arc163/tasks/arc163_e>
//! - 中文: 与同一个数异或，变小才换
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [arc208a](super::arc208a)
//! - Theorem: bits in pairs
//! - Finder: heaps › several heaps: one number is XORed to all heaps that it makes smaller
//! - Course: 5: one number is XORed to all that it makes smaller
//!
//! ## Rule
//! There are N non-negative integers A₁, …, A_N. In turn, Alice first, a player names an integer X ≥ 0 such that A_i
//! XOR X < A_i for at least one i. Then each A_i becomes the smaller one of A_i and A_i XOR X. A player who cannot name
//! such an X loses.
//!
//! ## Claim
//! Write the numbers in base 4. Bob wins iff at each place the digits other than 0 are none, or are not all equal.
//!
//! ## Why
//! Let the column c_b be the list of the bits b of the N numbers, a vector over GF(2). Let b be the highest bit of X.
//! Then A_i XOR X < A_i iff A_i has the bit b. So a move picks a bit b with c_b ≠ 0. It changes those numbers that have
//! this bit, all in the same way: it adds c_b to some columns below b, as the lower bits of X say, and makes c_b = 0.
//! The game ends, as the sum of the numbers falls.
//!
//! Take the columns in pairs (c₁, c₀), (c₃, c₂), …: a pair is a place in base 4. Call a pair (u, v) good if u = v = 0,
//! or if u, v are not 0 and u ≠ v. The digits 2 and 3 have the upper bit, 1 and 3 the lower one, and in 1 and 2 the two
//! bits differ. So u ≠ 0 iff there is a digit 2 or 3, v ≠ 0 iff there is a 1 or 3, u ≠ v iff there is a 1 or 2. A pair
//! is good iff none of 1, 2, 3 is there, or at least two of them: this is the condition of the claim. We show that the
//! positions in which all pairs are good are the lost ones.
//!
//! **From such a position every move leads to another one.** It picks a column of a good pair (u, v), with u, v ≠ 0 and
//! u ≠ v. If it picks v, the pair becomes (u, 0). If it picks u, it becomes (0, v) or (0, v + u). Exactly one of the
//! two columns is 0, so the pair is not good.
//!
//! **From every other position a move leads to such a one.** Take the highest pair that is not good. It is (w, 0), (0,
//! w) or (w, w) with w ≠ 0. Pick w; in (w, w) pick the upper column, and add it to the lower one. The pair becomes (0,
//! 0), and the pairs above stay good. To each column of the pairs below we may add w or not. Let (u, v) be one.
//!
//! - If both columns are 0 or w, make both 0.
//! - Otherwise let one of them, say u, be neither 0 nor w. Then u and u + w are not 0. If v is not u or u + w, choose
//!   the one of v, v + w that is not 0, or either of them, in the place of v; it differs from u. If v is u or u + w,
//!   leave u, and turn v into u + w, which is not u.
//!
//! Each of these pairs is good now.
//!
//! ## Cost
//! O(N log A) time for numbers up to A, O(N) memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100> }
        for _ in 0..tests {
            input! { from input, n: In<1, 100>, numbers: [In<0, 1_000_000_000, u32>; n] }
            out.either(first_player_wins(&numbers), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(numbers: &[u32]) -> bool {
    (0..u32::BITS).step_by(2).any(|place| {
        let mut digits = numbers.iter().map(|number| number >> place & 3).filter(|&digit| digit != 0);
        digits.next().is_some_and(|first| digits.all(|digit| digit == first))
    })
}
