//! # ARC072 D Alice&Brown — half of what is taken goes to the other pile
//!
//! - Judge: <https://atcoder.jp/contests/arc072/tasks/arc072_b>
//! - 中文: 两堆石子，所取的一半放到另一堆
//! - Family: [parity](super#parity); harder [wythoff](super::wythoff)
//! - Theorem: a difference that changes by multiples of 3
//! - Finder: heaps › from both: half of what is taken from one goes to the other
//! - Course: 2: two piles, and a law on their difference
//!
//! ## Rule
//! There are two piles of X ≥ 0 and Y ≥ 0 stones. In turn, Alice first, a player takes 2i stones from one pile, where
//! i ≥ 1. He throws i of them away, and puts the other i on the other pile. A player who cannot do so loses: then each
//! pile has at most one stone. Who wins, Alice or Brown?
//!
//! ## Claim
//! Brown wins iff X and Y differ by at most 1.
//!
//! For example, let the piles be (2, 2). Alice can only take two stones from one of them, with i = 1, and leave (0, 3).
//! Then Brown takes two of the three stones and leaves (1, 1). Nobody can move there, so Alice loses.
//!
//! ## Why
//! Each move throws a stone away, so the game ends. A move takes 2i stones from one pile and adds i to the other. So
//! the size of the first pile less that of the second changes by 3i, up or down.
//!
//! **From piles that differ by at most 1, no move leads to such piles.** Their difference is −1, 0 or 1. If it changes
//! by 3i, i ≥ 1, it becomes at least 2 or at most −2.
//!
//! **From piles that differ by d ≥ 2, a move leads to piles that differ by at most 1.** Among d − 1, d and d + 1 is one
//! multiple of 3. Let it be 3i. Then i ≥ 1, as d − 1 ≥ 1, and the difference d − 3i is −1, 0 or 1. The larger pile has
//! enough stones: it has at least d, and 2i ≤ 2(d + 1)/3 ≤ d, since d ≥ 2.
//!
//! So whoever moves from piles that differ by at least 2 can always leave the other one with piles that differ by at
//! most 1, and the other one has to make them differ by at least 2 again. The player with such piles before him always
//! has a move. So it is the other one who cannot move in the end.
//!
//! ## Cost
//! O(1) time and memory.

use grundy::io::{self, In};
use proconio::input;

const MOST: i128 = 1_000_000_000_000_000_000;

fn main() {
    io::run(|input, out| {
        input! { from input, x: In<0, MOST, u64>, y: In<0, MOST, u64> }
        out.either(x.abs_diff(y) > 1, ["Alice", "Brown"]);
    });
}
