//! # ABC349 E Weighted Tic-Tac-Toe — three in a row, else the larger sum
//!
//! - Judge: <https://atcoder.jp/contests/abc349/tasks/abc349_e>
//! - 中文: 带权井字棋
//! - Family: [rows and boards](super#rows-and-boards)
//! - Theorem: [sets as positions](grundy::games::values)
//! - Finder: rows › sets › three in a row with numbers
//! - Course: 2: sets, rows and few cards as states
//! - Difficulty: 2, ours
//!
//! ## Rule
//! A board of 3 × 3 white squares has an integer on each. In turn, Takahashi first, a player paints a white square:
//! Takahashi red, Aoki blue. If three squares of a row, a column or a diagonal are then of his colour, the game ends
//! and he wins. If otherwise no square is white any more, the game ends, and the player whose squares have the larger
//! sum wins. The sum of all nine numbers is odd. So the two sums differ.
//!
//! ## Claim
//! A position is the set W of white squares and the set R of red ones; all others are blue.
//!
//! - If three squares in a row are red, or three are blue, the player to move has lost.
//! - Otherwise, if W is empty, Aoki would be to move, and he has won iff the blue squares have the larger sum.
//! - Otherwise the player to move wins iff some move leads to a position that the opponent, then to move, does not win.
//!
//! ## Why
//! Three in a row can only have been completed by the move before, as the game ends at once. So it is the opponent who
//! has them. Takahashi makes the first and the ninth move. So he is to move iff an odd number of squares is white, and
//! the sets W and R say everything that matters for the rest of the game.
//!
//! ## Cost
//! At most 2¹⁸ pairs of sets, 3⁹ of them without a square in common.

use grundy::games::values::numbered_values;
use grundy::io::{self, In};
use proconio::input;

type Number = In<-1_000_000_000, 1_000_000_000, i64>;

/// The set of all squares; square i is bit i.
const ALL: usize = (1 << 9) - 1;

const LINES: [usize; 8] = [
    0b111_000_000,
    0b000_111_000,
    0b000_000_111,
    0b100_100_100,
    0b010_010_010,
    0b001_001_001,
    0b100_010_001,
    0b001_010_100,
];

fn main() {
    io::run(|input, out| {
        let place = input.place();
        input! { from input, numbers: [Number; 9] }
        if numbers.iter().sum::<i64>() % 2 == 0 {
            place.refuse_all(9, "nine integers with an odd sum");
        }
        out.either(first_player_wins(&numbers), ["Takahashi", "Aoki"]);
    });
}

fn first_player_wins(numbers: &[i64]) -> bool {
    // A position is the number of the set of white squares, and below it that of the red ones.
    let wins = numbered_values((ALL + 1) << 9, |position, wins: &[bool]| {
        let (white, red) = (position >> 9, position & ALL);
        if white & red != 0 {
            return false; // no position
        }
        let blue = ALL ^ white ^ red;
        if LINES.iter().any(|&line| red & line == line || blue & line == line) {
            return false;
        }
        if white == 0 {
            return sum(numbers, blue) > sum(numbers, red);
        }
        let is_first = white.count_ones() % 2 == 1;
        squares(white).any(|square| {
            let painted = if is_first { red | 1 << square } else { red };
            !wins[(white ^ 1 << square) << 9 | painted]
        })
    });
    wins[ALL << 9]
}

fn squares(set: usize) -> impl Iterator<Item = usize> {
    (0..9).filter(move |square| set >> square & 1 == 1)
}

fn sum(numbers: &[i64], set: usize) -> i64 {
    squares(set).map(|square| numbers[square]).sum()
}
