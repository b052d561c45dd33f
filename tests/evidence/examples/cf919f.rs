//! Eight cards each, by play.

use std::sync::LazyLock;

use evidence::play::{Outcome, Outcomes, outcomes};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf919f", Limits::known(4000, 512), oracle, small)
        .played("all positions")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("deal-taken-as-loss", |input| oracle(input).replace("Deal", "Bob"), "some-positions")
                .says("Lets Bob win where nobody can force the end; that is a deal."),
            wrong("alice-always-moves", alice_always_moves, "some-positions")
                .says("Lets Alice be to move in every position; the input says who is."),
            wrong("zeros-can-be-chosen", zeros_chosen, "some-positions").says("Lets a card 0 be chosen."),
            wrong("the-opponents-zeros-forgotten", opponents_zeros_forgotten, "the-opponent-has-zeros")
                .says("Lets a game go on in which the player to move finds eight zeros before him."),
        ])
        .refused([
            (
                "alice-moves-with-zeros",
                "1\n0\n@0 0 0 0 0 0 0 0@\n1 0 0 0 0 0 0 0\n",
                "the cards of the player to move, not all of them 0",
            ),
            (
                "bob-moves-with-zeros",
                "1\n1\n1 0 0 0 0 0 0 0\n@0 0 0 0 0 0 0 0@\n",
                "the cards of the player to move, not all of them 0",
            ),
        ])
        .main()
}

/// How often a hand has each card, four bits for each.
type Hand = u32;

/// The hands of the player to move and of the other.
type Position = (Hand, Hand);

const ZEROS: Hand = 8;

/// Take a card of the own hand and one of the other, from `least` on, and put the sum in place of the own one.
fn moves(&(mine, theirs): &Position, least: usize) -> Vec<Position> {
    let pairs = (least..5).cartesian_product(least..5);
    let pairs = pairs.filter(|&(a, b)| count(mine, a) > 0 && count(theirs, b) > 0);
    pairs.map(|(a, b)| (theirs, mine - hand([a]) + hand([(a + b) % 5]))).collect()
}

fn all_hands() -> Vec<Hand> {
    let mut hands = (0..5).combinations_with_replacement(8).map(hand).collect_vec();
    hands.reverse();
    hands
}

fn hand(cards: impl IntoIterator<Item = usize>) -> Hand {
    cards.into_iter().map(|card| 1 << (4 * card)).sum()
}

fn count(hand: Hand, card: usize) -> usize {
    (hand >> (4 * card) & 15) as usize
}

fn all_positions() -> Vec<Position> {
    let all = all_hands().into_iter().cartesian_product(all_hands());
    all.filter(|position| position.0 != ZEROS).collect()
}

fn played(least: usize) -> Outcomes<Position> {
    outcomes(
        all_positions(),
        |position| moves(position, least),
        |&(mine, theirs)| match (mine == ZEROS, theirs == ZEROS) {
            (_, true) => Some(Outcome::Loss(0)),
            (true, _) => Some(Outcome::Win(0)),
            _ => None,
        },
    )
}

/// Played out once for all inputs.
static OUTCOMES: LazyLock<Outcomes<Position>> = LazyLock::new(|| played(1));

fn oracle(input: &str) -> String {
    answers(input, |_, position| OUTCOMES[&position])
}

/// A line for each position, by the outcome for the player to move; 0 stands for Alice and 1 for Bob.
fn answers(input: &str, outcome: impl Fn(usize, Position) -> Outcome) -> String {
    let mut tokens = Tokens::new(input);
    let tests = tokens.read();
    let mut lines = String::new();
    for _ in 0..tests {
        let first: usize = tokens.read();
        let hands = [(); 2].map(|()| hand(tokens.list::<usize>(8)));
        lines += match outcome(first, (hands[first], hands[1 - first])) {
            Outcome::Win(_) => ["Alice\n", "Bob\n"][first],
            Outcome::Loss(_) => ["Alice\n", "Bob\n"][1 - first],
            Outcome::Draw => "Deal\n",
        };
    }
    lines
}

fn file(positions: &[Position], random: &mut Pcg64) -> String {
    let mut test = |&(mine, theirs): &Position| {
        let mut cards = |hand: Hand| {
            let mut cards = (0..5).flat_map(|card| vec![card; count(hand, card)]).collect_vec();
            (0..8).for_each(|place| cards.swap(place, random.random_range(place..8)));
            joined(cards) + "\n"
        };
        let (mine, theirs) = (cards(mine), cards(theirs));
        if random.random() { format!("0\n{mine}{theirs}") } else { format!("1\n{theirs}{mine}") }
    };
    let tests = positions.iter().map(&mut test).collect_vec();
    format!("{}\n{}", positions.len(), tests.concat())
}

/// The greatest number of positions in a file.
const T: usize = 100_000;

fn small() -> Vec<Small> {
    let mut random = seeded(1);
    let all = all_positions();
    let some = (0..500).map(|_| all[random.random_range(0..all.len())]).collect_vec();
    vec![
        Small::new("some-positions", [file(&some, &mut random)]),
        Small::new("all-positions", all.chunks(T).map(|positions| file(positions, &mut random))),
    ]
}

fn bounds() -> Vec<Bound> {
    let card = |name, before: &'static str, behind: &'static str| {
        Bound::integer(name, 0, 4, move |card| format!("1\n0\n{before}@{card}{behind}\n"))
    };
    vec![
        Bound::integer("T", 1, T, |tests| {
            let test = "0\n1 0 0 0 0 0 0 0\n1 0 0 0 0 0 0 0\n";
            format!("@{tests}\n{}", repeated(test, tests))
        }),
        Bound::integer("f", 0, 1, |first| format!("1\n@{first}\n1 0 0 0 0 0 0 0\n1 0 0 0 0 0 0 0\n")),
        card("a card of Alice's", "1 ", " 0 0 0 0 0 0\n1 0 0 0 0 0 0 0"),
        card("a card of Bob's", "1 0 0 0 0 0 0 0\n1 ", " 0 0 0 0 0 0"),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::new(
            "random-positions",
            "all outcomes and as many positions as there can be",
            Known::ByAlgorithm(oracle),
            || {
                let mut random = seeded(2);
                let all = all_positions();
                let some = (0..T).map(|_| all[random.random_range(0..all.len())]).collect_vec();
                file(&some, &mut random)
            },
        ),
        Worst::known("decided-at-once", "positions in which the opponent has won", move || {
            (format!("{T}\n{}", "1\n0 0 0 0 0 0 0 0\n1 2 3 4 1 2 3 4\n".repeat(T)), "Alice\n".repeat(T))
        }),
    ]
}

fn alice_always_moves(input: &str) -> String {
    answers(input, |first, (mine, theirs)| {
        let hands = if first == 0 { (mine, theirs) } else { (theirs, mine) };
        match (first, OUTCOMES[&hands]) {
            (0, outcome) => outcome,
            // Alice's outcome, said as Bob's.
            (_, Outcome::Win(moves)) => Outcome::Loss(moves),
            (_, Outcome::Loss(moves)) => Outcome::Win(moves),
            (_, Outcome::Draw) => Outcome::Draw,
        }
    })
}

fn zeros_chosen(input: &str) -> String {
    let outcomes = played(0);
    answers(input, |_, position| outcomes[&position])
}

fn opponents_zeros_forgotten(input: &str) -> String {
    answers(input, |_, position| match OUTCOMES[&position] {
        _ if position.1 == ZEROS => Outcome::Draw,
        outcome => outcome,
    })
}
