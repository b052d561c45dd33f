//! Deleting subtrees by rising values, by play.

use crate::kit::prelude::*;
use crate::kit::shapes::{self, Edges, edge_lines, subtrees};

pub(crate) fn problem() -> Problem {
    Problem {
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
        ..Problem::new(
            "cf2062e2",
            Limits {
                time: Some(6000),
                memory: Some(512),
            },
            oracle,
        )
    }
}

/// A tree rooted at its first vertex: the set of each subtree, and the values.
struct Forest {
    subtrees: Vec<u64>,
    values: Vec<u32>,
}

/// The vertices still there, and the value chosen last.
type Position = (u64, u32);

impl Forest {
    /// Choose a vertex of greater value, delete its subtree.
    fn choices(&self, &(left, last): &Position) -> Vec<(usize, Position)> {
        (0..self.values.len())
            .filter(|&v| left >> v & 1 == 1 && self.values[v] > last)
            .map(|v| (v, (left & !self.subtrees[v], self.values[v])))
            .collect()
    }

    fn successors(&self, position: &Position) -> Vec<Position> {
        self.choices(position)
            .into_iter()
            .map(|(_, next)| next)
            .collect()
    }

    /// The first choices after which `loses` holds for the opponent.
    fn winning(&self, mut loses: impl FnMut(&Position) -> bool) -> Vec<usize> {
        let everything = (self.subtrees[0], 0);
        self.choices(&everything)
            .into_iter()
            .filter(|(_, next)| loses(next))
            .map(|(v, _)| v + 1)
            .collect()
    }
}

fn oracle(input: &str) -> String {
    answers(input, |forest| {
        let mut play = Play::misere(|position| forest.successors(position));
        forest.winning(|next| !play.value(next))
    })
}

/// A line for each tree, of the winning vertices.
fn answers(input: &str, winning: impl Fn(&Forest) -> Vec<usize>) -> String {
    let mut tokens = Tokens::new(input);
    let tests = tokens.read();
    (0..tests)
        .map(|_| {
            let n = tokens.read();
            let values = tokens.list(n);
            let winning = winning(&Forest {
                subtrees: subtrees(n, &tokens.edges(n - 1)),
                values,
            });
            format!("{}\n", joined([&[winning.len()], &winning[..]].concat()))
        })
        .collect()
}

fn file(trees: &[(Vec<u32>, Edges)]) -> String {
    let tests = trees.iter().map(|(values, edges)| {
        format!(
            "{}\n{}\n{}",
            values.len(),
            joined(values),
            edge_lines(edges)
        )
    });
    format!("{}\n{}", trees.len(), tests.format(""))
}

fn small() -> Vec<Small> {
    let all = (1..=4).flat_map(|n| {
        let values = (0..n)
            .map(|_| 1..=n as u32)
            .multi_cartesian_product()
            .collect_vec();
        values.into_iter().cartesian_product(shapes::all_trees(n))
    });
    let mut random = random(1);
    let mut larger = |values: u32| {
        let tree = |_| {
            let n = random.random_range(5..=9_usize);
            let edges = shapes::random_tree(n, &mut random);
            let edges = shapes::shuffled(n, edges, &mut random);
            (
                (0..n)
                    .map(|_| random.random_range(1..=values.min(n as u32)))
                    .collect(),
                edges,
            )
        };
        file(&(0..2000).map(tree).collect_vec())
    };
    vec![
        Small::new("all-trees-up-to-4-vertices", [file(&all.collect_vec())]),
        Small::new("random-trees-with-few-values", [larger(4)]),
        Small::new("random-trees-with-many-values", [larger(9)]),
    ]
}

fn worst() -> Vec<Worst> {
    const N: usize = 400_000;
    let trees = shapes::large_trees(N)
        .into_iter()
        .map(|(name, attacks, edges)| {
            Worst::new(name, attacks, move || {
                let mut random = random(1);
                let values = (0..N).map(|_| random.random_range(1..=N as u32)).collect();
                file(&[(values, edges.clone())])
            })
        });
    let others = [
        Worst::new("rising-path", "an end that climbs the whole path", || {
            file(&[((1..=N as u32).collect(), shapes::path(N))])
        }),
        Worst::new(
            "falling-path",
            "the first vertex outside looked for at every step",
            || file(&[((1..=N as u32).rev().collect(), shapes::path(N))]),
        ),
        Worst::new(
            "rising-broom",
            "an end that climbs while the fan is outside",
            || file(&[((1..=N as u32).collect(), shapes::broom(N))]),
        ),
        Worst::new("equal-values", "one group of all vertices", || {
            file(&[(vec![1; N], shapes::caterpillar(N))])
        }),
        Worst::new(
            "many-trees",
            "work per test: 100 000 trees of 4 vertices",
            || {
                let mut random = random(1);
                let tree = |_| {
                    let edges = shapes::random_tree(4, &mut random);
                    ((0..4).map(|_| random.random_range(1..=4)).collect(), edges)
                };
                file(&(0..100_000).map(tree).collect_vec())
            },
        ),
    ];
    trees.chain(others).collect()
}

/// Judges equal values one after the other: takes the ones before as greater.
fn one_by_one(input: &str) -> String {
    answers(input, |forest| {
        let n = forest.values.len();
        let mut values = vec![0; n];
        for (rank, v) in (0..n).sorted_by_key(|&v| forest.values[v]).enumerate() {
            values[v] = rank as u32 + 1;
        }
        let distinct = Forest {
            subtrees: forest.subtrees.clone(),
            values,
        };
        let mut play = Play::misere(|position| distinct.successors(position));
        distinct.winning(|next| !play.value(next))
    })
}

/// Lets the player lose who cannot choose.
fn unable_loses(input: &str) -> String {
    answers(input, |forest| {
        let mut play = Play::normal(|position| forest.successors(position));
        forest.winning(|next| !play.value(next))
    })
}
