//! Adding edges without an odd cycle, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency, edge_lines};

fn main() -> ExitCode {
    Problem::new("abc398g", Limits { time: Some(2000), memory: None }, oracle, small)
        .played("all graphs up to 5 vertices, 120 graphs of 6 vertices, samples up to 7")
        .beyond(
            "220 graphs of 10 and 12 vertices: play with the sides and the number of edges of \
             every component, which is compared with play up to 7 vertices",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("single-vertices-count-as-mixed", single_is_mixed, "single-beside-even")
                .says("Counts a single vertex as a mixed component like any other."),
            wrong("parity-of-the-edges-alone", edges_alone, "all-graphs-up-to-5-vertices")
                .says("Lets the number of edges decide for every order, as it does for odd ones."),
            wrong("several-mixed-components-always-win", mixed_always, "components-of-10-vertices")
                .says("Lets the first player win with any number of mixed components."),
            wrong("trees-stay-trees", trees_stay_trees, "all-graphs-up-to-5-vertices").says(
                "Plays the sibling game on the sides that the graph has now: only edges within \
                 components are added.",
            ),
        ])
        .refused([
            ("an-odd-cycle", "5 5\n1 2\n4 5\n2 3\n@1 3@\n4 1\n", "an edge that closes no odd cycle"),
            ("an-odd-cycle-where-the-order-is-odd", "3 3\n1 2\n2 3\n@3 1@\n", "an edge that closes no odd cycle"),
            ("a-loop", "2 1\n@2 2@\n", "an edge that closes no odd cycle"),
            ("a-repeated-edge", "4 4\n3 4\n1 2\n@4 3@\n2 1\n", "an edge that is not there yet"),
        ])
        .lemmas([
            lemma("components-are-all-that-matters-up-to-5-vertices", components_are_all_that_matters_up_to_5_vertices),
            lemma(
                "components-are-all-that-matters-in-samples-of-6-and-7-vertices",
                components_are_all_that_matters_in_samples_of_6_and_7_vertices,
            ),
        ])
        .main()
}

/// The pairs of vertices, in the order of the bits in a set of edges.
fn pairs(n: usize) -> Edges {
    (0..n).tuple_combinations().collect()
}

/// The edges of a set, by a bit for each pair.
fn edges_of(pairs: &Edges, set: u64) -> Edges {
    let in_set = (0..pairs.len()).filter(|pair| set >> pair & 1 == 1);
    in_set.map(|pair| pairs[pair]).collect()
}

