//! Edges that are added until two vertices are connected, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency, edge_lines};
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let edge = row([vertex("u", "N"), vertex("v", "N")]);
    let graph = format::all([row([int("N", 2..=N), len("M", 0..=N)]), list("M", edge).in_order(Order::Edges)]);
    let graph = graph.such(APART, |graph: Graph| !ends_are_connected(&graph));
    let graphs = Format::tests("T", 1..=N, graph).sum("the sum of N", "N", 2 * N).sum("the sum of M", "M", 2 * N);
    Problem::tests("arc105e", Limits::known(2000, 1024), graphs, || by_play, ["First", "Second"])
        .all([("N", 5), ("M", 10)])
        .small("random-graphs-of-6-vertices", || random_graphs(1, 6, 200))
        .unplayed([("sample-1", "it has a graph of 15 vertices, with more positions than can be played out")])
        .limit(|| Bound { greatest: None, ..Bound::integer("T", 1, N, |tests| format!("@{tests}\n2 0\n")) })
        .limit(|| Bound::vertex("v", 4, |v| format!("1\n4 1\n2 @{v}\n")))
        .limit(|| {
            Bound::integer("M", 0, N, |m| format!("1\n1000 @{m}\n{}", edge_lines(&complete(999, m.max(0) as usize))))
        })
        .limit(|| {
            Bound::total("the sum of M", 160_000, 2 * N, |m| {
                let graphs = [N, 60_000].map(|m| format!("1000 {m}\n{}", edge_lines(&complete(999, m))));
                format!("3\n{}1000 @{m}\n{}", graphs.concat(), edge_lines(&complete(999, m)))
            })
        })
        // There is no move that does not connect the two.
        .known("two-complete-components", || {
            let graph = in_two(316, 316, complete(316, N), complete(316, N));
            (vec![graph.clone(), graph], vec![false; 2])
        })
        .attacks("as many edges on as few vertices as there can be")
        .known("a-single-move-is-left", || {
            let (mut graph, mut random) = (in_two(315, 317, complete(315, N), complete(317, N)), seeded(3));
            graph.1.swap_remove(random.random_range(0..graph.1.len()));
            (vec![graph.clone(), graph], vec![true; 2])
        })
        .attacks("a single edge that decides")
        // No vertex is left outside, so the edges that are missing on both sides are counted.
        .known("two-trees", || {
            let mut random = seeded(4);
            let sizes = [(50_000, 50_000), (1, 99_999)];
            let graphs = sizes.map(|(a, b)| {
                let tree = shapes::random_tree(b, &mut random);
                in_two(a, b, shapes::path(a), tree)
            });
            let missing = |n: usize| n * (n - 1) / 2 - (n - 1);
            (graphs.to_vec(), sizes.map(|(a, b)| (missing(a) + missing(b)) % 2 == 1).to_vec())
        })
        .attacks("far jumps in memory, and a recursion as deep as a path")
        .known("two-vertices", || (vec![(2, vec![]); N], vec![false; N]))
        .attacks("as many graphs as there can be, of the smallest size")
        .worst("graphs-of-4-vertices", by_algorithm(by_play), || {
            shapes::all_graphs(4)
                .into_iter()
                .map(|edges| (4, edges))
                .filter(|graph| !ends_are_connected(graph))
                .cycle()
                .take(N / 2)
                .collect()
        })
        .attacks("all graphs of four vertices, in turn")
        // What else could be known of many vertices is the claim itself.
        .worst("no-edges", by_same_idea(by_parities), || vec![(N, vec![]), (N - 1, vec![])])
        .attacks("only single vertices, an even and an odd number of them")
        .worst("an-edge-at-one-end", by_same_idea(by_parities), || vec![(N, vec![(0, 1)]), (N, vec![(1, 2)])])
        .attacks("a component that becomes even by one edge")
        .worst("pairs-and-triples", by_same_idea(by_parities), || {
            let edges = |of: usize| (0..N - 1).filter(|v| v % of != of - 1).map(|v| (v, v + 1)).collect();
            vec![(N, edges(2)), (N, edges(3))]
        })
        .attacks("many free components, all of them even, or all of them odd")
        .wrong("the-components-always", |graph| is_odd(pairs(graph) - product(graph)), "all")
        .says("Takes E − xy for every N; x and y may change, and for odd N only E counts.")
        .smallest("1\n3 0\n")
        .wrong("the-edges-alone", |graph| is_odd(pairs(graph)), "all")
        .says("Takes E alone; the pairs between the two components are left when the game ends.")
        .smallest("1\n2 0\n")
        .wrong(
            "different-components-as-equal-ones",
            |graph| is_odd(pairs(graph) - if graph.0 % 2 == 1 { 0 } else { product(graph) }),
            "one-even-one-odd",
        )
        .says("Forgets that for even N one of x and y may be odd and the other one even: then the first player wins.")
        .wrong(
            "different-components-for-odd-n",
            |graph| {
                let [x, y] = ends(graph);
                (x + y) % 2 == 1 || by_parities(graph)
            },
            "an-odd-number",
        )
        .says("Lets the first player win if x and y differ in parity, for odd N, too; there a (N − a) is even anyway.")
        .wrong("neighbours-alone", neighbours_alone, "a-path-of-three")
        .says("Counts vertices 1 and N and their neighbours alone; whatever is connected with them belongs to it.")
        .wrong("thirty-two-bits", thirty_two_bits, "large-negative-remainder")
        .says(
            "Multiplies N (N − 1) in 32 bits: it may become negative, and its remainder modulo 2 is then −1 and not 1.",
        )
        .refused([
            ("a-loop", "1\n3 1\n@2 2@\n", REFUSED),
            ("the-ends-joined", "1\n3 2\n1 2\n@3 2@\n", REFUSED),
            ("a-repeated-edge", "1\n4 3\n1 2\n3 4\n@2 1@\n", "an edge that is not there yet"),
        ])
        .main()
}

