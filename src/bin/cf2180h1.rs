//! # CF2180H1 Bug Is Feature (Unconditional Version) — arithmetic progressions of three, below many bounds
//!
//! - Judge: <https://codeforces.com/problemset/problem/2180/H1>
//! - 中文: 三项等差数列，上界取遍一个区间
//! - Family: [take-away](super#take-away)
//! - Theorem: values that repeat at twice the length with each power of two
//! - Finder: rows › changed: of three in an arithmetic progression one grows
//! - Course: 7: arithmetic progressions below many bounds
//! - Difficulty: 3400
//!
//! ## Rule
//! In a game three positive integers a < b < c ≤ x form an arithmetic progression. A move raises one of them by a
//! positive integer. After it the three must again be an arithmetic progression, in any order, and none may exceed x. A
//! row a, b, c, l, r stands for r − l + 1 games, one for each bound x from l to r, where c ≤ l ≤ r ≤ 10¹⁸. All games of
//! all rows are played together: in turn, Bug first, a player moves in one of them. A player who cannot move in any
//! loses.
//!
//! ## Claim
//! Let d = b − a = o · 2^k with an odd o, and m = ⌊(x − c) / o⌋. The value of the game is G(m, k), where
//!
//! - G(m, 0) = m mod 2;
//! - for k ≥ 1, with v = G(m, k − 1), it is mex {v} if the bit k of m is 0, and mex {v, mex {v}} if it is 1.
//!
//! The values are 0, 1 and 2, and G(m, k) depends on m modulo 2^(k+1) alone. Bug wins iff the XOR of the values of all
//! games is not 0.
//!
//! ## Why
//! **Moves.** The largest number cannot be raised: a and b leave no place above c. The middle one can become c + 2d,
//! with a and c below. The least one can become c + d, with b and c below, or the middle of b and c if d is even. With
//! w = x − c, the game is (w, d), and leads to (w − d, d), to (w, d/2) for an even d, and to (w − 2d, 2d); w never
//! becomes negative. The odd part o never changes. With m instead of w, the moves lead from (m, k) to
//!
//! - (m − 2^k, k) if m ≥ 2^k;
//! - (m, k − 1) if k ≥ 1;
//! - (m − 2^(k+1), k + 1) if m ≥ 2^(k+1).
//!
//! **Values**, by induction over m, then k. G(m, k) as claimed has the period 2^(k+1) in m. So the third move leads to
//! mex {g} or mex {g, mex {g}} with g = G(m − 2^(k+1), k) = G(m, k). Neither of them is g. So this move does not keep
//! the value g from being the mex of the others, and it is enough to look at the first two moves.
//!
//! For k = 0 only the first is there, if m ≥ 1, and leads to (m − 1) mod 2. So the value is m mod 2. For k ≥ 1 the
//! second one leads to v. By the period of G(·, k − 1), v is the same for m − 2^k.
//!
//! - If the bit k of m is 1, the first move leads to m − 2^k, in which this bit is 0, so to mex {v}. The value is mex
//!   {v, mex {v}}.
//! - If it is 0, the first move leads to mex {v, mex {v}}, if it is possible. This is not mex {v}. So the value is mex
//!   {v}.
//!
//! ## How
//! Let F(M, k) be the parities with which the values 0, 1, 2 occur among G(0, k), …, G(M − 1, k). A whole period has
//! (1, 1, 0): this holds for k = 0, and a step from k − 1 to k turns the values 0, 1, 2 of the lower half into 1, 0, 0,
//! and those of the upper half into 2, 2, 1. So F(M, k) follows from F(M mod 2^k, k − 1), the bit k of M, and the
//! parity of the number of whole periods: k steps.
//!
//! Each m stands for o bounds, an odd number. So all m but the first and the last of a row count once, and these two by
//! the parity of their bounds in the row.
//!
//! ## Cost
//! O(log x) time for each row, O(1) memory.

use grundy::io::{self, Between, In, Total};
use proconio::input;

/// The greatest number.
const MOST: u64 = 1_000_000_000_000_000_000;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100_000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 200_000) }
            let mut value = 0;
            for _ in 0..n {
                input! { from input, a: In<1, { MOST as i128 - 2 }, u64>, b: with Between(a + 1, (a + MOST) / 2) }
                let third = 2 * b - a;
                input! { from input, c: with Between(third, third), l: with Between(c, MOST), r: with Between(l, MOST) }
                value ^= value_of_row(b - a, l - c, r - c);
            }
            out.either(value != 0, ["Bug", "Feature"]);
        }
    });
}

/// The XOR of the values of all games with this difference, in which the largest number is from `least` to `most` below
/// the bound.
fn value_of_row(difference: u64, least: u64, most: u64) -> usize {
    let k = difference.trailing_zeros();
    let odd = difference >> k;
    let (first, last) = (least / odd, most / odd);
    if first == last {
        return if (most - least) % 2 == 0 { value(first, k) } else { 0 };
    }
    // The bounds of the last m begin a period of o bounds; those of the first m end one.
    let first_value = if (odd - least % odd) % 2 == 1 { value(first, k) } else { 0 };
    let last_value = if most % odd % 2 == 0 { value(last, k) } else { 0 };
    first_value ^ last_value ^ value_below(last, k) ^ value_below(first + 1, k)
}

/// What a value becomes from one k to the next, where the next bit of m is 0 or 1.
const STEPS: [[usize; 3]; 2] = [[1, 0, 0], [2, 2, 1]];

/// G(m, k).
fn value(m: u64, k: u32) -> usize {
    (1..=k).fold((m & 1) as usize, |value, level| STEPS[(m >> level & 1) as usize][value])
}

/// The XOR of G(0, k), …, G(m − 1, k).
fn value_below(m: u64, k: u32) -> usize {
    let is_set = |bit: u32| m >> bit & 1 == 1;
    // The parities of the three values among the numbers below m modulo a period.
    let mut parities = [is_set(0), false, false];
    for level in 1..=k {
        let [zero, one, two] = parities;
        parities = match is_set(level) {
            false => [one ^ two, zero, false],
            // Below are the whole lower half, (1, 1, 0), and a part of the upper one.
            true => [true, !two, zero ^ one],
        };
    }
    usize::from(parities[1] ^ is_set(k + 1)) + 2 * usize::from(parities[2])
}
