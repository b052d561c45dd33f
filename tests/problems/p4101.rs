//! Merging heaps up to a cap, by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "p4101",
        limits: Limits {
            time: None,
            memory: Some(256),
        },
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "answer-not-inverted",
                answer: not_inverted,
                rejected_by: "caps-of-one",
            },
            Wrong {
                name: "one-heap-at-the-end",
                answer: one_heap,
                rejected_by: "all-up-to-24-heaps",
            },
            Wrong {
                name: "full-heaps-only",
                answer: full_heaps_only,
                rejected_by: "all-up-to-24-heaps",
            },
            Wrong {
                name: "below-the-cap",
                answer: below_the_cap,
                rejected_by: "all-up-to-24-heaps",
            },
        ],
        refused: &[Refused {
            name: "no-heap",
            input: "1\n0 5\n",
            error: r#"line 2, column 1: expected an integer from 1 to 1000000000, found "0""#,
        }],
        ..Problem::default()
    }
}

/// The heaps in ascending order, and the cap.
type Position = (Vec<u32>, u32);

/// Merge two heaps that have at most as many stones together as the cap says.
fn moves((heaps, cap): &Position) -> Vec<Position> {
    let pairs = (0..heaps.len()).tuple_combinations();
    pairs
        .filter(|&(first, second)| heaps[first] + heaps[second] <= *cap)
        .map(|(first, second)| {
            let mut heaps = heaps.clone();
            heaps[first] += heaps.remove(second);
            heaps.sort();
            (heaps, *cap)
        })
        .unique()
        .collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |n, m| play.value(&(vec![1; n as usize], m)))
}

/// A line for each case: 0 where the first player wins.
fn answers(input: &str, mut wins: impl FnMut(u32, u32) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let tests = tokens.read();
    (0..tests)
        .map(|_| {
            let won = wins(tokens.read(), tokens.read());
            if won { "0\n" } else { "1\n" }
        })
        .collect()
}

fn file(cases: &[(u32, u32)]) -> String {
    let lines = cases.iter().map(|(n, m)| format!("{n} {m}\n"));
    format!("{}\n{}", cases.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let all = (1..=24)
        .flat_map(|n| (1..=n + 1).map(move |m| (n, m)))
        .collect_vec();
    vec![Small::new("all-up-to-24-heaps", all.chunks(100).map(file))]
}

fn worst() -> Vec<Worst> {
    vec![Worst::unanswered(
        "largest",
        "n + m − 1 near the end of 31 bits",
        || {
            let mut random = random(1);
            let mut number = || random.random_range(999_999_900..=1_000_000_000);
            file(&(0..100).map(|_| (number(), number())).collect_vec())
        },
    )]
}

fn not_inverted(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |n, m| !play.value(&(vec![1; n as usize], m)))
}

/// Forgets the cap.
fn one_heap(input: &str) -> String {
    answers(input, |n, _| (n - 1) % 2 == 1)
}

/// Leaves the stones apart that fill no heap.
fn full_heaps_only(input: &str) -> String {
    answers(input, |n, m| (n / m * (m - 1)) % 2 == 1)
}

/// Keeps merged heaps smaller than the cap.
fn below_the_cap(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |n, m| play.value(&(vec![1; n as usize], m - 1)))
}
