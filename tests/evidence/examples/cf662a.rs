//! Cards that fall, and then Nim, by play of every fall.

use evidence::chance::{Fraction, Step, fraction};
use evidence::prelude::*;

fn main() -> ExitCode {
    let number = |name| int(name, 0..=NUMBER);
    let cards = format::all([row([len("n", 1..=N)]), list("n", row([number("a"), number("b")]))]);
    let words = |chance: &Fraction| format!("{}/{}", chance.numer(), chance.denom());
    Problem::one("cf662a", Limits::known(1000, 256), cards, || |cards: &Cards| by_play(cards), words)
        .all([("n", 2), ("a", 3), ("b", 3)])
        .small("random-cards-with-numbers-up-to-3", || random_cards(1, 3..=4, 3))
        .small("random-cards-with-numbers-up-to-7", || random_cards(2, 1..=3, 7))
        // The powers of two span everything, whatever the others are.
        .known("all-powers-of-two", || (with_random((0..60).map(|bit| (0, 1 << bit))), lost_in(1 << 60)))
        .attacks("60 steps for almost every card, and the largest denominator")
        // All numbers but those of the last card have an even number of bits, and so has the XOR of any of them.
        .known("an-odd-number-out-of-reach", || {
            let mut cards = with_random((0..59).map(|bit| (3 << bit, 0)));
            cards.iter_mut().for_each(|(a, b)| (*a, *b) = (even(*a), even(*b)));
            cards[N - 1] = (1, 1);
            (cards, fraction(1, 1))
        })
        .attacks("a number outside a span of 59 dimensions")
        .known("equal-pairs", || {
            let mut random = seeded(3);
            let half = (0..N / 2).map(|_| random.random_range(0..=NUMBER)).collect_vec();
            (half.iter().chain(&half).map(|&number| (number, number)).collect(), fraction(0, 1))
        })
        .attacks("half a million cards that fall alike, and an empty basis")
        .known("one-coin", || {
            let mut cards = vec![(NUMBER, NUMBER); N];
            cards[N - 1].1 = 0;
            (cards, fraction(1, 2))
        })
        .attacks("a rank of 1, found at the last card")
        .wrong("in-the-span-or-not", |cards| lost_in(1 << span(cards).len()), "sample-3")
        .says("Forgets that the XOR 0 may be out of reach: then the first player wins for certain.")
        .wrong(
            "both-sides-in-the-basis",
            |cards| {
                let rank = basis(cards.iter().flat_map(|&(a, b)| [a, b])).len();
                lost_in(1 << rank)
            },
            "all",
        )
        .says("Puts both sides into the basis; what a fall decides is the XOR of the two.")
        .wrong(
            "a-shift-of-32-bits",
            |cards| {
                let (rows, sum) = (span(cards), xor(cards.iter().map(|(a, _)| *a)));
                let is_reached = reduced(&rows, sum) == 0;
                if is_reached { lost_in(1_u32.wrapping_shl(rows.len() as u32).into()) } else { fraction(1, 1) }
            },
            "large-rank-40",
        )
        .says("Shifts a 1 of 32 bits by the rank, which is up to 60.")
        .main()
}

/// The largest number of cards, and on a card.
const N: usize = 500_000;
const NUMBER: u64 = 1_000_000_000_000_000_000;

/// The two sides of every card.
type Cards = Vec<(u64, u64)>;

/// The cards that have not fallen yet, the heaps, and whether the first player is to move.
type Position = (Cards, Vec<u64>, bool);

fn by_play(cards: &Cards) -> Fraction {
    let step = |(cards, heaps, first): &Position| match cards.split_first() {
        Some((&(a, b), others)) => {
            let falls = [a, b].map(|up| {
                let heaps = heaps.iter().copied().chain([up]).filter(|&heap| heap > 0).sorted().collect();
                (others.to_vec(), heaps, *first)
            });
            Step::Chance(falls.into())
        }
        None => {
            let next = in_one(heaps, |&heap| (0..heap).collect());
            let rest = next.into_iter().map(|heaps| heaps.into_iter().filter(|&heap| heap > 0).sorted().collect());
            let next = rest.map(|heaps| (vec![], heaps, !first)).collect();
            if *first { Step::First(next) } else { Step::Second(next) }
        }
    };
    let sides = |(a, b): &(u64, u64)| format!("{a}|{b}");
    let mut play = Play::chances(step)
        .board(move |(cards, heaps, _)| {
            let (is_fallen, heaps) = (cards.is_empty(), board::heaps(heaps.iter().copied()));
            let cards = board::row(cards.iter().map(sides)).called("cards that have not fallen, with both sides");
            if is_fallen { heaps } else { cards.and(heaps.called("heaps")) }
        })
        .label(|(cards, heaps, _), (_, next, _)| match cards.first() {
            Some(_) if next.len() == heaps.len() => "the card falls on 0".to_owned(),
            Some(_) => format!("the card falls on {}", board::gone(next, heaps)[0]),
            None => board::exchanged(heaps, next),
        })
        .ended(|(.., first)| if *first { "the second player wins" } else { "the first player wins" }.to_owned());
    play.value(&(cards.clone(), vec![], true))
}

/// The chance not to meet one of so many numbers.
fn lost_in(numbers: i64) -> Fraction {
    fraction(numbers - 1, numbers)
}

/// What is left of a number by the rows of a basis, the largest first.
fn reduced(rows: &[u64], number: u64) -> u64 {
    rows.iter().fold(number, |number, row| number.min(number ^ row))
}

fn basis(numbers: impl Iterator<Item = u64>) -> Vec<u64> {
    numbers.fold(vec![], |mut rows, number| {
        rows.extend(Some(reduced(&rows, number)).filter(|&row| row > 0));
        rows.sort_unstable_by(|row, other| other.cmp(row));
        rows
    })
}

/// A basis of the XORs of the two sides.
fn span(cards: &Cards) -> Vec<u64> {
    basis(cards.iter().map(|(a, b)| a ^ b))
}

/// The number, or without its lowest bit, whichever has an even number of bits.
fn even(number: u64) -> u64 {
    if number.count_ones() % 2 == 0 { number } else { number ^ 1 }
}

fn random_cards(seed: u64, cards: std::ops::RangeInclusive<usize>, most: u64) -> Vec<Cards> {
    let mut random = seeded(seed);
    let mut card = || [0; 2].map(|_| random.random_range(0..=most)).into();
    let lengths = cards.cycle().take(150).collect_vec();
    lengths.into_iter().map(|cards| (0..cards).map(|_| card()).collect()).collect()
}

/// These cards, and random ones behind them.
fn with_random(cards: impl Iterator<Item = (u64, u64)>) -> Cards {
    let mut random = seeded(4);
    let mut number = move || random.random_range(0..=NUMBER);
    let others = std::iter::repeat_with(move || (number(), number()));
    cards.chain(others).take(N).collect()
}
