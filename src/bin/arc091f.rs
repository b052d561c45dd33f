//! # ARC091 F Strange Nim — at most a K-th of a pile
//!
//! - Judge: <https://atcoder.jp/contests/arc091/tasks/arc091_d>
//! - 中文: 每次至多取 ⌊X/K⌋ 个石子
//! - Family: [take-away](super#take-away)
//! - Theorem: windows of values
//! - Finder: heaps › at most a share
//! - Table: values heaps "take up to n/3" 35 by 12
//!
//! ## Rule
//! There are N piles, and a number K ≥ 1 for each. In turn a player takes stones from one pile: if it now has X stones,
//! from 1 to ⌊X/K⌋ of them. Takahashi begins. A player who cannot move loses.
//!
//! ## Claim
//! Let g(X) be the value of a pile of X stones, and q = ⌊X/K⌋. Then
//!
//! ```text
//! g(X) = 0             if X < K
//!        X / K         if K divides X
//!        g(X − q − 1)  otherwise
//! ```
//!
//! Takahashi wins iff the XOR of the values of all piles is not 0.
//!
//! ## Why
//! Call the q + 1 numbers from X − q to X the window of X. We show by induction that their values are 0, 1, …, q in
//! some order. For X < K the window is X alone, and its value is 0, since there is no move. Let X ≥ K. The successors
//! of X are the q numbers before it.
//!
//! - K divides X. Then ⌊(X − 1)/K⌋ = q − 1, and the window of X − 1 is exactly the successors of X. Their values are
//!   0, …, q − 1. So g(X) = q = X/K, and the window of X has the values 0, …, q.
//! - K does not divide X. Then ⌊(X − 1)/K⌋ = q. The window of X − 1 is X − q − 1 and the successors of X. Its values
//!   are 0, …, q, so the successors lack only g(X − q − 1). This is their mex; the window of X has all values again.
//!
//! The piles are a sum of games ([`grundy::games::sg`]).
//!
//! ## How
//! To find the value of a pile of A stones, begin with X = A. As long as the last case of the claim holds, go from X to
//! X − q − 1: this is a step. Let X = qK + r with 0 < r < K. Above qK the quotient stays q, so ⌈r / (q + 1)⌉ steps lead
//! to the first number that is at most qK. A round does them at once. If this number is qK, the search ends. Otherwise
//! the quotient has fallen.
//!
//! This takes O(√A) rounds. Every round lowers q. If K > √A, q is below √A at the start. Otherwise put K = √A / t. A
//! round takes at least q + 1 > X/K stones, so it multiplies X by less than 1 − 1/K ≤ e^(−1/K). So after K
//! ln(A / K²) = 2K ln t < 2Kt = 2√A rounds X is below K² and q below K, and less than K rounds are left.
//!
//! ## Cost
//! O(√A) time per pile, O(N) memory.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use proconio::input;

type Stones = In<1, 1_000_000_000, u32>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200>, piles: [(Stones, Stones); n] }
        out.either(first_player_wins(&piles), ["Takahashi", "Aoki"]);
    });
}

/// Every pile is its number of stones and its K.
fn first_player_wins(piles: &[(u32, u32)]) -> bool {
    nim_sum(piles.iter().map(|&(stones, k)| pile_value(stones, k))) != 0
}

fn pile_value(mut stones: u32, k: u32) -> u32 {
    loop {
        let (q, r) = (stones / k, stones % k);
        if q == 0 || r == 0 {
            return q;
        }
        stones -= r.div_ceil(q + 1) * (q + 1);
    }
}
