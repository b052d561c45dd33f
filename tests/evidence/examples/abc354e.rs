//! Pairs of cards with equal fronts or equal backs, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let card = row([int("A", 1..=NUMBER), int("B", 1..=NUMBER)]);
    let cards = format::all([row([len("N", 1..=N)]), list("N", card)]);
    Problem::one("abc354e", Limits::known(2000, 1024), cards, || by_play, ["Takahashi", "Aoki"])
        .all([("N", 4), ("A", 2), ("B", 2)])
        .small("random-lists-of-5-to-9-cards", || {
            let mut random = seeded(1);
            (0..600).map(|_| (random.random_range(5..=9), random.random_range(2..=5))).map(random_cards(2)).collect()
        })
        .small("rows-of-up-to-10-cards", || (1..=10).map(row_of).collect())
        .known("all-equal", || (vec![(NUMBER, NUMBER); N], true))
        .attacks("153 pairs, all of which lose where the number of pairs still to be taken is even")
        .known("equal-halves", || {
            // The second player takes the same two cards out of the other half. The numbers of the halves differ.
            let half = random_cards(3)((N / 2, 4));
            let other = half.iter().map(|(front, back)| (front + 9, back + 9)).collect_vec();
            ([half, other].concat(), false)
        })
        .attacks("a lost start of two parts, where every set counts")
        .worst("row", by_algorithm(by_rows), || row_of(N))
        .attacks("few pairs: a search up to the last")
        .worst("random", by_same_idea(by_lists), || random_cards(4)((N, 5)))
        .attacks("pairs that cannot be predicted")
        .wrong(
            "fronts-match-backs",
            |cards| wins(cards, |left, right| [left.0, left.1].iter().any(|side| [right.0, right.1].contains(side))),
            "a-front-like-a-back",
        )
        .says("Lets a front match a back; fronts match fronts, and backs match backs.")
        .wrong("both-sides-equal", |cards| wins(cards, |left, right| left == right), "all")
        .says("Wants both sides to be equal; one of them is enough.")
        .wrong("first-pairs-taken", |cards| greedy(cards) % 2 == 1, "a-row-of-four")
        .says("Takes the first pair again and again, and counts; which pair is taken changes how many there will be.")
        .wrong("most-pairs", |cards| most(cards) % 2 == 1, "random-lists-of-5-to-9-cards")
        .says("Goes by the parity of the largest number of pairs; the opponent may leave fewer.")
        .main()
}

/// The largest number of cards, and on one.
const N: usize = 18;
const NUMBER: u32 = 1_000_000_000;

/// What stands on the front and on the back.
type Card = (u32, u32);

/// What is left when two cards are taken that go together.
fn moves(cards: &[Card], go_together: impl Fn(&Card, &Card) -> bool) -> Vec<Vec<Card>> {
    let pairs = (0..cards.len()).tuple_combinations().filter(|&(i, j)| go_together(&cards[i], &cards[j]));
    let without = |(i, j)| cards.iter().enumerate().filter(|&(k, _)| k != i && k != j).map(|(_, card)| *card).collect();
    pairs.map(without).collect()
}

fn have_a_side_in_common(left: &Card, right: &Card) -> bool {
    left.0 == right.0 || left.1 == right.1
}

fn by_play(cards: &Vec<Card>) -> bool {
    let mut play = Play::normal(|cards: &Vec<Card>| moves(cards, have_a_side_in_common))
        .board(|cards| board::row(cards.iter().map(|(front, back)| format!("{front}|{back}"))))
        .label(|before, after| board::gone(before, after).iter().map(|(a, b)| format!("{a}|{b}")).join(" and "));
    play.value(cards)
}

fn wins(cards: &[Card], go_together: fn(&Card, &Card) -> bool) -> bool {
    Play::normal(|cards: &Vec<Card>| moves(cards, go_together)).value(&cards.to_vec())
}

/// Random cards, so many with numbers up to so much.
fn random_cards(seed: u64) -> impl FnMut((usize, u32)) -> Vec<Card> {
    let mut random = seeded(seed);
    move |(n, most)| (0..n).map(|_| (random.random_range(1..=most), random.random_range(1..=most))).collect()
}

/// Cards of which each goes together with the one before and the one behind, by front and back in turn.
fn row_of(n: usize) -> Vec<Card> {
    (0..n as u32).map(|place| (place / 2 + 1, place.div_ceil(2) + 1)).collect()
}

/// By the values of shorter rows: two neighbours are taken, and leave a row on either side.
fn by_rows(cards: &Vec<Card>) -> bool {
    assert_eq!(*cards, row_of(cards.len()), "a row");
    let mut values = vec![0, 0];
    for n in 2..=cards.len() {
        values.push(mex((0..=n - 2).map(|left| values[left] ^ values[n - 2 - left])));
    }
    values[cards.len()] != 0
}

/// By lists of the cards that are left, in order, so that equal cards are one and the same.
fn by_lists(cards: &Vec<Card>) -> bool {
    wins(&cards.iter().copied().sorted().collect_vec(), have_a_side_in_common)
}

fn greedy(cards: &[Card]) -> usize {
    moves(cards, have_a_side_in_common).first().map_or(0, |rest| 1 + greedy(rest))
}

fn most(cards: &Vec<Card>) -> usize {
    let mut play = Play::new(
        |cards: &Vec<Card>| moves(cards, have_a_side_in_common),
        |_, most: &[usize]| most.iter().max().map_or(0, |most| most + 1),
    );
    play.value(cards)
}
