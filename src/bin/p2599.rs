//! # P2599 \[ZJOI2009\] 取石子游戏 — stones from the two ends
//!
//! - Judge: <https://www.luogu.com.cn/problem/P2599>
//! - 中文: 取石子游戏：只取两端
//! - Family: [rows and boards](super#rows-and-boards); harder [agc048d](super::agc048d)
//! - Theorem: balanced ends of a row
//! - Finder: rows › two ends
//! - Difficulty: 4, ours
//!
//! ## Rule
//! n heaps stand in a row. In turn a player takes one or more stones from the leftmost or the rightmost heap still
//! there. An emptied heap is gone, and its neighbour becomes the end. A player who cannot take a stone loses.
//!
//! ## Claim
//! For every row J there is exactly one size L(J) ≥ 0 such that a heap of this size, put left of J, makes a lost row;
//! the size 0 means that J itself is lost. Likewise there is R(J) on the right. For a single heap both are its size.
//! Now let l = L(J) and r = R(J), and put a heap x right of J. Then L of the row J, x is
//!
//! ```text
//! f(x) = 0      if x = r
//!        x + 1  if l ≤ x < r
//!        x − 1  if r < x ≤ l
//!        x      otherwise
//! ```
//!
//! R of the row x, J is the same with l and r exchanged. The first player loses iff n ≥ 2 and the first heap is L of
//! the others.
//!
//! For example, L(1 2) = f(2) = 2 by J = 1, where l = r = 1, and R(1 2) = 1 by J = 2, where l = r = 2. So for J = 1 2
//! we have l = 2 and r = 1, and f(1), f(2), f(3), … are 0, 1, 3, …. The row 1 2 1 has L = f(1) = 0: it is lost.
//!
//! ## Why
//! By induction the claim holds for J, and for J, x' with 0 < x' < x. By definition the row J, x is lost iff x = r. If
//! it is, every row y, J, x with y ≥ 1 is won by the move to J, x; so f(r) = 0, and no other size will do. Now let
//! x ≠ r, and put f(0) = l. Look at the rows y, J, x with y ≥ 1. A move on the right leads
//!
//! - to y, J, x' with 0 < x' < x, which is lost iff y = f(x');
//! - to y, J, which is lost iff y = l = f(0).
//!
//! So if y is among f(0), …, f(x − 1), the row y, J, x is won. Let y be the least positive number that is not among
//! them. No move on the right leads to a lost row. A move on the left leads to J, x, or to a smaller positive y, which
//! is among them; both rows are won. So y, J, x is lost, and from every greater y a move leads there. Hence f(x) = y,
//! and there is no other such size.
//!
//! It remains to follow f. If J itself is lost, then l = r = 0 and f(x) = x. Otherwise l, r ≥ 1. Then f(1), f(2), … run
//! through 1, 2, 3, …, but they skip l, which is f(0): from there on f is greater by one. And at x = r they pause,
//! where f is 0: from there on f is smaller by one.
//!
//! ## Cost
//! O(n²) time, O(n) memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 10> }
        for _ in 0..tests {
            input! { from input, n: In<1, 1000>, heaps: [In<1, 1_000_000_000, u32>; n] }
            writeln!(out, "{}", u8::from(first_player_wins(&heaps)));
        }
    });
}

fn first_player_wins(heaps: &[u32]) -> bool {
    match heaps {
        [] => false,
        [_] => true,
        [first, others @ ..] => *first != left_of_whole_row(others),
    }
}

/// The size which, put left of the row, makes a lost row.
fn left_of_whole_row(heaps: &[u32]) -> u32 {
    // For every row of the present length, by where it starts.
    let (mut left, mut right) = (heaps.to_vec(), heaps.to_vec());
    for length in 1..heaps.len() {
        let rows = left.iter().zip(&right).zip(&heaps[length..]);
        let longer_left = rows.map(|((&l, &r), &last)| balance(l, r, last)).collect();
        let rows = right[1..].iter().zip(&left[1..]).zip(heaps);
        let longer_right = rows.map(|((&r, &l), &first)| balance(r, l, first)).collect();
        (left, right) = (longer_left, longer_right);
    }
    left[0]
}

/// The size that balances a row with the heap `x` at its far end, given the sizes for the row without it: `near` on
/// this side, `far` in the place of x.
fn balance(near: u32, far: u32, x: u32) -> u32 {
    if x == far {
        0
    } else if near <= x && x < far {
        x + 1
    } else if far < x && x <= near {
        x - 1
    } else {
        x
    }
}
