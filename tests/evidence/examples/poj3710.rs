//! Cutting trees with polygons, by play.

use rand::seq::SliceRandom;

use evidence::cuts::{cuts, grounded, start};
use evidence::prelude::*;
use evidence::shapes::{self, Edges};

fn main() -> ExitCode {
    let end = || vertex("an end of an edge", "m");
    let graph = format::all([row([int("m", 1..=100), len("k", 0..=500)]), list("k", row([end(), end()]))]);
    let sums = Format::to_end(format::all([row([len("n", 0..=100)]), list("n", graph)]));
    Problem::tests("poj3710", Limits::UNKNOWN, sums, || wins, ["Sally", "Harry"])
        .promise("there are 1 to 99 graphs, each of fewer than 100 vertices and 500 edges", |graphs| {
            (1..100).contains(&graphs.len()) && graphs.iter().all(|(n, edges)| *n < 100 && edges.len() < 500)
        })
        .promise("each graph is a tree with polygons that have one vertex each in common with it", |graphs| {
            graphs.iter().all(is_tree_with_polygons)
        })
        .inputs_of(1000)
        .small("trees-up-to-3-vertices-with-polygons-and-at-most-9-edges", trees_with_polygons)
        .small("random-sums-of-1-to-3-graphs", random_sums)
        .known("double-edges", || tests(|_| with_polygons(&vec![], &[(0, 2); 98])))
        .attacks("as many edges as a legal graph can have: 98 double ones at the root")
        .known("random", || {
            tests(|random| {
                loop {
                    let graph = random_graph(random, 40, 15, 6);
                    if graph.0 < 100 {
                        break graph;
                    }
                }
            })
        })
        .attacks("trees with polygons of every kind")
        .known("paths", || tests(|_| with_polygons(&shapes::path(51), &[(50, 49)])))
        .attacks("depth: a path of 50 edges and a polygon of 49 at its end")
        .known("dense", || {
            tests(|random| {
                let mut vertex = || random.random_range(0..99);
                (99, (0..499).map(|_| (vertex(), vertex())).collect())
            })
        })
        .attacks("the most edges that the bounds admit, whatever they form")
        .wrong("polygons-at-one-vertex-as-one", |graphs| by_polygons(graphs, polygons_as_one), "two-triangles")
        .says(
            "Takes all polygons at a vertex for one, with as many edges as there are vertices, the common one \
             included.",
        )
        .wrong(
            "double-edges-as-single-ones",
            |graphs| {
                by_polygons(graphs, |polygons| {
                    polygons.iter().filter(|&&edges| edges == 2 || edges % 2 == 1).count() % 2
                })
            },
            "double-edges",
        )
        .says("Takes two parallel edges for a single one without anything above.")
        .wrong(
            "parity-of-vertices",
            |graphs| by_polygons(graphs, |polygons| polygons.iter().filter(|&edges| edges % 2 == 0).count() % 2),
            "trees-up-to-3-vertices-with-polygons-and-at-most-9-edges",
        )
        .says("Takes the parity of the vertices that a polygon adds for that of its edges.")
        .wrong("no-sum-of-graphs", |graphs| graphs.last().is_some_and(|last| wins(&vec![last.clone()])), "two-graphs")
        .says("Forgets the graphs before the last one.")
        .refused([("a-second-graph-cut", "2\n2 1\n1 2\n3 2\n1 2\n@", "a vertex from 1 to 3")])
        .main()
}

/// A graph: its vertices, of which the first is the root, and edges.
type Graph = (usize, Edges);

fn wins(graphs: &Vec<Graph>) -> bool {
    // One set of edges, with the vertices of each graph behind those of the ones before.
    let (mut ground, mut edges, mut n) = (0, vec![], 0);
    for (own, own_edges) in graphs {
        ground |= 1 << n;
        edges.extend(own_edges.iter().map(|&(u, v)| (n + u, n + v)));
        n += own;
    }
    let shown = |&left: &u64| {
        let there = (0..edges.len()).filter(|edge| left >> edge & 1 == 1).map(|edge| edges[edge]).collect_vec();
        let is_root = |v: usize| ground >> v & 1 == 1;
        let fallen = (0..n).filter(|&v| !is_root(v) && there.iter().all(|&(a, b)| a != v && b != v));
        let labels = (0..n).map(|v| if is_root(v) { "root" } else { "" });
        board::graph(n, there.iter().copied()).labelled(labels).without(fallen).board()
    };
    let cut = |before: &u64, after: &u64| {
        let cuts = |edge: &usize| before >> edge & 1 == 1 && grounded(&edges, ground, before & !(1 << edge)) == *after;
        let (u, v) = edges[(0..edges.len()).find(cuts).expect("an edge is cut")];
        format!("cut {}–{}", u + 1, v + 1)
    };
    let mut play = Play::normal(|&left| cuts(&edges, ground, left)).board(shown).label(cut);
    play.value(&start(&edges, ground))
}

/// The tree, and at its vertices polygons of so many edges.
fn with_polygons(tree: &Edges, polygons: &[(usize, usize)]) -> Graph {
    let (mut edges, mut vertices) = (tree.clone(), tree.len() + 1);
    for &(at, length) in polygons {
        let around = (vertices..vertices + length - 1).chain([at]);
        edges.extend([at].into_iter().chain(around).tuple_windows::<(_, _)>());
        vertices += length - 1;
    }
    (vertices, edges)
}

