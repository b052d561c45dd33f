//! # ABC206 F Interval Game 2 — intervals that do not meet
//!
//! - Judge: <https://atcoder.jp/contests/abc206/tasks/abc206_f>
//! - 中文: 选取互不相交的区间
//! - Family: [splitting](super#splitting)
//! - Theorem: [a sum of free stretches](grundy::games::sg)
//! - Finder: rows › splitting › values of intervals
//! - Difficulty: 2, ours
//!
//! ## Rule
//! There are N half-open intervals `[L, R)` of integers 1 ≤ L < R ≤ 100. In turn Alice and Bob choose one that meets
//! none of those chosen before; it may touch them. Alice begins. A player who has no interval to choose loses.
//!
//! ## Claim
//! Let g(l, r) be the value of a free stretch `[l, r)`, that is, of the game with only the intervals inside it. Then
//!
//! ```text
//! g(l, r) = mex { g(l, L) XOR g(R, r) : l ≤ L and R ≤ r }
//! ```
//!
//! Alice wins iff g(1, 100) ≠ 0.
//!
//! ## Why
//! The intervals inside `[l, r)` are those with l ≤ L and R ≤ r. A player who chooses one of them leaves two free
//! stretches, `[l, L)` and `[R, r)`. An interval that can still be chosen does not meet `[L, R)`. So it lies inside one
//! of the two, and choosing it changes nothing in the other. So the two are a sum of games, and its value is
//! the XOR of theirs ([`grundy::games::sg`]).
//!
//! ## How
//! The value of a stretch needs values of stretches that begin further right, or that begin at the same place and end
//! further left. So l falls, and for each l the end r rises.
//!
//! ## Cost
//! O(N · 100²) time per test, O(N + 100²) memory.

use grundy::games::sg::mex;
use grundy::io::{self, Between, In};
use proconio::input;

/// The largest end of an interval.
const END: usize = 100;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 20> }
        for _ in 0..tests {
            input! { from input, n: In<1, 100> }
            let mut intervals = Vec::with_capacity(n);
            for _ in 0..n {
                input! { from input, left: with Between(1, END - 1), right: with Between(left + 1, END) }
                intervals.push((left, right));
            }
            intervals.sort_unstable_by_key(|&(_, right)| right);
            out.either(first_player_wins(&intervals), ["Alice", "Bob"]);
        }
    });
}

/// The intervals come by ascending ends.
fn first_player_wins(intervals: &[(usize, usize)]) -> bool {
    // g(l, r) stands in row l at r.
    let mut values = vec![[0; END + 1]; END + 1];
    for l in (1..END).rev() {
        let behind: Vec<_> = intervals.iter().filter(|(left, _)| l <= *left).copied().collect();
        for r in l + 1..=END {
            let moves = behind.iter().take_while(|(_, right)| *right <= r);
            values[l][r] = mex(moves.map(|&(left, right)| values[l][left] ^ values[right][r]));
        }
    }
    values[1][END] != 0
}
