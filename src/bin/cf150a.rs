//! # CF150A Win or Freeze — writing a divisor; having none wins
//!
//! - Judge: <https://codeforces.com/problemset/problem/150/A>
//! - 中文: 写约数，写不出者胜
//! - Family: [take-away](super#take-away); twin [abc368f](super::abc368f)
//! - Theorem: products of two primes are lost
//! - Finder: rows › lower numbers: a divisor is written, and a player who has none wins
//! - Difficulty: 1400
//!
//! ## Rule
//! The number q ≥ 1 is written down. In turn a player writes a divisor of the number written last, but neither 1 nor
//! that number itself. The first player who has no such divisor wins. Who wins? If it is the first player, give a
//! winning first move, or 0 if he has no move. (Also CF151C.)
//!
//! ## Claim
//! Let k be the number of prime factors of q, where a factor counts as often as it divides q. The first player loses
//! iff k = 2. If k ≥ 3, the product of any two of the prime factors is a winning first move.
//!
//! ## Why
//! - k ≤ 1, so q is 1 or a prime. There is no move: the player to move has won.
//! - k = 2. Every move writes one of the two prime factors. The opponent has no move and wins.
//! - k ≥ 3. The product of two of the factors is a divisor, neither 1 nor q. It is a number with k = 2, from which the
//!   opponent loses.
//!
//! ## Cost
//! O(√q) time.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, q: In<1, 10_000_000_000_000, u64> }
        match prime_factors(q)[..] {
            [] | [_] => out.line("1\n0"),
            [_, _] => out.line("2"),
            [first, second, ..] => writeln!(out, "1\n{}", first * second),
        }
    });
}

/// The prime factors of `n`, each as often as it divides n.
fn prime_factors(n: u64) -> Vec<u64> {
    let mut factors = vec![];
    let (mut rest, mut divisor) = (n, 2);
    while divisor * divisor <= rest {
        if rest % divisor == 0 {
            factors.push(divisor);
            rest /= divisor;
        } else {
            divisor += 1;
        }
    }
    if rest > 1 {
        factors.push(rest);
    }
    factors
}