/// The sides of the vertices, if there is no odd cycle, and the number of each vertex's component.
fn sides(n: usize, edges: &Edges) -> Option<Vec<(usize, usize)>> {
    let neighbours = adjacency(n, edges);
    let mut sides: Vec<Option<(usize, usize)>> = vec![None; n];
    for start in 0..n {
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
fn oracle(input: &str) -> String {
    answers(input, |n, edges| match n {
        0..=7 => by_play(n, edges),
        _ => by_components(n, edges),
    })
}

/// Add an edge that closes no odd cycle.
fn by_play(n: usize, edges: &Edges) -> bool {
    let pairs = pairs(n);
    let position = pairs.iter().enumerate().fold(0_u64, |set, (bit, &(u, v))| {
        let joined = edges.contains(&(u, v)) || edges.contains(&(v, u));
        set | u64::from(joined) << bit
    });
    let mut play = Play::normal(|&set: &u64| {
        let new = (0..pairs.len()).filter(|bit| set >> bit & 1 == 0);
        new.map(|bit| set | 1 << bit).filter(|&next| sides(n, &edges_of(&pairs, next)).is_some()).collect()
    });
    play.value(&position)
}

/// A component: the sizes of its two sides, the larger first, and the number of its edges.
type Component = (usize, usize, usize);

/// All that matters for the moves of a component is how large its sides are and how many edges it has: any of those
/// that are missing between its sides can be added, and an edge to another component can start and end on either side.
fn by_components(n: usize, edges: &Edges) -> bool {
    let mut components: Vec<Component> = vec![(0, 0, 0); n];
    let sides = sides(n, edges).expect("a graph without odd cycles");
    for &(side, component) in &sides {
        match side {
            0 => components[component].0 += 1,
            _ => components[component].1 += 1,
        }
    }
    for &(u, _) in edges {
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
    });
    play.value(&sorted(components))
}

/// The components in a fixed order, the larger side first.
fn sorted(components: Vec<Component>) -> Vec<Component> {
    let larger_first = |(a, b, edges): Component| (a.max(b), a.min(b), edges);
    components.into_iter().map(larger_first).sorted().collect()
}

/// The line for a graph, by whether the first player wins.
fn answers(input: &str, first_wins: impl Fn(usize, &Edges) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let (n, m) = (tokens.read(), tokens.read());
    let first = first_wins(n, &tokens.edges(m));
    format!("{}\n", if first { "Aoki" } else { "Takahashi" })
}

fn file(n: usize, edges: &Edges) -> String {
    format!("{n} {}\n{}", edges.len(), edge_lines(edges))
}

/// All graphs without odd cycles on so many vertices.
fn all_graphs(n: usize) -> impl Iterator<Item = Edges> {
    let graphs = shapes::all_graphs(n).into_iter();
    graphs.filter(move |edges| sides(n, edges).is_some())
}

/// A random graph with so many vertices in each component, and up to `extra` edges beyond a tree.
fn random_graph(sizes: &[usize], extra: usize, random: &mut Pcg64) -> Edges {
    let n = sizes.iter().sum();
    let mut edges = vec![];
    let mut first = 0;
    for &size in sizes {
        let tree = shapes::random_tree(size, random).into_iter();
        edges.extend(tree.map(|(u, v)| (first + u, first + v)));
        first += size;
    }
    let sides = sides(n, &edges).expect("trees have no cycles");
    let joinable = pairs(n)
        .into_iter()
        .filter(|pair| !edges.contains(pair))
        .filter(|&(u, v)| sides[u].0 != sides[v].0 && sides[u].1 == sides[v].1)
        .collect_vec();
    for _ in 0..extra.min(joinable.len()) {
        edges.push(joinable[random.random_range(0..joinable.len())]);
    }
    let edges = edges.into_iter().unique().collect();
    shapes::shuffled(n, edges, random)
}

fn small() -> Vec<Small> {
    let all = (1..=5).flat_map(|n| all_graphs(n).map(move |edges| file(n, &edges)));
    let mut random = seeded(1);
    let mut of_six = all_graphs(6).collect_vec();
    let of_six = (0..120)
        .map(|_| {
            let index = random.random_range(0..of_six.len());
            file(6, &of_six.swap_remove(index))
        })
        .collect_vec();
    // Three mixed components need nine vertices, and a tenth for an even order.
    let sizes: [&[usize]; 12] = [
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
    let of_ten =
        (0..180).map(|index| file(10, &random_graph(sizes[index % sizes.len()], index % 5, &mut random))).collect_vec();
    let sizes: [&[usize]; 4] = [&[3, 3, 3, 3], &[3, 3, 3, 2, 1], &[5, 3, 3, 1], &[3, 3, 3, 1, 1, 1]];
    let of_twelve =
        (0..40).map(|index| file(12, &random_graph(sizes[index % sizes.len()], index % 5, &mut random))).collect_vec();
    vec![
        Small::new("components-of-12-vertices", of_twelve),
        Small::new("components-of-10-vertices", of_ten),
        Small::new("graphs-of-6-vertices", of_six),
        Small::new("all-graphs-up-to-5-vertices", all),
    ]
}

/// The greatest number of vertices, and of edges.
const N: usize = 200_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n} 0\n")),
        Bound::integer("m", 0, N, |m| {
            let edges = (0..447).cartesian_product(447..895).take(m.max(0) as usize);
            format!("895 @{m}\n{}", edge_lines(&edges.collect_vec()))
        }),
        Bound::vertex("a vertex", 3, |v| format!("3 1\n2 @{v}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let counted = |name, attacks, n, edges: Edges| {
        Worst::new(name, attacks, Known::ByAlgorithm(moves_left), move || file(n, &edges))
    };
    let trees = shapes::LARGE_TREES.into_iter().map(|(name, attacks, edges)| counted(name, attacks, N, edges(N)));
    let random_edges = |n: usize| {
        let mut random = seeded(1);
        let mut edge = || (random.random_range(0..n / 2), random.random_range(n / 2..n));
        let edges = std::iter::repeat_with(&mut edge).unique().take(N).collect();
        shapes::shuffled(n, edges, &mut seeded(2))
    };
    let unions = |log: usize| {
        let half = 1 << log;
        (0..N - half).step_by(2 * half).map(move |v| (v + half - 1, v + half))
    };
    let others = [
        counted(
            "random-edges-on-odd-order",
            "components of all sizes, many of them joined late",
            N - 1,
            random_edges(N - 1),
        ),
        counted(
            "complete",
            "as many edges on as few vertices as there can be",
            894,
            (0..447).cartesian_product(447..894).collect(),
        ),
        counted(
            "balanced-unions",
            "ways to the leaders that are as long as they can be",
            N,
            (0..18).flat_map(unions).collect(),
        ),
        Worst::new(
            "random-edges",
            "components of all sizes, many of them joined late",
            Known::BySameIdea(as_published),
            move || file(N, &random_edges(N)),
        ),
        Worst::new("triples-and-pairs", "two mixed components beside others", Known::BySameIdea(as_published), || {
            let pairs = (6..N).step_by(2).map(|v| (v, v + 1));
            file(N, &[(0, 1), (1, 2), (3, 4), (4, 5)].into_iter().chain(pairs).collect())
        }),
        Worst::new("no-edges", "only single vertices", Known::BySameIdea(as_published), || file(N, &vec![])),
    ];
    trees.chain(others).collect()
}

/// The parity of the moves left, where all ways to play have the same. The last graph is complete between its two
/// sides. In a connected graph these are there already; and if the number of vertices is odd, the last number of edges
/// is even whatever they become.
fn moves_left(input: &str) -> String {
    answers(input, |n, edges| {
        let sides = sides(n, edges).expect("a graph without odd cycles");
        let last = match sides.iter().map(|(_, component)| component).all_equal() {
            true => {
                let first = sides.iter().filter(|(side, _)| *side == 0).count();
                first * (n - first)
            }
            false if n % 2 == 1 => 0,
            false => panic!("it depends on the play"),
        };
        (last + edges.len()) % 2 == 1
    })
}

/// The published rule on sides found by a search. No other way is known to decide graphs with several components and an
/// even number of vertices: what two components become is open until they are joined.
fn as_published(input: &str) -> String {
    by_kinds(input, |n, m, [single, odd, mixed]| match mixed {
        0 if n % 2 == 0 => (single / 2 + odd + m) % 2 == 1,
        1 | 2 if n % 2 == 0 => true,
        _ => m % 2 == 1,
    })
}

/// The rule with `kinds` in the place of single vertices, odd and mixed components.
fn by_kinds(input: &str, wins: impl Fn(usize, usize, [usize; 3]) -> bool) -> String {
    answers(input, |n, edges| {
        let mut sizes = vec![[0, 0]; n];
        for (side, component) in sides(n, edges).expect("a graph without odd cycles") {
            sizes[component][side] += 1;
        }
        let count = |kind: fn(usize, usize) -> bool| sizes.iter().filter(|&&[a, b]| kind(a, b)).count();
        let single = count(|a, b| a + b == 1);
        let odd = count(|a, b| a % 2 == 1 && b % 2 == 1);
        let mixed = count(|a, b| (a + b) % 2 == 1 && a + b > 1);
        wins(n, edges.len(), [single, odd, mixed])
    })
}

fn single_is_mixed(input: &str) -> String {
    by_kinds(input, |n, m, [single, odd, mixed]| match single + mixed {
        0 if n % 2 == 0 => (odd + m) % 2 == 1,
        1 | 2 if n % 2 == 0 => true,
        _ => m % 2 == 1,
    })
}

fn edges_alone(input: &str) -> String {
    by_kinds(input, |_, m, _| m % 2 == 1)
}

fn mixed_always(input: &str) -> String {
    by_kinds(input, |n, m, [single, odd, mixed]| match mixed {
        0 if n % 2 == 0 => (single / 2 + odd + m) % 2 == 1,
        _ if n % 2 == 0 => true,
        _ => m % 2 == 1,
    })
}

fn trees_stay_trees(input: &str) -> String {
    by_kinds(input, |n, m, _| (n / 2 * n.div_ceil(2) + m) % 2 == 1)
}

fn components_are_all_that_matters_up_to_5_vertices() {
    for n in 1..=5 {
        for edges in all_graphs(n) {
            assert_eq!(by_components(n, &edges), by_play(n, &edges), "{edges:?}");
        }
    }
}

fn components_are_all_that_matters_in_samples_of_6_and_7_vertices() {
    let mut random = seeded(1);
    for sizes in [&[3, 3][..], &[4, 2], &[3, 1, 1, 1], &[3, 3, 1], &[5, 2], &[4, 3]] {
        for extra in 0..3 {
            let (n, edges) = (sizes.iter().sum(), random_graph(sizes, extra, &mut random));
            assert_eq!(by_components(n, &edges), by_play(n, &edges), "{edges:?}");
        }
    }
}
