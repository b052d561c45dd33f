//! Cutting trees where the last cut loses, by play.

use evidence::cuts::{self, cuts, start};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, parents};

fn main() -> ExitCode {
    let edge = row([vertex("a", "m"), vertex("b", "m")]);
    let edges = format::repeat(format::from(|before| before["m"] - 1), edge).in_order(Order::Forest);
    let rooted = format::all([row([int("m", 1..=100)]), edges]);
    let forests = Format::to_end(format::all([row([len("N", 0..=100)]), list("N", rooted)]));
    Problem::tests("hdu3590", Limits::known(1000, 32), forests, oracle, ["PP", "QQ"])
        .promise("there are 1 to 99 trees, each of fewer than 100 vertices", |trees| {
            (1..100).contains(&trees.len()) && trees.iter().all(|&(n, _)| n < 100)
        })
        .small("rooted-trees-up-to-8-edges", || (0..=8).flat_map(rooted_trees).map(|tree| vec![tree]).collect())
        .small("sums-of-up-to-3-trees-of-up-to-3-edges", || {
            let small = (0..=3).flat_map(rooted_trees).collect_vec();
            (0..=3).flat_map(|trees| small.iter().cloned().combinations_with_replacement(trees)).collect()
        })
        .small("random-sums-of-up-to-4-trees-of-up-to-10-edges", random_sums)
        .inputs_of(2500)
        .limit(|| Bound::vertex("b", 5, |v| format!("1\n5\n1 2\n1 3\n4 1\n{} @{v}\n", if v == 5 { 1 } else { 5 })))
        .beyond("larger trees: paths and stars by strategy, else the values of the edges at the roots")
        .worst("random", by_same_idea(by_root_edges), || {
            twenty(|index, random| {
                let mut forest = (0..98).map(|_| tree(shapes::random_tree(99, random))).collect_vec();
                let sum = xor(forest.iter().flat_map(root_edges));
                if index % 2 == 0 && sum < 99 {
                    forest.push(tree(shapes::path(sum as usize + 1)));
                }
                forest
            })
        })
        .attacks("trees of every height, half with a path to balance")
        // Misère Nim with equal heaps: lost if their number is even, as the second player keeps them equal in pairs
        // until one heap is left that has two or more, of which he leaves an odd number of ones. If it is odd, the
        // first takes one away.
        .known("paths", || (twenty(|index, _| vec![tree(shapes::path(99)); 98 + index % 2]), [false, true].repeat(10)))
        .attacks("depth")
        // Every move takes one edge.
        .known("stars", || {
            let forests = twenty(|index, _| {
                [vec![tree(shapes::star(99)); 98], vec![tree(shapes::star(98 + index % 2))]].concat()
            });
            (forests, [false, true].repeat(10))
        })
        .attacks("as many components as there can be, all of value 1")
        .wrong("trees-as-components", trees_as_components, "two-arms")
        .says("Takes a tree for a component of the sum, though its value may be 0 while it has edges.")
        .wrong("trees-as-components-in-a-sum", trees_as_components, "random-sums-of-up-to-4-trees-of-up-to-10-edges")
        .says("Takes trees for the components, where the theorem wants the edges at the roots.")
        .wrong("normal-play", wins_normal_play, "no-edges")
        .says("Lets a player who cannot move lose; here he wins.")
        .wrong("normal-play-reversed", |forest| !wins_normal_play(forest), "rooted-trees-up-to-8-edges")
        .says("Lets whoever loses under normal play win.")
        .wrong(
            "nim-with-any-edge",
            |forest| {
                let heaps: Vec<u32> = forest.iter().flat_map(root_edges).collect();
                heaps.is_empty() || xor(heaps) != 0
            },
            "rooted-trees-up-to-8-edges",
        )
        .says("Goes by the XOR as soon as there is an edge; one of the values has to be more than 1.")
        .refused([("a-cycle-in-the-second-tree", "2\n2\n1 2\n4\n1 2\n3 4\n@4 3@\n", "an edge that closes no cycle")])
        .main()
}

/// The number of vertices, of which the first is the root, and the edges.
type Tree = (usize, Edges);

