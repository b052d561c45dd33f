//! Three in a row on a tree, by play.

use evidence::cases;
use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency, distances, edge_lines};

fn main() -> ExitCode {
    Problem::new("cf1110g", Limits::known(3000, 256), oracle, small)
        .played("all trees up to 8 vertices with all white vertices, each once, and 300 of 9 to 11 vertices")
        .beyond("for worst inputs, the shapes in words, and the tree with all hooks, where it is built")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("white-as-uncoloured", |input| by_shapes(input, Mistake::NoHooks), "sample-1")
                .says("Takes no notice of the vertices that are white already."),
            wrong("white-leaf-is-no-inner", |input| by_shapes(input, Mistake::LeafStays), "white-leaf")
                .says("Counts a white leaf among the leaves; it has a hook, so it is an inner vertex."),
            wrong("odd-distance", |input| by_shapes(input, Mistake::OddDistance), "two-forks")
                .says("Lets White win with two forks at an odd distance; the distance must be even."),
            wrong("any-distance", |input| by_shapes(input, Mistake::AnyDistance), "all-trees-up-to-8-vertices")
                .says("Lets White win with two forks at any distance; it must be even."),
            wrong("any-fork", |input| by_shapes(input, Mistake::AnyFork), "all-trees-up-to-8-vertices")
                .says("Lets White win with any vertex of degree 3; with two leaves at it Black can answer."),
            wrong("hooks-are-no-forks", |input| by_shapes(input, Mistake::HooksNoForks), "white-ends")
                .says("Forgets that the hook on a white vertex is a fork itself, at the end of a path for example."),
        ])
        .refused([
            ("a-cycle", "1\n4\n1 2\n2 3\n@3 1@\nNNNN\n", "an edge that closes no cycle"),
            ("all-white", "1\n2\n1 2\n@WW\n", "a vertex that is not white"),
            ("a-white-path", "1\n4\n1 2\n1 3\n3 4\n@WWWN\n", "no path of three white vertices"),
            ("a-black-vertex", "1\n2\n1 2\n@NB\n", "2 characters out of \"WN\""),
            ("a-short-word", "1\n2\n1 2\n@N\n", "2 characters out of \"WN\""),
        ])
        .main()
}

struct Tree {
    edges: Edges,
    white: Vec<bool>,
}

impl Tree {
    fn read(tokens: &mut Tokens) -> Self {
        let n: usize = tokens.read();
        let edges = tokens.edges(n - 1);
        Self { edges, white: tokens.read::<String>().chars().map(|colour| colour == 'W').collect() }
    }

    fn lines(&self) -> String {
        let colours = self.white.iter().map(|&white| if white { 'W' } else { 'N' }).collect::<String>();
        format!("{}\n{}{colours}\n", self.white.len(), edge_lines(&self.edges))
    }

    fn uncoloured(edges: Edges) -> Self {
        Self { white: vec![false; edges.len() + 1], edges }
    }

    /// All paths of three vertices, each a set with a bit for each vertex.
    fn paths(&self) -> Vec<u32> {
        let neighbours = adjacency(self.white.len(), &self.edges);
        let through = |v: usize| neighbours[v].iter().tuple_combinations().map(move |(a, b)| 1 << v | 1 << a | 1 << b);
        (0..self.white.len()).flat_map(through).collect()
    }
}

fn file(trees: &[Tree]) -> String {
    format!("{}\n{}", trees.len(), trees.iter().map(Tree::lines).format(""))
}

/// A line for each tree.
fn answers(input: &str, answer: impl Fn(&Tree) -> &'static str) -> String {
    cases::counted(input, |tokens| answer(&Tree::read(tokens)))
}

/// The vertices of the player to move, and of the other one, a bit each.
type Position = (u32, u32);

fn oracle(input: &str) -> String {
    answers(input, |tree| {
        let n = tree.white.len();
        assert!(n <= 14, "such trees cannot be played out");
        let paths = tree.paths();
        let has_path = |own: u32| paths.iter().any(|path| own & path == *path);
        // Paint an uncoloured vertex, unless the other player has a path.
        let moves = |&(own, other): &Position| -> Vec<Position> {
            let uncoloured = (0..n).filter(|v| (own | other) >> v & 1 == 0);
            let paint = |v: usize| (other, own | 1 << v);
            if has_path(other) { vec![] } else { uncoloured.map(paint).collect() }
        };
        // For the player to move 1 is a win, 0 a draw, and −1 a loss.
        let mut play = Play::new(moves, |&(_, other), values: &[i8]| match values.iter().map(|value| -value).max() {
            Some(best) => best,
            None => -i8::from(has_path(other)),
        });
        let white = (0..n).filter(|&v| tree.white[v]).fold(0, |set, v| set | 1 << v);
        ["Black", "Draw", "White"][(play.value(&(white, 0)) + 1) as usize]
    })
}

