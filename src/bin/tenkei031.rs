//! # TYPICAL90 AE VS AtCoder — a white stone becomes blue ones
//!
//! - Judge: <https://atcoder.jp/contests/typical90/tasks/typical90_ae>
//! - 中文: 白石换蓝石，蓝石至多取一半
//! - Family: [tables](super#tables)
//! - Theorem: a window of values with one gap
//! - Finder: heaps › splitting: stones of two colours
//! - Course: 9: stones of two colours in a heap, a table of two numbers
//!
//! ## Rule
//! There are N heaps of white and blue stones, at first at most 50 of either colour in a heap. In turn a player does
//! one of two things to a heap of w white and b blue stones:
//!
//! - if w ≥ 1, he takes away a white stone and adds w blue ones, so that w − 1 and b + w are there;
//! - if b ≥ 2, he takes away k blue stones, where 1 ≤ k ≤ b/2.
//!
//! A player who cannot move loses. The problem is number 031 of 競プロ典型 90 問.
//!
//! ## Claim
//! The first player wins iff the XOR of the values g(w, b) of the heaps is not 0. For a fixed w, the values g(w, 0),
//! g(w, 1), … are found one after the other with a number called the gap, which is 0 at first. For every b:
//!
//! - Let o = b/2 + 1 if b is even, and o = g(w, (b − 1)/2) if b is odd.
//! - Then g(w, b) is the smaller of o and the gap, unless w ≥ 1 and this is g(w − 1, b + w). In that case it is the
//!   greater. The one that is not g(w, b) is the gap from now on.
//!
//! ## Why
//! The game ends: white stones are only taken, and between two of these moves blue ones are, too. The heaps are a sum
//! of games ([`grundy::games::sg`]). From (w, b) a move leads to all (w, c) with ⌈b/2⌉ ≤ c < b. These c are the window
//! of b. If w ≥ 1, the other move leads to one more value, g(w − 1, b + w).
//!
//! Before step b, look at the c with ⌈(b − 1)/2⌉ ≤ c < b, of which there are m = ⌈b/2⌉. By induction on b, their values
//! are the numbers from 0 to m without the gap, each of them once. At b = 0 there are none, and m and the gap are 0.
//!
//! - b = 2m is even. These c begin with m = b/2, so they are the window of b. Of the numbers from 0 to m + 1 their
//!   values lack the gap and m + 1, which is o.
//! - b = 2m − 1 is odd. These c begin with m − 1 = (b − 1)/2, and the window of b with m. So of the numbers from 0 to m
//!   the values in the window lack the gap and o.
//!
//! Hence the mex of the values in the window is the smaller of the gap and o. If the move with the white stone leads to
//! this value, the mex of all is the larger one. Together with g(w, b) the values lack only one of these numbers, the
//! new gap. The window of b and b itself are the c of step b + 1, so the induction goes on.
//!
//! ## How
//! A heap with w white stones has at most 50 + 50 + 49 + … + (w + 1) blue ones, which is 1325 at w = 0. So the rows of
//! the table become shorter as w rises.
//!
//! ## Cost
//! O(w³) time and memory once for up to w stones of a colour, O(1) per heap.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use proconio::input;

/// The largest number of stones of a colour in a heap.
const MOST: usize = 50;

type Stones = In<0, { MOST as i128 }>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, white: [Stones; n] }
        let first = input.place();
        input! { from input, blue: [Stones; n] }
        let heaps: Vec<(usize, usize)> = white.into_iter().zip(blue).collect();
        if let Some(empty) = heaps.iter().position(|&heap| heap == (0, 0)) {
            first.after(empty).refuse("an integer from 1 to 50, as the heap has no white stone");
        }
        out.either(first_player_wins(&heaps, &values()), ["First", "Second"]);
    });
}

/// The heaps by their white and blue stones.
fn first_player_wins(heaps: &[(usize, usize)], values: &[Vec<usize>]) -> bool {
    nim_sum(heaps.iter().map(|&(white, blue)| values[white][blue])) != 0
}

/// The values of heaps, by white stones, then by blue ones.
fn values() -> Vec<Vec<usize>> {
    let mut most_blue = MOST + MOST * (MOST + 1) / 2;
    let mut values: Vec<Vec<usize>> = vec![];
    for white in 0..=MOST {
        most_blue -= white;
        let mut row = vec![];
        let mut gap = 0;
        for blue in 0..=most_blue {
            let other = if blue % 2 == 0 { blue / 2 + 1 } else { row[blue / 2] };
            let (smaller, greater) = (gap.min(other), gap.max(other));
            let one_white_less = white.checked_sub(1).map(|less| values[less][blue + white]);
            let value = if one_white_less == Some(smaller) { greater } else { smaller };
            gap = smaller + greater - value;
            row.push(value);
        }
        values.push(row);
    }
    values
}
