//! A tree grounded in more and more vertices, by play.

use evidence::cuts::{cuts, start};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, edge_lines, parents, subtrees};

fn main() -> ExitCode {
    Problem::new("cf1610i", Limits::known(1000, 256), oracle, small)
        .played("all trees up to 5 vertices, 200 trees of 6 to 10 vertices")
        .worst(worst)
        .bounds(|| Bound::tree(1..=N))
        .wrong([
            wrong("xor-of-the-pinned-vertices", xor_of_pinned, "all-trees-up-to-5-vertices")
                .says("The XOR of the values at the pinned vertices."),
            wrong("spanned-edges-for-nothing", spanned_for_nothing, "all-trees-up-to-5-vertices")
                .says("Counts what hangs on the tree that the pinned vertices span, and forgets its edges."),
        ])
        .refused([("a-cycle", "3\n2 3\n@3 2@\n", "an edge that closes no cycle")])
        .main()
}

fn oracle(input: &str) -> String {
    answer(input, |_, edges, pinned| Play::normal(|&left| cuts(edges, pinned, left)).value(&start(edges, pinned)))
}

/// Who wins with the first k vertices pinned, for every k.
fn answer(input: &str, wins: impl Fn(usize, &Edges, u64) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let edges = tokens.edges(n - 1);
    let winner = |k| {
        if wins(n, &edges, (1_u64 << k) - 1) { '1' } else { '2' }
    };
    format!("{}\n", (1..=n).map(winner).format(""))
}

fn file(edges: &Edges) -> String {
    format!("{}\n{}", edges.len() + 1, edge_lines(edges))
}

fn small() -> Vec<Small> {
    let all = (1..=5).flat_map(shapes::all_trees);
    let mut random = seeded(1);
    let larger = (0..200)
        .map(|_| {
            let n = random.random_range(6..=10);
            let edges = shapes::random_tree(n, &mut random);
            file(&shapes::shuffled(n, edges, &mut random))
        })
        .collect_vec();
    vec![
        Small::new("all-trees-up-to-5-vertices", all.map(|edges| file(&edges))),
        Small::new("random-trees-of-6-to-10-vertices", larger),
    ]
}

/// The greatest number of vertices.
const N: usize = 300_000;

fn worst() -> Vec<Worst> {
    // A game of an odd number of edges is always won. So all but one of these have an odd number of vertices.
    const ODD: usize = N - 1;
    let by_times =
        |name, attacks, edges: Edges| Worst::new(name, attacks, Known::BySameIdea(times), move || file(&edges));
    let trees = shapes::LARGE_TREES.into_iter().map(|(name, attacks, edges)| by_times(name, attacks, edges(ODD)));
    // The lower half of the numbers are leaves of the path that the upper half is.
    let spine = |v: usize| if v == 0 { 0 } else { v + ODD / 2 };
    let path = (1..=ODD / 2).map(|v| (spine(v - 1), spine(v)));
    let leaves = (1..=ODD / 2).map(|v| (spine(ODD / 2 - v), v));
    let others = [
        by_times(
            "backward-path",
            "the whole way up for the second vertex",
            (1..ODD).map(|v| (v, (v + 1) % ODD)).collect(),
        ),
        by_times(
            "shuffled-path",
            "ways up that meet ways already spanned",
            shapes::shuffled(ODD, shapes::path(ODD), &mut seeded(1)),
        ),
        by_times("ends-first", "a long way up from every small number", path.chain(leaves).collect()),
        // Edges between pinned vertices hold nothing else: each is a move of its own. The rest is a heap.
        Worst::known("odd-path", "a way down as long as it can be", move || {
            (file(&shapes::path(ODD)), (1..=ODD).map(|k| if (k - 1) % 2 != ODD - k { '1' } else { '2' }).collect())
        }),
        Worst::known("even-star", "no vertex of which more than its edge is left", move || {
            (file(&shapes::star(N)), "1".repeat(N))
        }),
        Worst::known("odd-star", "the same, lost", move || (file(&shapes::star(ODD)), "2".repeat(ODD))),
    ];
    trees.chain(others).collect()
}

/// The sum of the claim, edge by edge. An edge comes into the spanned tree when the first vertex of its lower end is
/// pinned. Before that it counts with what it carries, as soon as the edge above it is spanned. It is the sum that the
/// program takes, too: nothing else is known for trees whose spanned parts are not pinned all over.
fn times(input: &str) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let neighbours = shapes::adjacency(n, &tokens.edges(n - 1));
    let mut parent = vec![0; n];
    let mut from_root = vec![0];
    for place in 0..n {
        let v = from_root[place];
        let up = parent[v];
        for &child in neighbours[v].iter().filter(|&&w| w != up) {
            parent[child] = v;
            from_root.push(child);
        }
    }
    // The first vertex pinned in the subtree of each, and the value of what hangs there.
    let mut first = (0..n).collect_vec();
    let mut values = vec![0; n];
    for &v in from_root[1..].iter().rev() {
        first[parent[v]] = first[parent[v]].min(first[v]);
        values[parent[v]] ^= values[v] + 1;
    }
    // By how much the sum changes when a vertex is pinned.
    let mut changes = vec![0; n];
    for &v in &from_root[1..] {
        changes[first[parent[v]]] ^= values[v] + 1;
        changes[first[v]] ^= (values[v] + 1) ^ 1;
    }
    let sums = changes.iter().scan(0_u32, |sum, change| {
        *sum ^= change;
        Some(*sum)
    });
    sums.map(|sum| if sum == 0 { '2' } else { '1' }).collect()
}

/// The value of every subtree of the tree rooted at the first vertex.
fn values(n: usize, edges: &Edges) -> Vec<u32> {
    let (parents, subtrees) = (parents(n, edges), subtrees(n, edges));
    let mut values = vec![0; n];
    for v in (0..n).sorted_by_key(|&v| subtrees[v].count_ones()) {
        if let Some(parent) = parents[v] {
            values[parent] ^= values[v] + 1;
        }
    }
    values
}

fn xor_of_pinned(input: &str) -> String {
    answer(input, |n, edges, pinned| {
        let values = values(n, edges);
        (0..n).filter(|v| pinned >> v & 1 == 1).fold(0, |xor, v| xor ^ values[v]) != 0
    })
}

fn spanned_for_nothing(input: &str) -> String {
    answer(input, |n, edges, pinned| {
        let (values, parents, subtrees) = (values(n, edges), parents(n, edges), subtrees(n, edges));
        let is_spanned = |v: usize| subtrees[v] & pinned != 0;
        let hanging = (1..n).filter(|&v| !is_spanned(v) && parents[v].is_some_and(is_spanned));
        hanging.fold(0, |xor, v| xor ^ (values[v] + 1)) != 0
    })
}
