//! # CF850C Arpa and a game with Mojtaba — dividing all numbers by a prime power
//!
//! - Judge: <https://codeforces.com/problemset/problem/850/C>
//! - 中文: 所有数同除以质数的幂
//! - Family: take-away
//! - Theorem: a sum of primes, sets of exponents
//!
//! ## Rule
//! There is a list of n numbers. In turn Mojtaba and Arpa choose a power p^k of a prime, k ≥ 1, that divides at least
//! one of them. All numbers that it divides are divided by it. Mojtaba begins. Who has no such power loses.
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
//! A move divides by powers of one prime and leaves the exponents of the others as they are. So the primes are a sum of
//! games (library `games::sg`). For p the move is possible iff k is at most some exponent, and then it lowers by k the
//! exponents that are at least k. How many numbers have an exponent makes no difference to what moves there are, now or
//! later, and neither do exponents 0.
//!
//! ## How
//! A set is a mask with a bit for each exponent, and the values of the sets that are reached are remembered. Let
//! m = max S; as 2³⁰ > 10⁹, m ≤ 29. From S at most 308 219 sets are reached. To see this, take 17 as a border:
//!
//! - There are 2¹⁷ sets without an exponent above 17.
//! - A move k makes of max S = t at most max(t − k, k − 1). So it lowers the maximum by at least d = min(k, t − k + 1),
//!   and there are only two k that have this d. A set with an exponent above 17 is reached from S by moves that lower
//!   the maximum by at most 29 − 18 = 11 in all. These moves are given by the sequence of their d, whose sum is at most
//!   11, and by a choice of two for each d. Sequences and choices together, there are 2 · 3^(D − 1) with the sum D ≥ 1,
//!   and one with the sum 0. For D up to 11 these are 3¹¹ in all.
//!
//! For other primes m ≤ 18, as 3¹⁹ > 10⁹. In the same way, with 11 as the border, at most 2¹¹ + 3⁶ sets are reached. In
//! truth there seem to be far fewer: a search for the set from which most others are reached found 3587.
//!
//! A number without its prime factors up to √10⁹ is 1 or a prime. The set {1} has the value 1.
//!
//! ## Cost
//! O((n + A^¼) √A / log A) time for numbers up to A.

use grundy::games::Grundy;
use grundy::io::{self, In};
use proconio::input;

/// The greatest number, and its square root rounded down.
const MOST: i128 = 1_000_000_000;
const ROOT: u32 = 31_622;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100>, numbers: [In<1, MOST, u32>; n] }
        let first_wins = first_player_wins(numbers);
        out.line(if first_wins { "Mojtaba" } else { "Arpa" });
    });
}

fn first_player_wins(mut numbers: Vec<u32>) -> bool {
    let mut grundy = Grundy::new(successors);
    let mut sum = 0;
    for prime in primes(ROOT) {
        let mut exponents = 0;
        for number in &mut numbers {
            let mut exponent = 0;
            while *number % prime == 0 {
                *number /= prime;
                exponent += 1;
            }
            exponents |= 1 << exponent;
        }
        sum ^= grundy.value(&(exponents & !1));
    }
    numbers.sort_unstable();
    numbers.dedup();
    let large_primes = numbers.iter().filter(|&&number| number > 1).count();
    sum ^ (large_primes % 2) != 0
}

/// All primes up to `most`.
fn primes(most: u32) -> Vec<u32> {
    let mut primes: Vec<u32> = vec![];
    for candidate in 2..=most {
        let mut divisors = primes.iter().take_while(|&prime| prime * prime <= candidate);
        if divisors.all(|prime| candidate % prime != 0) {
            primes.push(candidate);
        }
    }
    primes
}

/// What the moves make of a set of exponents, a bit each.
fn successors(&exponents: &u32) -> Vec<u32> {
    let greatest = exponents.checked_ilog2().unwrap_or(0);
    let successor = |k: u32| {
        let below = exponents & ((1_u32 << k) - 1);
        (below | exponents >> k) & !1
    };
    (1..=greatest).map(successor).collect()
}
