//! Cutting trees where the last cut loses, by play.

use evidence::cases;
use evidence::cuts::{cuts, start};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, edge_lines, parents};

fn main() -> ExitCode {
    Problem::new("hdu3590", Limits::known(1000, 32), oracle, small)
        .played("all trees up to 8 edges, all sums of 3 trees up to 3 edges, 500 sums of up to 10 edges")
        .beyond("larger trees: paths and stars by strategy, else the values of the edges at the roots")
        .worst(worst)
        .bounds(bounds)
        .ends_with_the_file()
        .wrong([
            wrong("trees-as-components", trees_as_components, "two-arms")
                .says("Takes a tree for a component of the sum, though its value may be 0 while it has edges."),
            wrong("trees-as-components-in-a-sum", trees_as_components, "random-sums")
                .says("Takes trees for the components, where the theorem wants the edges at the roots."),
            wrong("normal-play", |input| by_normal_play(input, |wins| wins), "no-edges")
                .says("Lets who cannot move lose; here he wins."),
            wrong("normal-play-reversed", |input| by_normal_play(input, |wins| !wins), "all-trees-up-to-8-edges")
                .says("Lets whoever loses under normal play win."),
        ])
        .refused([("a-cycle-in-the-second-tree", "2\n2\n1 2\n4\n1 2\n3 4\n@4 3@\n", "an edge that closes no cycle")])
        .main()
}

/// Several trees, each with its first vertex as the root.
type Forest = Vec<Edges>;

fn oracle(input: &str) -> String {
    answers(input, |forest| {
        let (edges, ground) = together(forest);
        Play::misere(|&left| cuts(&edges, ground, left)).value(&start(&edges, ground))
    })
}

/// One set of edges, with the vertices of each tree behind those of the ones before, and the set of the roots.
fn together(forest: &Forest) -> (Edges, u64) {
    let (mut edges, mut ground, mut first) = (vec![], 0, 0);
    for tree in forest {
        ground |= 1 << first;
        edges.extend(tree.iter().map(|&(u, v)| (first + u, first + v)));
        first += tree.len() + 1;
    }
    (edges, ground)
}

/// A line for each forest, by who wins it.
fn answers(input: &str, wins: impl Fn(&Forest) -> bool) -> String {
    cases::up_to_end(input, |tokens| {
        let trees = tokens.read();
        let tree = |_| {
            let n: usize = tokens.read();
            tokens.edges(n - 1)
        };
        let forest = (0..trees).map(tree).collect();
        Some(if wins(&forest) { "PP" } else { "QQ" })
    })
}

fn file(forests: &[Forest]) -> String {
    let tree = |edges: &Edges| format!("{}\n{}", edges.len() + 1, edge_lines(edges));
    let test = |forest: &Forest| format!("{}\n{}", forest.len(), forest.iter().map(tree).format(""));
    forests.iter().map(test).format("").to_string()
}

/// The rooted trees with so many edges up to the names of their vertices, and up to the order of children or not.
fn rooted_trees(edges: usize) -> Vec<Edges> {
    // A vertex more hangs on the last vertex or on one above it.
    (0..edges).fold(vec![vec![]], |trees, last| {
        let grown = trees.into_iter().flat_map(|tree: Edges| {
            let parents = parents(last + 1, &tree);
            let places = std::iter::successors(Some(last), |&v| parents[v]).collect_vec();
            places.into_iter().map(move |place| [&tree[..], &[(place, last + 1)]].concat())
        });
        grown.collect()
    })
}

