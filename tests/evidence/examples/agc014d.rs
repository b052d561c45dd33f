//! Painting a tree white and black, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency};

fn main() -> ExitCode {
    Problem::one("agc014d", Limits::known(2000, 256), tree_of("n", 2..=N), || by_play, ["First", "Second"])
        .small("random-trees-of-6-to-10-vertices-made-of-pairs", pairs_of_vertices)
        .small("random-trees-of-6-to-10-vertices", || {
            let mut random = seeded(1);
            let mut tree = |_| {
                let n = random.random_range(6..=10);
                (n, shapes::random_tree(n, &mut random))
            };
            (0..150).map(&mut tree).collect()
        })
        .all([("n", 5)])
        // Where the vertices form pairs of neighbours, the second player answers in the pair, and no white vertex keeps
        // white neighbours alone. Where two leaves hang on one vertex, the first player paints it; one of the leaves
        // stays to him.
        .each(shapes::LARGE_TREES, |problem, (name, attacks, edges)| {
            let has_pairs = ["path", "caterpillar"].contains(&name);
            problem.known(name, move || ((N, edges(N)), !has_pairs)).attacks(attacks)
        })
        // The first player paints the second vertex, the fourth, and so on. Every time the second player must paint the
        // leaf beside it, and in the end there are two leaves.
        .known("odd-path", || ((N - 1, shapes::path(N - 1)), true))
        .attacks("an answer before the edges are read")
        .known("pairs", || {
            let mut random = seeded(1);
            let pair = |v: usize| [(random.random_range(0..2 * v), 2 * v), (2 * v, 2 * v + 1)];
            let pairs = (1..N / 2).flat_map(pair).chain([(0, 1)]).collect();
            ((N, shapes::shuffled(N, pairs, &mut seeded(2))), false)
        })
        .attacks("a perfect matching of a random tree")
        .wrong("even-size", |(n, _)| n % 2 == 1, "all")
        .says("Lets the second player win on every tree with an even number of vertices.")
        .smallest("4\n2 1\n3 1\n1 4\n")
        .wrong(
            "equal-sides",
            |(n, edges)| {
                let parents = shapes::parents(*n, edges);
                let depth = |v| std::iter::successors(Some(v), |&v: &usize| parents[v]).count();
                2 * (0..*n).filter(|&v| depth(v) % 2 == 0).count() != *n
            },
            "equal-sides",
        )
        .says(
            "Lets the second player win where a perfect matching is not ruled out by counting \
             the vertices at even depth.",
        )
        .refused([
            ("a-cycle-where-the-size-is-odd", "3\n1 2\n@2 1@\n", "an edge that closes no cycle"),
            ("a-loop", "2\n@2 2@\n", "an edge that closes no cycle"),
        ])
        .main()
}

/// The largest number of vertices.
const N: usize = 100_000;

/// The number of vertices, and the edges.
type Tree = (usize, Edges);

/// The white vertices and the black ones, a bit each.
type Position = (u32, u32);

fn by_play((n, edges): &Tree) -> bool {
    let vertices = 0..*n as u32;
    let neighbours = adjacency(*n, edges);
    let neighbours = neighbours.into_iter().map(|of| of.into_iter().fold(0_u32, |set, w| set | 1 << w)).collect_vec();
    let first_moves = |&(white, black): &Position| white.count_ones() == black.count_ones();
    // Paint an unpainted vertex: white and black in turn.
    let moves = |&(white, black): &Position| {
        let unpainted = vertices.clone().filter(|v| (white | black) >> v & 1 == 0);
        let paint = |v: u32| match first_moves(&(white, black)) {
            true => (white | 1_u32 << v, black),
            false => (white, black | 1_u32 << v),
        };
        unpainted.map(paint).collect()
    };
    // A white vertex without black neighbours is left.
    let stays = |&(white, black): &Position| {
        vertices.clone().any(|v| white >> v & 1 == 1 && neighbours[v as usize] & black == 0)
    };
    // Once all are painted, the player who would move next has won or lost by what stays.
    let mut play = Play::new(moves, |position, values: &[bool]| match values {
        [] => stays(position) == first_moves(position),
        _ => values.contains(&false),
    })
    .board(|&(white, black)| {
        let colour = |v: u32| {
            if white >> v & 1 == 1 {
                "white"
            } else if black >> v & 1 == 1 {
                "black"
            } else {
                "uncoloured"
            }
        };
        board::graph(*n, edges.iter().copied()).labelled(vertices.clone().map(colour)).board()
    });
    play.value(&(0, 0))
}

/// Most of these have a perfect matching: pairs hung on pairs, at times with a leaf hung elsewhere.
fn pairs_of_vertices() -> Vec<Tree> {
    let mut random = seeded(2);
    let mut tree = |_| {
        let n = 2 * random.random_range(3..=5);
        let mut edges = vec![(0, 1)];
        for v in (2..n).step_by(2) {
            edges.push((random.random_range(0..v), v));
            edges.push((v, v + 1));
        }
        if random.random() {
            edges[n - 2].0 = random.random_range(0..n - 1);
        }
        (n, shapes::shuffled(n, edges, &mut random))
    };
    (0..250).map(&mut tree).collect()
}
