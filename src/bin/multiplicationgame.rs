//! # Kattis multiplicationgame Multiplication Game — to the target by its primes, or past it for a tie
//!
//! - Judge: <https://open.kattis.com/problems/multiplicationgame>
//! - 中文: 乘上质因子到目标，超过则平局
//! - Family: [parity](super#parity); harder [cf2200e](super::cf2200e)
//! - Theorem: exponents of two primes that differ by at most one
//! - Finder: rows › lower numbers: multiplied up to a target by its primes, or past it for a tie
//! - Course: 15 › parity: numbers
//!
//! ## Rule
//! There is a target N with 2 ≤ N < 2³¹, and a number M, at first 1. In turn, Alice and Bob multiply M by a prime that
//! divides N. A player who makes M = N wins. As soon as M > N, the game is a tie. Each player prefers a win to a tie,
//! and a tie to a loss. It is given who begins. How does the game end? There are up to 10⁴ such games.
//!
//! ## Claim
//! - Let N = p^a be a power of a prime. If a is odd, the player who begins wins, else the other one.
//! - Let N = p^a q^b with two different primes and a, b ≥ 1. If a = b, the other player wins. If a and b differ by one,
//!   the player who begins wins. Else it is a tie.
//! - If three or more primes divide N, it is a tie.
//!
//! ## Why
//! If M does not divide N, no multiple of M is N. As M at least doubles in each move, the game ends with M > N, a tie.
//!
//! Now let M divide N. Write a position as the exponents of the k primes of N in N / M. A move lowers one of them by
//! one, or, where one is 0 already, multiplies by its prime and makes a tie certain: we say that it spoils the game.
//! With all exponents 0 the player to move has lost. For k = 1 nobody can spoil the game, and the parity of the
//! exponent decides.
//!
//! Let k ≥ 2, and let some exponent be 0, but not all. The player to move can spoil the game, so he does not lose.
//! Every other move leads to such a position again, where the opponent does not lose either, or to N. So the position
//! is won only by a move to N: if one exponent is 1 and all others are 0. Otherwise it is a tie.
//!
//! Let k = 2, and let both exponents a ≥ b be at least 1. By induction on their sum:
//!
//! - If a = b = 1, every move makes one exponent 1 and the other 0, a won position. So the position is lost.
//! - If a = b ≥ 2, every move leads to exponents that differ by one and are at least 1: won by induction. So it is
//!   lost.
//! - If a = b + 1, a move leads to b and b, which is lost. So it is won.
//! - If a ≥ b + 2, the moves lead to a − 1, b and to a, b − 1. In both the exponents differ, so neither is lost, and no
//!   move wins. But a, b − 1 is a tie: by induction if b ≥ 2, and by the paragraph above if b = 1, as a ≥ 3. So it is
//!   a tie.
//!
//! Let k ≥ 3, and let all exponents be at least 1. By induction on their sum it is a tie. For if an exponent of at
//! least 2 is lowered, the position that follows is a tie by induction. If an exponent of 1 is lowered, some exponent
//! is 0 then, and the others, two or more, are at least 1: a tie by the paragraph above. There are no other moves.
//!
//! ## Cost
//! O(√N) time for the sieve of primes, and O(√N / log N) per game; O(√N) memory.

use std::cmp::Ordering;

use grundy::arithmetic::prime_factor_counts;
use grundy::io::{self, In};
use proconio::input;

/// The square root of the largest N, rounded down.
const ROOT: u32 = 46_340;

fn main() {
    io::run(|input, out| {
        let factors = prime_factor_counts(ROOT as usize);
        let primes: Vec<u32> = (2..=ROOT).filter(|&number| factors[number as usize] == 1).collect();
        input! { from input, tests: In<1, 10_000> }
        for _ in 0..tests {
            input! { from input, n: In<2, 2_147_483_647, u32>, first: String }
            let second = match first.as_str() {
                "Alice" => "Bob",
                "Bob" => "Alice",
                _ => io::refuse("Alice or Bob"),
            };
            out.line(match outcome(&exponents(n, &primes)) {
                Ordering::Greater => &first,
                Ordering::Less => second,
                Ordering::Equal => "tie",
            });
        }
    });
}

/// Greater if the player who begins wins, and less if the other one does.
fn outcome(exponents: &[u32]) -> Ordering {
    match *exponents {
        [a] if a % 2 == 1 => Ordering::Greater,
        [_] => Ordering::Less,
        [a, b] if a == b => Ordering::Less,
        [a, b] if a.abs_diff(b) == 1 => Ordering::Greater,
        _ => Ordering::Equal,
    }
}

/// The exponents of the primes that divide `n`.
fn exponents(n: u32, primes: &[u32]) -> Vec<u32> {
    let (mut exponents, mut rest) = (vec![], n);
    for &prime in primes {
        if prime * prime > rest {
            break;
        }
        let mut exponent = 0;
        while rest % prime == 0 {
            rest /= prime;
            exponent += 1;
        }
        if exponent > 0 {
            exponents.push(exponent);
        }
    }
    if rest > 1 {
        exponents.push(1);
    }
    exponents
}
