//! Cutting the edges of a tree, by play.

use crate::kit::cuts::{cuts, start};
use crate::kit::prelude::*;
use crate::kit::shapes::{self, Edges, edge_lines, subtrees};

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "agc017d",
        limits: Limits::known(2000, 256),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "parity-of-the-edges",
                answer: parity_of_edges,
                rejected_by: "all-trees-up-to-5-vertices",
            },
            Wrong {
                name: "heaps-of-whole-branches",
                answer: heaps_of_branches,
                rejected_by: "all-trees-up-to-5-vertices",
            },
            Wrong {
                name: "edges-that-add-nothing",
                answer: edges_add_nothing,
                rejected_by: "all-trees-up-to-5-vertices",
            },
        ],
        refused: &[
            Refused {
                name: "a-single-vertex",
                input: "1\n",
                error: r#"line 1, column 1: expected an integer from 2 to 100000, found "1""#,
            },
            Refused {
                name: "a-cycle-beside-the-root",
                input: "4\n2 3\n3 4\n4 2\n",
                error: r#"line 4, column 1: expected an edge that closes no cycle, found "4 2""#,
            },
            Refused {
                name: "no-vertex-0",
                input: "2\n0 1\n",
                error: r#"line 2, column 1: expected a vertex from 1 to 2, found "0""#,
            },
        ],
        ..Problem::default()
    }
}

fn oracle(input: &str) -> String {
    answer(input, |_, edges| {
        Play::normal(|&left| cuts(edges, 1, left)).value(&start(edges, 1))
    })
}

/// The winner of the tree.
fn answer(input: &str, wins: impl Fn(usize, &Edges) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let won = wins(n, &tokens.edges(n - 1));
    if won { "Alice\n" } else { "Bob\n" }.to_owned()
}

fn file(edges: &Edges) -> String {
    format!("{}\n{}", edges.len() + 1, edge_lines(edges))
}

fn small() -> Vec<Small> {
    let all = (2..=5).flat_map(shapes::all_trees);
    let mut random = random(1);
    let random_trees = (0..200)
        .map(|_| {
            // An odd number of edges is always won.
            let n = 2 * random.random_range(3..=5) + 1;
            let edges = shapes::random_tree(n, &mut random);
            shapes::shuffled(n, edges, &mut random)
        })
        .collect_vec();
    // Two copies of a tree at the root, of which one may lack an edge: lost, or hard to tell from it.
    let twins = (0..100)
        .map(|_| {
            let half = random.random_range(3..=6);
            let mut edges = shapes::random_tree(half, &mut random);
            let copy = |v| if v == 0 { 0 } else { v + half - 1 };
            let kept = half - 1 - random.random_range(0..=1_usize);
            let copies = edges[..kept]
                .iter()
                .map(|&(u, v)| (copy(u), copy(v)))
                .collect_vec();
            edges.extend(copies);
            shapes::shuffled(edges.len() + 1, edges, &mut random)
        })
        .collect_vec();
    let family = |name, trees: Vec<Edges>| Small::new(name, trees.iter().map(file).collect_vec());
    vec![
        family("all-trees-up-to-5-vertices", all.collect()),
        family("random-trees-of-7-to-11-vertices", random_trees),
        family("twins", twins),
    ]
}

fn worst() -> Vec<Worst> {
    shapes::large_trees(100_000)
        .into_iter()
        .map(|(name, attacks, edges)| Worst::unanswered(name, attacks, move || file(&edges)))
        .collect()
}

fn parity_of_edges(input: &str) -> String {
    answer(input, |n, _| n % 2 == 0)
}

/// Takes every branch at the root for a heap of its edges.
fn heaps_of_branches(input: &str) -> String {
    answer(input, |n, edges| {
        let parents = shapes::parents(n, edges);
        let branches = (1..n).filter(|&v| parents[v] == Some(0));
        branches.fold(0, |xor, v| xor ^ subtrees(n, edges)[v].count_ones()) != 0
    })
}

/// Forgets to add 1 for the edge to a child that carries something.
fn edges_add_nothing(input: &str) -> String {
    answer(input, |n, edges| {
        let subtrees = subtrees(n, edges);
        let parents = shapes::parents(n, edges);
        let mut values = vec![0; n];
        for v in (0..n).sorted_by_key(|&v| subtrees[v].count_ones()) {
            if let Some(parent) = parents[v] {
                values[parent] ^= if subtrees[v] == 1 << v { 1 } else { values[v] };
            }
        }
        values[0] != 0
    })
}
