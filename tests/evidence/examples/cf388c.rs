//! Cards from the tops and from the bottoms of piles, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let pile = row([len("s", 1..=SIZE), list("s", int("a card", 1..=CARD))]);
    let piles = format::all([row([len("n", 1..=N)]), list("n", pile)]);
    Problem::one("cf388c", Limits::known(1000, 256), piles, || by_play, |sums: &[i64; 2]| joined(sums))
        .small("random-sets-of-up-to-4-piles-of-up-to-5-cards-up-to-9", random_sets)
        .small(ALL, || {
            let piles = (1..=3).flat_map(|size| (0..size).map(|_| [1, 2, 4]).multi_cartesian_product()).collect_vec();
            (1..=3).flat_map(|n| piles.iter().cloned().combinations_with_replacement(n)).collect()
        })
        .beyond("for worst inputs, piles in which both can keep level, and middle cards taken one by one")
        .known("even-piles", || {
            // Jiro always answers in the same pile, and gets its lower half. Ciel takes from the pile from which Jiro
            // has taken more than she has, if there is one; so she gets the upper half of every pile.
            let piles = random_piles(SIZE);
            let halves = [0, SIZE / 2].map(|from| piles.iter().flat_map(|pile| &pile[from..][..SIZE / 2]).sum());
            (piles, halves)
        })
        .attacks("the most cards")
        .known("equal-cards", || (vec![vec![CARD; SIZE]; N], [(N * SIZE / 2) as i64 * CARD; 2]))
        .attacks("the largest sums")
        .known("single-cards", || {
            // What is taken does not open anything: the cards go by falling numbers.
            let cards = random_pile(N, CARD, &mut seeded(1));
            let sorted = cards.iter().sorted().rev().collect_vec();
            let sums = [0, 1].map(|first| sorted.iter().skip(first).step_by(2).copied().sum());
            (cards.into_iter().map(|card| vec![card]).collect(), sums)
        })
        .attacks("as many middle cards as there are piles")
        .worst("odd-piles", by_same_idea(published), || random_piles(SIZE - 1))
        .attacks("middle cards deep in the piles")
        .wrong("the-greatest-in-sight", the_greatest_in_sight, "a-great-card-behind-a-small-one")
        .says("Takes the largest card in sight; taking it may lay a larger one open to the other player.")
        .wrong("middle-cards-in-the-order-of-input", |piles| by_halves(piles, in_turn), ALL)
        .says("Gives the middle cards in the order of the input; the largest one goes first, out of all piles.")
        .wrong("middle-cards-all-to-the-first", |piles| by_halves(piles, |all| all.iter().sum()), "three-middle-cards")
        .says("Gives Ciel all middle cards; they are taken in turn.")
        .wrong(
            "read-from-the-bottom",
            |piles| published(&piles.iter().map(|pile| pile.iter().rev().copied().collect()).collect()),
            ALL,
        )
        .says("Reads a pile from the bottom to the top; it is given from the top.")
        .wrong(
            "middle-cards-from-the-smallest",
            |piles| by_halves(piles, |cards| in_turn(cards.into_iter().sorted().collect())),
            ALL,
        )
        .says("Gives the middle cards from the smallest to the largest; each player takes the largest that is left.")
        .main()
}

const ALL: &str = "sets-of-up-to-3-piles-of-up-to-3-cards-1-2-or-4";

/// The largest number of piles, the largest size of a pile, and the largest number.
const N: usize = 100;
const SIZE: usize = 100;
const CARD: i64 = 1000;

/// From the top to the bottom.
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

