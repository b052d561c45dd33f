//! # CF859C Pie Rules — who eats a slice does not decide on the next one
//!
//! - Judge: <https://codeforces.com/problemset/problem/859/C>
//! - 中文: 分饼：吃了就让出决定权
//! - Family: [two goals](super#two-goals); harder [edpc_l](super::edpc_l)
//! - Theorem: minimax over the slices, from the last one back
//! - Finder: partizan › large or small: slices in a fixed order, where eating one costs the right to decide
//! - Difficulty: 1500
//!
//! ## Rule
//! The N ≥ 1 slices of a pie, each of some size, are given away in a fixed order. One of the players Alice and Bob has
//! a token, at first Bob. He gives the next slice to one of the two, himself or the other, who eats it. Then the token
//! goes to the one who did not get the slice. Each of them wants to eat as much as possible. How much does each of them
//! eat, if both play best?
//!
//! ## Claim
//! Let d be 0. For each slice, from the last to the first, let x be its size, and replace d by |x − d|. Then Bob eats d
//! more than Alice. If S is the sum of all slices, she eats (S − d)/2, and he (S + d)/2.
//!
//! For example, let the slices be 1 and 2. Then d is 0, 2 and |1 − 2| = 1. Bob gives away the 1, keeps the token, and
//! eats the 2.
//!
//! ## Why
//! The two share a fixed sum, so eating as much as possible means leading by as much as possible. Take a slice of size
//! x. Let d be the lead on the slices behind it of the player who has the token there, if both play best: what he eats
//! of them, less what the other one eats. If there is none, d = 0. Whoever has the token at this slice has two choices:
//!
//! - He eats x. The other one has the token on the rest, and leads by d there. So he leads by x − d.
//! - He gives x away, keeps the token, and leads by d on the rest. So he leads by d − x.
//!
//! He takes the greater of the two, and this is |x − d|.
//!
//! ## Cost
//! O(N) time and memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 50>, slices: [In<1, 100_000, u32>; n] }
        let bobs_lead = slices.iter().rev().fold(0, |lead, slice| slice.abs_diff(lead));
        let sum: u32 = slices.iter().sum();
        writeln!(out, "{} {}", (sum - bobs_lead) / 2, (sum + bobs_lead) / 2);
    });
}
