//! Adding edges without an odd cycle, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency, edge_lines};

fn main() -> ExitCode {
    let edge = row([vertex("a vertex", "n"), vertex("a vertex", "n")]);
    let graphs = format::all([row([int("n", 1..=N), len("m", 0..=N)]), list("m", edge).in_order(Order::Edges)]);
    let graphs = graphs.such("edges that close no odd cycle", |graph: Graph| sides(&graph).is_some());
    Problem::one("abc398g", Limits { time: Some(2000), memory: None }, graphs, || oracle, ["Aoki", "Takahashi"])
        .small("random-graphs-of-12-vertices", || random_graphs(12, 40, &OF_12))
        .small("random-graphs-of-10-vertices", || random_graphs(10, 180, &OF_10))
        .small("random-graphs-of-6-vertices", graphs_of_6)
        .all([("n", 5), ("m", 10)])
        .beyond(
            "220 graphs of 10 and 12 vertices: play with the sides and the number of edges of \
             every component, which is compared with play up to 7 vertices",
        )
        .limit(|| {
            Bound::integer("m", 0, N, |m| {
                let edges = (0..447).cartesian_product(447..895).take(m.max(0) as usize);
                format!("895 @{m}\n{}", edge_lines(&edges.collect_vec()))
            })
        })
        .each(shapes::LARGE_TREES, |problem, (name, attacks, edges)| {
            problem.worst(name, by_algorithm(moves_left), move || (N, edges(N))).attacks(attacks)
        })
        .worst("random-edges-on-odd-order", by_algorithm(moves_left), || random_edges(N - 1))
        .attacks("components of all sizes, many of them joined late")
        .worst("complete", by_algorithm(moves_left), || (894, (0..447).cartesian_product(447..894).collect()))
        .attacks("as many edges on as few vertices as there can be")
        .worst("balanced-unions", by_algorithm(moves_left), || {
            let unions = |log: usize| {
                let half = 1 << log;
                (0..N - half).step_by(2 * half).map(move |v| (v + half - 1, v + half))
            };
            (N, (0..18).flat_map(unions).collect())
        })
        .attacks("ways to the leaders that are as long as they can be")
        .worst("random-edges", by_same_idea(as_published), || random_edges(N))
        .attacks("components of all sizes, many of them joined late")
        .worst("triples-and-pairs", by_same_idea(as_published), || {
            let pairs = (6..N).step_by(2).map(|v| (v, v + 1));
            (N, [(0, 1), (1, 2), (3, 4), (4, 5)].into_iter().chain(pairs).collect())
        })
        .attacks("two mixed components beside others")
        .worst("no-edges", by_same_idea(as_published), || (N, vec![]))
        .attacks("only single vertices")
        .wrong(
            "single-vertices-count-as-mixed",
            |graph| by_kinds(graph, |n, m, [single, odd, mixed]| published(n, m, [0, odd, single + mixed])),
            "single-beside-even",
        )
        .says("Counts a single vertex as a mixed component like any other.")
        .wrong("parity-of-the-edges-alone", |(_, edges)| edges.len() % 2 == 1, "all")
        .says("Lets the number of edges decide for every order, as it does for odd ones.")
        .wrong(
            "several-mixed-components-always-win",
            |graph| by_kinds(graph, |n, m, [single, odd, mixed]| published(n, m, [single, odd, mixed.min(1)])),
            "random-graphs-of-10-vertices",
        )
        .says("Lets the first player win with any number of mixed components.")
        .wrong("trees-stay-trees", |(n, edges)| (n / 2 * n.div_ceil(2) + edges.len()) % 2 == 1, "all")
        .says("Plays the sibling game on the sides that the graph has now: only edges within components are added.")
        .refused([
            ("an-odd-cycle", "5 5\n1 2\n4 5\n2 3\n@1 3@\n4 1\n", "an edge that closes no odd cycle"),
            ("an-odd-cycle-where-the-order-is-odd", "3 3\n1 2\n2 3\n@3 1@\n", "an edge that closes no odd cycle"),
            ("a-loop", "2 1\n@2 2@\n", "an edge that closes no odd cycle"),
            ("a-repeated-edge", "4 4\n3 4\n1 2\n@4 3@\n2 1\n", "an edge that is not there yet"),
        ])
        .lemmas([
            lemma("components-are-all-that-matters-up-to-5-vertices", || {
                for graph in (1..=5).flat_map(all_graphs) {
                    assert_eq!(by_components(&graph), by_play(&graph), "{graph:?}");
                }
            }),
            lemma("components-are-all-that-matters-in-samples-of-6-and-7-vertices", || {
                let mut random = seeded(1);
                let sizes = [&[3, 3][..], &[4, 2], &[3, 1, 1, 1], &[3, 3, 1], &[5, 2], &[4, 3]];
                for (sizes, extra) in sizes.into_iter().cartesian_product(0..3) {
                    let graph = random_graph(sizes, extra, &mut random);
                    assert_eq!(by_components(&graph), by_play(&graph), "{graph:?}");
                }
            }),
        ])
        .main()
}

