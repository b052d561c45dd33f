//! # AGC045 A Xor Battle — XORed or not, in a fixed order
//!
//! - Judge: <https://atcoder.jp/contests/agc045/tasks/agc045_a>
//! - 中文: 按固定顺序选择是否异或
//! - Family: [two goals](super#two-goals); harder [cf662a](super::cf662a)
//! - Theorem: [XOR basis](grundy::structures::xor_basis), from the last round back
//! - Finder: rows › changed: XORed or not, in a fixed order
//! - Course: 15 › scores: numbers that are XORed or not, in a fixed order
//!
//! ## Rule
//! There is a number x, at first 0. There are N rounds, with 1 ≤ N ≤ 200. Round i has a number A_i, with 1 ≤ A_i ≤
//! 10¹⁸, and belongs to person 0 or to person 1, as it is given. In round i the person to whom it belongs replaces x by
//! x XOR A_i, or does nothing. Person 0 wins if x = 0 after the last round, and person 1 wins otherwise. Who wins?
//!
//! ## Claim
//! Let V be the set that contains 0 alone, and go through the rounds from the last one back to the first. In a round of
//! person 0, add to V all x XOR A_i, with x in V. In a round of person 1, check whether A_i is in V. If it is not,
//! person 1 wins. If this never happens, person 0 wins.
//!
//! For example, let the numbers be 3, 1, 2, and let the first round belong to person 1, the others to person 0. Then V
//! becomes {0, 2}, and {0, 1, 2, 3}. It contains 3, so person 0 wins. If the numbers are 1, 1, and the second round
//! belongs to person 1, then V = {0} does not contain 1, and person 1 wins.
//!
//! ## Why
//! With any two numbers V contains their XOR. This holds for {0}. It stays so: if x and y are in V, the XOR of x XOR
//! A_i and y is (x XOR y) XOR A_i, which is added, and the XOR of x XOR A_i and y XOR A_i is x XOR y.
//!
//! As long as person 1 has not been found to win, V is the set of all x from which person 0 wins the rounds gone
//! through. This holds for {0} and no round. Now let one more round come before these.
//!
//! - It belongs to person 0. She wins from x iff x or x XOR A_i is in V. The latter means that x is one of the numbers
//!   that are added.
//! - It belongs to person 1, and A_i is in V. If x is in V, then x XOR A_i is, too, and person 0 wins from x whatever
//!   person 1 does. If x is not in V, person 1 does nothing. So V stays as it is.
//! - It belongs to person 1, and A_i is not in V. Then x and x XOR A_i are never both in V, since their XOR is A_i. So
//!   from every x person 1 can reach a number outside V, and wins, whatever happened before.
//!
//! In the end person 0 wins from x = 0, which is in V.
//!
//! ## How
//! An XOR basis stands for V. It has at most 60 numbers, since 10¹⁸ < 2⁶⁰.
//!
//! ## Cost
//! O(60 N) time, O(N) memory.

use grundy::io::{self, In, Word};
use grundy::structures::XorBasis;
use proconio::input;

/// What a round may XOR: at most 10¹⁸, which is below 2⁶⁰.
type Number = In<1, 1_000_000_000_000_000_000, u64>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100> }
        for _ in 0..tests {
            input! { from input, n: In<1, 200>, numbers: [Number; n], persons: with Word::exactly("01", n) }
            out.either(person_0_wins(&numbers, &persons), ["0", "1"]);
        }
    });
}

fn person_0_wins(numbers: &[u64], persons: &[u8]) -> bool {
    let mut won = XorBasis::new();
    numbers.iter().zip(persons).rev().all(|(&number, person)| match person {
        b'0' => {
            won.insert(number);
            true
        }
        _ => won.contains(number),
    })
}
