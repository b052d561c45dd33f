//! # CF2147D Game on Array — all numbers of one value become less by 1
//!
//! - Judge: <https://codeforces.com/problemset/problem/2147/D>
//! - 中文: 选一个值，所有等于它的数减一并得分
//! - Family: [two goals](super#two-goals); easier [cf1914e2](super::cf1914e2)
//! - Theorem: the copies of odd values in turn, the most first; an inequality for alternating sums
//! - Finder: partizan › large or small: all numbers of one value become less by 1
//! - Course: 15 › scores: all numbers of one value become less by 1
//! - Difficulty: 1700
//!
//! ## Rule
//! There are n positive integers. In turn, Alice first, a player names a positive value x that occurs. He scores a
//! point for each x, and each x becomes x − 1. The game ends when all numbers are 0. Each player wants as many points
//! as possible. How many does each of them get?
//!
//! ## Claim
//! Let S be the sum of all numbers. Count the copies of each odd value. Let these counts be c₁ ≥ c₂ ≥ …, and let
//! D = c₁ − c₂ + c₃ − …. Alice gets (S + D)/2 points, and Bob (S − D)/2.
//!
//! For example, let the numbers be 3, 3, 3, 5 and 5. The counts are 3 and 2, so D = 1. As S = 19, Alice gets 10 points
//! and Bob 9.
//!
//! ## Why
//! A number x brings x points until it is 0, so the two share S points. It remains to show that the player to move
//! leads by D on the points to come. We use induction on S. If all numbers are 0, D is 0.
//!
//! *An inequality.* For a list L of counts, let D(L) be this alternating sum in falling order. Let d be one of them,
//! and L − d the list without it. In falling order, let A be the alternating sum of the counts before d, and B that of
//! those behind it. Then 0 ≤ B ≤ d.
//!
//! - An even number of counts stands before d. Then A ≥ 0, D(L) = A + d − B and D(L − d) = A + B.
//! - An odd number does. Then A ≥ d, D(L) = A − d + B and D(L − d) = A − B.
//!
//! In both cases D(L) and D(L − d) differ by at most d, and their sum is at least d. If d is the greatest count, A = 0,
//! and the sum is d. All this is also true for d = 0, since a 0 in the list changes nothing.
//!
//! *Naming an odd value* with c copies. They become even, so L − c is the new list, and the lead is c − D(L − c). This
//! is at most D(L), and for the greatest c it is D(L).
//!
//! *Naming an even value* with c copies. They become odd. Let d be the number of copies that this odd value had before,
//! perhaps 0. Now it has c + d, and L − d with c + d put in is the new list L'. By the inequality for L', D(L') is at
//! least c + d − D(L − d). So the lead c − D(L') is at most D(L − d) − d, and by the inequality for L at most D(L).
//!
//! So no move leads by more than D(L). If there is an odd value, some move leads by D(L). If there is none, D(L) = 0,
//! and naming any value with c copies leads by c − c = 0.
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use grundy::io::{self, In, Total};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 1000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 200_000), numbers: [In<1, 1_000_000_000, u64>; n] }
            let (sum, lead) = (numbers.iter().sum::<u64>(), alices_lead(&numbers));
            writeln!(out, "{} {}", (sum + lead) / 2, (sum - lead) / 2);
        }
    });
}

/// By how many points Alice leads in the end.
fn alices_lead(numbers: &[u64]) -> u64 {
    let odd = numbers.iter().filter(|&number| number % 2 == 1);
    let counts = odd.sorted_unstable().dedup_with_count().map(|(count, _)| count as u64);
    // From the least count on: each is put before those that it is not less than.
    counts.sorted_unstable().fold(0, |lead, count| count - lead)
}
