//! # CF1396B Stoned Game — not from the heap just used
//!
//! - Judge: <https://codeforces.com/problemset/problem/1396/B>
//! - 中文: 不能取对手刚取过的那堆
//! - Family: [parity](super#parity); harder [arc105d](super::arc105d)
//! - Theorem: more than half of all stones in one heap
//! - Finder: heaps › several heaps: not the heap just used
//! - Course: 5: not the heap that was used last
//! - Difficulty: 1800
//!
//! ## Rule
//! There are n ≥ 1 heaps of one or more stones. In turn, T first, a player takes one stone from a heap, but not from
//! the heap from which his opponent has just taken. A player who cannot move loses. (Also CF1397D.)
//!
//! ## Claim
//! Let s be the number of all stones, and m the largest heap. T wins iff 2m > s or s is odd.
//!
//! ## Why
//! Let 2m > s. T always takes from the largest heap, so HL has to take from the others. They have fewer stones than
//! this heap, and HL is the first to find none.
//!
//! Call a position balanced if s is even and 2m ≤ s. A player who moves from it loses: suppose that he takes a stone
//! from the heap A. Now s − 1 stones are left. If a heap has s / 2 of them, it is not A, and no other heap has as many;
//! the opponent takes from this one. If none has, more than half of the stones left are outside A, and he takes any of
//! them. Both times s − 2 stones are left, at most s / 2 − 1 in a heap. So the position is balanced again.
//!
//! If s is odd and 2m ≤ s, then 2m ≤ s − 1. T takes any stone, and the position is balanced.
//!
//! ## Cost
//! O(n) per game.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100> }
        for _ in 0..tests {
            input! { from input, n: In<1, 100>, heaps: [In<1, 100, u32>; n] }
            out.either(first_player_wins(&heaps), ["T", "HL"]);
        }
    });
}

fn first_player_wins(heaps: &[u32]) -> bool {
    let all: u32 = heaps.iter().sum();
    all % 2 == 1 || heaps.iter().any(|heap| 2 * heap > all)
}
