//! Not from the heap just used, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let games = Format::tests("t", 1..=GAMES, counted("n", 1..=N, int("a heap", 1..=STONES)));
    Problem::tests("cf1396b", Limits::known(1000, 256), games, oracle, ["T", "HL"])
        .all([("n", 2), ("a heap", 12)])
        .all([("n", 3), ("a heap", 6)])
        .all([("n", 4), ("a heap", 4)])
        .small("random-games-of-3-to-6-heaps-with-about-half-of-up-to-21-stones-in-one", near_half)
        .beyond("for worst inputs, games in which both take from the largest heap that they may")
        .worst("many-heaps", by_algorithm(from_the_greatest), || random_games(2, N, N))
        .attacks("the most numbers")
        .worst("few-heaps", by_algorithm(from_the_greatest), || random_games(3, 2, 4))
        .attacks("games near the border between a majority and none")
        // Of each two heaps HL takes from the one when T has taken from the other.
        .known("equal-heaps", || (vec![vec![STONES; N]; GAMES], vec![false; GAMES]))
        .attacks("the largest sums")
        .wrong("parity-alone", |heaps| sum(heaps) % 2 == 1, "one-heap")
        .says("Forgets that one heap may have more than all others together.")
        .wrong(
            "half-is-enough",
            |heaps| sum(heaps) % 2 == 1 || heaps.iter().any(|heap| 2 * heap >= sum(heaps)),
            "just-half",
        )
        .says("Takes a heap with just half of all stones for a majority; then HL can use up the others.")
        .wrong("nim", |heaps| xor(heaps.iter().copied()) != 0, "all-2")
        .says("Plays Nim; a move takes a single stone, and not from the heap just used.")
        .wrong("bars-his-own-heap", bars_his_own, "all")
        .says("Bars a player from the heap that he himself used last, not from his opponent's.")
        .main()
}

/// The largest number of games, of heaps, and of stones in one.
const GAMES: usize = 100;
const N: usize = 100;
const STONES: u32 = 100;

fn sum(heaps: &[u32]) -> u32 {
    heaps.iter().sum()
}

/// The heaps in rising order, and the size of the one that is barred, if any.
type Position = (Vec<u32>, Option<u32>);

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves)
        .board(|(heaps, barred)| {
            let barred = barred.filter(|&heap| heap > 0).map_or("none".to_owned(), |heap| format!("one of {heap}"));
            board::heaps(heaps.iter().copied()).and(board::numbers([("barred heap:", barred)]))
        })
        .alike(|(heaps, barred)| (sorted(heaps), *barred));
    move |heaps| play.value(&(heaps.clone(), None))
}

/// Take a stone from any heap but the one that is barred. Of equal heaps it does not matter which is barred.
fn moves((heaps, barred): &Position) -> Vec<Position> {
    let barred = barred.and_then(|barred| heaps.iter().position(|&heap| heap == barred));
    let after = |heap: usize| {
        let mut next = heaps.clone();
        next[heap] -= 1;
        let left = next[heap];
        (next, Some(left))
    };
    (0..heaps.len()).filter(|&heap| Some(heap) != barred && heaps[heap] > 0).map(after).collect()
}

/// One heap has about as many stones as all others.
fn near_half() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut game = |_| {
        let mut heaps = (0..random.random_range(2..=5)).map(|_| random.random_range(1..=2)).collect_vec();
        let great = sum(&heaps) + random.random_range(0..=3);
        heaps.push(great.max(3) - 2);
        heaps
    };
    (0..300).map(&mut game).collect()
}

fn random_games(seed: u64, least: usize, most: usize) -> Vec<Vec<u32>> {
    let mut random = seeded(seed);
    let mut game = |_| {
        let n = random.random_range(least..=most);
        (0..n).map(|_| random.random_range(1..=STONES)).collect()
    };
    (0..GAMES).map(&mut game).collect()
}

/// The game in which both always take from a largest heap that they may.
fn from_the_greatest(heaps: &Vec<u32>) -> bool {
    let mut heaps = heaps.clone();
    let (mut barred, mut turn) = (None, 0);
    loop {
        let open = (0..heaps.len()).filter(|&heap| Some(heap) != barred && heaps[heap] > 0);
        let Some(heap) = open.max_by_key(|&heap| heaps[heap]) else {
            return turn % 2 == 1;
        };
        heaps[heap] -= 1;
        (barred, turn) = (Some(heap), turn + 1);
    }
}

/// Positions hold the heaps that the player to move and his opponent used last.
fn bars_his_own(heaps: &Vec<u32>) -> bool {
    type Position = (Vec<u32>, Option<usize>, Option<usize>);
    let mut play = Play::normal(|(heaps, mine, other): &Position| {
        let after = |heap: usize| {
            let mut next = heaps.clone();
            next[heap] -= 1;
            (next, *other, Some(heap))
        };
        (0..heaps.len()).filter(|&heap| Some(heap) != *mine && heaps[heap] > 0).map(after).collect()
    });
    play.value(&(heaps.clone(), None, None))
}
