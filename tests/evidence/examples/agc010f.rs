//! The piece that eats stones, by play.

use std::collections::HashMap;

use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency};

fn main() -> ExitCode {
    let form = format::all([
        row([len("n", 2..=N)]),
        row([list("n", int("a number of stones", 0..=STONES))]),
        tree("a vertex", "n"),
    ]);
    Problem::one("agc010f", Limits::known(2000, 256), form, oracle, good_vertices)
        .small("random-trees-of-5-to-7-vertices", random_trees)
        .all([("n", 4), ("a number of stones", 2)])
        .each(shapes::LARGE_TREES, |problem, (name, attacks, edges)| {
            problem.worst(name, by_same_idea(by_descents), move || (random_stones(), edges(N))).attacks(attacks)
        })
        // The second player goes back and forth. The first stone is missing to the first player first.
        .known("equal-heaps", || ((vec![STONES; N], shapes::star(N)), vec![false; N]))
        .attacks("a star in which no vertex is smaller than another")
        // The last vertex is lost: its neighbour has more stones, and the opponent always comes back from there. So the
        // one before is won by a step to it, the next is lost, and so on in turns.
        .known("falling-path", || {
            let stones = (0..N as u32).map(|v| STONES - v).collect();
            ((stones, shapes::path(N)), (0..N).map(|v| v % 2 == 0).collect())
        })
        .attacks("a chain of decisions as long as the path")
        .wrong("equal-counts", |tree| by_descent(tree, |next, here| next <= here, true), "all")
        .says("Takes neighbours with as many stones for smaller ones, one pass from the smallest vertex up.")
        .smallest("2\n0 0\n1 2\n")
        .wrong("any-smaller-neighbour", |tree| by_descent(tree, |next, here| next < here, false), "all")
        .says("Takes any smaller neighbour for a good step.")
        .refused([
            ("a-cycle", "4\n1 2 3 4\n1 2\n@2 1@\n3 4\n", "an edge that closes no cycle"),
            ("a-loop", "3\n1 2 3\n1 2\n@3 3@\n", "an edge that closes no cycle"),
        ])
        .main()
}

/// The largest number of vertices, and of stones on one.
const N: usize = 3000;
const STONES: u32 = 1_000_000_000;

/// The stones of every vertex, and the edges.
type Tree = (Vec<u32>, Edges);

/// Where the piece is, and the stones of every vertex.
type Position = (usize, Vec<u32>);

/// For every vertex, whether it wins to begin there.
fn oracle() -> impl FnMut(&Tree) -> Vec<bool> {
    |(stones, edges)| {
        let neighbours = adjacency(stones.len(), edges);
        // Take one stone from under the piece, then step to a neighbour.
        let mut play = Play::normal(|(piece, stones): &Position| match stones[*piece].checked_sub(1) {
            None => vec![],
            Some(left) => {
                let mut stones = stones.clone();
                stones[*piece] = left;
                neighbours[*piece].iter().map(|&next| (next, stones.clone())).collect()
            }
        })
        .board(|(piece, left)| {
            board::graph(left.len(), edges.iter().copied()).labelled(left).token(*piece, "piece").board()
        });
        (0..stones.len()).map(|start| play.value(&(start, stones.clone()))).collect()
    }
}

/// The line of the winning vertices.
fn good_vertices(wins: &Vec<bool>) -> String {
    joined((1..=wins.len()).filter(|v| wins[v - 1]))
}

fn random_stones() -> Vec<u32> {
    let mut random = seeded(1);
    (0..N).map(|_| random.random_range(0..=STONES)).collect()
}

fn random_trees() -> Vec<Tree> {
    let mut random = seeded(1);
    let mut tree = |_| {
        let n = random.random_range(5..=7);
        let edges = shapes::random_tree(n, &mut random);
        ((0..n).map(|_| random.random_range(0..=4)).collect(), edges)
    };
    (0..300).map(&mut tree).collect()
}

/// The published solution, without recursion: for every start the descents from it, each decided from below. Nothing is
/// known of this game but the theorem of the program, that only steps to fewer stones count.
fn by_descents((stones, edges): &Tree) -> Vec<bool> {
    let neighbours = adjacency(stones.len(), edges);
    let wins = |start: usize| {
        let mut won: HashMap<usize, bool> = HashMap::new();
        let mut open = vec![start];
        while let Some(&v) = open.last() {
            let below = neighbours[v].iter().filter(|&&w| stones[w] < stones[v]);
            let (known, unknown) = below.partition::<Vec<usize>, _>(|w| won.contains_key(w));
            if unknown.is_empty() {
                won.insert(v, known.iter().any(|w| !won[w]));
                open.pop();
            }
            open.extend(unknown);
        }
        won[&start]
    };
    (0..stones.len()).map(wins).collect()
}

fn by_descent((stones, edges): &Tree, smaller: fn(u32, u32) -> bool, must_be_lost: bool) -> Vec<bool> {
    let neighbours = adjacency(stones.len(), edges);
    let mut good = vec![false; stones.len()];
    for v in (0..stones.len()).sorted_by_key(|&v| stones[v]) {
        good[v] = neighbours[v].iter().any(|&w| smaller(stones[w], stones[v]) && !(must_be_lost && good[w]));
    }
    good
}