/// The largest number of vertices, and of edges.
const N: usize = 200_000;

/// The number of vertices, and the edges.
type Graph = (usize, Edges);

/// The sides of the vertices, if there is no odd cycle, and the number of each vertex's component.
fn sides((n, edges): &Graph) -> Option<Vec<(usize, usize)>> {
    let neighbours = adjacency(*n, edges);
    let mut sides: Vec<Option<(usize, usize)>> = vec![None; *n];
    for start in 0..*n {
        sides[start] = sides[start].or(Some((0, start)));
        let mut open = vec![start];
        while let Some(v) = open.pop() {
            let (side, component) = sides[v]?;
            for &w in &neighbours[v] {
                match sides[w] {
                    None => {
                        sides[w] = Some((1 - side, component));
                        open.push(w);
                    }
                    Some((other, _)) if other == side => return None,
                    Some(_) => {}
                }
            }
        }
    }
    sides.into_iter().collect()
}

/// Graphs of up to seven vertices by play; larger ones by play with their components.
fn oracle(graph: &Graph) -> bool {
    if graph.0 <= 7 { by_play(graph) } else { by_components(graph) }
}

/// Add an edge that closes no odd cycle. A graph is a set of pairs of vertices, a bit each.
fn by_play((n, edges): &Graph) -> bool {
    let pairs = (0..*n).tuple_combinations().collect_vec();
    let position = pairs.iter().enumerate().fold(0_u64, |set, (bit, &(u, v))| {
        let joined = edges.contains(&(u, v)) || edges.contains(&(v, u));
        set | u64::from(joined) << bit
    });
    let edges_of = |set: u64| -> Edges {
        pairs.iter().zip(0..).filter(|(_, bit)| set >> bit & 1 == 1).map(|(&pair, _)| pair).collect()
    };
    let mut play = Play::normal(|&set: &u64| {
        let new = (0..pairs.len()).filter(|bit| set >> bit & 1 == 0);
        new.map(|bit| set | 1 << bit).filter(|&next| sides(&(*n, edges_of(next))).is_some()).collect()
    })
    .board(|&set| board::graph(*n, edges_of(set)).board());
    play.value(&position)
}

/// A component: the sizes of its two sides, the larger first, and the number of its edges.
type Component = (usize, usize, usize);

/// All that matters for the moves of a component is how large its sides are and how many edges it has: any of those
/// that are missing between its sides can be added, and an edge to another component can start and end on either side.
fn by_components(graph: &Graph) -> bool {
    let mut components: Vec<Component> = vec![(0, 0, 0); graph.0];
    let sides = sides(graph).expect("a graph without odd cycles");
    for &(side, component) in &sides {
        match side {
            0 => components[component].0 += 1,
            _ => components[component].1 += 1,
        }
    }
    for &(u, _) in &graph.1 {
        components[sides[u].1].2 += 1;
    }
    components.retain(|&(a, b, _)| a + b > 0);
    let mut play = Play::normal(|components: &Vec<Component>| {
        let mut successors = vec![];
        for (i, &(a, b, inner)) in components.iter().enumerate() {
            let mut others = components.clone();
            others.remove(i);
            let with = |rest: &[Component], component| sorted([rest, &[component]].concat());
            if inner < a * b {
                successors.push(with(&others, (a, b, inner + 1)));
            }
            for (j, &(c, d, more)) in others.iter().enumerate().skip(i) {
                let mut rest = others.clone();
                rest.remove(j);
                let edges = inner + more + 1;
                // From the first side to the second of the other, or from the second to the first.
                if a > 0 && d > 0 || b > 0 && c > 0 {
                    successors.push(with(&rest, (a + c, b + d, edges)));
                }
                if a > 0 && c > 0 || b > 0 && d > 0 {
                    successors.push(with(&rest, (a + d, b + c, edges)));
                }
            }
        }
        successors
    })
    .board(|components| {
        board::numbers(components.iter().zip(1..).map(|(of, n)| (format!("component {n}:"), words(of))))
    })
    .label(|before, after| {
        let [before, after] = [before, after].map(|components| components.iter().map(words).collect_vec());
        board::exchanged(&before, &after)
    });
    play.value(&sorted(components))
}

/// What there is on both sides.
fn words(&(larger, smaller, edges): &Component) -> String {
    format!("{larger} + {smaller} vertices with {edges} edges")
}

/// The components in a fixed order, the larger side first.
fn sorted(components: Vec<Component>) -> Vec<Component> {
    let larger_first = |(a, b, edges): Component| (a.max(b), a.min(b), edges);
    components.into_iter().map(larger_first).sorted().collect()
}

/// All graphs without odd cycles on so many vertices.
fn all_graphs(n: usize) -> Vec<Graph> {
    let graphs = shapes::all_graphs(n).into_iter().map(|edges| (n, edges));
    graphs.filter(|graph| sides(graph).is_some()).collect()
}

