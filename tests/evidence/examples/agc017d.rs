//! Cutting the edges of a tree, by play.

use evidence::cuts::{self, cuts, start};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, subtrees};

fn main() -> ExitCode {
    Problem::one("agc017d", Limits::known(2000, 256), tree_of("n", 2..=N), || by_play, ["Alice", "Bob"])
        .all([("n", 5)])
        .small("random-trees-of-7-to-11-vertices", || {
            let mut random = seeded(1);
            let mut tree = |_| {
                // An odd number of edges is always won.
                let n = 2 * random.random_range(3..=5) + 1;
                let edges = shapes::random_tree(n, &mut random);
                (n, shapes::shuffled(n, edges, &mut random))
            };
            (0..200).map(&mut tree).collect()
        })
        .small("trees-of-4-to-11-vertices-made-of-two-copies-of-one", || {
            // Two copies of a tree at the root, of which one may lack an edge: lost, or hard to tell from it.
            let mut random = seeded(2);
            let mut tree = |_| {
                let half = random.random_range(3..=6);
                let mut edges = twins(shapes::random_tree(half, &mut random));
                edges.truncate(edges.len() - random.random_range(0..=1_usize));
                (edges.len() + 1, shapes::shuffled(edges.len() + 1, edges, &mut random))
            };
            (0..100).map(&mut tree).collect()
        })
        // On two copies of a tree Bob does to one what Alice does to the other. One more edge at the root Alice takes
        // away, and everything if it is the only one there.
        .each(shapes::LARGE_TREES, |problem, (name, attacks, edges)| {
            problem.known(name, move || (sized(twins(edges(N / 2))), false)).attacks(attacks)
        })
        .known("one-path", || (sized(shapes::path(N)), true))
        .attacks("the longest way from the root")
        .known("two-ways", || {
            // A way of so many edges from the root is a heap of them.
            (two_ways(65_536 + 17_000, 17_000), true)
        })
        .attacks("values that agree in 16 bits")
        .sibling(|| two_ways(256 + 1, 1))
        .known("caterpillars-and-an-edge", || (one_more(shapes::caterpillar(N / 2)), true))
        .attacks("a small difference beside large values")
        .known("random-trees-and-an-edge", || (one_more(shapes::random_tree(N / 2, &mut seeded(2))), true))
        .attacks("the same in a tree with far jumps")
        .wrong("parity-of-the-edges", |(n, _)| n % 2 == 0, "all")
        .says("Takes a tree for a heap of as many stones as it has edges; branches count by XOR.")
        .wrong(
            "heaps-of-whole-branches",
            |(n, edges)| {
                let parents = shapes::parents(*n, edges);
                let branches = (1..*n).filter(|&v| parents[v] == Some(0));
                xor(branches.map(|v| subtrees(*n, edges)[v].count_ones())) != 0
            },
            "all",
        )
        .says("Takes every branch at the root for a heap of its edges.")
        .wrong("edges-that-add-nothing", edges_add_nothing, "all")
        .says("Forgets to add 1 for the edge to a child that carries something.")
        .refused([("a-cycle-beside-the-root", "4\n2 3\n3 4\n@4 2@\n", "an edge that closes no cycle")])
        .main()
}

/// The largest number of vertices.
const N: usize = 100_000;

/// The number of vertices, and the edges.
type Tree = (usize, Edges);

/// Two ways of so many edges from the root.
fn two_ways(longer: usize, shorter: usize) -> (usize, Edges) {
    sized((1..=longer + shorter).map(|v| (if v == longer + 1 { 0 } else { v - 1 }, v)).collect())
}

fn by_play((n, edges): &Tree) -> bool {
    let board = |&left: &u64| cuts::graph(*n, edges, 1, left).rooted(0).board();
    Play::normal(|&left| cuts(edges, 1, left))
        .board(board)
        .label(|&left, &next| cuts::cut(edges, 1, left, next))
        .value(&start(edges, 1))
}

fn sized(edges: Edges) -> Tree {
    (edges.len() + 1, edges)
}

/// The tree, and behind it a copy that hangs on the same root.
fn twins(mut edges: Edges) -> Edges {
    let others = edges.len();
    let copy = |v| if v == 0 { 0 } else { v + others };
    let copies = edges.iter().map(|&(u, v)| (copy(u), copy(v))).collect_vec();
    edges.extend(copies);
    edges
}

/// Two copies of the tree, and one more edge at the root.
fn one_more(edges: Edges) -> Tree {
    let mut edges = twins(edges);
    edges.push((0, edges.len() + 1));
    sized(edges)
}

fn edges_add_nothing((n, edges): &Tree) -> bool {
    let subtrees = subtrees(*n, edges);
    let parents = shapes::parents(*n, edges);
    let mut values = vec![0; *n];
    for v in (0..*n).sorted_by_key(|&v| subtrees[v].count_ones()) {
        if let Some(parent) = parents[v] {
            values[parent] ^= if subtrees[v] == 1 << v { 1 } else { values[v] };
        }
    }
    values[0] != 0
}
