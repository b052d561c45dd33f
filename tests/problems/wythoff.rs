//! Wythoff's game by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "wythoff",
        limits: Limits::known(1000, 10),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "f64-quotient",
                answer: f64_quotient,
                rejected_by: "large-f64",
            },
            Wrong {
                name: "f64-product",
                answer: f64_product,
                rejected_by: "large-f64",
            },
            Wrong {
                name: "without-both",
                answer: without_both,
                rejected_by: "all-pairs-up-to-60",
            },
            Wrong {
                name: "only-sorted-pairs",
                answer: only_sorted_pairs,
                rejected_by: "all-pairs-up-to-60",
            },
        ],
        refused: &[
            Refused {
                name: "half-a-pair",
                input: "1 2\n3\n",
                error: "line 3, column 1: expected an integer from 0 to 1000000000, found the end of the input",
            },
            Refused {
                name: "a-heap-too-large",
                input: "1 1000000001\n",
                error: r#"line 1, column 3: expected an integer from 0 to 1000000000, found "1000000001""#,
            },
        ],
        end: End::OfFile,
        ..Problem::default()
    }
}

/// Take any positive number from one heap, or the same from both.
fn moves(&(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
    let both = (1..=a.min(b)).map(|taken| (a - taken, b - taken));
    (0..a)
        .map(|left| (left, b))
        .chain((0..b).map(|left| (a, left)))
        .chain(both)
        .collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |a, b| play.value(&(a, b)))
}

/// A line for each pair, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(u64, u64) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let mut lines = String::new();
    while !tokens.is_empty() {
        let won = wins(tokens.read(), tokens.read());
        lines += if won { "1\n" } else { "0\n" };
    }
    lines
}

fn file(pairs: impl IntoIterator<Item = (u64, u64)>) -> String {
    pairs
        .into_iter()
        .map(|(a, b)| format!("{a} {b}\n"))
        .collect()
}

fn small() -> Vec<Small> {
    vec![Small::new(
        "all-pairs-up-to-60",
        [file((0..=60).cartesian_product(0..=60))],
    )]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::unanswered("random", "reading: 100 000 pairs of large heaps", || {
            let mut random = random(1);
            let mut heap = || random.random_range(100_000_000..=1_000_000_000);
            file((0..100_000).map(|_| (heap(), heap())))
        }),
        Worst::unanswered("largest-difference", "5k² near the end of 63 bits", || {
            file(vec![(0, 1_000_000_000); 100_000])
        }),
    ]
}

const PHI: f64 = 1.618033988749895;

fn f64_quotient(input: &str) -> String {
    answers(input, |a, b| {
        a.min(b) != (a.abs_diff(b) as f64 / (PHI - 1.0)) as u64
    })
}

fn f64_product(input: &str) -> String {
    answers(input, |a, b| {
        a.min(b) != (a.abs_diff(b) as f64 * 1.6180339887) as u64
    })
}

/// Forgets the moves that take from both heaps: Nim.
fn without_both(input: &str) -> String {
    answers(input, |a, b| a != b)
}

/// Takes the first heap for the smaller one.
fn only_sorted_pairs(input: &str) -> String {
    answers(input, |a, b| {
        let k = b.saturating_sub(a);
        a != (k + (5 * k * k).isqrt()) / 2
    })
}
