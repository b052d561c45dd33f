//! # ABC380 F Exchange Game — a card to the table, a smaller one back
//!
//! - Judge: <https://atcoder.jp/contests/abc380/tasks/abc380_f>
//! - 中文: 出一张牌，可收回更小的一张
//! - Family: [two players, different moves](super#two-players-different-moves)
//! - Theorem: positions of three sets, with memory
//! - Finder: rows › sets: two hands and a table of cards
//! - Finder: partizan › own pieces
//! - Course: 2: sets, rows and few cards as states
//! - Difficulty: 3, ours
//!
//! ## Rule
//! Takahashi holds N cards, Aoki holds M, and L lie on the table; N + M + L ≤ 12, and each card has a number. In turn,
//! Takahashi first, a player puts a card of his hand on the table. Then he may take one card from the table whose
//! number is less than that of the card just put down. All cards are open. A player who has no card on his turn loses.
//!
//! ## Claim
//! There are at most 2 · 3¹² positions: each card is in one of three places, and one of the two players is to move. No
//! line of play has more than 78 moves.
//!
//! ## Why
//! Sort all cards by their numbers, equal ones in any order, and let the ranks be 1, 2, …, 12 in this order. Look at
//! the sum of the ranks of all cards in hands. A move takes the rank of the card put down out of this sum. A card that
//! comes back has a smaller number, and so a smaller rank. So the sum falls with every move. It is at most 1 + 2 + … +
//! 12 = 78 at the start, and never negative.
//!
//! So the game ends, and a player wins iff he has a move to a position that the opponent, who is then to move, does not
//! win. A search from the start with this rule, which remembers what it has found, looks at no position twice.
//!
//! ## Cost
//! O(3ⁿ n²) time, O(3ⁿ) memory for n cards in all.

use grundy::io::{self, Between, In};
use itertools::Itertools;
use proconio::input;

/// The most cards.
const MOST: usize = 12;

/// Where a card is.
const TABLE: usize = 0;
const TAKAHASHI: usize = 1;
const AOKI: usize = 2;

type Number = In<1, 1_000_000_000, u32>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, { MOST as i128 - 2 }>, m: with Between(1, MOST - n - 1) }
        input! { from input, l: with Between(1, MOST - n - m) }
        input! { from input, takahashi: [Number; n], aoki: [Number; m], table: [Number; l] }
        out.either(first_player_wins(&takahashi, &aoki, &table), ["Takahashi", "Aoki"]);
    });
}

fn first_player_wins(takahashi: &[u32], aoki: &[u32], table: &[u32]) -> bool {
    let places = [(takahashi, TAKAHASHI), (aoki, AOKI), (table, TABLE)];
    let places = places.into_iter().flat_map(|(cards, place)| cards.iter().map(move |&card| (card, place)));
    let (mut cards, mut start, mut power) = (vec![], 0, 1);
    for (number, place) in places.sorted_unstable() {
        cards.push(Card { number, power });
        start += place * power;
        power *= 3;
    }
    Search { cards, known: vec![[None; 2]; power] }.wins(start, TAKAHASHI, AOKI)
}

/// A card. The places of all cards are one number, the sum of each place times the power of its card.
#[derive(Clone, Copy)]
struct Card {
    number: u32,
    /// A power of 3.
    power: usize,
}

struct Search {
    /// By rising numbers.
    cards: Vec<Card>,
    /// For the places of the cards, whether Takahashi wins if he is to move, and whether Aoki does.
    known: Vec<[Option<bool>; 2]>,
}

impl Search {
    fn wins(&mut self, places: usize, mover: usize, opponent: usize) -> bool {
        if let Some(wins) = self.known[places][mover - 1] {
            return wins;
        }
        let is_at = |place: usize, card: Card| places / card.power % 3 == place;
        let wins = (0..self.cards.len()).any(|index| {
            let card = self.cards[index];
            if !is_at(mover, card) {
                return false;
            }
            let put = places - mover * card.power;
            !self.wins(put, opponent, mover)
                || (0..index).any(|smaller| {
                    let back = self.cards[smaller];
                    let may_come_back = back.number < card.number && is_at(TABLE, back);
                    may_come_back && !self.wins(put + mover * back.power, opponent, mover)
                })
        });
        self.known[places][mover - 1] = Some(wins);
        wins
    }
}
