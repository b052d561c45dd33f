//! # P2594 \[ZJOI2009\] 染色游戏 — turning a connected block of a board
//!
//! - Judge: <https://www.luogu.com.cn/problem/P2594>
//! - 中文: 染色游戏：翻连通块
//! - Family: [coin turning](super#coin-turning); easier [coin_turning](super::coin_turning); harder
//!   [cf494e](super::cf494e), [p3179](super::p3179)
//! - Theorem: [powers of two on a board](grundy::games::coins)
//! - Finder: coins › board › connected blocks
//!
//! ## Rule
//! Coins lie on a board and show heads (H) or tails (T). In turn a player turns all coins of a set of cells. The set
//! must be connected by common sides and have a corner: a cell (i, j) of the set, showing TAILS, such that no cell of
//! the set lies below row i or to the right of column j. A player who cannot move loses.
//!
//! ## Claim
//! Rows and columns count from 1. The first player wins iff the XOR of g(i, j) over the tails is not 0. In row 1 and in
//! column 1, g is the lowest set bit of the other coordinate; elsewhere it is 2^(i+j−2).
//!
//! For example, let a board of 2 × 2 cells show tails at (1, 1) and (2, 2). They are worth 1 and 4, so the first player
//! wins. He turns all four coins. This leaves tails at (1, 2) and (2, 1), worth 2 each, and he answers every move in
//! the row by the same move in the column, and the other way round.
//!
//! ## Why
//! A board has the XOR of the values that its tails have alone ([`grundy::games::coins`], with tails for heads). A set
//! with its corner in row 1 or in column 1 is a run of neighbours there, so this is Ruler (same place).
//!
//! Let i, j ≥ 2, and by symmetry i ≥ j. Say that a set with the corner (i, j) makes t if t is the XOR of g over its
//! other cells. The value of (i, j) is the mex of what is made. All other cells of the rectangle up to (i, j) are worth
//! less than 2^(i+j−2), so 2^(i+j−2) is not made. It is left to show that every t < 2^(i+j−2) is made. This goes by
//! induction on i + j:
//!
//! - For (2, 2), the cells (1, 1), (1, 2), (2, 1) are worth 1, 2, 2. Add to the corner no cell, or (1, 2), or (1, 2)
//!   and (1, 1), or all three: that makes 0, 2, 3 and 1.
//! - Let i ≥ 3, and let t have the bit 2^(i+j−3), which is g(i−1, j). By induction there is a set with the corner (i−1,
//!   j) whose XOR, corner included, is t. Add (i, j).
//! - Let i ≥ 3 and j ≥ 3, and let t not have this bit. By induction there is a set with the corner (i−1, j) whose XOR,
//!   corner included, is t + 2^(i+j−3). Add (i, j), and also (i, j−1), which is worth 2^(i+j−3).
//! - Let i ≥ 3 and j = 2, and let t not have this bit, so t < 2^(i−1). Then the set is built as follows.
//!
//! Every cell (a, 2) of column 2 is worth 2^a, (1, 2) included. Let T be the XOR of t with the whole of column 1 down
//! to row i. A cell of column 1 is worth at most its row, so at most i < 2^(i−1); and t < 2^(i−1). So T < 2^(i−1). Take
//! (i, 2), take the cells of column 1 from some row r down to row i, and take some cells of (1, 2), …, (i−2, 2):
//!
//! - If bit 0 of T is clear, then r = 1. Take (a, 2) for every bit a of T. Each of these cells lies beside column 1.
//! - If bit 0 of T is set, and bit 1 is clear or bit 2 is set, then r = 2: this leaves out (1, 1), worth 1. Take (a, 2)
//!   for every a ≥ 1 such that T has bit a. If (1, 2) is among these cells, so is (2, 2) below it.
//! - If bits 0 and 1 of T are set and bit 2 is clear, then r = 3: this leaves out (1, 1) and (2, 1), worth 1 and 2.
//!   Take (a, 2) for every a ≥ 3 such that T has bit a. No cell above row 3 is taken.
//!
//! ## Cost
//! O(nm) time and memory.

use grundy::games::coins::ruler_value;
use grundy::io::{self, In, List, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 50> }
        for _ in 0..tests {
            input! { from input, n: In<1, 100>, m: In<1, 100>, board: with List(n, Word::exactly("HT", m)) }
            out.either(first_player_wins(&board), ["-_-", "=_="]);
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
    let exponent = if i == 1 || j == 1 { ruler_value(i.max(j).into()).trailing_zeros() } else { i + j - 2 };
    exponent as usize
}
