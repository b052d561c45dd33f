//! # CF914B Conan and Agasa play a Card Game — a card, and all smaller ones with it
//!
//! - Judge: <https://codeforces.com/problemset/problem/914/B>
//! - 中文: 取一张牌，更小的一并拿走
//! - Family: [parity](super#parity); harder [cf1383b](super::cf1383b)
//! - Theorem: the greatest number that an odd number of cards have
//! - Finder: rows › parity: a card, and all smaller ones with it
//! - Difficulty: 1200
//!
//! ## Rule
//! On the table lie n ≥ 1 cards, each with a number. In turn, Conan first, a player takes a card, and with it all cards
//! whose numbers are smaller. Other cards with the same number stay. A player who finds no card loses. Who wins?
//!
//! ## Claim
//! Conan wins iff there is a number that an odd number of cards have.
//!
//! For example, of the cards 1, 2, 2 Conan takes the 1. Agasa has to take a 2, and Conan takes the other one. Of 1, 2
//! Conan takes the 2, and the 1 goes with it.
//!
//! ## Why
//! Call the cards even if each number is on an even number of them, and odd if some number is not.
//!
//! - They are even. A player who takes a card with the number v leaves an odd number of cards with v. So he leaves odd
//!   cards, whatever he does. If there is no card, he has lost.
//! - They are odd. Let v be the greatest number that an odd number of cards have. A player takes a card with v. An even
//!   number of them is left, all smaller cards are gone, and each greater number is on an even number of cards. So he
//!   leaves even cards.
//!
//! A player who finds odd cards can always leave even ones, and then finds odd ones again, so there always is a card
//! for him. The cards become fewer, so it is the other player who finds none. Conan is in his place iff the cards are
//! odd.
//!
//! ## Cost
//! O(n + A) time and memory for numbers up to A = 10⁵.

use grundy::io::{self, In};
use proconio::input;

const GREATEST: usize = 100_000;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, cards: [In<1, { GREATEST as i128 }>; n] }
        out.either(first_player_wins(&cards), ["Conan", "Agasa"]);
    });
}

fn first_player_wins(cards: &[usize]) -> bool {
    let mut is_on_odd_many = vec![false; GREATEST + 1];
    for &card in cards {
        is_on_odd_many[card] ^= true;
    }
    is_on_odd_many.contains(&true)
}
