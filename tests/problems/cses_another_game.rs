//! One coin from each chosen heap, by play.

use crate::cses_nim_game_1::{LIMITS, answers, worst};
use crate::kit::lists;
use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "cses_another_game",
        limits: LIMITS,
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "xor",
                answer: xor,
                rejected_by: "all-games-up-to-4-heaps",
            },
            Wrong {
                name: "odd-total",
                answer: odd_total,
                rejected_by: "two-odd-heaps",
            },
            Wrong {
                name: "all-odd",
                answer: all_odd,
                rejected_by: "all-games-up-to-4-heaps",
            },
        ],
        refused: &[
            Refused {
                name: "no-heaps",
                input: "1\n0\n",
                error: r#"line 2, column 1: expected an integer from 1 to 200000, found "0""#,
            },
            Refused {
                name: "a-heap-too-large",
                input: "1\n2\n2 1000000001\n",
                error: r#"line 3, column 3: expected an integer from 1 to 1000000000, found "1000000001""#,
            },
        ],
        ..Problem::default()
    }
}

/// Choose heaps that are not empty, at least one, and take a coin from each of them.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    (0..heaps.len())
        .filter(|&index| heaps[index] > 0)
        .powerset()
        .filter(|chosen| !chosen.is_empty())
        .map(|chosen| {
            let mut next = heaps.clone();
            chosen.into_iter().for_each(|index| next[index] -= 1);
            next
        })
        .collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&heaps))
}

fn small() -> Vec<Small> {
    let all = (1..=4).flat_map(|n| lists::all(n, 1..=5)).collect_vec();
    let even = lists::all(5, 1..=2)
        .into_iter()
        .map(|heaps| heaps.iter().map(|heap| 2 * heap).collect());
    let six = lists::all(6, 1..=2);
    vec![
        Small::new("all-games-up-to-4-heaps", [lists::file(&all)]),
        Small::new("5-even-heaps", [lists::file(&even.collect_vec())]),
        Small::new("all-games-of-6-heaps-up-to-2", [lists::file(&six)]),
    ]
}

fn xor(input: &str) -> String {
    answers(input, |heaps| {
        heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0
    })
}

fn odd_total(input: &str) -> String {
    answers(input, |heaps| heaps.iter().sum::<u32>() % 2 == 1)
}

fn all_odd(input: &str) -> String {
    answers(input, |heaps| heaps.iter().all(|heap| heap % 2 == 1))
}
