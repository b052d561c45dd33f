//! Six rules for turning coins in a row, by play.

use std::cell::RefCell;
use std::collections::HashMap;

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "coin_turning",
        limits: Limits::known(1000, 256),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "mock-turtles-from-1",
                answer: |input| changed(input, 5, |_, place| odious(place)),
                rejected_by: "rule-5-counts-from-0",
            },
            Wrong {
                name: "mock-turtles-without-parity",
                answer: |input| changed(input, 5, |_, place| place - 1),
                rejected_by: "rule-5-counts-from-0",
            },
            Wrong {
                name: "near-or-alone-anywhere",
                answer: |input| changed(input, 4, |_, place| (place - 1) % 4 + 1),
                rejected_by: "rule-4-not-alone-from-4-on",
            },
            Wrong {
                name: "heads-are-moves",
                answer: |input| changed(input, 3, |_, _| 1),
                rejected_by: "rule-3-heads-without-a-move",
            },
            Wrong {
                name: "any-run-for-k-neighbours",
                answer: |input| changed(input, 3, |_, place| lowest_bit(place)),
                rejected_by: "all-rows-up-to-14-coins-rule-3",
            },
            Wrong {
                name: "lowest-bit-of-the-place-from-0",
                answer: |input| changed(input, 6, |_, place| lowest_bit(place - 1)),
                rejected_by: "all-rows-up-to-14-coins-rule-6",
            },
            Wrong {
                name: "two-neighbours-for-any-two",
                answer: |input| changed(input, 2, |_, place| 2 - place % 2),
                rejected_by: "all-rows-up-to-14-coins-rule-2",
            },
        ],
        refused: &[
            Refused {
                name: "more-neighbours-than-coins",
                input: "2\n1\nUD\n3 5\nUUDU\n",
                error: r#"line 4, column 3: expected an integer from 1 to 4, found "5""#,
            },
            Refused {
                name: "a-coin-on-its-edge",
                input: "1\n2\nUDE\n",
                error: r#"line 3, column 1: expected 1 to 100000 characters out of "UD", found "UDE""#,
            },
            Refused {
                name: "a-seventh-rule",
                input: "1\n7\nUD\n",
                error: r#"line 2, column 1: expected an integer from 1 to 6, found "7""#,
            },
        ],
        ..Problem::default()
    }
}

/// A rule, and for rule 3 how many neighbours.
type Rule = (u32, u32);

/// The coin at place x shows its head where bit x is set.
type Row = u32;

/// The places that may be turned with x as the rightmost of them.
fn sets((rule, k): Rule, x: u32) -> Vec<Vec<u32>> {
    let left = 1..x;
    let alone = vec![x];
    let pairs = left.clone().map(|y| vec![y, x]);
    let runs = left.clone().map(|y| (y..=x).collect_vec());
    match rule {
        1 => vec![alone],
        2 => pairs.chain([alone]).collect(),
        3 => runs
            .chain([alone])
            .filter(|run| run.len() == k as usize)
            .collect(),
        4 => pairs
            .filter(|pair| pair[0] + 3 >= x)
            .chain((x <= 3).then_some(alone))
            .collect(),
        5 => {
            let triples = left.tuple_combinations().map(|(y, z)| vec![y, z, x]);
            triples.chain(pairs).chain([alone]).collect()
        }
        _ => runs.chain([alone]).collect(),
    }
}

fn moves(rule: Rule, row: Row) -> Vec<Row> {
    let heads = (1..Row::BITS).filter(|x| row >> x & 1 == 1);
    heads
        .flat_map(|x| sets(rule, x))
        .map(|set| set.into_iter().fold(row, |row, place| row ^ 1 << place))
        .collect()
}

thread_local! {
    /// Every position is played out once, though it comes in many inputs.
    static PLAYS: RefCell<HashMap<Rule, Play<'static, Row, bool>>> = RefCell::default();
}

