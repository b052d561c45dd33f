//! # CF2070E Game with Binary String — pairs taken from a circle of zeros and ones
//!
//! Judge: <https://codeforces.com/problemset/problem/2070/E>
//! Family: counting
//! Theorem: zeros against three times the ones
//!
//! Rule. Two players in turn remove two adjacent characters of a binary string, whose last and first character count as
//! adjacent, too. The first player may only remove 00, the second only a pair with a 1. Who cannot move loses. How many
//! substrings, by their places, does the first player win?
//! Claim. With z zeros and k ones let d = z − 3k. The first player, to move, wins iff d ≥ 2 or d = −1.
//! Why. His move takes 2 from d; taking 01 or 10 adds 2, taking 11 adds 6. The ones part the circle into k gaps.
//! If d ≥ 2 and there is no one, he takes 00, and the second player has no move. Else z ≥ 3k + 2, so some gap has two
//! zeros; he takes them, and whatever the second player takes, d is at least what it was.
//! If d = −1 and k = 1, the two zeros are neighbours; he takes them, and the 1 that is left has no neighbour. Else
//! z = 3k − 1 > k, so some gap has two zeros; the second player leaves d = −1 again, or d = 3 by 11.
//! If d is anything else and he can move, then z ≥ 2, so k ≥ 1. Is a zero left, one stands beside a 1; the second
//! player takes both, and d is what it was. If none is left, z was 2, and k ≥ 2 since d is not −1: the second player
//! takes 11, and zeros do not come back.
//! How. Let D be the sum of +1 for a 0 and −3 for a 1 over a prefix. Wanted are the pairs of prefixes, i before j, with
//! D_i ≤ D_j − 2 or D_i = D_j + 1. From one j to the next D_j moves by 1 or 3, so the number of D_i ≤ D_j − 2 is kept.
//! Cost. O(n) time and memory; the answer is at most n (n + 1) / 2.

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
    // leaves room for the limit, 2 below the least, and for 1 above the greatest.
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
