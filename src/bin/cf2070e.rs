//! # CF2070E Game with Binary String — pairs taken from a circle of zeros and ones
//!
//! - Judge: <https://codeforces.com/problemset/problem/2070/E>
//! - 中文: 01 串首尾相接删数对，数子串
//! - Family: [counting](super#counting)
//! - Theorem: zeros against three times the ones
//! - Finder: counting › structures: substrings
//! - Course: 16: substrings
//! - Difficulty: 3, ours
//!
//! ## Rule
//! In turn two players remove two adjacent characters of a binary string. Its last and first character count as
//! adjacent, too. The first player may remove only 00, the second player only a pair with a 1. A player who cannot move
//! loses. How many substrings does the first player win? Substrings at different places count as different.
//!
//! ## Claim
//! Let a string have z zeros and k ones, and let d = z − 3k. The first player, to move, wins iff d ≥ 2 or d = −1.
//!
//! ## Why
//! The first player's move takes 2 from d. The second player's move adds 2 if he takes 01 or 10, and 6 if he takes 11.
//! The ones divide the circle into k gaps.
//!
//! - Let d ≥ 2. If k = 0, the first player takes 00, and the second player has no move. If k > 0, then z ≥ 3k + 2 > k,
//!   so some gap has two zeros, and the first player takes them. If the second player can move, d is at least 2 again
//!   after his move, and the first player wins by induction.
//! - Let d = −1. If k = 1, then z = 2, and the two zeros are neighbours. The first player takes them, and the 1 that is
//!   left has no neighbour. If k > 1, then z = 3k − 1 > k, so some gap has two zeros, and the first player takes them.
//!   If the second player can move, he leaves d = −1 or d = 3, and the first player wins by induction.
//! - Let d be another number. If the first player cannot move, he loses. If he can, then z ≥ 2, and k > 0 since d < 2.
//!   He takes two zeros.
//!   - If a zero is left, some zero stands beside a 1. The second player takes both. Then d is what it was, and the
//!     first player loses by induction.
//!   - If no zero is left, z was 2. Then k ≥ 2, since d is not −1. The second player takes 11, and no zero is left.
//!
//! ## How
//! Let D_i be the sum over the first i characters, +1 for a 0 and −3 for a 1. Count the pairs i < j with D_i ≤ D_j − 2
//! or D_i = D_j + 1. From one j to the next D_j moves by 1 or 3. So the number of i with D_i ≤ D_j − 2 is kept up to
//! date by the numbers of i for each value of D_i. The answer is at most n (n + 1) / 2.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 300_000>, text: with Word::exactly("01", n) }
        writeln!(out, "{}", won_substrings(&text));
    });
}

fn won_substrings(text: &[u8]) -> u64 {
    let ones = text.iter().filter(|&&digit| digit == b'1').count();
    // How many prefixes have each sum; the sums lie between −3 · ones and the number of zeros. The place of a sum
    // leaves room for the limit, 2 below the least, and for 1 above the largest.
    let mut prefixes = vec![0_u32; text.len() + 2 * ones + 4];
    let mut sum = 3 * ones + 2;
    // How many prefixes have a sum of at most `sum` − 2.
    let mut below = 0_u32;
    let mut won = 0;
    for &digit in text {
        prefixes[sum] += 1;
        if digit == b'0' {
            sum += 1;
            below += prefixes[sum - 2];
        } else {
            sum -= 3;
            below -= prefixes[sum - 1..=sum + 1].iter().sum::<u32>();
        }
        won += u64::from(below) + u64::from(prefixes[sum + 1]);
    }
    won
}
