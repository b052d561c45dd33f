//! A tree grounded in more and more vertices, by play.

use evidence::cuts::{self, cuts, start};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, parents, shuffled, subtrees};

fn main() -> ExitCode {
    Problem::one(
        "cf1610i",
        Limits::known(1000, 256),
        tree_of("n", 1..=N),
        || by_play,
        |wins: &Vec<bool>| wins.iter().map(|&won| if won { '1' } else { '2' }).collect(),
    )
    .all([("n", 5)])
    .small("random-trees-of-6-to-10-vertices", || {
        let mut random = seeded(1);
        let mut tree = |_| {
            let n = random.random_range(6..=10);
            let edges = shapes::random_tree(n, &mut random);
            (n, shuffled(n, edges, &mut random))
        };
        (0..200).map(&mut tree).collect()
    })
    .each(shapes::LARGE_TREES, |problem, (name, attacks, edges)| {
        problem.worst(name, by_same_idea(times), move || (ODD, edges(ODD))).attacks(attacks)
    })
    .worst("backward-path", by_same_idea(times), || (ODD, (1..ODD).map(|v| (v, (v + 1) % ODD)).collect()))
    .attacks("the whole way up for the second vertex")
    .worst("shuffled-path", by_same_idea(times), || (ODD, shuffled(ODD, shapes::path(ODD), &mut seeded(1))))
    .attacks("ways up that meet ways already spanned")
    .worst("ends-first", by_same_idea(times), || {
        // The lower half of the numbers are leaves of the path that the upper half is.
        let spine = |v: usize| if v == 0 { 0 } else { v + ODD / 2 };
        let path = (1..=ODD / 2).map(|v| (spine(v - 1), spine(v)));
        (ODD, path.chain((1..=ODD / 2).map(|v| (spine(ODD / 2 - v), v))).collect())
    })
    .attacks("a long way up from every small number")
    // Edges between pinned vertices hold nothing else: each is a move of its own. The rest is a heap.
    .known("odd-path", || ((ODD, shapes::path(ODD)), (1..=ODD).map(|k| (k - 1) % 2 != ODD - k).collect()))
    .attacks("a way down as long as it can be")
    .known("even-star", || ((N, shapes::star(N)), vec![true; N]))
    .attacks("no vertex of which more than its edge is left")
    .known("odd-star", || ((ODD, shapes::star(ODD)), vec![false; ODD]))
    .attacks("the same, lost")
    .wrong("xor-of-the-pinned-vertices", xor_of_pinned, "all")
    .says("Takes the XOR of the values at the pinned vertices.")
    .wrong("spanned-edges-for-nothing", spanned_for_nothing, "all")
    .says("Counts what hangs on the tree that the pinned vertices span, and forgets its edges.")
    .refused([("a-cycle", "3\n2 3\n@3 2@\n", "an edge that closes no cycle")])
    .main()
}

/// The largest number of vertices, and the largest odd one: a game of an odd number of edges is always won.
const N: usize = 300_000;
const ODD: usize = N - 1;

/// The number of vertices, and the edges.
type Tree = (usize, Edges);

/// Whether each game is won in which the first k vertices are pinned.
fn by_play((n, edges): &Tree) -> Vec<bool> {
    let wins = |pinned| {
        let mut play = Play::normal(|&left| cuts(edges, pinned, left)).board(|&left| {
            let pins = (0..*n).filter(|v| pinned >> v & 1 == 1);
            pins.fold(cuts::graph(*n, edges, pinned, left), |graph, v| graph.token(v, "pinned")).board()
        });
        play = play.label(|&left, &next| cuts::cut(edges, pinned, left, next));
        play.value(&start(edges, pinned))
    };
    firsts(*n).map(wins).collect()
}

/// The sets of the first k vertices, for every k.
fn firsts(n: usize) -> impl Iterator<Item = u64> {
    (1..=n).map(|k| (1 << k) - 1)
}

/// The sum of the claim, edge by edge. An edge comes into the spanned tree when the first vertex of its lower end is
/// pinned. Before that it counts with what it carries, as soon as the edge above it is spanned. It is the sum that the
/// program takes, too: nothing else is known for trees whose spanned parts are not pinned all over.
fn times((n, edges): &Tree) -> Vec<bool> {
    let neighbours = shapes::adjacency(*n, edges);
    let mut parent = vec![0; *n];
    let mut from_root = vec![0];
    for place in 0..*n {
        let v = from_root[place];
        let up = parent[v];
        for &child in neighbours[v].iter().filter(|&&w| w != up) {
            parent[child] = v;
            from_root.push(child);
        }
    }
    // The first vertex pinned in the subtree of each, and the value of what hangs there.
    let mut first = (0..*n).collect_vec();
    let mut values = vec![0; *n];
    for &v in from_root[1..].iter().rev() {
        first[parent[v]] = first[parent[v]].min(first[v]);
        values[parent[v]] ^= values[v] + 1;
    }
    // By how much the sum changes when a vertex is pinned.
    let mut changes = vec![0; *n];
    for &v in &from_root[1..] {
        changes[first[parent[v]]] ^= values[v] + 1;
        changes[first[v]] ^= (values[v] + 1) ^ 1;
    }
    let sums = changes.iter().scan(0_u32, |sum, change| {
        *sum ^= change;
        Some(*sum)
    });
    sums.map(|sum| sum != 0).collect()
}

/// The value of every subtree of the tree rooted at the first vertex.
fn values((n, edges): &Tree) -> Vec<u32> {
    let (parents, subtrees) = (parents(*n, edges), subtrees(*n, edges));
    let mut values = vec![0; *n];
    for v in (0..*n).sorted_by_key(|&v| subtrees[v].count_ones()) {
        if let Some(parent) = parents[v] {
            values[parent] ^= values[v] + 1;
        }
    }
    values
}

fn xor_of_pinned(tree: &Tree) -> Vec<bool> {
    let values = values(tree);
    (1..=tree.0).map(|k| xor(values[..k].iter().copied()) != 0).collect()
}

fn spanned_for_nothing(tree: &Tree) -> Vec<bool> {
    let (n, edges) = tree;
    let (values, parents, subtrees) = (values(tree), parents(*n, edges), subtrees(*n, edges));
    let wins = |pinned: u64| {
        let is_spanned = |v: usize| subtrees[v] & pinned != 0;
        let hanging = (1..*n).filter(|&v| !is_spanned(v) && parents[v].is_some_and(is_spanned));
        xor(hanging.map(|v| values[v] + 1)) != 0
    };
    firsts(*n).map(wins).collect()
}
