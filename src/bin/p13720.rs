//! # P13720 \[GCPC 2024\] Even Odd Game — cards that change one number, odd or even in the end
//!
//! - Judge: <https://www.luogu.com.cn/problem/P13720>
//! - 中文: 奇偶之争：加法牌与乘法牌（交互题）
//! - Family: [dialogues](super#dialogues); easier [cf1738c](super::cf1738c)
//! - Theorem: counts of three kinds of cards
//! - Finder: dialogues › answers: by counts of three kinds of cards
//! - Course: 17: choose the side by a count that cannot change
//!
//! ## Rule
//! n different cards lie open, 1 ≤ n ≤ 300. Each has an operation, + or ×, and a number; beside them lies a number,
//! too. In turn a player takes a card and applies it to the number. When all cards are taken, the player who has taken
//! the first card wins iff the number is odd; the other player wins iff it is even. The program says who begins, and
//! has to win against the judge.
//!
//! ## Claim
//! A card × even *clears*: it makes the number even. A card + odd *flips*: it makes an odd number even and an even one
//! odd. Any other card keeps the parity. Let z clearing cards and o flipping cards be left. Call the player who wins if
//! the number is odd in the end Odd, and the other one Even. Odd wins iff
//!
//! - z = 0, and o is odd while the number is even, or the other way round; or
//! - z = 1, o is odd, and Odd is to move.
//!
//! ## Why
//! Let z = 0. Every flipping card changes the parity, whoever takes it, and nothing else does. That is the claim.
//!
//! Let z = 1. Once the clearing card is taken, Odd wins iff the number of flipping cards left is odd.
//!
//! - Odd is to move and o is odd: he takes the clearing card, and wins.
//! - Odd is to move and o is even: if he takes the clearing card, he loses. After any other card Even is to move with
//!   z = 1, and wins by the next case.
//! - Even is to move: if o is even, he takes the clearing card, and wins. If o is odd, he takes a flipping card, and
//!   wins by the case before.
//!
//! These two cases refer to each other with fewer cards each time.
//!
//! Let z ≥ 2. If Odd is to move, his card leaves z ≥ 2, or z = 1 with Even to move; Even wins both. If Even is to move
//! and z ≥ 3, any card leaves z ≥ 2. If z = 2, he takes a clearing card if o is even, which leaves z = 1 with Odd to
//! move and o even; or a flipping card if o is odd, which leaves z = 2. He wins all of these.
//!
//! So the program begins iff Odd wins at the start, and then always takes a card after which the claim says that it
//! wins. A card's kind is enough for this.
//!
//! ## Cost
//! O(n²) time, O(n) memory.

use grundy::io::{self, In, Input, Word};
use proconio::input;

fn main() {
    io::interact(|input, out| {
        input! { from input, n: In<1, 300> }
        let first = input.place();
        let mut left: Vec<Card> = (0..n).map(|_| Card::read(input)).collect();
        first.distinct_or_refuse(&left, 2, "a card that was not there before");
        input! { from input, start: In<1, 1_000_000, u32> }
        let mut game = Game::new(&left, start);
        let is_odd = game.odd_wins();
        out.either(is_odd, ["me", "you"]);
        while !left.is_empty() {
            let index = if game.odd_moves == is_odd {
                let keeps_win = |card: &Card| game.after(card.kind()).odd_wins() == is_odd;
                let index = left.iter().position(keeps_win).expect("a card keeps the win");
                writeln!(out, "{} {}", char::from(left[index].operation), left[index].number);
                index
            } else {
                let place = input.place();
                let card = Card::read(input);
                let index = left.iter().position(|&other| other == card);
                index.unwrap_or_else(|| place.refuse_all(2, "a card that is left"))
            };
            game = game.after(left.remove(index).kind());
        }
    });
}

/// A card: `+` or `*`, and a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Card {
    operation: u8,
    number: u32,
}

/// What a card does to the parity of the number.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Keeps,
    Flips,
    Clears,
}

impl Card {
    fn read(input: &Input) -> Self {
        input! { from input, operation: with Word::exactly("+*", 1), number: In<1, 1_000_000, u32> }
        Self { operation: operation[0], number }
    }

    fn kind(self) -> Kind {
        match (self.operation, self.number % 2) {
            (b'+', 1) => Kind::Flips,
            (b'*', 0) => Kind::Clears,
            _ => Kind::Keeps,
        }
    }
}

/// All that counts of a position.
#[derive(Clone, Copy)]
struct Game {
    flipping: usize,
    clearing: usize,
    number_is_odd: bool,
    odd_moves: bool,
}

impl Game {
    fn new(cards: &[Card], start: u32) -> Self {
        let count = |kind| cards.iter().filter(|card| card.kind() == kind).count();
        let (flipping, clearing) = (count(Kind::Flips), count(Kind::Clears));
        Self { flipping, clearing, number_is_odd: start % 2 == 1, odd_moves: true }
    }

    fn odd_wins(self) -> bool {
        let flips_are_odd = self.flipping % 2 == 1;
        match self.clearing {
            0 => flips_are_odd != self.number_is_odd,
            1 => flips_are_odd && self.odd_moves,
            _ => false,
        }
    }

    /// The game after a card of this kind, of which one is left.
    fn after(mut self, kind: Kind) -> Self {
        match kind {
            Kind::Keeps => {}
            Kind::Flips => {
                self.flipping -= 1;
                self.number_is_odd = !self.number_is_odd;
            }
            Kind::Clears => {
                self.clearing -= 1;
                self.number_is_odd = false;
            }
        }
        self.odd_moves = !self.odd_moves;
        self
    }
}
