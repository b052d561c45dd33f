//! # CF1931E Anna and the Valentine's Day Gift — one writes numbers backwards, the other joins them
//!
//! - Judge: <https://codeforces.com/problemset/problem/1931/E>
//! - 中文: 一方倒写数，一方拼接数，看位数
//! - Family: [two players, different moves](super#two-players-different-moves); easier [cf1472d](super::cf1472d);
//!   harder [cf1914e2](super::cf1914e2)
//! - Theorem: tails of zeros are taken in turn, the longest first
//! - Finder: partizan › switches: zeros at the ends of numbers
//! - Difficulty: 1400
//!
//! ## Rule
//! There is a list of n ≥ 1 positive integers, and a number m ≥ 0. In turn, Anna first, the players make moves. Anna
//! writes a number of the list backwards; zeros at its front are dropped then. So 580 becomes 85. Sasha takes two
//! numbers out of the list, and puts them back as one, written one behind the other in the order of his choice. The
//! game ends when Anna has moved and a single number is left. Sasha wins if it is at least 10ᵐ, else Anna. Nobody may
//! pass. Who wins?
//!
//! ## Claim
//! Let D be the number of all digits, and z₁ ≥ z₂ ≥ … ≥ z_n the numbers of zeros at the ends of the numbers. In the end
//! D − (z₁ + z₃ + z₅ + …) digits are left. So Sasha wins iff these are more than m.
//!
//! For example, let the list be 10 and 200. Anna turns 200 and gets 2. Sasha writes 10 in front of it, so that its zero
//! is inside, and Anna can only turn 102. Of five digits three are left.
//!
//! ## Why
//! The zeros at the end of a number are its *tail*. Digits are lost only when Anna turns a number: it loses its tail.
//! Then it ends with what was its first digit, and has no tail. If Sasha writes A in front of B, then the zeros of the
//! tail of A stand between other digits for ever, as B does not begin with 0. The tail of B stays a tail. So in every
//! move Anna *takes* a tail and Sasha *hides* one, either of them perhaps one of no zeros. After the last move none is
//! left.
//!
//! For a t ≥ 1 let N be the number of tails of at least t zeros at the start. Let Anna take T of them, so that Sasha
//! hides N − T.
//!
//! - **Let Anna always take a longest tail.** If Sasha hides one of at least t zeros, she has just taken one. So
//!   N − T ≤ T, and T is at least N/2, rounded up.
//! - **Let Sasha always hide a longest tail.** If Anna takes one of at least t zeros, and this is not her first move,
//!   he has just hidden one. So T − 1 ≤ N − T, and T is at most N/2, rounded up.
//!
//! If both play so, T is N/2, rounded up, for every t: as many as z₁, z₃, z₅, … have at least t zeros. So in all Anna
//! takes z₁ + z₃ + z₅ + … zeros, and neither of them can do better. A number is at least 10ᵐ iff it has more than m
//! digits.
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use grundy::io::{self, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 200_000), m: In<0, 2_000_000> }
            input! { from input, numbers: [In<1, 1_000_000_000, u32>; n] }
            out.either(digits_left(&numbers) > m, ["Sasha", "Anna"]);
        }
    });
}

fn digits_left(numbers: &[u32]) -> usize {
    let (mut digits, mut tails) = (0, vec![]);
    for number in numbers {
        let number = number.to_string();
        digits += number.len();
        tails.push(number.len() - number.trim_end_matches('0').len());
    }
    tails.sort_unstable();
    digits - tails.iter().rev().step_by(2).sum::<usize>()
}
