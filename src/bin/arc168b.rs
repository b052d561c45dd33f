//! # ARC168 B Arbitrary Nim — the largest limit of a move with which the first player wins
//!
//! - Judge: <https://atcoder.jp/contests/arc168/tasks/arc168_b>
//! - 中文: 任意 Nim：求最大的上限
//! - Family: [take-away](super#take-away); easier [cses_nim_game_2](super::cses_nim_game_2); harder
//!   [loj6558](super::loj6558)
//! - Theorem: [Bachet's game](grundy::games::take_away); equal piles cancel
//! - Finder: heaps › every heap: the limit is chosen
//! - Difficulty: 3, ours
//!
//! ## Rule
//! Stones lie in N piles, with one stone or more in each. First a number k ≥ 1 is fixed. Then, in turn, a player takes
//! 1 to k stones from one pile. A player who cannot move loses. What is the largest k for which the first player wins?
//! The answer is −1 if he wins for arbitrarily large k, and 0 if he wins for none.
//!
//! ## Claim
//! If the XOR of all piles is not 0, the answer is −1. Otherwise let v be the largest size that an odd number of piles
//! has. The answer is v − 1; without such a size, it is 0.
//!
//! ## Why
//! A pile of A stones has the value A mod (k + 1) ([`grundy::games::take_away`]), and the first player wins iff the XOR
//! of the values is not 0.
//!
//! If k is at least the largest pile, the values are the piles themselves. So if their XOR is not 0, he wins for all
//! such k. Let the XOR be 0 now.
//!
//! For every k, equal piles have equal values, which cancel in pairs. So one pile of each size that occurs an odd
//! number of times is enough. Without such a size the XOR is 0 for every k. Otherwise:
//!
//! - Let k ≥ v. The values of these piles are their sizes, and the XOR is 0. He loses.
//! - Let k = v − 1. This is a limit: k ≥ 1, since with v = 1 there would be one pile of one stone, with the XOR 1. The
//!   pile v has the value 0, and all others keep theirs. So the XOR is 0 XOR v, which is not 0. He wins.
//!
//! ## Cost
//! O(N log N) time, O(N) memory.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 250_000>, piles: [In<1, 1_000_000_000, u32>; n] }
        match winning_limits(&piles) {
            Limits::ArbitrarilyGreat => out.line("-1"),
            Limits::UpTo(largest) => writeln!(out, "{largest}"),
            Limits::None => out.line("0"),
        }
    });
}

/// The limits of a move with which the first player wins.
enum Limits {
    /// There is no largest one.
    ArbitrarilyGreat,
    /// The largest one.
    UpTo(u32),
    /// There are none.
    None,
}

fn winning_limits(piles: &[u32]) -> Limits {
    if nim_sum(piles.iter().copied()) != 0 {
        return Limits::ArbitrarilyGreat;
    }
    let largest_odd = piles.iter().sorted_unstable().rev().dedup_with_count().find(|(count, _)| count % 2 == 1);
    largest_odd.map_or(Limits::None, |(_, size)| Limits::UpTo(size - 1))
}
