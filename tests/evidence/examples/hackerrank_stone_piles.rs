//! Into any number of different piles, by play.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let games = Format::tests("T", 1..=TESTS, counted("N", 1..=N, int("a pile", 1..=MOST)));
    Problem::tests("hackerrank_stone_piles", Limits::UNKNOWN, games, || by_play(divided), ["ALICE", "BOB"])
        .inputs_of(50)
        .all([("N", 1), ("a pile", 20)])
        .all([("N", 2), ("a pile", 9)])
        .small("games-of-3-piles-of-up-to-7", || (1..=7).combinations_with_replacement(3).collect())
        .beyond("values: the mex of the XORs over all ways to divide a pile, one by one")
        // What Alice does to a pile, Bob does to its equal.
        .known("equal-piles", || {
            let games = (0..TESTS as u32).map(|index| vec![MOST - index; N]);
            (games.collect(), vec![false; TESTS])
        })
        .attacks("every size in as many piles as there may be")
        .worst("single-piles", by_algorithm(by_all_ways), || (1..=MOST).map(|pile| vec![pile]).collect())
        .attacks("whether each value is 0")
        .worst("two-piles-and-their-sum", by_algorithm(by_all_ways), || {
            (0..TESTS as u32).map(|index| vec![index % 10 + 1, index / 10 + 1, index % 10 + index / 10 + 1]).collect()
        })
        .attacks("three piles, of which one is as large as the other two")
        .worst("balanced", by_algorithm(by_all_ways), || {
            let mut random = seeded(1);
            (0..TESTS).map(|index| balanced(index % 2 == 1, &mut random)).collect()
        })
        .attacks("fifty piles of all sizes whose values cancel, and nearly so")
        .wrong_play("two-parts", || by_values(|pile, _| up_to(2, pile)), "eight-stones")
        .says("Divides a pile into exactly two; it may be more.")
        .wrong_play("up-to-three-parts", || by_values(|pile, _| up_to(3, pile)), "all")
        .says("Divides a pile into at most three; from ten stones on it may be four and more.")
        .wrong_play("equal-parts", || by_values(|pile, _| ways(pile, 0)), "all")
        .says("Lets parts be equal; no two of the new piles may be.")
        .wrong_play("different-from-all-piles", || by_play(different_from_all), "a-pile-that-lies-there")
        .says("Lets no new pile be equal to one that lies there; only the new ones must differ from each other.")
        .wrong(
            "four-less-from-five-on",
            |piles| by(piles, |pile| if pile > 4 { pile - 4 } else { u32::from(pile == 3) }),
            "all",
        )
        .says("Takes x − 4 from 5 stones on; this holds from 9 on, and 8 stones are worth 0.")
        .wrong("some-pile-is-won", |piles| piles.iter().any(|&pile| value(pile) != 0), "all-2")
        .says("Gives Alice every game with a pile that alone is won; two equal piles cancel.")
        .lemmas([lemma("values-up-to-60-are-those-of-the-header", values_up_to_60_are_those_of_the_header)])
        .main()
}

/// The largest number of tests, of piles, and of stones in one.
const TESTS: usize = 50;
const N: usize = 50;
const MOST: u32 = 50;

type Piles = Vec<u32>;

/// All ways to write a number as a sum of two or more, in rising order, each greater than the one before by at least
/// `gap`.
fn ways(stones: u32, gap: u32) -> Vec<Piles> {
    parts_from(1, stones, gap).into_iter().filter(|parts| parts.len() > 1).collect()
}

fn parts_from(least: u32, stones: u32, gap: u32) -> Vec<Piles> {
    if stones == 0 {
        return vec![vec![]];
    }
    let parts = (least..=stones).flat_map(|first| {
        let others = parts_from(first + gap, stones - first, gap).into_iter();
        others.map(move |others| [vec![first], others].concat())
    });
    parts.collect()
}

/// Divide a pile into two or more different piles, whatever else lies there.
fn divided(pile: u32, _: &[u32]) -> Vec<Piles> {
    ways(pile, 1)
}

/// Divide it into so many at most.
fn up_to(most: usize, pile: u32) -> Vec<Piles> {
    ways(pile, 1).into_iter().filter(|parts| parts.len() <= most).collect()
}

fn different_from_all(pile: u32, others: &[u32]) -> Vec<Piles> {
    ways(pile, 1).into_iter().filter(|parts| parts.iter().all(|part| !others.contains(part))).collect()
}

/// By play, where a pile beside others becomes one of these lists of piles.
fn by_play(parts: fn(u32, &[u32]) -> Vec<Piles>) -> impl FnMut(&Piles) -> bool {
    let moves = move |piles: &Piles| {
        let of_pile = |pile| {
            let others = board::gone(piles, &[pile]);
            let parts = parts(pile, &others).into_iter();
            parts.map(move |parts| others.iter().copied().chain(parts).sorted().collect())
        };
        piles.iter().copied().dedup().flat_map(of_pile).collect()
    };
    let mut play = Play::normal(moves)
        .board(|piles| board::heaps(piles.iter().copied()))
        .label(|before, after| board::exchanged(before, after));
    move |piles| play.value(&sorted(piles))
}

/// By the values of piles, each the mex over these ways to divide it.
fn by_values(ways: fn(u32, &[u32]) -> Vec<Piles>) -> impl FnMut(&Piles) -> bool {
    let values = values(MOST, ways);
    move |piles| xor(piles.iter().map(|&pile| values[pile as usize])) != 0
}

fn values(largest: u32, ways: fn(u32, &[u32]) -> Vec<Piles>) -> Vec<usize> {
    let mut values = vec![0];
    for pile in 1..=largest {
        let values_of = |parts: Piles| xor(parts.into_iter().map(|part| values[part as usize]));
        values.push(mex(ways(pile, &[]).into_iter().map(values_of)));
    }
    values
}

fn value(pile: u32) -> usize {
    static VALUES: LazyLock<Vec<usize>> = LazyLock::new(|| values(MOST, divided));
    VALUES[pile as usize]
}

fn by_all_ways(piles: &Piles) -> bool {
    xor(piles.iter().map(|&pile| value(pile))) != 0
}

/// By another value of a pile of so many stones.
fn by(piles: &Piles, value: fn(u32) -> u32) -> bool {
    xor(piles.iter().map(|&pile| value(pile))) != 0
}

/// The last pile makes the XOR of all values 0, or is of another value.
fn balanced(is_won: bool, random: &mut Pcg64) -> Piles {
    loop {
        let mut piles = (1..N).map(|_| random.random_range(1..=MOST)).collect_vec();
        let sum = xor(piles.iter().map(|&pile| value(pile)));
        if let Some(last) = (9..MOST).find(|&pile| value(pile) == sum) {
            piles.push(last + u32::from(is_won));
            return piles;
        }
    }
}

fn values_up_to_60_are_those_of_the_header() {
    let first = [0, 0, 0, 1, 0, 2, 3, 4, 0];
    let values = values(60, divided);
    assert_eq!(values[..9], first);
    assert!((9..=60).all(|pile| values[pile] == pile - 4));
}
