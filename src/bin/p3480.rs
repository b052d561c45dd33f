//! # P3480 \[POI 2009\] KAM-Pebbles — a row that must not fall
//!
//! - Judge: <https://www.luogu.com.cn/problem/P3480>
//! - 中文: KAM-Pebbles：阶梯博弈
//! - Family: [Nim and staircase](super#nim-and-staircase); twin [poj1704](super::poj1704); harder
//!   [hackerrank_chocolate_game](super::hackerrank_chocolate_game)
//! - Theorem: [staircase Nim](grundy::games::staircase)
//! - Finder: heaps › stairs
//! - Difficulty: 3, ours
//!
//! ## Rule
//! n heaps stand in a row, none smaller than its left neighbour. In turn a player takes one or more pebbles from one
//! heap, such that this stays so. A player who cannot move loses.
//!
//! ## Claim
//! The rise of a heap is what it has more than its left neighbour; the rise of the first heap is its size. The first
//! player wins iff the XOR of the rises of the heaps n, n − 2, n − 4, …, counted from the left, is not 0.
//!
//! ## Why
//! Taking x pebbles lowers the rise of this heap by x and lifts that of the next one by x. So the rises are the heaps
//! of staircase Nim, the last one on step 1 (`games::staircase`).
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::staircase::rises_sum;
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
            out.either(rises_sum(&heaps) != 0, ["TAK", "NIE"]);
        }
    });
}
