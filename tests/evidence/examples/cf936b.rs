//! One player who makes the moves of both, by play.

use std::collections::{HashSet, VecDeque};

use evidence::prelude::*;

fn main() -> ExitCode {
    let count = format::len_between("the number of edges of a vertex", 0, format::from(most_edges));
    let vertices = list("n", row([count, list("the number of edges of a vertex", vertex("an end", "n"))]));
    let first = row([len("n", 2..=N), int("m", 0..=M).usually(0)]);
    let graph = format::all([first, vertices, row([vertex("s", "n")])]);
    let graph = graph.such("m edges, none of them a loop or there twice", |(m, edges, _): Graph| {
        let differ = |(v, ends): (usize, &Vec<usize>)| !ends.contains(&v) && ends.iter().all_unique();
        edges.iter().map(Vec::len).sum::<usize>() == m && edges.iter().enumerate().all(differ)
    });
    Problem::one("cf936b", Limits::known(2000, 256), graph, || by_sets, said)
        .small("random-graphs-of-5-to-9-vertices", random_graphs)
        .small(SMALL, || {
            let graphs = |n: usize| {
                let chosen = (0..n).permutations(2).powerset().filter(|edges| edges.len() <= 6);
                chosen.map(move |chosen| {
                    let mut edges = vec![vec![]; n];
                    chosen.into_iter().for_each(|edge| edges[edge[0]].push(edge[1]));
                    graph_of(edges, 0)
                })
            };
            (2..=4).flat_map(graphs).collect()
        })
        .beyond("for worst inputs, circles, paths and layers of which the walks are known")
        .known("twice-round-a-circle", || {
            // The end hangs on the vertex before the last one of an odd circle, an even number of moves away.
            let mut edges = (0..N - 1).map(|v| vec![(v + 1) % (N - 1)]).collect_vec();
            edges.push(vec![]);
            edges[N - 3].push(N - 1);
            (graph_of(edges, 0), Ending::Win((0..N - 1).chain(0..N - 2).chain([N - 1]).collect()))
        })
        .attacks("the longest walk of all, by which nearly every vertex is met twice")
        .known("even-circle", || (graph_of((0..N).map(|v| vec![(v + 1) % N]).collect(), 7), Ending::Draw))
        .attacks("no end, and no way but round")
        .known("path", || {
            // The path ends after an even number of moves, and the circle of two leads to its start.
            let mut edges = (0..N).map(|v| if v + 1 < N { vec![v + 1] } else { vec![] }).collect_vec();
            edges[1].push(0);
            (graph_of(edges, 3), Ending::Loss)
        })
        .attacks("recursion as deep as the path, and a circle that nobody can reach")
        .known("layers", || (layers(0), Ending::Win((0..N).step_by(2).collect())))
        .attacks("two to the power of 50000 walks, all of odd length")
        .known("layers-even", || (layers(2), Ending::Loss))
        .attacks("two to the power of 49999 walks, all of even length, and no cycle")
        .worst("random", by_algorithm(backwards), || large_graph(false))
        .attacks("far jumps in memory")
        .worst("two-sides", by_algorithm(backwards), || large_graph(true))
        .attacks("a search through everything that finds no win")
        .check(check)
        .wrong(
            "without-parity",
            |graph| {
                let walk = winning_walk(graph).filter(|_| found_once(graph, 1));
                walk.unwrap_or_else(|| without_a_win(has_cycle(graph, reached(graph))))
            },
            SMALL,
        )
        .says("Comes to every vertex once, after an even or an odd number of moves.")
        .wrong(
            "cycle-anywhere",
            |graph| {
                let cycle = has_cycle(graph, vec![true; graph.1.len()]);
                winning_walk(graph).unwrap_or_else(|| without_a_win(cycle))
            },
            SMALL,
        )
        .says("Calls it a draw when there is a cycle, whether the chip can come there or not.")
        .wrong(
            "vertex-met-twice",
            |graph| {
                let reached = reached(graph);
                let mut ends = (0..reached.len()).filter(|&v| reached[v]).flat_map(|v| &graph.1[v]).chain([&graph.2]);
                winning_walk(graph).unwrap_or_else(|| without_a_win(!ends.all_unique()))
            },
            SMALL,
        )
        .says("Takes two paths to one vertex for a cycle.")
        .wrong(
            "draw-before-win",
            |graph| match has_cycle(graph, reached(graph)) {
                true => Ending::Draw,
                false => winning_walk(graph).unwrap_or(Ending::Loss),
            },
            SMALL,
        )
        .says("Says that it is a draw as soon as it finds a cycle.")
        .wrong(
            "even-walk",
            |graph| match found_once(graph, 0) {
                true => Ending::Win(vec![graph.2]),
                false => without_a_win(has_cycle(graph, reached(graph))),
            },
            SMALL,
        )
        .says("Looks for an even number of moves, after which Petya himself cannot move.")
        .limit(|| {
            Bound::count("m", 0, M, |m| {
                // From the first 400 vertices edges to 500 others.
                let row = |v: usize| {
                    let count = if v < 400 { m.saturating_sub(500 * v).min(500) } else { 0 };
                    format!("{}\n", joined([count].into_iter().chain((501..).take(count))))
                };
                format!("1000 @{m}\n{}1\n", (0..1000).map(row).format(""))
            })
        })
        .limit(|| {
            Bound::integer("the number of edges of a vertex", 0, 2, |count| {
                let rest = 2 - count.clamp(0, 2) as usize;
                let ends = ["", " 3", " 3 4"][2 - rest];
                format!("4 2\n@{count}{ends}\n{}\n0\n0\n1\n", ["0", "1 4", "2 4 3"][rest])
            })
        })
        .limit(|| Bound::vertex("an end", 3, |v| format!("3 1\n0\n1 @{v}\n0\n2\n")))
        .no_game("one player makes the moves of both: there is nobody to play against")
        .refused([
            ("a-loop", "2 1\n1 @1\n0\n1\n", "another vertex than 1"),
            ("an-edge-twice", "3 3\n3 2 3 @2\n0\n0\n1\n", "a vertex that differs from those before"),
            ("an-edge-less", "2 2\n1 2\n@0\n1\n", "an integer from 1 to 1"),
        ])
        .main()
}

