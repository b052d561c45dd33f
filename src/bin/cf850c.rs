//! # CF850C Arpa and a game with Mojtaba — dividing all numbers by a prime power
//!
//! - Judge: <https://codeforces.com/problemset/problem/850/C>
//! - 中文: 所有数同除以质数的幂
//! - Family: [take-away](super#take-away)
//! - Theorem: a [sum](grundy::games::sg) of primes, sets of exponents
//! - Finder: rows › lower numbers
//! - Difficulty: 2200
//!
//! ## Rule
//! There are n numbers from 1 to 10⁹. In turn Mojtaba, who begins, and Arpa choose a power p^k of a prime, k ≥ 1, that
//! divides at least one of them. All numbers that it divides are divided by it. A player who has no such power loses.
//!
//! ## Claim
//! For a prime p let S be the set of the exponents e ≥ 1 of p in the numbers. The value of S is
//!
//! ```text
//! g(S) = mex { g(S after k) : 1 ≤ k ≤ max S },  where S after k = { e ∈ S : e < k } ∪ { e − k : e ∈ S, e > k }
//! ```
//!
//! Mojtaba wins iff the XOR of the values of all primes is not 0.
//!
//! ## Why
//! A move changes the exponents of one prime only. So the primes are a sum of games ([`grundy::games::sg`]). For p the
//! move p^k is possible iff k is at most some exponent, and then it lowers by k the exponents that are at least k.
//! Exponents 0, and how many numbers have an exponent, make no difference to what moves there are, now or later.
//!
//! ## How
//! The program takes every divisor d = 2, 3, 4, … out of each number, as often as it divides, until d² is more than
//! what is left. Only primes still divide when their turn comes, and what is left is 1 or one more prime.
//!
//! A set is a mask with a bit for each exponent, and the values of the sets that are reached are remembered. They are
//! fewer than 310 000:
//!
//! - There are 2¹⁷ sets without an exponent above 17. Moves make the maximum smaller. So for p ≥ 3 only S itself can be
//!   another one, and only for p = 3, since 3¹⁹ > 10⁹ and 5¹⁸ > 10⁹.
//! - For p = 2 exponents are at most 29. A move k takes a maximum t to at most max(t − k, k − 1) = t − d, where
//!   d = min(k, t − k + 1). Two moves at most have the same d. A set with an exponent above 17 is reached by moves
//!   whose d add up to 11 at most. Let N(D) be the largest number of sequences of moves whose d add up to D at most.
//!   Then N(0) = 1. Sequences with the sum D are at most twice those of a smaller sum: one more move, with the d that
//!   is lacking. So N(D) ≤ 3 N(D − 1), and at most 3¹¹ sets have an exponent above 17.
//!
//! ## Cost
//! O(n √A) time for numbers up to A, O(n) memory, and 310 000 sets at most.

use std::collections::HashMap;

use grundy::games::Grundy;
use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100>, numbers: [In<1, 1_000_000_000, u32>; n] }
        out.either(first_player_wins(&numbers), ["Mojtaba", "Arpa"]);
    });
}

fn first_player_wins(numbers: &[u32]) -> bool {
    // For every prime the set of its exponents, a bit each.
    let mut exponents: HashMap<u32, u32> = HashMap::new();
    for (prime, exponent) in numbers.iter().flat_map(|&number| factors(number)) {
        *exponents.entry(prime).or_default() |= 1 << exponent;
    }
    let mut grundy = Grundy::new(successors);
    nim_sum(exponents.values().map(|set| grundy.value(set))) != 0
}

/// The primes that divide a number, each with its exponent.
fn factors(number: u32) -> Vec<(u32, u32)> {
    let mut factors = vec![];
    let (mut rest, mut divisor) = (number, 2);
    while divisor * divisor <= rest {
        let mut exponent = 0;
        while rest % divisor == 0 {
            rest /= divisor;
            exponent += 1;
        }
        if exponent > 0 {
            factors.push((divisor, exponent));
        }
        divisor += 1;
    }
    if rest > 1 {
        factors.push((rest, 1));
    }
    factors
}

/// What the moves make of a set of exponents, a bit each.
fn successors(&exponents: &u32) -> Vec<u32> {
    let largest = exponents.checked_ilog2().unwrap_or(0);
    let successor = |k: u32| {
        let below = exponents & ((1_u32 << k) - 1);
        (below | exponents >> k) & !1
    };
    (1..=largest).map(successor).collect()
}
