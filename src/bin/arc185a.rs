//! # ARC185 A mod M Game 2 — cards are played, and a multiple of M loses
//!
//! - Judge: <https://atcoder.jp/contests/arc185/tasks/arc185_a>
//! - 中文: 轮流出牌，和为 M 的倍数者负
//! - Family: [parity](super#parity)
//! - Theorem: only the last card can lose, and one card of the other player decides
//! - Finder: partizan › own pieces: a sum of cards must not be a multiple of M
//! - Course: 15 › scores: cards whose sum must not be a multiple
//!
//! ## Rule
//! Alice and Bob have the cards 1, 2, …, N each, with 1 ≤ N < M ≤ 10⁹. In turn, Alice first, a player plays one of the
//! cards that he still has. If the sum of all cards that both have played is then a multiple of M, he loses at once. If
//! all cards have been played and nobody has lost, Alice wins. Who wins?
//!
//! ## Claim
//! Let b be the remainder of N (N + 1) modulo M. Bob wins iff 1 ≤ b ≤ N.
//!
//! For example, let N = 2 and M = 5, so b = 1. Bob keeps his card 1. If Alice plays 1, he plays 2, and she has to play
//! 2: the sum is 5. If she plays 2, he plays 2, and she has to play 1: the sum is 5 again.
//!
//! ## Why
//! Two different cards of a player differ by less than M, so at most one of his cards makes the sum a multiple of M.
//! With two cards or more he has another one. So only his last card can force a player to lose at once.
//!
//! All 2N cards together have the sum N (N + 1). When Alice plays her last card, Bob has one left, say c, and the sum
//! is N (N + 1) − c. As 1 ≤ c < M, it is a multiple of M iff c = b.
//!
//! If b = 0 or b > N, Bob has no such card. Alice never plays a card that loses at once while she has two or more, and
//! her last one does not lose. Bob then plays his last card, and he loses by it, or all cards have been played: Alice
//! wins.
//!
//! If 1 ≤ b ≤ N, Bob keeps his card b to the end, and Alice loses with her last card, unless she has lost before. With
//! three cards or more he has two besides b, of which one is safe. With two cards he plays the one that is not b. Let a
//! be the last card that Alice has then. The sum is N (N + 1) − a − b, which has the remainder of −a modulo M. As 1 ≤ a
//! < M, it is no multiple of M.
//!
//! ## Cost
//! O(1) per case.

use grundy::io::{self, Between, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100_000> }
        for _ in 0..tests {
            input! { from input, n: In<1, 999_999_999, u64>, m: with Between(n + 1, 1_000_000_000) }
            out.either(first_player_wins(n, m), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(n: u64, m: u64) -> bool {
    !(1..=n).contains(&(n * (n + 1) % m))
}
