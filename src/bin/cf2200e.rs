//! # CF2200E Divisive Battle — numbers are split into factors, and the game ends when they are sorted
//!
//! - Judge: <https://codeforces.com/problemset/problem/2200/E>
//! - 中文: 把数拆成两个因子，有序即结束
//! - Family: [parity](super#parity); easier [multiplicationgame](super::multiplicationgame)
//! - Theorem: a prime behind a multiple of a greater one
//! - Finder: rows › lower numbers: split into factors until the row is sorted
//! - Course: 15 › parity: numbers
//! - Difficulty: 1500
//!
//! ## Rule
//! There are n ≥ 1 positive integers in a row. It is sorted if no number is less than the one before. In turn, Alice
//! first, a player replaces a number x by two integers y, z > 1 with yz = x, in either order and in its place. The game
//! ends as soon as the row is sorted, which it may be before the first move, or when no number can be split. Bob wins
//! if the row is sorted in the end, otherwise Alice. Who wins?
//!
//! ## Claim
//! If the row is sorted at the start, Bob wins. Otherwise Alice wins iff
//!
//! - two different primes divide one of the numbers, or
//! - all numbers are 1 or powers of a prime, and some number's prime is greater than that of the next number. Here the
//!   prime of 1 is taken to be 1.
//!
//! ## Why
//! **Alice wins as soon as a number p, which is 1 or a prime, stands behind a multiple of a prime q > p**, next to it
//! or not. For p is never split. Whenever the multiple of q is split, one of its parts is a multiple of q. So a number
//! that is at least q > p stands before p for ever, and the row is never sorted. As every split adds a number greater
//! than 1 and leaves the product of all as it is, the game ends.
//!
//! Now let the row not be sorted, and Alice be to move.
//!
//! - *Two primes p < q divide a number x.* She replaces x by x/p and p, in this order. q divides x/p, so she wins.
//! - *All numbers are 1 or powers of a prime, and the primes fall somewhere:* a number b of the prime p stands behind a
//!   number whose prime is q > p. If b > p, she replaces b by p and b/p, in this order, and she wins. If b = p or
//!   b = 1, she has won already, whatever she does.
//! - *All numbers are 1 or powers of a prime, and the primes never fall.* A power of a prime is split into powers of
//!   the same prime, so they still never fall after any move. The game ends when the row is sorted, which it is at the
//!   latest when all numbers are 1 or primes. So Bob wins.
//!
//! ## Cost
//! O(A log log A + n log A) time, O(A + n) memory, with A = 10⁶.

use grundy::arithmetic::least_primes;
use grundy::io::{self, In, Total};
use proconio::input;

const LARGEST: usize = 1_000_000;

fn main() {
    io::run(|input, out| {
        let least = least_primes(LARGEST);
        input! { from input, tests: In<1, 10_000> }
        let sum_of_n = Total::at_most(100_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 100_000), row: [In<1, { LARGEST as i128 }, u32>; n] }
            out.either(first_player_wins(&row, &least), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(row: &[u32], least: &[u32]) -> bool {
    if never_falls(row) {
        return false;
    }
    let primes: Option<Vec<u32>> = row.iter().map(|&number| only_prime(number, least)).collect();
    !primes.is_some_and(|primes| never_falls(&primes))
}

fn never_falls(row: &[u32]) -> bool {
    row.windows(2).all(|pair| pair[0] <= pair[1])
}

/// The prime of which the number is a power, 1 for 1; nothing if two different primes divide it.
fn only_prime(number: u32, least: &[u32]) -> Option<u32> {
    let prime = least[number as usize];
    let mut rest = number;
    while rest > 1 {
        if least[rest as usize] != prime {
            return None;
        }
        rest /= prime;
    }
    Some(prime)
}
