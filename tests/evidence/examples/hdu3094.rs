//! Cutting the edges of many trees, by play.

use evidence::cuts::{self, cuts, start};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, parents};

fn main() -> ExitCode {
    let trees = Format::tests("T", 0..=100, tree_of("N", 1..=N));
    Problem::tests("hdu3094", Limits::UNKNOWN, trees, || by_play, ["Alice", "Bob"])
        .inputs_of(100)
        .all([("N", 6)])
        .small("random-trees-of-7-9-or-11-vertices", || {
            let mut random = seeded(1);
            let mut tree = |_| {
                // An odd number of edges is always won.
                let n = 2 * random.random_range(3..=5) + 1;
                let edges = shapes::random_tree(n, &mut random);
                (n, shapes::shuffled(n, edges, &mut random))
            };
            (0..1000).map(&mut tree).collect()
        })
        .beyond("larger trees: equal branches in pairs, which the second player keeps equal, else the colon principle")
        // The whole shape at the end of one edge, which the first player cuts; or twice, and then with an edge more or
        // not.
        .each(shapes::LARGE_TREES, |problem, (name, attacks, edges)| {
            let trees = move || {
                let (once, twice) = (edges(N - 1), edges(N / 2 - 1));
                let lost = at_the_root(&[&twice, &twice]);
                vec![at_the_root(&[&once]), lost.clone(), at_the_root(&[&twice, &twice, &vec![]]), lost]
            };
            problem.known(name, move || (trees(), [true, false].repeat(2))).attacks(attacks)
        })
        .known("backward-path", || {
            let path = |n: usize| (1..n).map(move |v| (v, (v + 1) % n));
            // Cut in the middle, with the end of the lower half at the root.
            let middle = N / 2 - 1;
            let halves = path(N - 1).filter(|&(v, _)| v != middle);
            let trees = vec![(N, path(N).collect()), (N - 1, halves.chain([(middle, 0)]).collect())];
            (trees, vec![true, false])
        })
        .attacks("a root at the end of the numbering, of one path and of two")
        .worst("hundred-trees", by_same_idea(|(n, edges)| colon_value(*n, edges) != 0), || {
            let mut random = seeded(1);
            let mut tree = |index| {
                let mut tree = shapes::random_tree(3500, &mut random);
                if index % 2 == 0 {
                    let first = tree.len() + 1;
                    let balance = first..first + colon_value(first, &tree);
                    tree.extend(balance.map(|v| (if v == first { 0 } else { v - 1 }, v)));
                }
                (tree.len() + 1, tree)
            };
            (0..100).map(&mut tree).collect()
        })
        .attacks("work per tree: 100 of about 4000 vertices, half of them lost")
        .wrong("first-vertex-of-an-edge-is-the-parent", first_is_parent, "all")
        .says("Reads an edge as a parent and its child, where either end may be the parent.")
        .wrong("misere", |(_, edges)| Play::misere(|&left| cuts(edges, 1, left)).value(&start(edges, 1)), "all")
        .says("Lets the player who makes the last move lose; he wins.")
        .wrong("heaps-by-height", heaps_by_height, "all")
        .says("Takes every branch at the root for a heap as large as the branch is high.")
        .limit(|| Bound::vertex("I", 5, |v| format!("1\n5\n1 2\n1 3\n4 1\n@{v} 5\n").replace("@5 5", "@5 1")))
        .limit(|| Bound::vertex("J", 5, |v| format!("1\n5\n1 2\n1 3\n4 1\n5 @{v}\n").replace("5 @5", "1 @5")))
        .refused([
            ("a-second-tree-cut", "2\n2\n1 2\n3\n1 2\n@", "a vertex from 1 to 3"),
            ("a-loop", "1\n2\n@2 2@\n", "an edge that closes no cycle"),
        ])
        .main()
}

/// The largest number of vertices.
const N: usize = 100_000;

/// The number of vertices, and the edges.
type Tree = (usize, Edges);

fn by_play((n, edges): &Tree) -> bool {
    let play =
        Play::normal(|&left| cuts(edges, 1, left)).board(|&left| cuts::graph(*n, edges, 1, left).rooted(0).board());
    play.label(|&left, &next| cuts::cut(edges, 1, left, next)).value(&start(edges, 1))
}

/// A root with these trees, each at the end of an edge of its own. Where one is there twice, the second player cuts in
/// one what the first has cut in the other; and a tree beside them can be cut off whole.
fn at_the_root(trees: &[&Edges]) -> Tree {
    let mut all = vec![];
    for tree in trees {
        let first = all.len() + 1;
        all.push((0, first));
        all.extend(tree.iter().map(|(u, v)| (first + u, first + v)));
    }
    (all.len() + 1, all)
}

/// The colon principle once more: nothing else is known for trees of which no two branches are equal.
fn colon_value(n: usize, edges: &Edges) -> usize {
    let neighbours = shapes::adjacency(n, edges);
    let mut order = vec![(0, 0)];
    for index in 0..n {
        let (v, up) = order[index];
        let children = neighbours[v].iter().filter(|&&child| child != up || index == 0);
        order.extend(children.map(|&child| (child, v)));
    }
    let mut values = vec![0; n];
    for &(v, up) in order[1..].iter().rev() {
        values[up] ^= values[v] + 1;
    }
    values[0]
}

fn first_is_parent((n, edges): &Tree) -> bool {
    let mut children = vec![vec![]; *n];
    edges.iter().for_each(|&(u, v)| children[u].push(v));
    value(&children, 0) != 0
}

fn value(children: &[Vec<usize>], v: usize) -> u32 {
    xor(children[v].iter().map(|&child| value(children, child) + 1))
}

fn heaps_by_height((n, edges): &Tree) -> bool {
    let parents = parents(*n, edges);
    let ways = (1..*n).map(|v| std::iter::successors(Some(v), |&up| parents[up]).collect_vec());
    let heights = ways.map(|way| (way[way.len() - 2], way.len() - 1)).into_grouping_map().max();
    xor(heights.into_values()) != 0
}
