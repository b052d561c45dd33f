//! Up to k adjacent coins from a circle, by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "hdu3951",
        limits: Limits {
            time: None,
            memory: None,
        },
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "one-coin-a-move-forgotten",
                answer: one_coin_forgotten,
                rejected_by: "one-coin-a-move",
            },
            Wrong {
                name: "bash",
                answer: bash,
                rejected_by: "all-circles-up-to-11",
            },
            Wrong {
                name: "gaps-close",
                answer: gaps_close,
                rejected_by: "all-circles-up-to-11",
            },
            Wrong {
                name: "a-row",
                answer: a_row,
                rejected_by: "all-circles-up-to-11",
            },
        ],
        refused: &[
            Refused {
                name: "no-coins-a-move",
                input: "1\n5 0\n",
                error: r#"line 2, column 3: expected an integer from 1 to 10, found "0""#,
            },
            Refused {
                name: "too-many-coins",
                input: "2\n5 1\n1000000001 1\n",
                error: r#"line 3, column 1: expected an integer from 1 to 1000000000, found "1000000001""#,
            },
        ],
        ..Problem::default()
    }
}

/// Take 1 to `most` adjacent coins of a circle; the places that still have one are the bits of `left`.
pub(crate) fn moves(coins: u32, most: u32, left: u64) -> Vec<u64> {
    let mut successors = vec![];
    for first in 0..coins {
        let mut next = left;
        for place in (first..first + most.min(coins)).map(|place| place % coins) {
            if left >> place & 1 == 0 {
                break;
            }
            next &= !(1 << place);
            successors.push(next);
        }
    }
    successors
}

/// Whether the first player wins on a circle.
pub(crate) fn wins(coins: u32, most: u32) -> bool {
    Play::normal(|&left| moves(coins, most, left)).value(&((1 << coins) - 1))
}

fn oracle(input: &str) -> String {
    answers(input, wins)
}

/// A line for each game, by whether it is won.
fn answers(input: &str, wins: impl Fn(u32, u32) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let games: u32 = tokens.read();
    (1..=games)
        .map(|game| {
            let winner = if wins(tokens.read(), tokens.read()) {
                "first"
            } else {
                "second"
            };
            format!("Case {game}: {winner}\n")
        })
        .collect()
}

fn file(games: &[(u32, u32)]) -> String {
    let lines = games
        .iter()
        .map(|(coins, most)| format!("{coins} {most}\n"));
    format!("{}\n{}", games.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let all = (1..=11).cartesian_product(1..=10).collect_vec();
    vec![Small::new(
        "all-circles-up-to-11",
        all.chunks(100).map(file),
    )]
}

fn worst() -> Vec<Worst> {
    vec![Worst::unanswered(
        "random",
        "a table or a search by the number of coins: 100 large games",
        || {
            let mut random = random(1);
            let game = |_| {
                (
                    random.random_range(900_000_000..=1_000_000_000),
                    random.random_range(1..=10),
                )
            };
            file(&(0..100).map(game).collect_vec())
        },
    )]
}

fn one_coin_forgotten(input: &str) -> String {
    answers(input, |coins, most| coins <= most)
}

fn bash(input: &str) -> String {
    answers(input, |coins, most| coins % (most + 1) != 0)
}

/// Lets coins on the two sides of a gap become adjacent: a heap, played out.
fn gaps_close(input: &str) -> String {
    answers(input, |coins, most| {
        let moves = |&left: &u32| (1..=most.min(left)).map(|taken| left - taken).collect();
        Play::normal(moves).value(&coins)
    })
}

/// Lays the coins in a row, which the first player halves.
fn a_row(input: &str) -> String {
    answers(input, |coins, most| most > 1 || coins % 2 == 1)
}
