//! # CF1695B Circle Game — piles in a circle, each in its turn
//!
//! - Judge: <https://codeforces.com/problemset/problem/1695/B>
//! - 中文: 一圈石子堆，轮到哪堆取哪堆
//! - Family: [Nim and staircase](super#nim-and-staircase); harder [cf1382b](super::cf1382b), [p8901](super::p8901)
//! - Theorem: an odd circle is won by the first move; in an even one, each has his own piles
//! - Finder: heaps › several heaps: heaps in a fixed order › in a circle, one move on each
//! - Difficulty: 1000
//!
//! ## Rule
//! Piles 1 to n stand in a circle, 1 ≤ n ≤ 50, with at least one stone each. Mike makes the first move, Joe the second,
//! and so on in turn. The first move is on pile 1, the next one on pile 2, and so on; after pile n comes pile 1 again.
//! A move takes one or more stones from its pile. A player who finds the pile of his move empty loses. Who wins?
//!
//! ## Claim
//! If n is odd, Mike wins. If n is even, let pile i be the first of the smallest piles. Then Mike wins iff i is even,
//! so that the moves on this pile are Joe's.
//!
//! For example, with two piles of one stone each, pile 1 is the first of the smallest. Mike takes its stone, Joe that
//! of pile 2, and then Mike finds pile 1 empty.
//!
//! ## Why
//! Let n be odd. Mike takes all of pile 1. In the first round nobody finds an empty pile. It has n moves, an odd
//! number, so the next move is Joe's, and he finds pile 1 empty.
//!
//! Let n be even. Then the same player makes all moves on a pile, and nobody else changes it. Let pile i be the first
//! of the smallest, with s stones. In every round its player takes at least one of them, perhaps more. So he finds it
//! empty in round s + 1, if the game has not ended before.
//!
//! The other player takes a single stone every time. His piles have at least s stones, and those before pile i have
//! more. So he finds none of them empty in the rounds 1 to s, and in round s + 1 none that comes before pile i. So it
//! is not he who loses.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 1000> }
        for _ in 0..tests {
            input! { from input, n: In<1, 50>, piles: [In<1, 1_000_000_000, u32>; n] }
            out.either(first_player_wins(&piles), ["Mike", "Joe"]);
        }
    });
}

fn first_player_wins(piles: &[u32]) -> bool {
    let first_smallest = piles.iter().position_min().expect("there is a pile");
    // Indices begin with 0, so pile 2 has an odd one.
    piles.len() % 2 == 1 || first_smallest % 2 == 1
}
