//! # P3507 \[POI 2010\] GRA-The Minima Game — any cards, of which the least one counts
//!
//! - Judge: <https://www.luogu.com.cn/problem/P3507>
//! - 中文: 任取若干张牌，得其中最小的数
//! - Family: [two goals](super#two-goals); easier [edpc_l](super::edpc_l)
//! - Theorem: best moves take the k largest cards
//! - Finder: rows › two ends: any cards, of which the least one counts
//! - Course: 15 › scores: any cards, sorted
//!
//! ## Rule
//! n cards lie open on a table, each with a positive integer. In turn, Alice first, a player takes one or more of the
//! cards, whichever he likes, and scores the least number on them. The game ends when no card is left. Each player
//! wants his score less the other's to be as large as possible. What is Alice's score less Bob's?
//!
//! ## Claim
//! Let a_1 ≤ a_2 ≤ … ≤ a_n be the numbers in order. Let f(0) = 0, and for i ≥ 1
//!
//! ```text
//! f(i) = max(f(i − 1), a_i − f(i − 1))
//! ```
//!
//! The answer is f(n). One best move takes all cards from some a_j on, up to a_n.
//!
//! ## Why
//! Let the lead on some cards be what the player to move scores with them under best play, less what the other one
//! scores. What was taken before adds to the difference whatever happens. We prove that the lead on any k cards is
//! f(k), where f is formed of these cards in order. Where no card is left it is 0 = f(0).
//!
//! By its definition f never falls: f(0) ≤ f(1) ≤ … ≤ f(n). And for n ≥ 1, f(n) is the largest of all the numbers
//! a_j − f(j − 1) with 1 ≤ j ≤ n: the 0 with which f begins is less than the first of them, a_1.
//!
//! Now let n ≥ 1, and let this hold for fewer than n cards. Look at a move, and let a_j be the first card that it
//! takes in the order above. This is the least one, so the move scores a_j. The cards that it leaves are a_1, …,
//! a_{j − 1}, and perhaps some of those behind a_j. In order they begin with a_1, …, a_{j − 1}, so their f begins with
//! f(0), …, f(j − 1), and never falls from there on. Hence the opponent's lead on them is at least f(j − 1), and the
//! move is worth at most a_j − f(j − 1). The move that takes all cards from a_j on leaves a_1, …, a_{j − 1} alone, and
//! is worth exactly this. So the best move is worth the largest of these numbers, which is f(n).
//!
//! ## How
//! By induction 0 ≤ f(i − 1) ≤ a_i: f(0) is 0, and from this follows f(i) ≤ a_i ≤ a_{i + 1}. So no difference is
//! negative.
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 1_000_000>, mut cards: [In<1, 1_000_000_000, u32>; n] }
        cards.sort_unstable();
        writeln!(out, "{}", lead(&cards));
    });
}

/// What the player to move scores with these cards, which rise, less what the other one scores.
fn lead(cards: &[u32]) -> u32 {
    cards.iter().fold(0, |lead, card| lead.max(card - lead))
}
