//! Turning up to three coins, by play.

use crate::kit::prelude::*;
use rand::seq::SliceRandom;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "hdu3537",
        limits: Limits {
            time: None,
            memory: None,
        },
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "yes-for-the-winner",
                answer: |input| published(input, true, odious, false),
                rejected_by: "no-heads",
            },
            Wrong {
                name: "repeated-coins-cancel",
                answer: |input| published(input, false, odious, true),
                rejected_by: "a-coin-named-twice",
            },
            Wrong {
                name: "places-from-1",
                answer: |input| published(input, true, |place| odious(place + 1), true),
                rejected_by: "all-rows-of-11-coins",
            },
            Wrong {
                name: "xor-of-the-places",
                answer: |input| published(input, true, |place| place, true),
                rejected_by: "three-heads",
            },
        ],
        refused: &[
            Refused {
                name: "a-place-too-far",
                input: "1\n100000000\n",
                error: r#"line 2, column 1: expected an integer from 0 to 99999999, found "100000000""#,
            },
            Refused {
                name: "too-many-heads",
                input: "0\n101\n",
                error: r#"line 2, column 1: expected an integer from 0 to 100, found "101""#,
            },
            Refused {
                name: "a-row-cut",
                input: "1\n5\n3\n1 2\n",
                error: "line 5, column 1: expected an integer from 0 to 99999999, found the end of the input",
            },
        ],
        end: End::OfFile,
        ..Problem::default()
    }
}

/// The coin at place x shows its head where bit x is set; turn it and up to two others left of it.
fn moves(&row: &u32) -> Vec<u32> {
    let heads = (0..u32::BITS).filter(|x| row >> x & 1 == 1);
    heads
        .flat_map(|x| {
            let up_to_two = (0..=2).flat_map(move |others| (0..x).combinations(others));
            up_to_two
                .map(move |others| others.into_iter().fold(row ^ 1 << x, |row, y| row ^ 1 << y))
        })
        .collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heads| {
        let row = heads.into_iter().fold(0, |row, place| row | 1 << place);
        !play.value(&row)
    })
}

/// A line for each test, by whether it is lost.
fn answers(input: &str, mut loses: impl FnMut(Vec<u32>) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let mut lines = vec![];
    while !tokens.is_empty() {
        let n = tokens.read();
        lines.push(yes_no(loses(tokens.list(n))));
    }
    format!("{}\n", lines.iter().format("\n"))
}

fn file(tests: &[Vec<u32>]) -> String {
    let line = |heads: &Vec<u32>| match heads.len() {
        0 => "0\n".to_owned(),
        n => format!("{n}\n{}\n", joined(heads)),
    };
    tests.iter().map(line).collect()
}

fn small() -> Vec<Small> {
    let mut random = random(1);
    let rows = |coins: u32| (0..coins).powerset().collect_vec();
    let mut all = rows(11);
    all.iter_mut().for_each(|heads| heads.shuffle(&mut random));
    let mut repeated = rows(9);
    for heads in &mut repeated {
        for _ in 0..random.random_range(1..=2) {
            if let Some(&head) = heads.get(random.random_range(0..9)) {
                heads.push(head);
            }
        }
        heads.shuffle(&mut random);
    }
    vec![
        Small::new("all-rows-of-11-coins", [file(&all)]),
        Small::new("repeated-coins", [file(&repeated)]),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::unanswered("random", "sorting 2000 times 100 far places", || {
            let mut random = random(1);
            let mut row = |_| {
                (0..100)
                    .map(|_| random.random_range(10_000_000..100_000_000))
                    .collect()
            };
            file(&(0..2000).map(&mut row).collect_vec())
        }),
        Worst::unanswered("one-coin", "work for coins that are named again", || {
            file(&vec![vec![99_999_999; 100]; 2000])
        }),
        Worst::unanswered("short-rows", "work per test", || {
            file(&(0..100_000).map(|place| vec![place]).collect_vec())
        }),
    ]
}

/// The published solution with one of its traps, or none.
fn published(input: &str, unique: bool, lone: fn(u32) -> u32, yes_if_lost: bool) -> String {
    answers(input, |mut heads| {
        if unique {
            heads = heads.into_iter().unique().collect();
        }
        let lost = heads.into_iter().fold(0, |sum, place| sum ^ lone(place)) == 0;
        lost == yes_if_lost
    })
}

fn odious(x: u32) -> u32 {
    2 * x + (x.count_ones() + 1) % 2
}
