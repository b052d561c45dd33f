//! # P4576 \[CQOI2013\] 棋盘游戏 — a slow and a fast piece
//!
//! - Judge: <https://www.luogu.com.cn/problem/P4576>
//! - 中文: 棋盘游戏：慢棋与快棋
//! - Family: [loops](super#loops); harder [p9169](super::p9169)
//! - Theorem: [retrograde analysis](grundy::games::retrograde)
//! - Finder: loops › results: in how many moves
//! - Difficulty: 4, ours
//!
//! ## Rule
//! A white and a black piece stand on different cells of a board with n × n cells, 2 ≤ n ≤ 20. In turn, White first, a
//! player moves his own piece up, down, left or right and not off the board: the white piece by one cell, the black
//! piece by one or two cells. The player who moves onto the other piece wins. The winner wants to win in as few moves
//! as possible, the loser to lose in as many as possible. Who wins, and after how many moves of both players together?
//! Or can nobody force a win?
//!
//! ## Claim
//! The answer is the outcome, with the number of moves, of a game that may go on for ever: a position consists of the
//! two cells and of the player to move, and where the cells are the same, the player to move has lost.
//!
//! ## Why
//! Where the cells are the same, the player who moved last has captured, so the other one has lost. Every player has a
//! move elsewhere, as n ≥ 2. A black piece that goes by two cells may pass over the white one; it could have captured
//! it instead. The rest is retrograde analysis ([`grundy::games::retrograde`]).
//!
//! ## How
//! The board is the same after every move, so a piece can go back where it came from: the positions before a position
//! are found by moving the piece of the player who is not to move.
//!
//! ## Cost
//! O(n⁴) time and memory: 2n⁴ positions with at most 8 moves each.

use grundy::games::{Found, Outcome, Outcomes, Status};
use grundy::io::{self, Between, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 20> }
        let place = Between(1, n);
        input! { from input, white_row: with place, white_column: with place }
        input! { from input, black_row: with place, black_column: with place }
        let cell = |row, column| (row - 1) * n + column - 1;
        let (white, black) = (cell(white_row, white_column), cell(black_row, black_column));
        if white == black {
            io::refuse("another cell than that of the white piece");
        }
        let (outcome, moves) = outcome(n, white, black);
        match (outcome, moves) {
            (Outcome::Win, Some(moves)) => writeln!(out, "WHITE {moves}"),
            (Outcome::Loss, Some(moves)) => writeln!(out, "BLACK {moves}"),
            _ => out.line("DRAW"),
        }
    });
}

/// How the game goes for White, who is to move, and after how many moves it ends.
fn outcome(n: usize, white: usize, black: usize) -> (Outcome, Option<u32>) {
    let cells = n * n;
    let [slow, fast] = [1, 2].map(|most| (0..cells).map(|cell| neighbours(n, cell, most)).collect::<Vec<_>>());
    // The positions where White is to move come first.
    let index = |is_black: bool, white: usize, black: usize| (usize::from(is_black) * cells + white) * cells + black;
    let position = |index: usize| (index >= cells * cells, index / cells % cells, index % cells);
    let statuses = (0..2 * cells * cells).map(|index| match position(index) {
        (_, white, black) if white == black => Status::Lost,
        (false, white, _) => Status::Open(slow[white].len() as u32),
        (true, _, black) => Status::Open(fast[black].len() as u32),
    });
    let predecessors = |after: usize, found: &mut Found| match position(after) {
        (true, white, black) => found.extend(slow[white].iter().map(|&before| index(false, before, black))),
        (false, white, black) => found.extend(fast[black].iter().map(|&before| index(true, white, before))),
    };
    Outcomes::outcome_of(index(false, white, black), statuses, predecessors)
}

/// The cells that are at most so far from a cell, in its row or in its column.
fn neighbours(n: usize, cell: usize, most: usize) -> Vec<usize> {
    let (row, column) = (cell / n, cell % n);
    let near =
        |place: usize| (place.saturating_sub(most)..n.min(place + most + 1)).filter(move |&other| other != place);
    let in_row = near(column).map(|column| row * n + column);
    let in_column = near(row).map(|row| row * n + column);
    in_row.chain(in_column).collect()
}