const SMALL: &str = "graphs-of-up-to-4-vertices-and-up-to-6-edges";

/// The largest number of vertices, and of edges.
const N: usize = 100_000;
const M: usize = 200_000;

/// The number of edges; from every vertex, where its edges lead; and the start.
type Graph = (usize, Vec<Vec<usize>>, usize);

fn most_edges(before: &format::Before) -> i128 {
    before["m"].min(before["n"] - 1)
}

fn graph_of(edges: Vec<Vec<usize>>, start: usize) -> Graph {
    (edges.iter().map(Vec::len).sum(), edges, start)
}

/// How the game ends that Petya plays alone.
enum Ending {
    Win(Vec<usize>),
    Draw,
    Loss,
}

fn without_a_win(has_cycle: bool) -> Ending {
    if has_cycle { Ending::Draw } else { Ending::Loss }
}

fn said(ending: &Ending) -> String {
    match ending {
        Ending::Win(walk) => format!("Win\n{}", joined(walk.iter().map(|v| v + 1))),
        Ending::Draw => "Draw".to_owned(),
        Ending::Loss => "Lose".to_owned(),
    }
}

/// After this number of turns the game is a draw.
const TURNS: usize = 1_000_000;

/// Turn by turn all vertices where the chip may be, a bit each.
fn by_sets((_, edges, start): &Graph) -> Ending {
    let after = |set: u64| {
        let from = (0..edges.len()).filter(|v| set >> v & 1 == 1);
        from.flat_map(|v| &edges[v]).fold(0, |next, end| next | 1 << end)
    };
    let ends = (0..edges.len()).filter(|&v| edges[v].is_empty()).fold(0, |set, v| set | 1 << v);
    let mut sets = vec![1_u64 << start];
    let mut seen = HashSet::new();
    for turn in 0..=TURNS {
        let set = sets[turn];
        if turn % 2 == 1 && set & ends != 0 {
            let mut walk = vec![(set & ends).trailing_zeros() as usize];
            for set in sets[..turn].iter().rev() {
                let leads = |v: &usize| set >> v & 1 == 1 && edges[*v].contains(&walk[walk.len() - 1]);
                walk.push((0..edges.len()).find(leads).expect("the chip came from somewhere"));
            }
            walk.reverse();
            return Ending::Win(walk);
        }
        if set == 0 {
            return Ending::Loss;
        }
        // What came before at a turn of the same parity comes again and again.
        if !seen.insert((turn % 2, set)) {
            break;
        }
        sets.push(after(set));
    }
    Ending::Draw
}

