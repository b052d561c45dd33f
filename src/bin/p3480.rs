//! # P3480 \[POI 2009\] KAM-Pebbles — a row that must not fall
//!
//! - Judge: <https://www.luogu.com.cn/problem/P3480>
//! - 中文: KAM-Pebbles：阶梯博弈
//! - Family: Nim and staircase
//! - Theorem: staircase Nim
//!
//! ## Rule
//! n heaps stand in a row, none smaller than its left neighbour. In turn a player takes one or more pebbles from one
//! heap, such that this stays so. Who cannot move loses.
//!
//! ## Claim
//! The rise of a heap is what it has more than its left neighbour; the rise of the first heap is its size. The first
//! player wins iff the XOR of the rises of the heaps n, n − 2, n − 4, … is not 0, counted from the left.
//!
//! ## Why
//! From a heap a player may take any number up to its rise. That lowers the rise of this heap, and lifts the rise of
//! its right neighbour by as much; the last heap has no right neighbour. This is staircase Nim (library
//! `games::staircase`): the rises are the heaps, the rise of the last heap is on step 1, and each heap on the left is
//! one step higher.
//!
//! ## Cost
//! O(n) time and memory.

use std::iter::once;

use grundy::games::staircase::staircase_sum;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10> }
        for _ in 0..tests {
            input! { from input, n: In<1, 1000> }
            let first = input.place();
            input! { from input, heaps: [In<0, 10_000, u32>; n] }
            first.in_order_or_refuse(&heaps, |before, heap| before <= heap, "a heap no smaller than the one before");
            out.either(first_player_wins(&heaps), ["TAK", "NIE"]);
        }
    });
}

/// The heaps come in ascending order.
fn first_player_wins(heaps: &[u32]) -> bool {
    let over_another = heaps.windows(2).map(|pair| pair[1] - pair[0]);
    let rises = once(heaps[0]).chain(over_another);
    staircase_sum((1..).zip(rises.rev())) != 0
}
