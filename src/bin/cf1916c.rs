//! # CF1916C Training Before the Olympiad — two numbers are joined, and an odd sum loses 1
//!
//! - Judge: <https://codeforces.com/problemset/problem/1916/C>
//! - 中文: 两数合并，奇和减一
//! - Family: [two goals](super#two-goals)
//! - Theorem: a round uses three odd numbers, and loses 1
//! - Finder: partizan › large or small: two numbers are joined, and an odd sum loses 1
//! - Difficulty: 1200
//!
//! ## Rule
//! There is a list of n ≥ 1 positive numbers. In turn, Masha first, a player takes two numbers off the list, and puts
//! back the greatest even number that is not above their sum, until one number is left. Masha wants this to be as great
//! as possible, Olya as small as possible. For each k from 1 to n, which number is left if they play with the first k
//! numbers of the list, and both play best?
//!
//! ## Claim
//! Of the first k numbers let s be the sum, and let c of them be odd. For k = 1 the first number is left. For k ≥ 2 the
//! number s − l(c) is left, where l(c) is the integer part of c / 3, and 1 more if c mod 3 = 1:
//!
//! ```text
//! c      0  1  2  3  4  5  6  7  8
//! l(c)   0  1  0  1  2  1  2  3  2
//! ```
//!
//! For example, 1 and 1 become 2, and nothing is lost. 1 and 2 become 2, and 1 is lost. Of 1, 1, 1 Masha makes 2, 1,
//! and Olya has to make 2 of these. Again 1 is lost.
//!
//! ## Why
//! A move loses 1 if one of its numbers is odd and the other even, else nothing. It leaves an even number. From one c
//! to the next, l goes up or down by 1, and l(c + 3) = l(c) + 1. By induction over the number of numbers:
//!
//! - **Olya is to move, and some number is even**, as after every move. Then nothing is lost if c = 0, and else
//!   1 + l(c − 1). Let c > 0. If she joins an odd number with an even one, she loses 1, and Masha finds c − 1 odd ones.
//!   If she joins two of a kind, Masha finds c − 2 or c, and neither l(c − 2) nor l(c) is above 1 + l(c − 1).
//! - **Masha is to move, with at least two numbers or a single even one.** Then l(c) is lost. If c = 0, nothing can be
//!   lost. If c = 1, the odd number is joined with an even one some day, and 1 is lost. If c = 2, she joins the odd
//!   ones, and nothing is lost. If c ≥ 3, she joins two odd ones, and Olya finds c − 2. Then 1 + l(c − 3) = l(c) is
//!   lost. Nothing is better: an odd number and an even one cost 1 and then 1 + l(c − 2), two even ones 1 + l(c − 1),
//!   and neither is below l(c).
//!
//! ## Cost
//! O(n) time and memory for each list. The sum is at most 10¹⁴.

use grundy::io::{self, In, Total};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000> }
        let sum_of_n = Total::at_most(100_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 100_000), numbers: [In<1, 1_000_000_000, u64>; n] }
            writeln!(out, "{}", last_numbers(&numbers).iter().format(" "));
        }
    });
}

/// The number that is left, for each number of first ones.
fn last_numbers(numbers: &[u64]) -> Vec<u64> {
    let (mut sum, mut odd) = (0, 0);
    let last = numbers.iter().enumerate().map(|(index, number)| {
        sum += number;
        odd += number % 2;
        let lost = odd / 3 + u64::from(odd % 3 == 1);
        if index == 0 { *number } else { sum - lost }
    });
    last.collect()
}