fn small() -> Vec<Small> {
    let single = (0..=8).flat_map(rooted_trees).map(|tree| vec![tree]).collect_vec();
    let small_trees = (0..=3).flat_map(rooted_trees).collect_vec();
    let sums = (0..=3).flat_map(|trees| small_trees.iter().cloned().combinations_with_replacement(trees)).collect_vec();
    let mut random = seeded(1);
    let larger = (0..500).map(|_| {
        let trees = random.random_range(1..=4);
        let tree = |_| {
            let n = random.random_range(1..=1 + 10 / trees);
            let edges = shapes::random_tree(n, &mut random);
            shapes::shuffled(n, edges, &mut random)
        };
        (0..trees).map(tree).collect()
    });
    vec![
        Small::new("all-trees-up-to-8-edges", [file(&single)]),
        Small::new("all-sums-of-3-trees-up-to-3-edges", [file(&sums)]),
        Small::new("random-sums", [file(&larger.collect_vec())]),
    ]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("N", 0, 100, |trees| format!("@{trees}\n{}", repeated("2\n1 2\n", trees))),
        Bound::count("m", 1, 100, |n| format!("1\n@{n}\n{}", edge_lines(&shapes::star(n)))),
        Bound::vertex("a", 5, |v| format!("1\n5\n1 2\n1 3\n4 1\n@{v} {}\n", if v == 5 { 1 } else { 5 })),
        Bound::vertex("b", 5, |v| format!("1\n5\n1 2\n1 3\n4 1\n{} @{v}\n", if v == 5 { 1 } else { 5 })),
    ]
}

fn worst() -> Vec<Worst> {
    let twenty = |forest: fn(usize, &mut Pcg64) -> Forest| {
        let mut random = seeded(1);
        file(&(0..20).map(|index| forest(index, &mut random)).collect_vec())
    };
    let random = move || {
        twenty(|index, random| {
            let mut forest = (0..98).map(|_| shapes::random_tree(99, random)).collect_vec();
            let sum = xor(forest.iter().flat_map(root_edges));
            if index % 2 == 0 && sum < 99 {
                forest.push(shapes::path(sum as usize + 1));
            }
            forest
        })
    };
    let lost_and_won = || "QQ\nPP\n".repeat(10);
    vec![
        Worst::new(
            "random",
            "trees of every height, half with a path to balance",
            Known::BySameIdea(by_root_edges),
            random,
        ),
        // Misère Nim with equal heaps: lost if their number is even, as the second player keeps them equal in pairs
        // until one heap is left that has two or more, of which he leaves an odd number of ones. If it is odd, the
        // first takes one away.
        Worst::known("paths", "depth", move || {
            (twenty(|index, _| vec![shapes::path(99); 98 + index % 2]), lost_and_won())
        }),
        // Every move takes one edge.
        Worst::known("stars", "as many components as there can be, all of value 1", move || {
            let forests = twenty(|index, _| [vec![shapes::star(99); 98], vec![shapes::star(98 + index % 2)]].concat());
            (forests, lost_and_won())
        }),
    ]
}

/// Misère Nim with the values of the edges at the roots for heaps. For a hundred trees that differ nothing else is
/// known.
fn by_root_edges(input: &str) -> String {
    answers(input, |forest| by_misere_nim(forest.iter().flat_map(root_edges).collect()))
}

/// Nim if there is a heap of more than one, else the parity of the heaps of one.
fn by_misere_nim(heaps: Vec<u32>) -> bool {
    let is_nim = heaps.iter().any(|&heap| heap > 1);
    (xor(heaps) != 0) == is_nim
}

/// The values of the edges at the root, each with what hangs on it: one more than the XOR of those at its other end.
fn root_edges(tree: &Edges) -> Vec<u32> {
    fn above(parents: &[Option<usize>], v: usize) -> Vec<u32> {
        let children = parents.iter().positions(|&parent| parent == Some(v));
        children.map(|child| 1 + xor(above(parents, child))).collect()
    }
    above(&parents(tree.len() + 1, tree), 0)
}

fn trees_as_components(input: &str) -> String {
    answers(input, |forest| by_misere_nim(forest.iter().map(|tree| xor(root_edges(tree))).collect()))
}

fn by_normal_play(input: &str, answer: fn(bool) -> bool) -> String {
    answers(input, |forest| {
        let (edges, ground) = together(forest);
        answer(Play::normal(|&left| cuts(&edges, ground, left)).value(&start(&edges, ground)))
    })
}
