//! Cards from the tops and from the bottoms of piles, by play.

use evidence::lists::{next, row};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf388c", Limits::known(1000, 256), oracle, small)
        .played("all sets of up to 3 piles of up to 3 cards, 600 of up to 3 piles of up to 5, or 4 of up to 3")
        .beyond("for worst inputs, piles in which both can keep level, and middle cards taken one by one")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("the-greatest-in-sight", the_greatest_in_sight, "a-great-card-behind-a-small-one")
                .says("Takes the greatest card in sight; who takes a card may lay a greater one open to the other."),
            wrong("middle-cards-in-the-order-of-input", |input| halved(input, in_turn), "all-sets-of-up-to-3-piles")
                .says(
                    "Gives the middle cards in the order of the input; the greatest one goes first, out of all piles.",
                ),
            wrong("middle-cards-all-to-the-first", |input| halved(input, |all| all.iter().sum()), "three-middle-cards")
                .says("Gives Ciel all middle cards; they are taken in turn."),
            wrong("read-from-the-bottom", read_from_the_bottom, "all-sets-of-up-to-3-piles")
                .says("Reads a pile from the bottom to the top; it is given from the top."),
        ])
        .main()
}

type Piles = Vec<Vec<i64>>;

/// The cards that Ciel or Jiro can take, each with the piles without it: tops or bottoms.
fn takings(piles: &Piles, is_ciel: bool) -> Vec<(i64, Piles)> {
    let take = |index: usize| {
        let mut rest = piles.clone();
        let end = if is_ciel { 0 } else { piles[index].len() - 1 };
        (rest[index].remove(end), rest)
    };
    (0..piles.len()).filter(|&index| !piles[index].is_empty()).map(take).collect()
}

fn oracle(input: &str) -> String {
    let moves = |(piles, is_ciel): &(Piles, bool)| {
        takings(piles, *is_ciel).into_iter().map(|(_, rest)| (rest, !is_ciel)).collect()
    };
    // By how much the player to move leads in the end, counted from here.
    let mut play = Play::new(moves, |(piles, is_ciel): &(Piles, bool), leads: &[i64]| {
        let takings = takings(piles, *is_ciel).into_iter();
        takings.zip(leads).map(|((card, _), lead)| card - lead).max().unwrap_or(0)
    });
    answer(input, |piles| {
        let positions: usize = piles.iter().map(|pile| (pile.len() + 1) * (pile.len() + 2) / 2).product();
        assert!(positions <= 100_000, "too many cards to play out");
        play.value(&(piles.clone(), true))
    })
}

/// The two sums, by what the first exceeds the second.
fn answer(input: &str, lead: impl FnOnce(&Piles) -> i64) -> String {
    let mut tokens = Tokens::new(input);
    let n: usize = tokens.read();
    let piles: Piles = (0..n).map(|_| next(&mut tokens)).collect();
    let (all, lead) = (piles.iter().flatten().sum::<i64>(), lead(&piles));
    format!("{} {}\n", (all + lead) / 2, (all - lead) / 2)
}

fn file(piles: &[Vec<i64>]) -> String {
    format!("{}\n{}", piles.len(), piles.iter().map(row).format(""))
}

fn small() -> Vec<Small> {
    let piles = (1..=3).flat_map(|size| (0..size).map(|_| [1, 2, 4]).multi_cartesian_product()).collect_vec();
    let all = (1..=3).flat_map(|n| piles.iter().cloned().combinations_with_replacement(n)).map(|piles| file(&piles));
    let mut random = seeded(1);
    let larger = (0..600).map(|index| {
        let n = random.random_range(1..=4);
        let pile = |_| {
            // Half of them have odd piles only.
            let half = random.random_range(0..=if n == 4 { 1 } else { 2 });
            let size = 2 * half + if index % 2 == 0 { 1 } else { random.random_range(0..=1) };
            random_pile(size.max(1), 9, &mut random)
        };
        file(&(0..n).map(pile).collect_vec())
    });
    vec![Small::new("random-sets-of-up-to-4-piles", larger.collect_vec()), Small::new("all-sets-of-up-to-3-piles", all)]
}

