//! # ARC207 D Devourers and Cake — the borders of a cake are eaten
//!
//! - Judge: <https://atcoder.jp/contests/arc207/tasks/arc207_d>
//! - 中文: 轮流吃掉蛋糕的边，最后一块有没有草莓
//! - Family: [rows and boards](super#rows-and-boards); easier [cf794e](super::cf794e)
//! - Theorem: only a block in the middle counts, of at most four rows and columns
//! - Finder: graphs › boards: the first or the last row or column is eaten
//! - Course: 9: the borders of a cake, of which only the middle counts
//!
//! ## Rule
//! A cake has N rows of M pieces, with N, M ≤ 1000 and two pieces or more. On each piece there is a strawberry (1) or
//! none (0). In turn, Taro first and then Jiro, a player eats the first row, the last row, the first column or the last
//! column of what is left, but never all that is left. When a single piece is left, Taro wins if there is a strawberry
//! on it, and Jiro wins otherwise. Who wins?
//!
//! ## Claim
//! Let c(n) = n for n ≤ 4; for larger n let c(n) be 3 if n is odd, and 4 if n is even. Whoever wins with the block of
//! c(N) rows and c(M) columns in the middle of the cake wins with the whole cake.
//!
//! For example, let the cake be a single row 010. Taro has to take one of the ends, and Jiro takes the 1, so Jiro wins:
//! the one piece in the middle does not decide. Nor do the four of two rows: with 0010 and 0010 Jiro wins, but with 01
//! and 01, their middle, Taro would win.
//!
//! ## Why
//! There are N + M − 2 moves in all, since each makes the number of rows or of columns less by 1. Let L be the player
//! who makes the last one, and let G be true for a cake iff L wins with it. If a cake has an n × m block left, n + m −
//! 2 moves remain. So L is to move iff n + m is odd. Then G is true iff it is so for one of the cakes after a move, and
//! if n + m is even, iff it is so for all of them.
//!
//! We show by induction on n + m that G of an n × m cake is G of its middle block of c(n) × c(m). L is the same for
//! both, as c(n) has the parity of n.
//!
//! Let n ≥ 6. Compare the cake with the one that has lost its first row and its last one, *the smaller one*. Each move
//! in the cake has its like in the smaller one. After a move and its like both cakes still have the same centre, and
//! their middle blocks are the same: c(n) = c(n − 2), and c(n − 1) = c(n − 3). So, by the claim for fewer rows and
//! columns, both have the same G after the move, and so they have before it. For the smaller one the claim holds. The
//! same is true for m ≥ 6 and columns.
//!
//! There remain n = 5 with m ≤ 5, and the same with rows and columns exchanged. These are finitely many cakes, and the
//! evidence plays them all out: those of 5 × 1, 5 × 2, 5 × 3 and 5 × 4 against their middle blocks of three rows. From
//! 5 × 5 each move leads to 4 × 5 or to 5 × 4, whose middle blocks of 4 × 3 and 3 × 4 may be played instead, as just
//! shown. These lie in the three rows and in the three columns in the middle, so the four corners do not count. With
//! all that may be on the other 21 pieces, this is played out against the middle block of 3 × 3. G is always the same.
//!
//! ## Cost
//! O(NM) time and memory, to read the cake.

use std::ops::Range;

use grundy::io::{self, In, List, Total, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100_000> }
        let pieces = Total::at_most(1_000_000);
        for _ in 0..tests {
            let place = input.place();
            input! { from input, n: In<1, 1000>, m: In<1, 1000> }
            if n * m < 2 {
                place.refuse_all(2, "a cake of two pieces or more");
            }
            pieces.add(n * m, place);
            input! { from input, cake: with List(n, Word::exactly("01", m)) }
            out.either(taro_wins(&cake), ["First", "Second"]);
        }
    });
}

fn taro_wins(cake: &[Vec<u8>]) -> bool {
    let block: Vec<&[u8]> = cake[middle(cake.len())].iter().map(|row| &row[middle(row.len())]).collect();
    let (n, m) = (block.len(), block[0].len());
    // Whether Taro wins when h rows and w columns of the block are left, from a row and a column on.
    let mut wins = [[[[false; 4]; 4]; 5]; 5];
    for (h, w) in (1..=n).flat_map(|h| (1..=m).map(move |w| (h, w))) {
        let is_taros_turn = (n + m - h - w) % 2 == 0;
        for (row, column) in (0..=n - h).flat_map(|row| (0..=m - w).map(move |column| (row, column))) {
            let cut_rows = (h > 1).then(|| [row, row + 1].map(|row| wins[h - 1][w][row][column]));
            let cut_columns = (w > 1).then(|| [column, column + 1].map(|column| wins[h][w - 1][row][column]));
            let mut moves = cut_rows.into_iter().chain(cut_columns).flatten();
            wins[h][w][row][column] = match (h * w, is_taros_turn) {
                (1, _) => block[row][column] == b'1',
                (_, true) => moves.any(|wins| wins),
                (_, false) => moves.all(|wins| wins),
            };
        }
    }
    wins[n][m][0][0]
}

/// The rows or columns in the middle of so many.
fn middle(length: usize) -> Range<usize> {
    let left = if length <= 4 { length } else { 4 - length % 2 };
    let first = (length - left) / 2;
    first..first + left
}
