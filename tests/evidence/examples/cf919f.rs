//! Eight cards each, by play.

use std::sync::LazyLock;

use evidence::loopy::{Loopy, Outcome, Outcomes};
use evidence::prelude::*;

fn main() -> ExitCode {
    let cards = |name| row([format::repeat(8, int(name, 0..=4))]);
    let hands = format::all([cards("a card of Alice's"), cards("a card of Bob's")]);
    let position = format::all([row([int("f", 0..=1)]), hands]);
    let position = position.such("cards of the player to move, not all of them 0", |(first, hands): Case| {
        hands[first].iter().any(|&card| card > 0)
    });
    Problem::tests("cf919f", Limits::known(4000, 512), Format::tests("T", 1..=T, position), || by_play, Plain)
        .inputs_of(T)
        .small("random-positions", || random_positions(500, 1))
        .small("positions-which-are-all-there-are", || {
            let mut random = seeded(3);
            all_positions().into_iter().map(|position| case(position, &mut random)).collect()
        })
        .worst("random-positions", by_algorithm(by_play), || random_positions(T, 2))
        .attacks("all outcomes and as many positions as there can be")
        .known("decided-at-once", || {
            (vec![(1, [[0; 8], [1, 2, 3, 4, 1, 2, 3, 4]].map(Vec::from)); T], vec!["Alice"; T])
        })
        .attacks("positions in which the opponent has won")
        .wrong("deal-taken-as-loss", |case| if by_play(case) == "Alice" { "Alice" } else { "Bob" }, "random-positions")
        .says("Lets Bob win where nobody can force the end; that is a deal.")
        .wrong("alice-always-moves", |(_, hands)| by_play(&(0, hands.clone())), "random-positions")
        .says("Lets Alice move in every position; the input says who is to move.")
        .wrong("zeros-can-be-chosen", |case| said(case, |position| WITH_ZEROS[&position]), "random-positions")
        .says("Lets a card 0 be chosen.")
        .wrong(
            "the-opponents-zeros-forgotten",
            |case| said(case, |position| if position.1 == ZEROS { Outcome::Draw } else { OUTCOMES[&position] }),
            "the-opponent-has-zeros",
        )
        .says("Lets a game go on in which the player to move finds eight zeros before him.")
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

/// The largest number of positions in an input.
const T: usize = 100_000;

/// Who is to move, 0 for Alice and 1 for Bob, and the cards of both.
type Case = (usize, [Vec<usize>; 2]);

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

fn all_pairs() -> Vec<Position> {
    all_hands().into_iter().cartesian_product(all_hands()).collect()
}

fn all_positions() -> Vec<Position> {
    all_pairs().into_iter().filter(|position| position.0 != ZEROS).collect()
}

/// The game in which cards from `least` on can be chosen.
fn game<'a>(least: usize) -> Loopy<'a, Position> {
    let game = Loopy::new(
        move |position| moves(position, least),
        |&(mine, theirs)| match (mine == ZEROS, theirs == ZEROS) {
            (_, true) => Some(Outcome::Loss(0)),
            (true, _) => Some(Outcome::Win(0)),
            _ => None,
        },
    );
    let cards = |hand: Hand| joined((0..5).flat_map(|card| vec![card; count(hand, card)]));
    let shown =
        move |&(mine, theirs): &Position| board::numbers([("to move:", cards(mine)), ("the other:", cards(theirs))]);
    game.board(shown).label(|&(before, _), &(_, after)| {
        let find = |more: Hand, less: Hand| (0..5).find(|&card| count(more, card) > count(less, card)).expect("a card");
        let (card, sum) = (find(before, after), find(after, before));
        format!("{card} and {} give {sum}", (sum + 5 - card) % 5)
    })
}

/// Played out once for all inputs: with the rule, and where a card 0 may be chosen.
static OUTCOMES: LazyLock<Outcomes<Position>> = LazyLock::new(|| game(1).settled(all_pairs()));
static WITH_ZEROS: LazyLock<Outcomes<Position>> = LazyLock::new(|| game(0).settled(all_pairs()));

fn by_play(case: &Case) -> &'static str {
    said(case, |position| game(1).outcome(&OUTCOMES, &position))
}

/// The word, by the outcome for the player to move.
fn said((first, hands): &Case, outcome: impl Fn(Position) -> Outcome) -> &'static str {
    let [mine, theirs] = [*first, 1 - first].map(|player| hand(hands[player].iter().copied()));
    match outcome((mine, theirs)) {
        Outcome::Win(_) => ["Alice", "Bob"][*first],
        Outcome::Loss(_) => ["Alice", "Bob"][1 - first],
        Outcome::Draw => "Deal",
    }
}

/// The position with the cards in random order, for either player.
fn case((mine, theirs): Position, random: &mut Pcg64) -> Case {
    let mut cards = |hand: Hand| {
        let mut cards = (0..5).flat_map(|card| vec![card; count(hand, card)]).collect_vec();
        (0..8).for_each(|place| cards.swap(place, random.random_range(place..8)));
        cards
    };
    let (mine, theirs) = (cards(mine), cards(theirs));
    if random.random() { (0, [mine, theirs]) } else { (1, [theirs, mine]) }
}

fn random_positions(count: usize, seed: u64) -> Vec<Case> {
    let mut random = seeded(seed);
    let all = all_positions();
    (0..count).map(|_| case(all[random.random_range(0..all.len())], &mut random)).collect()
}
