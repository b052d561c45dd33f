//! Cutting the edges of a graph, by play.

use std::ops::RangeInclusive;

use evidence::cuts::{self, cuts, grounded, start};
use evidence::prelude::*;
use evidence::shapes::{self, Edges};

fn main() -> ExitCode {
    let lines = list("m", row([vertex("a vertex", "n"), vertex("a vertex", "n")]));
    let graph = format::all([row([int("n", 1..=LARGEST), len("m", 0..=LARGEST)]), lines]);
    let graphs = Format::tests("t", 0..=1000, graph);
    Problem::tests("graph_hackenbush", Limits::known(5000, 64), graphs, || by_play, ["Alice", "Bob"])
        .promise("the graph is connected and has an edge", |(n, edges)| {
            !edges.is_empty() && shapes::is_connected(*n, edges)
        })
        .inputs_of(100)
        .small("multigraphs-of-4-vertices-and-up-to-4-edges", || multigraphs(4, 4))
        .small("multigraphs-of-3-vertices-and-up-to-6-edges", || multigraphs(3, 6))
        .small("random-multigraphs-of-up-to-6-vertices-and-5-to-10-edges", || {
            let mut random = seeded(1);
            let mut graph = |_| {
                let (n, m) = (random.random_range(1..=6), random.random_range(5..=10));
                random_graph(&mut random, n, m)
            };
            (0..500).map(&mut graph).collect()
        })
        // An odd number of edges is always won.
        .each(shapes::LARGE_TREES, |problem, (name, attacks, edges)| {
            problem
                .worst(name, by_same_idea(labelled), move || vec![(LARGEST - 1, edges(LARGEST - 1))])
                .attacks(attacks)
        })
        .worst("random", by_same_idea(labelled), || random_graphs(VERTICES, EDGES - 1..=EDGES))
        .attacks("reading: 100 graphs of 20 000 edges")
        .worst("sparse", by_same_idea(labelled), || random_graphs(5000, 4990..=5000))
        .attacks("as many bridges as circuits")
        // What a first cut leaves of a circuit are two heaps of an odd sum, which differ; or Alice halves it.
        .known("circuit", || one(circuit(LARGEST), false))
        .attacks("recursion along one circuit")
        .known("odd-circuit", || one(circuit(LARGEST - 1), true))
        .attacks("the same, won")
        // Bob cuts the other of the two.
        .known("double-path", || one(double_path(LARGEST - 2), false))
        .attacks("two edges to every parent")
        .known("double-path-and-an-edge", || one(double_path(LARGEST - 1), true))
        .attacks("the same, won")
        .known("loops-at-the-root", || one(vec![(0, 0); LARGEST], false))
        .attacks("a vertex that is its own neighbour")
        .known("far-from-the-root", || one((1..LARGEST).map(|v| (v, v % (LARGEST - 1) + 1)).collect(), false))
        .attacks("a graph of which nothing counts")
        .wrong(
            "parallel-edges-as-one",
            |graph| on_other_graph(graph, |edges| edges.into_iter().unique().collect()),
            "parallel-edges",
        )
        .says("Skips every edge to the parent in a search, where only the one it came by is meant.")
        .wrong(
            "without-loops",
            |graph| on_other_graph(graph, |edges| edges.into_iter().filter(|(u, v)| u != v).collect()),
            "loops",
        )
        .says("Drops loops; a loop is a stalk of one edge.")
        .wrong(
            "parity-of-fused-vertices",
            |graph| fused(graph, |_, vertices| vertices % 2),
            "multigraphs-of-4-vertices-and-up-to-4-edges",
        )
        .says("Counts the vertices of a fused component; its edges decide by their parity.")
        .wrong("fused-edges-for-nothing", |graph| fused(graph, |_, _| 0), "circuits")
        .says("Forgets the edges of a fused component; an odd number of them leaves one.")
        .wrong("fused-edges-not-by-parity", |graph| fused(graph, |edges, _| edges), "circuits")
        .says("Adds the number of edges of a fused component; only its parity remains.")
        .main()
}

/// The bounds of the only copy that has some, and the largest graph that the program takes.
const GRAPHS: usize = 100;
const VERTICES: usize = 2000;
const EDGES: usize = 20_000;
const LARGEST: usize = 500_000;

/// The number of vertices, and the edges.
type Graph = (usize, Edges);

