//! Removing leaves until a marked vertex goes, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency};

fn main() -> ExitCode {
    let tree = format::all([row([int("n", 1..=N), vertex("x", "n")]), tree("a vertex", "n")]);
    let trees = Format::tests("t", 1..=T, tree);
    Problem::tests("cf1363c", Limits::known(2000, 256), trees, || by_play, ["Ayush", "Ashish"])
        .all([("n", 5)])
        .small("random-trees-of-6-to-13-vertices-most-of-them-marked-within", random_trees)
        .beyond("for worst inputs, forced lines of play, and safe moves made until there is none")
        // Every move takes a leaf of the star, until x has one left.
        .known("stars", || {
            let star = |n| ((n, 0), shapes::star(n));
            ([[N, N - 1]; T / 2].concat().into_iter().map(star).collect(), [true, false].repeat(T / 2))
        })
        .attacks("the most neighbours of x; the line of play is forced")
        .known("marked-ends", || {
            let marked = |(n, x)| ((n, x), shapes::path(n));
            ([[(N - 1, N - 2), (N - 1, 0)]; T / 2].concat().into_iter().map(marked).collect(), vec![true; T])
        })
        .attacks("recursion as deep as the tree, and an odd number of vertices that wins")
        .worst("caterpillars", by_same_idea(by_safe_moves), || {
            (0..T).map(|test| ((N - test, 1 + 50 * test), shapes::caterpillar(N - test))).collect()
        })
        .attacks("leaves everywhere, in even and odd numbers")
        .worst("random-trees", by_same_idea(by_safe_moves), || {
            let mut random = seeded(1);
            let mut tree = |test| {
                let n = N - test % 2;
                let edges = shapes::random_tree(n, &mut random);
                ((n, random.random_range(0..n)), shapes::shuffled(n, edges, &mut random))
            };
            (0..T).map(&mut tree).collect()
        })
        .attacks("x at either end of its edges, with few neighbours")
        .wrong("parity-alone", |((n, _), _)| n % 2 == 0, "all")
        .says("Forgets that x may be a leaf, which Ayush removes at once.")
        .wrong("one-vertex-is-no-leaf", |tree| tree.0.0 % 2 == 0 || degree(tree) == 1, "one-vertex")
        .says("Asks for exactly one neighbour; the only vertex of a tree has none.")
        .wrong(
            "x-as-the-first-end-alone",
            |((n, x), edges)| n % 2 == 0 || edges.iter().filter(|(u, _)| u == x).count() <= 1,
            "all",
        )
        .says("Counts an edge at x only where x stands first.")
        .wrong(
            "parity-of-the-leaves",
            |tree| {
                degree(tree) <= 1
                    || (0..tree.0.0).filter(|&v| degree(&((tree.0.0, v), tree.1.clone())) == 1).count() % 2 == 1
            },
            "all",
        )
        .says("Counts the leaves; every vertex but the last three becomes one and is removed.")
        .refused([("a-cycle", "1\n3 1\n1 2\n@2 1@\n", "an edge that closes no cycle")])
        .main()
}

/// The largest number of tests, and of vertices.
const T: usize = 10;
const N: usize = 1000;

/// The number of vertices, the one that is marked, and the edges.
type Marked = ((usize, usize), Edges);

/// Remove a vertex with at most one neighbour left, until x is removed. A position is the set of those that are left,
/// a bit each.
fn by_play(&((n, x), ref edges): &Marked) -> bool {
    let neighbours = adjacency(n, edges);
    let left = |set: u32, v: usize| set >> v & 1 == 1;
    let moves = |&set: &u32| {
        let leaves = (0..n).filter(|&v| left(set, v) && neighbours[v].iter().filter(|&&w| left(set, w)).count() <= 1);
        if left(set, x) { leaves.map(|v| set & !(1 << v)).collect() } else { vec![] }
    };
    let marks = (0..n).map(|v| if v == x { "x" } else { "" }).collect_vec();
    let play = Play::normal(moves).board(|&set| {
        let graph = board::graph(n, edges.iter().copied()).labelled(&marks);
        graph.without((0..n).filter(|&v| !left(set, v))).board()
    });
    let mut play = play.label(|before, after| format!("remove vertex {}", (before ^ after).ilog2() + 1));
    play.value(&((1 << n) - 1))
}

fn random_trees() -> Vec<Marked> {
    let mut random = seeded(1);
    let mut tree = |_| {
        let n = random.random_range(6..=13);
        let edges = shapes::random_tree(n, &mut random);
        // The first vertices have the most neighbours.
        let x = random.random_range(0..n / 2);
        ((n, x), edges)
    };
    (0..400).map(&mut tree).collect()
}

/// The number of neighbours of x.
fn degree(((_, x), edges): &Marked) -> usize {
    edges.iter().filter(|(u, v)| u == x || v == x).count()
}

/// Which player wins if both remove leaves that leave x two neighbours, as long as there are any: then x loses its
/// neighbour to the one, and is removed by the other. That no other move is better is the idea of the program; play
/// itself tries too many sets of vertices.
fn by_safe_moves(&((n, x), ref edges): &Marked) -> bool {
    let neighbours = adjacency(n, edges);
    let mut degrees = neighbours.iter().map(Vec::len).collect_vec();
    let (mut removed, mut ayush_moves) = (vec![false; n], true);
    while degrees[x] > 1 {
        let is_leaf = |v: &usize| !removed[*v] && degrees[*v] == 1;
        let is_safe = |v: &usize| degrees[x] > 2 || !neighbours[*v].contains(&x);
        let mut leaves = (0..n).filter(is_leaf);
        let leaf = leaves.clone().find(is_safe).or_else(|| leaves.next()).expect("a tree has a leaf");
        removed[leaf] = true;
        neighbours[leaf].iter().for_each(|&v| degrees[v] -= 1);
        ayush_moves = !ayush_moves;
    }
    ayush_moves
}
