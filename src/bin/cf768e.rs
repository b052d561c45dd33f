//! # CF768E Game of Stones — no number twice from the same pile
//!
//! - Judge: <https://codeforces.com/problemset/problem/768/E>
//! - 中文: 每堆不得重复取同一个数
//! - Family: [take-away](super#take-away)
//! - Theorem: as many different amounts as fit, by a search over all positions
//! - Finder: heaps › 1 to m: no number twice from a heap
//! - Course: 7: no number twice from the same heap
//! - Difficulty: 2100
//!
//! ## Rule
//! Stones lie in n ≥ 1 piles, 1 to 60 in each. In turn, Sam first, a player takes one or more stones from one pile, but
//! no number of stones that was taken from this pile before. A player who cannot move loses. Does Jon, the second
//! player, win?
//!
//! ## Claim
//! The value of a pile of s ≤ 60 stones from which nothing has been taken is the largest k with 1 + 2 + … + k ≤ s. Jon
//! wins iff the XOR of the values of all piles is 0.
//!
//! ## Why
//! A pile with the amounts that were taken from it is a game of its own, so the XOR decides ([`grundy::games::sg`]).
//!
//! The value is at most k. A play on the pile takes different amounts, at most s together. So it has at most k moves.
//! No value exceeds the length of the longest play: a position of value v > 0 has a move to one of value v − 1.
//!
//! The value is at least k. No proof by hand is known here. For s ≤ 60 the proof is a complete search: the mex over all
//! positions. A position is the number of stones that are left, and the set of amounts up to this number that were
//! taken; larger ones no longer matter. The piles of up to 60 stones lead to 114 058 positions. `tests/library/laws.rs`
//! goes through all of them. Nothing is claimed of larger piles.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::sg::sum_of;
use grundy::io::{self, In};
use proconio::input;

/// The most stones in a pile.
const MOST: usize = 60;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 1_000_000>, piles: [In<1, { MOST as i128 }, u8>; n] }
        out.either(second_player_wins(&piles), ["YES", "NO"]);
    });
}

fn second_player_wins(piles: &[u8]) -> bool {
    let values: Vec<usize> = (0..=MOST).map(value).collect();
    sum_of(&values, piles.iter().map(|&pile| pile.into())) == 0
}

/// The largest k with 1 + 2 + … + k ≤ `stones`.
fn value(stones: usize) -> usize {
    (1..).take_while(|k| k * (k + 1) / 2 <= stones).count()
}
