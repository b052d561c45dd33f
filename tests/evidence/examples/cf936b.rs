//! One player who makes the moves of both, by play.

use std::collections::{HashSet, VecDeque};

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf936b", Limits::known(2000, 256), oracle, small)
        .played("all graphs up to 3 vertices and with up to 6 edges of 4, 1500 graphs of 5 to 9 vertices")
        .beyond("for worst inputs, circles, paths and layers of which the walks are known")
        .worst(worst)
        .bounds(bounds)
        .check(check)
        .wrong([
            wrong("without-parity", without_parity, "all-graphs-up-to-4-vertices")
                .says("Comes to every vertex once, after an even or an odd number of moves."),
            wrong("cycle-anywhere", cycle_anywhere, "all-graphs-up-to-4-vertices")
                .says("Calls it a draw when there is a cycle, whether the chip can come there or not."),
            wrong("vertex-met-twice", met_twice, "all-graphs-up-to-4-vertices")
                .says("Takes two ways to one vertex for a cycle."),
            wrong("draw-before-win", draw_first, "all-graphs-up-to-4-vertices")
                .says("Says that it is a draw as soon as it finds a cycle."),
            wrong("even-walk", even_walk, "all-graphs-up-to-4-vertices")
                .says("Looks for an even number of moves, after which Petya himself cannot move."),
        ])
        .refused([
            ("a-loop", "2 1\n1 @1\n0\n1\n", "another vertex than 1"),
            ("an-edge-twice", "3 3\n3 2 3 @2\n0\n0\n1\n", "a vertex that differs from those before"),
            ("an-edge-less", "2 2\n1 2\n@0\n1\n", "an integer from 1 to 1"),
        ])
        .main()
}

/// From every vertex, where its edges lead; and the start.
struct Graph {
    edges: Vec<Vec<usize>>,
    start: usize,
}

/// How the game ends that Petya plays alone.
enum Ending {
    Win(Vec<usize>),
    Draw,
    Loss,
}

impl Graph {
    fn read(input: &str) -> Self {
        let mut tokens = Tokens::new(input);
        let n: usize = tokens.read();
        tokens.read::<usize>();
        let mut row = |_| {
            let count = tokens.read();
            tokens.list::<usize>(count).into_iter().map(|end| end - 1).collect_vec()
        };
        let edges = (0..n).map(&mut row).collect();
        Self { edges, start: tokens.read::<usize>() - 1 }
    }

    fn file(&self) -> String {
        let row =
            |ends: &Vec<usize>| format!("{}\n", joined([ends.len()].into_iter().chain(ends.iter().map(|end| end + 1))));
        let m: usize = self.edges.iter().map(Vec::len).sum();
        format!("{} {m}\n{}{}\n", self.edges.len(), self.edges.iter().map(row).format(""), self.start + 1)
    }

    /// The vertices that can be reached from the start.
    fn reached(&self) -> Vec<bool> {
        let mut reached = vec![false; self.edges.len()];
        let mut open = vec![self.start];
        while let Some(v) = open.pop() {
            if !std::mem::replace(&mut reached[v], true) {
                open.extend(&self.edges[v]);
            }
        }
        reached
    }

    /// Whether these vertices have a cycle: ends are taken away, then what becomes an end, until nothing changes.
    fn has_cycle(&self, mut left: Vec<bool>) -> bool {
        let mut back = vec![vec![]; self.edges.len()];
        (0..back.len()).for_each(|v| self.edges[v].iter().for_each(|&end| back[end].push(v)));
        let mut open = self.edges.iter().map(Vec::len).collect_vec();
        let mut ends = (0..back.len()).filter(|&v| open[v] == 0).collect_vec();
        while let Some(end) = ends.pop() {
            left[end] = false;
            for &v in &back[end] {
                open[v] -= 1;
                if open[v] == 0 {
                    ends.push(v);
                }
            }
        }
        left.contains(&true)
    }
}

fn said(ending: &Ending) -> String {
    match ending {
        Ending::Win(walk) => format!("Win\n{}\n", joined(walk.iter().map(|v| v + 1))),
        Ending::Draw => "Draw\n".to_owned(),
        Ending::Loss => "Lose\n".to_owned(),
    }
}

