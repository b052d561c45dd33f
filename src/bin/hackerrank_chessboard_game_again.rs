//! # HackerRank chessboard-game-again-1 Chessboard Game, Again! — coins that jump towards a corner
//!
//! - Judge: <https://www.hackerrank.com/challenges/chessboard-game-again-1>
//! - 中文: 再战棋盘：跳向角落的硬币
//! - Family: [rows and boards](super#rows-and-boards); easier [loj10243](super::loj10243)
//! - Theorem: [Sprague–Grundy](grundy::games::sg), in the order of x + y
//! - Finder: graphs › tokens: coins on a board, which may lie on one cell
//! - Course: 6: coins that jump towards a corner, in the order of x + y
//! - Difficulty: 2, ours
//!
//! ## Rule
//! k ≥ 1 coins lie on a board of 15 × 15 cells (x, y), where x and y count from 1. Several may share a cell. In turn a
//! player moves a coin from (x, y) to (x − 2, y + 1), (x − 2, y − 1), (x + 1, y − 2) or (x − 1, y − 2), on the board. A
//! player who cannot move loses. Does the first player win?
//!
//! ## Claim
//! The value of a cell is the mex of the values of the cells to which a coin can move from it. The first player wins
//! iff the XOR of the values under all coins is not 0.
//!
//! For example, take two coins on (1, 3) and (3, 1). Each of them alone is won: its only move leads to (2, 1) or
//! (1, 2), from where there is none. So both cells are worth 1, and the XOR is 0: the second player moves the other
//! coin, and the first one cannot move.
//!
//! ## Why
//! No coin hinders another. So this is a sum of games of one coin each, and the theorem of Sprague and Grundy holds
//! ([`grundy::games::sg`]). Every move lowers x + y by 1 or by 3. So no coin moves for ever, and the values are found
//! in the order of x + y.
//!
//! The cells worth 0 are those of which both x and y are 1 or 2 modulo 4. From such a cell, the coordinate that changes
//! by 2 becomes 3 or 0 modulo 4, so no move leads to another one. From any other cell a move leads to one: lower by 2 a
//! coordinate that is 3 or 0, which makes it 2 or 1; and change the other one by 1, if it is 0 or 1 up, else down. It
//! stays on the board, as 15 is 3 modulo 4. The other values do not repeat so: (1, 3) is worth 1, but (5, 3) is worth
//! 3. So for several coins the table is needed.
//!
//! ## Cost
//! O(k + C log C) time and O(k + C) memory for a board of C cells.

use grundy::games::sg::{mex, nim_sum};
use grundy::io::{self, In};
use itertools::{Itertools, iproduct};
use proconio::input;

const SIZE: usize = 15;

type Coordinate = In<1, 15>;

fn main() {
    io::run(|input, out| {
        let values = values();
        input! { from input, games: In<1, 1000> }
        for _ in 0..games {
            input! { from input, k: In<1, 1000>, coins: [(Coordinate, Coordinate); k] }
            out.either(nim_sum(coins.iter().map(|&(x, y)| values[x][y])) != 0, ["First", "Second"]);
        }
    });
}

/// The values of all cells; those in row 0 and column 0 mean nothing.
fn values() -> [[usize; SIZE + 1]; SIZE + 1] {
    let mut values = [[0; SIZE + 1]; SIZE + 1];
    for (x, y) in iproduct!(1..=SIZE, 1..=SIZE).sorted_by_key(|(x, y)| x + y) {
        values[x][y] = mex(moves(x, y).map(|(x, y)| values[x][y]));
    }
    values
}

fn moves(x: usize, y: usize) -> impl Iterator<Item = (usize, usize)> {
    let jumps = [(-2, 1), (-2, -1), (1, -2), (-1, -2)];
    let cells =
        jumps.into_iter().filter_map(move |(right, up)| x.checked_add_signed(right).zip(y.checked_add_signed(up)));
    cells.filter(|(x, y)| (1..=SIZE).contains(x) && (1..=SIZE).contains(y))
}
