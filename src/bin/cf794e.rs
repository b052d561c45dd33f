//! # CF794E Choosing Carrot — the last carrot, after some moves in advance
//!
//! - Judge: <https://codeforces.com/problemset/problem/794/E>
//! - 中文: 两端取胡萝卜，留最后一根
//! - Family: [two goals](super#two-goals); easier [cses_removal_game](super::cses_removal_game); harder
//!   [arc207d](super::arc207d)
//! - Theorem: the middle of a row
//! - Finder: rows › two ends: for the larger sum
//! - Difficulty: 4, ours
//!
//! ## Rule
//! n carrots lie in a row, each with its juiciness. Oleg and Igor in turn, Oleg first, eat the carrot at one of the
//! ends, until one carrot is left. Oleg wants it as juicy as possible, Igor as little juicy as possible. Before the
//! game Oleg alone makes k moves of this kind. How juicy is the last carrot, for every k from 0 to n − 1?
//!
//! ## Claim
//! Let Oleg move first on a row.
//!
//! - If its length is even, the larger of the two middle carrots is left.
//! - If it is odd and at least 3, min(m, max(l, r)) is left: m is the middle carrot, l and r its neighbours.
//!
//! The answer for k is the maximum over all rows of n − k adjacent carrots. For k = n − 1 these are the single carrots.
//!
//! ## Why
//! The k moves in advance reach every row of n − k adjacent carrots, and no other.
//!
//! Let the length be even.
//!
//! - Oleg gets the larger middle carrot. With his first move he eats at the end that brings it to the middle of the
//!   row. Then he always eats at the opposite end from Igor, and it stays in the middle.
//! - Igor does not let him get more. He always eats at the opposite end from Oleg. So the two middle carrots stay in
//!   the middle, until Oleg has to choose one of them.
//!
//! If Igor moves first on an even row, the smaller middle carrot is left, for the same reason. On an odd row, Oleg's
//! first move leaves Igor an even row with the middle carrots l, m or m, r. So he gets max(min(l, m), min(m, r)) =
//! min(m, max(l, r)).
//!
//! ## How
//! For k moves in advance, the middles of the rows begin at ⌊(n − k − 1) / 2⌋, counted from 0, and go k places further.
//! For k + 2 there is one more middle at each end, and the rows are of the same kind, even or odd. So the answer for
//! k + 2 < n − 1 needs only two new rows.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 300_000>, carrots: [In<1, 1_000_000_000, u32>; n] }
        writeln!(out, "{}", last_carrots(&carrots).iter().format(" "));
    });
}

/// What is left after k moves in advance, for every k.
fn last_carrots(carrots: &[u32]) -> Vec<u32> {
    let n = carrots.len();
    let mut answers = vec![0; n];
    for k in 0..n - 1 {
        let length = n - k;
        let first = (length - 1) / 2;
        let before = if k < 2 { 0 } else { answers[k - 2] };
        answers[k] = before.max(left_by_row(carrots, length, first)).max(left_by_row(carrots, length, first + k));
    }
    answers[n - 1] = carrots.iter().copied().max().unwrap_or(0);
    answers
}

/// What the row of two or more carrots leaves whose middle, or the first of whose two middles, is given.
fn left_by_row(carrots: &[u32], length: usize, middle: usize) -> u32 {
    let here = carrots[middle];
    let next = carrots[middle + 1];
    match length % 2 {
        0 => here.max(next),
        _ => here.min(next.max(carrots[middle - 1])),
    }
}
