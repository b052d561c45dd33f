//! # CF1365A Matrix Game — cells whose row and column are still empty
//!
//! - Judge: <https://codeforces.com/problemset/problem/1365/A>
//! - 中文: 矩阵游戏：占行列皆空的格
//! - Family: [first games](super#first-games); easier [cf1373b](super::cf1373b)
//! - Theorem: every line of play has the same length
//! - Finder: graphs › boards: each move claims a cell whose row and column are empty
//! - Difficulty: 1100
//!
//! ## Rule
//! A matrix has n rows of m cells, 1 ≤ n, m ≤ 50, and some cells are claimed already. In turn, Ashish first, a player
//! claims a cell in whose row and in whose column no cell is claimed. A player who cannot move loses. Who wins?
//!
//! ## Claim
//! Let r be the number of rows without a claimed cell, and c the number of such columns. However it is played, the game
//! lasts min(r, c) moves. So Ashish wins iff min(r, c) is odd.
//!
//! For example, a matrix of one row and two columns with nothing claimed has two free cells, but r = 1 and c = 2. After
//! the first claim the row is used up: one move, and Ashish wins.
//!
//! ## Why
//! Call a row or a column empty if no cell in it is claimed. A player may claim a cell iff its row and its column are
//! both empty. If there is an empty row and an empty column, the cell where they cross may be claimed. So there is a
//! move iff there are both.
//!
//! A move claims a cell in one empty row and one empty column. Neither of them is empty afterwards, and all others stay
//! as they were. So each move makes r and c smaller by one, and the game ends when the smaller of them is 0.
//!
//! ## Cost
//! O(nm) time and memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 50> }
        for _ in 0..tests {
            input! { from input, n: In<1, 50>, m: In<1, 50>, matrix: [[In<0, 1, u8>; m]; n] }
            out.either(first_player_wins(&matrix), ["Ashish", "Vivek"]);
        }
    });
}

fn first_player_wins(matrix: &[Vec<u8>]) -> bool {
    let empty_rows = matrix.iter().filter(|row| !row.contains(&1)).count();
    let is_empty = |&column: &usize| matrix.iter().all(|row| row[column] == 0);
    let empty_columns = (0..matrix[0].len()).filter(is_empty).count();
    empty_rows.min(empty_columns) % 2 == 1
}
