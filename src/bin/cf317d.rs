//! # CF317D Game with Powers — choosing a number forbids its powers
//!
//! - Judge: <https://codeforces.com/problemset/problem/317/D>
//! - 中文: 选一个数，禁止它的所有幂
//! - Family: [tables](super#tables)
//! - Theorem: 29 computed values
//! - Finder: rows › lower numbers: powers are forbidden
//! - Course: 6: choosing a number that forbids its powers
//! - Difficulty: 2300
//!
//! ## Rule
//! The numbers 1, 2, …, n are allowed at first, where n ≤ 10⁹. In turn, Vasya first, a player chooses a number x that
//! is allowed. From then on x, x², x³, … are forbidden. A player who finds no allowed number loses.
//!
//! ## Claim
//! Call b ≥ 2 a base if it is no perfect power, that is, not cᵉ for integers c and e ≥ 2. A base b has m exponents if
//! bᵐ ≤ n < bᵐ⁺¹. Let g(m) be
//!
//! ```text
//! m     1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29
//! g(m)  1  2  1  4  3  2  1  5  6  2  1  8  7  5  9  8  7  3  4  7  4  2  1 10  9  3  6 11 12
//! ```
//!
//! Vasya wins iff the XOR of 1 and of g(m) for all bases up to n, each with its m exponents, is not 0.
//!
//! ## Why
//! Every number from 2 on is a power bᵉ of exactly one base b. To choose it forbids the powers of b whose exponents are
//! multiples of e, and no other number. So the game is a sum: of the number 1, which is one move and worth 1, and for
//! each base with m exponents, of the game E(m) ([`grundy::games::sg`]). In E(m) the numbers 1, …, m are there, and a
//! move chooses one of them, and takes it and its multiples away. As 2³⁰ > 10⁹, m is at most 29.
//!
//! No law is known for the value of E(m). The values g(m) are computed: each is the mex over all moves, for every set
//! of exponents that play can come to. From m = 29 it comes to 711 457 sets, counted with the first and the empty one.
//! The tests of this program compute all 29 values again, in two ways.
//!
//! ## How
//! A base above √n has one exponent, and the value 1. So has the number 1. Hence only the number of these counts, and
//! only whether it is odd. They are what is left of n numbers without the powers of all bases up to √n.
//!
//! ## Cost
//! O(√n) time and memory.

use grundy::arithmetic::isqrt;
use grundy::io::{self, In};
use proconio::input;

/// The values of the powers of a base, by how many there are; 0 for none.
const VALUES: [u8; 30] = [0, 1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5, 9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12];

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 1_000_000_000, u64> }
        out.either(first_player_wins(n), ["Vasya", "Petya"]);
    });
}

fn first_player_wins(n: u64) -> bool {
    let root = isqrt(n);
    let mut is_power = vec![false; root as usize + 1];
    let mut sum = 0;
    // The number 1, and the bases above the root.
    let mut single = n;
    for base in 2..=root {
        if is_power[base as usize] {
            continue;
        }
        let mut exponents = 0;
        let mut power = base;
        while power <= n {
            if power <= root {
                is_power[power as usize] = true;
            }
            exponents += 1;
            power *= base;
        }
        sum ^= VALUES[exponents];
        single -= exponents as u64;
    }
    sum ^ (VALUES[1] * (single % 2) as u8) != 0
}
