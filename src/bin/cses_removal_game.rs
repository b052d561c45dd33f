//! # CSES 1097 Removal Game — numbers from the two ends
//!
//! - Judge: <https://cses.fi/problemset/task/1097>
//! - Family: two goals
//! - Theorem: minimax over intervals
//!
//! ## Rule
//! Numbers stand in a row; they may be negative. In turn a player removes the first or the last number and adds it to
//! his score. Both want as high a score as possible. What does the first player get?
//!
//! ## Claim
//! Let d be the score of the player to move minus the score of the other. For a single number, d is that number. For a
//! row from x to y,
//!
//! ```text
//! d(row) = max(x − d(row without x), y − d(row without y))
//! ```
//!
//! The answer is (sum + d) / 2 for the whole row.
//!
//! ## Why
//! After a move the other player is to move on the shorter row, so the difference changes its sign. The two scores add
//! up to the sum of the row. With at most 5000 numbers, neither d nor the sum exceeds 5 · 10¹².
//!
//! ## Cost
//! O(n²) time, O(n) memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 5000>, numbers: [In<-1_000_000_000, 1_000_000_000, i64>; n] }
        writeln!(out, "{}", first_score(&numbers));
    });
}

fn first_score(numbers: &[i64]) -> i64 {
    // The difference for every row of the present length, by where it starts.
    let mut difference = numbers.to_vec();
    for length in 2..=numbers.len() {
        for start in 0..=numbers.len() - length {
            let (first, last) = (numbers[start], numbers[start + length - 1]);
            difference[start] = (first - difference[start + 1]).max(last - difference[start]);
        }
    }
    (numbers.iter().sum::<i64>() + difference[0]) / 2
}
