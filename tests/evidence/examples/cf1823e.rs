//! Erasing connected vertices of cycles, by play.

use std::collections::BTreeSet;

use rand::seq::SliceRandom;

use evidence::prelude::*;
use evidence::shapes::{Edges, adjacency, edge_lines, shuffled};

fn main() -> ExitCode {
    let l = between("l", 1, format::from(|before| before["n"] - 1)).usually(1);
    let r = between("r", format::from(|before| before["l"] + 1), "n");
    let form = format::all([row([len("n", 3..=N), l, r]), edges("n", "n", Order::Edges)]);
    let form = form.such("every vertex with two edges", |(_, edges): Game| {
        adjacency(edges.len(), &edges).iter().all(|neighbours| neighbours.len() == 2)
    });
    Problem::one("cf1823e", Limits::known(2000, 256), form, || by_play, ["Alice", "Bob"])
        .small(ONE, || games((3..=13).map(|c| vec![c]).collect()))
        .small(TWO, || games((3..=7).flat_map(|a| (3..=a).map(move |b| vec![a, b])).collect()))
        .limit(|| Bound::integer("n", 3, N, |n| format!("@{n} 1 2\n{}", edge_lines(&cycles(&[n.max(0) as usize])))))
        .worst("many-cycles", by_algorithm(by_definition), || {
            large(&(3..=360).flat_map(|c| [c; 3]).collect_vec(), (7, 250))
        })
        .attacks("a graph of many components in random order")
        .worst("one-cycle-that-is-just-not-long", by_algorithm(by_definition), || large(&[N], (99_999, 100_002)))
        .attacks("recursion as deep as the cycle, and c = l + r − 1")
        .worst("one-cycle-that-is-just-long", by_algorithm(by_definition), || large(&[N], (99_999, 100_001)))
        .attacks("recursion as deep as the cycle, and c = l + r")
        .known("pairs-of-cycles", || (large(&(3..447).flat_map(|c| [c, c]).collect_vec(), (2, 300)), false))
        .attacks("XORs that cancel: two cycles of every length")
        .wrong("every-cycle-has-its-quotient", |game| by_values(game, |c, l, _| c / l), ONE)
        .says("Takes ⌊c / l⌋ for the value of every cycle; from l + r on it is 0.")
        .wrong("long-from-r-on", |game| by_values(game, |c, l, r| if c <= r { c / l } else { 0 }), TWO)
        .says("Takes cycles of more than r vertices for lost; they are from l + r on.")
        .wrong("one-more-than-l-and-r", |game| by_values(game, |c, l, r| if c <= l + r { c / l } else { 0 }), ONE)
        .says("Takes a cycle of l + r vertices for one that has ⌊c / l⌋; it is lost already.")
        // The judge takes any case of letters.
        .check(|_, expected, actual| lines("", &expected.to_lowercase(), &actual.to_lowercase()))
        .refused([
            ("a-loop", "3 1 2\n1 2\n@3 3@\n2 3\n", NEW_EDGE),
            ("an-edge-twice", "4 1 2\n1 2\n3 4\n@2 1@\n3 4\n", NEW_EDGE),
            ("a-third-edge", "4 1 2\n1 2\n1 3\n@4 1@\n3 4\n", NEW_EDGE),
        ])
        .main()
}

const ONE: &str = "cycles-of-3-to-13-vertices-for-l-and-r-up-to-6";
const TWO: &str = "pairs-of-cycles-of-3-to-7-vertices-for-l-and-r-up-to-6";
const NEW_EDGE: &str = "a new edge between two vertices with fewer than two edges";

/// The largest number of vertices.
const N: usize = 200_000;

/// l and r, and the edges.
type Game = ((usize, usize), Edges);

