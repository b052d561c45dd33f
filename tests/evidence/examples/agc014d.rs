//! Painting a tree white and black, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency, edge_lines};

fn main() -> ExitCode {
    Problem::new("agc014d", Limits::known(2000, 256), oracle, small)
        .played("all trees up to 5 vertices, 400 trees of 6 to 10 vertices")
        .worst(worst)
        .bounds(|| Bound::tree(2..=N))
        .wrong([
            wrong("even-size", |input| answers(input, |n, _| n % 2 == 1), "all-trees-up-to-5-vertices")
                .says("Lets the second player win on every tree with an even number of vertices.")
                .smallest("4\n2 1\n3 1\n1 4\n"),
            wrong("equal-sides", equal_sides, "equal-sides").says(
                "Lets the second player win where a perfect matching is not ruled out by counting \
                 the vertices at even depth.",
            ),
        ])
        .refused([
            ("a-cycle-where-the-size-is-odd", "3\n1 2\n@2 1@\n", "an edge that closes no cycle"),
            ("a-loop", "2\n@2 2@\n", "an edge that closes no cycle"),
        ])
        .main()
}

/// The white vertices and the black ones, a bit each.
type Position = (u32, u32);

fn oracle(input: &str) -> String {
    answers(input, |n, edges| {
        let vertices = 0..n as u32;
        let neighbours =
            adjacency(n, edges).into_iter().map(|of| of.into_iter().fold(0_u32, |set, w| set | 1 << w)).collect_vec();
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
        // Whether the first player wins.
        let mut play = Play::new(moves, |position, values: &[bool]| {
            if values.is_empty() {
                stays(position)
            } else {
                values.contains(&first_moves(position)) == first_moves(position)
            }
        });
        play.value(&(0, 0))
    })
}

/// The line for a tree, by whether the first player wins.
fn answers(input: &str, first_wins: impl Fn(usize, &Edges) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let first = first_wins(n, &tokens.edges(n - 1));
    format!("{}\n", if first { "First" } else { "Second" })
}

fn file(n: usize, edges: &Edges) -> String {
    format!("{n}\n{}", edge_lines(edges))
}

fn small() -> Vec<Small> {
    let all = (2..=5).flat_map(|n| {
        let trees = shapes::all_trees(n).into_iter();
        trees.map(move |edges| file(n, &edges))
    });
    let mut random = seeded(1);
    let any = (0..150)
        .map(|_| {
            let n = random.random_range(6..=10);
            file(n, &shapes::random_tree(n, &mut random))
        })
        .collect_vec();
    // Most of these have a perfect matching: pairs hung on pairs, at times with a leaf hung elsewhere.
    let pairs = (0..250).map(|_| {
        let n = 2 * random.random_range(3..=5);
        let mut edges = vec![(0, 1)];
        for v in (2..n).step_by(2) {
            edges.push((random.random_range(0..v), v));
            edges.push((v, v + 1));
        }
        if random.random() {
            edges[n - 2].0 = random.random_range(0..n - 1);
        }
        file(n, &shapes::shuffled(n, edges, &mut random))
    });
    vec![
        Small::new("trees-made-of-pairs", pairs.collect_vec()),
        Small::new("random-trees-of-6-to-10-vertices", any),
        Small::new("all-trees-up-to-5-vertices", all),
    ]
}

/// The greatest number of vertices.
const N: usize = 100_000;

fn worst() -> Vec<Worst> {
    // Where the vertices form pairs of neighbours, the second player answers in the pair, and no white vertex keeps
    // white neighbours alone. Where two leaves hang on one vertex, the first player paints it; one of the leaves stays
    // to him.
    let shape = |name, attacks, n, edges: Edges, winner: &'static str| {
        Worst::known(name, attacks, move || (file(n, &edges), format!("{winner}\n")))
    };
    let trees = shapes::LARGE_TREES.into_iter().map(|(name, attacks, edges)| {
        let winner = match name {
            "path" | "caterpillar" => "Second",
            _ => "First",
        };
        shape(name, attacks, N, edges(N), winner)
    });
    let pairs = {
        let mut random = seeded(1);
        let pair = |v: usize| [(random.random_range(0..2 * v), 2 * v), (2 * v, 2 * v + 1)];
        let pairs = (1..N / 2).flat_map(pair).chain([(0, 1)]).collect_vec();
        shapes::shuffled(N, pairs, &mut seeded(2))
    };
    let odd = shapes::path(N - 1);
    let others = [
        // The first player paints the second vertex, the fourth, and so on. Every time the second player must paint the
        // leaf beside it, and in the end there are two leaves.
        shape("odd-path", "an answer before the edges are read", N - 1, odd, "First"),
        shape("pairs", "a perfect matching of a random tree", N, pairs, "Second"),
    ];
    trees.chain(others).collect()
}

fn equal_sides(input: &str) -> String {
    answers(input, |n, edges| {
        let parents = shapes::parents(n, edges);
        let depth = |v| std::iter::successors(Some(v), |&v: &usize| parents[v]).count();
        2 * (0..n).filter(|&v| depth(v) % 2 == 0).count() != n
    })
}
