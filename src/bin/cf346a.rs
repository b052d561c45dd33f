//! # CF346A Alice and Bob — a set that grows by its differences
//!
//! - Judge: <https://codeforces.com/problemset/problem/346/A>
//! - 中文: 集合里加入两数之差
//! - Family: [parity](super#parity); twin [cf1190b](super::cf1190b)
//! - Theorem: all multiples of the greatest common divisor
//! - Finder: rows › parity: a set grows by differences
//! - Course: 15 › parity: numbers
//! - Difficulty: 1600
//!
//! ## Rule
//! There is a set of n ≥ 2 different positive integers. In turn, Alice first, a player puts in the difference |x − y|
//! of two of its numbers, one that is not in it yet. A player who cannot do so loses. (Also CF347C.)
//!
//! ## Claim
//! Let g be the greatest common divisor of all n numbers, and M the largest of them. Alice wins iff M/g − n is odd.
//!
//! ## Why
//! We show that the game ends with the set {g, 2g, 3g, …, M}, however they play. This set has M/g numbers, and every
//! move adds one number. So there are M/g − n moves, and Alice wins iff she makes the last one.
//!
//! A difference of two multiples of g is a multiple of g. It is positive, and less than M. So at any time all numbers
//! are multiples of g from g to M, and the game ends. The n first numbers stay in the set. So g stays the largest
//! common divisor of the set, and M the largest number.
//!
//! Let S be a set at the end, and d its least number. If x > d is in S, so is x − d, as no move is left. So with x are
//! in S also x − 2d, x − 3d, … down to the first that is at most d. This one is at least d, so it is d. Hence x is a
//! multiple of d, and all multiples of d up to x are in S. Take x = M: S = {d, 2d, …, M}. The greatest common divisor
//! of these numbers is d. So d = g.
//!
//! ## Cost
//! O(n log n + log M) time, O(n) memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 100> }
        let place = input.place();
        input! { from input, numbers: [In<1, 1_000_000_000, u32>; n] }
        let sorted = place.distinct_or_refuse(&numbers, 1, "a number that has not come before");
        out.either(first_player_wins(&sorted), ["Alice", "Bob"]);
    });
}

fn first_player_wins(sorted: &[u32]) -> bool {
    let divisor = sorted.iter().copied().fold(0, gcd);
    let largest = sorted[sorted.len() - 1];
    let moves = (largest / divisor) as usize - sorted.len();
    moves % 2 == 1
}

/// The greatest common divisor; 0 is divided by every number.
fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
