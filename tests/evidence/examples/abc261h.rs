//! The sum of a walk that may never end, by play.

use evidence::costs::sums;
use evidence::prelude::*;

fn main() -> ExitCode {
    let edge = row([vertex("A", "N"), vertex("B", "N"), int("C", 0..=WEIGHT)]);
    let walks =
        format::all([row([int("N", 1..=N), len("M", 0..=N), vertex("v", "N")]), list("M", edge).in_order(Order::Arcs)]);
    let walks = Format::one(walks).trying("M", "N", N);
    Problem::one("abc261h", Limits::known(2000, 1024), walks, || by_play, said)
        .small("random-graphs-of-4-to-7-vertices", random_graphs)
        .small("graphs-of-up-to-3-vertices-with-weights-0-1-and-4", || {
            let weighted = |n: usize| {
                let pairs = (0..n).cartesian_product(0..n).filter(|(from, to)| from != to);
                let one = |(from, to)| [None, Some(0), Some(1), Some(4)].map(|weight| Some((from, to, weight?)));
                let graphs = pairs.map(one).multi_cartesian_product();
                graphs.map(move |edges| ((n, 0), edges.into_iter().flatten().collect()))
            };
            (1..=3).flat_map(weighted).collect()
        })
        .beyond("for worst inputs, paths and circles, and looking ahead step by step until nothing changes")
        .known("path", || (((N, 0), (1..N).map(|v| (v - 1, v, WEIGHT)).collect()), Some((N as u64 - 1) * WEIGHT)))
        .attacks("recursion as deep as the path, and the largest sum")
        .known("circle", || {
            (((N, 7), (0..N - 1).map(|v| (v, (v + 1) % (N - 1), 5)).chain([(N - 1, 0, 1)]).collect()), None)
        })
        .attacks("an end that nobody can reach")
        .known("offers-that-improve", || {
            // Takahashi's vertices are 0, 2, 4, …: he can go to the end for 10⁹ − his place, or on to one of Aoki's,
            // who must go on. All ways on cost 0 until the last, which leads to the end for 1.
            let half = N / 3;
            let on = (0..2 * half).map(|v| (v, v + 1, u64::from(v + 1 == 2 * half)));
            let off = (0..half).map(|place| (2 * place, 2 * half, WEIGHT - place as u64));
            (((2 * half + 1, 0), on.chain(off).collect()), Some(1))
        })
        .attacks("from every vertex an expensive edge to the end, and a cheaper way that is found later")
        .worst("random", by_algorithm(step_by_step), || {
            random_edges(N, |random| (random.random_range(0..N), random.random_range(0..N)))
        })
        .attacks("far jumps in memory")
        .worst("random-forward", by_algorithm(step_by_step), || {
            random_edges(N / 4, |random| {
                let from = random.random_range(0..N / 4 - 1);
                (from, random.random_range(from + 1..(from + 3000).min(N / 4)))
            })
        })
        .attacks("four edges a vertex, all forward: no game without end, and a queue full of offers")
        .worst("dense", by_algorithm(step_by_step), || {
            random_edges(450, |random| (random.random_range(0..449), random.random_range(0..450)))
        })
        .attacks("hundreds of edges for each vertex, and one vertex that ends the game")
        .wrong("no-vertex-twice", no_vertex_twice, "sample-3")
        .says("Lets nobody come back to a vertex; a player who cannot go on ends the game.")
        .wrong("both-want-the-least", |walk| summed(walk, |_| true), "random-graphs-of-4-to-7-vertices")
        .says("Lets both players want the least sum; Aoki wants the largest, or no end.")
        .wrong("takahashi-goes-to-the-nearest-vertex", greedy, "random-graphs-of-4-to-7-vertices")
        .says("Lets Takahashi take the edge of the least weight among those after which the game ends.")
        .wrong("sums-in-32-bits", |walk| by_play(walk).map(|sum| u64::from(sum as u32)), "many-billions")
        .says("Adds weights in 32 bits; a sum can exceed them.")
        .refused([("a-loop", "2 2 1\n1 2 3\n@2 2@ 3\n", "an edge between two vertices")])
        .no_game("a walk may never end, and all sums are found at once, not position by position")
        .main()
}

/// The largest number of vertices and of edges, and the largest weight.
const N: usize = 200_000;
const WEIGHT: u64 = 1_000_000_000;

/// The number of vertices, where the walk starts, and the edges: from, to, weight.
type Walk = ((usize, usize), Vec<(usize, usize, u64)>);

/// A vertex, and whether Takahashi is to move.
type Position = (usize, bool);

/// From every vertex the edges: where they lead and their weights.
fn graph(((n, _), edges): &Walk) -> Vec<Vec<(usize, u64)>> {
    let mut graph = vec![vec![]; *n];
    for &(from, to, weight) in edges {
        graph[from].push((to, weight));
    }
    graph
}

