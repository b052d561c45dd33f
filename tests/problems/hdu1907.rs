//! Misère Nim by play, and what is known of `p4279` as well.

use crate::kit::lists;
use crate::kit::prelude::*;
use crate::nim::moves;

pub(crate) fn problem() -> Problem {
    Problem {
        worst,
        refused: &[
            Refused {
                name: "a-heap-too-large",
                input: "1\n2\n3 4748\n",
                error: r#"line 3, column 3: expected an integer from 0 to 4747, found "4748""#,
            },
            Refused {
                name: "no-heaps",
                input: "1\n0\n",
                error: r#"line 2, column 1: expected an integer from 1 to 47, found "0""#,
            },
        ],
        ..misere("hdu1907", Limits::known(1000, 32))
    }
}

/// The game under the name of either judge; both have the same cases in `testdata` beside those at their limits.
pub(super) fn misere(slug: &'static str, limits: Limits) -> Problem {
    Problem {
        slug,
        limits,
        oracle,
        small,
        wrong: &[
            Wrong {
                name: "normal-play",
                answer: normal_play,
                rejected_by: "all-ones",
            },
            Wrong {
                name: "normal-play-reversed",
                answer: reversed,
                rejected_by: "all-games-up-to-4-heaps",
            },
            Wrong {
                name: "all-ones-by-xor",
                answer: ones_by_xor,
                rejected_by: "all-ones",
            },
            Wrong {
                name: "one-heap-of-one-decides",
                answer: any_one,
                rejected_by: "ones-and-a-large-heap",
            },
            Wrong {
                name: "empty-heaps-are-not-ones",
                answer: exactly_one,
                rejected_by: "empty-heaps",
            },
            Wrong {
                name: "empty-heaps-are-counted",
                answer: empty_counted,
                rejected_by: "empty-heaps",
            },
        ],
        ..Problem::default()
    }
}

fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["John", "Brother"], wins)
}

fn oracle(input: &str) -> String {
    let mut play = Play::misere(moves);
    answers(input, |heaps| play.value(&heaps))
}

fn small() -> Vec<Small> {
    let all = (1..=4).flat_map(|n| lists::all(n, 0..=5)).collect_vec();
    let ones = (5..=8).flat_map(|n| lists::all(n, 0..=1)).collect_vec();
    vec![
        Small::new("all-games-up-to-4-heaps", all.chunks(400).map(lists::file)),
        Small::new(
            "all-games-of-5-to-8-heaps-up-to-1",
            ones.chunks(400).map(lists::file),
        ),
    ]
}

fn worst() -> Vec<Worst> {
    vec![Worst::unanswered(
        "random",
        "reading: 474 games of 47 heaps",
        || {
            let mut random = random(1);
            let mut heaps = |_| (0..47).map(|_| random.random_range(1000..=4747)).collect();
            lists::file(&(0..474).map(&mut heaps).collect_vec())
        },
    )]
}

fn xor(heaps: &[u32]) -> u32 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

fn normal_play(input: &str) -> String {
    answers(input, |heaps| xor(&heaps) != 0)
}

fn reversed(input: &str) -> String {
    answers(input, |heaps| xor(&heaps) == 0)
}

/// Knows that heaps of one are special, but not how.
fn ones_by_xor(input: &str) -> String {
    answers(input, |heaps| match heaps.iter().all(|&heap| heap <= 1) {
        true => heaps.len() % 2 == 1,
        false => xor(&heaps) != 0,
    })
}

/// Goes by parity as soon as some heap has one stone.
fn any_one(input: &str) -> String {
    answers(input, |heaps| (xor(&heaps) != 0) != heaps.contains(&1))
}

/// Asks whether all heaps are equal to 1, as published programs do.
fn exactly_one(input: &str) -> String {
    answers(input, |heaps| match heaps.iter().all(|&heap| heap == 1) {
        true => heaps.len() % 2 == 0,
        false => xor(&heaps) != 0,
    })
}

/// Takes the number of heaps for that of the ones.
fn empty_counted(input: &str) -> String {
    answers(input, |heaps| match heaps.iter().all(|&heap| heap <= 1) {
        true => heaps.len() % 2 == 0,
        false => xor(&heaps) != 0,
    })
}