/// A word that two trees with white vertices have in common iff they are the same under some names of the vertices.
fn shape(tree: &Tree) -> String {
    fn below(neighbours: &[Vec<usize>], white: &[bool], v: usize, above: usize) -> String {
        let children = neighbours[v].iter().filter(|&&child| child != above);
        let words = children.map(|&child| below(neighbours, white, child, v)).sorted().collect_vec();
        format!("({}{})", if white[v] { "W" } else { "" }, words.concat())
    }
    let neighbours = adjacency(tree.white.len(), &tree.edges);
    let words = (0..tree.white.len()).map(|root| below(&neighbours, &tree.white, root, root));
    words.min().expect("a vertex at least")
}

/// All trees with so many vertices and all their white vertices that the rule allows, each once.
fn all_trees(n: usize) -> Vec<Tree> {
    let hung = (1..n).map(|v| 0..v).multi_cartesian_product();
    let bare = hung.map(|parents| Tree::uncoloured(parents.into_iter().zip(1..).collect()));
    let coloured = bare.unique_by(shape).flat_map(|Tree { edges, .. }| {
        let sets = (0..(1_usize << n) - 1).map(move |set| (0..n).map(|v| set >> v & 1 == 1).collect());
        sets.map(move |white| Tree { edges: edges.clone(), white })
    });
    coloured.filter(is_allowed).unique_by(shape).collect()
}

fn is_allowed(tree: &Tree) -> bool {
    let white = (0..tree.white.len()).filter(|&v| tree.white[v]).fold(0, |set, v| set | 1 << v);
    tree.white.contains(&false) && tree.paths().iter().all(|path| path & white != *path)
}

fn small() -> Vec<Small> {
    let all = (1..=8).flat_map(all_trees).collect_vec();
    let mut random = seeded(1);
    let larger = std::iter::repeat_with(|| {
        let n = random.random_range(9..=11);
        // Nearly paths: with many branches White wins.
        let edges = (1..n).map(|v: usize| (random.random_range(v.saturating_sub(2)..v), v)).collect();
        let edges = shapes::shuffled(n, edges, &mut random);
        Tree { edges, white: (0..n).map(|_| random.random_bool(0.1)).collect() }
    });
    let larger = larger.filter(is_allowed).take(300).collect_vec();
    vec![
        Small::new("trees-of-9-to-11-vertices", larger.chunks(10).map(file)),
        Small::new("all-trees-up-to-8-vertices", all.chunks(20).map(file)),
    ]
}

/// The greatest number of tests, and of vertices in all.
const T: usize = 50_000;
const N: usize = 500_000;

fn bounds() -> Vec<Bound> {
    let path = |n: usize| format!("{}{}\n", edge_lines(&shapes::path(n)), "N".repeat(n));
    vec![
        Bound::integer("T", 1, T, |t| format!("@{t}\n{}", repeated("1\nN\n", t))),
        Bound::integer("n", 1, N, move |n| format!("1\n@{n}\n{}", path(n.max(1) as usize))),
        Bound::total("the sum of n", 300_000, N, move |n| format!("2\n300000\n{}@{n}\n{}", path(300_000), path(n))),
        Bound::vertex("a vertex", 3, |v| format!("1\n3\n2 @{v}\n1 3\nNNN\n")),
    ]
}

/// A path of so many vertices with two more leaves at either end.
fn two_forks(spine: usize) -> Edges {
    let mut edges = shapes::path(spine);
    edges.extend([(0, spine), (0, spine + 1), (spine - 1, spine + 2), (spine - 1, spine + 3)]);
    edges
}

