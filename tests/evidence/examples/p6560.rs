//! A walk to a target, by play.

use std::collections::VecDeque;

use evidence::play::{Outcome, outcomes};
use evidence::prelude::*;
use evidence::shapes::{Edges, edge_lines};

fn main() -> ExitCode {
    Problem::new("p6560", Limits::UNKNOWN, oracle, small)
        .played("all graphs of up to 3 vertices with all games, and 600 graphs of up to 9 vertices")
        .beyond(
            "for worst inputs, circles, graphs without a cycle judged from their ends, and \
             sweeps until nothing changes",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("the-target-is-no-end", target_goes_on, "all-graphs-up-to-3-vertices")
                .says("Lets the piece go on from the target; there the game ends."),
            wrong("a-loop-is-lost", |input| oracle(input).replace("0\n", "-1\n"), "all-graphs-up-to-3-vertices")
                .says("Takes a game without end for lost; it is drawn."),
            wrong("parallel-edges-count-once", counted_once, "parallel-edges")
                .says("Counts the moves of a vertex with parallel edges, but takes every predecessor once."),
            wrong("only-the-target-is-lost", ends_are_drawn, "all-graphs-up-to-3-vertices")
                .says("Takes a vertex without moves for a draw; who cannot move loses."),
        ])
        .main()
}

/// A graph and games on it: edges, and pairs of start and target.
struct Games {
    successors: Vec<Vec<usize>>,
    games: Edges,
}

impl Games {
    fn read(input: &str) -> Self {
        let mut tokens = Tokens::new(input);
        let (n, m, games) = (tokens.read(), tokens.read(), tokens.read());
        let mut successors = vec![vec![]; n];
        tokens.edges(m).into_iter().for_each(|(from, to)| successors[from].push(to));
        Self { successors, games: tokens.edges(games) }
    }

    /// A line for each game, by whether the first player wins, if either does.
    fn answers(&self, mut won: impl FnMut(usize, usize) -> Option<bool>) -> String {
        let mut line = |&(start, target): &(usize, usize)| match won(start, target) {
            Some(true) => "1\n",
            Some(false) => "-1\n",
            None => "0\n",
        };
        self.games.iter().map(&mut line).collect()
    }
}

fn won(outcome: Outcome) -> Option<bool> {
    match outcome {
        Outcome::Win(_) => Some(true),
        Outcome::Loss(_) => Some(false),
        Outcome::Draw => None,
    }
}

fn oracle(input: &str) -> String {
    let games = Games::read(input);
    games.answers(|start, target| {
        let moves = |&vertex: &usize| games.successors[vertex].clone();
        let outcomes = outcomes([start], moves, |&vertex| (vertex == target).then_some(Outcome::Loss(0)));
        won(outcomes[&start])
    })
}

fn file(n: usize, edges: &Edges, games: &Edges) -> String {
    format!("{n} {} {}\n{}{}", edges.len(), games.len(), edge_lines(edges), edge_lines(games))
}

/// All games with different ends.
fn all_games(n: usize) -> Edges {
    (0..n).permutations(2).map(|pair| (pair[0], pair[1])).collect()
}

fn small() -> Vec<Small> {
    let all = (2..=3_usize).flat_map(|n| {
        let graphs = (0..n).cartesian_product(0..n).powerset();
        graphs.filter(|edges| !edges.is_empty()).map(move |edges| file(n, &edges, &all_games(n)))
    });
    let mut random = seeded(1);
    let larger = (0..600).map(|_| {
        let n = random.random_range(4..=9);
        let m = random.random_range(n - 1..=2 * n);
        let edges = (0..m).map(|_| (random.random_range(0..n), random.random_range(0..n)));
        file(n, &edges.collect(), &all_games(n))
    });
    let larger = larger.collect_vec();
    vec![Small::new("graphs-up-to-9-vertices", larger), Small::new("all-graphs-up-to-3-vertices", all)]
}