fn random_pile(size: usize, greatest: i64, random: &mut Pcg64) -> Vec<i64> {
    (0..size).map(|_| random.random_range(1..=greatest)).collect()
}

/// The greatest number of piles, the greatest size of a pile, and the greatest number.
const N: usize = 100;
const SIZE: usize = 100;
const CARD: i64 = 1000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("n", 1, N, |n| format!("@{n}\n{}", "1 7\n".repeat(n))),
        Bound::count("s", 1, SIZE, |s| format!("2\n1 7\n@{s} {}\n", "7 ".repeat(s))),
        Bound::integer("a card", 1, CARD, |card| format!("1\n3 5 @{card} 5\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let random_piles = |size: usize| {
        let mut random = seeded(size as u64);
        (0..N).map(|_| random_pile(size, CARD, &mut random)).collect_vec()
    };
    vec![
        Worst::known("even-piles", "the most cards", move || {
            // Jiro always answers in the same pile, and gets its lower half. Ciel takes from the pile from which Jiro
            // has taken more than she has, if there is one; so she gets the upper half of every pile.
            let piles = random_piles(SIZE);
            let halves = [0, SIZE / 2].map(|from| piles.iter().flat_map(|pile| &pile[from..][..SIZE / 2]).sum::<i64>());
            (file(&piles), format!("{} {}\n", halves[0], halves[1]))
        }),
        Worst::known("equal-cards", "the greatest sums", || {
            let each = (N * SIZE / 2) as i64 * CARD;
            (file(&vec![vec![CARD; SIZE]; N]), format!("{each} {each}\n"))
        }),
        Worst::known("single-cards", "as many middle cards as there are piles", || {
            // What is taken does not open anything: the cards go by falling numbers.
            let cards = random_pile(N, CARD, &mut seeded(1));
            let sorted = cards.iter().sorted().rev().collect_vec();
            let [ciel, jiro] = [0, 1].map(|first| sorted.iter().skip(first).step_by(2).copied().sum::<i64>());
            (file(&cards.into_iter().map(|card| vec![card]).collect_vec()), format!("{ciel} {jiro}\n"))
        }),
        Worst::new("odd-piles", "middle cards deep in the piles", Known::BySameIdea(published), move || {
            file(&random_piles(SIZE - 1))
        }),
    ]
}

/// The published way: halves, and then the middle cards one by one, from the greatest on. Nothing else is known for
/// large piles of odd size but that they come down to their middle cards.
fn published(input: &str) -> String {
    halved(input, from_the_greatest)
}

fn halved(input: &str, middle: fn(Vec<i64>) -> i64) -> String {
    answer(input, |piles| lead_by_halves(piles, middle))
}

/// By what Ciel leads, if `middle` says by what she leads with the middle cards.
fn lead_by_halves(piles: &Piles, middle: fn(Vec<i64>) -> i64) -> i64 {
    let halves = piles.iter().map(|pile| {
        let half = pile.len() / 2;
        pile[..half].iter().sum::<i64>() - pile[pile.len() - half..].iter().sum::<i64>()
    });
    let odd = piles.iter().filter(|pile| pile.len() % 2 == 1);
    halves.sum::<i64>() + middle(odd.map(|pile| pile[pile.len() / 2]).collect())
}

fn from_the_greatest(cards: Vec<i64>) -> i64 {
    in_turn(cards.into_iter().sorted().rev().collect())
}

fn in_turn(cards: Vec<i64>) -> i64 {
    cards.into_iter().rev().fold(0, |lead, card| card - lead)
}

fn the_greatest_in_sight(input: &str) -> String {
    answer(input, |piles| {
        let (mut piles, mut lead, mut is_ciel) = (piles.clone(), 0, true);
        while let Some((card, rest)) = takings(&piles, is_ciel).into_iter().max_by_key(|taking| taking.0) {
            lead += if is_ciel { card } else { -card };
            (piles, is_ciel) = (rest, !is_ciel);
        }
        lead
    })
}

fn read_from_the_bottom(input: &str) -> String {
    answer(input, |piles| {
        let turned = piles.iter().map(|pile| pile.iter().rev().copied().collect()).collect();
        lead_by_halves(&turned, from_the_greatest)
    })
}
