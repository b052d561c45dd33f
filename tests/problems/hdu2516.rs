//! Fibonacci Nim by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "hdu2516",
        limits: Limits::known(1000, 32),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "at-most-the-last-move",
                answer: at_most_the_last_move,
                rejected_by: "all-games-up-to-150",
            },
            Wrong {
                name: "less-than-twice-the-last-move",
                answer: less_than_twice,
                rejected_by: "all-games-up-to-150",
            },
            Wrong {
                name: "modulo-3",
                answer: modulo_3,
                rejected_by: "fibonacci-numbers",
            },
        ],
        refused: &[
            Refused {
                name: "too-many-stones",
                input: "2\n4294967296\n0\n",
                error: r#"line 2, column 1: expected an integer from 0 to 2147483648, found "4294967296""#,
            },
            Refused {
                name: "less-than-no-stones",
                input: "-1\n",
                error: r#"line 1, column 1: expected an integer from 0 to 2147483648, found "-1""#,
            },
        ],
        end: End::OfFile,
        ..Problem::default()
    }
}

/// The stones left, and how many the next move may take.
pub(crate) type Position = (u32, u32);

/// Take at least one stone; `limit` says how many at most may be taken after a move.
pub(crate) fn moves(&(stones, most): &Position, limit: fn(u32) -> u32) -> Vec<Position> {
    let takes = 1..=most.min(stones);
    takes
        .map(|taken| (stones - taken, limit(taken).min(stones - taken)))
        .collect()
}

fn oracle(input: &str) -> String {
    by_play(input, |taken| 2 * taken)
}

fn by_play(input: &str, limit: fn(u32) -> u32) -> String {
    let mut play = Play::normal(|position| moves(position, limit));
    answers(input, |stones| play.value(&(stones, stones - 1)))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(u32) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let mut lines = String::new();
    while !tokens.is_empty() {
        let stones = tokens.read();
        if stones == 0 {
            break;
        }
        lines += if wins(stones) {
            "First win\n"
        } else {
            "Second win\n"
        };
    }
    lines
}

fn file(games: impl IntoIterator<Item = u32>) -> String {
    games.into_iter().join("\n") + "\n"
}

fn small() -> Vec<Small> {
    vec![Small::new("all-games-up-to-150", [file(1..=150) + "0\n"])]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::unanswered("random", "reading: 200 000 large games", || {
            let mut random = random(1);
            file((0..200_000).map(|_| random.random_range(1_000_000_000..=2_147_483_647))) + "0\n"
        }),
        Worst::unanswered(
            "largest-fibonacci-number",
            "a table that ends too early or overflows",
            || file(vec![1_836_311_903; 200_000]) + "0\n",
        ),
    ]
}

fn at_most_the_last_move(input: &str) -> String {
    by_play(input, |taken| taken)
}

fn less_than_twice(input: &str) -> String {
    by_play(input, |taken| 2 * taken - 1)
}

/// Fills every move up to three stones, though the limit changes.
fn modulo_3(input: &str) -> String {
    answers(input, |stones| stones % 3 != 0)
}
