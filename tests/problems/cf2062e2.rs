//! Deleting subtrees by rising values, by play.

use crate::games::rising::{self, N, Rooted, file, trees};
use crate::kit::prelude::*;
use crate::kit::shapes;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "cf2062e2",
        limits: Limits::known(6000, 512),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "equal-values-one-by-one",
                answer: one_by_one,
                rejected_by: "all-trees-up-to-4-vertices",
            },
            Wrong {
                name: "unable-loses",
                answer: unable_loses,
                rejected_by: "all-trees-up-to-4-vertices",
            },
        ],
        refused: &[
            Refused {
                name: "a-cycle",
                input: "1\n4\n1 2 3 4\n1 2\n2 3\n3 1\n",
                error: r#"line 6, column 1: expected an edge that closes no cycle, found "3 1""#,
            },
            Refused {
                name: "a-value-of-zero",
                input: "1\n2\n1 0\n1 2\n",
                error: r#"line 3, column 3: expected an integer from 1 to 400000, found "0""#,
            },
        ],
        ..Problem::default()
    }
}

fn oracle(input: &str) -> String {
    answers(input, Rooted::winning)
}

/// A line for each tree, of the winning vertices.
fn answers(input: &str, winning: impl Fn(&Rooted) -> Vec<usize>) -> String {
    let line = |tree| {
        let winning = winning(&tree);
        let vertices = winning.iter().map(|v| v + 1);
        format!("{}\n", joined([winning.len()].into_iter().chain(vertices)))
    };
    trees(input).into_iter().map(line).collect()
}

fn small() -> Vec<Small> {
    vec![
        Small::new("all-trees-up-to-4-vertices", [rising::all_up_to_4()]),
        Small::new(
            "random-trees-with-few-values",
            [rising::random_trees(1, 2000, 4)],
        ),
        Small::new(
            "random-trees-with-many-values",
            [rising::random_trees(2, 2000, 10)],
        ),
    ]
}

fn worst() -> Vec<Worst> {
    let others = [
        Worst::unanswered("rising-path", "an end that climbs the whole path", || {
            file(&[((1..=N as u32).collect(), shapes::path(N))])
        }),
        Worst::unanswered(
            "falling-path",
            "the first vertex outside looked for at every step",
            || file(&[((1..=N as u32).rev().collect(), shapes::path(N))]),
        ),
        Worst::unanswered(
            "rising-broom",
            "an end that climbs while the fan is outside",
            || file(&[((1..=N as u32).collect(), shapes::broom(N))]),
        ),
        Worst::unanswered("equal-values", "one group of all vertices", || {
            file(&[(vec![1; N], shapes::caterpillar(N))])
        }),
    ];
    rising::worst().into_iter().chain(others).collect()
}

/// Judges equal values one after the other: takes the ones before as greater.
fn one_by_one(input: &str) -> String {
    answers(input, |tree| {
        let mut distinct = tree.clone();
        for (rank, v) in (0..tree.values.len())
            .sorted_by_key(|&v| tree.values[v])
            .enumerate()
        {
            distinct.values[v] = rank as u32 + 1;
        }
        distinct.winning()
    })
}

/// Lets the player lose who cannot choose.
fn unable_loses(input: &str) -> String {
    answers(input, |tree| {
        let mut play = Play::normal(|position| tree.moves(position));
        tree.leaving(|next| !play.value(next))
    })
}
