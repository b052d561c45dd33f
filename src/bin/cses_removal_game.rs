//! # CSES 1097 Removal Game — numbers from the two ends
//!
//! - Judge: <https://cses.fi/problemset/task/1097>
//! - 中文: 两端取数（区间 DP）
//! - Family: two goals
//! - Theorem: minimax over intervals
//!
//! ## Rule
//! Numbers stand in a row; they may be negative. In turn a player removes the first or the last number and adds it to
//! his score. Both want as high a score as possible. What does the first player get?
//!
//! ## Claim
//! Let f(i, j) be what the player to move gets of the row from x_i to x_j, and 0 for an empty row. For a single number
//! it is that number. For longer rows
//!
//! ```text
//! f(i, j) = max(x_i + min(f(i + 2, j), f(i + 1, j − 1)), x_j + min(f(i + 1, j − 1), f(i, j − 2)))
//! ```
//!
//! ## Why
//! The player takes x_i or x_j. All that is left is shared out, so what the opponent wins he loses. Hence the opponent
//! takes that end after which the player, to move again, gets less.
//!
//! ## How
//! Only rows whose length has the parity of n are needed. They are taken by length, each length in the place of the one
//! before. The scores are kept as floating-point numbers, since all processors find the greater of two of these
//! for several pairs in one step. No score exceeds 5 · 10¹², and integers up to 2⁵³ are exact in them.
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
    let numbers: Vec<f64> = numbers.iter().map(|&number| number as f64).collect();
    let n = numbers.len();
    // The score for every row of the present length, by where it starts.
    let mut scores = match n % 2 {
        0 => vec![0.0; n + 1],
        _ => numbers.clone(),
    };
    for length in (n % 2 + 2..=n).step_by(2) {
        let rows = n - length + 1;
        let (first, last) = (&numbers[..rows], &numbers[length - 1..]);
        let scores = &mut scores[..rows + 2];
        for start in 0..rows {
            let inner = scores[start + 1];
            let by_first = first[start] + less(inner, scores[start + 2]);
            let by_last = last[start] + less(scores[start], inner);
            scores[start] = greater(by_first, by_last);
        }
    }
    scores[0] as i64
}

// Not `f64::min` and `f64::max`, which have to care for values that are no numbers.

fn less(a: f64, b: f64) -> f64 {
    if a < b { a } else { b }
}

fn greater(a: f64, b: f64) -> f64 {
    if a > b { a } else { b }
}
