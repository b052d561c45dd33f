//! One or two adjacent coins from a circle, by play.

use crate::games::circle::wins;
use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "poj2484",
        limits: Limits::known(1000, 64),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "modulo-3",
                answer: modulo_3,
                rejected_by: "all-circles-up-to-14",
            },
            Wrong {
                name: "a-row",
                answer: a_row,
                rejected_by: "all-circles-up-to-14",
            },
            Wrong {
                name: "two-coins-forgotten",
                answer: two_coins_forgotten,
                rejected_by: "all-circles-up-to-14",
            },
        ],
        refused: &[
            Refused {
                name: "too-many-coins",
                input: "3\n1000001\n0\n",
                error: r#"line 2, column 1: expected an integer from 0 to 1000000, found "1000001""#,
            },
            Refused {
                name: "less-than-no-coins",
                input: "-1\n",
                error: r#"line 1, column 1: expected an integer from 0 to 1000000, found "-1""#,
            },
        ],
        end: End::OfFile,
        ..Problem::default()
    }
}

fn oracle(input: &str) -> String {
    answers(input, |coins| wins(coins, 2))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, wins: impl Fn(u32) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let mut lines = String::new();
    while !tokens.is_empty() {
        let coins = tokens.read();
        if coins == 0 {
            break;
        }
        lines += if wins(coins) { "Alice\n" } else { "Bob\n" };
    }
    lines
}

fn file(games: impl IntoIterator<Item = u32>) -> String {
    games.into_iter().join("\n") + "\n"
}

fn small() -> Vec<Small> {
    vec![Small::new("all-circles-up-to-14", [file(1..=14) + "0\n"])]
}

fn worst() -> Vec<Worst> {
    vec![Worst::unanswered(
        "random",
        "reading: 200 000 games",
        || {
            let mut random = random(1);
            file((0..200_000).map(|_| random.random_range(100_000..=1_000_000))) + "0\n"
        },
    )]
}

fn modulo_3(input: &str) -> String {
    answers(input, |coins| coins % 3 != 0)
}

/// Lays the coins in a row, which the first player halves.
fn a_row(input: &str) -> String {
    answers(input, |_| true)
}

/// Takes the coins one by one.
fn two_coins_forgotten(input: &str) -> String {
    answers(input, |coins| coins % 2 == 1)
}
