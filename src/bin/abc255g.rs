//! # ABC255 G Constrained Nim — Nim with forbidden moves
//!
//! - Judge: <https://atcoder.jp/contests/abc255/tasks/abc255_g>
//! - 中文: 有禁止取法的 Nim
//! - Family: [take-away](super#take-away)
//! - Theorem: few sizes repeat a value
//! - Finder: heaps › at most a share: some moves are forbidden
//! - Table: values heaps "take any but 2" 23 by 12
//!
//! ## Rule
//! There are N heaps. In turn Takahashi and Aoki take one or more stones from one heap. M different moves (X, Y),
//! 1 ≤ Y ≤ X, are forbidden: to take exactly Y of exactly X stones. Takahashi begins. A player who cannot move loses.
//!
//! ## Claim
//! Call a size of heaps repeating if a smaller size has the same value. Let x be a size, and let V be the set of those
//! values of smaller sizes to which no allowed move from x leads.
//!
//! - If V is not empty, x is repeating, and its value is the least number in V.
//! - Otherwise x is not repeating, and its value is x minus the number of repeating sizes below x.
//!
//! Takahashi wins iff the XOR of the values of the heaps is not 0.
//!
//! ## Why
//! The heaps are a sum of games ([`grundy::games::sg`]). Let k be the number of sizes below x that are not repeating.
//! By induction these have the values 0, 1, …, k − 1 in rising order, and the repeating sizes below x have no others.
//! So V holds the numbers below k that no successor of x has for its value. If V is not empty, the mex is its least
//! number. Otherwise the mex is k. This is a new value, and k is x minus the number of repeating sizes below x.
//!
//! ## How
//! Only a size from which a move is forbidden can be repeating. So at most M sizes are, and the program looks at the
//! sizes X in rising order. It lists the values to which the moves from X are forbidden. All moves to a value are
//! forbidden iff it stands in the list once for its first size and once for every repeating size found with it.
//!
//! ## Cost
//! O((N + M) log M) time, O(N + M) memory.

use std::collections::HashMap;

use grundy::games::sg::nim_sum;
use grundy::io::{self, Between, In};
use proconio::input;

const STONES: u64 = 1_000_000_000_000_000_000;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200_000>, m: In<1, 200_000> }
        input! { from input, heaps: [In<1, { STONES as i128 }, u64>; n] }
        let first = input.place();
        let mut forbidden = Vec::with_capacity(m);
        for _ in 0..m {
            input! { from input, size: with Between(1, STONES), taken: with Between(1, size) }
            forbidden.push((size, taken));
        }
        let forbidden = first.distinct_or_refuse(&forbidden, 2, "a move that is not forbidden yet");
        out.either(first_player_wins(&heaps, &forbidden), ["Takahashi", "Aoki"]);
    });
}

/// The forbidden moves come in ascending order of the sizes.
fn first_player_wins(heaps: &[u64], forbidden: &[(u64, u64)]) -> bool {
    let values = Values::new(forbidden);
    nim_sum(heaps.iter().map(|&heap| values.get(heap))) != 0
}

/// The values of all sizes.
struct Values {
    /// The repeating sizes in ascending order, and their values.
    repeating: Vec<(u64, u64)>,
}

impl Values {
    fn new(forbidden: &[(u64, u64)]) -> Self {
        let mut values = Self { repeating: vec![] };
        // How many repeating sizes have a value.
        let mut repetitions: HashMap<u64, usize> = HashMap::new();
        for moves in forbidden.chunk_by(|a, b| a.0 == b.0) {
            let size = moves[0].0;
            let left = moves.iter().map(|(_, taken)| size - taken);
            let mut barred: Vec<u64> = left.map(|smaller| values.get(smaller)).collect();
            barred.sort_unstable();
            let least = barred.chunk_by(|a, b| a == b).find(|equal| {
                let repetitions = repetitions.get(&equal[0]);
                equal.len() == 1 + repetitions.copied().unwrap_or(0)
            });
            if let Some(&[value, ..]) = least {
                values.repeating.push((size, value));
                *repetitions.entry(value).or_insert(0) += 1;
            }
        }
        values
    }

    /// The value of a size; all repeating sizes up to it are known.
    fn get(&self, size: u64) -> u64 {
        let up_to = |&(repeating, _): &(u64, u64)| repeating <= size;
        let count = self.repeating.partition_point(up_to);
        match self.repeating[..count].last() {
            Some(&(repeating, value)) if repeating == size => value,
            _ => size - count as u64,
        }
    }
}
