//! # CF1370C Number Game — dividing by an odd divisor, or taking one
//!
//! - Judge: <https://codeforces.com/problemset/problem/1370/C>
//! - 中文: 除以奇因数，或减一
//! - Family: [parity](super#parity); twin [cf1537d](super::cf1537d)
//! - Theorem: powers of two, and twice a prime
//! - Finder: rows › lower numbers › by one or by an odd divisor
//! - Course: 7: subtract one, or divide by an odd number
//! - Difficulty: 1400
//!
//! ## Rule
//! There is a number n ≥ 1. In turn, Ashishgup first, a player divides it by one of its odd divisors above 1 (perhaps
//! the number itself), or subtracts 1 from a number above 1. A player who cannot move loses: the number is 1.
//!
//! ## Claim
//! FastestFinger wins iff n = 1, n = 2ᵏ with k ≥ 2, or n = 2p with an odd prime p.
//!
//! ## Why
//! Call these numbers lost. It is enough that no move leads from a lost number to a lost one, and that a move leads
//! from every other number to a lost one ([`grundy::games::sg`]). Every lost number but 1 is even and at least 4.
//!
//! - n = 1. There is no move.
//! - n = 2ᵏ with k ≥ 2. It has no odd divisor but 1. Subtracting 1 leaves an odd number greater than 1.
//! - n = 2p. Its only odd divisor but 1 is p, and dividing by p leaves 2. Subtracting 1 leaves an odd number above 1.
//! - n > 1 is odd. Dividing by n leaves 1.
//! - n = 2. Subtracting 1 leaves 1.
//! - n = 2ᵏm with k ≥ 2 and an odd m > 1. Dividing by m leaves 2ᵏ.
//! - n = 2m with an odd m > 1 that is no prime. Let p be a prime factor of m. Then m/p is an odd divisor greater than
//!   1, and dividing by it leaves 2p.
//!
//! ## Cost
//! O(√n) time per game.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, games: In<1, 100> }
        for _ in 0..games {
            input! { from input, n: In<1, 1_000_000_000, u32> }
            out.either(is_lost(n), ["FastestFinger", "Ashishgup"]);
        }
    });
}

fn is_lost(n: u32) -> bool {
    n == 1 || n.is_power_of_two() && n >= 4 || n % 2 == 0 && is_odd_prime(n / 2)
}

fn is_odd_prime(n: u32) -> bool {
    n > 1 && n % 2 == 1 && (3..).step_by(2).take_while(|divisor| divisor * divisor <= n).all(|divisor| n % divisor != 0)
}
