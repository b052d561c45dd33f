//! # P3235 \[HNOI2014\] 江南乐 — splitting a heap as evenly as possible
//!
//! - Judge: <https://www.luogu.com.cn/problem/P3235>
//! - 中文: 江南乐：尽量平均地分堆
//! - Family: splitting
//! - Theorem: even splits by equal quotients
//!
//! ## Rule
//! A number F is given. In turn a player picks a heap of x ≥ F stones and a number 2 ≤ M ≤ x, and replaces the heap by
//! M heaps as equal as possible: x mod M of them have ⌊x/M⌋ + 1 stones, the others ⌊x/M⌋. Who cannot move loses. For
//! each game of several heaps: does the first player win? (M > x would only add empty heaps to the split into single
//! stones. A single stone is stuck also for F = 1.)
//!
//! ## Claim
//! The first player wins iff the XOR of g over the heaps is not 0. For x < F, g(x) is 0. Otherwise g(x) is the mex of
//! the values of the splits. Let q = ⌊x/M⌋. The split into M parts has the value a XOR b, where
//!
//! ```text
//! a = g(q)      if (q + 1)M − x is odd, else 0
//! b = g(q + 1)  if x − qM is odd, else 0
//! ```
//!
//! ## Why
//! By the theorem of Sprague and Grundy (library `games::sg`) a split has the XOR of the values of its parts. There are
//! x − qM parts of q + 1 stones, and the other (q + 1)M − x have q stones. Equal parts cancel in pairs.
//!
//! ## How
//! For a given q the value of a split depends only on the parities of M and x. M gives the quotient q iff
//! x/(q + 1) < M ≤ x/q.
//!
//! - For x ≥ 2q(q + 1) this interval has length x/q − x/(q + 1) ≥ 2, so an even and an odd M give q. Such values are
//!   stored once for each parity of x.
//! - For x < 2q(q + 1) only M ≤ 2q + 1 can give q, and M gives it exactly for qM ≤ x < qM + M. The value is stored at
//!   each of these x.
//!
//! Up to n these are the pairs with M ≤ 2q + 1 and qM ≤ n, each with M heaps. For q ≤ √n that makes O(q²) heaps for
//! each q, and O(n√n) together. For q > √n we have M ≤ n/q. That makes at most (n/q)² heaps for each q, and again
//! O(n√n) together.
//!
//! Values have six bits. For let x_k be the least heap with g(x_k) ≥ 2^k. The splits of x_k have all values below 2^k.
//! Those from 2^(k−1) on are 2^(k−1) different values, so one of them needs an M of at least 2^(k−1) + 1, as M ≥ 2.
//! Such a value needs a part of x_(k−1) stones or more, so M ≤ x_k / (x_(k−1) − 1). Hence
//! x_k ≥ (2^(k−1) + 1)(x_(k−1) − 1). The heap 2 has one split, so x_1 ≥ 3. From this follow 6, 25, 216, 3655, and
//! x_6 ≥ 120582, which is beyond the limits.
//!
//! ## Cost
//! O(n√n) time, O(n) memory for heaps up to n.

use grundy::games::sg::nim_sum;
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
        let largest = games.iter().flatten().max().copied().unwrap_or(0);
        let values = heap_values(least, largest);
        let answers = games.iter().map(|heaps| u8::from(first_player_wins(heaps, &values)));
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
        // The values of q and q + 1 are known now. For q ≥ 2 no heap below 2q, hence none so far, has a split with this
        // quotient. The heap 2 has one for q = 1, into single stones, which `lasting` holds from the start.
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
