//! # ABC201 D Game in Momotetsu World — right or down, for points
//!
//! - Judge: <https://atcoder.jp/contests/abc201/tasks/abc201_d>
//! - 中文: 网格上右下走子，比得分
//! - Family: [two goals](super#two-goals); harder [edpc_l](super::edpc_l)
//! - Theorem: minimax over squares, from the last corner back
//! - Finder: graphs › boards: a piece goes right or down, for points
//! - Course: 15 › scores: a piece that goes right or down
//! - Difficulty: 2, ours
//!
//! ## Rule
//! A board has H rows of W squares, with 1 ≤ H, W ≤ 2000. In each square stands `+` or `-`. A piece stands in the
//! upper left corner. In turn, Takahashi first, a player moves it to the next square on the right or to the next one
//! below. A player who moves the piece to a `+` gains a point, and one who moves it to a `-` loses a point. Both begin
//! with 0 points; the sign in the upper left corner counts for nobody. The game is over when the piece is in the lower
//! right corner. Whoever has more points wins; with equal points it is a draw. How does the game end, if both play as
//! well as they can?
//!
//! ## Claim
//! Let s(q) be 1 if `+` stands in the square q, and −1 otherwise. Let d(p) be the lead of the player to move if the
//! piece is in the square p and both play best: what he gains from now on, less what the other one gains. Then d is 0
//! in the lower right corner, and for every other square p
//!
//! ```text
//! d(p) = max (s(q) − d(q)), over the squares q on the right of p and below p that are on the board
//! ```
//!
//! Let d₀ be the value of d in the upper left corner. Takahashi wins if d₀ > 0, Aoki wins if d₀ < 0, and it is a draw
//! if d₀ = 0.
//!
//! For example, let the board be the single row `+-`. Takahashi has to enter the `-`, so d₀ = −1 − 0, and Aoki wins.
//! On a board of one square nobody ever moves: a draw.
//!
//! ## Why
//! A player who moves the piece to q leads by s(q). Then his opponent is to move, and has the lead d(q) on the rest.
//! So the lead is s(q) − d(q), and the player chooses the q for which it is largest; in the last row and in the last
//! column he has only one. What was gained before adds to the difference whatever happens.
//!
//! So Takahashi can play in such a way that he leads by at least d₀ in the end, and Aoki in such a way that Takahashi
//! leads by no more. If d₀ > 0, the first of these wins for Takahashi. If d₀ < 0, the second wins for Aoki. If d₀ = 0,
//! each of them can make sure that he does not lose.
//!
//! ## Cost
//! O(HW) time, O(W) memory besides the board.

use std::cmp::Ordering;

use grundy::io::{self, In, List, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, h: In<1, 2000>, w: In<1, 2000>, board: with List(h, Word::exactly("+-", w)) }
        out.line(match lead(&board).cmp(&0) {
            Ordering::Greater => "Takahashi",
            Ordering::Less => "Aoki",
            Ordering::Equal => "Draw",
        });
    });
}

/// The lead of the player to move from the upper left corner.
fn lead(board: &[Vec<u8>]) -> i32 {
    let (h, w) = (board.len(), board[0].len());
    let points = |square: u8| if square == b'+' { 1 } else { -1 };
    // The leads from the squares of a row, from `column` on; before it still those of the row below.
    let mut leads = vec![0; w];
    for row in (0..h).rev() {
        for column in (0..w).rev() {
            let right = (column + 1 < w).then(|| points(board[row][column + 1]) - leads[column + 1]);
            let down = (row + 1 < h).then(|| points(board[row + 1][column]) - leads[column]);
            leads[column] = right.max(down).unwrap_or(0);
        }
    }
    leads[0]
}
