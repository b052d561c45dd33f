//! # CF1738C Even Number Addicts — numbers in turn, for an even sum
//!
//! - Judge: <https://codeforces.com/problemset/problem/1738/C>
//! - 中文: 轮流取数，先手要偶数和
//! - Family: [parity](super#parity); harder [cf1383b](super::cf1383b), [cf549c](super::cf549c), [p13720](super::p13720)
//! - Theorem: copying shares the odd numbers; their number modulo 4
//! - Finder: rows › parity › for an even sum
//! - Course: 15 › parity: numbers
//! - Difficulty: 1500
//!
//! ## Rule
//! On the table lie n ≥ 1 integers. In turn, Alice first, a player takes one of them, until none is left. Alice wins if
//! the sum of hers is even, otherwise Bob.
//!
//! ## Claim
//! Let there be o odd numbers and e even ones. Alice wins iff o mod 4 is 0 or 3, or o mod 4 = 1 and e is odd.
//!
//! ## Why
//! Alice wins iff she gets an even number of odd ones. A player copies if he answers each move by one of the same
//! parity.
//!
//! (1) A player P has just moved, and an even number of odd ones is left. Then P can get half of them. He copies. An
//! odd number always has its answer. If an even one has none, it was the last even one, and an even number of odd ones
//! is left; they are taken in turn, half by P.
//!
//! (2) P has just moved, and an odd number u of odd ones and an even number of even ones are left. Then P can get
//! (u − 1)/2 of the odd ones. He copies. Only the last odd one can be without an answer. If it is taken while even ones
//! are left, P takes one of them, and all that follows is even.
//!
//! Before Alice's first move, Bob can be this P.
//!
//! - o mod 4 = 0. If e = 0, Alice gets o/2 odd ones, as nobody has a choice. Otherwise she takes an even number, and
//!   gets o/2 by (1). This is even: she wins.
//! - o mod 4 = 1, and e is odd. Alice takes an even number, and gets (o − 1)/2 by (2). This is even: she wins.
//! - o mod 4 = 1, and e is even. By (2) Bob gets (o − 1)/2, so Alice gets (o + 1)/2. This is odd: she loses.
//! - o mod 4 = 2. By (1) Bob gets o/2, and so does Alice. This is odd: she loses.
//! - o mod 4 = 3. Alice takes an odd number, and gets 1 + (o − 1)/2 by (1). This is even: she wins.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100> }
        for _ in 0..tests {
            input! { from input, n: In<1, 100>, numbers: [In<-1_000_000_000, 1_000_000_000, i32>; n] }
            out.either(first_player_wins(&numbers), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(numbers: &[i32]) -> bool {
    let odd = numbers.iter().filter(|&number| number % 2 != 0).count();
    let even = numbers.len() - odd;
    match odd % 4 {
        0 | 3 => true,
        1 => even % 2 == 1,
        _ => false,
    }
}
