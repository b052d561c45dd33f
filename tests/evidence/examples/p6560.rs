//! A walk to a target, by play.

use std::collections::VecDeque;

use evidence::loopy::{Loopy, Outcome};
use evidence::prelude::*;
use evidence::shapes::Edges;

fn main() -> ExitCode {
    let numbers = row([int("n", 1..=N), len("m", 1..=M), len("q", 1..=Q)]);
    let games = list("q", row([vertex("x", "n"), vertex("y", "n")]));
    let graphs = Format::one(format::all([numbers, edges("m", "n", Order::Any), games]));
    Problem::one("p6560", Limits::UNKNOWN, graphs, oracle, |winners: &Vec<Option<bool>>| {
        let words = |won: &Option<bool>| match won {
            Some(true) => "1",
            Some(false) => "-1",
            None => "0",
        };
        winners.iter().map(words).join("\n")
    })
    .promise("no game starts on its target", |(_, _, games)| games.iter().all(|(x, y)| x != y))
    .small("random-graphs-of-4-to-9-vertices-with-all-games", || {
        let mut random = seeded(1);
        let mut graph = |_| {
            let n = random.random_range(4..=9);
            let m = random.random_range(n - 1..=2 * n);
            let edges = (0..m).map(|_| (random.random_range(0..n), random.random_range(0..n)));
            (n, edges.collect(), all_games(n))
        };
        (0..600).map(&mut graph).collect()
    })
    .small("graphs-of-2-or-3-vertices-without-parallel-edges-with-all-games", || {
        let graphs = (2..=3_usize).flat_map(|n| {
            let graphs = (0..n).cartesian_product(0..n).powerset().skip(1);
            graphs.map(move |edges| (n, edges, all_games(n)))
        });
        graphs.collect()
    })
    .beyond(
        "for worst inputs, circles, graphs without a cycle judged from their ends, and sweeps until nothing changes",
    )
    // A circle through all vertices in an order that jumps about, every edge five times.
    .known("circle", || {
        let edges = (0..M).map(|edge| (place(edge % N), place((edge + 1) % N)));
        let games = random_games(N, &mut seeded(5));
        let winners = games.iter().map(|(x, y)| Some((y + N - x) % 2 == 1)).collect();
        ((N, edges.collect(), games.into_iter().map(|(x, y)| (place(x), place(y))).collect()), winners)
    })
    .attacks("games of up to a hundred thousand moves")
    .known("no-way-to-the-target", || {
        let half = N / 2;
        let edges = (0..M).map(|edge| {
            let v = edge % N;
            (place(v), place(if v % half == half - 1 { v + 1 - half } else { v + 1 }))
        });
        let games = (0..Q).map(|game| (place(game * 17 % half), place(half + game * 23 % half)));
        ((N, edges.collect(), games.collect()), vec![None; Q])
    })
    .attacks("games without end on one circle, while all of another is settled")
    .worst("without-cycles", by_algorithm(from_the_ends), || {
        random_graph(N, M, |_, random| {
            let from = random.random_range(0..N - 1);
            let to = random.random_range(from + 1..(from + 1000).min(N));
            (place(from), place(to))
        })
    })
    .attacks("every vertex is settled in every game, in an order that cannot be predicted")
    .worst("random", by_same_idea(by_queue), || {
        random_graph(N, M, |_, random| (random.random_range(0..N), random.random_range(0..N)))
    })
    .attacks("vertices of all outcomes")
    .worst("three-edges-a-vertex", by_same_idea(by_queue), || {
        random_graph(N, 3 * N, |index, random| (index % N, random.random_range(0..N)))
    })
    .attacks("no end but the target")
    .worst("random-of-2000", by_algorithm(by_sweeps), || {
        random_graph(2000, 4000, |index, random| (index % 1990, random.random_range(0..2000)))
    })
    .attacks("the same at a smaller size, where another method answers")
    .wrong(
        "the-target-is-no-end",
        |games| retrograde(games, Rule { target_ends: false, ..RIGHT }),
        "graphs-of-2-or-3-vertices-without-parallel-edges-with-all-games",
    )
    .says("Lets the piece go on from the target; there the game ends.")
    .wrong(
        "a-loop-is-lost",
        |games| oracle()(games).into_iter().map(|won| Some(won == Some(true))).collect(),
        "graphs-of-2-or-3-vertices-without-parallel-edges-with-all-games",
    )
    .says("Takes a game without end for lost; it is drawn.")
    .wrong("parallel-edges-count-once", |games| retrograde(games, Rule { edges_once: true, ..RIGHT }), "parallel-edges")
    .says("Counts the moves of a vertex with parallel edges, but takes every predecessor once.")
    .wrong(
        "only-the-target-is-lost",
        |games| retrograde(games, Rule { ends_lose: false, ..RIGHT }),
        "graphs-of-2-or-3-vertices-without-parallel-edges-with-all-games",
    )
    .says("Takes a vertex without moves for a draw; a player who cannot move loses.")
    .main()
}

/// The largest number of vertices, of edges and of games.
const N: usize = 100_000;
const M: usize = 500_000;
const Q: usize = 500;

