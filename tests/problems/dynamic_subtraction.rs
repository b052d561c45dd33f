//! Taking at most as many stones as the move before, by play.

use crate::games::dynamic::moves;
use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "dynamic_subtraction",
        limits: Limits::known(1000, 256),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "fibonacci-nim",
                answer: fibonacci_nim,
                rejected_by: "all-games-up-to-200",
            },
            Wrong {
                name: "odd-numbers-win",
                answer: odd_numbers_win,
                rejected_by: "all-games-up-to-200",
            },
            Wrong {
                name: "a-single-stone-may-be-taken",
                answer: a_single_stone,
                rejected_by: "single-stone",
            },
        ],
        refused: &[
            Refused {
                name: "no-stones",
                input: "2\n4\n0\n",
                error: r#"line 3, column 1: expected an integer from 1 to 1000000000000000000, found "0""#,
            },
            Refused {
                name: "too-many-games",
                input: "100001\n1\n",
                error: r#"line 1, column 1: expected an integer from 0 to 100000, found "100001""#,
            },
        ],
        ..Problem::default()
    }
}

fn oracle(input: &str) -> String {
    by_play(input, |taken| taken)
}

fn by_play(input: &str, limit: fn(u32) -> u32) -> String {
    let mut play = Play::normal(|position| moves(position, limit));
    answers(input, |stones| play.value(&(stones, stones - 1)))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(u32) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let games = tokens.read();
    (0..games)
        .map(|_| {
            if wins(tokens.read()) {
                "First\n"
            } else {
                "Second\n"
            }
        })
        .collect()
}

fn file(games: &[u64]) -> String {
    format!("{}\n{}\n", games.len(), games.iter().join("\n"))
}

fn small() -> Vec<Small> {
    vec![Small::new(
        "all-games-up-to-200",
        [file(&(1..=200).collect_vec())],
    )]
}

fn worst() -> Vec<Worst> {
    const LARGEST: u64 = 1_000_000_000_000_000_000;
    vec![
        Worst::unanswered("random", "reading: 100 000 large games", || {
            let mut random = random(1);
            file(
                &(0..100_000)
                    .map(|_| random.random_range(LARGEST / 10..=LARGEST))
                    .collect_vec(),
            )
        }),
        Worst::unanswered("powers-of-two", "a search through the powers", || {
            file(&vec![1 << 59; 100_000])
        }),
    ]
}

fn fibonacci_nim(input: &str) -> String {
    by_play(input, |taken| 2 * taken)
}

fn odd_numbers_win(input: &str) -> String {
    answers(input, |stones| stones % 2 == 1)
}

/// Lets the first move take a single stone, the whole heap.
fn a_single_stone(input: &str) -> String {
    answers(input, |stones| stones == 1 || !stones.is_power_of_two())
}
