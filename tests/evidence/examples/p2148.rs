//! Pairs of heaps, of which one is removed and the other divided, by play.

use evidence::lists::{self, file};
use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    Problem::new("p2148", Limits::known(10_000, 162), oracle, small)
        .played("all pairs up to 64, two pairs up to 9, 300 lists of 2 to 4 pairs up to 16, 8 and 6")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("or-of-the-sizes", |input| by_values(input, |a, b| (a | b).trailing_ones()), "one-pair-up-to-64")
                .says("Forgets to subtract 1 from each heap."),
            wrong("and-for-or", and_for_or, "one-pair-up-to-64")
                .says("Wants each one in both heaps; a move divides either of them."),
            wrong("each-heap-on-its-own", each_heap, "two-to-four-pairs")
                .says("Takes the greater of the two numbers of low ones; the bits of both count together."),
            wrong("some-even-heap", some_even_heap, "two-pairs-up-to-9")
                .says("Wins with some even heap, which is right for a single pair."),
            wrong("heaps-without-pairs", without_pairs, "one-pair-up-to-64")
                .says("Gives each heap a value of its own; but a move changes both heaps of a pair."),
        ])
        .refused([("an-odd-number", "1\n@3\n1 2 1\n", "an even number of heaps")])
        .main()
}

type Pair = (u32, u32);

/// Remove one heap of a pair, and divide the other. The order in a pair and that of the pairs do not matter: both are
/// sorted.
fn moves(pairs: &Vec<Pair>) -> Vec<Vec<Pair>> {
    let divided = |heap: u32| (1..=heap / 2).map(move |part| (part, heap - part));
    let successors = in_one(pairs, |&(a, b)| divided(a).chain(divided(b)).collect());
    successors.into_iter().map(normal).collect()
}

fn normal(pairs: Vec<Pair>) -> Vec<Pair> {
    pairs.into_iter().map(|(a, b)| (a.min(b), a.max(b))).sorted().collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |pairs| play.value(&normal(pairs)))
}

/// A line for each test, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(Vec<Pair>) -> bool) -> String {
    lists::answers(input, ["YES", "NO"], |heaps| wins(heaps.chunks(2).map(|pair| (pair[0], pair[1])).collect()))
}

fn small() -> Vec<Small> {
    let mut random = seeded(1);
    // Heaps of one more than many low ones: there values are high.
    let several = (0..300)
        .map(|round| {
            let (heaps, bits, low) = [(4, 15, [0, 7, 15]), (6, 7, [0, 3, 7]), (8, 5, [0, 1, 3])][round % 3];
            let mut heap = |_| 1 + (random.random_range(0..=bits) | low[random.random_range(0..3)]).min(bits);
            (0..heaps).map(&mut heap).collect_vec()
        })
        .collect_vec();
    vec![
        Small::new("one-pair-up-to-64", lists::all(2, 1..=64).chunks(20).map(file)),
        Small::new("two-pairs-up-to-9", lists::all(4, 1..=9).chunks(20).map(file)),
        Small::new("two-to-four-pairs", several.chunks(20).map(file)),
    ]
}

/// The greatest numbers of tests and of heaps, and the largest heap.
const T: usize = 20;
const N: usize = 20_000;
const LARGEST: u32 = 2_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("T", 1, T, |tests| format!("@{tests}\n{}", "2\n5 7\n".repeat(tests))),
        Bound::saying("N", 2, N, "an integer from 2 to 20000", |n| format!("1\n@{n}\n{}\n", repeated("5 ", n))),
        Bound::integer("a heap", 1, LARGEST, |heap| format!("1\n4\n5 @{heap} 7 9\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::known("equal-pairs", "reading: 400 000 large heaps", || {
            (file(&equal_pairs()), "NO\nYES\n".repeat(T / 2))
        }),
        Worst::new(
            "low-ones",
            "heaps just above powers of two, where values are high",
            Known::BySameIdea(by_halves),
            || {
                let mut random = seeded(2);
                let mut heap = |_| {
                    let low = (1_u32 << random.random_range(0..31)) - 1;
                    let above = random.random_range(0..LARGEST) & !low;
                    1 + (above | low).min(LARGEST - 1)
                };
                file(&(0..T).map(|_| (0..N).map(&mut heap).collect()).collect_vec())
            },
        ),
        Worst::new(
            "one-pair-of-each-value",
            "single pairs, where nothing hides a wrong value",
            Known::BySameIdea(by_halves),
            || {
                let heap = |bits: usize| [1 << bits, (1 << bits) - 1].map(|other: u32| vec![1 << bits, other.max(1)]);
                file(&(11..=30).step_by(2).flat_map(heap).collect_vec())
            },
        ),
    ]
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
fn by_halves(input: &str) -> String {
    fn value(a: u32, b: u32) -> u32 {
        if a % 2 == 1 && b % 2 == 1 { 0 } else { 1 + value(a.div_ceil(2), b.div_ceil(2)) }
    }
    by_values(input, value)
}

fn by_values(input: &str, value: fn(u32, u32) -> u32) -> String {
    answers(input, |pairs| xor(pairs.into_iter().map(|(a, b)| value(a, b))) != 0)
}

fn and_for_or(input: &str) -> String {
    by_values(input, |a, b| ((a - 1) & (b - 1)).trailing_ones())
}

fn each_heap(input: &str) -> String {
    by_values(input, |a, b| (a - 1).trailing_ones().max((b - 1).trailing_ones()))
}

fn without_pairs(input: &str) -> String {
    by_values(input, |a, b| (a - 1).trailing_ones() ^ (b - 1).trailing_ones())
}

fn some_even_heap(input: &str) -> String {
    answers(input, |pairs| pairs.into_iter().any(|(a, b)| a % 2 == 0 || b % 2 == 0))
}
