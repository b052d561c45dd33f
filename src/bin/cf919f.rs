//! # CF919F A Game With Numbers — eight cards each, sums modulo 5
//!
//! - Judge: <https://codeforces.com/problemset/problem/919/F>
//! - 中文: 各持八张牌，模 5 相加
//! - Family: [loops](super#loops); easier [cf1895e](super::cf1895e), [cf786a](super::cf786a); harder
//!   [p9169](super::p9169)
//! - Theorem: [retrograde analysis](grundy::games::retrograde)
//! - Finder: loops › results
//! - Course: 13: cards and hands instead of a piece
//! - Difficulty: 2600
//!
//! ## Rule
//! Alice and Bob have eight cards each, with values from 0 to 4. A move takes a card a of the player's own and a card b
//! of the opponent's, neither of them 0, and replaces a by (a + b) mod 5. The player who has eight zeros wins. The
//! player who begins has a card other than 0. For each of T positions say who wins, or that neither can force it.
//!
//! ## Claim
//! A position is the hand of the player to move and that of the other, as multisets. There are 495 hands, hence 245025
//! positions. The answers are the outcomes in their graph, found once for all.
//!
//! ## Why
//! Which card is which does not matter, nor who is called Alice. If the other player has eight zeros, he has won. The
//! player to move never has eight zeros: with his last move he would have won, and a move of the opponent leaves his
//! hand as it is. The rest is retrograde analysis ([`grundy::games::retrograde`]).
//!
//! ## Cost
//! O(245025 · 16 + T) time and memory.

use grundy::games::{Outcome, Outcomes};
use grundy::graphs::Digraph;
use grundy::io::{self, In, Input};
use itertools::Itertools;
use proconio::input;

const CARDS: usize = 8;

/// How many cards it has of each value.
type Hand = [usize; 5];

/// Eight zeros.
const EMPTY: Hand = [CARDS, 0, 0, 0, 0];

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100_000> }
        let hands = all_hands();
        let read_position = |_| {
            input! { from input, bob_moves: In<0, 1> }
            let bob_moves = bob_moves == 1;
            let alice = number(&hands, &read_hand(!bob_moves, input));
            let bob = number(&hands, &read_hand(bob_moves, input));
            let (mine, theirs) = if bob_moves { (bob, alice) } else { (alice, bob) };
            (bob_moves, mine * hands.len() + theirs)
        };
        let positions: Vec<(bool, usize)> = (0..tests).map(read_position).collect();
        let outcomes = outcomes(&hands);
        for (bob_moves, position) in positions {
            match outcomes.get(position) {
                Outcome::Draw => out.line("Deal"),
                outcome => out.either((outcome == Outcome::Win) != bob_moves, ["Alice", "Bob"]),
            }
        }
    });
}

fn read_hand(moves: bool, input: &Input) -> Hand {
    let place = input.place();
    input! { from input, cards: [In<0, 4>; CARDS] }
    let mut hand = Hand::default();
    cards.iter().for_each(|&card| hand[card] += 1);
    if moves && hand == EMPTY {
        place.refuse_all(CARDS, "the cards of the player to move, not all of them 0");
    }
    hand
}

/// All hands, in ascending order.
fn all_hands() -> Vec<Hand> {
    let one_more = |(mut hand, card): (Hand, usize)| {
        hand[card] += 1;
        hand
    };
    let mut hands = vec![Hand::default()];
    for _ in 0..CARDS {
        hands = hands.into_iter().cartesian_product(0..5).map(one_more).sorted().dedup().collect();
    }
    hands
}

fn number(hands: &[Hand], hand: &Hand) -> usize {
    hands.binary_search(hand).expect("eight cards make a hand")
}

/// The outcomes of all positions, numbered by the hand of the player to move and then by that of the other.
fn outcomes(hands: &[Hand]) -> Outcomes {
    let n = hands.len();
    let mut moves = vec![];
    for (mine, hand) in hands.iter().enumerate() {
        for (a, b) in (1..5).cartesian_product(1..5).filter(|&(a, _)| hand[a] > 0) {
            let mut after = *hand;
            after[a] -= 1;
            after[(a + b) % 5] += 1;
            let after = number(hands, &after);
            let others = (0..n).filter(|&theirs| hands[theirs][b] > 0);
            moves.extend(others.map(|theirs| (mine * n + theirs, theirs * n + after)));
        }
    }
    Outcomes::of_graph_with_ends(&Digraph::new(n * n, moves), |position| {
        let lost = (hands[position % n] == EMPTY).then_some(Outcome::Loss);
        lost.or((hands[position / n] == EMPTY).then_some(Outcome::Win))
    })
}
