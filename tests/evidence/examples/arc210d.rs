//! One of the players must colour an independent set, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges};

fn main() -> ExitCode {
    let edge = row([vertex("u", "N"), vertex("v", "N")]);
    let graph = format::all([row([int("N", 2..=MOST), len("M", 0..=MOST)]), list("M", edge).in_order(Order::Edges)]);
    let graph = graph.such("edges to greater vertices", |(_, edges): Graph| edges.iter().all(|(u, v)| u < v));
    let graphs = Format::tests("T", 1..=T, graph).sum("the sum of N", "N", MOST).sum("the sum of M", "M", MOST);
    let graphs = graphs.trying("M", "N", MOST);
    // The limits of time and memory are AtCoder's usual ones: the statement that was read does not name them.
    Problem::tests("arc210d", Limits { time: None, memory: Some(1024) }, graphs, || by_play, ["Alice", "Bob"])
        .all([("N", 5), ("M", 10)])
        .small("random-graphs-of-6-to-9-vertices-with-few-edges", || random_graphs(1, 600, 6..=9))
        .small("pentagons-and-bulls-beside-edges-and-isolated-vertices", beside_small_ones)
        .small("a-centre-with-leaves-paths-and-triangles", || centres(2, 300, 9))
        .beyond("for worst inputs, strategies proved in a comment, and the graph without each vertex in turn")
        // Two vertices in each graph leave room for half as many graphs.
        .limit(|| Bound { greatest: None, ..Bound::integer("T", 1, T, |tests| format!("@{tests}\n2 0\n")) })
        .limit(|| Bound { greatest: None, ..Bound::vertex("u", 3, |u| format!("1\n3 1\n@{u} 3\n")) })
        .limit(|| Bound { least: None, ..Bound::vertex("v", 3, |v| format!("1\n3 1\n1 @{v}\n")) })
        .limit(|| {
            Bound::total("the sum of M", 60_000, MOST, |m| {
                let edges = |count: usize| {
                    shapes::edge_lines(&(1..1000).flat_map(|v| (0..v).map(move |u| (u, v))).take(count).collect_vec())
                };
                format!("2\n1000 60000\n{}1000 @{m}\n{}", edges(60_000), edges(m))
            })
        })
        .known("isolated-vertices", || (vec![(MOST, vec![])], vec![true]))
        .attacks("as many vertices as there can be, and no edge")
        .known("a-matching-and-one-vertex", || (vec![(MOST - 1, pairs(0, MOST - 2))], vec![true]))
        .attacks("N odd, with as many single edges as there can be")
        // A path of three vertices: Bob leaves an edge of it last.
        .known("a-matching-and-a-path", || {
            let edges = [pairs(0, MOST - 4), vec![(MOST - 4, MOST - 3), (MOST - 3, MOST - 2)]].concat();
            (vec![(MOST - 1, edges)], vec![false])
        })
        .attacks("the same with two edges that meet")
        .known("triangles-around-a-vertex", || {
            let n = MOST * 2 / 3 / 2 * 2;
            // A leaf more makes the number of vertices even.
            let edges = (1..n - 1).flat_map(|v| match v % 2 {
                1 => vec![(0, v), (v, v + 1)],
                _ => vec![(0, v)],
            });
            (vec![(n, edges.chain([(0, n - 1)]).collect())], vec![true])
        })
        .attacks("a vertex joined to all others, and as many edges as there can be")
        .known("two-triangles-and-edges", || {
            let triangle = |v: usize| vec![(v, v + 1), (v, v + 2), (v + 1, v + 2)];
            let edges = [triangle(0), triangle(3), pairs(6, MOST - 6)].concat();
            (vec![(MOST, edges)], vec![false])
        })
        .attacks("a second vertex with two neighbours that is far from the first")
        .worst("small-graphs", by_algorithm(by_play), || random_graphs(3, MOST / 8, 8..=8))
        .attacks("many tests, with branches that cannot be predicted")
        .worst("pentagons-bulls-and-others", by_same_idea(by_every_vertex), || {
            let graph = |seed: u64| beside(seed as usize % 8, 6 + seed as usize % 7, seed as usize % 5);
            (0..MOST as u64 / 40).map(graph).collect()
        })
        .attacks("graphs of five vertices beside others, of which few are won")
        .worst("one-pentagon-among-edges", by_same_idea(by_every_vertex), || vec![beside(0, MOST / 2 - 3, 1)])
        .attacks("five vertices among as many single edges as there can be")
        .worst("one-bull-among-isolated-vertices", by_same_idea(by_every_vertex), || vec![beside(1, 0, MOST - 5)])
        .attacks("five vertices among as many isolated ones as there can be")
        .wrong(
            "without-pentagon-and-bull",
            |graph| by_claim(graph, |_| false),
            "pentagons-and-bulls-beside-edges-and-isolated-vertices",
        )
        .says("Gives a vertex away or none; with an odd number of isolated vertices, a pentagon or a bull is won, too.")
        .wrong(
            "without-bull",
            |graph| by_claim(graph, |degrees| degrees == [2; 5]),
            "pentagons-and-bulls-beside-edges-and-isolated-vertices",
        )
        .says("Knows the pentagon, but not the bull: a triangle with a leaf at each of two corners.")
        .wrong(
            "never-with-an-edge-if-odd",
            |graph| if graph.0 % 2 == 1 { graph.1.is_empty() } else { by_claim(graph, |_| true) },
            "all",
        )
        .says("Lets Bob win every graph with an edge if N is odd; single edges are shared.")
        .wrong(
            "nearly-thin-if-odd",
            |graph| {
                by_claim(&(graph.0 / 2 * 2 + 2, graph.1.clone()), |degrees| {
                    degrees == [2; 5] || degrees == [1, 1, 2, 3, 3]
                })
            },
            "all",
        )
        .says("Gives a vertex away if N is odd, too; then Alice has to colour the last vertex herself.")
        .wrong(
            "one-vertex-of-three-neighbours",
            |(n, edges)| n % 2 == 0 && degrees(*n, edges).iter().filter(|degree| **degree > 2).count() < 2,
            "all",
        )
        .says("Allows all graphs with at most one vertex of three or more neighbours.")
        .refused([
            ("an-edge-downwards", "1\n3 2\n1 2\n@3 2@\n", "an edge to a greater vertex"),
            ("an-edge-twice", "1\n3 2\n1 2\n@1 2@\n", "an edge that is not there yet"),
        ])
        .main()
}

