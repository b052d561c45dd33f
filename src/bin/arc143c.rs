//! # ARC143 C Piles of Pebbles — X from each of some piles for one player, Y for the other
//!
//! - Judge: <https://atcoder.jp/contests/arc143/tasks/arc143_c>
//! - 中文: 从若干堆中各取 X 或 Y 个
//! - Family: [two players, different moves](super#two-players-different-moves)
//! - Theorem: copying keeps the remainders
//! - Finder: partizan › own numbers › pebbles from several piles
//! - Course: 14: each has his own number
//!
//! ## Rule
//! There are N piles of pebbles. In turn a player takes the same number of pebbles from each of one or more piles that
//! hold enough: the first player X ≥ 1, the second player Y ≥ 1. A player who cannot move loses.
//!
//! ## Claim
//! Let r be the remainder of a pile modulo X + Y. The first player wins iff some r ≥ X and no r has Y ≤ r < X.
//!
//! ## Why
//! **If all r < X, he loses.** A pile that he chooses has at least X pebbles and r < X, so it has at least X + Y.
//! The second player takes Y from each of the same piles. All remainders are as before, and so on, until the first
//! player cannot move. In the same way the second player loses if he is to move and all r < Y.
//!
//! **If some r ≥ X and no r has Y ≤ r < X, he wins.** He takes X from exactly the piles with r ≥ X. Their remainders
//! become r − X, which is less than Y. The other remainders are less than X, so by assumption less than Y. Now the
//! second player is to move and all remainders are less than Y.
//!
//! **If some pile has Y ≤ r < X, he loses.** If he chooses this pile, its remainder becomes r − X + (X + Y) = r + Y,
//! which is at least Y; if not, it stays r ≥ Y. Then the second player is to move, some remainder is at least Y, and
//! none lies from X to Y − 1, as Y < X. By the point before, with the players exchanged, he wins.
//!
//! ## Cost
//! O(N) time and memory.

use grundy::io::{self, In};
use proconio::input;

type Amount = In<1, 1_000_000_000, u32>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200_000>, x: Amount, y: Amount, piles: [Amount; n] }
        out.either(first_player_wins(&piles, x, y), ["First", "Second"]);
    });
}

fn first_player_wins(piles: &[u32], x: u32, y: u32) -> bool {
    // Up to 2 · 10⁹, which is less than 2³².
    let mut remainders = piles.iter().map(|pile| pile % (x + y));
    remainders.clone().any(|r| r >= x) && !remainders.any(|r| y <= r && r < x)
}
