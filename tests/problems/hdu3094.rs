//! Cutting the edges of many trees, by play.

use crate::kit::cuts::{cuts, start};
use crate::kit::prelude::*;
use crate::kit::shapes::{self, Edges, edge_lines, parents};

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "hdu3094",
        limits: Limits {
            time: None,
            memory: None,
        },
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "first-vertex-of-an-edge-is-the-parent",
                answer: first_is_parent,
                rejected_by: "all-trees-up-to-6-vertices",
            },
            Wrong {
                name: "misere",
                answer: misere,
                rejected_by: "all-trees-up-to-6-vertices",
            },
            Wrong {
                name: "heaps-by-height",
                answer: heaps_by_height,
                rejected_by: "all-trees-up-to-6-vertices",
            },
        ],
        refused: &[
            Refused {
                name: "a-second-tree-cut",
                input: "2\n2\n1 2\n3\n1 2\n",
                error: "line 6, column 1: expected a vertex from 1 to 3, found the end of the input",
            },
            Refused {
                name: "a-loop",
                input: "1\n2\n2 2\n",
                error: r#"line 3, column 1: expected an edge that closes no cycle, found "2 2""#,
            },
        ],
        ..Problem::default()
    }
}

fn oracle(input: &str) -> String {
    answers(input, |_, edges| {
        Play::normal(|&left| cuts(edges, 1, left)).value(&start(edges, 1))
    })
}

/// A line for each tree, by who wins it.
fn answers(input: &str, wins: impl Fn(usize, &Edges) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let tests = tokens.read();
    (0..tests)
        .map(|_| {
            let n = tokens.read();
            let won = wins(n, &tokens.edges(n - 1));
            if won { "Alice\n" } else { "Bob\n" }
        })
        .collect()
}

fn file(trees: &[Edges]) -> String {
    let tests = trees
        .iter()
        .map(|edges| format!("{}\n{}", edges.len() + 1, edge_lines(edges)));
    format!("{}\n{}", trees.len(), tests.format("\n"))
}

fn small() -> Vec<Small> {
    let all = (1..=6).flat_map(shapes::all_trees).collect_vec();
    let mut random = random(1);
    let larger = (0..1000)
        .map(|_| {
            // An odd number of edges is always won.
            let n = 2 * random.random_range(3..=5) + 1;
            let edges = shapes::random_tree(n, &mut random);
            shapes::shuffled(n, edges, &mut random)
        })
        .collect_vec();
    vec![
        Small::new("all-trees-up-to-6-vertices", all.chunks(100).map(file)),
        Small::new(
            "random-trees-of-7-to-11-vertices",
            larger.chunks(100).map(file),
        ),
    ]
}

fn worst() -> Vec<Worst> {
    let four = shapes::large_trees(100_000)
        .into_iter()
        .map(|(name, attacks, edges)| {
            Worst::unanswered(name, attacks, move || file(&vec![edges.clone(); 4]))
        });
    let backward = Worst::unanswered(
        "backward-path",
        "a root at the end of the numbering",
        || {
            let path = (1..100_000).map(|v| (v, (v + 1) % 100_000));
            file(&[path.collect()])
        },
    );
    let hundred = Worst::unanswered(
        "hundred-trees",
        "work per tree: 100 of 4000 vertices",
        || {
            let mut random = random(1);
            let trees = (0..100).map(|_| shapes::random_tree(4000, &mut random));
            file(&trees.collect_vec())
        },
    );
    four.chain([backward, hundred]).collect()
}

/// Reads an edge as a parent and its child, where either end may be the parent.
fn first_is_parent(input: &str) -> String {
    answers(input, |n, edges| {
        let mut children = vec![vec![]; n];
        edges.iter().for_each(|&(u, v)| children[u].push(v));
        value(&children, 0) != 0
    })
}

fn value(children: &[Vec<usize>], v: usize) -> u32 {
    let above = |&child: &usize| value(children, child) + 1;
    children[v]
        .iter()
        .map(above)
        .fold(0, |xor, value| xor ^ value)
}

fn misere(input: &str) -> String {
    answers(input, |_, edges| {
        Play::misere(|&left| cuts(edges, 1, left)).value(&start(edges, 1))
    })
}

/// Takes every branch at the root for a heap as large as the branch is high.
fn heaps_by_height(input: &str) -> String {
    answers(input, |n, edges| {
        let parents = parents(n, edges);
        let way = |v| std::iter::successors(Some(v), |&up| parents[up]).collect_vec();
        let mut heights = vec![0; n];
        for way in (1..n).map(way) {
            let branch = &mut heights[way[way.len() - 2]];
            *branch = way.len().max(*branch);
        }
        let heaps = heights.iter().filter(|&&height| height > 0);
        heaps.fold(0, |xor, height| xor ^ (height - 1)) != 0
    })
}
