//! # P3235 \[HNOI2014\] 江南乐 — splitting a heap as evenly as possible
//!
//! - Judge: <https://www.luogu.com.cn/problem/P3235>
//! - 中文: 江南乐：尽量平均地分堆
//! - Family: [splitting](super#splitting); easier [cses_grundys_game](super::cses_grundys_game)
//! - Theorem: even splits by equal quotients
//! - Finder: heaps › splitting: it must be split
//! - Difficulty: 4, ours
//!
//! ## Rule
//! A number F ≥ 1 is given. In turn a player picks a heap of x ≥ F stones and a number 2 ≤ M ≤ x, and replaces the heap
//! by M heaps as equal as possible: x mod M of them have ⌊x/M⌋ + 1 stones, the others ⌊x/M⌋. A player who cannot move
//! loses. For each game of several heaps: does the first player win? (M > x would only add empty heaps to the split
//! into single stones. A single stone cannot be split, not even for F = 1.)
//!
//! ## Claim
//! The first player wins iff the XOR of g over the heaps is not 0. For x < F, g(x) is 0. Otherwise g(x) is the mex of
//! the values of the splits. The split into M parts, with q = ⌊x/M⌋ and r = x mod M, has the value a XOR b, where
//!
//! ```text
//! a = g(q)      if M − r is odd, else 0
//! b = g(q + 1)  if r is odd, else 0
//! ```
//!
//! Among all M with the same q it is enough to look at the least M, and at M + 1 if that has the same q.
//!
//! ## Why
//! By the theorem of Sprague and Grundy ([`grundy::games::sg`]) a split has the XOR of the values of its parts: M − r
//! parts of q stones, and r parts of q + 1. Equal parts cancel in pairs. For a given q we have r = x − qM, so the value
//! depends on nothing but the parity of M. A heap x has at most 2√x quotients.
//!
//! ## Cost
//! O(n√n) time and O(n) memory once for heaps up to n, then O(1) per heap.

use grundy::arithmetic::quotients::blocks;
use grundy::games::sg::{mex, sum_of};
use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

type Size = In<1, 99_999>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 99>, least: Size }
        let mut games = vec![];
        for _ in 0..tests {
            input! { from input, n: In<1, 99>, heaps: [Size; n] }
            games.push(heaps);
        }
        let values = heap_values(least, games.iter().flatten().copied());
        let answers = games.iter().map(|heaps| u8::from(first_player_wins(heaps, &values)));
        writeln!(out, "{}", answers.format(" "));
    });
}

fn first_player_wins(heaps: &[usize], values: &[usize]) -> bool {
    sum_of(values, heaps.iter().copied()) != 0
}

/// The values of the heaps that are asked for, each at its size, where heaps from `least` on can be split.
fn heap_values(least: usize, asked: impl Iterator<Item = usize> + Clone) -> Vec<usize> {
    let largest = asked.clone().max().unwrap_or(1);
    let mut is_needed = vec![false; largest + 1];
    asked.for_each(|heap| is_needed[heap] = true);
    for heap in (least..=largest).rev() {
        if is_needed[heap] {
            for block in blocks(heap as u32).skip(1) {
                let q = block.quotient as usize;
                is_needed[q..=q + 1].fill(true); // its parts
            }
        }
    }
    let mut values = vec![0; largest + 1];
    for heap in (least..=largest).filter(|&heap| is_needed[heap]) {
        let splits = blocks(heap as u32).skip(1).flat_map(|block| {
            let q = block.quotient as usize;
            [block.first, block.last.min(block.first + 1)].map(|m| {
                let r = heap - q * m as usize;
                (values[q] * ((m as usize - r) % 2)) ^ (values[q + 1] * (r % 2))
            })
        });
        values[heap] = mex(splits);
    }
    values
}
