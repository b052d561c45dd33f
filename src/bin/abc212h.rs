//! # ABC212 H Nim Counting — heaps of allowed sizes, counted
//!
//! - Judge: <https://atcoder.jp/contests/abc212/tasks/abc212_h>
//! - 中文: 给定堆大小的 Nim 必胜局面计数
//! - Family: [counting](super#counting); easier
//!   [hackerrank_taste_of_win](super::hackerrank_taste_of_win), [p5675](super::p5675); harder
//!   [coloured_stones](super::coloured_stones), [hackerrank_simple_game](super::hackerrank_simple_game)
//! - Theorem: the [XOR transform](mod@grundy::arithmetic::xor_transform) of the sizes
//! - Finder: counting › XOR
//! - Difficulty: 4, ours
//!
//! ## Rule
//! K different sizes from 1 to 2¹⁶ − 1 are allowed for heaps of Nim. A position is a row of 1 to N heaps, each of an
//! allowed size; a size may come again. In turn a player takes one or more stones from one heap, and a player who
//! cannot take a stone loses. How many of the K + K² + … + K^N positions does the first player win, modulo 998244353?
//!
//! ## Claim
//! Let S = 2¹⁶. For every i < S let T(i) be the sum of (−1)^|a AND i| over the allowed sizes a, where |…| counts bits.
//! Let P(t) = t + t² + … + t^N. The answer is
//!
//! ```text
//! P(K) − (P(T(0)) + P(T(1)) + … + P(T(S − 1))) / S
//! ```
//!
//! ## Why
//! There are P(K) positions. The first player loses iff the XOR of the heaps is 0 (Bouton). It remains to count these.
//!
//! Let e(x) be 1 if the size x is allowed, and else 0. T is the XOR transform of e
//! ([`mod@grundy::arithmetic::xor_transform`]). For n heaps, let f(x) be the number of positions whose XOR is x. All
//! sizes are below S, and so is x. f is the XOR convolution of n factors e, so its transform is T(i)^n at i.
//! Transformed once more, f becomes S · f. The entry at 0 of this is the sum of all T(i)^n, since |0 AND i| = 0. Hence
//! f(0) is this sum, divided by S. Now add up over n = 1, …, N.
//!
//! ## How
//! P(t) is N for t = 1, and t (t^N − 1) / (t − 1) otherwise. Modulo 998244353 the divisor is 0 for t = 1 only, since
//! −K ≤ t ≤ K and K < S.
//!
//! ## Cost
//! O(S log M) time, O(S) memory, S = 2¹⁶, M = 998244353.

use grundy::arithmetic::{Mod, xor_transform};
use grundy::io::{self, In};
use proconio::input;

const MODULUS: u32 = 998_244_353;

type Count = Mod<MODULUS>;

/// All sizes are smaller.
const S: usize = 1 << 16;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200_000, u64>, k: In<1, { S as i128 - 1 }> }
        let first = input.place();
        input! { from input, sizes: [In<1, { S as i128 - 1 }>; k] }
        first.distinct_or_refuse(&sizes, 1, "a size that has not come before");
        writeln!(out, "{}", won_positions(n, &sizes));
    });
}

fn won_positions(n: u64, sizes: &[usize]) -> Count {
    let mut transform = vec![0; S];
    for &size in sizes {
        transform[size] = 1;
    }
    xor_transform(&mut transform);
    let lost = transform.into_iter().map(|t| power_sum(t, n)).sum::<Count>() * Count::new(S as u64).inverse();
    power_sum(sizes.len() as i32, n) - lost
}

/// The sum of the powers 1, …, n of `t`.
fn power_sum(t: i32, n: u64) -> Count {
    let one = Count::new(1);
    let t = Count::new((i64::from(t) + i64::from(MODULUS)) as u64);
    if t == one {
        return Count::new(n);
    }
    t * (t.pow(n) - one) * (t - one).inverse()
}
