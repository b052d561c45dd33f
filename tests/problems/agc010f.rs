//! The piece that eats stones, by play.

use crate::kit::prelude::*;
use crate::kit::shapes::{self, Edges, adjacency, edge_lines};

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "agc010f",
        limits: Limits::known(2000, 256),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "equal-counts",
                answer: equal_counts,
                rejected_by: "all-trees-up-to-4-vertices",
            },
            Wrong {
                name: "any-smaller-neighbour",
                answer: any_smaller,
                rejected_by: "all-trees-up-to-4-vertices",
            },
        ],
        refused: &[
            Refused {
                name: "a-cycle",
                input: "4\n1 2 3 4\n1 2\n2 1\n3 4\n",
                error: r#"line 4, column 1: expected an edge that closes no cycle, found "2 1""#,
            },
            Refused {
                name: "a-loop",
                input: "3\n1 2 3\n1 2\n3 3\n",
                error: r#"line 4, column 1: expected an edge that closes no cycle, found "3 3""#,
            },
            Refused {
                name: "no-such-vertex",
                input: "2\n1 2\n1 3\n",
                error: r#"line 3, column 3: expected a vertex from 1 to 2, found "3""#,
            },
            Refused {
                name: "a-single-vertex",
                input: "1\n5\n",
                error: r#"line 1, column 1: expected an integer from 2 to 3000, found "1""#,
            },
        ],
        ..Problem::default()
    }
}

/// Where the piece is, and the stones of every vertex.
type Position = (usize, Vec<u32>);

fn oracle(input: &str) -> String {
    answers(input, |neighbours, stones| {
        // Take one stone from under the piece, then step to a neighbour.
        let mut play =
            Play::normal(
                |(piece, stones): &Position| match stones[*piece].checked_sub(1) {
                    None => vec![],
                    Some(left) => {
                        let mut stones = stones.clone();
                        stones[*piece] = left;
                        neighbours[*piece]
                            .iter()
                            .map(|&next| (next, stones.clone()))
                            .collect()
                    }
                },
            );
        (0..stones.len())
            .map(|start| play.value(&(start, stones.clone())))
            .collect()
    })
}

/// The line of the winning vertices, by whether each wins.
fn answers(input: &str, wins: impl Fn(&[Vec<usize>], &Vec<u32>) -> Vec<bool>) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let stones = tokens.list(n);
    let wins = wins(&adjacency(n, &tokens.edges(n - 1)), &stones);
    format!("{}\n", joined((1..=n).filter(|v| wins[v - 1])))
}

fn file(stones: &[u32], edges: &Edges) -> String {
    format!(
        "{}\n{}\n{}",
        stones.len(),
        joined(stones),
        edge_lines(edges)
    )
}

fn small() -> Vec<Small> {
    let all = (2..=4).flat_map(|n| {
        let stones = (0..n).map(|_| 0..=2_u32).multi_cartesian_product();
        shapes::all_trees(n)
            .into_iter()
            .cartesian_product(stones.collect_vec())
    });
    let mut random = random(1);
    let larger = (0..300).map(|_| {
        let n = random.random_range(5..=7);
        let edges = shapes::random_tree(n, &mut random);
        let stones = (0..n).map(|_| random.random_range(0..=4)).collect_vec();
        file(&stones, &edges)
    });
    vec![
        Small::new("random-trees-of-5-to-7-vertices", larger.collect_vec()),
        Small::new(
            "all-trees-up-to-4-vertices",
            all.map(|(edges, stones)| file(&stones, &edges)),
        ),
    ]
}

fn worst() -> Vec<Worst> {
    let trees = shapes::large_trees(3000)
        .into_iter()
        .map(|(name, attacks, edges)| {
            Worst::unanswered(name, attacks, move || {
                let mut random = random(1);
                let stones = (0..3000)
                    .map(|_| random.random_range(0..=1_000_000_000))
                    .collect_vec();
                file(&stones, &edges)
            })
        });
    let equal = Worst::unanswered(
        "equal-heaps",
        "a star in which no vertex is smaller than another",
        || file(&[1_000_000_000; 3000], &shapes::star(3000)),
    );
    let falling = Worst::unanswered(
        "falling-path",
        "a chain of decisions as long as the path",
        || {
            file(
                &(0..3000).map(|v| 1_000_000_000 - v).collect_vec(),
                &shapes::path(3000),
            )
        },
    );
    trees.chain([equal, falling]).collect()
}

/// Takes neighbours with as many stones for smaller ones, one pass from the smallest vertex up.
fn equal_counts(input: &str) -> String {
    by_descent(input, |next, here| next <= here, true)
}

/// Takes any smaller neighbour for a good step.
fn any_smaller(input: &str) -> String {
    by_descent(input, |next, here| next < here, false)
}

fn by_descent(input: &str, smaller: fn(u32, u32) -> bool, must_be_lost: bool) -> String {
    answers(input, |neighbours, stones| {
        let mut good = vec![false; stones.len()];
        for v in (0..stones.len()).sorted_by_key(|&v| stones[v]) {
            good[v] = neighbours[v]
                .iter()
                .any(|&w| smaller(stones[w], stones[v]) && !(must_be_lost && good[w]));
        }
        good
    })
}
