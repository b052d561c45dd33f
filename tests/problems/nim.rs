//! Nim by play.

use crate::kit::lists::{self, file};
use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "nim",
        limits: Limits::known(1000, 125),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "sum-for-xor",
                answer: sum_for_xor,
                rejected_by: "all-games-up-to-4-heaps",
            },
            Wrong {
                name: "misere",
                answer: misere,
                rejected_by: "all-games-up-to-4-heaps",
            },
        ],
        refused: &[
            Refused {
                name: "a-heap-too-large",
                input: "1\n2\n3 10001\n",
                error: r#"line 3, column 3: expected an integer from 0 to 10000, found "10001""#,
            },
            Refused {
                name: "a-second-game-cut",
                input: "2\n1\n1\n2\n5\n",
                error: "line 6, column 1: expected an integer from 0 to 10000, found the end of the input",
            },
        ],
        ..Problem::default()
    }
}

/// Take any positive number from one heap.
pub(super) fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for (index, &heap) in heaps.iter().enumerate() {
        for left in 0..heap {
            let mut next = heaps.clone();
            next[index] = left;
            successors.push(next);
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&heaps))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["Yes", "No"], wins)
}

fn small() -> Vec<Small> {
    let games = (1..=4)
        .flat_map(|n| (0..n).map(|_| 0..=5_u32).multi_cartesian_product())
        .collect_vec();
    vec![Small::new(
        "all-games-up-to-4-heaps",
        games.chunks(10).map(file),
    )]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::unanswered("random", "reading: ten games of 10 000 large heaps", || {
            let mut random = random(1);
            let heaps = |_| {
                (0..10_000)
                    .map(|_| random.random_range(1_000..=9_999))
                    .collect_vec()
            };
            file(&(0..10).map(heaps).collect_vec())
        }),
        Worst::unanswered(
            "equal-heaps",
            "heaps that cancel in pairs: their XOR is 0, their sum is not",
            || file(&vec![vec![9_999; 10_000]; 10]),
        ),
    ]
}

fn sum_for_xor(input: &str) -> String {
    answers(input, |heaps| heaps.iter().sum::<u32>() != 0)
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(moves);
    answers(input, |heaps| play.value(&heaps))
}
