//! Cutting the edges of a graph, by play.

use crate::kit::cuts::{cuts, grounded, start};
use crate::kit::prelude::*;
use crate::kit::shapes::{self, Edges, edge_lines};

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "graph_hackenbush",
        limits: Limits::known(5000, 64),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "parallel-edges-as-one",
                answer: parallel_as_one,
                rejected_by: "parallel-edges",
            },
            Wrong {
                name: "without-loops",
                answer: without_loops,
                rejected_by: "loops",
            },
            Wrong {
                name: "parity-of-fused-vertices",
                answer: |input| fused(input, |_, vertices| vertices % 2),
                rejected_by: "all-multigraphs-of-4-vertices-up-to-4-edges",
            },
            Wrong {
                name: "fused-edges-for-nothing",
                answer: |input| fused(input, |_, _| 0),
                rejected_by: "circuits",
            },
            Wrong {
                name: "fused-edges-not-by-parity",
                answer: |input| fused(input, |edges, _| edges),
                rejected_by: "circuits",
            },
        ],
        refused: &[
            Refused {
                name: "no-such-vertex",
                input: "1\n3 2\n1 2\n2 4\n",
                error: r#"line 4, column 3: expected a vertex from 1 to 3, found "4""#,
            },
            Refused {
                name: "a-graph-without-root",
                input: "1\n0 0\n",
                error: r#"line 2, column 1: expected an integer from 1 to 500000, found "0""#,
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

/// A line for each graph, by who wins it.
fn answers(input: &str, wins: impl Fn(usize, &Edges) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let tests = tokens.read();
    (0..tests)
        .map(|_| {
            let (n, m) = (tokens.read(), tokens.read());
            let won = wins(n, &tokens.edges(m));
            if won { "Alice\n" } else { "Bob\n" }
        })
        .collect()
}

type Graph = (usize, Edges);

fn file(graphs: &[Graph]) -> String {
    let tests = graphs
        .iter()
        .map(|(n, edges)| format!("{n} {}\n{}", edges.len(), edge_lines(edges)));
    format!("{}\n{}", graphs.len(), tests.format("\n"))
}

/// All multigraphs on so many vertices, with loops, of at most so many edges.
fn multigraphs(vertices: usize, edges: usize) -> impl Iterator<Item = Graph> {
    let pairs = (0..vertices)
        .tuple_combinations()
        .chain((0..vertices).map(|v| (v, v)));
    let pairs = pairs.collect_vec();
    (0..=edges).flat_map(move |m| {
        let lists = pairs.clone().into_iter().combinations_with_replacement(m);
        lists.map(move |edges| (vertices, edges))
    })
}

fn random_graph(random: &mut Pcg64, vertices: usize, edges: usize) -> Graph {
    let mut vertex = || random.random_range(0..vertices);
    let edges = (0..edges).map(|_| (vertex(), vertex()));
    (vertices, edges.collect())
}

fn small() -> Vec<Small> {
    let mut random = random(1);
    let larger = (0..500)
        .map(|_| {
            let (n, m) = (random.random_range(1..=6), random.random_range(5..=10));
            random_graph(&mut random, n, m)
        })
        .collect_vec();
    let family =
        |name, graphs: Vec<Graph>| Small::new(name, graphs.chunks(100).map(file).collect_vec());
    vec![
        family(
            "all-multigraphs-of-4-vertices-up-to-4-edges",
            multigraphs(4, 4).collect(),
        ),
        family(
            "all-multigraphs-of-3-vertices-up-to-6-edges",
            multigraphs(3, 6).collect(),
        ),
        family("random-multigraphs-of-5-to-10-edges", larger),
    ]
}

/// The bounds of the only copy that has some, and the largest graph that the program takes.
const GRAPHS: usize = 100;
const VERTICES: usize = 2000;
const EDGES: usize = 20_000;
const LARGEST: usize = 500_000;

fn worst() -> Vec<Worst> {
    let large = |edges: Edges| file(&[(LARGEST, edges)]);
    let trees = shapes::large_trees(LARGEST)
        .into_iter()
        .map(move |(name, attacks, edges)| {
            Worst::unanswered(name, attacks, move || large(edges.clone()))
        });
    let others = [
        Worst::unanswered("random", "reading: 100 graphs of 20 000 edges", || {
            let mut random = random(1);
            let graphs = (0..GRAPHS).map(|_| random_graph(&mut random, VERTICES, EDGES));
            file(&graphs.collect_vec())
        }),
        Worst::unanswered("circuit", "recursion along one circuit", move || {
            large((0..LARGEST).map(|v| (v, (v + 1) % LARGEST)).collect())
        }),
        Worst::unanswered("double-path", "two edges to every parent", move || {
            let path = shapes::path(LARGEST / 2);
            large([path.clone(), path].concat())
        }),
        Worst::unanswered(
            "loops-at-the-root",
            "a vertex that is its own neighbour",
            move || large(vec![(0, 0); LARGEST]),
        ),
        Worst::unanswered(
            "far-from-the-root",
            "a graph of which nothing counts",
            move || large((1..LARGEST).map(|v| (v, v % (LARGEST - 1) + 1)).collect()),
        ),
    ];
    trees.chain(others).collect()
}

/// Skips every edge to the parent in a search, where only the one it came by is meant.
fn parallel_as_one(input: &str) -> String {
    on_other_graphs(input, |edges| edges.into_iter().unique().collect())
}

fn without_loops(input: &str) -> String {
    on_other_graphs(input, |edges| {
        edges.into_iter().filter(|(u, v)| u != v).collect()
    })
}

/// Plays on a graph with other edges.
fn on_other_graphs(input: &str, other: fn(Edges) -> Edges) -> String {
    answers(input, |_, edges| {
        let undirected = edges.iter().map(|&(u, v)| (u.min(v), u.max(v)));
        let edges = &other(undirected.collect());
        Play::normal(|&left| cuts(edges, 1, left)).value(&start(edges, 1))
    })
}

/// The fusion principle with another worth of a fused vertex, given how many edges and vertices it swallows.
fn fused(input: &str, worth: fn(u32, u32) -> u32) -> String {
    answers(input, |_, edges| {
        value(edges, 0, start(edges, 1), worth) != 0
    })
}

/// The value of the edges `left`, which are those connected to `root`.
fn value(edges: &Edges, root: usize, left: u64, worth: fn(u32, u32) -> u32) -> u32 {
    let ends = |set: u64| {
        let within = edges
            .iter()
            .enumerate()
            .filter(move |(edge, _)| set >> edge & 1 == 1);
        within.fold(1_u64 << root, |ends, (_, &(u, v))| ends | 1 << u | 1 << v)
    };
    let bridges = (0..edges.len())
        .filter(|edge| left >> edge & 1 == 1)
        .filter(|edge| ends(grounded(edges, 1 << root, left & !(1 << edge))) != ends(left))
        .collect_vec();
    let no_bridges = bridges.iter().fold(left, |left, edge| left & !(1 << edge));
    let fused = grounded(edges, 1 << root, no_bridges);
    let mut total = worth(fused.count_ones(), ends(fused).count_ones());
    for edge in bridges {
        let (u, v) = edges[edge];
        for (near, far) in [(u, v), (v, u)] {
            if ends(fused) >> near & 1 == 1 {
                let beyond = grounded(edges, 1 << far, left & !(1 << edge));
                total ^= value(edges, far, beyond, worth) + 1;
            }
        }
    }
    total
}
