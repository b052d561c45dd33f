//! The sum of a walk that may never end, by play.

use evidence::play::sums;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("abc261h", Limits::known(2000, 1024), oracle, small)
        .played("all graphs of up to 3 vertices with weights 0, 1 and 4, and 1200 of up to 7 vertices")
        .beyond("for worst inputs, paths and circles, and looking ahead step by step until nothing changes")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("no-vertex-twice", no_vertex_twice, "sample-3")
                .says("Lets nobody come back to a vertex; who cannot go on ends the game."),
            wrong(
                "both-want-the-least",
                |input| answer(input, |graph, start| graph.summed(|_| true, start)),
                "graphs-up-to-7-vertices",
            )
            .says("Lets both players want the least sum; Aoki wants the greatest, or no end."),
            wrong("takahashi-goes-to-the-nearest-vertex", greedy, "graphs-up-to-7-vertices")
                .says("Lets Takahashi take the edge of the least weight among those after which the game ends."),
            wrong("sums-in-32-bits", narrow_sums, "many-billions")
                .says("Adds weights in 32 bits; a sum can exceed them."),
        ])
        .refused([("a-loop", "2 2 1\n1 2 3\n@2 2@ 3\n", "an edge between two vertices")])
        .main()
}

/// From every vertex the edges: where they lead and their weights.
struct Graph(Vec<Vec<(usize, u64)>>);

/// A vertex, and whether Takahashi is to move.
type Position = (usize, bool);

impl Graph {
    fn moves(&self, &(vertex, takahashi): &Position) -> Vec<(Position, u64)> {
        let to = |&(next, weight): &(usize, u64)| ((next, !takahashi), weight);
        self.0[vertex].iter().map(to).collect()
    }

    /// The sum from a vertex where Takahashi is to move.
    fn summed(&self, least: impl Fn(&Position) -> bool, start: usize) -> Option<u64> {
        sums([(start, true)], |position| self.moves(position), least)[&(start, true)]
    }
}

fn oracle(input: &str) -> String {
    answer(input, |graph, start| graph.summed(|position| position.1, start))
}

fn answer(input: &str, sum: impl Fn(&Graph, usize) -> Option<u64>) -> String {
    let mut tokens = Tokens::new(input);
    let (n, m, start): (usize, usize, usize) = (tokens.read(), tokens.read(), tokens.read());
    let mut edges = vec![vec![]; n];
    for _ in 0..m {
        let from: usize = tokens.read();
        let to: usize = tokens.read();
        edges[from - 1].push((to - 1, tokens.read()));
    }
    let sum = sum(&Graph(edges), start - 1);
    sum.map_or("INFINITY\n".to_owned(), |sum| format!("{sum}\n"))
}

/// An edge: from, to, weight.
type Edge = (usize, usize, u64);

fn file(n: usize, start: usize, edges: &[Edge]) -> String {
    let line = |(from, to, weight): &Edge| format!("{} {} {weight}\n", from + 1, to + 1);
    format!("{n} {} {}\n{}", edges.len(), start + 1, edges.iter().map(line).format(""))
}

fn small() -> Vec<Small> {
    let all = (1..=3_usize).flat_map(|n| {
        let pairs = (0..n).permutations(2.min(n)).filter(|pair| pair.len() == 2).collect_vec();
        let weights = pairs.iter().map(|_| [None, Some(0), Some(1), Some(4)]);
        let graphs = if pairs.is_empty() { vec![vec![]] } else { weights.multi_cartesian_product().collect_vec() };
        graphs.into_iter().map(move |weights| {
            let edges = pairs.iter().zip(weights).filter_map(|(pair, weight)| Some((pair[0], pair[1], weight?)));
            file(n, 0, &edges.collect_vec())
        })
    });
    let mut random = seeded(1);
    let larger = (0..1200).map(|_| {
        let n = random.random_range(4..=7);
        // An end must be near, or else nearly all games go on for ever.
        let ends = random.random_range(1..n);
        let most = [1, 5, 20][random.random_range(0..3)];
        let edges = (0..n - ends).cartesian_product(0..n).filter(|(from, to)| from != to);
        let edges = edges.filter_map(|(from, to)| {
            let kept = random.random_bool(if to < n - ends { 0.5 } else { 0.35 });
            kept.then(|| (from, to, random.random_range(0..=most)))
        });
        file(n, 0, &edges.collect_vec())
    });
    let larger = larger.collect_vec();
    vec![Small::new("graphs-up-to-7-vertices", larger), Small::new("all-graphs-up-to-3-vertices", all)]
}

/// The greatest number of vertices and of edges, and the greatest weight.
const N: usize = 200_000;
const WEIGHT: u64 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("N", 1, N, |n| format!("@{n} 0 1\n")),
        Bound::integer("M", 0, N, |m| {
            let edges = (0..m.max(0) as usize).map(|edge| format!("{} {} 1\n", edge / 500 + 1, 501 + edge % 500));
            format!("1000 @{m} 1\n{}", edges.format(""))
        }),
        Bound::vertex("v", 5, |start| format!("5 0 @{start}\n")),
        Bound::vertex("A", 3, |from| format!("3 1 1\n@{from} 2 1\n")),
        Bound::vertex("B", 3, |to| format!("3 1 1\n2 @{to} 1\n")),
        Bound::integer("C", 0, WEIGHT, |weight| format!("3 1 1\n1 2 @{weight}\n")),
    ]
}