fn tree(edges: Edges) -> Tree {
    (edges.len() + 1, edges)
}

fn oracle() -> impl FnMut(&Vec<Tree>) -> bool {
    |forest| {
        let (edges, ground) = together(forest);
        let n = forest.iter().map(|tree| tree.0).sum();
        let play = Play::misere(|&left| cuts(&edges, ground, left)).board(|left| {
            let there = (0..edges.len()).filter(|edge| left >> edge & 1 == 1).map(|edge| edges[edge]);
            let there = there.collect_vec();
            let root = |v: usize| ground >> v & 1 == 1;
            let fallen = (0..n).filter(|&v| !root(v) && there.iter().all(|&(a, b)| a != v && b != v));
            let labels = (0..n).map(|v| if root(v) { "root" } else { "" });
            board::graph(n, there.iter().copied()).labelled(labels).without(fallen.collect_vec()).board()
        });
        play.label(|&left, &next| cuts::cut(&edges, ground, left, next)).value(&start(&edges, ground))
    }
}

/// One set of edges, with the vertices of each tree behind those of the ones before, and the set of the roots.
fn together(forest: &[Tree]) -> (Edges, u64) {
    let (mut edges, mut ground, mut first) = (vec![], 0, 0);
    for (n, tree) in forest {
        ground |= 1 << first;
        edges.extend(tree.iter().map(|&(u, v)| (first + u, first + v)));
        first += n;
    }
    (edges, ground)
}

/// The rooted trees with so many edges up to the names of their vertices, and up to the order of children or not.
fn rooted_trees(edges: usize) -> Vec<Tree> {
    // A vertex more hangs on the last vertex or on one above it.
    let trees = (0..edges).fold(vec![vec![]], |trees, last| {
        let grown = trees.into_iter().flat_map(|tree: Edges| {
            let parents = parents(last + 1, &tree);
            let places = std::iter::successors(Some(last), |&v| parents[v]).collect_vec();
            places.into_iter().map(move |place| [&tree[..], &[(place, last + 1)]].concat())
        });
        grown.collect()
    });
    trees.into_iter().map(tree).collect()
}

fn random_sums() -> Vec<Vec<Tree>> {
    let mut random = seeded(1);
    let mut sum = |_| {
        let trees = random.random_range(1..=4);
        let tree = |_| {
            let n = random.random_range(1..=1 + 10 / trees);
            let edges = shapes::random_tree(n, &mut random);
            (n, shapes::shuffled(n, edges, &mut random))
        };
        (0..trees).map(tree).collect()
    };
    (0..500).map(&mut sum).collect()
}

fn twenty(forest: fn(usize, &mut Pcg64) -> Vec<Tree>) -> Vec<Vec<Tree>> {
    let mut random = seeded(1);
    (0..20).map(|index| forest(index, &mut random)).collect()
}

/// Misère Nim with the values of the edges at the roots for heaps. For a hundred trees that differ nothing else is
/// known.
fn by_root_edges(forest: &Vec<Tree>) -> bool {
    by_misere_nim(forest.iter().flat_map(root_edges).collect())
}

/// Nim if there is a heap of more than one, else the parity of the heaps of one.
fn by_misere_nim(heaps: Vec<u32>) -> bool {
    let is_nim = heaps.iter().any(|&heap| heap > 1);
    (xor(heaps) != 0) == is_nim
}

/// The values of the edges at the root, each with what hangs on it: one more than the XOR of those at its other end.
fn root_edges((n, edges): &Tree) -> Vec<u32> {
    fn above(parents: &[Option<usize>], v: usize) -> Vec<u32> {
        let children = parents.iter().positions(|&parent| parent == Some(v));
        children.map(|child| 1 + xor(above(parents, child))).collect()
    }
    above(&parents(*n, edges), 0)
}

fn trees_as_components(forest: &Vec<Tree>) -> bool {
    by_misere_nim(forest.iter().map(|tree| xor(root_edges(tree))).collect())
}

fn wins_normal_play(forest: &Vec<Tree>) -> bool {
    let (edges, ground) = together(forest);
    Play::normal(|&left| cuts(&edges, ground, left)).value(&start(&edges, ground))
}