/// After this number of turns the game is a draw.
const TURNS: usize = 1_000_000;

/// Turn by turn all vertices where the chip may be, a bit each.
fn oracle(input: &str) -> String {
    let graph = Graph::read(input);
    let after = |set: u64| {
        let from = (0..graph.edges.len()).filter(|v| set >> v & 1 == 1);
        from.flat_map(|v| &graph.edges[v]).fold(0, |next, end| next | 1 << end)
    };
    let ends = (0..graph.edges.len()).filter(|&v| graph.edges[v].is_empty()).fold(0, |set, v| set | 1 << v);
    let mut sets = vec![1_u64 << graph.start];
    let mut seen = HashSet::new();
    for turn in 0..=TURNS {
        let set = sets[turn];
        if turn % 2 == 1 && set & ends != 0 {
            let mut walk = vec![(set & ends).trailing_zeros() as usize];
            for set in sets[..turn].iter().rev() {
                let came = (0..graph.edges.len())
                    .find(|v| set >> v & 1 == 1 && graph.edges[*v].contains(&walk[walk.len() - 1]));
                walk.push(came.expect("the chip came from somewhere"));
            }
            walk.reverse();
            return said(&Ending::Win(walk));
        }
        if set == 0 {
            return said(&Ending::Loss);
        }
        // What came before at a turn of the same parity comes again and again.
        if !seen.insert((turn % 2, set)) {
            break;
        }
        sets.push(after(set));
    }
    said(&Ending::Draw)
}

/// The same word, and behind `Win` any game that Petya wins.
fn check(input: &str, expected: &str, actual: &str) -> Result<(), String> {
    let (expected, actual) = (expected.split_whitespace().next(), actual.split_whitespace().collect_vec());
    if expected != actual.first().copied() {
        return Err(format!("expected {expected:?}, got {:?}", actual.first()));
    }
    if expected != Some("Win") {
        return if actual.len() == 1 { Ok(()) } else { Err("more than a word".to_owned()) };
    }
    let graph = Graph::read(input);
    let vertex = |token: &&str| token.parse::<usize>().ok()?.checked_sub(1).filter(|&v| v < graph.edges.len());
    let walk: Option<Vec<usize>> = actual[1..].iter().map(vertex).collect();
    let walk = walk.ok_or("something that is no vertex")?;
    if walk.first() != Some(&graph.start) {
        return Err("the walk does not begin at s".to_owned());
    }
    if let Some((from, to)) = walk.iter().tuple_windows().find(|(from, to)| !graph.edges[**from].contains(to)) {
        return Err(format!("no edge leads from {} to {}", from + 1, to + 1));
    }
    match graph.edges[walk[walk.len() - 1]][..] {
        [_, ..] => Err("the last player can move".to_owned()),
        [] if walk.len() % 2 == 1 => Err("Petya cannot move".to_owned()),
        [] if walk.len() > TURNS => Err("too many turns".to_owned()),
        [] => Ok(()),
    }
}

fn small() -> Vec<Small> {
    let graphs = |n: usize, most: usize| {
        let pairs = (0..n).permutations(2).map(|pair| (pair[0], pair[1])).collect_vec();
        let chosen = pairs.into_iter().powerset().filter(move |edges| edges.len() <= most);
        chosen.map(move |chosen| {
            let mut edges = vec![vec![]; n];
            chosen.into_iter().for_each(|(from, to)| edges[from].push(to));
            Graph { edges, start: 0 }.file()
        })
    };
    let all = graphs(2, 2).chain(graphs(3, 6)).chain(graphs(4, 6));
    let mut random = seeded(1);
    let larger = (0..1500).map(|_| {
        let n = random.random_range(5..=9);
        // With few edges a walk has few choices, and the three endings are about as frequent.
        let density = random.random_range(0.1..0.25);
        let row = |v| (0..n).filter(|&end| end != v && random.random_bool(density)).collect();
        let edges = (0..n).map(row).collect();
        Graph { edges, start: random.random_range(0..n) }.file()
    });
    vec![
        Small::new("random-graphs-of-5-to-9-vertices", larger.collect_vec()),
        Small::new("all-graphs-up-to-4-vertices", all),
    ]
}

