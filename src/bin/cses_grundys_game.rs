//! # CSES 2207 Grundy's Game — splitting into unequal heaps
//!
//! - Judge: <https://cses.fi/problemset/task/2207>
//! - 中文: 分成大小不等的两堆
//! - Family: [splitting](super#splitting); harder [hackerrank_stone_piles](super::hackerrank_stone_piles),
//!   [p10506](super::p10506), [p3235](super::p3235)
//! - Theorem: 41 lost sizes
//! - Finder: heaps › splitting: it must be split
//! - Difficulty: 2, ours
//! - Table: values heaps "split unequal" 41 by 14
//!
//! ## Rule
//! There is one heap of n coins, 1 ≤ n ≤ 10⁶. In turn a player divides a heap into two heaps of different sizes, both
//! not empty. A player who cannot do so loses.
//!
//! ## Claim
//! The value of a heap is the mex of the XORs of the values of its two parts, over all moves. For n ≤ 10⁶ the first
//! player loses iff n ≤ 1222 and the heap of n has the value 0. There are 41 of them: 1, 2, 4, 7, 10, 20, …, 1222.
//!
//! ## Why
//! A divided heap is the sum of its parts ([`grundy::games::sg`]).
//!
//! The values of all sizes from 1223 to 10⁶ were computed, and none is 0.
//! `EVIDENCE=full cargo test cses_grundys_game::lemma` does this again.
//!
//! ## Cost
//! O(1222²) time once, then O(1) per heap.

use grundy::games::sg::mex;
use grundy::io::{self, In};
use proconio::input;

const LAST_LOST: usize = 1222;

fn main() {
    io::run(|input, out| {
        let lost = lost_sizes();
        input! { from input, tests: In<1, 100_000> }
        for _ in 0..tests {
            input! { from input, n: In<1, 1_000_000> }
            out.either(n <= LAST_LOST && lost[n], ["second", "first"]);
        }
    });
}

/// Whether the value of a heap is 0, by its size up to the last for which it is.
fn lost_sizes() -> Vec<bool> {
    let mut values = vec![0];
    for heap in 1..=LAST_LOST {
        values.push(mex((1..heap.div_ceil(2)).map(|part| values[part] ^ values[heap - part])));
    }
    values.iter().map(|&value| value == 0).collect()
}
