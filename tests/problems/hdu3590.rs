//! Cutting trees where the last cut loses, by play.

use crate::kit::cuts::{cuts, start};
use crate::kit::prelude::*;
use crate::kit::shapes::{self, Edges, edge_lines, parents};

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "hdu3590",
        limits: Limits::known(1000, 32),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "trees-as-components",
                answer: trees_as_components,
                rejected_by: "two-arms",
            },
            Wrong {
                name: "trees-as-components-in-a-sum",
                answer: trees_as_components,
                rejected_by: "random-sums",
            },
            Wrong {
                name: "normal-play",
                answer: normal_play,
                rejected_by: "no-edges",
            },
            Wrong {
                name: "normal-play-reversed",
                answer: normal_play_reversed,
                rejected_by: "all-trees-up-to-8-edges",
            },
        ],
        refused: &[
            Refused {
                name: "a-cycle-in-the-second-tree",
                input: "2\n2\n1 2\n4\n1 2\n3 4\n4 3\n",
                error: r#"line 7, column 1: expected an edge that closes no cycle, found "4 3""#,
            },
            Refused {
                name: "a-tree-without-root",
                input: "1\n0\n",
                error: r#"line 2, column 1: expected an integer from 1 to 100, found "0""#,
            },
        ],
        end: End::OfFile,
        ..Problem::default()
    }
}

/// Several trees, each with its first vertex as the root.
type Forest = Vec<Edges>;

fn oracle(input: &str) -> String {
    answers(input, |forest| {
        let (edges, ground) = together(forest);
        Play::misere(|&left| cuts(&edges, ground, left)).value(&start(&edges, ground))
    })
}

/// One set of edges, with the vertices of each tree behind those of the ones before, and the set of the roots.
fn together(forest: &Forest) -> (Edges, u64) {
    let (mut edges, mut ground, mut first) = (vec![], 0, 0);
    for tree in forest {
        ground |= 1 << first;
        edges.extend(tree.iter().map(|&(u, v)| (first + u, first + v)));
        first += tree.len() + 1;
    }
    (edges, ground)
}

/// A line for each forest, by who wins it.
fn answers(input: &str, wins: impl Fn(&Forest) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let mut lines = String::new();
    while !tokens.is_empty() {
        let trees = tokens.read();
        let forest = (0..trees)
            .map(|_| {
                let n: usize = tokens.read();
                tokens.edges(n - 1)
            })
            .collect();
        lines += if wins(&forest) { "PP\n" } else { "QQ\n" };
    }
    lines
}

fn file(forests: &[Forest]) -> String {
    let tree = |edges: &Edges| format!("{}\n{}", edges.len() + 1, edge_lines(edges));
    let test =
        |forest: &Forest| format!("{}\n{}", forest.len(), forest.iter().map(tree).format(""));
    forests.iter().map(test).format("").to_string()
}

/// The rooted trees with so many edges up to the names of their vertices, and up to the order of children or not.
fn rooted_trees(edges: usize) -> Vec<Edges> {
    // A vertex more hangs on the last vertex or on one above it.
    (0..edges).fold(vec![vec![]], |trees, last| {
        let grown = trees.into_iter().flat_map(|tree: Edges| {
            let parents = parents(last + 1, &tree);
            let places = std::iter::successors(Some(last), |&v| parents[v]).collect_vec();
            places
                .into_iter()
                .map(move |place| [&tree[..], &[(place, last + 1)]].concat())
        });
        grown.collect()
    })
}

fn small() -> Vec<Small> {
    let single = (0..=8)
        .flat_map(rooted_trees)
        .map(|tree| vec![tree])
        .collect_vec();
    let small_trees = (0..=3).flat_map(rooted_trees).collect_vec();
    let sums = (0..=3)
        .flat_map(|trees| {
            small_trees
                .iter()
                .cloned()
                .combinations_with_replacement(trees)
        })
        .collect_vec();
    let mut random = random(1);
    let larger = (0..500)
        .map(|_| {
            let trees = random.random_range(1..=4);
            let tree = |_| {
                let n = random.random_range(1..=1 + 10 / trees);
                let edges = shapes::random_tree(n, &mut random);
                shapes::shuffled(n, edges, &mut random)
            };
            (0..trees).map(tree).collect_vec()
        })
        .collect_vec();
    vec![
        Small::new("all-trees-up-to-8-edges", [file(&single)]),
        Small::new("all-sums-of-3-trees-up-to-3-edges", [file(&sums)]),
        Small::new("random-sums", [file(&larger)]),
    ]
}

/// Twenty tests of 99 trees with 99 vertices.
fn tests(mut tree: impl FnMut() -> Edges) -> String {
    let forests = (0..20).map(|_| (0..99).map(|_| tree()).collect());
    file(&forests.collect_vec())
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::unanswered("random", "trees of every height", || {
            let mut random = random(1);
            tests(move || shapes::random_tree(99, &mut random))
        }),
        Worst::unanswered("paths", "depth", || tests(|| shapes::path(99))),
        Worst::unanswered(
            "stars",
            "as many components as there can be, all of value 1",
            || tests(|| shapes::star(99)),
        ),
    ]
}

/// The value of a tree: the XOR of its branches.
fn value(children: &[Vec<usize>], v: usize) -> u32 {
    let above = |&child: &usize| value(children, child) + 1;
    children[v]
        .iter()
        .map(above)
        .fold(0, |xor, value| xor ^ value)
}

/// Takes a tree for a component of the sum, though its value may be 0 while it has edges.
fn trees_as_components(input: &str) -> String {
    answers(input, |forest| {
        let trees = forest.iter().map(|tree| {
            let n = tree.len() + 1;
            let parents = parents(n, tree);
            let children =
                (0..n).map(|v| (0..n).filter(|&child| parents[child] == Some(v)).collect());
            value(&children.collect_vec(), 0)
        });
        let values = trees.collect_vec();
        let some_large = values.iter().any(|&value| value > 1);
        (values.iter().fold(0, |xor, value| xor ^ value) != 0) == some_large
    })
}

fn normal_play(input: &str) -> String {
    by_normal_play(input, |wins| wins)
}

/// Lets whoever loses under normal play win.
fn normal_play_reversed(input: &str) -> String {
    by_normal_play(input, |wins| !wins)
}

fn by_normal_play(input: &str, answer: fn(bool) -> bool) -> String {
    answers(input, |forest| {
        let (edges, ground) = together(forest);
        answer(Play::normal(|&left| cuts(&edges, ground, left)).value(&start(&edges, ground)))
    })
}