fn moves(graph: &[Vec<(usize, u64)>], &(vertex, takahashi): &Position) -> Vec<(Position, u64)> {
    graph[vertex].iter().map(|&(next, weight)| ((next, !takahashi), weight)).collect()
}

/// The sum from the start, where Takahashi is to move.
fn summed(walk: &Walk, least: impl Fn(&Position) -> bool) -> Option<u64> {
    let (graph, start) = (graph(walk), (walk.0.1, true));
    sums([start], |position| moves(&graph, position), least)[&start]
}

fn by_play(walk: &Walk) -> Option<u64> {
    summed(walk, |position| position.1)
}

fn said(sum: &Option<u64>) -> String {
    sum.map_or("INFINITY".to_owned(), |sum| sum.to_string())
}

fn random_graphs() -> Vec<Walk> {
    let mut random = seeded(1);
    let mut graph = |_| {
        let n = random.random_range(4..=7);
        // An end must be near, or else nearly all games go on for ever.
        let ends = random.random_range(1..n);
        let most = [1, 5, 20][random.random_range(0..3)];
        let edges = (0..n - ends).cartesian_product(0..n).filter(|(from, to)| from != to);
        let edges = edges.filter_map(|(from, to)| {
            let kept = random.random_bool(if to < n - ends { 0.5 } else { 0.35 });
            kept.then(|| (from, to, random.random_range(0..=most)))
        });
        ((n, 0), edges.collect())
    };
    (0..1200).map(&mut graph).collect()
}

/// As many different random edges between `n` vertices as there can be in an input, given what may be drawn.
fn random_edges(n: usize, mut pair: impl FnMut(&mut Pcg64) -> (usize, usize)) -> Walk {
    let mut random = seeded(n as u64);
    let pairs = std::iter::repeat_with(|| pair(&mut random)).filter(|(from, to)| from != to);
    let pairs = pairs.unique().take(N).collect_vec();
    ((n, 0), pairs.into_iter().map(|(from, to)| (from, to, random.random_range(0..=WEIGHT))).collect())
}

/// What can be forced within 1, 2, 3, … steps, for all vertices at once, until nothing changes any more.
fn step_by_step(walk: &Walk) -> Option<u64> {
    let graph = graph(walk);
    // More than any sum means nothing; 0 for Takahashi to move and 1 for Aoki.
    let end = |edges: &Vec<(usize, u64)>| if edges.is_empty() { 0 } else { u64::MAX };
    let first = graph.iter().map(end).collect_vec();
    let mut within = [first.clone(), first];
    let mut changes = true;
    while changes {
        changes = false;
        // Later vertices first, so that ways forward are followed in one sweep.
        for vertex in (0..graph.len()).rev() {
            for takahashi in [true, false] {
                let after = &within[usize::from(takahashi)];
                let ways = graph[vertex].iter().map(|&(next, weight)| after[next].saturating_add(weight));
                let best = if takahashi { ways.min() } else { ways.max() };
                let sum = &mut within[usize::from(!takahashi)][vertex];
                if best.is_some_and(|best| best < *sum) {
                    *sum = best.expect("there is one");
                    changes = true;
                }
            }
        }
    }
    Some(within[0][walk.0.1]).filter(|&sum| sum < u64::MAX)
}

fn no_vertex_twice(walk: &Walk) -> Option<u64> {
    type Been = (usize, bool, u32);
    let (graph, start) = (graph(walk), walk.0.1);
    let open = |&(vertex, _, been): &Been| {
        graph[vertex].iter().filter(|(next, _)| been >> next & 1 == 0).copied().collect_vec()
    };
    let moves = |position: &Been| -> Vec<Been> {
        open(position).into_iter().map(|(next, _)| (next, !position.1, position.2 | 1 << next)).collect()
    };
    let mut play = Play::new(moves, |position: &Been, sums: &[u64]| {
        let ways = open(position).into_iter().zip(sums).map(|((_, weight), sum)| weight + sum);
        if position.1 { ways.min() } else { ways.max() }.unwrap_or(0)
    });
    Some(play.value(&(start, true, 1 << start)))
}

fn greedy(walk: &Walk) -> Option<u64> {
    let (graph, start) = (graph(walk), (walk.0.1, true));
    let ends = sums([start], |position| moves(&graph, position), |position| position.1);
    let nearest = |position: &Position| {
        let mut moves = moves(&graph, position);
        if position.1 {
            moves.retain(|(next, _)| ends[next].is_some());
            moves.sort_by_key(|&(_, weight)| weight);
            moves.truncate(1);
        }
        moves
    };
    ends[&start].and_then(|_| sums([start], nearest, |position| position.1)[&start])
}
