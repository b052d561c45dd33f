//! Cutting trees with polygons, by play.

use rand::seq::SliceRandom;

use evidence::cases;
use evidence::cuts::{cuts, start};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, edge_lines};

fn main() -> ExitCode {
    Problem::new("poj3710", Limits::UNKNOWN, oracle, small)
        .played("all trees up to 3 vertices with polygons and at most 9 edges, random sums of up to 3 graphs")
        .worst(worst)
        .bounds(bounds)
        .ends_with_the_file()
        .wrong([
            wrong("polygons-at-one-vertex-as-one", polygons_as_one, "two-triangles").says(
                "Takes all polygons at a vertex for one, with as many edges as there are \
                 vertices, the common one included.",
            ),
            wrong("double-edges-as-single-ones", double_edges_as_single, "double-edges")
                .says("Takes two parallel edges for a single one without anything above."),
            wrong("parity-of-vertices", parity_of_vertices, "all-trees-up-to-3-vertices-with-polygons")
                .says("Takes the parity of the vertices that a polygon adds for that of its edges."),
            wrong("no-sum-of-graphs", only_the_last, "two-graphs").says("Forgets the graphs before the last one."),
        ])
        .refused([("a-second-graph-cut", "2\n2 1\n1 2\n3 2\n1 2\n@", "a vertex from 1 to 3")])
        .main()
}

/// A graph: its vertices and edges.
type Graph = (usize, Edges);

fn oracle(input: &str) -> String {
    answers(input, |graphs| {
        // One set of edges, with the vertices of each graph behind those of the ones before.
        let (mut ground, mut edges, mut first) = (0, vec![], 0);
        for (n, own) in graphs {
            ground |= 1 << first;
            edges.extend(own.iter().map(|&(u, v)| (first + u, first + v)));
            first += n;
        }
        Play::normal(|&left| cuts(&edges, ground, left)).value(&start(&edges, ground))
    })
}

/// A line for each test, by who wins it.
fn answers(input: &str, wins: impl Fn(&[Graph]) -> bool) -> String {
    cases::up_to_end(input, |tokens| {
        let graphs = (0..tokens.read())
            .map(|_| {
                let (n, m) = (tokens.read(), tokens.read());
                (n, tokens.edges(m))
            })
            .collect_vec();
        Some(verdict(wins(&graphs)))
    })
}

fn verdict(won: bool) -> &'static str {
    if won { "Sally" } else { "Harry" }
}

fn file(tests: &[Vec<Graph>]) -> String {
    let graph = |(n, edges): &Graph| format!("{n} {}\n{}", edges.len(), edge_lines(edges));
    let test = |graphs: &Vec<Graph>| format!("{}\n{}", graphs.len(), graphs.iter().map(graph).format(""));
    tests.iter().map(test).format("").to_string()
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

fn small() -> Vec<Small> {
    let mut all = vec![];
    for vertices in 1..=3 {
        let places = (0..vertices).cartesian_product(2..=4).collect_vec();
        let polygons = (0..=3).flat_map(|count| places.clone().into_iter().combinations_with_replacement(count));
        for (tree, polygons) in shapes::all_trees(vertices).into_iter().cartesian_product(polygons.collect_vec()) {
            let graph = with_polygons(&tree, &polygons);
            if graph.1.len() <= 9 {
                all.push(vec![graph]);
            }
        }
    }
    let mut random = seeded(1);
    let sums = (0..300)
        .map(|_| {
            let graphs = random.random_range(1..=3);
            (0..graphs)
                .map(|_| {
                    let tree = random.random_range(1..=4 - graphs / 2);
                    let polygons = random.random_range(0..=3 - graphs / 2);
                    random_graph(&mut random, tree, polygons, 3)
                })
                .collect_vec()
        })
        .collect_vec();
    vec![Small::new("all-trees-up-to-3-vertices-with-polygons", [file(&all)]), Small::new("random-sums", [file(&sums)])]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 0, 100, |graphs| format!("@{graphs}\n{}", repeated("1 0\n", graphs))),
        Bound::integer("m", 1, 100, |n| format!("1\n@{n} 0\n")),
        Bound::integer("k", 0, 500, |m| format!("1\n2 @{m}\n{}", repeated("1 2\n", m))),
        Bound::vertex("an end of an edge", 3, |v| format!("1\n3 1\n2 @{v}\n")),
    ]
}

/// Twenty tests of 99 graphs each, and whether each is won.
///
/// 49 graphs come twice, the second time with other numbers: the second player repeats every move in the other one. The
/// last graph is a path in half of the tests, which are won: the first player cuts it at its root. In the others it has
/// no edges.
fn tests(graph: impl Fn(&mut Pcg64) -> Graph) -> Vec<(Vec<Graph>, bool)> {
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
        graphs.push((99, shapes::path(last + 1)));
        graphs.shuffle(&mut random);
        (graphs, won)
    };
    (0..20).map(test).collect()
}

fn worst() -> Vec<Worst> {
    let known = |name, attacks, graph: fn(&mut Pcg64) -> Graph| {
        Worst::known(name, attacks, move || {
            (file(&tests(graph).into_iter().map(|(graphs, _)| graphs).collect_vec()), {
                let tests = tests(graph).into_iter();
                tests.map(|(_, won)| verdict(won)).join("\n")
            })
        })
    };
    vec![
        known("double-edges", "as many edges as a legal graph can have: 98 double ones at the root", |_| {
            with_polygons(&vec![], &[(0, 2); 98])
        }),
        known("random", "trees with polygons of every kind", |random| {
            loop {
                let graph = random_graph(random, 40, 15, 6);
                if graph.0 < 100 {
                    break graph;
                }
            }
        }),
        known("paths", "depth: a path of 50 edges and a polygon of 49 at its end", |_| {
            with_polygons(&shapes::path(51), &[(50, 49)])
        }),
        known("dense", "the most edges that the bounds admit, whatever they form", |random| {
            let mut vertex = || random.random_range(0..99);
            (99, (0..499).map(|_| (vertex(), vertex())).collect())
        }),
    ]
}

fn polygons_as_one(input: &str) -> String {
    by_polygons(input, |polygons| {
        let others = polygons.iter().map(|edges| edges - 1).sum::<usize>();
        if others > 0 { (others + 1) % 2 } else { 0 }
    })
}

fn double_edges_as_single(input: &str) -> String {
    by_polygons(input, |polygons| {
        let odd = |&&edges: &&usize| edges == 2 || edges % 2 == 1;
        polygons.iter().filter(odd).count() % 2
    })
}

fn parity_of_vertices(input: &str) -> String {
    by_polygons(input, |polygons| polygons.iter().filter(|&edges| edges % 2 == 0).count() % 2)
}

/// Values by the colon principle, and for the polygons at a vertex by `worth`, given their numbers of edges.
fn by_polygons(input: &str, worth: fn(&[usize]) -> usize) -> String {
    answers(input, |graphs| graphs.iter().fold(0, |xor, graph| xor ^ value(graph, 0, None, worth)) != 0)
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

fn only_the_last(input: &str) -> String {
    answers(input, |graphs| {
        graphs.last().is_some_and(|(_, edges)| Play::normal(|&left| cuts(edges, 1, left)).value(&start(edges, 1)))
    })
}
