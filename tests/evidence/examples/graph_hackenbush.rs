//! Cutting the edges of a graph, by play.

use std::ops::RangeInclusive;

use evidence::cases;
use evidence::cuts::{cuts, grounded, start};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, edge_lines};

fn main() -> ExitCode {
    Problem::new("graph_hackenbush", Limits::known(5000, 64), oracle, small)
        .played("all multigraphs of 4 vertices up to 4 edges, of 3 vertices up to 6 edges, 500 of 5 to 10 edges")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("parallel-edges-as-one", parallel_as_one, "parallel-edges")
                .says("Skips every edge to the parent in a search, where only the one it came by is meant."),
            wrong("without-loops", without_loops, "loops").says("Drops loops; a loop is a stalk of one edge."),
            wrong(
                "parity-of-fused-vertices",
                |input| fused(input, |_, vertices| vertices % 2),
                "all-multigraphs-of-4-vertices-up-to-4-edges",
            )
            .says("Counts the vertices of a fused component; its edges decide by their parity."),
            wrong("fused-edges-for-nothing", |input| fused(input, |_, _| 0), "circuits")
                .says("Forgets the edges of a fused component; an odd number of them leaves one."),
            wrong("fused-edges-not-by-parity", |input| fused(input, |edges, _| edges), "circuits")
                .says("Adds the number of edges of a fused component; only its parity remains."),
        ])
        .main()
}

fn oracle(input: &str) -> String {
    answers(input, |_, edges| Play::normal(|&left| cuts(edges, 1, left)).value(&start(edges, 1)))
}

/// A line for each graph, by who wins it.
fn answers(input: &str, wins: impl Fn(usize, &Edges) -> bool) -> String {
    cases::counted(input, |tokens| {
        let (n, m) = (tokens.read(), tokens.read());
        if wins(n, &tokens.edges(m)) { "Alice" } else { "Bob" }
    })
}

type Graph = (usize, Edges);

fn file(graphs: &[Graph]) -> String {
    let tests = graphs.iter().map(|(n, edges)| format!("{n} {}\n{}", edges.len(), edge_lines(edges)));
    format!("{}\n{}", graphs.len(), tests.format("\n"))
}

/// All multigraphs on so many vertices, with loops, of at most so many edges.
fn multigraphs(vertices: usize, edges: usize) -> impl Iterator<Item = Graph> {
    let pairs = (0..vertices).tuple_combinations().chain((0..vertices).map(|v| (v, v)));
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
    let mut random = seeded(1);
    let larger = (0..500)
        .map(|_| {
            let (n, m) = (random.random_range(1..=6), random.random_range(5..=10));
            random_graph(&mut random, n, m)
        })
        .collect_vec();
    let family = |name, graphs: Vec<Graph>| Small::new(name, graphs.chunks(100).map(file).collect_vec());
    vec![
        family("all-multigraphs-of-4-vertices-up-to-4-edges", multigraphs(4, 4).collect()),
        family("all-multigraphs-of-3-vertices-up-to-6-edges", multigraphs(3, 6).collect()),
        family("random-multigraphs-of-5-to-10-edges", larger),
    ]
}

/// The bounds of the only copy that has some, and the largest graph that the program takes.
const GRAPHS: usize = 100;
const VERTICES: usize = 2000;
const EDGES: usize = 20_000;
const LARGEST: usize = 500_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("t", 0, 1000, |tests| format!("@{tests}\n{}", repeated("1 0\n", tests))),
        Bound::integer("n", 1, LARGEST, |n| format!("1\n@{n} 1\n1 1\n")),
        Bound::integer("m", 0, LARGEST, |m| format!("1\n2 @{m}\n{}", repeated("2 1\n", m))),
        Bound::vertex("a vertex", 3, |v| format!("1\n3 2\n1 2\n2 @{v}\n")),
    ]
}

fn random_graphs(vertices: usize, edges: RangeInclusive<usize>) -> Vec<Graph> {
    let mut random = seeded(1);
    let graph = |_| {
        let edges = random.random_range(edges.clone());
        random_graph(&mut random, vertices, edges)
    };
    (0..GRAPHS).map(graph).collect()
}

