//! Chessmen to the left, by play.

use crate::kit::lists::{self, file};
use crate::kit::prelude::*;
use rand::seq::SliceRandom;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "poj1704",
        limits: Limits::known(1000, 10),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "unsorted",
                answer: unsorted,
                rejected_by: "unsorted",
            },
            Wrong {
                name: "pairs-from-the-left",
                answer: from_the_left,
                rejected_by: "all-sets-up-to-5-chessmen-on-9-cells",
            },
            Wrong {
                name: "first-gap-forgotten",
                answer: first_forgotten,
                rejected_by: "one-chessman",
            },
            Wrong {
                name: "distances-for-gaps",
                answer: distances,
                rejected_by: "all-sets-up-to-5-chessmen-on-9-cells",
            },
        ],
        refused: &[
            Refused {
                name: "two-on-a-cell",
                input: "1\n3\n5 2 5\n",
                error: r#"line 3, column 1: expected 3 different cells, found "5 2 5""#,
            },
            Refused {
                name: "left-of-the-edge",
                input: "1\n2\n5 0\n",
                error: r#"line 3, column 3: expected an integer from 1 to 10000, found "0""#,
            },
        ],
        ..Problem::default()
    }
}

/// Move one chessman to any cell on his left from which no other parts him; the cells come in ascending order.
fn moves(cells: &Vec<u32>) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for (index, &cell) in cells.iter().enumerate() {
        let edge = if index == 0 { 0 } else { cells[index - 1] };
        for to in edge + 1..cell {
            let mut next = cells.clone();
            next[index] = to;
            successors.push(next);
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |cells| {
        play.value(&cells.into_iter().sorted().collect())
    })
}

fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["Georgia will win", "Bob will win"], wins)
}

fn small() -> Vec<Small> {
    let mut random = random(1);
    let mut shuffled = |mut cells: Vec<u32>| {
        cells.shuffle(&mut random);
        cells
    };
    let all = (1..=5)
        .flat_map(|n| (1..=9).combinations(n))
        .map(&mut shuffled)
        .collect_vec();
    let long = (6..=8)
        .flat_map(|n| (1..=10).combinations(n))
        .map(&mut shuffled)
        .collect_vec();
    vec![
        Small::new(
            "all-sets-up-to-5-chessmen-on-9-cells",
            all.chunks(20).map(file),
        ),
        Small::new(
            "all-sets-of-6-to-8-chessmen-on-10-cells",
            long.chunks(20).map(file),
        ),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::unanswered(
            "random",
            "sorting: twenty sets of 1000 cells in random order",
            || {
                let mut random = random(1);
                let mut set = |_| {
                    let mut cells = (1..=10_000).collect_vec();
                    cells.shuffle(&mut random);
                    cells.truncate(1000);
                    cells
                };
                file(&(0..20).map(&mut set).collect_vec())
            },
        ),
        Worst::unanswered("falling", "a sort that is bad at falling cells", || {
            file(&vec![(9_001..=10_000).rev().collect(); 20])
        }),
    ]
}

/// The gaps in front of the chessmen, from the first one on.
fn gaps(cells: &[u32]) -> Vec<u32> {
    let mut edge = 0;
    let gap = |&cell: &u32| cell.wrapping_sub(std::mem::replace(&mut edge, cell) + 1);
    cells.iter().map(gap).collect()
}

fn sorted(cells: Vec<u32>) -> Vec<u32> {
    cells.into_iter().sorted().collect()
}

fn xor<'a>(heaps: impl Iterator<Item = &'a u32>) -> bool {
    heaps.fold(0, |sum, heap| sum ^ heap) != 0
}

fn unsorted(input: &str) -> String {
    answers(input, |cells| xor(gaps(&cells).iter().rev().step_by(2)))
}

fn from_the_left(input: &str) -> String {
    answers(input, |cells| xor(gaps(&sorted(cells)).iter().step_by(2)))
}

/// Leaves a chessman out who finds no partner.
fn first_forgotten(input: &str) -> String {
    answers(input, |cells| {
        xor(gaps(&sorted(cells))[1..].iter().rev().step_by(2))
    })
}

fn distances(input: &str) -> String {
    answers(input, |cells| {
        let distances = gaps(&sorted(cells)).iter().map(|gap| gap + 1).collect_vec();
        xor(distances.iter().rev().step_by(2))
    })
}
