//! # SPOJ MATGAME Matrix Game — the first number of a row that is not 0
//!
//! - Judge: <https://www.spoj.com/problems/MATGAME>
//! - 中文: 矩阵游戏：每行从左取
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [cf1382b](super::cf1382b)
//! - Theorem: a [sum](grundy::games::sg) of queues: x in front of the value g is worth x − 1 if x ≤ g, else x
//! - Finder: heaps › several heaps: heaps in a fixed order › in many rows
//! - Course: 6: heaps in queues
//!
//! ## Rule
//! A matrix has N rows of M numbers, all of them at least 1. In turn a player chooses a row that is not all 0, and
//! lowers its leftmost number that is not 0, by 1 up to all of it. A player who finds only zeros loses. Who wins? This
//! is CodeChef SNCK01, too.
//!
//! ## Claim
//! Behind the last number of a row the value is 0. A number x in front of a rest with the value g makes the value
//!
//! ```text
//! x − 1   if x ≤ g,
//! x       if x > g.
//! ```
//!
//! The first player wins iff the XOR of the values of all rows is not 0.
//!
//! For example, take the row 1 2 1. From the right, its values are 1 and 2, and then 1 − 1 = 0, as 1 ≤ 2. So the second
//! player wins: after the 1 has gone, he finds 2 1, takes one, and the other two moves are forced.
//!
//! ## Why
//! A move concerns one row only. So the game is the sum of its rows, and their values are XORed
//! ([`grundy::games::sg`]).
//!
//! Let k be left of the front number of a row, and let v(k) be the value of the row then. With k = 0 the row is what
//! stands behind, so v(0) = g. A move makes k any smaller number. So v(k) is the mex of v(0), v(1), …, v(k − 1): the
//! least number that has not been a value so far. Hence v(1), v(2), … are all numbers but g, in rising order:
//!
//! ```text
//! 0, 1, …, g − 1, g + 1, g + 2, …
//! ```
//!
//! Its first g numbers are k − 1 for k = 1, …, g. From k = g + 1 on, g is left out, and they are k.
//!
//! ## Cost
//! O(N M) time and memory.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 1000> }
        for _ in 0..tests {
            input! { from input, n: In<1, 50>, m: In<1, 50>, matrix: [[In<1, 50, u8>; m]; n] }
            out.either(nim_sum(matrix.iter().map(|row| value(row))) != 0, ["FIRST", "SECOND"]);
        }
    });
}

/// The value of a row, number by number from the right.
fn value(row: &[u8]) -> u8 {
    row.iter().rev().fold(0, |behind, &number| if number <= behind { number - 1 } else { number })
}