fn graphs_of_6() -> Vec<Graph> {
    let mut random = seeded(1);
    let mut graphs = all_graphs(6);
    let mut graph = |_| graphs.swap_remove(random.random_range(0..graphs.len()));
    (0..120).map(&mut graph).collect()
}

/// Three mixed components need nine vertices, and a tenth for an even order.
const OF_10: [&[usize]; 12] = [
    &[3, 3, 3, 1],
    &[3, 3, 1, 1, 1, 1],
    &[3, 3, 4],
    &[3, 3, 2, 2],
    &[3, 3, 2, 1, 1],
    &[3, 5, 1, 1],
    &[5, 5],
    &[3, 1, 1, 1, 1, 1, 1, 1],
    &[4, 4, 1, 1],
    &[4, 2, 2, 2],
    &[3, 2, 2, 1, 1, 1],
    &[3, 6, 1],
];
const OF_12: [&[usize]; 4] = [&[3, 3, 3, 3], &[3, 3, 3, 2, 1], &[5, 3, 3, 1], &[3, 3, 3, 1, 1, 1]];

/// So many random graphs, with components of these sizes in turns.
fn random_graphs(seed: u64, count: usize, sizes: &[&[usize]]) -> Vec<Graph> {
    let mut random = seeded(seed);
    (0..count).map(|index| random_graph(sizes[index % sizes.len()], index % 5, &mut random)).collect()
}

/// A random graph with so many vertices in each component, and up to `extra` edges beyond a tree.
fn random_graph(sizes: &[usize], extra: usize, random: &mut Pcg64) -> Graph {
    let n = sizes.iter().sum();
    let mut edges = vec![];
    let mut first = 0;
    for &size in sizes {
        let tree = shapes::random_tree(size, random).into_iter();
        edges.extend(tree.map(|(u, v)| (first + u, first + v)));
        first += size;
    }
    let mut graph = (n, edges);
    let sides = sides(&graph).expect("trees have no cycles");
    let joinable = (0..n).tuple_combinations().filter(|pair| !graph.1.contains(pair));
    let joinable = joinable.filter(|&(u, v)| sides[u].0 != sides[v].0 && sides[u].1 == sides[v].1).collect_vec();
    for _ in 0..extra.min(joinable.len()) {
        graph.1.push(joinable[random.random_range(0..joinable.len())]);
    }
    (n, shapes::shuffled(n, graph.1.into_iter().unique().collect(), random))
}

fn random_edges(n: usize) -> Graph {
    let mut random = seeded(1);
    let mut edge = || (random.random_range(0..n / 2), random.random_range(n / 2..n));
    let edges = std::iter::repeat_with(&mut edge).unique().take(N).collect();
    (n, shapes::shuffled(n, edges, &mut seeded(2)))
}

/// The parity of the moves left, where all ways to play have the same. The last graph is complete between its two
/// sides. In a connected graph these are there already; and if the number of vertices is odd, the last number of edges
/// is even whatever they become.
fn moves_left(graph: &Graph) -> bool {
    let (n, sides) = (graph.0, sides(graph).expect("a graph without odd cycles"));
    let last = match sides.iter().map(|(_, component)| component).all_equal() {
        true => {
            let first = sides.iter().filter(|(side, _)| *side == 0).count();
            first * (n - first)
        }
        false if n % 2 == 1 => 0,
        false => panic!("it depends on the play"),
    };
    (last + graph.1.len()) % 2 == 1
}

/// The published rule on sides found by a search. No other way is known to decide graphs with several components and an
/// even number of vertices: what two components become is open until they are joined.
fn as_published(graph: &Graph) -> bool {
    by_kinds(graph, published)
}

/// Whether a graph is won with n vertices, m edges, and so many single vertices, odd and mixed components.
fn published(n: usize, m: usize, [single, odd, mixed]: [usize; 3]) -> bool {
    match mixed {
        0 if n % 2 == 0 => (single / 2 + odd + m) % 2 == 1,
        1 | 2 if n % 2 == 0 => true,
        _ => m % 2 == 1,
    }
}

fn by_kinds(graph: &Graph, wins: impl Fn(usize, usize, [usize; 3]) -> bool) -> bool {
    let mut sizes = vec![[0, 0]; graph.0];
    for (side, component) in sides(graph).expect("a graph without odd cycles") {
        sizes[component][side] += 1;
    }
    let count = |kind: fn(usize, usize) -> bool| sizes.iter().filter(|&&[a, b]| kind(a, b)).count();
    let single = count(|a, b| a + b == 1);
    let odd = count(|a, b| a % 2 == 1 && b % 2 == 1);
    let mixed = count(|a, b| (a + b) % 2 == 1 && a + b > 1);
    wins(graph.0, graph.1.len(), [single, odd, mixed])
}
