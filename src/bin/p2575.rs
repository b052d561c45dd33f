//! # P2575 高手过招 — pieces that jump to the next free square of a strip
//!
//! - Judge: <https://www.luogu.com.cn/problem/P2575>
//! - 中文: 高手过招：棋子右跳（阶梯博弈）
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [poj1704](super::poj1704); harder
//!   [p8382](super::p8382)
//! - Theorem: [staircase Nim](grundy::games::staircase)
//! - Finder: heaps › stairs › to the next free square
//! - Difficulty: 提高+/省选-
//!
//! ## Rule
//! A board has rows of 20 squares; on some of them stands a piece. In turn a player takes a piece and moves it to the
//! nearest free square of its row on the right, over the pieces between. A player who has no piece with a free square
//! on its right loses. (The same game: HDU 5724.)
//!
//! ## Claim
//! A piece with i free squares on its right stands on step i. The first player wins iff the XOR of the numbers of
//! pieces on the odd steps, over all these steps of all rows, is not 0.
//!
//! ## Why
//! The pieces of step i ≥ 1 of a row are neighbours, and the square F on the right of the last of them is free. Let the
//! k-th of them from the right move to F. The square that it leaves is free now. The i − 1 free squares on the right of
//! F stay, so it comes to step i − 1, and so do the k − 1 pieces between the two squares. The other pieces stay on
//! their steps. So a move takes any positive number of pieces from a step i ≥ 1 to step i − 1, and all such moves are
//! there: staircase Nim ([`grundy::games::staircase`]) with a staircase for each row.
//!
//! ## Cost
//! O(1) per row, 20 steps.

use grundy::games::sg::nim_sum;
use grundy::games::staircase::staircase_sum;
use grundy::io::{self, In, Input, refuse};
use proconio::input;

const SQUARES: usize = 20;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100> }
        for _ in 0..tests {
            input! { from input, n: In<1, 1000> }
            let rows: Vec<u32> = (0..n).map(|_| read_row(input)).collect();
            out.either(first_player_wins(&rows), ["YES", "NO"]);
        }
    });
}

/// The squares of a row with a piece, a bit each.
fn read_row(input: &Input) -> u32 {
    input! { from input, pieces: In<0, { SQUARES as i128 }, u8> }
    let mut row = 0;
    for _ in 0..pieces {
        input! { from input, square: In<1, { SQUARES as i128 }, u8> }
        if row >> square & 1 == 1 {
            refuse("a square without a piece");
        }
        row |= 1 << square;
    }
    row
}

fn first_player_wins(rows: &[u32]) -> bool {
    nim_sum(rows.iter().map(|&row| staircase_sum(pieces_on_steps(row).into_iter().enumerate()))) != 0
}

fn pieces_on_steps(row: u32) -> [u32; SQUARES + 1] {
    let mut pieces = [0; SQUARES + 1];
    let mut free_on_the_right = 0;
    for square in (1..=SQUARES).rev() {
        let piece = row >> square & 1;
        pieces[free_on_the_right] += piece;
        free_on_the_right += 1 - piece as usize;
    }
    pieces
}
