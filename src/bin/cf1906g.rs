//! # CF1906G Grid Game 2 — black cells that turn the largest square behind them
//!
//! - Judge: <https://codeforces.com/problemset/problem/1906/G>
//! - 中文: 翻转以黑格为角的最大正方形
//! - Family: [coin turning](super#coin-turning); easier [cf494e](super::cf494e)
//! - Theorem: [a board is the XOR of its lone cells](grundy::games::coins); quotients of Euclid's algorithm
//! - Finder: coins › board › the largest square
//! - Course: 10: the square of a black cell, as large as it fits
//! - Difficulty: 2900
//!
//! ## Rule
//! On a board of 10⁹ × 10⁹ cells, with rows and columns from 1 on, N cells are black and all others white, 1 ≤ N ≤
//! 2 · 10⁵. A player takes a black cell (r, c) and lets s = min(r, c). He turns all cells of the square with the rows
//! r − s + 1 to r and the columns c − s + 1 to c: black ones become white, and white ones black. A player who finds no
//! black cell loses. The output is `FIRST` or `SECOND`, the winner.
//!
//! ## Claim
//! For numbers r, c ≥ 0 let P(r, c) be the number of steps, modulo 2, that Euclid's algorithm takes if a step subtracts
//! the smaller number from the larger one, until one of them is 0. A black cell (r, c) is worth
//!
//! ```text
//! g(r, c) = P(r, c) XOR P(r − 1, c)
//!           XOR P(r, c − 1) XOR P(r − 1, c − 1)
//! ```
//!
//! The first player wins iff the XOR of g over all black cells is 1.
//!
//! ## Why
//! The cell (r, c) is the last one of its square, in rows and in columns, and the square does not depend on the
//! colours. So a board is worth the XOR of what its black cells are worth alone ([`grundy::games::coins`]).
//!
//! A lone cell has one move. It leaves the other cells of the square, whose XOR we call X. By induction their values
//! are 0 or 1, so X is, too. If X = 0, then g(r, c) = mex {0} = 1. If X = 1, then g(r, c) = mex {1} = 0. Either way,
//! the XOR over the whole square, X XOR g(r, c), is 1.
//!
//! Let Q(r, c) be the XOR of g over the rows 1 to r and the columns 1 to c, and 0 if r or c is 0. If 1 ≤ r ≤ c, these
//! cells are those of the rows 1 to r and the columns 1 to c − r, and the square of the cell (r, c), which is worth 1
//! in all. Hence Q(r, c) = 1 XOR Q(r, c − r). In the same way, Q(r, c) = 1 XOR Q(r − c, c) if c ≤ r. These are the
//! steps of Euclid's algorithm, so Q = P. Last, the four terms of the claim are the four rectangles of which the cell
//! (r, c) alone is in an odd number.
//!
//! ## How
//! A division does all steps up to the next change of the smaller number: its quotient is their number.
//!
//! ## Cost
//! O(N log N + N log M) time for M = 10⁹, and O(N) memory.

use grundy::io::{self, In};
use proconio::input;

type Coordinate = In<1, 1_000_000_000, u32>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200_000> }
        let first = input.place();
        input! { from input, cells: [(Coordinate, Coordinate); n] }
        first.distinct_or_refuse(&cells, 2, "a cell that has not come before");
        let first_wins = cells.iter().fold(false, |sum, &(row, column)| sum ^ value(row, column));
        out.either(first_wins, ["FIRST", "SECOND"]);
    });
}

/// Whether a lone black cell is worth 1, not 0.
fn value(row: u32, column: u32) -> bool {
    let corners = [(row, column), (row - 1, column), (row, column - 1), (row - 1, column - 1)];
    corners.into_iter().fold(false, |sum, (row, column)| sum ^ steps_are_odd(row, column))
}

/// Whether the smaller number can be subtracted from the larger one an odd number of times, until one of them is 0.
fn steps_are_odd(mut a: u32, mut b: u32) -> bool {
    let mut steps = 0;
    while b > 0 {
        steps ^= a / b;
        (a, b) = (b, a % b);
    }
    steps % 2 == 1
}