/// The sets of `least` to `most` vertices out of `left` that are connected there.
fn connected_sets(neighbours: &[u64], left: u64, least: usize, most: usize) -> BTreeSet<u64> {
    let vertices = (0..neighbours.len()).filter(|v| left >> v & 1 == 1);
    let mut sets: BTreeSet<u64> = vertices.map(|v| 1 << v).collect();
    let mut found = BTreeSet::new();
    for size in 1..=most {
        if size >= least {
            found.extend(&sets);
        }
        let grown = sets.iter().flat_map(|&set| {
            let beside =
                (0..neighbours.len()).filter(move |&v| (left & !set) >> v & 1 == 1 && neighbours[v] & set != 0);
            beside.map(move |v| set | 1 << v)
        });
        sets = grown.collect();
    }
    found
}

fn by_play(((l, r), edges): &Game) -> bool {
    let neighbours = adjacency(edges.len(), edges);
    let neighbours = neighbours.iter().map(|list| list.iter().fold(0, |set, v| set | 1 << v)).collect_vec();
    let mut play = Play::normal(|&left: &u64| {
        let sets = connected_sets(&neighbours, left, *l, *r);
        sets.into_iter().map(|set| left & !set).collect()
    })
    .board(|left| {
        let gone = (0..edges.len()).filter(|v| left >> v & 1 == 0);
        board::graph(edges.len(), edges.iter().copied()).without(gone).board()
    })
    .label(|before, after| {
        let erased = (0..edges.len()).filter(|v| (before ^ after) >> v & 1 == 1).map(|v| v + 1);
        format!("erase {}", erased.format(", "))
    });
    play.value(&((1 << edges.len()) - 1))
}

/// Cycles of these lengths, their vertices numbered one after the other.
fn cycles(lengths: &[usize]) -> Edges {
    let mut first = 0;
    let mut edges = vec![];
    for &length in lengths {
        edges.extend((0..length).map(|v| (first + v, first + (v + 1) % length)));
        first += length;
    }
    edges
}

/// Cycles of these lengths under all l < r ≤ 6.
fn games(lengths: Vec<Vec<usize>>) -> Vec<Game> {
    let mut random = seeded(1);
    let games = lengths.into_iter().cartesian_product((1..=6).tuple_combinations());
    let allowed = games.filter(|(lengths, (_, r))| *r <= lengths.iter().sum());
    allowed
        .map(|(lengths, range)| {
            let edges = cycles(&lengths);
            (range, shuffled(edges.len(), edges, &mut random))
        })
        .collect()
}

fn large(lengths: &[usize], range: (usize, usize)) -> Game {
    let edges = cycles(lengths);
    let mut random = seeded(1);
    let mut names = (0..edges.len()).collect_vec();
    names.shuffle(&mut random);
    let mut edges = edges.into_iter().map(|(u, v)| (names[u], names[v])).collect_vec();
    edges.shuffle(&mut random);
    (range, edges)
}

/// The values of cycles from those of paths, by the definition.
fn by_definition(game: &Game) -> bool {
    let &((l, r), ref edges) = game;
    let longest = lengths(edges).into_iter().max().unwrap_or(0);
    // The values of the paths, by all moves.
    let mut paths: Vec<usize> = vec![];
    for m in 0..=longest.saturating_sub(l) {
        let left = (l..=r.min(m)).map(|taken| m - taken);
        let splits = left.flat_map(|left| (0..=left / 2).map(move |a| (a, left - a)));
        paths.push(mex(splits.map(|(a, b)| paths[a] ^ paths[b])));
    }
    by_values(game, |c, l, r| mex((l..=r.min(c)).map(|taken| paths[c - taken])))
}

fn by_values(((l, r), edges): &Game, value: impl Fn(usize, usize, usize) -> usize) -> bool {
    xor(lengths(edges).into_iter().map(|length| value(length, *l, *r))) != 0
}

/// The lengths of the cycles.
fn lengths(edges: &Edges) -> Vec<usize> {
    let neighbours = adjacency(edges.len(), edges);
    let mut seen = vec![false; edges.len()];
    let mut lengths = vec![];
    for start in 0..edges.len() {
        let mut length = 0;
        let mut open = vec![start];
        while let Some(v) = open.pop() {
            if !std::mem::replace(&mut seen[v], true) {
                length += 1;
                open.extend(&neighbours[v]);
            }
        }
        lengths.extend((length > 0).then_some(length));
    }
    lengths
}