/// The greatest number of tests, of vertices and of edges in all.
const T: usize = 200_000;
const MOST: usize = 200_000;

/// The number of vertices, and the edges.
type Graph = (usize, Edges);

/// The vertices that are black and white.
type Position = (u32, u32);

/// Alice's next vertex becomes black, Bob's white. At the end Alice has won iff no edge joins two black ones.
fn by_play((n, edges): &Graph) -> bool {
    let all = (1_u32 << n) - 1;
    let is_alices_turn = |&(black, white): &Position| black.count_ones() == white.count_ones();
    let moves = |position: &Position| {
        let (black, white) = *position;
        let free = (0..*n).map(|vertex| 1 << vertex).filter(|vertex| (all & !black & !white) & vertex != 0);
        free.map(|vertex| if is_alices_turn(position) { (black | vertex, white) } else { (black, white | vertex) })
            .collect_vec()
    };
    let wins = |position: &Position, next: &[bool]| match next {
        [] => {
            let alice_wins = edges.iter().all(|(u, v)| position.0 >> u & position.0 >> v & 1 == 0);
            alice_wins == is_alices_turn(position)
        }
        _ => next.contains(&false),
    };
    let play = Play::new(moves, wins).board(|(black, white)| {
        let colour = |vertex: usize| match (black >> vertex & 1, white >> vertex & 1) {
            (1, _) => "black",
            (_, 1) => "white",
            _ => "uncoloured",
        };
        board::graph(*n, edges.iter().copied()).labelled((0..*n).map(colour)).board()
    });
    let play =
        play.label(|before, after| format!("vertex {}", ((before.0 | before.1) ^ (after.0 | after.1)).ilog2() + 1));
    play.mover(|position| if is_alices_turn(position) { "Alice" } else { "Bob" }).value(&(0, 0))
}

fn pairs(from: usize, vertices: usize) -> Edges {
    (from..from + vertices).step_by(2).map(|v| (v, v + 1)).collect()
}

