//! # CF1527B2 Palindrome Game (hard version) — paying for a zero, or reversing the string for nothing
//!
//! - Judge: <https://codeforces.com/problemset/problem/1527/B2>
//! - 中文: 回文游戏：付钱改 0，或免费翻转
//! - Family: [two goals](super#two-goals); easier [cf1527b1](super::cf1527b1)
//! - Theorem: the right to reverse chooses the sign
//! - Finder: partizan › large or small: one pays for moves
//! - Course: 15 › scores: paying for moves
//! - Difficulty: 1900
//!
//! ## Rule
//! There is a string of zeros and ones with at least one zero. In turn, Alice first, a player either pays a dollar and
//! changes a zero to a one, or reverses the whole string. Reversing is allowed only if the string is no palindrome and
//! the move before did not reverse it. The game ends when there is no zero. The player who has paid less wins; it is a
//! draw if both have paid the same. Who wins?
//!
//! ## Claim
//! Pair the first character with the last, the second with the last but one, and so on. Let p be the number of pairs of
//! two zeros, and u the number of pairs of a zero and a one. Let m be 1 if there is a zero in the middle, and else 0.
//! The string is a palindrome iff u = 0. Put
//!
//! ```text
//! d = 0     if m = 0
//!     −1    if m = 1 and p = 0
//!     1     if m = 1 and p > 0
//! ```
//!
//! Let G be by how much the player to move will have paid less than the other, from here on.
//!
//! 1. If u = 0, then G = d, but G = −2 if m = 0 and p > 0.
//! 2. If u > 0 and the move before was not to reverse, then G = u + d.
//! 3. If u > 0 and the move before was to reverse, then G = −(u + d), but G = 1 if u = 1, m = 0 and p > 0.
//!
//! Alice, for whom 1 or 2 holds, wins iff G > 0. It is a draw iff G = 0: iff u = 1, p = 0 and m = 1.
//!
//! ## Why
//! By induction on the number of zeros. Without zeros G = 0. Paying and leaving a position worth G' gives −1 − G'. Let
//! d' be the d of this position.
//!
//! **u = 0.** All moves are payments.
//!
//! - The zero in the middle leaves m = 0. If p = 0 it is the only move, and G = −1 − 0. If p > 0 it gives
//!   −1 − (−2) = 1.
//! - A zero of a pair leaves p − 1, u = 1, and G' by 2. If m = 0 it is the only move, and G = −1 − 1 = −2. If m = 1 it
//!   leaves G' = 1 + d' ≥ 0, which gives less than 1. So the middle is better, and G = 1.
//!
//! **u > 0, after reversing.** All moves are payments.
//!
//! - The zero of an unequal pair leaves u − 1. If u ≥ 2 it gives −1 − (u − 1 + d) = −(u + d). If u = 1 it leaves a
//!   palindrome with the same p and m. This gives −1 − d = −(u + d), but −1 − (−2) = 1 if m = 0 and p > 0.
//! - A zero of a pair of two zeros leaves p − 1 and u + 1. This gives −1 − (u + 1 + d'), where d' ≥ d − 2. So it gives
//!   at most −(u + d).
//! - The zero in the middle leaves m = 0. This gives −1 − u ≤ −(u + d).
//!
//! So the first one is the best: in its exception 1 is more than −(u + d) = −1. This is 3.
//!
//! **u > 0, not after reversing.** Let x be the G of 3 for the same string. Paying gives x at best, as in 3: the string
//! has the same zeros. Reversing gives −x. So G is the absolute value of x. In the exception of 3 this is 1 = u + d.
//! Otherwise it is u + d, as u ≥ 1 and d ≥ −1. This is 2.
//!
//! ## Cost
//! O(n) time and memory for each string.

use grundy::io::{self, In, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 1000> }
        for _ in 0..tests {
            input! { from input, n: In<1, 1000> }
            let place = input.place();
            input! { from input, string: with Word::exactly("01", n) }
            if !string.contains(&b'0') {
                place.refuse("at least one 0");
            }
            out.line(match first_player_saves(&string) {
                1.. => "ALICE",
                0 => "DRAW",
                _ => "BOB",
            });
        }
    });
}

/// How much less than the other the player to move will have paid, at the start: G.
fn first_player_saves(string: &[u8]) -> i32 {
    let half = string.len() / 2;
    let pairs = || string.iter().zip(string.iter().rev()).take(half);
    let equal = pairs().filter(|&pair| pair == (&b'0', &b'0')).count();
    let unequal = pairs().filter(|(first, last)| first != last).count();
    let is_middle_zero = string.len() % 2 == 1 && string[half] == b'0';
    let d = match (is_middle_zero, equal) {
        (false, _) => 0,
        (true, 0) => -1,
        (true, _) => 1,
    };
    match unequal {
        0 if !is_middle_zero && equal > 0 => -2,
        _ => unequal as i32 + d,
    }
}
