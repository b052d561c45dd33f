//! Pairs of heaps, of which one is removed and the other divided, by play.

use evidence::lists::all;
use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let heaps = counted("N", 2..=N, int("a heap", 1..=LARGEST));
    let heaps = heaps.such("an even number of heaps", |heaps: Vec<u32>| heaps.len() % 2 == 0);
    let tests = Format::tests("T", 1..=T, heaps);
    Problem::tests("p2148", Limits::known(10_000, 162), tests, oracle, ["YES", "NO"])
        .small("pairs-up-to-64", || all(2, 1..=64))
        .small("lists-of-two-pairs-up-to-9", || all(4, 1..=9))
        .small("lists-of-2-3-and-4-pairs-up-to-16-8-and-6", several_pairs)
        .known("equal-pairs", || (equal_pairs(), [false, true].repeat(T / 2)))
        .attacks("reading: 400 000 large heaps")
        .worst("low-ones", by_same_idea(by_halves), || {
            let mut random = seeded(2);
            let mut heap = |_| {
                let low = (1_u32 << random.random_range(0..31)) - 1;
                let above = random.random_range(0..LARGEST) & !low;
                1 + (above | low).min(LARGEST - 1)
            };
            (0..T).map(|_| (0..N).map(&mut heap).collect()).collect()
        })
        .attacks("heaps just above powers of two, where values are high")
        .worst("one-pair-of-each-value", by_same_idea(by_halves), || {
            let heap = |bits: usize| [1 << bits, (1 << bits) - 1].map(|other: u32| vec![1 << bits, other.max(1)]);
            (11..=30).step_by(2).flat_map(heap).collect()
        })
        .attacks("single pairs, where nothing hides a wrong value")
        .wrong("or-of-the-sizes", |heaps| by_values(heaps, |a, b| (a | b).trailing_ones()), "pairs-up-to-64")
        .says("Forgets to subtract 1 from each heap.")
        .wrong("and-for-or", |heaps| by_values(heaps, |a, b| ((a - 1) & (b - 1)).trailing_ones()), "pairs-up-to-64")
        .says("Wants each one in both heaps; a move divides either of them.")
        .wrong(
            "each-heap-on-its-own",
            |heaps| by_values(heaps, |a, b| (a - 1).trailing_ones().max((b - 1).trailing_ones())),
            "lists-of-2-3-and-4-pairs-up-to-16-8-and-6",
        )
        .says("Takes the larger of the two numbers of low ones; the bits of both count together.")
        .wrong("some-even-heap", |heaps| heaps.iter().any(|heap| heap % 2 == 0), "lists-of-two-pairs-up-to-9")
        .says("Wins with some even heap, which is right for a single pair.")
        .wrong(
            "heaps-without-pairs",
            |heaps| by_values(heaps, |a, b| (a - 1).trailing_ones() ^ (b - 1).trailing_ones()),
            "pairs-up-to-64",
        )
        .says("Gives each heap a value of its own; but a move changes both heaps of a pair.")
        .refused([("an-odd-number", "1\n@3\n1 2 1\n", "an even number of heaps")])
        .main()
}

/// The largest numbers of tests and of heaps, and the largest heap.
const T: usize = 20;
const N: usize = 20_000;
const LARGEST: u32 = 2_000_000_000;

type Pair = (u32, u32);

/// Remove one heap of a pair, and divide the other.
fn moves(pairs: &Vec<Pair>) -> Vec<Vec<Pair>> {
    let divided = |heap: u32| (1..=heap / 2).map(move |part| (part, heap - part));
    in_one(pairs, |&(a, b)| divided(a).chain(divided(b)).collect())
}

/// The order in a pair and that of the pairs do not matter.
fn normal(pairs: &Vec<Pair>) -> Vec<Pair> {
    pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))).sorted().collect()
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let shown = |pairs: &Vec<Pair>| board::grid(pairs.iter().map(|(a, b)| [a, b]));
    let mut play = Play::normal(moves).alike(normal).board(shown).label(|before, after| {
        let row = (0..before.len()).find(|&row| before[row] != after[row]).unwrap_or(0);
        let ((a, b), (c, d)) = (before[row], after[row]);
        format!("row {}: {a} and {b} → {c} and {d}", row + 1)
    });
    move |heaps| play.value(&pairs(heaps))
}

fn pairs(heaps: &[u32]) -> Vec<Pair> {
    heaps.iter().copied().tuples().collect()
}

/// Heaps of one more than many low ones: there values are high.
fn several_pairs() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut list = |round: usize| {
        let (heaps, bits, low): (_, u32, [u32; 3]) =
            [(4, 15, [0, 7, 15]), (6, 7, [0, 3, 7]), (8, 5, [0, 1, 3])][round % 3];
        let mut heap = |_| 1 + (random.random_range(0..=bits) | low[random.random_range(0..3)]).min(bits);
        (0..heaps).map(&mut heap).collect()
    };
    (0..300).map(&mut list).collect()
}

/// Pairs that are equal two by two, where the second player copies each move; in every other test two of them are
/// exchanged for (2, 1999999999) and (1, 1). There the first player divides the 2, which leaves two times (1, 1),
/// without a move, and is the second from then on.
fn equal_pairs() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut test = |index: usize| {
        let half = (0..N / 4).map(|_| [random.random_range(1..=LARGEST), random.random_range(1..=LARGEST)]);
        let mut pairs = half.flat_map(|[a, b]| [[a, b], [b, a]]).collect_vec();
        if index % 2 == 1 {
            (pairs[0], pairs[1]) = ([2, LARGEST - 1], [1, 1]);
        }
        pairs.shuffle(&mut random);
        pairs.concat()
    };
    (0..T).map(&mut test).collect()
}

/// A pair of odd heaps is worth 0, any other pair one more than the pair of halves, rounded up. For heaps of 31 bits
/// nothing else is known than that law of bits.
fn by_halves(heaps: &Vec<u32>) -> bool {
    fn value(a: u32, b: u32) -> u32 {
        if a % 2 == 1 && b % 2 == 1 { 0 } else { 1 + value(a.div_ceil(2), b.div_ceil(2)) }
    }
    by_values(heaps, value)
}

fn by_values(heaps: &[u32], value: fn(u32, u32) -> u32) -> bool {
    xor(pairs(heaps).into_iter().map(|(a, b)| value(a, b))) != 0
}
