//! Stones from the two ends of a row, by play.

use std::collections::VecDeque;

use crate::kit::lists::{self, file};
use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "p2599",
        limits: Limits::known(10_000, 162),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "strictly-below-the-near-side",
                answer: strictly_below,
                rejected_by: "equal-sides",
            },
            Wrong {
                name: "one-table-read-twice",
                answer: one_table_twice,
                rejected_by: "both-tables",
            },
            Wrong {
                name: "nim",
                answer: nim,
                rejected_by: "all-rows-up-to-5-heaps",
            },
        ],
        refused: &[
            Refused {
                name: "an-empty-heap",
                input: "1\n3\n2 0 2\n",
                error: r#"line 3, column 3: expected an integer from 1 to 1000000000, found "0""#,
            },
            Refused {
                name: "a-row-without-heaps",
                input: "1\n0\n",
                error: r#"line 2, column 1: expected an integer from 1 to 1000, found "0""#,
            },
        ],
        ..Problem::default()
    }
}

/// Take any positive number from the first or the last heap; empty heaps are gone.
fn moves(row: &VecDeque<u32>) -> Vec<VecDeque<u32>> {
    let mut successors = vec![];
    for at_front in [true, false] {
        let mut rest = row.clone();
        let Some(end) = (if at_front {
            rest.pop_front()
        } else {
            rest.pop_back()
        }) else {
            continue;
        };
        for left in 1..end {
            let mut next = rest.clone();
            if at_front {
                next.push_front(left);
            } else {
                next.push_back(left);
            }
            successors.push(next);
        }
        successors.push(rest);
    }
    successors
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&heaps.into()))
}

/// A line for each row, by whether it is won.
fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["1", "0"], wins)
}

fn small() -> Vec<Small> {
    let all = (1..=5)
        .flat_map(|n| (0..n).map(|_| 1..=4_u32).multi_cartesian_product())
        .collect_vec();
    let mut random = random(1);
    // A first heap that balances the others is rare: mirrored rows, changed a little, have it more often.
    let longer = (0..600)
        .map(|_| {
            let half = (0..3).map(|_| random.random_range(1..=5)).collect_vec();
            let mut row = half.iter().chain(half.iter().rev()).copied().collect_vec();
            row[random.random_range(0..6)] = random.random_range(1..=5);
            row
        })
        .collect_vec();
    vec![
        Small::new("all-rows-up-to-5-heaps", all.chunks(10).map(file)),
        Small::new("near-mirrors-of-6-heaps", longer.chunks(10).map(file)),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::unanswered(
            "random",
            "branches of the recurrence that cannot be predicted",
            || {
                let mut random = random(1);
                let mut row = |_| {
                    (0..1000)
                        .map(|_| random.random_range(900_000_000..=1_000_000_000))
                        .collect()
                };
                file(&(0..10).map(&mut row).collect_vec())
            },
        ),
        Worst::unanswered(
            "equal-heaps",
            "the branch x = r at every other step",
            || file(&vec![vec![1_000_000_000; 1000]; 10]),
        ),
        Worst::unanswered("stairs", "the branches x ± 1 at every step", || {
            file(&vec![(1..=1000).collect(); 10])
        }),
    ]
}

/// Both sizes that balance a row, by intervals, with one of the published mistakes or none.
fn published(heaps: &[u32], strict: bool, twice: bool) -> bool {
    let n = heaps.len();
    if n == 1 {
        return true;
    }
    let mut left = vec![vec![0; n]; n];
    let mut right = left.clone();
    for i in 0..n {
        (left[i][i], right[i][i]) = (heaps[i], heaps[i]);
    }
    let step = |l: u32, r: u32, x: u32| match () {
        () if x == r => 0,
        () if x < l && x < r || x > l && x > r => x,
        () if x > r && (x < l || x == l && !strict) => x - 1,
        () if l <= x && x < r => x + 1,
        () => 0, // no branch of the published program
    };
    for length in 1..n {
        for i in 0..n - length {
            let j = i + length;
            left[i][j] = step(left[i][j - 1], right[i][j - 1], heaps[j]);
            let l = if twice { &right } else { &left };
            right[i][j] = step(right[i + 1][j], l[i + 1][j], heaps[i]);
        }
    }
    heaps[0] != left[1][n - 1]
}

fn strictly_below(input: &str) -> String {
    answers(input, |heaps| published(&heaps, true, false))
}

fn one_table_twice(input: &str) -> String {
    answers(input, |heaps| published(&heaps, false, true))
}

fn nim(input: &str) -> String {
    answers(input, |heaps| {
        heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0
    })
}
