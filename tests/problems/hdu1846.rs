//! Taking 1 to m stones, by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "hdu1846",
        limits: Limits::known(1000, 32),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "modulo-m",
                answer: modulo_m,
                rejected_by: "multiples",
            },
            Wrong {
                name: "misere",
                answer: misere,
                rejected_by: "all-games-up-to-30-stones",
            },
        ],
        refused: &[
            Refused {
                name: "no-stones-a-move",
                input: "1\n5 0\n",
                error: r#"line 2, column 3: expected an integer from 1 to 1000, found "0""#,
            },
            Refused {
                name: "too-many-stones",
                input: "2\n5 1\n1001 1\n",
                error: r#"line 3, column 1: expected an integer from 0 to 1000, found "1001""#,
            },
        ],
        ..Problem::default()
    }
}

/// The stones left, and how many a move may take.
type Position = (u32, u32);

fn moves(&(stones, most): &Position) -> Vec<Position> {
    (1..=most.min(stones))
        .map(|taken| (stones - taken, most))
        .collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |game| play.value(&game))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(Position) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let games = tokens.read();
    (0..games)
        .map(|_| {
            if wins((tokens.read(), tokens.read())) {
                "first\n"
            } else {
                "second\n"
            }
        })
        .collect()
}

fn file(games: &[Position]) -> String {
    let lines = games
        .iter()
        .map(|(stones, most)| format!("{stones} {most}\n"));
    format!("{}\n{}", games.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let games = (1..=30).cartesian_product(1..=32).collect_vec();
    vec![Small::new(
        "all-games-up-to-30-stones",
        games.chunks(100).map(file),
    )]
}

fn worst() -> Vec<Worst> {
    vec![Worst::unanswered(
        "random",
        "nothing but the start of the process: 100 games",
        || {
            let mut random = random(1);
            let mut number = || random.random_range(1..=1000);
            file(&(0..100).map(|_| (number(), number())).collect_vec())
        },
    )]
}

fn modulo_m(input: &str) -> String {
    answers(input, |(stones, most)| stones % most != 0)
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(moves);
    answers(input, |game| play.value(&game))
}
