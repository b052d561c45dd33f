//! # CF1739C Card Game — deals of cards that beat each other, counted
//!
//! - Judge: <https://codeforces.com/problemset/problem/1739/C>
//! - 中文: 压牌游戏，数发牌
//! - Family: [counting](super#counting); harder [cf1770d](super::cf1770d)
//! - Theorem: the two highest cards decide, or go together
//! - Finder: counting › structures: deals of cards, by the two highest
//! - Difficulty: 1500
//!
//! ## Rule
//! The cards 1 to n are dealt, n even and 2 ≤ n ≤ 60, so that Alex and Boris have n/2 each; both hands are open. Alex
//! leads first. Whoever leads plays any card of his. If the other one has no higher card, he loses. Otherwise he plays
//! one of his higher cards, both cards are put away, and he leads next. If no cards are left, it is a draw. In how many
//! deals does Alex win, in how many Boris, and how many are a draw, if both play best? Counts are modulo 998244353.
//!
//! ## Claim
//! Let W(n) be the number of deals that whoever leads first wins, and L(n) of those that he loses. Let C(m, k) be the
//! number of ways to choose k out of m. Then W(0) = L(0) = 0, and for even n ≥ 2
//!
//! ```text
//! W(n) = C(n − 1, n/2) + L(n − 2)
//! L(n) = C(n − 2, n/2) + W(n − 2)
//! ```
//!
//! Exactly one deal is a draw.
//!
//! For example, W(2) = 1 and L(2) = 0. If Alex has the 2, he leads it, and wins. If he has the 1, Boris beats it with
//! the 2, and no cards are left. Further W(4) = 3 + 0 and L(4) = 1 + 1.
//!
//! ## Why
//! - **The leader has n.** He leads it and wins. He has n/2 − 1 of the n − 1 other cards, and the other one n/2 of
//!   them. These are C(n − 1, n/2) deals.
//! - **The other one has n and n − 1.** He beats any card with n − 1, then leads n, and wins. The leader has n/2 of the
//!   n − 2 other cards: C(n − 2, n/2) deals.
//! - **The leader has n − 1, the other one n.** If he leads n − 1, only n beats it. Both go, and the other one leads
//!   with what is left: the game with n − 2 cards, led by him. No other card is better. Let the leader play x instead.
//!   If the other one can beat x without n, he does so, then leads n, and wins. If he cannot, he plays n, and all of
//!   his other cards are below x. Then n − 1, which the leader has kept, does just what x would do: it is above all
//!   cards of the other one. So what follows is as if he had led n − 1.
//!
//! In the third case the leader of n cards does not lead the n − 2 that are left. So he wins where their leader loses,
//! and loses where this one wins. A draw needs the third case again and again until no cards are left, and there is one
//! such deal.
//!
//! ## Cost
//! O(n) time and memory for each n.

use grundy::arithmetic::{Factorials, Mod};
use grundy::io::{self, In};
use proconio::input;

const P: u32 = 998_244_353;
type Count = Mod<P>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 30> }
        for _ in 0..tests {
            input! { from input, n: In<2, 60> }
            if n % 2 == 1 {
                io::refuse("an even number of cards");
            }
            let (won, lost) = won_and_lost(n);
            writeln!(out, "{won} {lost} 1");
        }
    });
}

/// The numbers of deals that whoever leads first wins, and that he loses.
fn won_and_lost(n: usize) -> (Count, Count) {
    let ways = Factorials::up_to(n);
    (2..=n).step_by(2).fold((Count::new(0), Count::new(0)), |(won, lost), n| {
        (ways.binomial(n - 1, n / 2) + lost, ways.binomial(n - 2, n / 2) + won)
    })
}
