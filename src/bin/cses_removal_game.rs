//! # CSES 1097 Removal Game — numbers from the two ends
//!
//! - Judge: <https://cses.fi/problemset/task/1097>
//! - 中文: 两端取数（区间 DP）
//! - Family: [two goals](super#two-goals); twin [edpc_l](super::edpc_l); harder [cf794e](super::cf794e)
//! - Theorem: [minimax over intervals](grundy::games::ends)
//! - Finder: rows › two ends: for the larger sum
//! - Course: 15 › scores: the ends of a row
//! - Difficulty: 2, ours
//!
//! ## Rule
//! Numbers stand in a row; they may be negative. In turn a player removes the first or the last number and adds it to
//! his score. Both want as high a score as possible. What does the first player get?
//!
//! ## Claim
//! Let d(i, j) be the lead that the player to move can get over the opponent on the row from x_i to x_j. Then
//! d(i, i) = x_i, and for i < j
//!
//! ```text
//! d(i, j) = max(x_i − d(i + 1, j), x_j − d(i, j − 1))
//! ```
//!
//! The first player gets (s + d(1, n)) / 2, where s is the sum of all numbers.
//!
//! ## Why
//! The recurrence is that of `games::ends`. The scores of both players have the sum s and the difference d(1, n).
//!
//! ## Cost
//! O(n²) time, O(n) memory.

use grundy::games::ends;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 5000>, numbers: [In<-1_000_000_000, 1_000_000_000, i64>; n] }
        writeln!(out, "{}", first_score(&numbers));
    });
}

fn first_score(numbers: &[i64]) -> i64 {
    (numbers.iter().sum::<i64>() + ends::lead(numbers)) / 2
}