fn worst() -> Vec<Worst> {
    let single = |tree: Tree, answer: &str| (file(&[tree]), format!("{answer}\n"));
    let shuffled = |edges: Edges| {
        let n = edges.len() + 1;
        shapes::shuffled(n, edges, &mut seeded(1))
    };
    vec![
        // Black answers within pairs of neighbours.
        Worst::known("path", "recursion as deep as the path", move || {
            single(Tree::uncoloured(shapes::path(N)), "Draw")
        }),
        // From one fork to the other, in steps of two.
        Worst::known("two-forks-far-apart", "far jumps in memory, and a parity at the end of all of them", move || {
            single(Tree::uncoloured(shuffled(two_forks(N - 5))), "White")
        }),
        Worst::known("two-forks-at-an-odd-distance", "the same without a win", move || {
            single(Tree::uncoloured(shuffled(two_forks(N - 4))), "Draw")
        }),
        Worst::known("white-star", "a new tree with four times as many vertices", move || {
            // The middle is not white, and it has many neighbours that are.
            single(Tree { edges: shapes::star(N), white: (0..N).map(|v| v > 0).collect() }, "White")
        }),
        Worst::known("caterpillar", "three neighbours at nearly every vertex", move || {
            single(Tree::uncoloured(shuffled(shapes::caterpillar(N))), "White")
        }),
        Worst::new(
            "white-path",
            "as many hooks as there can be without three in a row",
            Known::BySameIdea(built),
            || {
                let white = (0..N).map(|v| v % 3 != 2).collect();
                file(&[Tree { edges: shapes::path(N), white }])
            },
        ),
        Worst::new("white-ends", "a path between two hooks", Known::BySameIdea(built), || {
            let white = (0..N).map(|v| v == 0 || v == N - 1).collect();
            file(&[Tree { edges: shapes::path(N), white }])
        }),
        Worst::new("many-trees", "work for each test that grows with the greatest n", Known::BySameIdea(built), || {
            let mut random = seeded(2);
            let tree = || {
                let edges = (1..N / T).map(|v: usize| (random.random_range(v.saturating_sub(2)..v), v)).collect();
                let edges = shapes::shuffled(N / T, edges, &mut random);
                Tree { edges, white: (0..N / T).map(|_| random.random_bool(0.05)).collect() }
            };
            let trees = std::iter::repeat_with(tree).filter(is_allowed).take(T).collect_vec();
            file(&trees)
        }),
    ]
}

/// The published solution: the tree with all hooks is built, and the distance of forks found by a search. No theorem is
/// known but that of the program; this does without counting vertices.
fn built(input: &str) -> String {
    by_shapes(input, Mistake::None)
}

#[derive(Clone, Copy, PartialEq)]
enum Mistake {
    None,
    NoHooks,
    LeafStays,
    OddDistance,
    AnyDistance,
    AnyFork,
    HooksNoForks,
}

fn by_shapes(input: &str, mistake: Mistake) -> String {
    answers(input, |tree| {
        let n = tree.white.len();
        let mut edges = tree.edges.clone();
        let whites = (0..n).filter(|&v| tree.white[v] && mistake != Mistake::NoHooks);
        for (index, v) in whites.enumerate() {
            let hook = n + 3 * index;
            edges.extend([(v, hook), (hook, hook + 1), (hook, hook + 2)]);
        }
        let neighbours = adjacency(edges.len() + 1, &edges);
        let bare = adjacency(n, &tree.edges);
        let is_inner = |v: usize| match mistake {
            Mistake::LeafStays if v < n => bare[v].len() >= 2,
            _ => neighbours[v].len() >= 2,
        };
        let counted = if mistake == Mistake::HooksNoForks { n } else { neighbours.len() };
        let forks = (0..counted).filter(|&v| neighbours[v].len() == 3).collect_vec();
        let between_inner = |v: usize| neighbours[v].iter().filter(|&&u| is_inner(u)).count() >= 2;
        let wins = neighbours.iter().any(|of| of.len() >= 4)
            || forks.iter().any(|&v| between_inner(v) || mistake == Mistake::AnyFork)
            || forks.len() >= 2 && {
                // Who counts instead of searching has no hook's distance to help him.
                let is_even = match mistake {
                    Mistake::LeafStays => neighbours.len() % 2 == 1,
                    _ => distances(&neighbours, forks[0])[forks[1]] % 2 == 0,
                };
                is_even != (mistake == Mistake::OddDistance) || mistake == Mistake::AnyDistance
            };
        if wins { "White" } else { "Draw" }
    })
}