/// What Ciel and Jiro get. A player who takes a card leaves it to the other how much he gets, and gets the rest.
fn by_play(piles: &Piles) -> [i64; 2] {
    let positions: usize = piles.iter().map(|pile| (pile.len() + 1) * (pile.len() + 2) / 2).product();
    assert!(positions <= 100_000, "too many cards to play out");
    let moves = |(piles, is_ciel): &(Piles, bool)| {
        takings(piles, *is_ciel).into_iter().map(|(_, rest)| (rest, !is_ciel)).collect()
    };
    let play = Play::new(moves, |(piles, is_ciel), sums: &[[i64; 2]]| {
        let all = piles.iter().flatten().sum::<i64>();
        match is_ciel {
            true => sums.iter().map(|sums| sums[1]).min().map_or([0, 0], |jiro| [all - jiro, jiro]),
            false => sums.iter().map(|sums| sums[0]).min().map_or([0, 0], |ciel| [ciel, all - ciel]),
        }
    });
    let play = play.board(|(piles, _)| board::grid(piles).and(board::text("the left end is the top"))).label(
        |(piles, is_ciel), (rest, _)| {
            let pile = (0..piles.len()).find(|&pile| piles[pile] != rest[pile]).expect("a move");
            let place = if *is_ciel { 0 } else { rest[pile].len() };
            format!("{} of pile {}", piles[pile][place], pile + 1)
        },
    );
    let play = play.worded(|&sums| totals(sums, ["Ciel", "Jiro"]));
    let mut play = play.mover(|(_, is_ciel)| if *is_ciel { "Ciel" } else { "Jiro" });
    play.value(&(piles.clone(), true))
}

fn random_sets() -> Vec<Piles> {
    let mut random = seeded(1);
    let mut set = |index| {
        let n = random.random_range(1..=4);
        let pile = |_| {
            // Half of them have odd piles only.
            let half = random.random_range(0..=if n == 4 { 1 } else { 2 });
            let size = 2 * half + if index % 2 == 0 { 1 } else { random.random_range(0..=1_usize) };
            random_pile(size.max(1), 9, &mut random)
        };
        (0..n).map(pile).collect()
    };
    (0..600).map(&mut set).collect()
}

fn random_pile(size: usize, greatest: i64, random: &mut Pcg64) -> Vec<i64> {
    (0..size).map(|_| random.random_range(1..=greatest)).collect()
}

fn random_piles(size: usize) -> Piles {
    let mut random = seeded(size as u64);
    (0..N).map(|_| random_pile(size, CARD, &mut random)).collect()
}

/// The two sums, by what the first exceeds the second.
fn sums(piles: &Piles, lead: i64) -> [i64; 2] {
    let all = piles.iter().flatten().sum::<i64>();
    [all + lead, all - lead].map(|sum| sum / 2)
}

/// The published way: halves, and then the middle cards one by one, from the largest on. Nothing else is known for
/// large piles of odd size but that they come down to their middle cards.
fn published(piles: &Piles) -> [i64; 2] {
    by_halves(piles, |cards| in_turn(cards.into_iter().sorted().rev().collect()))
}

/// By the halves, where `middle` says by what Ciel leads with the middle cards.
fn by_halves(piles: &Piles, middle: fn(Vec<i64>) -> i64) -> [i64; 2] {
    let halves = piles.iter().map(|pile| {
        let half = pile.len() / 2;
        pile[..half].iter().sum::<i64>() - pile[pile.len() - half..].iter().sum::<i64>()
    });
    let odd = piles.iter().filter(|pile| pile.len() % 2 == 1);
    sums(piles, halves.sum::<i64>() + middle(odd.map(|pile| pile[pile.len() / 2]).collect()))
}

fn in_turn(cards: Vec<i64>) -> i64 {
    cards.into_iter().rev().fold(0, |lead, card| card - lead)
}

fn the_greatest_in_sight(start: &Piles) -> [i64; 2] {
    let (mut piles, mut lead, mut is_ciel) = (start.clone(), 0, true);
    while let Some((card, rest)) = takings(&piles, is_ciel).into_iter().max_by_key(|taking| taking.0) {
        lead += if is_ciel { card } else { -card };
        (piles, is_ciel) = (rest, !is_ciel);
    }
    sums(start, lead)
}