/// The greatest number of vertices, and of edges.
const N: usize = 100_000;
const M: usize = 200_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 2, N, |n| format!("@{n} 0\n{}1\n", repeated("0\n", n))),
        Bound::count("m", 0, M, |m| {
            // From the first 400 vertices edges to 500 others.
            let row = |v: usize| {
                let count = if v < 400 { m.saturating_sub(500 * v).min(500) } else { 0 };
                format!("{}\n", joined([count].into_iter().chain((501..).take(count))))
            };
            format!("1000 @{m}\n{}1\n", (0..1000).map(row).format(""))
        }),
        Bound::integer("the number of edges of a vertex", 0, 2, |count| {
            let rest = 2 - count.clamp(0, 2) as usize;
            let row = |count: usize| ["0", "1 4", "2 4 3"][count];
            let ends = ["", " 3", " 3 4"][2 - rest];
            format!("4 2\n@{count}{ends}\n{}\n0\n0\n1\n", row(rest))
        }),
        Bound::vertex("an end", 3, |v| format!("3 1\n0\n1 @{v}\n0\n2\n")),
        Bound::vertex("s", 3, |v| format!("3 1\n1 2\n0\n0\n@{v}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    // Layers of two vertices, with all edges to the next layer.
    let layers = |start| {
        let row = |v: usize| if v + 2 < N { vec![v / 2 * 2 + 2, v / 2 * 2 + 3] } else { vec![] };
        Graph { edges: (0..N).map(row).collect(), start }.file()
    };
    let random = |sides: bool| {
        move || {
            let mut random = seeded(1);
            let mut row = |v: usize| {
                // An odd number of moves leads from one side to the other, and all ends are on the side of the start.
                let least = if sides && v % 2 == 1 { 1 } else { 0 };
                let count = random.random_range(least..=3);
                let ends = (0..count).map(|_| random.random_range(0..N));
                let ends = ends.map(|end| if sides { end / 2 * 2 + 1 - v % 2 } else { end });
                ends.filter(|&end| end != v).unique().collect_vec()
            };
            let mut edges = (0..N).map(&mut row).collect_vec();
            edges[0] = vec![1, 3, 5];
            let mut left = M;
            for row in &mut edges {
                row.truncate(left);
                left -= row.len();
            }
            Graph { edges, start: 0 }.file()
        }
    };
    vec![
        Worst::known(
            "twice-round-a-circle",
            "the longest walk of all, by which nearly every vertex is met twice",
            || {
                // The end hangs on the vertex before the last one of an odd circle, an even number of moves away.
                let mut edges = (0..N - 1).map(|v| vec![(v + 1) % (N - 1)]).collect_vec();
                edges.push(vec![]);
                edges[N - 3].push(N - 1);
                let walk = (0..N - 1).chain(0..N - 2).chain([N - 1]).collect();
                (Graph { edges, start: 0 }.file(), said(&Ending::Win(walk)))
            },
        ),
        Worst::known("even-circle", "no end, and no way but round", || {
            (Graph { edges: (0..N).map(|v| vec![(v + 1) % N]).collect(), start: 7 }.file(), said(&Ending::Draw))
        }),
        Worst::known("path", "recursion as deep as the path, and a circle that nobody can reach", || {
            // The path ends after an even number of moves, and the circle of two leads to its start.
            let mut edges = (0..N).map(|v| if v + 1 < N { vec![v + 1] } else { vec![] }).collect_vec();
            edges[1].push(0);
            (Graph { edges, start: 3 }.file(), said(&Ending::Loss))
        }),
        Worst::known("layers", "two to the power of 50000 walks, all of odd length", move || {
            let walk = (0..N).step_by(2).collect();
            (layers(0), said(&Ending::Win(walk)))
        }),
        Worst::known("layers-even", "two to the power of 49999 walks, all of even length, and no cycle", move || {
            (layers(2), said(&Ending::Loss))
        }),
        Worst::new("random", "far jumps in memory", Known::ByAlgorithm(backwards), random(false)),
        Worst::new(
            "two-sides",
            "a search through everything that finds no win",
            Known::ByAlgorithm(backwards),
            random(true),
        ),
    ]
}

/// From the ends back: from where an even, and from where an odd number of moves leads there.
fn backwards(input: &str) -> String {
    let graph = Graph::read(input);
    let n = graph.edges.len();
    let mut back = vec![vec![]; n];
    (0..n).for_each(|v| graph.edges[v].iter().for_each(|&end| back[end].push(v)));
    let mut next = vec![[None; 2]; n];
    let mut open = VecDeque::new();
    for end in (0..n).filter(|&v| graph.edges[v].is_empty()) {
        next[end][0] = Some(end);
        open.push_back((end, 0));
    }
    while let Some((v, parity)) = open.pop_front() {
        for &from in &back[v] {
            if next[from][1 - parity].is_none() {
                next[from][1 - parity] = Some(v);
                open.push_back((from, 1 - parity));
            }
        }
    }
    if next[graph.start][1].is_none() {
        return said(if graph.has_cycle(graph.reached()) { &Ending::Draw } else { &Ending::Loss });
    }
    let (mut walk, mut parity) = (vec![graph.start], 1);
    while parity == 1 || !graph.edges[walk[walk.len() - 1]].is_empty() {
        walk.push(next[walk[walk.len() - 1]][parity].expect("a move towards an end"));
        parity = 1 - parity;
    }
    said(&Ending::Win(walk))
}

/// The walk that the search backwards finds, if there is one.
fn winning_walk(input: &str) -> Option<String> {
    Some(backwards(input)).filter(|output| output.starts_with("Win"))
}

/// Whether a search that comes to every vertex once finds an end after a number of moves of this parity.
fn found_once(graph: &Graph, parity: usize) -> bool {
    let mut moves = vec![None; graph.edges.len()];
    moves[graph.start] = Some(0);
    let mut open = VecDeque::from([graph.start]);
    while let Some(v) = open.pop_front() {
        let made: usize = moves[v].expect("it has been found");
        if graph.edges[v].is_empty() && made % 2 == parity {
            return true;
        }
        for &end in &graph.edges[v] {
            if moves[end].is_none() {
                moves[end] = Some(made + 1);
                open.push_back(end);
            }
        }
    }
    false
}

fn without_parity(input: &str) -> String {
    let graph = Graph::read(input);
    let cycle = graph.has_cycle(graph.reached());
    let otherwise = || said(if cycle { &Ending::Draw } else { &Ending::Loss });
    winning_walk(input).filter(|_| found_once(&graph, 1)).unwrap_or_else(otherwise)
}

fn cycle_anywhere(input: &str) -> String {
    let graph = Graph::read(input);
    let cycle = graph.has_cycle(vec![true; graph.edges.len()]);
    winning_walk(input).unwrap_or_else(|| said(if cycle { &Ending::Draw } else { &Ending::Loss }))
}

fn met_twice(input: &str) -> String {
    let graph = Graph::read(input);
    let reached = graph.reached();
    let edges = graph.edges.iter().zip(&reached).filter(|(_, reached)| **reached).flat_map(|(ends, _)| ends);
    let twice = !edges.chain([&graph.start]).all_unique();
    winning_walk(input).unwrap_or_else(|| said(if twice { &Ending::Draw } else { &Ending::Loss }))
}

fn draw_first(input: &str) -> String {
    let graph = Graph::read(input);
    match graph.has_cycle(graph.reached()) {
        true => said(&Ending::Draw),
        false => winning_walk(input).unwrap_or_else(|| said(&Ending::Loss)),
    }
}

fn even_walk(input: &str) -> String {
    let graph = Graph::read(input);
    match found_once(&graph, 0) {
        true => said(&Ending::Win(vec![graph.start])),
        false => said(if graph.has_cycle(graph.reached()) { &Ending::Draw } else { &Ending::Loss }),
    }
}