fn worst() -> Vec<Worst> {
    // An odd number of edges is always won.
    const ODD: usize = LARGEST - 1;
    let labelled = Known::BySameIdea(labelled);
    let trees = shapes::LARGE_TREES
        .map(|(name, attacks, edges)| Worst::new(name, attacks, labelled, move || file(&[(ODD, edges(ODD))])));
    let answered = [
        Worst::new("random", "reading: 100 graphs of 20 000 edges", labelled, || {
            file(&random_graphs(VERTICES, EDGES - 1..=EDGES))
        }),
        Worst::new("sparse", "as many bridges as circuits", labelled, || file(&random_graphs(5000, 4990..=5000))),
    ];
    let shape = |name, attacks, m, edges: fn(usize) -> Edges, winner: &'static str| {
        Worst::known(name, attacks, move || (file(&[(LARGEST, edges(m))]), format!("{winner}\n")))
    };
    let circuit: fn(usize) -> Edges = |m| (0..m).map(|v| (v, (v + 1) % m)).collect();
    let double_path: fn(usize) -> Edges = |m| [shapes::path(m / 2 + 1).repeat(2), vec![(0, m); m % 2]].concat();
    let known = [
        // What a first cut leaves of a circuit are two heaps of an odd sum, which differ; or Alice halves it.
        shape("circuit", "recursion along one circuit", LARGEST, circuit, "Bob"),
        shape("odd-circuit", "the same, won", LARGEST - 1, circuit, "Alice"),
        // Bob cuts the other of the two.
        shape("double-path", "two edges to every parent", LARGEST - 2, double_path, "Bob"),
        shape("double-path-and-an-edge", "the same, won", LARGEST - 1, double_path, "Alice"),
        shape("loops-at-the-root", "a vertex that is its own neighbour", LARGEST, |m| vec![(0, 0); m], "Bob"),
        shape(
            "far-from-the-root",
            "a graph of which nothing counts",
            LARGEST - 1,
            |m| (1..=m).map(|v| (v, v % m + 1)).collect(),
            "Bob",
        ),
    ];
    trees.into_iter().chain(answered).chain(known).collect()
}

/// The fusion and the colon principle, which are all that is known, with bridges found in another way: every edge
/// outside a spanning tree has a random label, and an edge in it the XOR of those whose circuits go through it. A
/// bridge is an edge with the label 0; that another one has it, too, is less likely than 2⁻⁴⁰.
fn labelled(input: &str) -> String {
    answers(input, |n, edges| {
        let mut incident = vec![vec![]; n];
        for (edge, &(u, v)) in edges.iter().enumerate() {
            incident[u].push((v, edge));
            incident[v].push((u, edge));
        }
        // The vertices that are connected to the root, each with the edge to its parent.
        let mut above: Vec<Option<(usize, usize)>> = vec![None; n];
        let mut from_root = vec![0];
        let mut in_tree = vec![false; edges.len()];
        for place in 0.. {
            let Some(&v) = from_root.get(place) else {
                break;
            };
            for &(w, edge) in &incident[v] {
                if w != 0 && above[w].is_none() {
                    above[w] = Some((v, edge));
                    in_tree[edge] = true;
                    from_root.push(w);
                }
            }
        }
        let mut random = seeded(1);
        let mut labels = vec![0_u64; n];
        let mut values = vec![0_u32; n];
        for &(u, v) in edges.iter().zip(&in_tree).filter(|(_, in_tree)| !**in_tree).map(|(edge, _)| edge) {
            let label: u64 = random.random();
            labels[u] ^= label;
            labels[v] ^= label;
            // On a circuit, an edge is worth 1 at the vertex that the circuit becomes; one of its ends will do.
            values[u] ^= 1;
        }
        for &v in from_root[1..].iter().rev() {
            let (parent, _) = above[v].expect("it is not the root");
            labels[parent] ^= labels[v];
            values[parent] ^= match labels[v] {
                0 => values[v] + 1,
                _ => values[v] ^ 1,
            };
        }
        values[0] != 0
    })
}

fn parallel_as_one(input: &str) -> String {
    on_other_graphs(input, |edges| edges.into_iter().unique().collect())
}

fn without_loops(input: &str) -> String {
    on_other_graphs(input, |edges| edges.into_iter().filter(|(u, v)| u != v).collect())
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
    answers(input, |_, edges| value(edges, 0, start(edges, 1), worth) != 0)
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