/// The largest number of graphs, of vertices, and of edges.
const N: usize = 100_000;

const APART: &str = "edges that do not connect the first vertex with the last";
const REFUSED: &str = "an edge between two vertices that does not connect the first with the last";

/// The number of vertices, and the edges.
type Graph = (usize, Edges);

/// Whether the first player wins. A graph is a set of pairs of vertices, a bit each.
///
/// # Panics
/// If there are too many vertices to play it out.
fn by_play((n, edges): &Graph) -> bool {
    assert!(*n <= 7, "a graph of {n} vertices is too large to be played out");
    let all = (0..*n).tuple_combinations().collect_vec();
    let graph_of = |set: u32| -> Graph {
        (*n, all.iter().zip(0..).filter(|(_, bit)| set >> bit & 1 == 1).map(|(&pair, _)| pair).collect())
    };
    let moves = |&set: &u32| {
        let new = (0..all.len()).filter(|bit| set >> bit & 1 == 0);
        if ends_are_connected(&graph_of(set)) { vec![] } else { new.map(|bit| set | 1 << bit).collect() }
    };
    // Without a move, the other player has just connected the two.
    let mut play = Play::misere(moves).board(|&set| board::graph(*n, graph_of(set).1).board());
    let set = all.iter().zip(0..).filter(|((u, v), _)| edges.contains(&(*u, *v)) || edges.contains(&(*v, *u)));
    play.value(&set.map(|(_, bit)| 1 << bit).sum())
}

/// The numbers of vertices that are connected with the first and with the last.
fn ends(graph: &Graph) -> [usize; 2] {
    [0, graph.0 - 1].map(|end| connected(graph, end).into_iter().filter(|&is_connected| is_connected).count())
}

fn ends_are_connected(graph: &Graph) -> bool {
    connected(graph, 0)[graph.0 - 1]
}

/// Which vertices are connected with this one.
fn connected((n, edges): &Graph, start: usize) -> Vec<bool> {
    let neighbours = adjacency(*n, edges);
    let mut is_connected = vec![false; *n];
    is_connected[start] = true;
    let mut open = vec![start];
    while let Some(v) = open.pop() {
        for &w in &neighbours[v] {
            if !std::mem::replace(&mut is_connected[w], true) {
                open.push(w);
            }
        }
    }
    is_connected
}

fn random_graphs(seed: u64, n: usize, count: usize) -> Vec<Graph> {
    let mut random = seeded(seed);
    let all = (0..n).tuple_combinations().collect_vec();
    let mut graph = || {
        let chance = random.random_range(0.0..0.5);
        (n, all.iter().copied().filter(|_| random.random_bool(chance)).collect())
    };
    std::iter::repeat_with(&mut graph).filter(|graph| !ends_are_connected(graph)).take(count).collect()
}

/// The first edges of the complete graph on so many vertices.
fn complete(n: usize, most: usize) -> Edges {
    (0..n).tuple_combinations().take(most).collect()
}

/// A graph of two components on so many vertices, with these edges: the first vertex is in the one, the last in the
/// other; in random order.
fn in_two(a: usize, b: usize, first: Edges, second: Edges) -> Graph {
    let mut random = seeded(5);
    let mut names = (1..a + b - 1).collect_vec();
    names.shuffle(&mut random);
    names.insert(0, 0);
    names.push(a + b - 1);
    let mut edges = first.into_iter().chain(second.into_iter().map(|(u, v)| (a + u, a + v))).collect_vec();
    edges.shuffle(&mut random);
    (a + b, edges.into_iter().map(|(u, v)| (names[u], names[v])).collect())
}

/// E.
fn pairs((n, edges): &Graph) -> usize {
    n * (n - 1) / 2 - edges.len()
}

fn product(graph: &Graph) -> usize {
    let [x, y] = ends(graph);
    x * y
}

fn is_odd(number: usize) -> bool {
    number % 2 == 1
}

/// The claim.
fn by_parities(graph: &Graph) -> bool {
    let [x, y] = ends(graph);
    match (is_odd(graph.0), is_odd(x + y)) {
        (true, _) => is_odd(pairs(graph)),
        (false, differ) => differ || is_odd(pairs(graph) - x * y),
    }
}

fn neighbours_alone(graph: &Graph) -> bool {
    let (n, edges) = graph;
    let beside = |end: usize| 1 + edges.iter().filter(|&&(u, v)| u == end || v == end).count();
    let [x, y] = [beside(0), beside(n - 1)];
    if is_odd(*n) { is_odd(pairs(graph)) } else { is_odd(x + y) || is_odd(pairs(graph) - x * y) }
}

fn thirty_two_bits(graph: &Graph) -> bool {
    let [n, m, x, y] = [graph.0, graph.1.len(), ends(graph)[0], ends(graph)[1]].map(|number| number as i32);
    let pairs = n.wrapping_mul(n - 1) / 2 - m;
    let left = if n % 2 == 1 { pairs } else { pairs.wrapping_sub(x.wrapping_mul(y)) };
    (n % 2 == 0 && (x + y) % 2 == 1) || left % 2 == 1
}
