//! Erasing connected vertices of cycles, by play.

use std::collections::BTreeSet;

use rand::seq::SliceRandom;

use evidence::prelude::*;
use evidence::shapes::{Edges, adjacency, edge_lines, shuffled};

fn main() -> ExitCode {
    Problem::new("cf1823e", Limits::known(2000, 256), oracle, small)
        .played("one cycle of up to 13 and pairs of cycles up to 7 + 7, for all l < r ≤ 6")
        .worst(worst)
        .bounds(bounds)
        .check(check)
        .wrong([
            wrong("every-cycle-has-its-quotient", |input| answer(input, |c, l, _| c / l), "one-cycle")
                .says("Takes ⌊c / l⌋ for the value of every cycle; from l + r on it is 0."),
            wrong("long-from-r-on", |input| answer(input, |c, l, r| if c <= r { c / l } else { 0 }), "two-cycles")
                .says("Takes cycles of more than r vertices for lost; they are from l + r on."),
            wrong(
                "one-more-than-l-and-r",
                |input| answer(input, |c, l, r| if c <= l + r { c / l } else { 0 }),
                "one-cycle",
            )
            .says("Takes a cycle of l + r vertices for one that has ⌊c / l⌋; it is lost already."),
        ])
        .refused([
            ("a-loop", "3 1 2\n1 2\n@3 3@\n2 3\n", "a new edge between two vertices with fewer than two edges"),
            (
                "an-edge-twice",
                "4 1 2\n1 2\n3 4\n@2 1@\n3 4\n",
                "a new edge between two vertices with fewer than two edges",
            ),
            (
                "a-third-edge",
                "4 1 2\n1 2\n1 3\n@4 1@\n3 4\n",
                "a new edge between two vertices with fewer than two edges",
            ),
        ])
        .main()
}

/// The judge takes any case of letters.
fn check(input: &str, expected: &str, actual: &str) -> Result<(), String> {
    lines(input, &expected.to_lowercase(), &actual.to_lowercase())
}

struct Game {
    least: usize,
    most: usize,
    edges: Edges,
}

fn game(input: &str) -> Game {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    Game { least: tokens.read(), most: tokens.read(), edges: tokens.edges(n) }
}

fn word(wins: bool) -> String {
    format!("{}\n", if wins { "Alice" } else { "Bob" })
}

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

