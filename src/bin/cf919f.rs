//! # CF919F A Game With Numbers — eight cards each, sums modulo 5
//!
//! - Judge: <https://codeforces.com/problemset/problem/919/F>
//! - 中文: 各持八张牌，模 5 相加
//! - Family: loops
//! - Theorem: retrograde analysis
//!
//! ## Rule
//! Alice and Bob have eight cards each, with values from 0 to 4. A move takes a card a of the player's own and a card b
//! of the opponent's, neither of them 0, and replaces a by (a + b) mod 5. Who has eight zeros wins. The player who
//! begins has a card other than 0. For each of T positions say who wins, or that neither can force it.
//!
//! ## Claim
//! A position is the hand of the player to move and that of the other, as multisets. There are 495 hands, hence 245025
//! positions. The answers are the outcomes in their graph, found once for all.
//!
//! ## Why
//! Which card is which does not matter, nor who is called Alice. If the other player has eight zeros, he has won. The
//! player to move never has eight zeros: with his last move he would have won, and a move of the opponent leaves his
//! hand as it is. The rest is retrograde analysis (library `games::retrograde`).
//!
//! Which positions come before (mine, theirs)? The other player moved, in a position (hand, mine). His card a became s,
//! which is in `theirs` now, and the card b that he chose is in `mine`. So a = (s − b) mod 5, and `hand` is `theirs`
//! with a in the place of s. This is a move iff a ≠ 0 and b ≠ 0.
//!
//! A move is counted once for each pair of values a and b. So a position has as many moves as there are pairs of values
//! other than 0, one out of each hand. Backwards, different pairs of s and b give different pairs of a and b.
//!
//! ## Cost
//! O(245025 · 16 + T) time, O(245025) memory.

use grundy::games::{Outcome, Outcomes, Status};
use grundy::io::{self, In, Input};
use proconio::input;

const HAND: usize = 8;

/// Numbers of hands that differ in one card, where there is such a hand: `REPLACED[s][a]`.
type Replaced = [[Option<u16>; 5]; 5];

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100_000> }
        let hands = Hands::new();
        let outcomes = hands.outcomes();
        for _ in 0..tests {
            input! { from input, bob_moves: In<0, 1> }
            let alice = read_hand(&hands, bob_moves == 0, input);
            let bob = read_hand(&hands, bob_moves == 1, input);
            let (mine, theirs) = if bob_moves == 1 { (bob, alice) } else { (alice, bob) };
            let alice_wins = match outcomes.get(mine * hands.len() + theirs) {
                Outcome::Win => bob_moves == 0,
                Outcome::Loss => bob_moves == 1,
                Outcome::Draw => {
                    out.line("Deal");
                    continue;
                }
            };
            out.either(alice_wins, ["Alice", "Bob"]);
        }
    });
}

/// The number of a hand.
fn read_hand(hands: &Hands, moves: bool, input: &Input) -> usize {
    let place = input.place();
    input! { from input, cards: [In<0, 4>; HAND] }
    let hand = hands.number(&cards);
    if moves && hand == 0 {
        place.refuse_all(HAND, "the cards of the player to move, not all of them 0");
    }
    hand
}

/// All hands, numbered in the order of their codes; that of eight zeros has the code 0 and the number 0.
struct Hands {
    /// For every code the number of its hand.
    numbers: Vec<Option<u16>>,
    codes: Vec<usize>,
}

/// A hand's code is the sum of these over its cards: how often it has 1, 2, 3 and 4, as the digits to the base 9.
const CODE: [usize; 5] = [0, 1, 9, 81, 729];

impl Hands {
    fn new() -> Self {
        let mut numbers = vec![None; HAND * CODE[4] + 1];
        let mut codes = vec![];
        for (code, number) in numbers.iter_mut().enumerate() {
            if (1..5).map(|card| count(code, card)).sum::<usize>() <= HAND {
                *number = Some(codes.len() as u16);
                codes.push(code);
            }
        }
        Self { numbers, codes }
    }

    fn len(&self) -> usize {
        self.codes.len()
    }

    fn number(&self, cards: &[usize]) -> usize {
        let code: usize = cards.iter().map(|&card| CODE[card]).sum();
        self.numbers[code].expect("eight cards make a hand").into()
    }

    /// Whether the hand with this number has the card.
    fn has(&self, hand: usize, card: usize) -> bool {
        let code = self.codes[hand];
        match card {
            0 => (1..5).map(|card| count(code, card)).sum::<usize>() < HAND,
            _ => count(code, card) > 0,
        }
    }

    /// What becomes of the hand with this number when one card replaces another: `[old][new]`.
    fn replaced(&self, hand: usize) -> Replaced {
        let mut replaced = Replaced::default();
        for (old, row) in replaced.iter_mut().enumerate() {
            for (new, number) in row.iter_mut().enumerate() {
                if self.has(hand, old) {
                    *number = self.numbers[self.codes[hand] + CODE[new] - CODE[old]];
                }
            }
        }
        replaced
    }

    /// The outcomes of all positions, numbered by the hand of the player to move and then by that of the other.
    fn outcomes(&self) -> Outcomes {
        let all = 0..self.len();
        let cards = |hand| (1..5).filter(move |&card| self.has(hand, card));
        let replaced: Vec<Replaced> = all.clone().map(|hand| self.replaced(hand)).collect();
        let chosen: Vec<Vec<usize>> = all.clone().map(|hand| cards(hand).collect()).collect();
        let statuses = all.clone().flat_map(|mine| {
            let chosen = &chosen;
            all.clone().map(move |theirs| match (mine, theirs) {
                (_, 0) => Status::Lost,
                (0, _) => Status::Won,
                _ => Status::Open((chosen[mine].len() * chosen[theirs].len()) as u32),
            })
        });
        Outcomes::new(statuses, |position, found| {
            let (mine, theirs) = (position / self.len(), position % self.len());
            for &b in &chosen[mine] {
                for (s, before) in replaced[theirs].iter().enumerate().filter(|&(s, _)| s != b) {
                    let hand = before[(5 + s - b) % 5];
                    found.extend(hand.map(|hand| usize::from(hand) * self.len() + mine));
                }
            }
        })
    }
}

/// How often a hand of this code has a card other than 0.
fn count(code: usize, card: usize) -> usize {
    code / CODE[card] % 9
}
