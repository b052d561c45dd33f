//! Raising a base or its exponent, by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "uoj51",
        limits: Limits::known(1000, 256),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "parity-below-the-root",
                answer: parity_below_the_root,
                rejected_by: "all-positions-up-to-60",
            },
            Wrong {
                name: "f64-root",
                answer: f64_root,
                rejected_by: "perfect-powers",
            },
            Wrong {
                name: "n-itself-left-out",
                answer: n_left_out,
                rejected_by: "perfect-powers",
            },
            Wrong {
                name: "unable-wins",
                answer: unable_wins,
                rejected_by: "all-positions-up-to-60",
            },
        ],
        refused: &[
            Refused {
                name: "a-power-too-large",
                input: "5 2\n2 2\n3 2\n",
                error: r#"line 3, column 1: expected a and b with a^b at most 5, found "3 2""#,
            },
            Refused {
                name: "a-power-beyond-64-bits",
                input: "1000000000 1\n1000000000 29\n",
                error: r#"line 2, column 1: expected a and b with a^b at most 1000000000, found "1000000000 29""#,
            },
            Refused {
                name: "a-base-of-one",
                input: "5 1\n1 2\n",
                error: r#"line 2, column 1: expected an integer from 2 to 1000000000, found "1""#,
            },
        ],
        ..Problem::default()
    }
}

/// Base and exponent.
type Position = (u64, u32);

/// Add 1 to either where the power stays at most n.
fn moves(n: u64, &(a, b): &Position) -> Vec<Position> {
    let mut successors = vec![(a + 1, b), (a, b + 1)];
    successors.retain(|&(a, b)| a.checked_pow(b).is_some_and(|power| power <= n));
    successors
}

fn oracle(input: &str) -> String {
    answers(input, |n, positions| {
        let mut play = Play::normal(|position| moves(n, position));
        positions
            .iter()
            .map(|position| play.value(position))
            .collect()
    })
}

/// A line for each position, by whether it is won.
fn answers(input: &str, wins: impl Fn(u64, &[Position]) -> Vec<bool>) -> String {
    let mut tokens = Tokens::new(input);
    let (n, queries) = (tokens.read(), tokens.read());
    let positions = (0..queries)
        .map(|_: usize| (tokens.read(), tokens.read()))
        .collect_vec();
    let lines = wins(n, &positions).into_iter().map(yes_no);
    format!("{}\n", lines.format("\n"))
}

fn file(n: u64, positions: &[Position]) -> String {
    let lines = positions.iter().map(|(a, b)| format!("{a} {b}\n"));
    format!("{n} {}\n{}", positions.len(), lines.format(""))
}

fn all_positions(n: u64) -> String {
    let bases = |b| (2..).take_while(move |a: &u64| a.pow(b) <= n);
    let positions = (1..=n.ilog2()).flat_map(|b| bases(b).map(move |a| (a, b)));
    file(n, &positions.collect_vec())
}

fn small() -> Vec<Small> {
    let powers = [
        64, 81, 125, 216, 243, 256, 343, 512, 625, 729, 1000, 1024, 4096, 10_000,
    ];
    vec![
        Small::new("all-positions-up-to-60", (2..=60).map(all_positions)),
        Small::new("perfect-powers", powers.map(all_positions)),
        Small::new("below-perfect-powers", powers.map(|n| all_positions(n - 1))),
    ]
}

const N: u64 = 1_000_000_000;

fn worst() -> Vec<Worst> {
    vec![
        Worst::unanswered(
            "random-powers",
            "the whole table, looked up in random places",
            || {
                let mut random = random(1);
                let position = |_| {
                    let b = random.random_range(1..=29);
                    let root = (2..)
                        .take_while(|a: &u64| a.pow(b) <= N)
                        .take(40_000)
                        .last();
                    (
                        random.random_range(2..=root.expect("2 to the power of 29 is less")),
                        b,
                    )
                };
                file(N, &(0..100_000).map(position).collect_vec())
            },
        ),
        Worst::unanswered("large-bases", "a search as deep as n, and reading", || {
            let mut random = random(1);
            let position = |_| (random.random_range(100_000_000..=N), 1);
            file(N, &(0..100_000).map(position).collect_vec())
        }),
        Worst::unanswered(
            "smallest-position",
            "the start of every line of play",
            || file(N, &[(2, 1); 100_000]),
        ),
    ]
}

/// Takes the parity of n − a for every b = 1.
fn parity_below_the_root(input: &str) -> String {
    answers(input, |n, positions| {
        let mut play = Play::normal(|position| moves(n, position));
        let mut wins = |&(a, b): &Position| match b {
            1 => (n - a) % 2 == 1,
            _ => play.value(&(a, b)),
        };
        positions.iter().map(&mut wins).collect()
    })
}

/// Takes the greatest base for an exponent from a real root.
fn f64_root(input: &str) -> String {
    answers(input, |n, positions| {
        let moves = |&(a, b): &Position| {
            let mut successors = vec![(a + 1, b), (a, b + 1)];
            successors.retain(|&(a, b)| a <= (n as f64).powf(1.0 / f64::from(b)) as u64);
            successors
        };
        let mut play = Play::normal(moves);
        positions
            .iter()
            .map(|position| play.value(position))
            .collect()
    })
}

/// Lets powers come up to n − 1 only.
fn n_left_out(input: &str) -> String {
    answers(input, |n, positions| {
        let mut play = Play::normal(|position| moves(n - 1, position));
        positions
            .iter()
            .map(|position| play.value(position))
            .collect()
    })
}

/// Lets the player win who cannot move.
fn unable_wins(input: &str) -> String {
    answers(input, |n, positions| {
        let mut play = Play::misere(|position| moves(n, position));
        positions
            .iter()
            .map(|position| play.value(position))
            .collect()
    })
}
