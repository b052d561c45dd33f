//! # CF176C Playing with Superglue — two chips that are to meet, and glue between them
//!
//! - Judge: <https://codeforces.com/problemset/problem/176/C>
//! - 中文: 强力胶：两枚棋子能否相遇
//! - Family: [two players, different moves](super#two-players-different-moves)
//! - Theorem: searches in the rectangle of two chips, which hold on every board
//! - Finder: graphs › boards: two chips are to meet, and glue is put between them
//! - Course: 14: one moves chips, the other puts glue before them: a search of few positions holds on every board
//! - Difficulty: 2000
//!
//! ## Rule
//! Two chips are on different squares of a board. In turn, First moves one of them to a square that shares a side with
//! its own, and then Second puts glue on a square without a chip or glue. A chip that comes to a square with glue is
//! stuck there for good. First wins as soon as both chips are on one square, with or without glue. He loses when both
//! are stuck on different squares. Who wins?
//!
//! ## Claim
//! Let the rows of the chips differ by a, and their columns by b. First wins iff
//!
//! ```text
//! max(a, b) ≤ 4  and  a + b ≤ 6.
//! ```
//!
//! ## Why
//! More glue never helps First. Second plays as if it were not there. Where he would then put glue on glue, he puts it
//! anywhere else: at least the square that First has just left is free. On a small board he plays as on a larger one:
//! glue that he would put outside he puts anywhere.
//!
//! **First's side.** The chips span a rectangle, the rows and columns from one of them to the other. Let First make
//! only moves that bring the chips nearer to each other. Then they stay in the rectangle, so that glue outside it does
//! not matter, and there are at most a + b moves. A search through all these moves, with all answers in the rectangle
//! and one elsewhere, finds that First wins if max(a, b) ≤ 4 and a + b ≤ 6. This holds on every board.
//!
//! **Second's side.** Let Second remember at most four squares with glue, all of them in the rectangle that the chips
//! span at the time. That he forgets the others does not help him. Call the chips far apart
//!
//! - if neither is stuck, and max(a, b) > 4 or a + b > 6;
//! - if one is stuck, and the other is at least u + 2 moves away, where u of the four squares beside the stuck one have
//!   no glue. Second puts glue on these, one after the other. The other chip cannot come to one of them in time, so the
//!   chips never meet.
//!
//! In 3696 positions the chips are not far apart. From these a search removes, as long as it can, each position in
//! which First has a move after which the chips have met, or Second has no answer to it that makes the chips far apart
//! or leads to a position not removed. In the end 3199 are left. To every move from these, and from two free chips that
//! are far apart, Second has an answer that makes the chips far apart again, or leads to one of these. So the chips
//! never meet, on a board without borders, and hence on every board. As there is more glue after every turn, the game
//! ends, and First loses.
//!
//! ## Cost
//! O(1).

use grundy::io::{self, Between, In, Pair};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100>, m: In<1, 100>, chip: with Pair(Between(1, n), Between(1, m)) }
        let place = input.place();
        input! { from input, other: with Pair(Between(1, n), Between(1, m)) }
        if chip == other {
            place.refuse_all(2, "another square");
        }
        out.either(first_player_wins(chip, other), ["First", "Second"]);
    });
}

fn first_player_wins(chip: (usize, usize), other: (usize, usize)) -> bool {
    let (a, b) = (chip.0.abs_diff(other.0), chip.1.abs_diff(other.1));
    a.max(b) <= 4 && a + b <= 6
}
