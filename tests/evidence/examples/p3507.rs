//! Any cards, of which the least one counts, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let form = format::all([row([len("n", 1..=N)]), row([list("n", int("a card", 1..=GREATEST))])]);
    Problem::one("p3507", Limits::UNKNOWN, form, oracle, Plain)
        .all([("n", 5), ("a card", 4)])
        .small("random-tables-of-6-or-7-cards", random_tables)
        .known("narrow", || {
            let cards = random_cards(N, GREATEST / 2);
            let least = *cards.iter().min().expect("there are cards");
            (cards, least.into())
        })
        .attacks("reading and sorting: numbers of nine and ten digits in no order")
        .known("low-and-high", low_and_high)
        .attacks("a lead that grows in the middle of the cards, and nowhere else")
        .known("falling-stairs", || ((1..=N as u32).rev().collect(), stairs(N)))
        .attacks("a lead that grows at every other card, and an order that has to be turned round")
        .known("equal-cards", || (vec![GREATEST; N], GREATEST.into()))
        .attacks("the largest answer, and nothing to sort")
        .wrong("as-they-come", |cards| cards.iter().fold(0, |lead, &card| lead.max(i64::from(card) - lead)), "all")
        .says("Does not sort the cards.")
        .wrong("the-largest-card", |cards| rising(cards).fold(0, |lead, card| card - lead), "all")
        .says("Takes the largest card alone; the next ones may be worth more to the opponent.")
        .wrong("all-or-the-largest-card", all_or_largest, "all")
        .says("Takes all cards, or the largest one alone; a move may also take the few largest.")
        .wrong("the-largest-gap", largest_gap, "all")
        .says("Lets the opponent take the largest card that is left, alone; he can do better.")
        .lemmas([lemma("stairs", || (1..=8).for_each(|n| assert_eq!(oracle()(&(1..=n as u32).collect()), stairs(n))))])
        .main()
}

/// The largest number of cards, and the largest number on one.
const N: usize = 1_000_000;
const GREATEST: u32 = 1_000_000_000;

/// The numbers on the cards, and the lead of the player to move.
type Position = (Vec<u32>, i64);

fn oracle() -> impl FnMut(&Vec<u32>) -> i64 {
    let lead = |(_, lead): &Position, after: &[i64]| after.iter().map(|lead| -lead).max().unwrap_or(*lead);
    let play = Play::new(moves, lead)
        .board(|(cards, lead)| board::row(cards).and(board::numbers([("lead of the player to move:", lead)])));
    let play = play.worded(|&lead| led(lead, PLAYERS));
    let mut play =
        play.label(|(before, _), (after, _)| format!("take {}", board::gone(before, after).iter().format(", ")));
    move |cards| play.value(&(cards.clone(), 0))
}

/// Take any cards, at least one. The least number on them is what the player gets.
fn moves((cards, lead): &Position) -> Vec<Position> {
    let some = cards.iter().copied().powerset().skip(1).unique();
    some.map(|taken| {
        let points = taken.iter().min().expect("a card is taken");
        (board::gone(cards, &taken), -(lead + i64::from(*points)))
    })
    .collect()
}

/// Of some tables the cards are about as large, of others each is a few times as large as the one before.
fn random_tables() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut card = |bits| {
        let bits = random.random_range(1..=bits);
        random.random_range(1..=1 << bits)
    };
    let mut table = |index: usize| (0..6 + index % 2).map(|_| card(2 + index as u32 % 6)).collect();
    (0..120).map(&mut table).collect()
}

/// So many random cards from a number to twice this number. The first player cannot get a greater lead than the least
/// card a, which he gets by taking all. If he leaves a least card, he gets at most 2a, and the opponent, who can then
/// take all, a lead of at least a. If he takes all of them and leaves others, he gets only a.
fn random_cards(n: usize, least: u32) -> Vec<u32> {
    let mut random = seeded(1);
    (0..n).map(|_| random.random_range(least..=2 * least)).collect()
}

/// Half of the cards from a to 2a, and half from 4a to 6a, the largest that there may be. The first player cannot get
/// a greater lead than by taking the high cards, of which h is the least: h − a, at least 3a. If he takes a low one, he
/// gets at most 2a. If he takes h, and no low one, he leaves an opponent who can take all, with a lead of at least a.
/// If he leaves h and all low cards, he gets at most 6a, and the opponent, who can do what is said to be best, h − a.
fn low_and_high() -> (Vec<u32>, i64) {
    let a = GREATEST / 6;
    let mut cards = random_cards(N / 2, a);
    cards[0] = a;
    let mut random = seeded(2);
    let high = (0..N / 2).map(|_| random.random_range(4 * a..=6 * a)).collect_vec();
    let h = *high.iter().min().expect("there are high cards");
    (cards.into_iter().interleave(high).collect(), (h - a).into())
}

/// The lead on the cards 1, 2, …, n, as play finds it for small n. The first player takes the last card if n is odd,
/// and the last two if it is even.
fn stairs(n: usize) -> i64 {
    n.div_ceil(2) as i64
}

fn rising(cards: &[u32]) -> impl Iterator<Item = i64> {
    cards.iter().copied().sorted().map(i64::from)
}

/// The lead if each player takes all cards, or the largest one alone.
fn all_or_largest(cards: &Vec<u32>) -> i64 {
    let least = rising(cards).next().expect("there are cards");
    rising(cards).fold(0, |lead, card| least.max(card - lead))
}

/// The lead if the opponent takes the largest card that is left, and no more is played.
fn largest_gap(cards: &Vec<u32>) -> i64 {
    let below = std::iter::once(0).chain(rising(cards));
    below.zip(rising(cards)).map(|(below, card)| card - below).max().expect("there are cards")
}
