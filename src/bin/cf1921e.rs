//! # CF1921E Eat the Chip — two chips that pass each other on a board
//!
//! - Judge: <https://codeforces.com/problemset/problem/1921/E>
//! - 中文: 相向而行的两枚棋子，吃掉对方
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs); harder [cf1873h](super::cf1873h)
//! - Theorem: the hunter wins iff he reaches all that the runner reaches
//! - Finder: graphs › boards: two chips that pass each other, and one hunts
//! - Difficulty: 1600
//!
//! ## Rule
//! A board has h rows, counted from the top, and w columns. Alice's chip stands in row x_a and column y_a, Bob's in row
//! x_b and column y_b, on different cells. In turn, Alice first, a player moves his own chip to the next row, Alice
//! downwards and Bob upwards, and there to the same column or to one beside it, on the board. Whoever comes to the cell
//! of the other chip wins. If the player to move cannot, since his chip has no row ahead, it is a draw. Who wins?
//!
//! ## Claim
//! Let d = x_b − x_a. If d ≤ 0, it is a draw. Otherwise there are d moves until both chips are in one row, ⌈d/2⌉ of
//! Alice's and ⌊d/2⌋ of Bob's. Whoever makes the last of them is the *hunter*: Alice if d is odd, else Bob. The other
//! one is the *runner*. From column y, a chip reaches with m moves the columns y − m to y + m, as far as they are on
//! the board. The hunter wins iff he reaches each column that the runner reaches; otherwise it is a draw.
//!
//! For example, let h = 3 and w = 2, Alice in row 1 and column 1, and Bob in row 3 and column 2. Then d = 2, and each
//! of them reaches both columns with his one move. So Bob wins: he follows Alice to whatever column she takes.
//!
//! ## Why
//! Each move brings the chips nearer to each other by one row. After d moves they are in one row, and there the hunter
//! has just moved. Before, nobody can land on the other chip, and nobody is on his last row. Afterwards the chips go
//! apart. If d ≤ 0, they do so from the beginning. So only the hunter can win, and only by his last move.
//!
//! If the runner reaches a column that the hunter does not, he goes there, and is safe. Otherwise the hunter always
//! steps towards the runner's column, or stays in it. Then he goes on reaching all that the runner reaches, with the
//! moves that each has left:
//!
//! - A move of the runner leaves him only columns that he reached before.
//! - Let the hunter be to move, in column p with k moves left. The runner, in column q, has k − 1. If p = q, both reach
//!   the same after he stays. If p < q, he goes to p + 1. Then he reaches just as far to the right as before, up to
//!   p + k or the last column. To the left he reaches p + 1 − (k − 1) or the first column, and the runner no column
//!   farther left, since q ≥ p + 1. If p > q, left and right are exchanged.
//!
//! In the end neither has a move left: each reaches his own column alone, and they are the same.
//!
//! ## Cost
//! O(1) time and memory for each board.

use grundy::io::{self, Between, In, Pair, Total};
use proconio::input;

/// A row and a column, from 1 on.
type Cell = (usize, usize);

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000> }
        let sum_of_h = Total::at_most(1_000_000);
        for _ in 0..tests {
            let place = input.place();
            input! { from input, h: with sum_of_h.of(1, 1_000_000), w: In<1, 1_000_000_000> }
            let cell = Pair(Between(1, h), Between(1, w));
            input! { from input, alice: with cell, bob: with cell }
            if alice == bob {
                place.refuse("chips on different cells");
            }
            out.line(winner(w, alice, bob).unwrap_or("Draw"));
        }
    });
}

fn winner(w: usize, (x_a, y_a): Cell, (x_b, y_b): Cell) -> Option<&'static str> {
    let distance = x_b.checked_sub(x_a).filter(|&distance| distance > 0)?;
    let reached = |column: usize, moves: usize| (column.saturating_sub(moves).max(1), w.min(column + moves));
    let (alice, bob) = (reached(y_a, distance.div_ceil(2)), reached(y_b, distance / 2));
    let (name, hunter, runner) = if distance % 2 == 1 { ("Alice", alice, bob) } else { ("Bob", bob, alice) };
    (hunter.0 <= runner.0 && runner.1 <= hunter.1).then_some(name)
}
