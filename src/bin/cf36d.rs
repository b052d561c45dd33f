//! # CF36D New Game with a Chess Piece — one square right, one down, or k diagonally
//!
//! - Judge: <https://codeforces.com/problemset/problem/36/D>
//! - 中文: 棋子向右、向下一格或斜走 k 格
//! - Family: [parity](super#parity); easier [cf1194d](super::cf1194d)
//! - Theorem: parity of the steps, which changes from strip to strip
//! - Finder: heaps › 1 to m: 1, 2 or k › on a board
//! - Course: 7: one from either heap, or k from both
//! - Files: input.txt, output.txt
//! - Difficulty: 2300
//!
//! ## Rule
//! A piece stands in the upper left corner of a board of n rows and m columns. In turn a player moves it one square to
//! the right, one square down, or k squares diagonally: k down and k to the right. It must stay on the board. A player
//! who cannot move loses. There are up to 20 boards, one number k for all of them, and 1 ≤ k, n, m ≤ 10⁹. The output is
//! `+` where the first player wins, and `-` where he loses.
//!
//! ## Claim
//! - If k = 1, the first player wins iff n or m is even.
//! - Let k ≥ 2, and divide min(n, m) − 1 by k + 1, with quotient q and remainder r: call q the strip, and r the line in
//!   it. The first player wins iff r = k or n + m + q is odd.
//!
//! ## Why
//! Let x = n − 1 and y = m − 1 be the rows below the piece and the columns to its right, and a = min(x, y). A move
//! lowers x by 1, or y by 1, or both by k. Instead of n + m we may write x + y, as both are odd or both even.
//!
//! If k = 1, we show that the positions with two even numbers are lost. There, each move makes a number odd. From
//! another position, a move that lowers exactly the odd numbers by 1 makes both even. With x = y = 0 there is no move.
//!
//! Let k ≥ 2, and call a position lost if r < k and x + y + q is even, and otherwise won. We show that no move leads
//! from a lost position to a lost one, and that some move leads from each won position to a lost one.
//!
//! Let r < k and let x + y + q be even.
//!
//! - A step of 1 that does not change q changes the parity of x + y: won.
//! - A step of 1 that changes q lowers a, and r was 0. Now r is k: won.
//! - A diagonal move needs a ≥ k. As r < k, this means q ≥ 1. It lowers a by k = (k + 1) − 1: q falls by 1, and r rises
//!   by 1. If r is k now, the position is won. If not, x + y has changed by 2k, and so x + y + q is odd: won.
//!
//! Let r = k.
//!
//! - If x + y + q is even, the diagonal move makes r = 0, and changes neither q nor the parity of x + y: lost.
//! - If x + y + q is odd, a step that lowers a makes r = k − 1, keeps q, and changes the parity of x + y: lost.
//!
//! Let r < k and let x + y + q be odd.
//!
//! - If x ≠ y, a step that lowers the larger number changes only the parity of x + y: lost.
//! - If x = y and r ≥ 1, any step of 1 makes r less by 1, keeps q, and changes the parity of x + y: lost.
//! - If x = y and r = 0, then x + y is even, so q is odd, and a ≥ k + 1. The diagonal move makes q less by 1, and r
//!   becomes 1, which is less than k. It keeps the parity of x + y: lost.
//!
//! ## Cost
//! O(1) time per board, and O(1) memory.

use grundy::io::{self, In};
use proconio::input;

type Size = In<1, 1_000_000_000, u64>;

fn main() {
    io::run(|input, out| {
        input! { from input, boards: In<1, 20>, k: Size }
        for _ in 0..boards {
            input! { from input, n: Size, m: Size }
            out.either(first_player_wins(k, n, m), ["+", "-"]);
        }
    });
}

fn first_player_wins(k: u64, n: u64, m: u64) -> bool {
    if k == 1 {
        return n % 2 == 0 || m % 2 == 0;
    }
    let least = n.min(m) - 1;
    let (strip, rest) = (least / (k + 1), least % (k + 1));
    rest == k || (n + m + strip) % 2 == 1
}