fn oracle(input: &str) -> String {
    PLAYS.with_borrow_mut(|plays| {
        answers(input, |rule, heads| {
            let row = heads.iter().fold(0, |row, place| row | 1 << place);
            plays
                .entry(rule)
                .or_insert_with(|| Play::normal(move |row| moves(rule, *row)))
                .value(&row)
        })
    })
}

/// A line for each case, by whether it is won; rows are given by the places of their heads.
fn answers(input: &str, mut wins: impl FnMut(Rule, Vec<u32>) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let cases = tokens.read();
    (0..cases)
        .map(|_| {
            let rule = tokens.read();
            let k = if rule == 3 { tokens.read() } else { 0 };
            let row: String = tokens.read();
            let heads = row.chars().positions(|coin| coin == 'U');
            let heads = heads.map(|index| index as u32 + 1).collect();
            if wins((rule, k), heads) {
                "First\n"
            } else {
                "Second\n"
            }
        })
        .collect()
}

fn case((rule, k): Rule, row: &str) -> String {
    match rule {
        3 => format!("3 {k}\n{row}\n"),
        _ => format!("{rule}\n{row}\n"),
    }
}

fn file(cases: &[String]) -> String {
    format!("{}\n{}", cases.len(), cases.concat())
}

fn small() -> Vec<Small> {
    let family = |name, rule| {
        let cases = (1..=14_u32)
            .flat_map(|coins| (0..1_u32 << coins).map(move |heads| (coins, heads)))
            .flat_map(|(coins, heads)| {
                let row: String = (0..coins)
                    .map(|coin| if heads >> coin & 1 == 1 { 'U' } else { 'D' })
                    .collect();
                let most = if rule == 3 { coins } else { 1 };
                (1..=most).map(move |k| case((rule, k), &row))
            })
            .collect_vec();
        Small::new(name, cases.chunks(1000).map(file))
    };
    vec![
        family("all-rows-up-to-14-coins-rule-1", 1),
        family("all-rows-up-to-14-coins-rule-2", 2),
        family("all-rows-up-to-14-coins-rule-3", 3),
        family("all-rows-up-to-14-coins-rule-4", 4),
        family("all-rows-up-to-14-coins-rule-5", 5),
        family("all-rows-up-to-14-coins-rule-6", 6),
    ]
}

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, cases: usize, rules: &'static [Rule]| {
        Worst::unanswered(name, attacks, move || {
            let mut random = random(1);
            let case = |index: usize| {
                let row: String = (0..1_000_000 / cases)
                    .map(|_| if random.random() { 'U' } else { 'D' })
                    .collect();
                case(rules[index % rules.len()], &row)
            };
            file(&(0..cases).map(case).collect_vec())
        })
    };
    vec![
        shape(
            "all-rules",
            "coins that cannot be predicted, in rows as long as they may be",
            10,
            &[(1, 0), (2, 0), (3, 7), (4, 0), (5, 0), (6, 0)],
        ),
        shape("neighbours", "a division for every coin", 10, &[(3, 997)]),
        shape(
            "many-rows",
            "work per row",
            1000,
            &[(2, 0), (3, 1000), (5, 0)],
        ),
        Worst::unanswered("all-heads", "a value for every coin", || {
            file(&vec![case((5, 0), &"U".repeat(100_000)); 10])
        }),
    ]
}

/// Published values, but for `rule`, which has those of `lone`, given its k and the place.
fn changed(input: &str, rule: u32, lone: fn(u32, u32) -> u32) -> String {
    answers(input, |(given, k), heads| {
        let value = |place: u32| match given {
            _ if given == rule => lone(k, place),
            1 => 1,
            2 => place,
            3 => u32::from(place.is_multiple_of(k)),
            4 => place % 4,
            5 => odious(place - 1),
            _ => lowest_bit(place),
        };
        heads.into_iter().fold(0, |sum, place| sum ^ value(place)) != 0
    })
}

fn odious(x: u32) -> u32 {
    2 * x + (x.count_ones() + 1) % 2
}

fn lowest_bit(x: u32) -> u32 {
    x & x.wrapping_neg()
}