/// Different random edges between `n` vertices, given what may be drawn.
fn random_edges(n: usize, m: usize, mut pair: impl FnMut(&mut Pcg64) -> (usize, usize)) -> String {
    let mut random = seeded(n as u64);
    let pairs = std::iter::repeat_with(|| pair(&mut random)).filter(|(from, to)| from != to);
    let pairs = pairs.unique().take(m).collect_vec();
    let edges = pairs.into_iter().map(|(from, to)| (from, to, random.random_range(0..=WEIGHT)));
    file(n, 0, &edges.collect_vec())
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::known("path", "recursion as deep as the path, and the greatest sum", move || {
            (file(N, 0, &(1..N).map(|v| (v - 1, v, WEIGHT)).collect_vec()), format!("{}\n", (N as u64 - 1) * WEIGHT))
        }),
        Worst::known("circle", "an end that nobody can reach", move || {
            (
                file(N, 7, &(0..N - 1).map(|v| (v, (v + 1) % (N - 1), 5)).chain([(N - 1, 0, 1)]).collect_vec()),
                "INFINITY\n".to_owned(),
            )
        }),
        Worst::known(
            "offers-that-improve",
            "from every vertex an expensive edge to the end, and a cheaper way that is found later",
            move || {
                (
                    {
                        // Takahashi's vertices are 0, 2, 4, …: he can go to the end for 10⁹ − his place, or on to one
                        // of Aoki's, who must go on. All ways on cost 0 until the last, which leads to the end for 1.
                        let half = N / 3;
                        let on = (0..2 * half).map(|v| (v, v + 1, u64::from(v + 1 == 2 * half)));
                        let off = (0..half).map(|place| (2 * place, 2 * half, WEIGHT - place as u64));
                        let edges = on
                            .chain(off)
                            .filter(|&(from, to, weight)| !(from == 2 * half - 2 && to == 2 * half && weight < 9));
                        file(2 * half + 1, 0, &edges.collect_vec())
                    },
                    "1\n".to_owned(),
                )
            },
        ),
        Worst::new("random", "far jumps in memory", Known::ByAlgorithm(step_by_step), || {
            random_edges(N, N, |random| (random.random_range(0..N), random.random_range(0..N)))
        }),
        Worst::new(
            "random-forward",
            "four edges a vertex, all forward: no game without end, and a queue full of offers",
            Known::ByAlgorithm(step_by_step),
            || {
                random_edges(N / 4, N, |random| {
                    let from = random.random_range(0..N / 4 - 1);
                    (from, random.random_range(from + 1..(from + 3000).min(N / 4)))
                })
            },
        ),
        Worst::new(
            "dense",
            "hundreds of edges for each vertex, and one vertex that ends the game",
            Known::ByAlgorithm(step_by_step),
            || random_edges(450, N, |random| (random.random_range(0..449), random.random_range(0..450))),
        ),
    ]
}

/// What can be forced within 1, 2, 3, … steps, for all vertices at once, until nothing changes any more.
fn step_by_step(input: &str) -> String {
    answer(input, |graph, start| {
        // More than any sum means nothing; 0 for Takahashi to move and 1 for Aoki.
        let end = |edges: &Vec<(usize, u64)>| if edges.is_empty() { 0 } else { u64::MAX };
        let first = graph.0.iter().map(end).collect_vec();
        let mut within = [first.clone(), first];
        let mut changes = true;
        while changes {
            changes = false;
            // Later vertices first, so that ways forward are followed in one sweep.
            for vertex in (0..graph.0.len()).rev() {
                for takahashi in [true, false] {
                    let after = &within[usize::from(takahashi)];
                    let ways = graph.0[vertex].iter().map(|&(next, weight)| after[next].saturating_add(weight));
                    let best = if takahashi { ways.min() } else { ways.max() };
                    let sum = &mut within[usize::from(!takahashi)][vertex];
                    if best.is_some_and(|best| best < *sum) {
                        *sum = best.expect("there is one");
                        changes = true;
                    }
                }
            }
        }
        Some(within[0][start]).filter(|&sum| sum < u64::MAX)
    })
}

fn no_vertex_twice(input: &str) -> String {
    answer(input, |graph, start| {
        type Walk = (usize, bool, u32);
        let moves = |&(vertex, takahashi, been): &Walk| -> Vec<Walk> {
            let next = graph.0[vertex].iter().filter(|(next, _)| been >> next & 1 == 0);
            next.map(|&(next, _)| (next, !takahashi, been | 1 << next)).collect()
        };
        let mut play = Play::new(moves, |&(vertex, takahashi, been): &Walk, sums: &[u64]| {
            let open = graph.0[vertex].iter().filter(|(next, _)| been >> next & 1 == 0);
            let ways = open.zip(sums).map(|((_, weight), sum)| weight + sum);
            if takahashi { ways.min() } else { ways.max() }.unwrap_or(0)
        });
        Some(play.value(&(start, true, 1 << start)))
    })
}

fn greedy(input: &str) -> String {
    answer(input, |graph, start| {
        let ends = sums([(start, true)], |position| graph.moves(position), |position| position.1);
        let moves = |position: &Position| {
            let mut moves = graph.moves(position);
            if position.1 {
                moves.retain(|(next, _)| ends[next].is_some());
                moves.sort_by_key(|&(_, weight)| weight);
                moves.truncate(1);
            }
            moves
        };
        ends[&(start, true)].and_then(|_| sums([(start, true)], moves, |position| position.1)[&(start, true)])
    })
}

fn narrow_sums(input: &str) -> String {
    let sum = |graph: &Graph, start| graph.summed(|position| position.1, start);
    answer(input, |graph, start| sum(graph, start).map(|sum| u64::from(sum as u32)))
}