/// The same word, and behind `Win` any game that Petya wins.
fn check((_, edges, start): Graph, expected: &str, actual: &str) -> Result<(), String> {
    let (expected, actual) = (expected.split_whitespace().next(), actual.split_whitespace().collect_vec());
    if expected != actual.first().copied() {
        return Err(format!("expected {expected:?}, got {:?}", actual.first()));
    }
    if expected != Some("Win") {
        return if actual.len() == 1 { Ok(()) } else { Err("more than a word".to_owned()) };
    }
    let vertex = |token: &&str| token.parse::<usize>().ok()?.checked_sub(1).filter(|&v| v < edges.len());
    let walk: Option<Vec<usize>> = actual[1..].iter().map(vertex).collect();
    let walk = walk.ok_or("something that is no vertex")?;
    if walk.first() != Some(&start) {
        return Err("the walk does not begin at s".to_owned());
    }
    if let Some((from, to)) = walk.iter().tuple_windows().find(|(from, to)| !edges[**from].contains(to)) {
        return Err(format!("no edge leads from {} to {}", from + 1, to + 1));
    }
    match edges[walk[walk.len() - 1]][..] {
        [_, ..] => Err("the last player can move".to_owned()),
        [] if walk.len() % 2 == 1 => Err("Petya cannot move".to_owned()),
        [] if walk.len() > TURNS => Err("too many turns".to_owned()),
        [] => Ok(()),
    }
}

fn random_graphs() -> Vec<Graph> {
    let mut random = seeded(1);
    let mut graph = |_| {
        let n = random.random_range(5..=9);
        // With few edges a walk has few choices, and the three endings are about as frequent.
        let density = random.random_range(0.1..0.25);
        let row = |v| (0..n).filter(|&end| end != v && random.random_bool(density)).collect();
        let edges = (0..n).map(row).collect();
        graph_of(edges, random.random_range(0..n))
    };
    (0..1500).map(&mut graph).collect()
}

/// Layers of two vertices, with all edges to the next layer.
fn layers(start: usize) -> Graph {
    let row = |v: usize| if v + 2 < N { vec![v / 2 * 2 + 2, v / 2 * 2 + 3] } else { vec![] };
    graph_of((0..N).map(row).collect(), start)
}

/// Up to three random edges from each vertex; with two sides, an odd number of moves leads from one side to the other,
/// and all ends are on the side of the start.
fn large_graph(sides: bool) -> Graph {
    let mut random = seeded(1);
    let mut row = |v: usize| {
        let least = if sides && v % 2 == 1 { 1 } else { 0 };
        let ends = (0..random.random_range(least..=3)).map(|_| random.random_range(0..N));
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
    graph_of(edges, 0)
}

/// The vertices that can be reached from the start.
fn reached((_, edges, start): &Graph) -> Vec<bool> {
    let mut reached = vec![false; edges.len()];
    let mut open = vec![*start];
    while let Some(v) = open.pop() {
        if !std::mem::replace(&mut reached[v], true) {
            open.extend(&edges[v]);
        }
    }
    reached
}

/// From where each vertex is reached by a move.
fn back((_, edges, _): &Graph) -> Vec<Vec<usize>> {
    let mut back = vec![vec![]; edges.len()];
    (0..back.len()).for_each(|v| edges[v].iter().for_each(|&end| back[end].push(v)));
    back
}

/// Whether these vertices have a cycle: ends are taken away, then what becomes an end, until nothing changes.
fn has_cycle(graph: &Graph, mut left: Vec<bool>) -> bool {
    let back = back(graph);
    let mut open = graph.1.iter().map(Vec::len).collect_vec();
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

/// From the ends back: from where an even, and from where an odd number of moves leads there.
fn backwards(graph: &Graph) -> Ending {
    let back = back(graph);
    let (_, edges, start) = graph;
    let mut next = vec![[None; 2]; edges.len()];
    let mut open = VecDeque::new();
    for end in (0..edges.len()).filter(|&v| edges[v].is_empty()) {
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
    if next[*start][1].is_none() {
        return without_a_win(has_cycle(graph, reached(graph)));
    }
    let (mut walk, mut parity) = (vec![*start], 1);
    while parity == 1 || !edges[walk[walk.len() - 1]].is_empty() {
        walk.push(next[walk[walk.len() - 1]][parity].expect("a move towards an end"));
        parity = 1 - parity;
    }
    Ending::Win(walk)
}

/// The walk that the search backwards finds, if there is one.
fn winning_walk(graph: &Graph) -> Option<Ending> {
    Some(backwards(graph)).filter(|ending| matches!(ending, Ending::Win(_)))
}

/// Whether a search that comes to every vertex once finds an end after a number of moves of this parity.
fn found_once((_, edges, start): &Graph, parity: usize) -> bool {
    let mut moves = vec![None; edges.len()];
    moves[*start] = Some(0);
    let mut open = VecDeque::from([*start]);
    while let Some(v) = open.pop_front() {
        let made: usize = moves[v].expect("it has been found");
        if edges[v].is_empty() && made % 2 == parity {
            return true;
        }
        for &end in &edges[v] {
            if moves[end].is_none() {
                moves[end] = Some(made + 1);
                open.push_back(end);
            }
        }
    }
    false
}
