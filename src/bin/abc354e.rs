//! # ABC354 E Remove Pairs — two cards that are equal on one side
//!
//! - Judge: <https://atcoder.jp/contests/abc354/tasks/abc354_e>
//! - 中文: 取走正面或背面相同的两张牌
//! - Family: [tables](super#tables); twin [abc278f](super::abc278f)
//! - Theorem: [sets as positions](grundy::games::values)
//! - Finder: rows › sets › pairs of cards
//! - Course: 2: sets, rows and few cards as states
//! - Difficulty: 2, ours
//!
//! ## Rule
//! N ≤ 18 cards lie on the table, each with a number on its front and a number on its back. In turn, Takahashi first, a
//! player takes two cards whose fronts are equal, or whose backs are equal. A player who cannot do so loses.
//!
//! ## Claim
//! Call two cards a pair iff their fronts are equal or their backs are equal. A set S of cards is won iff S contains
//! the two cards of a pair such that S without them is lost.
//!
//! ## Why
//! What is left of a game depends only on the set of cards that lie there. A move takes a pair out of this set, and a
//! player who leaves a lost set wins. The set without cards is lost.
//!
//! ## Cost
//! O(2ᴺ N²) time, O(2ᴺ + N²) memory.

use grundy::games::values::numbered_values;
use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

type Number = In<1, 1_000_000_000, u32>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 18>, cards: [(Number, Number); n] }
        out.either(first_player_wins(&cards), ["Takahashi", "Aoki"]);
    });
}

fn first_player_wins(cards: &[(u32, u32)]) -> bool {
    // A set of cards is a number, with a bit for each card.
    let two = cards.iter().enumerate().tuple_combinations();
    let pairs = two.filter(|((_, left), (_, right))| left.0 == right.0 || left.1 == right.1);
    let pairs = pairs.map(|((i, _), (j, _))| 1 << i | 1 << j).collect_vec();
    let all = (1 << cards.len()) - 1;
    let wins = numbered_values(all + 1, |left, wins: &[bool]| {
        // Moves take two cards each, so the other half of all sets never lies there.
        let can_be_left = (all ^ left).count_ones() % 2 == 0;
        can_be_left && pairs.iter().any(|pair| left & pair == *pair && !wins[left ^ pair])
    });
    wins[all]
}
