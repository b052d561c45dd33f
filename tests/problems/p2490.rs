//! Rows of pieces that close in on each other, each of them played out.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "p2490",
        limits: Limits::known(1000, 125),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "nim",
                answer: nim,
                rejected_by: "all-strips-up-to-9",
            },
            Wrong {
                name: "modulo-d",
                answer: modulo_d,
                rejected_by: "all-strips-up-to-9",
            },
            Wrong {
                name: "gaps-behind-the-pairs",
                answer: outer_gaps,
                rejected_by: "all-strips-up-to-9",
            },
        ],
        refused: &[
            Refused {
                name: "an-odd-number-of-pieces",
                input: "10 3 2\n",
                error: r#"line 1, column 4: expected an even number of pieces, found "3""#,
            },
            Refused {
                name: "more-pieces-than-squares",
                input: "4 6 2\n",
                error: r#"line 1, column 3: expected an integer from 1 to 4, found "6""#,
            },
        ],
        ..Problem::default()
    }
}

/// The squares of the pieces from the left, the even places of the list white, and whether white is to move.
type Position = (Vec<u32>, bool);

/// Move 1 to `most` pieces of the colour, white ones to the right, black ones to the left, over free squares only.
fn moves((squares, white): &Position, most: usize) -> Vec<Position> {
    let choices = squares
        .iter()
        .enumerate()
        .map(|(index, &square)| match (index % 2, white) {
            // White and black facing each other: neither passes the other, and nothing else is in the way.
            (0, true) => (square..squares[index + 1]).collect_vec(),
            (1, false) => (squares[index - 1] + 1..=square).collect_vec(),
            _ => vec![square],
        });
    let moved = |next: &Vec<u32>| {
        next.iter()
            .zip(squares)
            .filter(|(to, from)| to != from)
            .count()
    };
    choices
        .multi_cartesian_product()
        .filter(|next| (1..=most).contains(&moved(next)))
        .map(|next| (next, !white))
        .collect()
}

fn oracle(input: &str) -> String {
    let (n, k, d) = numbers(input);
    let mut play = Play::normal(|position| moves(position, d));
    let rows = (0..n)
        .combinations(k)
        .filter(|row| play.value(&(row.clone(), true)));
    format!("{}\n", rows.count())
}

fn numbers(input: &str) -> (u32, usize, usize) {
    let mut tokens = Tokens::new(input);
    (tokens.read(), tokens.read(), tokens.read())
}

/// How many rows have gaps that `wins` accepts: those inside the pairs, or one piece further on.
fn by_gaps(input: &str, first: usize, wins: impl Fn(&[u32], usize) -> bool) -> String {
    let (n, k, d) = numbers(input);
    let gaps = |row: Vec<u32>| {
        row.iter()
            .skip(first)
            .tuples()
            .map(|(a, b)| b - a - 1)
            .collect_vec()
    };
    let rows = (0..n)
        .combinations(k)
        .filter(|row| wins(&gaps(row.clone()), d));
    format!("{}\n", rows.count())
}

/// Whether some bit occurs in a number of gaps that is no multiple of `modulus`.
fn unbalanced(gaps: &[u32], modulus: usize) -> bool {
    let count = |bit: u32| gaps.iter().filter(|&gap| gap >> bit & 1 == 1).count();
    (0..32).any(|bit| count(bit) % modulus != 0)
}

fn file(n: usize, k: usize, d: usize) -> String {
    format!("{n} {k} {d}\n")
}

fn small() -> Vec<Small> {
    let sizes = (2..=9_usize).flat_map(|n| (2..=n).step_by(2).map(move |k| (n, k)));
    let all = sizes.flat_map(|(n, k)| (1..=k).map(move |d| file(n, k, d)));
    vec![Small::new("all-strips-up-to-9", all)]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::unanswered(
            "one-at-a-time",
            "as many choices for a bit as can be",
            || file(10_000, 100, 1),
        ),
        Worst::unanswered("two-at-a-time", "longer and thinner sums", || {
            file(10_000, 100, 2)
        }),
        Worst::unanswered("all-at-once", "more pieces than gaps in a move", || {
            file(10_000, 100, 100)
        }),
        Worst::unanswered(
            "one-pair",
            "differences below zero before the modulus",
            || file(10_000, 2, 1),
        ),
    ]
}

/// Moves a single piece.
fn nim(input: &str) -> String {
    by_gaps(input, 0, |gaps, _| unbalanced(gaps, 2))
}

fn modulo_d(input: &str) -> String {
    by_gaps(input, 0, unbalanced)
}

/// Takes the gaps between the pairs for those inside them.
fn outer_gaps(input: &str) -> String {
    by_gaps(input, 1, |gaps, d| unbalanced(gaps, d + 1))
}
