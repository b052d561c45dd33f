//! Lasker's Nim by play.

use crate::kit::lists::{self, file};
use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "hdu3032",
        limits: Limits::known(1000, 32),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "nim",
                answer: nim,
                rejected_by: "all-games-up-to-20-stones",
            },
            Wrong {
                name: "remainders-exchanged",
                answer: remainders_exchanged,
                rejected_by: "all-games-up-to-20-stones",
            },
            Wrong {
                name: "splits-take-stones",
                answer: splits_take_stones,
                rejected_by: "all-games-up-to-20-stones",
            },
        ],
        refused: &[
            Refused {
                name: "a-heap-too-large",
                input: "1\n2\n2147483647 2147483648\n",
                error: r#"line 3, column 12: expected an integer from 0 to 2147483647, found "2147483648""#,
            },
            Refused {
                name: "a-game-cut",
                input: "2\n1\n5\n3\n1 2\n",
                error: "line 6, column 1: expected an integer from 0 to 2147483647, found the end of the input",
            },
        ],
        ..Problem::default()
    }
}

/// Take any positive number from one heap, or split it into two that are not empty. The order of the heaps does not
/// matter to the rule, so that they are kept sorted, and empty ones are dropped.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for (index, &heap) in heaps.iter().enumerate() {
        let mut others = heaps.clone();
        others.remove(index);
        let taken = (0..heap).map(|left| vec![left]);
        let split = (1..heap).map(|part| vec![part, heap - part]);
        for parts in taken.chain(split) {
            successors.push(normal([others.clone(), parts].concat()));
        }
    }
    successors
}

fn normal(heaps: Vec<u32>) -> Vec<u32> {
    heaps
        .into_iter()
        .filter(|&heap| heap > 0)
        .sorted()
        .collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&normal(heaps)))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["Alice", "Bob"], wins)
}

/// All ways to lay so many stones into heaps of at most `most`, without regard to order.
fn partitions(stones: u32, most: u32) -> Vec<Vec<u32>> {
    if stones == 0 {
        return vec![vec![]];
    }
    (1..=most.min(stones))
        .flat_map(|heap| {
            let others = partitions(stones - heap, heap).into_iter();
            others.map(move |others| [others, vec![heap]].concat())
        })
        .collect()
}

fn small() -> Vec<Small> {
    let all = (1..=20)
        .flat_map(|stones| partitions(stones, stones))
        .collect_vec();
    vec![Small::new(
        "all-games-up-to-20-stones",
        all.chunks(100).map(file),
    )]
}

/// A million heaps in all: a hundred games of a million would be a gigabyte of input, which is held as one text and
/// leaves the judge's 32 MiB already with two.
fn worst() -> Vec<Worst> {
    let heaps = |count: usize| {
        let mut random = random(1);
        (0..count)
            .map(|_| random.random_range(1_000_000_000..=2_147_483_647))
            .collect_vec()
    };
    vec![
        Worst::unanswered("one-game", "reading: a million large heaps", move || {
            file(&[heaps(1_000_000)])
        }),
        Worst::unanswered(
            "many-games",
            "work per game, in a hundred of 10 000 heaps",
            move || {
                file(
                    &heaps(1_000_000)
                        .chunks(10_000)
                        .map(<[u32]>::to_vec)
                        .collect_vec(),
                )
            },
        ),
        Worst::unanswered("top-heaps", "values beyond 31 bits", || {
            file(&[vec![2_147_483_647; 1_000_000]])
        }),
    ]
}

fn nim(input: &str) -> String {
    answers(input, |heaps| {
        heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0
    })
}

/// Has one more for 4k + 1 and one less for 4k + 2.
fn remainders_exchanged(input: &str) -> String {
    answers(input, |heaps| {
        let values = heaps.iter().map(|heap| match heap % 4 {
            1 => heap + 1,
            2 => heap - 1,
            _ => *heap,
        });
        values.fold(0, |sum, value| sum ^ value) != 0
    })
}

/// Splits only where stones are taken, too.
fn splits_take_stones(input: &str) -> String {
    let mut play = Play::normal(|heaps: &Vec<u32>| {
        let mut successors = vec![];
        for (index, &heap) in heaps.iter().enumerate() {
            let mut others = heaps.clone();
            others.remove(index);
            for left in 0..heap {
                for part in 0..=left / 2 {
                    successors.push(normal([others.clone(), vec![part, left - part]].concat()));
                }
            }
        }
        successors
    });
    answers(input, |heaps| play.value(&normal(heaps)))
}
