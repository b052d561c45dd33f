//! The piece that eats stones, by play.

use std::collections::HashMap;

use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency, edge_lines};

fn main() -> ExitCode {
    Problem::new("agc010f", Limits::known(2000, 256), oracle, small)
        .played("all trees up to 4 vertices with up to 2 stones each, 300 trees of 5 to 7 vertices with up to 4 stones")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("equal-counts", equal_counts, "all-trees-up-to-4-vertices")
                .says("Takes neighbours with as many stones for smaller ones, one pass from the smallest vertex up.")
                .smallest("2\n0 0\n1 2\n"),
            wrong("any-smaller-neighbour", any_smaller, "all-trees-up-to-4-vertices")
                .says("Takes any smaller neighbour for a good step."),
        ])
        .refused([
            ("a-cycle", "4\n1 2 3 4\n1 2\n@2 1@\n3 4\n", "an edge that closes no cycle"),
            ("a-loop", "3\n1 2 3\n1 2\n@3 3@\n", "an edge that closes no cycle"),
        ])
        .main()
}

/// Where the piece is, and the stones of every vertex.
type Position = (usize, Vec<u32>);

fn oracle(input: &str) -> String {
    answers(input, |neighbours, stones| {
        // Take one stone from under the piece, then step to a neighbour.
        let mut play = Play::normal(|(piece, stones): &Position| match stones[*piece].checked_sub(1) {
            None => vec![],
            Some(left) => {
                let mut stones = stones.clone();
                stones[*piece] = left;
                neighbours[*piece].iter().map(|&next| (next, stones.clone())).collect()
            }
        });
        (0..stones.len()).map(|start| play.value(&(start, stones.clone()))).collect()
    })
}

/// The line of the winning vertices, by whether each wins.
fn answers(input: &str, wins: impl Fn(&[Vec<usize>], &Vec<u32>) -> Vec<bool>) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let stones = tokens.list(n);
    let wins = wins(&adjacency(n, &tokens.edges(n - 1)), &stones);
    format!("{}\n", joined((1..=n).filter(|v| wins[v - 1])))
}

fn file(stones: &[u32], edges: &Edges) -> String {
    format!("{}\n{}\n{}", stones.len(), joined(stones), edge_lines(edges))
}

fn small() -> Vec<Small> {
    let all = (2..=4).flat_map(|n| {
        let stones = (0..n).map(|_| 0..=2_u32).multi_cartesian_product();
        shapes::all_trees(n).into_iter().cartesian_product(stones.collect_vec())
    });
    let mut random = seeded(1);
    let larger = (0..300).map(|_| {
        let n = random.random_range(5..=7);
        let edges = shapes::random_tree(n, &mut random);
        let stones = (0..n).map(|_| random.random_range(0..=4)).collect_vec();
        file(&stones, &edges)
    });
    vec![
        Small::new("random-trees-of-5-to-7-vertices", larger.collect_vec()),
        Small::new("all-trees-up-to-4-vertices", all.map(|(edges, stones)| file(&stones, &edges))),
    ]
}

/// The greatest number of vertices, and of stones on one.
const N: usize = 3000;
const STONES: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 2, N, |n| {
            format!("@{n}\n{}\n{}", repeated("5 ", n), edge_lines(&shapes::path(n as usize)))
        }),
        Bound::integer("a number of stones", 0, STONES, |stones| format!("3\n7 @{stones} 7\n1 2\n2 3\n")),
        Bound::vertex("a vertex", 3, |v| format!("3\n5 6 7\n2 @{v}\n1 3\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let trees = shapes::LARGE_TREES.into_iter().map(|(name, attacks, edges)| {
        let input = move || {
            let mut random = seeded(1);
            let stones = (0..N).map(|_| random.random_range(0..=STONES)).collect_vec();
            file(&stones, &edges(N))
        };
        Worst::new(name, attacks, Known::BySameIdea(by_descents), input)
    });
    let equal = Worst::known("equal-heaps", "a star in which no vertex is smaller than another", move || {
        (
            file(&[STONES; N], &shapes::star(N)),
            // The second player goes back and forth. The first stone is missing to the first player first.
            "\n".to_owned(),
        )
    });
    let falling = Worst::known("falling-path", "a chain of decisions as long as the path", move || {
        (
            {
                let stones = (0..N as u32).map(|v| STONES - v).collect_vec();
                file(&stones, &shapes::path(N))
            },
            // The last vertex is lost: its neighbour has more stones, and the opponent always comes back from there. So
            // the one before is won by a step to it, the next is lost, and so on in turns.
            format!("{}\n", joined((1..N).step_by(2))),
        )
    });
    trees.chain([equal, falling]).collect()
}

/// The published solution, without recursion: for every start the descents from it, each decided from below. Nothing is
/// known of this game but the theorem of the program, that only steps to fewer stones count.
fn by_descents(input: &str) -> String {
    answers(input, |neighbours, stones| {
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
    })
}

fn equal_counts(input: &str) -> String {
    by_descent(input, |next, here| next <= here, true)
}

fn any_smaller(input: &str) -> String {
    by_descent(input, |next, here| next < here, false)
}

fn by_descent(input: &str, smaller: fn(u32, u32) -> bool, must_be_lost: bool) -> String {
    answers(input, |neighbours, stones| {
        let mut good = vec![false; stones.len()];
        for v in (0..stones.len()).sorted_by_key(|&v| stones[v]) {
            good[v] = neighbours[v].iter().any(|&w| smaller(stones[w], stones[v]) && !(must_be_lost && good[w]));
        }
        good
    })
}
