//! # ABC229 H Advance or Eat — pieces that advance or take each other
//!
//! - Judge: <https://atcoder.jp/contests/abc229/tasks/abc229_h>
//! - 中文: 棋盘上前进或吃子
//! - Family: [two players, different moves](super#two-players-different-moves); harder [abc265h](super::abc265h)
//! - Theorem: [the simplest number between the options](grundy::games::numbers)
//! - Finder: partizan › numbers
//!
//! ## Rule
//! On a board of N × N squares, N ≤ 8, each is empty, or holds a white or a black piece. Takahashi, who begins, moves a
//! white piece one square up onto an empty square, or takes a black piece off the board. Snuke moves a black piece one
//! square up onto an empty square, or takes a white piece off the board. A player who cannot move loses. Who wins?
//!
//! ## Claim
//! Every column has a number: the simplest one (of fewest binary places; of integers, the nearest to 0) that is greater
//! than the numbers of the columns that Takahashi can make of it, and smaller than those of the columns that Snuke can
//! make of it. Takahashi wins iff the sum over all columns is greater than 0.
//!
//! ## Why
//! Nothing moves from one column to another, so the board is the sum of its columns. The rest is the library's
//! (`games::numbers`, with Takahashi as Left), if there always is a number in between. Let a move of Takahashi make a
//! column A, and a move of Snuke the column B. By induction A and B have numbers. We show that A is less than B.
//!
//! - The moves touch two pieces. No two pieces move to the same square. So each move is still there after the other
//!   one, and both orders lead to the same column C. Snuke makes it of A, and Takahashi of B. So A < C < B.
//! - The moves touch the same piece: its owner moves it up, and the other player takes it off. He can take it off as
//!   well after it has moved up. So if it is white, Snuke can make B of A; if it is black, Takahashi can make A of B.
//!   Both times A < B.
//!
//! ## How
//! A column is written to base 3, and its lowest digit is the top square. So a move makes the code smaller, and the
//! table can be filled in ascending order.
//!
//! ## Cost
//! O(3^N · N) operations on numbers with at most N places.

use grundy::games::Number;
use grundy::io::{self, In, List, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 8>, board: with List(n, Word::exactly(".WB", n)) }
        let wins = takahashi_wins(&board);
        out.either(wins, ["Takahashi", "Snuke"]);
    });
}

/// The digits of a column.
const WHITE: usize = 1;
const BLACK: usize = 2;

fn takahashi_wins(board: &[Vec<u8>]) -> bool {
    let numbers = column_numbers(board.len() as u32);
    let mut sum = Number::from(0);
    for column in 0..board.len() {
        let digit = |row: &Vec<u8>| match row[column] {
            b'W' => WHITE,
            b'B' => BLACK,
            _ => 0,
        };
        let code = board.iter().rev().fold(0, |code, row| 3 * code + digit(row));
        sum += &numbers[code];
    }
    sum > Number::from(0)
}

/// The numbers of all columns of this height.
fn column_numbers(height: u32) -> Vec<Number> {
    let mut numbers: Vec<Number> = vec![];
    for code in 0..3_usize.pow(height) {
        let mut takahashi: Vec<&Number> = vec![];
        let mut snuke: Vec<&Number> = vec![];
        let mut above = None;
        for row in 0..height {
            let square = 3_usize.pow(row);
            let digit = code / square % 3;
            let (own, other) = match digit {
                WHITE => (&mut takahashi, &mut snuke),
                _ => (&mut snuke, &mut takahashi),
            };
            if digit != 0 {
                let taken = code - digit * square;
                other.push(&numbers[taken]);
                if above == Some(0) {
                    own.push(&numbers[taken + digit * square / 3]);
                }
            }
            above = Some(digit);
        }
        let (left, right) = (takahashi.into_iter().max(), snuke.into_iter().min());
        numbers.push(Number::simplest_between(left, right));
    }
    numbers
}
