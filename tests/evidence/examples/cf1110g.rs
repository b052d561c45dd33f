//! Three in a row on a tree, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency, distances};

fn main() -> ExitCode {
    let tree =
        format::all([row([len("n", 1..=N)]), tree("a vertex", "n"), row([format::word_of("the colours", "n", "WN")])]);
    let tree = tree.such("a vertex that is not white, and no path of three that are", |tree: Tree| is_allowed(&tree));
    let trees = Format::tests("T", 1..=T, tree).sum("the sum of n", "n", N).trying("a vertex", "n", 3);
    let small = "trees-of-up-to-8-vertices-with-their-white-ones-each-once";
    Problem::tests("cf1110g", Limits::known(3000, 256), trees, oracle, Plain)
        .small("random-trees-of-9-to-11-vertices-nearly-paths", || {
            let mut random = seeded(1);
            let tree = || {
                let n = random.random_range(9..=11);
                nearly_path(n, 0.1, &mut random)
            };
            std::iter::repeat_with(tree).filter(is_allowed).take(300).collect()
        })
        .small(small, || (1..=8).flat_map(all_trees).collect())
        .beyond("for worst inputs, the shapes proved in a comment, and the tree with all hooks, where it is built")
        // Black answers within pairs of neighbours.
        .known("path", || (vec![uncoloured(shapes::path(N))], vec!["Draw"]))
        .attacks("recursion as deep as the path")
        // From one fork to the other, in steps of two.
        .known("two-forks-far-apart", || (vec![uncoloured(shuffled(two_forks(N - 5)))], vec!["White"]))
        .attacks("far jumps in memory, and a parity at the end of all of them")
        .known("two-forks-at-an-odd-distance", || (vec![uncoloured(shuffled(two_forks(N - 4)))], vec!["Draw"]))
        .attacks("the same without a win")
        // The middle is not white, and it has many neighbours that are.
        .known("white-star", || (vec![coloured(shapes::star(N), |v| v > 0)], vec!["White"]))
        .attacks("a new tree with four times as many vertices")
        .known("caterpillar", || (vec![uncoloured(shuffled(shapes::caterpillar(N)))], vec!["White"]))
        .attacks("three neighbours at nearly every vertex")
        .worst("white-path", by_same_idea(built), || vec![coloured(shapes::path(N), |v| v % 3 != 2)])
        .attacks("as many hooks as there can be without three in a row")
        .worst("white-ends", by_same_idea(built), || vec![coloured(shapes::path(N), |v| v == 0 || v == N - 1)])
        .attacks("a path between two hooks")
        .worst("many-trees", by_same_idea(built), || {
            let mut random = seeded(2);
            let trees = std::iter::repeat_with(|| nearly_path(N / T, 0.05, &mut random));
            trees.filter(is_allowed).take(T).collect()
        })
        .attacks("work for each test that grows with the largest n")
        .wrong("white-as-uncoloured", |tree| by_shapes(tree, Mistake::NoHooks), "sample-1")
        .says("Takes no notice of the vertices that are white already.")
        .wrong("white-leaf-is-no-inner", |tree| by_shapes(tree, Mistake::LeafStays), "white-leaf")
        .says("Counts a white leaf among the leaves; it has a hook, so it is an inner vertex.")
        .wrong("odd-distance", |tree| by_shapes(tree, Mistake::OddDistance), "two-forks")
        .says("Lets White win with two forks at an odd distance; the distance must be even.")
        .wrong("any-distance", |tree| by_shapes(tree, Mistake::AnyDistance), small)
        .says("Lets White win with two forks at any distance; it must be even.")
        .wrong("any-fork", |tree| by_shapes(tree, Mistake::AnyFork), small)
        .says("Lets White win with any vertex of degree 3; with two leaves at it Black can answer.")
        .wrong("hooks-are-no-forks", |tree| by_shapes(tree, Mistake::HooksNoForks), "white-ends")
        .says("Forgets that the hook on a white vertex is a fork itself, at the end of a path for example.")
        .refused([
            ("a-cycle", "1\n4\n1 2\n2 3\n@3 1@\nNNNN\n", "an edge that closes no cycle"),
            ("all-white", "1\n2\n1 2\n@WW\n", "a vertex that is not white"),
            ("a-white-path", "1\n4\n1 2\n1 3\n3 4\n@WWWN\n", "no path of three white vertices"),
            ("a-black-vertex", "1\n2\n1 2\n@NB\n", "2 characters out of \"WN\""),
            ("a-short-word", "1\n2\n1 2\n@N\n", "2 characters out of \"WN\""),
        ])
        .main()
}

/// The largest number of tests, and of vertices in all.
const T: usize = 50_000;
const N: usize = 500_000;

/// The edges, and the colours: `W` for a white vertex.
type Tree = (Edges, String);

fn coloured(edges: Edges, mut is_white: impl FnMut(usize) -> bool) -> Tree {
    let colours = (0..=edges.len()).map(|v| if is_white(v) { 'W' } else { 'N' }).collect();
    (edges, colours)
}

fn uncoloured(edges: Edges) -> Tree {
    coloured(edges, |_| false)
}

/// Whether each vertex is white.
fn whites((_, colours): &Tree) -> Vec<bool> {
    colours.chars().map(|colour| colour == 'W').collect()
}

fn is_allowed(tree: &Tree) -> bool {
    let white = whites(tree);
    let neighbours = adjacency(white.len(), &tree.0);
    let is_middle = |v: usize| white[v] && neighbours[v].iter().filter(|&&u| white[u]).count() >= 2;
    white.contains(&false) && !(0..white.len()).any(is_middle)
}

