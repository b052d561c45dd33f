//! Cutting the edges of a tree, by play.

use evidence::cuts::{cuts, start};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, edge_lines, subtrees};

fn main() -> ExitCode {
    Problem::new("agc017d", Limits::known(2000, 256), oracle, small)
        .played("all trees up to 5 vertices, 200 trees of 7 to 11 vertices, 100 trees made of two copies of one")
        .worst(worst)
        .bounds(|| Bound::tree(2..=N))
        .wrong([
            wrong("parity-of-the-edges", |input| answer(input, |n, _| n % 2 == 0), "all-trees-up-to-5-vertices")
                .says("Takes a tree for a heap of as many stones as it has edges; branches count by XOR."),
            wrong("heaps-of-whole-branches", heaps_of_branches, "all-trees-up-to-5-vertices")
                .says("Takes every branch at the root for a heap of its edges."),
            wrong("edges-that-add-nothing", edges_add_nothing, "all-trees-up-to-5-vertices")
                .says("Forgets to add 1 for the edge to a child that carries something."),
        ])
        .refused([("a-cycle-beside-the-root", "4\n2 3\n3 4\n@4 2@\n", "an edge that closes no cycle")])
        .main()
}

fn oracle(input: &str) -> String {
    answer(input, |_, edges| Play::normal(|&left| cuts(edges, 1, left)).value(&start(edges, 1)))
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
    let mut random = seeded(1);
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
            let mut edges = twins(shapes::random_tree(half, &mut random));
            edges.truncate(edges.len() - random.random_range(0..=1_usize));
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

/// The tree, and behind it a copy that hangs on the same root.
fn twins(mut edges: Edges) -> Edges {
    let others = edges.len();
    let copy = |v| if v == 0 { 0 } else { v + others };
    let copies = edges.iter().map(|&(u, v)| (copy(u), copy(v))).collect_vec();
    edges.extend(copies);
    edges
}

/// The greatest number of vertices.
const N: usize = 100_000;

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, edges: Edges, winner: &'static str| {
        Worst::known(name, attacks, move || (file(&edges), format!("{winner}\n")))
    };
    // On two copies of a tree Bob does to one what Alice does to the other. One more edge at the root Alice takes away,
    // and everything if it is the only one there.
    let trees =
        shapes::LARGE_TREES.into_iter().map(|(name, attacks, edges)| shape(name, attacks, twins(edges(N / 2)), "Bob"));
    let one_more = |edges: Edges| {
        let mut edges = twins(edges);
        edges.push((0, edges.len() + 1));
        edges
    };
    let random_tree = shapes::random_tree(N / 2, &mut seeded(2));
    // A way of so many edges from the root is a heap of them.
    let longer = 65_536 + 17_000;
    let two_ways = (1..=longer + 17_000).map(|v| (if v == longer + 1 { 0 } else { v - 1 }, v));
    let others = [
        shape("one-path", "the longest way from the root", shapes::path(N), "Alice"),
        shape("two-ways", "values that agree in 16 bits", two_ways.collect(), "Alice"),
        shape(
            "caterpillars-and-an-edge",
            "a small difference beside large values",
            one_more(shapes::caterpillar(N / 2)),
            "Alice",
        ),
        shape("random-trees-and-an-edge", "the same in a tree with far jumps", one_more(random_tree), "Alice"),
    ];
    trees.chain(others).collect()
}

fn heaps_of_branches(input: &str) -> String {
    answer(input, |n, edges| {
        let parents = shapes::parents(n, edges);
        let branches = (1..n).filter(|&v| parents[v] == Some(0));
        branches.fold(0, |xor, v| xor ^ subtrees(n, edges)[v].count_ones()) != 0
    })
}

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
