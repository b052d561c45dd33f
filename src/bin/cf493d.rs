//! # CF493D Vasya and Chess — two queens among pawns
//!
//! - Judge: <https://codeforces.com/problemset/problem/493/D>
//! - 中文: 两个皇后吃兵：左右对称
//! - Family: [rows and boards](super#rows-and-boards); twin [cf1451d](super::cf1451d)
//! - Theorem: mirroring at the middle column
//! - Finder: graphs › boards: mirroring › two queens
//! - Course: 15 › pairing: others
//! - Difficulty: 1700
//!
//! ## Rule
//! On a board of n × n cells, n ≥ 2, (r, c) is the cell in row r and column c. White's queen stands on (1, 1), Black's
//! on (1, n), and a pawn on every other cell. In turn, White first, a player must capture with his queen: she goes
//! along a row, a column or a diagonal to the first piece there, a pawn or the other queen, and takes it. A player who
//! has no capture, or whose queen has been taken, loses. Who wins? If White does, give his winning first move to the
//! least row, and there to the least column.
//!
//! ## Claim
//! Black wins if n is odd. If n is even, White wins, and his move is (1, 2).
//!
//! ## Why
//! First let n be odd. Black mirrors White's moves at the middle column. So before each move of White the pieces are
//! symmetric to it, where the two queens correspond, and all its pawns are still there: at the start this holds. The
//! queens stand in one row, on different sides. No line leads over the middle column, as its pawns stop a queen.
//!
//! - White cannot take Black's queen: only the row leads from one to the other, and it leads over the middle column.
//! - White takes a pawn of the middle column. The line on which she came is free, so its mirror image is free, too. On
//!   this line Black takes White's queen, and wins.
//! - White takes another pawn. The line stays on White's side. Nothing has changed on the other one, so Black can make
//!   the mirrored capture there. Then the pieces are symmetric again.
//!
//! Black always has an answer, and the pawns run out. So White has no capture some day, or loses the queen.
//!
//! Now let n be even. White captures on (1, 2), and no cell before it can be a move: on (1, 1) stands the queen
//! herself. If n = 2, Black's queen is taken. Otherwise look at the columns from 2 to n. These are an odd number, and
//! symmetric to the one in their middle; the queens correspond, and Black is to move. White plays there as Black did
//! above. Black's queen cannot pass their middle column, so the column 1 does not matter to her, and White wins.
//!
//! ## Cost
//! O(1).

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 1_000_000_000, u32> }
        out.line(if n % 2 == 1 { "black" } else { "white\n1 2" });
    });
}
