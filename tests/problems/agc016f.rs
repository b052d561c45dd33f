//! Two pieces on all subgraphs, by play on each of them.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "agc016f",
        limits: Limits::known(5000, 256),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "the-complement",
                answer: the_complement,
                rejected_by: "all-graphs-up-to-4-vertices",
            },
            Wrong {
                name: "pieces-apart",
                answer: pieces_apart,
                rejected_by: "all-graphs-up-to-4-vertices",
            },
        ],
        refused: &[
            Refused {
                name: "an-edge-back",
                input: "3 2\n1 2\n3 2\n",
                error: r#"line 3, column 1: expected a new edge to a greater vertex, found "3 2""#,
            },
            Refused {
                name: "an-edge-twice",
                input: "3 2\n1 2\n1 2\n",
                error: r#"line 3, column 1: expected a new edge to a greater vertex, found "1 2""#,
            },
        ],
        ..Problem::default()
    }
}

type Edges = Vec<(usize, usize)>;

fn graph(input: &str) -> Edges {
    let mut tokens = Tokens::new(input);
    let (_, m): (usize, usize) = (tokens.read(), tokens.read());
    tokens.edges(m)
}

/// Every subgraph played out, the pieces on the first two vertices; a move that leads to a pair that is not `allowed` is
/// not one.
fn won_subgraphs(edges: &Edges, allowed: fn((usize, usize)) -> bool) -> usize {
    let won = |left: &Edges| {
        let mut play = Play::normal(|&(a, b): &(usize, usize)| {
            let steps = |from| {
                left.iter()
                    .filter(move |edge| edge.0 == from)
                    .map(|edge| edge.1)
            };
            steps(a)
                .map(|to| (to, b))
                .chain(steps(b).map(|to| (a, to)))
                .filter(|&pair| allowed(pair))
                .collect()
        });
        play.value(&(0, 1))
    };
    edges.iter().copied().powerset().filter(won).count()
}

fn oracle(input: &str) -> String {
    format!("{}\n", won_subgraphs(&graph(input), |_| true))
}

fn file(vertices: usize, edges: &Edges) -> String {
    let lines = edges
        .iter()
        .map(|(from, to)| format!("{} {}\n", from + 1, to + 1));
    format!("{vertices} {}\n{}", edges.len(), lines.format(""))
}

fn pairs(vertices: usize) -> Edges {
    (0..vertices).tuple_combinations().collect()
}

fn small() -> Vec<Small> {
    let all = (2..=4).flat_map(|n| {
        pairs(n)
            .into_iter()
            .powerset()
            .filter(|e| !e.is_empty())
            .map(move |e| file(n, &e))
    });
    let mut random = random(1);
    let larger = (0..60).map(|_| {
        let n = random.random_range(5..=6);
        let edges = pairs(n)
            .into_iter()
            .filter(|_| random.random_bool(0.6))
            .take(10)
            .collect();
        file(n, &edges)
    });
    vec![
        Small::new("random-graphs-of-5-and-6-vertices", larger.collect_vec()),
        Small::new("all-graphs-up-to-4-vertices", all),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::unanswered(
            "complete",
            "all pairs of sets, none of which is ruled out",
            || file(15, &pairs(15)),
        ),
        Worst::unanswered("path", "products that end early", || {
            file(15, &(1..15).map(|v| (v - 1, v)).collect())
        }),
        Worst::unanswered("two-layers", "many edges between two halves", || {
            file(
                15,
                &pairs(15)
                    .into_iter()
                    .filter(|edge| edge.0 < 7 && edge.1 >= 7)
                    .collect(),
            )
        }),
    ]
}

/// Counts what the second player wins.
fn the_complement(input: &str) -> String {
    let edges = graph(input);
    format!("{}\n", (1 << edges.len()) - won_subgraphs(&edges, |_| true))
}

/// Forbids the pieces to stand on one vertex.
fn pieces_apart(input: &str) -> String {
    format!("{}\n", won_subgraphs(&graph(input), |(a, b)| a != b))
}
