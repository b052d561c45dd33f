//! # ABC195 E Lucky 7 Battle — digits in a given order of turns, for a multiple of 7
//!
//! - Judge: <https://atcoder.jp/contests/abc195/tasks/abc195_e>
//! - 中文: 在末尾添一位，最后能否被 7 整除
//! - Family: [tables](super#tables); easier [abc427d](super::abc427d)
//! - Theorem: won remainders, from the last round back
//! - Finder: rows › words: digits are appended, and one player wants a multiple of 7
//! - Course: 2: a number that grows, of which only the remainder counts
//! - Difficulty: 2, ours
//!
//! ## Rule
//! There are a string S of N digits, a string X of N letters, `A` or `T`, and a string R that is empty at first. There
//! are N rounds. In round i, Takahashi moves if the i-th letter of X is `T`, and Aoki if it is `A`: he appends either
//! the i-th digit of S or a `0` to R. In the end R is read as a number. Takahashi wins if it is a multiple of 7, as 0
//! is, and otherwise Aoki. Who wins?
//!
//! ## Claim
//! For 0 ≤ i ≤ N let G_i be the set of the remainders r modulo 7 for which Takahashi wins if R leaves r after i rounds.
//! Then G_N = {0}. For i ≥ 1, look at the remainders of 10r + d, where d is the i-th digit of S, and of 10r. The
//! remainder r is in G_(i − 1) iff
//!
//! - one of these two is in G_i, if the i-th letter of X is `T`,
//! - both of these are in G_i, if it is `A`.
//!
//! Takahashi wins iff 0 is in G_0.
//!
//! For example, let S = 43 and X = TA, so that Aoki moves last. In G_1 are the r for which 10r + 3 and 10r are both
//! multiples of 7. There is none, as their difference 3 is no multiple of 7. So Aoki wins, whatever Takahashi appends.
//!
//! ## Why
//! Appending a digit d to a number t makes it 10t + d. Its remainder follows from that of t. So what can be won after i
//! rounds depends on the remainder of R alone, and G_i is well defined. After N rounds it is {0} by the rule. Before
//! round i Takahashi wins, if it is his, iff one of the two digits leaves a remainder from which he wins; and if it is
//! Aoki's, iff both do. The empty string stands for 0, as `0` before a number changes nothing.
//!
//! ## Cost
//! O(N) time and memory.

use grundy::io::{self, In, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! {
            from input, n: In<1, 200_000>, digits: with Word::exactly("0123456789", n),
            movers: with Word::exactly("AT", n),
        }
        out.either(takahashi_wins(&digits, &movers), ["Takahashi", "Aoki"]);
    });
}

fn takahashi_wins(digits: &[u8], movers: &[u8]) -> bool {
    // For each remainder, whether Takahashi wins from it.
    let mut is_won = [true, false, false, false, false, false, false];
    for (&digit, &mover) in digits.iter().zip(movers).rev() {
        let digit = usize::from(digit - b'0');
        is_won = std::array::from_fn(|remainder| {
            let [with_digit, with_zero] = [digit, 0].map(|last| is_won[(10 * remainder + last) % 7]);
            if mover == b'T' { with_digit || with_zero } else { with_digit && with_zero }
        });
    }
    is_won[0]
}
