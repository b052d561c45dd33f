//! A row that must not fall, by play.

use crate::kit::lists::{self, file};
use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "p3480",
        limits: Limits::known(10_000, 162),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "steps-from-the-left",
                answer: from_the_left,
                rejected_by: "all-rows-up-to-4-heaps",
            },
            Wrong {
                name: "all-steps",
                answer: all_steps,
                rejected_by: "all-rows-up-to-4-heaps",
            },
            Wrong {
                name: "heaps-for-rises",
                answer: heaps_for_rises,
                rejected_by: "all-rows-up-to-4-heaps",
            },
            Wrong {
                name: "first-rise-forgotten",
                answer: first_forgotten,
                rejected_by: "one-heap",
            },
        ],
        refused: &[
            Refused {
                name: "a-fall",
                input: "1\n4\n0 2 1 3\n",
                error: r#"line 3, column 5: expected a heap no smaller than the one before, found "1""#,
            },
            Refused {
                name: "a-fall-at-the-end",
                input: "1\n2\n1 0\n",
                error: r#"line 3, column 3: expected a heap no smaller than the one before, found "0""#,
            },
        ],
        ..Problem::default()
    }
}

/// Take any positive number from one heap, such that no heap is smaller than the one before.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    crate::games::nim::moves(heaps)
        .into_iter()
        .filter(|row| row.is_sorted())
        .collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&heaps))
}

fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["TAK", "NIE"], wins)
}

/// All rows of so many heaps up to a size.
fn rows(heaps: usize, size: u32) -> impl Iterator<Item = Vec<u32>> {
    (0..=size).combinations_with_replacement(heaps)
}

fn small() -> Vec<Small> {
    let short = (1..=4).flat_map(|n| rows(n, 6)).collect_vec();
    let long = (5..=7).flat_map(|n| rows(n, 3)).collect_vec();
    vec![
        Small::new("all-rows-up-to-4-heaps", short.chunks(10).map(file)),
        Small::new("all-rows-of-5-to-7-heaps", long.chunks(10).map(file)),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::unanswered("random", "reading: ten rows of 1000 large heaps", || {
            let mut random = random(1);
            let mut row = |_| {
                let heaps = (0..1000).map(|_| random.random_range(1000..=10_000));
                heaps.sorted().collect()
            };
            file(&(0..10).map(&mut row).collect_vec())
        }),
        Worst::unanswered("equal-heaps", "no rise but the first", || {
            file(&vec![vec![10_000; 1000]; 10])
        }),
    ]
}

/// What every heap has more than the one before.
fn rises(heaps: &[u32]) -> Vec<u32> {
    let rise = |(index, heap): (usize, &u32)| match index {
        0 => *heap,
        _ => heap - heaps[index - 1],
    };
    heaps.iter().enumerate().map(rise).collect()
}

fn xor<'a>(heaps: impl Iterator<Item = &'a u32>) -> bool {
    heaps.fold(0, |sum, heap| sum ^ heap) != 0
}

fn from_the_left(input: &str) -> String {
    answers(input, |heaps| xor(rises(&heaps).iter().step_by(2)))
}

fn all_steps(input: &str) -> String {
    answers(input, |heaps| xor(rises(&heaps).iter()))
}

fn heaps_for_rises(input: &str) -> String {
    answers(input, |heaps| xor(heaps.iter().rev().step_by(2)))
}

/// Counts only rises between two heaps.
fn first_forgotten(input: &str) -> String {
    answers(input, |heaps| {
        xor(rises(&heaps)[1..].iter().rev().step_by(2))
    })
}
