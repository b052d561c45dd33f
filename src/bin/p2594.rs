//! # P2594 \[ZJOI2009\] 染色游戏 — turning a connected block of a board
//!
//! Judge: <https://www.luogu.com.cn/problem/P2594>
//! Family: coin turning
//! Theorem: powers of two on a board
//!
//! Rule. Coins lie on a board and show heads (H) or tails (T). In turn a player turns all coins of a set that is
//! connected by common sides and has a corner: a cell (i, j) of the set, showing TAILS, such that no cell of the set
//! lies below row i or to the right of column j. Who cannot move loses.
//! Claim. The first player wins iff the XOR of g(i, j) over the tails is not 0. In row 1 and in column 1, g is the
//! lowest set bit of the other coordinate; elsewhere it is 2^(i+j−2).
//! Why. A board is worth the XOR of its lone coins (library `coins`, with tails for heads). Row 1 and column 1 are
//! Ruler (same place). Let i, j ≥ 2, and i ≥ j by symmetry. All other values in the rectangle up to (i, j) are less
//! than 2^(i+j−2), hence so is every XOR of them. Conversely there is a set with the corner (i, j) whose other cells
//! have the XOR t, for every t < 2^(i+j−2), by induction:
//! - For (2, 2) add nothing, (1, 2), this and (1, 1), or all three; that makes 0, 2, 3 and 1.
//! - If t has the bit 2^(i+j−3), add (i, j) to a set with the corner (i−1, j) that has the XOR t.
//! - If not, and j ≥ 3, to one that has the XOR t + 2^(i+j−3), and add (i, j−1), which is worth 2^(i+j−3).
//! - If not, and j = 2: (a, 2) is worth 2^a for all a. Let T be the XOR of t and column 1 down to row i; since that has
//!   no more bits than i, T < 2^(i−1). Take (i, 2), column 1 from row r to row i, and those of (1, 2), …, (i−2, 2) for
//!   the bits that are then wrong. If bit 0 of T is not set, r = 1. If it is, r = 2 leaves out (1, 1), worth 1; but
//!   where bit 1 is set and bit 2 is not, (1, 2) would lie alone: then r = 3 leaves out 1 and 2, and no cell above row
//!   3 is taken.
//!
//! Cost. O(nm) time and memory.

use grundy::games::coins::ruler;
use grundy::io::{self, In, List, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, boards: In<0, 50> }
        for _ in 0..boards {
            input! { from input, n: In<1, 100>, m: In<1, 100>, board: with List(n, Word::exactly("HT", m)) }
            out.line(if first_player_wins(&board) {
                "-_-"
            } else {
                "=_="
            });
        }
    });
}

fn first_player_wins(board: &[Vec<u8>]) -> bool {
    // The XOR, a number of up to 199 bits.
    let mut bits = vec![false; board.len() + board[0].len()];
    for (i, row) in (1..).zip(board) {
        for (j, coin) in (1..).zip(row) {
            bits[exponent(i, j)] ^= *coin == b'T';
        }
    }
    bits.contains(&true)
}

/// The exponent of the power of two that a lone coin is worth.
fn exponent(i: u32, j: u32) -> usize {
    let exponent = if i == 1 || j == 1 {
        ruler(i.max(j)).trailing_zeros()
    } else {
        i + j - 2
    };
    exponent as usize
}
