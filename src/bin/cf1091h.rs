//! # CF1091H New Year and the Tricolore Recreation — tokens that move towards each other
//!
//! - Judge: <https://codeforces.com/problemset/problem/1091/H>
//! - 中文: 三色棋子（位集求 SG 值）
//! - Family: [tables](super#tables); easier [hdu1730](super::hdu1730)
//! - Theorem: both gaps are heaps, and both players can lower both
//! - Finder: rows › strip: tokens towards each other
//! - Course: 6: gaps between tokens as heaps, for both players alike
//! - Difficulty: 3200
//!
//! ## Rule
//! On each of 1 ≤ n ≤ 10⁵ endless rows stand a blue, a white and a red token, from left to right on three cells between
//! −10⁵ and 10⁵. In turn a player chooses a row and a number k that is a prime or a product of two primes, perhaps
//! equal, but not the given f. Alice moves the blue token, or the blue and the white one, k cells to the right. Bob
//! moves the red token, or the red and the white one, k cells to the left. The tokens of a row must stay on different
//! cells, in the same order. A player who cannot move loses. Who wins if Alice starts, and who wins if Bob starts?
//!
//! ## Claim
//! In every row, the empty cells between blue and white form a heap, and so do those between white and red. The game is
//! that of these 2n heaps, where a move takes a permitted number k from one. The player who starts wins iff the XOR of
//! their values is not 0.
//!
//! The value of the heap h is the least v for which h is not in R(v). Here R(v) holds all i + k where i < h is a heap
//! of value v, and k is permitted.
//!
//! ## Why
//! Let x be the gap between blue and white, and y the one between white and red. If blue moves alone, or white and red
//! move, x falls by k. If red moves alone, or blue and white move, y falls by k. Of each pair, Alice can do one and Bob
//! the other. In both cases the rest of the row stays as it is, and the order of the tokens is kept iff the gap is at
//! least k. So both players have the same moves, those of the heaps, and the XOR decides ([`grundy::games::sg`]).
//!
//! R(v) holds h iff a move leads from h to a heap of value v. So the least v without it is the mex.
//!
//! ## How
//! A set has a bit for each heap. When the value v of h is known, the set of the permitted k, shifted by h, is joined
//! to R(v). There are as many sets as values were found. How many these are is not proven. Computed for every f up to
//! 1200, they are at most 55 for all heaps up to 199 998.
//!
//! ## Cost
//! O(h²/64 + hg + n) time, O(h + hg/64 + n) memory for gaps ≤ h, values < g.

use grundy::arithmetic::prime_factor_counts;
use grundy::games::sg::sum_of;
use grundy::io::{self, Between, In};
use grundy::structures::BitSet;
use proconio::input;

/// The rightmost cell at the beginning.
const RIGHTMOST: i32 = 100_000;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, forbidden: In<2, 200_000> }
        let mut heaps = vec![];
        for _ in 0..n {
            input! { from input, blue: In<-100_000, 99_998, i32> }
            input! { from input, white: with Between(blue + 1, RIGHTMOST - 1) }
            input! { from input, red: with Between(white + 1, RIGHTMOST) }
            heaps.push((white - blue - 1) as usize);
            heaps.push((red - white - 1) as usize);
        }
        let largest = heaps.iter().copied().max().unwrap_or(0);
        let starter_wins = sum_of(&values(&steps(largest, forbidden), largest), heaps) != 0;
        out.either(starter_wins, ["Alice", "Bob"]);
        out.either(starter_wins, ["Bob", "Alice"]);
    });
}

/// The permitted steps up to `largest`.
fn steps(largest: usize, forbidden: usize) -> BitSet {
    let factors = prime_factor_counts(largest);
    let mut steps = BitSet::new(largest + 1);
    for step in (2..=largest).filter(|&step| factors[step] <= 2 && step != forbidden) {
        steps.insert(step);
    }
    steps
}

/// The values of the heaps from 0 to `largest`.
fn values(steps: &BitSet, largest: usize) -> Vec<usize> {
    // For every value, the heaps with a move to a heap of this value.
    let mut reaching: Vec<BitSet> = vec![];
    let mut values = vec![];
    for heap in 0..=largest {
        let value = reaching.iter().position(|reaching| !reaching.contains(heap)).unwrap_or(reaching.len());
        if value == reaching.len() {
            reaching.push(BitSet::new(largest + 1));
        }
        reaching[value].or_shifted(steps, heap);
        values.push(value);
    }
    values
}
