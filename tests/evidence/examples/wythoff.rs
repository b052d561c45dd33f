//! Wythoff's game by play.

use evidence::cases;
use evidence::prelude::*;
use evidence::rules::wythoff::moves;

fn main() -> ExitCode {
    Problem::new("wythoff", Limits::known(1000, 10), oracle, small)
        .played("all pairs of heaps up to 60")
        .worst(worst)
        .bounds(bounds)
        .ends_with_the_file()
        .wrong([
            wrong("f64-quotient", f64_quotient, "large-f64")
                .says("Divides by the golden ratio in f64, which is not exact for large heaps."),
            wrong("f64-product", f64_product, "large-f64")
                .says("Multiplies by the golden ratio in f64, which is not exact for large heaps."),
            wrong("without-both", |input| answers(input, |a, b| a != b), "all-pairs-up-to-60")
                .says("Forgets the moves that take from both heaps: Nim."),
            wrong("only-sorted-pairs", only_sorted_pairs, "all-pairs-up-to-60")
                .says("Takes the first heap for the smaller one."),
        ])
        .refused([("half-a-pair", "1 2\n3\n@", "an integer from 0 to 1000000000")])
        .main()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |a, b| play.value(&(a, b)))
}

/// A line for each pair, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(u64, u64) -> bool) -> String {
    cases::up_to_end(input, |tokens| Some(u8::from(wins(tokens.read(), tokens.read()))))
}

fn file(pairs: impl IntoIterator<Item = (u64, u64)>) -> String {
    pairs.into_iter().map(|(a, b)| format!("{a} {b}\n")).collect()
}

fn small() -> Vec<Small> {
    vec![Small::new("all-pairs-up-to-60", [file((0..=60).cartesian_product(0..=60))])]
}

const N: u64 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("a", 0, N, |a| format!("1 2\n@{a} 5\n")),
        Bound::integer("b", 0, N, |b| format!("1 2\n5 @{b}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, smaller: fn(&mut Pcg64) -> u64| {
        let input = move || {
            let mut random = seeded(1);
            let pairs = (0..100_000).map(|index| {
                let a = smaller(&mut random);
                // The heap that may make a lost pair, a neighbour of it, or one that is far away.
                let b = match index % 5 {
                    0..3 => shifted(a),
                    3 => shifted(a) + 1,
                    _ => N - a,
                };
                match index % 2 {
                    0 => (a, b),
                    _ => (b, a),
                }
            });
            file(pairs.collect_vec())
        };
        Worst::new(name, attacks, Known::ByAlgorithm(by_fibonacci), input)
    };
    vec![
        shape("random", "reading: 100 000 pairs of large heaps", |random| random.random_range(0..618_000_000)),
        shape("largest-lost-pairs", "the golden ratio to the last digit", |random| {
            random.random_range(617_900_000..618_000_000)
        }),
        shape("largest-differences", "5k² near the end of 63 bits, and small pairs", |random| {
            random.random_range(0..10)
        }),
    ]
}

/// The Fibonacci numbers 1, 2, 3, 5, … whose sum is `number`, as their places from the greatest down, no two of them
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
fn by_fibonacci(input: &str) -> String {
    answers(input, |a, b| {
        let (a, b) = (a.min(b), a.max(b));
        let (places, _) = fibonacci_sum(a);
        let is_first = places.last().is_none_or(|place| place % 2 == 0);
        !(is_first && b == shifted(a))
    })
}

const PHI: f64 = 1.618033988749895;

fn f64_quotient(input: &str) -> String {
    answers(input, |a, b| a.min(b) != (a.abs_diff(b) as f64 / (PHI - 1.0)) as u64)
}

fn f64_product(input: &str) -> String {
    answers(input, |a, b| a.min(b) != (a.abs_diff(b) as f64 * 1.6180339887) as u64)
}

fn only_sorted_pairs(input: &str) -> String {
    answers(input, |a, b| {
        let k = b.saturating_sub(a);
        a != (k + (5 * k * k).isqrt()) / 2
    })
}