/// The number of vertices of a graph, its edges, and games on it: pairs of start and target.
type Games = (usize, Edges, Edges);

/// For each game whether the first player wins, if either does.
type Winners = Vec<Option<bool>>;

fn successors((n, edges, _): &Games) -> Vec<Vec<usize>> {
    let mut successors = vec![vec![]; *n];
    edges.iter().for_each(|&(from, to)| successors[from].push(to));
    successors
}

fn oracle() -> impl FnMut(&Games) -> Winners {
    |graph| {
        let (n, edges, games) = graph;
        let successors = successors(graph);
        let winner = |&(start, target): &(usize, usize)| {
            let end = |&vertex: &usize| (vertex == target).then_some(Outcome::Loss(0));
            let game = Loopy::new(|&vertex: &usize| successors[vertex].clone(), end).board(|&vertex| {
                let labels = (0..*n).map(|vertex| if vertex == target { "target" } else { "" });
                board::graph(*n, edges.iter().copied()).directed().labelled(labels).token(vertex, "●").board()
            });
            match game.outcomes([start])[&start] {
                Outcome::Win(_) => Some(true),
                Outcome::Loss(_) => Some(false),
                Outcome::Draw => None,
            }
        };
        games.iter().map(winner).collect()
    }
}

/// All games with different ends.
fn all_games(n: usize) -> Edges {
    (0..n).permutations(2).map(|pair| (pair[0], pair[1])).collect()
}

fn random_games(n: usize, random: &mut Pcg64) -> Edges {
    let mut game = |_| {
        let start = random.random_range(0..n);
        (start, (start + random.random_range(1..n)) % n)
    };
    (0..Q).map(&mut game).collect()
}

fn random_graph(n: usize, m: usize, edge: impl Fn(usize, &mut Pcg64) -> (usize, usize)) -> Games {
    let mut random = seeded(n as u64);
    let edges = (0..m).map(|index| edge(index, &mut random)).collect_vec();
    (n, edges, random_games(n, &mut random))
}

/// The vertices in an order that jumps about.
fn place(vertex: usize) -> usize {
    vertex * 31_337 % N
}

/// The winners of all games, by start and target.
fn answers((_, _, games): &Games, won: impl Fn(usize, usize) -> Option<bool>) -> Winners {
    games.iter().map(|&(start, target)| won(start, target)).collect()
}

/// Where no game goes on for ever: the winner from every vertex, those first that only lead to vertices known before.
fn from_the_ends(graph: &Games) -> Winners {
    let successors = successors(graph);
    // An order in which edges lead back, found by walking depth first.
    let mut order = vec![];
    let mut next = vec![0; successors.len()];
    for root in 0..successors.len() {
        let mut open = vec![root];
        while let Some(&vertex) = open.last() {
            match successors[vertex].get(next[vertex]) {
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
    let mut edges = successors.iter().enumerate().flat_map(|(from, to)| to.iter().map(move |&to| (from, to)));
    assert!(edges.all(|(from, to)| place[to] < place[from]), "the graph has a cycle");
    let next = order.iter().map(|&vertex| successors[vertex].iter().map(|&to| place[to]).collect_vec());
    let next = next.collect_vec();
    answers(graph, |start, target| {
        let mut wins = vec![false; order.len()];
        for (vertex, next) in next[..=place[start]].iter().enumerate() {
            wins[vertex] = vertex != place[target] && next.iter().any(|&to| !wins[to]);
        }
        Some(wins[place[start]])
    })
}

/// Goes over all vertices again and again until nothing changes.
fn by_sweeps(graph: &Games) -> Winners {
    let successors = successors(graph);
    answers(graph, |start, target| {
        let mut known: Vec<Option<bool>> = vec![None; successors.len()];
        known[target] = Some(false);
        let mut changes = true;
        while changes {
            changes = false;
            for vertex in (0..known.len()).filter(|&vertex| vertex != target) {
                let next = &successors[vertex];
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

/// What a program takes for the rule.
#[derive(Clone, Copy)]
struct Rule {
    /// The target is an end.
    target_ends: bool,
    /// Vertices that no edge leaves are lost.
    ends_lose: bool,
    /// Of parallel edges the move back is made once only.
    edges_once: bool,
}

const RIGHT: Rule = Rule { target_ends: true, ends_lose: true, edges_once: false };

/// Retrograde analysis with a queue, as the published programs have it. Whole graphs with cycles are too large for
/// anything else, five hundred times.
fn by_queue(graph: &Games) -> Winners {
    retrograde(graph, RIGHT)
}

fn retrograde(graph: &Games, rule: Rule) -> Winners {
    let successors = successors(graph);
    let mut back = vec![vec![]; successors.len()];
    for (from, next) in successors.iter().enumerate() {
        next.iter().for_each(|&to| back[to].push(from));
    }
    if rule.edges_once {
        back.iter_mut().for_each(Vec::dedup);
    }
    answers(graph, |start, target| {
        let mut left = successors.iter().map(Vec::len).collect_vec();
        let mut known = vec![None; left.len()];
        let is_end = |&v: &usize| v == target && rule.target_ends || left[v] == 0 && rule.ends_lose;
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
