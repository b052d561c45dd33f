//! Two pieces on all subgraphs, by play on each of them.

use std::collections::HashMap;

use evidence::prelude::*;
use evidence::shapes::{self, Edges, edge_lines};

fn main() -> ExitCode {
    let edge = row([vertex("a first vertex", "n"), vertex("a second vertex", "n")]);
    let pairs_of = |before: &format::Before| before["n"] * (before["n"] - 1) / 2;
    let graphs = format::all([
        row([int("n", 2..=15), format::len_between("m", 1, format::from(pairs_of))]),
        list("m", edge).in_order(Order::Arcs),
    ]);
    let graphs = graphs.such("edges to greater vertices", |(_, edges): Graph| edges.iter().all(|(u, v)| u < v));
    let graphs = Format::one(graphs).trying("m", "n", 15);
    Problem::one("agc016f", Limits::known(5000, 256), graphs, || |graph: &Graph| won_subgraphs(graph, |_| true), Plain)
        .small("random-graphs-of-5-and-6-vertices-with-up-to-10-edges", || {
            let mut random = seeded(1);
            let mut graph = |_| {
                let n = random.random_range(5..=6);
                (n, pairs(n).into_iter().filter(|_| random.random_bool(0.6)).take(10).collect())
            };
            (0..60).map(&mut graph).collect()
        })
        .all([("n", 4), ("m", 6)])
        // The largest vertex is never the first one, nor the least the second.
        .limit(|| Bound { greatest: None, ..Bound::vertex("a first vertex", 3, |v| format!("3 1\n@{v} 3\n")) })
        .limit(|| Bound { least: None, ..Bound::vertex("a second vertex", 3, |v| format!("3 1\n1 @{v}\n")) })
        .limit(|| {
            Bound::integer("m for 4 vertices", 1, 6, |m| {
                format!("4 @{m}\n{}", edge_lines(&pairs(4)[..m.clamp(0, 6) as usize]))
            })
        })
        .worst("complete", by_algorithm(vertex_by_vertex), || (15, pairs(15)))
        .attacks("all pairs of sets, none of which is ruled out")
        .worst("path", by_algorithm(vertex_by_vertex), || (15, shapes::path(15)))
        .attacks("products that end early")
        .worst("two-layers", by_algorithm(vertex_by_vertex), || (15, (0..7).cartesian_product(7..15).collect()))
        .attacks("many edges between two halves")
        .wrong(
            "outcomes-for-values",
            |(_, edges)| {
                let won = |left: &Edges| {
                    let steps = |&at: &usize| left.iter().filter(|edge| edge.0 == at).map(|edge| edge.1).collect();
                    let mut piece = Play::normal(steps);
                    piece.value(&0) != piece.value(&1)
                };
                edges.iter().copied().powerset().filter(won).count()
            },
            "all",
        )
        .says("Compares the outcomes of the pieces, each alone, instead of their values.")
        .wrong("pieces-apart", |graph| won_subgraphs(graph, |(a, b)| a != b), "all")
        .says("Forbids the pieces to stand on one vertex.")
        .refused([
            ("an-edge-back", "3 2\n1 2\n@3 2@\n", "a new edge to a greater vertex"),
            ("an-edge-twice", "3 2\n1 2\n@1 2@\n", "a new edge to a greater vertex"),
        ])
        .main()
}

/// The number of vertices, and the edges.
type Graph = (usize, Edges);

fn pairs(vertices: usize) -> Edges {
    (0..vertices).tuple_combinations().collect()
}

/// Every subgraph played out, the pieces on the first two vertices; a move that leads to a pair that is not `allowed`
/// is not one.
fn won_subgraphs((n, edges): &Graph, allowed: fn((usize, usize)) -> bool) -> usize {
    let won = |left: &Edges| {
        let mut play = Play::normal(|&(a, b): &(usize, usize)| {
            let steps = |from| left.iter().filter(move |edge| edge.0 == from).map(|edge| edge.1);
            steps(a).map(|to| (to, b)).chain(steps(b).map(|to| (a, to))).filter(|&pair| allowed(pair)).collect()
        })
        .board(|&(a, b)| board::graph(*n, left.iter().copied()).directed().token(a, "one").token(b, "other").board());
        play.value(&(0, 1))
    };
    edges.iter().copied().powerset().filter(won).count()
}

/// The vertices one after the other from the last. Of those behind a vertex only their values matter, and which
/// vertices before it have edges to them: for each such state it is counted in how many ways edges can be chosen.
fn vertex_by_vertex((n, edges): &Graph) -> usize {
    const MODULUS: u64 = 1_000_000_007;
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
    for v in (2..*n).rev() {
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
    (won % MODULUS) as usize
}
