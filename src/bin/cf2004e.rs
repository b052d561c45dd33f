//! # CF2004E Not a Nim Problem — taking a number coprime to the pile
//!
//! - Judge: <https://codeforces.com/problemset/problem/2004/E>
//! - 中文: 取与堆中石子数互质的个数
//! - Family: [tables](super#tables)
//! - Theorem: the place of the smallest prime factor
//! - Finder: heaps › 1 to m: numbers coprime to the heap
//! - Course: 7: a set that depends on the heap: coprime numbers
//! - Difficulty: 2100
//! - Table: values heaps "take coprime" 35 by 12
//!
//! ## Rule
//! There are n piles of stones. In turn, Alice first, a player takes y ≥ 1 stones from one pile of x ≥ y stones, where
//! x and y have no common divisor but 1. A player who cannot move loses.
//!
//! ## Claim
//! The value of a pile of x stones is 0 for even x, and 1 for x = 1. For an odd x > 1 it is the place of its smallest
//! prime factor among the primes 2, 3, 5, …, where 2 has place 1. Alice wins iff the XOR of the values is not 0.
//!
//! ## Why
//! The piles are a sum of games ([`grundy::games::sg`]). Taking y leaves z = x − y, and x has the same common divisors
//! with z as with y. So a move leads to any z < x that is coprime to x; to z = 0 from x = 1 alone. The claim holds by
//! induction on x:
//!
//! - x is even. Every z is odd, and has a value that is not 0. So x has the value 0.
//! - x = 1. The only move leads to 0, which has the value 0. So x has the value 1.
//! - x > 1 is odd. Let p be its smallest prime factor, of place i ≥ 2. The numbers 1, …, p − 1 have no prime factor p
//!   or above, so they are coprime to x. Among them are 2, 1, and the odd primes below p, with the values 0, 1, and 2,
//!   …, i − 1. No move leads to the value i: only multiples of p have it. So x has the value i.
//!
//! ## Cost
//! O(n + a log log a) time for piles of up to a stones, O(n + a) memory.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000> }
        let sum_of_n = Total::at_most(300_000);
        let mut games: Vec<Vec<u32>> = vec![];
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 300_000), piles: [In<1, 10_000_000, u32>; n] }
            games.push(piles);
        }
        let largest = games.iter().flatten().copied().max();
        let values = OddValues::new(largest.unwrap_or(0));
        for piles in games {
            out.either(first_player_wins(&piles, &values), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(piles: &[u32], values: &OddValues) -> bool {
    nim_sum(piles.iter().map(|&pile| values.get(pile))) != 0
}

/// The values of odd piles: that of 2i + 1 stones at index i.
struct OddValues(Vec<u32>);

impl OddValues {
    /// The values of piles of up to `largest` stones, by the sieve of Eratosthenes.
    fn new(largest: u32) -> Self {
        let mut values = vec![0; largest as usize / 2 + 1];
        // Of one stone.
        values[0] = 1;
        // The place of the prime 2, whose multiples are not listed.
        let mut place = 1;
        for index in 1..values.len() {
            if values[index] == 0 {
                place += 1;
                values[index] = place;
                // From the square of this prime on, all its odd multiples that have no smaller prime factor.
                let prime = 2 * index + 1;
                for value in values.iter_mut().skip(prime.saturating_mul(prime) / 2).step_by(prime) {
                    if *value == 0 {
                        *value = place;
                    }
                }
            }
        }
        Self(values)
    }

    fn get(&self, pile: u32) -> u32 {
        if pile % 2 == 0 { 0 } else { self.0[pile as usize / 2] }
    }
}
