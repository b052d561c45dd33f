//! Not from the heap just used, by play.

use evidence::lists::{self, file};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf1396b", Limits::known(1000, 256), oracle, small)
        .played(
            "all games up to 2 heaps of up to 12, 3 of up to 6, 4 of up to 4, 300 of 3 to 6 \
             heaps with about half of up to 21 stones in one",
        )
        .beyond("for worst inputs, games in which both take from the greatest heap that they may")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("parity-alone", |input| answers(input, |heaps| sum(&heaps) % 2 == 1), "one-heap")
                .says("Forgets that one heap may have more than all others together."),
            wrong("half-is-enough", half_is_enough, "just-half")
                .says("Takes a heap with just half of all stones for a majority; then HL can use up the others."),
            wrong("nim", |input| answers(input, |heaps| xor(heaps) != 0), "all-games-up-to-4-heaps")
                .says("Plays Nim; a move takes a single stone, and not from the heap just used."),
            wrong("bars-his-own-heap", bars_his_own, "all-games-up-to-4-heaps")
                .says("Bars a player from the heap that he himself used last, not from his opponent's."),
        ])
        .main()
}

/// The heaps in rising order, and the size of the one that is barred, if any.
type Position = (Vec<u32>, Option<u32>);

/// Take a stone from any heap but the one that is barred. Of equal heaps it does not matter which is barred.
fn moves((heaps, barred): &Position) -> Vec<Position> {
    let barred = barred.and_then(|barred| heaps.iter().position(|&heap| heap == barred));
    let after = |heap: usize| {
        let mut next = heaps.clone();
        next[heap] -= 1;
        let left = next[heap];
        next.sort_unstable();
        (next, Some(left))
    };
    (0..heaps.len()).filter(|&heap| Some(heap) != barred && heaps[heap] > 0).map(after).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&(heaps.into_iter().sorted().collect(), None)))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["T", "HL"], wins)
}

fn small() -> Vec<Small> {
    let all =
        [(1, 12), (2, 12), (3, 6), (4, 4)].into_iter().flat_map(|(n, most)| lists::all(n, 1..=most)).collect_vec();
    let mut random = seeded(1);
    let mut near_half = |_| {
        let mut heaps = (0..random.random_range(2..=5)).map(|_| random.random_range(1..=2)).collect_vec();
        // One heap has about as many stones as all others.
        let great = sum(&heaps) + random.random_range(0..=3);
        heaps.push(great.max(3) - 2);
        heaps
    };
    let near_half = (0..300).map(&mut near_half).collect_vec();
    vec![
        Small::new("all-games-up-to-4-heaps", all.chunks(50).map(file)),
        Small::new("random-games-with-about-half-in-one-heap", near_half.chunks(50).map(file)),
    ]
}

fn sum(heaps: &[u32]) -> u32 {
    heaps.iter().sum()
}

/// The greatest number of games, of heaps, and of stones in one.
const GAMES: usize = 100;
const N: usize = 100;
const STONES: u32 = 100;

fn bounds() -> Vec<Bound> {
    lists::bounds(1..=GAMES, 1..=N, 1..=STONES)
}

fn worst() -> Vec<Worst> {
    let games = |seed, least: usize, most: usize| {
        move || {
            let mut random = seeded(seed);
            let game = |_| {
                let n = random.random_range(least..=most);
                (0..n).map(|_| random.random_range(1..=STONES)).collect_vec()
            };
            file(&(0..GAMES).map(game).collect_vec())
        }
    };
    vec![
        Worst::new("many-heaps", "the most numbers", Known::ByAlgorithm(from_the_greatest), games(2, N, N)),
        Worst::new(
            "few-heaps",
            "games near the border between a majority and none",
            Known::ByAlgorithm(from_the_greatest),
            games(3, 2, 4),
        ),
        Worst::known("equal-heaps", "the greatest sums", || {
            // Of each two heaps HL takes from the one when T has taken from the other.
            (file(&vec![vec![STONES; N]; GAMES]), "HL\n".repeat(GAMES))
        }),
    ]
}

/// The game in which both always take from a greatest heap that they may.
fn from_the_greatest(input: &str) -> String {
    answers(input, |mut heaps| {
        let mut barred = None;
        for turn in 0.. {
            let heap = (0..heaps.len())
                .filter(|&heap| Some(heap) != barred && heaps[heap] > 0)
                .max_by_key(|&heap| heaps[heap]);
            let Some(heap) = heap else {
                return turn % 2 == 1;
            };
            heaps[heap] -= 1;
            barred = Some(heap);
        }
        unreachable!("the stones are used up")
    })
}

fn half_is_enough(input: &str) -> String {
    answers(input, |heaps| sum(&heaps) % 2 == 1 || heaps.iter().any(|heap| 2 * heap >= sum(&heaps)))
}

/// Positions hold the heaps that the player to move and his opponent used last.
fn bars_his_own(input: &str) -> String {
    type Position = (Vec<u32>, Option<usize>, Option<usize>);
    let mut play = Play::normal(|(heaps, mine, other): &Position| {
        let after = |heap: usize| {
            let mut next = heaps.clone();
            next[heap] -= 1;
            (next, *other, Some(heap))
        };
        (0..heaps.len()).filter(|&heap| Some(heap) != *mine && heaps[heap] > 0).map(after).collect()
    });
    answers(input, |heaps| play.value(&(heaps, None, None)))
}
