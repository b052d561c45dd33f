//! Cutting the edges of many trees, by play.

use evidence::cases;
use evidence::cuts::{cuts, start};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, edge_lines, parents};

fn main() -> ExitCode {
    Problem::new("hdu3094", Limits::UNKNOWN, oracle, small)
        .played("all trees up to 6 vertices, 1000 trees of 7 to 11")
        .beyond("larger trees: equal branches in pairs, which the second player keeps equal, else the colon principle")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("first-vertex-of-an-edge-is-the-parent", first_is_parent, "all-trees-up-to-6-vertices")
                .says("Reads an edge as a parent and its child, where either end may be the parent."),
            wrong("misere", misere, "all-trees-up-to-6-vertices").says("Lets who makes the last move lose; he wins."),
            wrong("heaps-by-height", heaps_by_height, "all-trees-up-to-6-vertices")
                .says("Takes every branch at the root for a heap as large as the branch is high."),
        ])
        .refused([
            ("a-second-tree-cut", "2\n2\n1 2\n3\n1 2\n@", "a vertex from 1 to 3"),
            ("a-loop", "1\n2\n@2 2@\n", "an edge that closes no cycle"),
        ])
        .main()
}

fn oracle(input: &str) -> String {
    answers(input, |_, edges| Play::normal(|&left| cuts(edges, 1, left)).value(&start(edges, 1)))
}

/// A line for each tree, by who wins it.
fn answers(input: &str, wins: impl Fn(usize, &Edges) -> bool) -> String {
    cases::counted(input, |tokens| {
        let n = tokens.read();
        let won = wins(n, &tokens.edges(n - 1));
        if won { "Alice" } else { "Bob" }
    })
}

fn file(trees: &[Edges]) -> String {
    let tests = trees.iter().map(|edges| format!("{}\n{}", edges.len() + 1, edge_lines(edges)));
    format!("{}\n{}", trees.len(), tests.format("\n"))
}

fn small() -> Vec<Small> {
    let all = (1..=6).flat_map(shapes::all_trees).collect_vec();
    let mut random = seeded(1);
    let larger = (0..1000)
        .map(|_| {
            // An odd number of edges is always won.
            let n = 2 * random.random_range(3..=5) + 1;
            let edges = shapes::random_tree(n, &mut random);
            shapes::shuffled(n, edges, &mut random)
        })
        .collect_vec();
    vec![
        Small::new("all-trees-up-to-6-vertices", all.chunks(100).map(file)),
        Small::new("random-trees-of-7-to-11-vertices", larger.chunks(100).map(file)),
    ]
}

fn bounds() -> Vec<Bound> {
    let star = |n: i128| (2..=n).map(|v| format!("1 {v}\n")).join("");
    vec![
        Bound::integer("T", 0, 100, |trees| format!("@{trees}\n{}", repeated("1\n", trees))),
        Bound::integer("N", 1, N, move |n| format!("1\n@{n}\n{}", star(n))),
        Bound::vertex("I", 5, |v| format!("1\n5\n1 2\n1 3\n4 1\n@{v} 5\n").replace("@5 5", "@5 1")),
        Bound::vertex("J", 5, |v| format!("1\n5\n1 2\n1 3\n4 1\n5 @{v}\n").replace("5 @5", "1 @5")),
    ]
}

/// The greatest number of vertices.
const N: usize = 100_000;

fn worst() -> Vec<Worst> {
    // The whole shape at the end of one edge, which the first player cuts; or twice, and then with an edge more or not.
    let four = shapes::LARGE_TREES.into_iter().map(|(name, attacks, edges)| {
        Worst::known(name, attacks, move || {
            let (once, twice) = (edges(N - 1), edges(N / 2 - 1));
            let lost = at_the_root(&[&twice, &twice]);
            let trees = [at_the_root(&[&once]), lost.clone(), at_the_root(&[&twice, &twice, &vec![]]), lost];
            (file(&trees), "Alice\nBob\nAlice\nBob\n".to_owned())
        })
    });
    let backward = Worst::known("backward-path", "a root at the end of the numbering, of one path and of two", || {
        let path = |n: usize| (1..n).map(move |v| (v, (v + 1) % n));
        // Cut in the middle, with the end of the lower half at the root.
        let middle = N / 2 - 1;
        let halves = path(N - 1).filter(|&(v, _)| v != middle);
        (file(&[path(N).collect(), halves.chain([(middle, 0)]).collect()]), "Alice\nBob\n".to_owned())
    });
    let attacks = "work per tree: 100 of about 4000 vertices, half of them lost";
    let hundred = Worst::new("hundred-trees", attacks, Known::BySameIdea(colon), || {
        let mut random = seeded(1);
        let tree = |index| {
            let mut tree = shapes::random_tree(3500, &mut random);
            if index % 2 == 0 {
                let first = tree.len() + 1;
                let balance = first..first + colon_value(first, &tree);
                tree.extend(balance.map(|v| (if v == first { 0 } else { v - 1 }, v)));
            }
            tree
        };
        file(&(0..100).map(tree).collect_vec())
    });
    four.chain([backward, hundred]).collect()
}

/// A root with these trees, each at the end of an edge of its own. Where one is there twice, the second player cuts in
/// one what the first has cut in the other; and a tree beside them can be cut off whole.
fn at_the_root(trees: &[&Edges]) -> Edges {
    let mut all = vec![];
    for tree in trees {
        let first = all.len() + 1;
        all.push((0, first));
        all.extend(tree.iter().map(|(u, v)| (first + u, first + v)));
    }
    all
}

/// The colon principle once more: nothing else is known for trees of which no two branches are equal.
fn colon(input: &str) -> String {
    answers(input, |n, edges| colon_value(n, edges) != 0)
}

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

fn first_is_parent(input: &str) -> String {
    answers(input, |n, edges| {
        let mut children = vec![vec![]; n];
        edges.iter().for_each(|&(u, v)| children[u].push(v));
        value(&children, 0) != 0
    })
}

fn value(children: &[Vec<usize>], v: usize) -> u32 {
    xor(children[v].iter().map(|&child| value(children, child) + 1))
}

fn misere(input: &str) -> String {
    answers(input, |_, edges| Play::misere(|&left| cuts(edges, 1, left)).value(&start(edges, 1)))
}

fn heaps_by_height(input: &str) -> String {
    answers(input, |n, edges| {
        let parents = parents(n, edges);
        let ways = (1..n).map(|v| std::iter::successors(Some(v), |&up| parents[up]).collect_vec());
        let heights = ways.map(|way| (way[way.len() - 2], way.len() - 1)).into_grouping_map().max();
        xor(heights.into_values()) != 0
    })
}