/// The greatest number of vertices, of edges and of games.
const N: usize = 100_000;
const M: usize = 500_000;
const Q: usize = 500;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n} 1 1\n1 1\n1 1\n")),
        Bound::integer("m", 1, M, |m| format!("2 @{m} 1\n{}1 2\n", repeated("1 2\n", m))),
        Bound::integer("q", 1, Q, |games| format!("2 1 @{games}\n1 2\n{}", repeated("1 2\n", games))),
        Bound::vertex("u", 3, |u| format!("3 1 1\n@{u} 2\n1 2\n")),
        Bound::vertex("v", 3, |v| format!("3 1 1\n2 @{v}\n1 2\n")),
        Bound::vertex("x", 3, |x| format!("3 1 1\n1 2\n@{x} 2\n")),
        Bound::vertex("y", 3, |y| format!("3 1 1\n1 2\n2 @{y}\n")),
    ]
}

fn random_games(n: usize, random: &mut Pcg64) -> Edges {
    let mut game = |_| {
        let start = random.random_range(0..n);
        (start, (start + random.random_range(1..n)) % n)
    };
    (0..Q).map(&mut game).collect()
}

fn random_graph(n: usize, m: usize, edge: impl Fn(usize, &mut Pcg64) -> (usize, usize)) -> String {
    let mut random = seeded(n as u64);
    let edges = (0..m).map(|index| edge(index, &mut random)).collect_vec();
    file(n, &edges, &random_games(n, &mut random))
}

/// A circle through all vertices in an order that jumps about, every edge five times.
fn place(vertex: usize) -> usize {
    vertex * 31_337 % N
}

fn worst() -> Vec<Worst> {
    let circle_games = || random_games(N, &mut seeded(5));
    vec![
        Worst::known("circle", "games of up to a hundred thousand moves", move || {
            (
                {
                    let edges = (0..M).map(|edge| (place(edge % N), place((edge + 1) % N)));
                    let games = circle_games().into_iter().map(|(x, y)| (place(x), place(y)));
                    file(N, &edges.collect(), &games.collect())
                },
                {
                    let distance = |(x, y): (usize, usize)| (y + N - x) % N;
                    let line = |game| {
                        if distance(game) % 2 == 1 { "1\n" } else { "-1\n" }
                    };
                    circle_games().into_iter().map(line).collect()
                },
            )
        }),
        Worst::known(
            "no-way-to-the-target",
            "games without end on one circle, while all of another is settled",
            move || {
                (
                    {
                        let half = N / 2;
                        let edges = (0..M).map(|edge| {
                            let v = edge % N;
                            (place(v), place(if v % half == half - 1 { v + 1 - half } else { v + 1 }))
                        });
                        let games = (0..Q).map(|game| (place(game * 17 % half), place(half + game * 23 % half)));
                        file(N, &edges.collect(), &games.collect())
                    },
                    "0\n".repeat(Q),
                )
            },
        ),
        Worst::new(
            "without-cycles",
            "every vertex is settled in every game, in an order that cannot be predicted",
            Known::ByAlgorithm(from_the_ends),
            || {
                random_graph(N, M, |_, random| {
                    let from = random.random_range(0..N - 1);
                    let to = random.random_range(from + 1..(from + 1000).min(N));
                    (place(from), place(to))
                })
            },
        ),
        Worst::new("random", "vertices of all outcomes", Known::BySameIdea(by_queue), || {
            random_graph(N, M, |_, random| (random.random_range(0..N), random.random_range(0..N)))
        }),
        Worst::new("three-edges-a-vertex", "no end but the target", Known::BySameIdea(by_queue), || {
            random_graph(N, 3 * N, |index, random| (index % N, random.random_range(0..N)))
        }),
        Worst::new(
            "random-of-2000",
            "the same at a smaller size, where another method answers",
            Known::ByAlgorithm(by_sweeps),
            || random_graph(2000, 4000, |index, random| (index % 1990, random.random_range(0..2000))),
        ),
    ]
}