fn random_graph(random: &mut Pcg64, tree: usize, polygons: usize, longest: usize) -> Graph {
    let edges = shapes::random_tree(tree, random);
    let polygons =
        (0..polygons).map(|_| (random.random_range(0..tree), random.random_range(2..=longest))).collect_vec();
    let (n, edges) = with_polygons(&edges, &polygons);
    (n, shapes::shuffled(n, edges, random))
}

fn trees_with_polygons() -> Vec<Vec<Graph>> {
    let graphs = (1..=3).flat_map(|vertices| {
        let places = (0..vertices).cartesian_product(2..=4).collect_vec();
        let polygons = (0..=3).flat_map(|count| places.clone().into_iter().combinations_with_replacement(count));
        let trees = shapes::all_trees(vertices).into_iter().cartesian_product(polygons.collect_vec());
        trees.map(|(tree, polygons)| with_polygons(&tree, &polygons))
    });
    graphs.filter(|graph| graph.1.len() <= 9).map(|graph| vec![graph]).collect()
}

fn random_sums() -> Vec<Vec<Graph>> {
    let mut random = seeded(1);
    let mut sum = |_| {
        let graphs = random.random_range(1..=3);
        let mut graph = |_| {
            let tree = random.random_range(1..=4 - graphs / 2);
            let polygons = random.random_range(0..=3 - graphs / 2);
            random_graph(&mut random, tree, polygons, 3)
        };
        (0..graphs).map(&mut graph).collect()
    };
    (0..300).map(&mut sum).collect()
}

/// Twenty tests of 99 graphs each, and whether each is won.
///
/// 49 graphs come twice, the second time with other numbers: the second player repeats every move in the other one. The
/// last graph is a path in half of the tests, which are won: the first player cuts it at its root. In the others it has
/// no edges.
fn tests(graph: fn(&mut Pcg64) -> Graph) -> (Vec<Vec<Graph>>, Vec<bool>) {
    let mut random = seeded(1);
    let test = |index: usize| {
        let mut graphs = vec![];
        for _ in 0..49 {
            let (n, edges) = graph(&mut random);
            let again = shapes::shuffled(n, edges.clone(), &mut random);
            graphs.extend([(n, edges), (n, again)]);
        }
        let won = random.random();
        let last = if won { index + 1 } else { 0 };
        graphs.push((last + 1, shapes::path(last + 1)));
        graphs.shuffle(&mut random);
        (graphs, won)
    };
    (0..20).map(test).unzip()
}

fn polygons_as_one(polygons: &[usize]) -> usize {
    let others = polygons.iter().map(|edges| edges - 1).sum::<usize>();
    if others > 0 { (others + 1) % 2 } else { 0 }
}

/// Values by the colon principle, and for the polygons at a vertex by `worth`, given their numbers of edges.
fn by_polygons(graphs: &[Graph], worth: fn(&[usize]) -> usize) -> bool {
    xor(graphs.iter().map(|graph| value(graph, 0, None, worth))) != 0
}

fn value(graph: &Graph, v: usize, from: Option<usize>, worth: fn(&[usize]) -> usize) -> usize {
    let edges = &graph.1;
    let mut polygons = vec![];
    let mut total = 0;
    let mut walked = vec![];
    for edge in (0..edges.len()).filter(|&edge| Some(edge) != from) {
        let (a, b) = edges[edge];
        if walked.contains(&edge) || a != v && b != v {
            continue;
        }
        match polygon(edges, v, edge) {
            Some(round) => {
                polygons.push(round.len());
                walked.extend(round);
            }
            None => total ^= value(graph, a + b - v, Some(edge), worth) + 1,
        }
    }
    total ^ worth(&polygons)
}

/// Whether a walk from the root meets every vertex once, each along an edge of the tree or on its only polygon.
fn is_tree_with_polygons((n, edges): &Graph) -> bool {
    let mut met = vec![0];
    let mut open = vec![(0, None)];
    while let Some((v, from)) = open.pop() {
        let mut walked = vec![];
        for edge in (0..edges.len()).filter(|&edge| Some(edge) != from) {
            let (a, b) = edges[edge];
            if walked.contains(&edge) || a != v && b != v {
                continue;
            }
            match polygon(edges, v, edge) {
                Some(round) => {
                    met.extend(
                        round.iter().flat_map(|&edge| [edges[edge].0, edges[edge].1]).filter(|&w| w != v).unique(),
                    );
                    walked.extend(round);
                }
                None => {
                    met.push(a + b - v);
                    open.push((a + b - v, Some(edge)));
                }
            }
        }
        if met.len() > *n {
            return false;
        }
    }
    edges.iter().all(|(u, v)| u != v) && met.len() == *n && met.iter().all_unique()
}

/// The polygon at v that begins with the edge `first`, if it does: from its other vertices no other way leads on.
fn polygon(edges: &Edges, v: usize, first: usize) -> Option<Vec<usize>> {
    let mut round = vec![first];
    let mut at = edges[first].0 + edges[first].1 - v;
    while at != v {
        let next = (0..edges.len()).filter(|edge| !round.contains(edge));
        let next = next.filter(|&edge| edges[edge].0 == at || edges[edge].1 == at);
        let edge = next.exactly_one().ok()?;
        at = edges[edge].0 + edges[edge].1 - at;
        round.push(edge);
    }
    Some(round)
}
