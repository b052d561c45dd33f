//! # HackerRank simple-game Simple Game — splits into 2 to K piles, counted
//!
//! - Judge: <https://www.hackerrank.com/challenges/simple-game>
//! - 中文: 分成 2 到 K 堆，必胜局面计数
//! - Family: [counting](super#counting); easier [abc212h](super::abc212h)
//! - Theorem: splits into equal piles; the [XOR transform](mod@grundy::arithmetic::xor_transform) of series
//! - Finder: counting › XOR: by sum and XOR of piles that are split
//! - Course: 16: piles that are split, by their sum and their XOR
//! - Difficulty: 3, ours
//!
//! ## Rule
//! N stones lie in a row of M piles, none of them empty. In turn, Little Cat first, a player splits a pile of two or
//! more stones into at least 2 and at most K piles, none of them empty. A player who cannot move loses. Here
//! 1 ≤ M ≤ 10, M ≤ N ≤ 600 and 2 ≤ K ≤ 600. How many rows with these N and M does Little Cat win, modulo 10⁹ + 7? The
//! order of the piles in a row counts.
//!
//! ## Claim
//! Let g(n) be the value of a pile of n stones. For K = 2 it is (n − 1) mod 2, and for K ≥ 4 it is n − 1. For K = 3 no
//! law is known: g(1), g(2), … are 0, 1, 2, 3, 1, 4, 3, 2, 4, 5, …, each the mex over all splits.
//!
//! Let S be a power of two above g(1), …, g(N). For i < S let T(i) be the coefficient of x^N in the power
//!
//! ```text
//! (s(1) x + s(2) x² + s(3) x³ + …)^M,   s(n) = (−1)^|g(n) AND i|,
//! ```
//!
//! where |…| counts bits. Little Cat wins T(0) − (T(0) + T(1) + … + T(S − 1)) / S of the rows.
//!
//! ## Why
//! A pile that is split becomes the sum of its parts ([`grundy::games::sg`]). A pile of 1 cannot be split, so g(1) = 0.
//! Let the claim hold for all piles smaller than n.
//!
//! K = 2. The parts a and n − a have an XOR of the same parity as (a − 1) + (n − a − 1), that is, as n. So all splits
//! of an even n have the value 0, and those of an odd n ≥ 3 the value 1. The mex is 1 and 0.
//!
//! K ≥ 4. No split has the value n − 1. For an XOR is at most the sum, and j ≥ 2 parts have values with the sum n − j.
//! But every v < n − 1 is reached. Let r ≥ 1 be what is left of n without a pile of v + 1 stones, which is worth v.
//! Split n into v + 1 and, of r,
//!
//! ```text
//! c and c       if r = 2c,
//! c, c and 1    if r = 2c + 1 ≥ 3,
//! 1             if r = 1.
//! ```
//!
//! These are at most four parts. Two equal piles cancel, and a pile of 1 is worth 0, so v remains.
//!
//! For the count, let X be the XOR of the values of a row. Little Cat loses iff X = 0. The product of the signs s of
//! its piles is (−1)^|X AND i|. Summed over all i < S, it is S if X = 0, else 0
//! ([`mod@grundy::arithmetic::xor_transform`]). So sum these products over all i and all rows: one in S of this sum is
//! the number of lost rows. For a single i the sum is T(i), as a row takes one term of each factor. And T(0) is the
//! number of all rows, as all signs are 1.
//!
//! ## How
//! Let A = 1 + a₁ x + a₂ x² + …, and let its power B = A^M have the coefficients b₀ = 1, b₁, b₂, …. Then
//! A B′ = M A′ B. On both sides take the coefficient of x^(j − 1), and solve for bⱼ:
//!
//! ```text
//! j bⱼ = the sum of ((M + 1) k − j) aₖ bⱼ₋ₖ over k = 1, …, j.
//! ```
//!
//! The series of the claim is x A, with aₖ = s(k + 1). So T(i) is bⱼ for j = N − M. Modulo 10⁹ + 7 each term is below
//! 2⁴³, and each sum below 2⁵³.
//!
//! ## Cost
//! O(S N²) time, and O(N³) for the values if K = 3; O(N) memory, S ≤ 1024.

use grundy::arithmetic::Mod;
use grundy::games::sg::mex;
use grundy::io::{self, Between, In};
use proconio::input;

const MODULUS: u32 = 1_000_000_007;

type Count = Mod<MODULUS>;

fn main() {
    io::run(|input, out| {
        input! { from input, stones: In<1, 600>, piles: with Between(1, stones.min(10)), most: In<2, 600> }
        let values = values(stones - piles + 1, most);
        writeln!(out, "{}", won_rows(&values, piles));
    });
}

/// The values of piles of 0, 1, …, `largest` stones, which are split into at most `most`.
fn values(largest: usize, most: usize) -> Vec<usize> {
    let mut values = vec![0];
    for n in 1..=largest {
        values.push(match most {
            2 => (n - 1) % 2,
            // The least part may be empty: then there are two.
            3 => mex((0..=n / 3).flat_map(|a| {
                let values = &values;
                (a.max(1)..=(n - a) / 2).map(move |b| values[a] ^ values[b] ^ values[n - a - b])
            })),
            _ => n - 1,
        });
    }
    values
}

/// The number of rows of so many piles that the first player wins. The largest pile that fits has the last of the
/// values.
fn won_rows(values: &[usize], piles: usize) -> Count {
    let s = values.iter().map(|value| (value + 1).next_power_of_two()).max().unwrap_or(1);
    let inverses: Vec<Count> = (1..values.len()).map(|n| Count::new(n as u64).inverse()).collect();
    let signed = |i: usize| -> Count {
        let signs: Vec<i64> = values[1..].iter().map(|value| 1 - 2 * i64::from((value & i).count_ones() % 2)).collect();
        last_of_power(&signs, piles, &inverses)
    };
    signed(0) - (0..s).map(signed).sum::<Count>() * Count::new(s as u64).inverse()
}

/// The last coefficient of the power of a series that begins with 1, as far as the series is given. The inverses are
/// those of 1, 2, ….
fn last_of_power(series: &[i64], exponent: usize, inverses: &[Count]) -> Count {
    let mut power = vec![1];
    for j in 1..series.len() {
        let (mut factor, mut sum) = (-(j as i64), 0);
        for (a, b) in series[1..].iter().zip(power.iter().rev()) {
            factor += exponent as i64 + 1;
            sum += factor * a * b;
        }
        let sum = Count::new(sum.rem_euclid(i64::from(MODULUS)) as u64);
        power.push(i64::from((sum * inverses[j - 1]).value()));
    }
    Count::new(power[series.len() - 1] as u64)
}
