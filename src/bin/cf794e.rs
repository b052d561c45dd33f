//! # CF794E Choosing Carrot — the last carrot, after some moves in advance
//!
//! Judge: <https://codeforces.com/problemset/problem/794/E>
//! Family: two goals
//! Theorem: the middle of a row
//!
//! Rule. n carrots of different juiciness lie in a row. Oleg and Igor in turn, Oleg first, eat the carrot at one of the
//! ends, until one is left: Oleg wants it as juicy as can be, Igor as dry. Before the game Oleg makes k moves of this
//! kind alone. What is left, for every k from 0 to n − 1?
//! Claim. A row of even length, Oleg to move, leaves the greater of its two middle carrots. One of odd length from 3 on
//! leaves min(m, max(l, r)), where m is in the middle between l and r. The answer for k is the maximum over the rows of
//! n − k carrots that lie next to each other.
//! Why. Let the length be even. Oleg eats the end that leaves the greater middle carrot in the middle, then always
//! opposite to Igor: it is left. Igor always eats opposite to Oleg, so the two middle carrots stay until Oleg moves for
//! the last time; no more than the greater is left. With Igor to move, an even row leaves the smaller in the same way;
//! an odd row from 3 on becomes one after Oleg's first move, with the middle carrots l, m or m, r: max(min(l, m),
//! min(m, r)). The k moves reach every row of n − k, and no other. For k = n − 1 these are the single carrots.
//! How. The middles of these rows go from ⌊(n − k − 1) / 2⌋ to k places further. With k greater by 2 the rows are of
//! the same kind, and there is one more at each end.
//! Cost. O(n) time and memory.

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
        answers[k] = before
            .max(left_by_row(carrots, length, first))
            .max(left_by_row(carrots, length, first + k));
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
