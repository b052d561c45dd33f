//! # P3235 \[HNOI2014\] 江南乐 — splitting a heap as evenly as possible
//!
//! Judge: <https://www.luogu.com.cn/problem/P3235>
//! Family: splitting
//! Theorem: even splits by equal quotients
//!
//! Rule. A number F is given. In turn a player picks a heap of x ≥ F stones and a number 2 ≤ M ≤ x, and replaces the
//! heap by M heaps as equal as possible: x mod M of them have ⌊x/M⌋ + 1 stones, the others ⌊x/M⌋. Who cannot move
//! loses. For each game of several heaps: does the first player win? (M > x would only add empty heaps to the split
//! into single stones; a single stone is stuck also for F = 1.)
//! Claim. He wins iff the XOR of g over the heaps is not 0; g(x) = 0 for x < F, else the mex over the splits, where one
//! into M parts of q and q + 1 stones counts g(q) if (q + 1)M − x is odd, XOR g(q + 1) if x − qM is odd.
//! Why. Sprague–Grundy (library `sg`): there are x − qM parts of q + 1 stones, and equal ones cancel.
//! How. For given q the value depends on M and x modulo 2 only. From x = 2q(q + 1) on both kinds of M give the quotient
//! q, as x/q − x/(q + 1) ≥ 2. Before, M ≤ 2q + 1, and M gives it to the x from qM to qM + M − 1.
//! Values have six bits: let x_k be the first heap with g ≥ 2^k. The numbers from 2^(k−1) to 2^k − 1 are values of its
//! splits, each with a part of x_(k−1) stones or more, so their M are at most x_k / (x_(k−1) − 1), which gives
//! x_k ≥ (2^(k−1) + 1)(x_(k−1) − 1). From x_1 ≥ 3 follow 6, 25, 216, 3655, and x_6 ≥ 120582.
//! Cost. O(n√n) time and O(n) memory for heaps up to n.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

type Size = In<1, 99_999>;

fn main() {
    io::run(|input, out| {
        input! { from input, count: In<1, 99>, least: Size }
        let mut games = vec![];
        for _ in 0..count {
            input! { from input, n: In<1, 99>, heaps: [Size; n] }
            games.push(heaps);
        }
        let largest = games.iter().flatten().max().copied().unwrap_or(0);
        let values = heap_values(least, largest);
        let answers = games
            .iter()
            .map(|heaps| u8::from(first_player_wins(heaps, &values)));
        writeln!(out, "{}", answers.format(" "));
    });
}

fn first_player_wins(heaps: &[usize], values: &[u8]) -> bool {
    nim_sum(heaps.iter().map(|&heap| values[heap])) != 0
}

/// The values of the heaps up to `largest`, where heaps from `least` on can be split.
fn heap_values(least: usize, largest: usize) -> Vec<u8> {
    let mut values = vec![0; largest + 1];
    // The values of splits, a bit each: for every heap, by its parity and half, and for all further heaps of a parity.
    // Every heap can be split into single stones, which are worth 0.
    let mut splits = [0, 1].map(|_| vec![0_u64; largest / 2 + 1]);
    let mut lasting = [1_u64; 2];
    let mut settled = 1;
    for heap in 2..=largest {
        if heap == 2 * settled * (settled + 1) {
            for (m, parity) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                lasting[parity] |= 1 << split_value(&values, settled, m, parity);
            }
            settled += 1;
        }
        if heap >= least {
            let splits = splits[heap % 2][heap / 2] | lasting[heap % 2];
            values[heap] = splits.trailing_ones() as u8;
        }
        // Now the values of q and q + 1 are known, before they are met first, at 2q or at 2q + 1.
        let q = heap - 1;
        for m in 2..=(2 * q + 1).min(largest / q) {
            let (start, end) = (q * m, (q * m + m).min(largest + 1));
            for (parity, splits) in splits.iter_mut().enumerate() {
                let value = split_value(&values, q, m, parity);
                let same_parity = (start + 1 - parity) / 2..(end + 1 - parity) / 2;
                for splits in &mut splits[same_parity] {
                    *splits |= 1 << value;
                }
            }
        }
    }
    values
}

/// The value of a split into `m` parts of q and q + 1 stones, for m and a heap of the same parity as those given.
fn split_value(values: &[u8], q: usize, m: usize, heap: usize) -> u8 {
    let of_odd_many = |part: usize, count: usize| if count % 2 == 1 { values[part] } else { 0 };
    of_odd_many(q, (q + 1) * m + heap) ^ of_odd_many(q + 1, q * m + heap)
}