fn by_play((n, edges): &Graph) -> bool {
    let play =
        Play::normal(|&left| cuts(edges, 1, left)).board(|&left| cuts::graph(*n, edges, 1, left).rooted(0).board());
    play.label(|&left, &next| cuts::cut(edges, 1, left, next)).value(&start(edges, 1))
}

/// All multigraphs on so many vertices, with loops, of at most so many edges.
fn multigraphs(vertices: usize, edges: usize) -> Vec<Graph> {
    let pairs = (0..vertices).tuple_combinations().chain((0..vertices).map(|v| (v, v))).collect_vec();
    let lists = (0..=edges).flat_map(|m| pairs.iter().copied().combinations_with_replacement(m));
    lists.map(|edges| (vertices, edges)).collect()
}

fn random_graph(random: &mut Pcg64, vertices: usize, edges: usize) -> Graph {
    let mut vertex = || random.random_range(0..vertices);
    let edges = (0..edges).map(|_| (vertex(), vertex()));
    (vertices, edges.collect())
}

fn random_graphs(vertices: usize, edges: RangeInclusive<usize>) -> Vec<Graph> {
    let mut random = seeded(1);
    let graph = |_| {
        let edges = random.random_range(edges.clone());
        random_graph(&mut random, vertices, edges)
    };
    (0..GRAPHS).map(graph).collect()
}

/// One graph of the largest number of vertices.
fn one(edges: Edges, is_won: bool) -> (Vec<Graph>, Vec<bool>) {
    let n = edges.iter().map(|&(u, v)| 1 + u.max(v)).max().unwrap_or(1);
    (vec![(n, edges)], vec![is_won])
}

fn circuit(m: usize) -> Edges {
    (0..m).map(|v| (v, (v + 1) % m)).collect()
}

fn double_path(m: usize) -> Edges {
    [shapes::path(m / 2 + 1).repeat(2), vec![(0, m); m % 2]].concat()
}

/// The fusion and the colon principle, which are all that is known, with bridges found in another way: every edge
/// outside a spanning tree has a random label, and an edge in it the XOR of those whose circuits go through it. A
/// bridge is an edge with the label 0; that another one has it, too, is less likely than 2⁻⁴⁰.
fn labelled((n, edges): &Graph) -> bool {
    let mut incident = vec![vec![]; *n];
    for (edge, &(u, v)) in edges.iter().enumerate() {
        incident[u].push((v, edge));
        incident[v].push((u, edge));
    }
    // The vertices that are connected to the root, each with its parent.
    let mut above = vec![None; *n];
    let mut from_root = vec![0];
    let mut in_tree = vec![false; edges.len()];
    for place in 0.. {
        let Some(&v) = from_root.get(place) else {
            break;
        };
        for &(w, edge) in &incident[v] {
            if w != 0 && above[w].is_none() {
                above[w] = Some(v);
                in_tree[edge] = true;
                from_root.push(w);
            }
        }
    }
    let mut random = seeded(1);
    let mut labels = vec![0_u64; *n];
    let mut values = vec![0_u32; *n];
    for &(u, v) in edges.iter().zip(&in_tree).filter(|(_, in_tree)| !**in_tree).map(|(edge, _)| edge) {
        let label: u64 = random.random();
        labels[u] ^= label;
        labels[v] ^= label;
        // On a circuit, an edge is worth 1 at the vertex that the circuit becomes; one of its ends will do.
        values[u] ^= 1;
    }
    for &v in from_root[1..].iter().rev() {
        let parent: usize = above[v].expect("it is not the root");
        labels[parent] ^= labels[v];
        values[parent] ^= if labels[v] == 0 { values[v] + 1 } else { values[v] ^ 1 };
    }
    values[0] != 0
}

/// Plays on a graph with other edges.
fn on_other_graph((n, edges): &Graph, other: fn(Edges) -> Edges) -> bool {
    let undirected = edges.iter().map(|&(u, v)| (u.min(v), u.max(v)));
    by_play(&(*n, other(undirected.collect())))
}

/// The fusion principle with another worth of a fused vertex, given how many edges and vertices it swallows.
fn fused((_, edges): &Graph, worth: fn(u32, u32) -> u32) -> bool {
    value(edges, 0, start(edges, 1), worth) != 0
}

/// The value of the edges `left`, which are those connected to `root`.
fn value(edges: &Edges, root: usize, left: u64, worth: fn(u32, u32) -> u32) -> u32 {
    let ends = |set: u64| {
        let within = edges.iter().enumerate().filter(move |(edge, _)| set >> edge & 1 == 1);
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