fn random_graphs(seed: u64, count: usize, vertices: std::ops::RangeInclusive<usize>) -> Vec<Graph> {
    let mut random = seeded(seed);
    let mut graph = |_| {
        let n = random.random_range(vertices.clone());
        let m = random.random_range(n / 3..=n);
        let edge = std::iter::repeat_with(|| {
            let (u, v) = (random.random_range(0..n), random.random_range(0..n));
            (u.min(v), u.max(v))
        });
        (n, edge.filter(|(u, v)| u < v).unique().take(m).collect())
    };
    (0..count).map(&mut graph).collect()
}

/// Graphs of five vertices: a pentagon, a bull, and others.
const FIVE: [&[(usize, usize)]; 8] = [
    &[(0, 1), (1, 2), (2, 3), (3, 4), (0, 4)],
    &[(0, 1), (1, 2), (0, 2), (0, 3), (1, 4)],
    &[(0, 1), (1, 2), (2, 3), (3, 4)],
    &[(0, 1), (1, 2), (0, 2), (0, 3), (0, 4)],
    &[(0, 1), (1, 2), (2, 3), (0, 3), (3, 4)],
    &[(0, 1), (1, 2), (0, 2), (2, 3), (3, 4)],
    &[(0, 1), (1, 2), (2, 3), (3, 4), (0, 4), (0, 2)],
    &[(0, 1), (1, 2), (0, 2), (0, 3), (0, 4), (3, 4)],
];

/// One of these, with so many single edges and isolated vertices.
fn beside(five: usize, edges: usize, isolated: usize) -> Graph {
    (5 + 2 * edges + isolated, [FIVE[five].to_vec(), pairs(5, 2 * edges)].concat())
}

fn beside_small_ones() -> Vec<Graph> {
    let numbers = (0..8).cartesian_product([(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1)]);
    numbers.map(|(five, (edges, isolated))| beside(five, edges, isolated)).collect()
}

/// A vertex to which others are joined, alone, as paths of two or as triangles; and sometimes an edge more.
fn centres(seed: u64, count: usize, most: usize) -> Vec<Graph> {
    let mut random = seeded(seed);
    let mut graph = |_| {
        let n = random.random_range(4..=most);
        let (mut edges, mut next) = (vec![], 1);
        while next < n {
            edges.push((0, next));
            let kind = random.random_range(0..3);
            if kind > 0 && next + 1 < n {
                next += 1;
                edges.push((next - 1, next));
                if kind > 1 {
                    edges.push((0, next));
                }
            }
            next += 1;
        }
        let more = (random.random_range(0..n - 1), n - 1);
        if random.random_bool(0.3) && !edges.contains(&more) {
            edges.push(more);
        }
        (n, edges)
    };
    (0..count).map(&mut graph).collect()
}

fn degrees(n: usize, edges: &Edges) -> Vec<usize> {
    let mut degrees = vec![0; n];
    edges.iter().flat_map(|&(u, v)| [u, v]).for_each(|vertex| degrees[vertex] += 1);
    degrees
}

/// The claim, tried with every vertex: none of a large graph can be played out.
fn by_every_vertex(graph: &Graph) -> bool {
    by_claim(graph, |degrees| degrees == [2; 5] || degrees == [1, 1, 2, 3, 3])
}

/// The claim, with another condition on the degrees of the component of five vertices.
fn by_claim((n, edges): &Graph, is_known: fn(&[usize]) -> bool) -> bool {
    let degrees = degrees(*n, edges);
    let adjacency = shapes::adjacency(*n, edges);
    let wide = degrees.iter().filter(|degree| **degree > 1).count();
    if wide == 0 || n % 2 == 1 {
        return wide == 0;
    }
    let mended = |w: usize| adjacency[w].iter().filter(|&&vertex| degrees[vertex] == 2).count();
    if (0..*n).any(|w| mended(w) + usize::from(degrees[w] > 1) == wide) {
        return true;
    }
    let is_in_component =
        |&vertex: &usize| degrees[vertex] > 1 || degrees[vertex] == 1 && degrees[adjacency[vertex][0]] > 1;
    let component = (0..*n).filter(is_in_component).map(|vertex| degrees[vertex]).sorted().collect_vec();
    component.len() == 5 && is_known(&component)
}