fn oracle(input: &str) -> String {
    let Game { least, most, edges } = game(input);
    let neighbours = adjacency(edges.len(), &edges);
    let neighbours = neighbours.iter().map(|list| list.iter().fold(0, |set, v| set | 1 << v));
    let neighbours: Vec<u64> = neighbours.collect();
    let mut play = Play::normal(|&left: &u64| {
        let sets = connected_sets(&neighbours, left, least, most);
        sets.into_iter().map(|set| left & !set).collect()
    });
    word(play.value(&((1 << edges.len()) - 1)))
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

fn file(edges: &[(usize, usize)], least: usize, most: usize) -> String {
    format!("{} {least} {most}\n{}", edges.len(), edge_lines(edges))
}

fn small() -> Vec<Small> {
    let ranges = (1..=5).flat_map(|least| (least + 1..=6).map(move |most| (least, most)));
    let ranges = ranges.collect_vec();
    let games = |lengths: Vec<Vec<usize>>| {
        let mut random = seeded(1);
        let pairs = lengths.into_iter().cartesian_product(ranges.clone());
        let allowed = pairs.filter(|(lengths, (_, most))| *most <= lengths.iter().sum());
        let shuffle = |(lengths, (least, most)): (Vec<usize>, (usize, usize))| {
            let edges = cycles(&lengths);
            file(&shuffled(edges.len(), edges, &mut random), least, most)
        };
        allowed.map(shuffle).collect_vec()
    };
    vec![
        Small::new("one-cycle", games((3..=13).map(|c| vec![c]).collect())),
        Small::new("two-cycles", games((3..=7).flat_map(|a| (3..=a).map(move |b| vec![a, b])).collect())),
    ]
}

const N: usize = 200_000;

fn bounds() -> Vec<Bound> {
    let graph = |n: i128| file(&cycles(&[n.max(0) as usize]), 1, 2);
    let with = |l: &str, r: &str| {
        let edges = cycles(&[5, 4]);
        format!("9 {l} {r}\n{}", edge_lines(&edges))
    };
    // Five vertices in a circle: `end`, 2, 3, 4, and the one that is left of 1 and 5.
    let around = |end: i128, edge: &str| {
        let end = end.clamp(1, 5);
        let last = 6 - end;
        format!("5 1 2\n{edge}\n2 3\n3 4\n4 {last}\n{last} {end}\n")
    };
    vec![
        Bound::integer("n", 3, N, move |n| format!("@{}", graph(n))),
        Bound::integer("l", 1, 8, move |l| with(&format!("@{l}"), "9")),
        Bound::integer("r", 4, 9, move |r| with("3", &format!("@{r}"))),
        Bound::vertex("u", 5, move |u| around(u, &format!("@{u} 2"))),
        Bound::vertex("v", 5, move |v| around(v, &format!("2 @{v}"))),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::new(
            "many-cycles",
            "a graph of many components in random order",
            Known::ByAlgorithm(by_definition),
            || large(&(3..=360).flat_map(|c| [c; 3]).collect_vec(), 7, 250),
        ),
        Worst::new(
            "one-cycle-that-is-just-not-long",
            "recursion as deep as the cycle, and c = l + r − 1",
            Known::ByAlgorithm(by_definition),
            || large(&[N], 99_999, 100_002),
        ),
        Worst::new(
            "one-cycle-that-is-just-long",
            "recursion as deep as the cycle, and c = l + r",
            Known::ByAlgorithm(by_definition),
            || large(&[N], 99_999, 100_001),
        ),
        Worst::known("pairs-of-cycles", "XORs that cancel: two cycles of every length", move || {
            (large(&(3..447).flat_map(|c| [c, c]).collect_vec(), 2, 300), word(false))
        }),
    ]
}

fn large(lengths: &[usize], least: usize, most: usize) -> String {
    let edges = cycles(lengths);
    let mut random = seeded(1);
    let mut names = (0..edges.len()).collect_vec();
    names.shuffle(&mut random);
    let mut edges = edges.into_iter().map(|(u, v)| (names[u], names[v])).collect_vec();
    edges.shuffle(&mut random);
    file(&edges, least, most)
}

/// The values of cycles from those of paths, by the definition.
fn by_definition(input: &str) -> String {
    let Game { least, most, edges } = game(input);
    let longest = lengths(&edges).into_iter().max().unwrap_or(0);
    let paths = path_values(longest.saturating_sub(least), least, most);
    answer(input, |c, l, r| mex((l..=r.min(c)).map(|taken| paths[c - taken])))
}

/// The values of the paths up to `longest` vertices, by all moves.
fn path_values(longest: usize, l: usize, r: usize) -> Vec<usize> {
    let mut values: Vec<usize> = vec![];
    for m in 0..=longest {
        let left = (l..=r.min(m)).map(|taken| m - taken);
        let splits = left.flat_map(|left| (0..=left / 2).map(move |a| (a, left - a)));
        let value = mex(splits.map(|(a, b)| values[a] ^ values[b]));
        values.push(value);
    }
    values
}

/// The least number that is missing; all are below 1024.
fn mex(values: impl Iterator<Item = usize>) -> usize {
    let mut seen = [false; 1025];
    values.for_each(|value| seen[value] = true);
    seen.iter().position(|seen| !seen).expect("1024 is missing")
}

fn answer(input: &str, value: impl Fn(usize, usize, usize) -> usize) -> String {
    let Game { least, most, edges } = game(input);
    let values = lengths(&edges).into_iter().map(|length| value(length, least, most));
    word(values.fold(0, |sum, value| sum ^ value) != 0)
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
