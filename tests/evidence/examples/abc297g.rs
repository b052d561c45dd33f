//! L to R stones from a heap, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let games = format::all([
        row([len("N", 1..=N), int("L", 1..=STONES), between("R", "L", STONES)]),
        row([list("N", int("a heap", 1..=STONES))]),
    ]);
    Problem::one("abc297g", Limits::known(2000, 1024), games, || by_play, ["First", "Second"])
        .all([("N", 1), ("L", 6), ("R", 6), ("a heap", 24)])
        .small("random-games-of-2-or-3-heaps-up-to-12-under-limits-up-to-6", random_games)
        .beyond("for worst inputs, heaps in pairs, and the values of all heaps, one after the other")
        // The second player answers t stones from one heap of a pair by t from the other. Where that is not possible,
        // the other heap has fewer than t stones, and the larger one at least L + R more: he takes L + R − t more from
        // this one. A pair of heaps stays one whose numbers differ by a multiple of L + R. Heaps below L are dead, and
        // a heap of L to 2L − 1 is gone after one move, so that the first player begins with that one.
        .known("pairs", || (pairs(2, 999_999_936, 1), false))
        .attacks("reading, and large remainders")
        .known("pairs-under-small-limits", || (pairs(2, 15, 1), false))
        .attacks("reading, and small remainders")
        .known("pairs-and-a-heap", || (pairs(5, 999_999_000, 9), true))
        .attacks("large quotients, and one value that counts")
        .known("the-greatest-limits", || (((STONES, STONES), [vec![STONES - 1; N - 1], vec![STONES]].concat()), true))
        .attacks("the largest period, in which all heaps but one are dead")
        .worst("heaps-of-a-table", by_algorithm(by_table), || {
            let mut random = seeded(4);
            ((131, 7000), (0..N).map(|_| random.random_range(1..=TABLE)).collect())
        })
        .attacks("values that a table of all heaps shows to be right")
        .wrong("the-period-R-plus-1", |game| wins_by(game, |heap, least, most| heap % (most + 1) / least), "all")
        .says("Takes the period R + 1, which is right where a single stone may be taken.")
        .wrong(
            "remainders-without-division",
            |game| wins_by(game, |heap, least, most| heap % (least + most)),
            "random-games-of-2-or-3-heaps-up-to-12-under-limits-up-to-6",
        )
        .says("Forgets that L numbers of stones have the same value.")
        .wrong(
            "quotients-modulo-a-quotient",
            |game| wins_by(game, |heap, least, most| heap / least % (most / least + 1)),
            "all",
        )
        .says("Counts heaps and moves in units of L stones.")
        .wrong(
            "parity-of-the-won-heaps",
            |game| wins_by(game, |heap, least, most| usize::from(heap % (least + most) >= least)),
            "random-games-of-2-or-3-heaps-up-to-12-under-limits-up-to-6",
        )
        .says("Takes the XOR of heaps that are won or lost.")
        .unplayed([("sample-3", "seven heaps of up to 70")])
        .main()
}

/// The largest number of heaps, and of stones in a heap or a move.
const N: usize = 200_000;
const STONES: usize = 1_000_000_000;

/// L and R, and the heaps.
type Game = ((usize, usize), Vec<usize>);

fn by_play(((least, most), heaps): &Game) -> bool {
    let left = |&heap: &usize| (*least..=heap.min(*most)).map(|taken| heap - taken).collect();
    let mut play = Play::normal(|heaps: &Vec<usize>| in_one(heaps, left))
        .board(|heaps| board::heaps(heaps.iter().copied()))
        .alike(|heaps| sorted(heaps));
    play.value(heaps)
}

fn random_games() -> Vec<Game> {
    let mut random = seeded(1);
    let mut game = |_| {
        let most = random.random_range(1..=6);
        let least = random.random_range(1..=most.min(3));
        let mut heap = |_| random.random_range(1..=12_usize);
        let mut heaps = (0..2).map(&mut heap).collect_vec();
        // A third heap of the same value as the two together makes lost games common.
        heaps.extend((heap(0) % 2 == 0).then(|| heaps[0].abs_diff(heaps[1]).max(1)));
        ((least, most), heaps)
    };
    (0..900).map(&mut game).collect()
}

/// Pairs of heaps that differ by multiples of L + R, a heap of 1 and `another`.
fn pairs(least: usize, most: usize, another: usize) -> Game {
    let mut random = seeded(least as u64);
    let mut heaps = vec![];
    while heaps.len() < N - 2 {
        let heap = random.random_range(1..=STONES);
        let fewer = random.random_range(0..=(heap - 1) / (least + most));
        heaps.extend([heap, heap - fewer * (least + most)]);
    }
    heaps.extend([1, another]);
    ((least, most), heaps)
}

/// The largest heap of the table.
const TABLE: usize = 1_000_000;

/// Finds the mex for each heap, from the last heap L stones below or more that has a value.
fn by_table(((least, most), heaps): &Game) -> bool {
    let largest = heaps.iter().copied().max().expect("a heap");
    let mut values = vec![0; largest + 1];
    let mut last: Vec<Option<usize>> = vec![None; largest / least + 2];
    for heap in *least..=largest {
        last[values[heap - least]] = Some(heap - least);
        let is_successor = |&value: &usize| last[value].is_some_and(|smaller| smaller + most >= heap);
        values[heap] = (0..).take_while(is_successor).count();
    }
    xor(heaps.iter().map(|&heap| values[heap])) != 0
}

fn wins_by(&((least, most), ref heaps): &Game, value: impl Fn(usize, usize, usize) -> usize) -> bool {
    xor(heaps.iter().map(|&heap| value(heap, least, most))) != 0
}
