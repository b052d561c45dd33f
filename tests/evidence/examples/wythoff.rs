//! Wythoff's game by play.

use evidence::prelude::*;
use evidence::shared::wythoff::moves;

type Pair = (u64, u64);

fn main() -> ExitCode {
    let pairs = Format::to_end(row([int("a", 0..=N), int("b", 0..=N)]));
    Problem::tests("wythoff", Limits::known(1000, 10), pairs, oracle, |won: &bool| u8::from(*won).to_string())
        .promise_by("an input is one pair", |input| input.lines().map(|pair| format!("{pair}\n")).collect())
        .made_by(|judge| !["HDU", "POJ"].contains(&judge))
        .all([("a", 60), ("b", 60)])
        .worst("random", by_algorithm(by_fibonacci), || pairs_with(|random| random.random_range(0..618_000_000)))
        .attacks("reading: 100 000 pairs of large heaps")
        .worst("largest-lost-pairs", by_algorithm(by_fibonacci), || {
            pairs_with(|random| random.random_range(617_900_000..618_000_000))
        })
        .attacks("the golden ratio to the last digit")
        .worst("largest-differences", by_algorithm(by_fibonacci), || pairs_with(|random| random.random_range(0..10)))
        .attacks("5k² near the end of 63 bits, and small pairs")
        .wrong("f64-quotient", |&(a, b)| a.min(b) != (a.abs_diff(b) as f64 / (PHI - 1.0)) as u64, "large-f64")
        .says("Divides by the golden ratio in f64, which is not exact for large heaps.")
        .wrong("f64-product", |&(a, b)| a.min(b) != (a.abs_diff(b) as f64 * 1.6180339887) as u64, "large-f64")
        .says("Multiplies by the golden ratio in f64, which is not exact for large heaps.")
        .wrong("without-both", |(a, b)| a != b, "all")
        .says("Forgets the moves that take from both heaps: Nim.")
        .wrong("only-sorted-pairs", only_sorted_pairs, "all")
        .says("Takes the first heap for the smaller one.")
        .wrong("f64-with-all-digits", |&(a, b)| a.min(b) != (a.abs_diff(b) as f64 * PHI) as u64, "large-f64")
        .says("Multiplies by (1 + √5)/2 in f64: a product just below an integer is rounded up to it.")
        .refused([("half-a-pair", "1 2\n3\n@", "an integer from 0 to 1000000000")])
        .main()
}

const N: u64 = 1_000_000_000;

fn oracle() -> impl FnMut(&Pair) -> bool {
    let mut play = Play::normal(moves).board(|&(a, b)| board::heaps([a, b]));
    move |pair| play.value(pair)
}

/// Pairs of which `smaller` gives one heap, and the other is the one that may make a lost pair, a neighbour of it, or
/// one that is far away.
fn pairs_with(smaller: fn(&mut Pcg64) -> u64) -> Vec<Pair> {
    let mut random = seeded(1);
    let mut pair = |index| {
        let a = smaller(&mut random);
        let b = match index % 5 {
            0..3 => shifted(a),
            3 => shifted(a) + 1,
            _ => N - a,
        };
        if index % 2 == 0 { (a, b) } else { (b, a) }
    };
    (0..100_000).map(&mut pair).collect()
}

/// The Fibonacci numbers 1, 2, 3, 5, … whose sum is `number`, as their places from the largest down, no two of them
/// neighbours; and all that are needed.
fn fibonacci_sum(number: u64) -> (Vec<usize>, Vec<u64>) {
    let next = |&(a, b): &(u64, u64)| Some((b, a + b));
    let numbers = std::iter::successors(Some((1, 2)), next).map(|(a, _)| a);
    let numbers = numbers.take(50).collect_vec();
    let mut rest = number;
    let places = (0..numbers.len()).rev().filter(|&place| {
        let fits = numbers[place] <= rest;
        if fits {
            rest -= numbers[place];
        }
        fits
    });
    (places.collect(), numbers)
}

/// The number whose Fibonacci numbers are each the next of those of `number`.
fn shifted(number: u64) -> u64 {
    let (places, numbers) = fibonacci_sum(number);
    places.into_iter().map(|place| numbers[place + 1]).sum()
}

/// A pair is lost iff the smaller heap's least Fibonacci number is the first, the third, the fifth, …, and the larger
/// heap has the next of each of them; or both are empty.
fn by_fibonacci(&(a, b): &Pair) -> bool {
    let (a, b) = (a.min(b), a.max(b));
    let (places, _) = fibonacci_sum(a);
    let is_first = places.last().is_none_or(|place| place % 2 == 0);
    !(is_first && b == shifted(a))
}

const PHI: f64 = 1.618033988749895;

fn only_sorted_pairs(&(a, b): &Pair) -> bool {
    let k = b.saturating_sub(a);
    a != (k + (5 * k * k).isqrt()) / 2
}
