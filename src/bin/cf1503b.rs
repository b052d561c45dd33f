//! # CF1503B 3-Coloring — a token in each turn, not of the colour that the judge names
//!
//! - Judge: <https://codeforces.com/problemset/problem/1503/B>
//! - 中文: 棋盘三染色（交互题）
//! - Family: [dialogues](super#dialogues)
//! - Theorem: the two classes of a chessboard
//! - Finder: dialogues › answers: by the colours of a chessboard
//! - Difficulty: 1700
//!
//! ## Rule
//! A board of n × n cells is empty. In each of n² turns Alice, the judge, names one of the colours 1, 2 and 3. Bob, the
//! program, puts a token of another colour on an empty cell. Bob loses as soon as two cells that share a side have the
//! same colour. He wins when the board is full.
//!
//! ## Claim
//! Call a cell black if row plus column is even, else white. Bob wins like this: as long as both classes have empty
//! cells, he puts 1 on a black cell if he may, and else 2 on a white cell. When one class is full, he goes on with the
//! other: on a black cell he puts 1, or 3 if 1 is excluded; on a white cell he puts 2, or 3 if 2 is excluded.
//!
//! ## Why
//! Only one colour is excluded. So one of 1 and 2 is allowed in every turn, and so is one of 1 and 3, and one of 2 and
//! 3: Bob always has the move that the claim gives him.
//!
//! Two cells that share a side belong to different classes. Let black become full first. Until then only 1 went on
//! black cells and only 2 on white cells. After that only 2 and 3 go on white cells. So no black cell has the colour of
//! a white one. If white becomes full first, white cells have only 2, and black cells have only 1 and 3.
//!
//! ## Cost
//! O(n²) time and memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::interact(|input, out| {
        input! { from input, n: In<1, 100> }
        let (mut black, mut white): (Vec<Cell>, Vec<Cell>) =
            (1..=n).flat_map(|i| (1..=n).map(move |j| (i, j))).partition(|(i, j)| (i + j) % 2 == 0);
        for _ in 0..n * n {
            input! { from input, excluded: In<1, 3> }
            let (colour, (i, j)) = token(excluded, &mut black, &mut white);
            writeln!(out, "{colour} {i} {j}");
        }
    });
}

/// Row and column, from 1.
type Cell = (usize, usize);

/// The token that Bob puts down, given the empty cells of both classes, of which he takes one.
fn token(excluded: usize, black: &mut Vec<Cell>, white: &mut Vec<Cell>) -> (usize, Cell) {
    let on_black = if excluded != 1 { !black.is_empty() } else { white.is_empty() };
    let (class, usual) = if on_black { (black, 1) } else { (white, 2) };
    let colour = if usual != excluded { usual } else { 3 };
    (colour, class.pop().expect("there is a cell for every turn"))
}
