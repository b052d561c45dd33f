//! Two pieces on all subgraphs, by play on each of them.

use std::collections::HashMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("agc016f", Limits::known(5000, 256), oracle, small)
        .played(
            "all subgraphs of all graphs up to 4 vertices, and of 60 graphs of 5 and 6 vertices with up to 10 edges",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("outcomes-for-values", outcomes_for_values, "all-graphs-up-to-4-vertices")
                .says("Compares the outcomes of the pieces, each alone, in the place of their values."),
            wrong("pieces-apart", pieces_apart, "all-graphs-up-to-4-vertices")
                .says("Forbids the pieces to stand on one vertex."),
        ])
        .refused([
            ("an-edge-back", "3 2\n1 2\n@3 2@\n", "a new edge to a greater vertex"),
            ("an-edge-twice", "3 2\n1 2\n@1 2@\n", "a new edge to a greater vertex"),
        ])
        .main()
}

type Edges = Vec<(usize, usize)>;

fn graph(input: &str) -> Edges {
    let mut tokens = Tokens::new(input);
    let (_, m): (usize, usize) = (tokens.read(), tokens.read());
    tokens.edges(m)
}

/// Every subgraph played out, the pieces on the first two vertices; a move that leads to a pair that is not `allowed`
/// is not one.
fn won_subgraphs(edges: &Edges, allowed: fn((usize, usize)) -> bool) -> usize {
    let won = |left: &Edges| {
        let mut play = Play::normal(|&(a, b): &(usize, usize)| {
            let steps = |from| left.iter().filter(move |edge| edge.0 == from).map(|edge| edge.1);
            steps(a).map(|to| (to, b)).chain(steps(b).map(|to| (a, to))).filter(|&pair| allowed(pair)).collect()
        });
        play.value(&(0, 1))
    };
    edges.iter().copied().powerset().filter(won).count()
}

fn oracle(input: &str) -> String {
    format!("{}\n", won_subgraphs(&graph(input), |_| true))
}

fn file(vertices: usize, edges: &Edges) -> String {
    let lines = edges.iter().map(|(from, to)| format!("{} {}\n", from + 1, to + 1));
    format!("{vertices} {}\n{}", edges.len(), lines.format(""))
}

fn pairs(vertices: usize) -> Edges {
    (0..vertices).tuple_combinations().collect()
}

fn small() -> Vec<Small> {
    let all = (2..=4).flat_map(|n| pairs(n).into_iter().powerset().filter(|e| !e.is_empty()).map(move |e| file(n, &e)));
    let mut random = seeded(1);
    let larger = (0..60).map(|_| {
        let n = random.random_range(5..=6);
        let edges = pairs(n).into_iter().filter(|_| random.random_bool(0.6)).take(10).collect();
        file(n, &edges)
    });
    vec![
        Small::new("random-graphs-of-5-and-6-vertices", larger.collect_vec()),
        Small::new("all-graphs-up-to-4-vertices", all),
    ]
}

fn bounds() -> Vec<Bound> {
    let first = |n: i128, m: i128| {
        let edges = pairs(n as usize).into_iter().take(m.max(0) as usize);
        edges.map(|(u, v)| format!("{} {}\n", u + 1, v + 1)).format("").to_string()
    };
    let from = Bound::vertex("a first vertex", 3, |v| format!("3 1\n@{v} 3\n"));
    let to = Bound::vertex("a second vertex", 3, |v| format!("3 1\n1 @{v}\n"));
    vec![
        Bound::integer("n", 2, 15, |n| format!("@{n} 1\n1 2\n")),
        Bound::integer("m", 1, 105, move |m| format!("15 @{m}\n{}", first(15, m))),
        Bound::integer("m for 4 vertices", 1, 6, move |m| format!("4 @{m}\n{}", first(4, m))),
        // The greatest vertex is never the first one, nor the least the second.
        Bound { greatest: None, ..from },
        Bound { least: None, ..to },
    ]
}

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, edges: Edges| {
        Worst::new(name, attacks, Known::ByAlgorithm(vertex_by_vertex), move || file(15, &edges))
    };
    let layers = pairs(15).into_iter().filter(|edge| edge.0 < 7 && edge.1 >= 7);
    vec![
        shape("complete", "all pairs of sets, none of which is ruled out", pairs(15)),
        shape("path", "products that end early", (1..15).map(|v| (v - 1, v)).collect()),
        shape("two-layers", "many edges between two halves", layers.collect()),
    ]
}

/// The vertices one after the other from the last. Of those behind a vertex only their values matter, and which
/// vertices before it have edges to them: for each such state it is counted in how many ways edges can be chosen.
fn vertex_by_vertex(input: &str) -> String {
    const MODULUS: u64 = 1_000_000_007;
    let n: usize = Tokens::new(input).read();
    let edges = graph(input);
    let into = |v| edges.iter().filter(|edge| edge.1 == v).fold(0, |set, edge| set | 1_u32 << edge.0);
    // The values of `v`, each with the number of choices of its edges: at least one to each lower value, none to its
    // own.
    let values = |v: usize, state: &[(u32, u32)]| {
        let seen = state.iter().filter(|(_, from)| from >> v & 1 == 1).counts_by(|&(value, _)| value);
        let subsets = |value: u32| 1_u64 << seen.get(&value).copied().unwrap_or(0);
        let least_missing = (0..).find(|value| !seen.contains_key(value)).expect("a value is missing");
        let ways = |value: u32| {
            let lower = (0..value).map(|lower| subsets(lower) - 1);
            lower.chain((value + 1..15).map(subsets)).fold(1, |ways, more| ways * more % MODULUS)
        };
        (0..=least_missing).map(|value| (value, ways(value))).collect_vec()
    };
    let mut states: HashMap<Vec<(u32, u32)>, u64> = HashMap::from([(vec![], 1)]);
    for v in (2..n).rev() {
        let mut next = HashMap::new();
        for (state, ways) in states {
            for (value, more) in values(v, &state) {
                let behind = state.iter().copied().chain([(value, into(v))]);
                let before = behind.map(|(value, from)| (value, from & ((1 << v) - 1)));
                let state = before.filter(|&(_, from)| from > 0).sorted().collect_vec();
                *next.entry(state).or_insert(0) += ways * more % MODULUS;
            }
        }
        states = next.into_iter().map(|(state, ways)| (state, ways % MODULUS)).collect();
    }
    let mut won = 0;
    for (state, ways) in states {
        for (value, more) in values(1, &state) {
            let state = [&state[..], &[(value, into(1))]].concat();
            let unequal = values(0, &state).into_iter().filter(|&(other, _)| other != value);
            won += unequal.map(|(_, last)| ways * more % MODULUS * last % MODULUS).sum::<u64>();
        }
    }
    format!("{}\n", won % MODULUS)
}

fn outcomes_for_values(input: &str) -> String {
    let won = |left: &Edges| {
        let mut piece =
            Play::normal(|&at: &usize| left.iter().filter(|edge| edge.0 == at).map(|edge| edge.1).collect());
        piece.value(&0) != piece.value(&1)
    };
    format!("{}\n", graph(input).into_iter().powerset().filter(won).count())
}

fn pieces_apart(input: &str) -> String {
    format!("{}\n", won_subgraphs(&graph(input), |(a, b)| a != b))
}
