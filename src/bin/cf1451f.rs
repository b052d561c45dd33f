//! # CF1451F Nullify The Matrix — lowering a cell and changing a path
//!
//! - Judge: <https://codeforces.com/problemset/problem/1451/F>
//! - 中文: 矩阵归零：反对角线上的 Nim
//! - Family: [Nim and staircase](super#nim-and-staircase); harder [cf1149e](super::cf1149e)
//! - Theorem: [Nim](grundy::games::nim) on antidiagonals
//! - Finder: graphs › boards: a matrix is lowered along a path
//! - Course: 5: cells of a matrix, with a game of Nim on each antidiagonal
//! - Difficulty: 2700
//!
//! ## Rule
//! Every cell of a matrix holds an integer from 0 on. In turn a player chooses a start cell whose number is not 0, and
//! a finish cell whose row and column are not smaller; it may be the start cell itself. He makes the start cell's
//! number smaller. Then he replaces the numbers of the other cells on one shortest path from start to finish by any
//! integers from 0 on, larger ones too. A player who cannot move loses: all numbers are 0. Ashish begins.
//!
//! ## Claim
//! The cells with the same i + j, row plus column, form an antidiagonal. Ashish loses iff on every antidiagonal the XOR
//! of the numbers is 0.
//!
//! ## Why
//! A shortest path goes right or down at every step. So i + j rises by one at every step, and the path meets every
//! antidiagonal from that of the start to that of the finish in exactly one cell.
//!
//! The game ends. Read the matrix row by row. The start is the first of the cells of a move, so the first number that
//! changes becomes smaller. In an endless game, the first number of all would become smaller finitely often, and then
//! stay the same. From there on the second number would do so, and so on, until no number changed any more.
//!
//! Call a matrix balanced if on every antidiagonal the XOR is 0. These are the lost ones ([`grundy::games::sg`]):
//!
//! - From a balanced matrix every move leads to one that is not: on the antidiagonal of the start exactly one number
//!   changes, and with it the XOR.
//! - From any other matrix some move leads to a balanced one. Take the first antidiagonal whose XOR s is not 0. As in
//!   Nim, it has a cell with a number x such that x XOR s < x. Start there, and give the cell this number. Go on any
//!   shortest path to the lower right corner. The path meets every later antidiagonal once. There put the XOR of the
//!   other numbers of the antidiagonal. Now the XOR is 0 everywhere.
//!
//! ## Cost
//! O(nm) time and memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10> }
        for _ in 0..tests {
            input! { from input, n: In<1, 100>, m: In<1, 100>, matrix: [[In<0, 1_000_000, u32>; m]; n] }
            out.either(first_player_wins(&matrix), ["Ashish", "Jeel"]);
        }
    });
}

fn first_player_wins(matrix: &[Vec<u32>]) -> bool {
    let mut antidiagonals = vec![0; matrix.len() + matrix[0].len() - 1];
    for (i, row) in matrix.iter().enumerate() {
        for (xor, number) in antidiagonals[i..].iter_mut().zip(row) {
            *xor ^= number;
        }
    }
    antidiagonals.iter().any(|&xor| xor != 0)
}