/// The vertices of the player to move, and of the other one, a bit each.
type Position = (u32, u32);

fn oracle() -> impl FnMut(&Tree) -> &'static str {
    |tree| {
        let white = whites(tree);
        let n = white.len();
        assert!(n <= 14, "such trees cannot be played out");
        let neighbours = adjacency(n, &tree.0);
        let through = |v: usize| neighbours[v].iter().tuple_combinations().map(move |(a, b)| 1 << v | 1 << a | 1 << b);
        let paths: Vec<u32> = (0..n).flat_map(through).collect();
        let has_path = |own: u32| paths.iter().any(|path| own & path == *path);
        // Paint an uncoloured vertex, unless the other player has a path.
        let moves = |&(own, other): &Position| -> Vec<Position> {
            let uncoloured = (0..n).filter(|v| (own | other) >> v & 1 == 0);
            let paint = |v: usize| (other, own | 1 << v);
            if has_path(other) { vec![] } else { uncoloured.map(paint).collect() }
        };
        // For the player to move 1 is a win, 0 a draw, and −1 a loss.
        let play = Play::new(moves, |&(_, other), values: &[i8]| match values.iter().map(|value| -value).max() {
            Some(best) => best,
            None => -i8::from(has_path(other)),
        });
        let white = (0..n).filter(|&v| white[v]).fold(0_u32, |set, v| set | 1 << v);
        // White has as many vertices more as were white before the game when it is his turn.
        let is_whites = move |&(own, other): &Position| own.count_ones() == other.count_ones() + white.count_ones();
        let mut play = play
            .board(|position| {
                let (white, black) = if is_whites(position) { *position } else { (position.1, position.0) };
                let colour = |v: usize| {
                    if white >> v & 1 == 1 {
                        "white"
                    } else if black >> v & 1 == 1 {
                        "black"
                    } else {
                        "uncoloured"
                    }
                };
                board::graph(n, tree.0.iter().copied()).labelled((0..n).map(colour)).board()
            })
            .mover(move |position| if is_whites(position) { "White" } else { "Black" })
            .worded(|value| ["Black wins", "nobody wins", "White wins"][(value + 1) as usize].to_owned());
        ["Black", "Draw", "White"][(play.value(&(white, 0)) + 1) as usize]
    }
}

/// A word that two trees with white vertices have in common iff they are the same under some names of the vertices.
fn shape(tree: &Tree) -> String {
    fn below(neighbours: &[Vec<usize>], white: &[bool], v: usize, above: usize) -> String {
        let children = neighbours[v].iter().filter(|&&child| child != above);
        let words = children.map(|&child| below(neighbours, white, child, v)).sorted().collect_vec();
        format!("({}{})", if white[v] { "W" } else { "" }, words.concat())
    }
    let white = whites(tree);
    let neighbours = adjacency(white.len(), &tree.0);
    let words = (0..white.len()).map(|root| below(&neighbours, &white, root, root));
    words.min().expect("a vertex at least")
}

/// All trees with so many vertices and all their white vertices that the rule allows, each once.
fn all_trees(n: usize) -> Vec<Tree> {
    let hung = (1..n).map(|v| 0..v).multi_cartesian_product();
    let bare = hung.map(|parents| uncoloured(parents.into_iter().zip(1..).collect()));
    let trees = bare
        .unique_by(shape)
        .flat_map(|(edges, _)| (0..(1_usize << n) - 1).map(move |set| coloured(edges.clone(), |v| set >> v & 1 == 1)));
    trees.filter(is_allowed).unique_by(shape).collect()
}

/// A random tree with few branches, since with many White wins; each vertex is white with this probability.
fn nearly_path(n: usize, white: f64, random: &mut Pcg64) -> Tree {
    let edges = (1..n).map(|v: usize| (random.random_range(v.saturating_sub(2)..v), v)).collect();
    let edges = shapes::shuffled(n, edges, random);
    coloured(edges, |_| random.random_bool(white))
}

fn shuffled(edges: Edges) -> Edges {
    shapes::shuffled(edges.len() + 1, edges, &mut seeded(1))
}

/// A path of so many vertices with two more leaves at either end.
fn two_forks(spine: usize) -> Edges {
    let mut edges = shapes::path(spine);
    edges.extend([(0, spine), (0, spine + 1), (spine - 1, spine + 2), (spine - 1, spine + 3)]);
    edges
}

/// The published solution: the tree with all hooks is built, and the distance of forks found by a search. No theorem is
/// known but that of the program; this does without counting vertices.
fn built(tree: &Tree) -> &'static str {
    by_shapes(tree, Mistake::None)
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

fn by_shapes(tree: &Tree, mistake: Mistake) -> &'static str {
    let white = whites(tree);
    let n = white.len();
    let mut edges = tree.0.clone();
    let whites = (0..n).filter(|&v| white[v] && mistake != Mistake::NoHooks);
    for (index, v) in whites.enumerate() {
        let hook = n + 3 * index;
        edges.extend([(v, hook), (hook, hook + 1), (hook, hook + 2)]);
    }
    let neighbours = adjacency(edges.len() + 1, &edges);
    let bare = adjacency(n, &tree.0);
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
            // A player who counts instead of searching has no hook's distance to help him.
            let is_even = match mistake {
                Mistake::LeafStays => neighbours.len() % 2 == 1,
                _ => distances(&neighbours, forks[0])[forks[1]] % 2 == 0,
            };
            is_even != (mistake == Mistake::OddDistance) || mistake == Mistake::AnyDistance
        };
    if wins { "White" } else { "Draw" }
}