/// Where no game goes on for ever: the winner from every vertex, those first that only lead to vertices known before.
fn from_the_ends(input: &str) -> String {
    let games = Games::read(input);
    // An order in which edges lead back, found by walking depth first.
    let mut order = vec![];
    let mut next = vec![0; games.successors.len()];
    for root in 0..games.successors.len() {
        let mut open = vec![root];
        while let Some(&vertex) = open.last() {
            match games.successors[vertex].get(next[vertex]) {
                Some(&to) => {
                    next[vertex] += 1;
                    open.extend((next[to] == 0).then_some(to));
                }
                None => {
                    open.pop();
                    if next[vertex] < usize::MAX / 2 {
                        order.push(vertex);
                        next[vertex] = usize::MAX / 2;
                    }
                }
            }
        }
    }
    let mut place = vec![0; order.len()];
    order.iter().enumerate().for_each(|(index, &vertex)| place[vertex] = index);
    let mut edges = games.successors.iter().enumerate().flat_map(|(from, to)| to.iter().map(move |&to| (from, to)));
    assert!(edges.all(|(from, to)| place[to] < place[from]), "the graph has a cycle");
    let next = order.iter().map(|&vertex| games.successors[vertex].iter().map(|&to| place[to]).collect_vec());
    let next = next.collect_vec();
    games.answers(|start, target| {
        let mut wins = vec![false; order.len()];
        for (vertex, next) in next[..=place[start]].iter().enumerate() {
            wins[vertex] = vertex != place[target] && next.iter().any(|&to| !wins[to]);
        }
        Some(wins[place[start]])
    })
}

/// Goes over all vertices again and again until nothing changes.
fn by_sweeps(input: &str) -> String {
    let games = Games::read(input);
    games.answers(|start, target| {
        let mut known: Vec<Option<bool>> = vec![None; games.successors.len()];
        known[target] = Some(false);
        let mut changes = true;
        while changes {
            changes = false;
            for vertex in (0..known.len()).filter(|&vertex| vertex != target) {
                let next = &games.successors[vertex];
                let value = if next.iter().any(|&to| known[to] == Some(false)) {
                    Some(true)
                } else if next.iter().all(|&to| known[to] == Some(true)) {
                    Some(false)
                } else {
                    None
                };
                changes |= value != known[vertex];
                known[vertex] = value;
            }
        }
        known[start]
    })
}

/// Retrograde analysis with a queue, as the published programs have it. Whole graphs with cycles are too large for
/// anything else, five hundred times.
fn by_queue(input: &str) -> String {
    let games = Games::read(input);
    retrograde(&games, true, true)
}

/// With the target as an end or not, and with vertices that no edge leaves lost or not.
fn retrograde(games: &Games, target_ends: bool, ends_lose: bool) -> String {
    let mut back = vec![vec![]; games.successors.len()];
    for (from, next) in games.successors.iter().enumerate() {
        next.iter().for_each(|&to| back[to].push(from));
    }
    games.answers(|start, target| {
        let mut left = games.successors.iter().map(Vec::len).collect_vec();
        let mut known = vec![None; left.len()];
        let is_end = |&v: &usize| v == target && target_ends || left[v] == 0 && ends_lose;
        let mut queue: VecDeque<usize> = (0..left.len()).filter(is_end).collect();
        queue.iter().for_each(|&v| known[v] = Some(false));
        while let Some(vertex) = queue.pop_front() {
            for &before in back[vertex].iter() {
                if known[before].is_none() {
                    left[before] -= 1;
                    known[before] = match known[vertex] {
                        Some(false) => Some(true),
                        _ if left[before] == 0 => Some(false),
                        _ => continue,
                    };
                    queue.push_back(before);
                }
            }
        }
        known[start]
    })
}

fn target_goes_on(input: &str) -> String {
    retrograde(&Games::read(input), false, true)
}

fn ends_are_drawn(input: &str) -> String {
    retrograde(&Games::read(input), true, false)
}

fn counted_once(input: &str) -> String {
    let games = Games::read(input);
    games.answers(|start, target| {
        let mut left = games.successors.iter().map(Vec::len).collect_vec();
        let mut known: Vec<Option<bool>> = vec![None; left.len()];
        let mut queue = (0..left.len()).filter(|&v| v == target || left[v] == 0).collect_vec();
        queue.iter().for_each(|&v| known[v] = Some(false));
        while let Some(vertex) = queue.pop() {
            for before in 0..left.len() {
                if known[before].is_none() && games.successors[before].contains(&vertex) {
                    left[before] -= 1;
                    known[before] = match known[vertex] {
                        Some(false) => Some(true),
                        _ if left[before] == 0 => Some(false),
                        _ => continue,
                    };
                    queue.push(before);
                }
            }
        }
        known[start]
    })
}
