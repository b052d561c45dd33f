//! A tree grounded in more and more vertices, by play.

use crate::kit::cuts::{cuts, start};
use crate::kit::prelude::*;
use crate::kit::shapes::{self, Edges, edge_lines, parents, subtrees};

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "cf1610i",
        limits: Limits::known(1000, 256),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "xor-of-the-pinned-vertices",
                answer: xor_of_pinned,
                rejected_by: "all-trees-up-to-5-vertices",
            },
            Wrong {
                name: "spanned-edges-for-nothing",
                answer: spanned_for_nothing,
                rejected_by: "all-trees-up-to-5-vertices",
            },
        ],
        refused: &[
            Refused {
                name: "a-cycle",
                input: "3\n2 3\n3 2\n",
                error: r#"line 3, column 1: expected an edge that closes no cycle, found "3 2""#,
            },
            Refused {
                name: "too-large",
                input: "300001\n1 2\n",
                error: r#"line 1, column 1: expected an integer from 1 to 300000, found "300001""#,
            },
        ],
        ..Problem::default()
    }
}

fn oracle(input: &str) -> String {
    answer(input, |_, edges, pinned| {
        Play::normal(|&left| cuts(edges, pinned, left)).value(&start(edges, pinned))
    })
}

/// Who wins with the first k vertices pinned, for every k.
fn answer(input: &str, wins: impl Fn(usize, &Edges, u64) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let edges = tokens.edges(n - 1);
    let winner = |k| {
        if wins(n, &edges, (1_u64 << k) - 1) {
            '1'
        } else {
            '2'
        }
    };
    format!("{}\n", (1..=n).map(winner).format(""))
}

fn file(edges: &Edges) -> String {
    format!("{}\n{}", edges.len() + 1, edge_lines(edges))
}

fn small() -> Vec<Small> {
    let all = (1..=5).flat_map(shapes::all_trees);
    let mut random = random(1);
    let larger = (0..200)
        .map(|_| {
            let n = random.random_range(6..=10);
            let edges = shapes::random_tree(n, &mut random);
            file(&shapes::shuffled(n, edges, &mut random))
        })
        .collect_vec();
    vec![
        Small::new("all-trees-up-to-5-vertices", all.map(|edges| file(&edges))),
        Small::new("random-trees-of-6-to-10-vertices", larger),
    ]
}

const N: usize = 300_000;

fn worst() -> Vec<Worst> {
    let trees = shapes::large_trees(N)
        .into_iter()
        .map(|(name, attacks, edges)| Worst::unanswered(name, attacks, move || file(&edges)));
    let others = [
        Worst::unanswered(
            "backward-path",
            "the whole way up for the second vertex",
            || file(&(1..N).map(|v| (v, (v + 1) % N)).collect()),
        ),
        Worst::unanswered(
            "shuffled-path",
            "ways up that meet ways already spanned",
            || file(&shapes::shuffled(N, shapes::path(N), &mut random(1))),
        ),
        Worst::unanswered(
            "ends-first",
            "a long way up from every small number",
            || {
                // The lower half of the numbers are leaves of the path that the upper half is.
                let spine = |v: usize| if v == 0 { 0 } else { v + N / 2 };
                let path = (1..N / 2).map(|v| (spine(v - 1), spine(v)));
                let leaves = (1..=N / 2).map(|v| (spine(N / 2 - v), v));
                file(&path.chain(leaves).collect())
            },
        ),
    ];
    trees.chain(others).collect()
}

/// The value of every subtree of the tree rooted at the first vertex.
fn values(n: usize, edges: &Edges) -> Vec<u32> {
    let (parents, subtrees) = (parents(n, edges), subtrees(n, edges));
    let mut values = vec![0; n];
    for v in (0..n).sorted_by_key(|&v| subtrees[v].count_ones()) {
        if let Some(parent) = parents[v] {
            values[parent] ^= values[v] + 1;
        }
    }
    values
}

/// The XOR of the values at the pinned vertices.
fn xor_of_pinned(input: &str) -> String {
    answer(input, |n, edges, pinned| {
        let values = values(n, edges);
        (0..n)
            .filter(|v| pinned >> v & 1 == 1)
            .fold(0, |xor, v| xor ^ values[v])
            != 0
    })
}

/// Counts what hangs on the tree that the pinned vertices span, and forgets its edges.
fn spanned_for_nothing(input: &str) -> String {
    answer(input, |n, edges, pinned| {
        let (values, parents, subtrees) = (values(n, edges), parents(n, edges), subtrees(n, edges));
        let is_spanned = |v: usize| subtrees[v] & pinned != 0;
        let hanging = (1..n).filter(|&v| !is_spanned(v) && parents[v].is_some_and(is_spanned));
        hanging.fold(0, |xor, v| xor ^ (values[v] + 1)) != 0
    })
}
