//! A card, and all smaller ones with it, by play.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let cards = counted("n", 1..=N, int("a card", 1..=MOST));
    Problem::one("cf914b", Limits::known(2000, 256), cards, || by_play, ["Conan", "Agasa"])
        .all([("n", 5), ("a card", 4)])
        .small("random-cards-6-to-12-of-them-up-to-6", || {
            let mut random = seeded(1);
            let mut cards = |index: usize| {
                let n = random.random_range(6..=12);
                let mut cards = (0..n).map(|_| random.random_range(1..=6)).collect_vec();
                // Every other time most of them are in pairs.
                if index % 2 == 0 {
                    (1..n).step_by(2).for_each(|place| cards[place] = cards[place - 1]);
                }
                cards.shuffle(&mut random);
                cards
            };
            (0..200).map(&mut cards).collect()
        })
        // Agasa takes the other card with the same number.
        .known("pairs", || (in_pairs(N / 2, 1, &[]), false))
        .attacks("far jumps in memory, and a search to the end of the numbers")
        // Conan takes the single card, and then the other card with the same number.
        .known("pairs-above-a-single-card", || (in_pairs(N / 2 - 1, 2, &[1]), true))
        .attacks("an odd number of cards for the least number alone")
        // They are taken one by one.
        .known("equal-cards", || (vec![MOST; N], false))
        .attacks("the greatest number, on as many cards as there can be")
        .wrong(
            "the-greatest-number",
            |cards| runs(cards).last().is_some_and(|count| count % 2 == 1),
            "an-even-number-of-the-greatest",
        )
        .says("Counts the cards with the greatest number alone; Conan may also take a smaller card, and leave pairs.")
        .smallest("3\n1 2 2\n")
        .wrong("number-of-cards", |cards| cards.len() % 2 == 1, "two-different-cards")
        .says("Counts all cards; a move takes all smaller ones, too.")
        .smallest("2\n1 2\n")
        .wrong("nim", |cards| xor(runs(cards)) != 0, "two-different-cards")
        .says("Takes the cards with one number for a heap of Nim; a move takes one card of them, and all smaller ones.")
        .wrong("equal-cards-go-too", |_| true, "sample-2")
        .says("Takes the other cards with the same number, too; only smaller ones go.")
        .smallest("2\n1 1\n")
        .wrong(
            "without-the-last-number",
            |cards| runs(cards).iter().rev().skip(1).any(|count| count % 2 == 1),
            "single-card",
        )
        .says("Sorts the cards, and looks at a number when the next one begins; so it never looks at the last one.")
        .smallest("1\n1\n")
        .main()
}

/// The largest number of cards, and the greatest number on one.
const N: usize = 100_000;
const MOST: u32 = 100_000;

/// Take a card, and all smaller ones. A card that is gone leaves a 0.
fn by_play(cards: &Vec<u32>) -> bool {
    let moves = |cards: &Vec<u32>| {
        let places = cards.iter().positions(|&card| card > 0);
        let take = |place: usize| {
            let mut left = cards.clone();
            left[place] = 0;
            left.iter_mut().filter(|card| **card < cards[place]).for_each(|card| *card = 0);
            left
        };
        places.map(take).collect()
    };
    let mut play = Play::normal(moves)
        .board(|cards| board::pieces(cards.len(), cards.iter().enumerate().filter(|&(_, &card)| card > 0)))
        .label(|before, after| {
            let taken = before.iter().zip(after).filter(|(_, after)| **after == 0).map(|(before, _)| before);
            format!("take {}", taken.max().expect("a card is taken"))
        })
        .alike(|cards| sorted(&cards.iter().copied().filter(|&card| card > 0).collect_vec()));
    play.value(cards)
}

/// So many pairs of cards with random numbers from this one on, and these cards, in any order.
fn in_pairs(pairs: usize, least: u32, others: &[u32]) -> Vec<u32> {
    let mut random = seeded(2);
    let mut cards = (0..pairs).flat_map(|_| [random.random_range(least..=MOST); 2]).collect_vec();
    cards.extend(others);
    cards.shuffle(&mut random);
    cards
}

/// How many cards each number is on, in the order of the numbers.
fn runs(cards: &[u32]) -> Vec<usize> {
    cards.iter().sorted().dedup_with_count().map(|(count, _)| count).collect()
}
