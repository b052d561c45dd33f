//! Prime factors of all numbers up to a bound.
//!
//! Use it where primes, or numbers with a given number of prime factors, are the steps or the heaps of a game.
//!
//! # What it finds
//! For all numbers up to a bound, how many prime factors each has, where a factor counts as often as it divides, and
//! the least of them. Dividing by the least one again and again gives all.
//!
//! # Why
//! First for the number of prime factors. This number is the number of prime powers that divide the number. Each is
//! counted for all its multiples. A number is prime if no smaller prime has been counted for it. The least one is found
//! likewise: prime after prime is written down for all of its multiples that have none yet.

use std::iter;

/// The number of prime factors of each number from 0 to `largest`, where a factor counts as often as it divides: 1 for
/// a prime, and only for these. For 0, which all primes divide, it is 0 here.
///
/// [Why](self#why).
///
/// ```
/// use grundy::arithmetic::prime_factor_counts;
///
/// assert_eq!(prime_factor_counts(12), [0, 0, 1, 1, 2, 1, 2, 1, 3, 2, 2, 1, 3]);
/// ```
///
/// # Complexity
/// O(n log log n) time and O(n) memory for numbers up to n.
#[must_use]
pub fn prime_factor_counts(largest: usize) -> Vec<u32> {
    let mut factors = vec![0; largest + 1];
    for prime in 2..=largest {
        if factors[prime] > 0 {
            continue; // a smaller prime divides it
        }
        let powers = iter::successors(Some(prime), |power| power.checked_mul(prime));
        for power in powers.take_while(|&power| power <= largest) {
            (power..=largest).step_by(power).for_each(|multiple| factors[multiple] += 1);
        }
    }
    factors
}

/// The least prime factor of each number from 2 to `largest`, below 2³²; before these 0 and 1. Dividing by it again and
/// again gives all prime factors.
///
/// ```
/// use grundy::arithmetic::least_primes;
///
/// assert_eq!(least_primes(9), [0, 1, 2, 3, 2, 5, 2, 7, 2, 3]);
/// ```
///
/// # Complexity
/// O(n log log n) time and O(n) memory for numbers up to n.
#[must_use]
pub fn least_primes(largest: usize) -> Vec<u32> {
    let mut least: Vec<u32> = (0..=largest as u32).collect();
    for prime in (2..).take_while(|prime| prime * prime <= largest) {
        if least[prime] == prime as u32 {
            for multiple in (prime * prime..=largest).step_by(prime) {
                least[multiple] = least[multiple].min(prime as u32);
            }
        }
    }
    least
}
