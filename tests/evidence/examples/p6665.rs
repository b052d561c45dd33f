//! Deleting the way to the root, by play.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::LazyLock;

use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency};

fn main() -> ExitCode {
    Problem::tests("p6665", Limits { time: None, memory: Some(512) }, forests(), oracle, ["Alice", "Bob"])
        .promise("there is a vertex", |&(n, _)| n > 0)
        .inputs_of(400)
        .all([("n", 5), ("m", 4)])
        .small("random-forests-of-6-to-11-vertices", || {
            let mut random = seeded(1);
            (0..400).map(|_| random_forest(random.random_range(6..=11), &mut random)).collect()
        })
        .small("forests-of-3-to-6-vertices-beside-their-copies-which-may-lack-an-edge", nearly_twins)
        .each(shapes::LARGE_TREES, |problem, (name, attacks, tree)| {
            problem.known(name, move || single_and_twins(tree)).attacks(attacks)
        })
        .known("shuffled-path", || single_and_twins(|n| shapes::shuffled(n, shapes::path(n), &mut seeded(1))))
        .attacks("a deep tree all over the memory")
        .known("deep-random-tree", || {
            single_and_twins(|n| {
                let mut random = seeded(1);
                let edges = (1..n).map(|v| (random.random_range(v.saturating_sub(5)..v), v));
                let edges = edges.collect();
                shapes::shuffled(n, edges, &mut random)
            })
        })
        .attacks("large unions at every height")
        .known("brooms-and-paths", brooms_and_paths)
        .attacks("values as large as they can be")
        .known("no-edges", || (N - 4..=N).map(|n| ((n, vec![]), n % 2 == 1)).unzip())
        .attacks("as many trees as vertices")
        .worst("random-forests", by_algorithm(by_moves), || {
            let mut random = seeded(1);
            (0..5).map(|_| random_forest(N, &mut random)).collect()
        })
        .attacks("a sum of many trees of all sizes")
        .worst("many-forests", by_algorithm(remembered), || {
            let mut random = seeded(1);
            (0..100_000).map(|_| random_forest(5, &mut random)).collect()
        })
        .attacks("work per case: 100 000 forests of 5 vertices")
        .wrong(
            "every-tree-from-its-greatest-vertex",
            |(n, edges)| {
                let parents = parents(edges, *n, (0..*n).rev());
                Play::normal(|&left| moves(&parents, left)).value(&everything(*n))
            },
            "root-by-number",
        )
        .says("Roots each tree at its largest vertex; the root is the smallest.")
        .wrong("only-the-tree-of-vertex-1", only_first_tree, "all")
        .says("Decides by the tree of vertex 1 alone.")
        .wrong("subtrees-deleted", subtrees_deleted, "all")
        .says("Deletes the vertices below the chosen one instead of those above.")
        .wrong(
            "equal-values-counted-twice",
            |forest| by_values(forest, with_repeats, |after, child, children| after ^ child ^ children),
            "forests-of-3-to-6-vertices-beside-their-copies-which-may-lack-an-edge",
        )
        .says("Takes a half of a block for full if it has as many values as numbers.")
        .wrong(
            "other-children-forgotten",
            |forest| by_values(forest, |values| mex(values.iter().copied()), |after, _, _| after),
            "all",
        )
        .says("Leaves the other children out after a move below.")
        .refused([
            ("a-cycle", "1\n5 4\n1 2\n4 5\n2 3\n@3 1@\n", "an edge that closes no cycle"),
            ("an-edge-twice", "2\n1 0\n4 3\n1 2\n@2 1@\n3 4\n", "an edge that closes no cycle"),
            ("a-loop", "1\n3 2\n@2 2@\n1 3\n", "an edge that closes no cycle"),
        ])
        .main()
}

/// The largest number of vertices.
const N: usize = 100_000;

/// The number of vertices, and the edges.
type Forest = (usize, Edges);

fn forests() -> Format {
    let end = || vertex("an end of an edge", "n");
    let edges = list("m", row([end(), end()])).in_order(Order::Forest);
    let m = format::len_between("m", 0, format::from(|before| (before["n"] - 1).max(0)));
    Format::tests("t", 0..=1_000_000, format::all([row([int("n", 0..=N), m]), edges]))
}

/// The parent of every vertex but the roots, each the first of its tree in the given order.
fn parents(edges: &Edges, n: usize, order: impl IntoIterator<Item = usize>) -> Vec<Option<usize>> {
    let neighbours = adjacency(n, edges);
    let mut parents = vec![None; n];
    let mut seen = vec![false; n];
    for root in order {
        let mut open = vec![root];
        while let Some(v) = open.pop() {
            let already = std::mem::replace(&mut seen[v], true);
            for &child in neighbours[v].iter().filter(|&&w| !already && !seen[w]) {
                parents[child] = Some(v);
                open.push(child);
            }
        }
    }
    parents
}

/// Choose a vertex still there, delete it and its ancestors still there. A position is the set of vertices still there.
fn moves(parents: &[Option<usize>], left: u64) -> Vec<u64> {
    (0..parents.len())
        .filter(|v| left >> v & 1 == 1)
        .map(|v| up(parents, v).fold(left, |left, v| left & !(1 << v)))
        .collect()
}

/// The vertex and its ancestors.
fn up(parents: &[Option<usize>], v: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(v), |&v| parents[v])
}

fn everything(n: usize) -> u64 {
    (1 << n) - 1
}

fn oracle() -> impl FnMut(&Forest) -> bool {
    wins
}

/// Whether a forest is won.
fn wins((n, edges): &Forest) -> bool {
    let n = *n;
    let parents = parents(edges, n, 0..n);
    let arcs = || (0..n).filter_map(|v| parents[v].map(|parent| (parent, v)));
    let mut play = Play::normal(|&left| moves(&parents, left))
        .board(|left| board::graph(n, arcs()).directed().without((0..n).filter(|v| left >> v & 1 == 0)).board())
        .label(|before, after| {
            // Of the vertices that are gone, the one with most others above it.
            let gone = (0..n).filter(|v| (before & !after) >> v & 1 == 1);
            let chosen = gone.max_by_key(|&v| up(&parents, v).count()).expect("a vertex is gone");
            format!("choose {}", chosen + 1)
        });
    play.value(&everything(n))
}

/// A random forest with its vertices in random order.
fn random_forest(n: usize, random: &mut Pcg64) -> Forest {
    let mut edges = shapes::random_tree(n, random);
    edges.retain(|_| random.random_range(0..6) > 0);
    // Names are mixed among all, so that the root of a tree may be any of its vertices.
    let shift = random.random_range(0..n);
    let edges = shapes::shuffled(n, edges, random);
    (n, edges.into_iter().map(|(u, v)| ((u + shift) % n, (v + shift) % n)).collect())
}

/// A forest beside its copy is lost; here the copy may lack one edge.
fn nearly_twins() -> Vec<Forest> {
    let mut random = seeded(2);
    let mut twins = |_| {
        let n = random.random_range(3..=6);
        let (_, edges) = random_forest(n, &mut random);
        let mut both = beside(n, &edges, &edges);
        if random.random() {
            both.pop();
        }
        (2 * n, both)
    };
    (0..400).map(&mut twins).collect()
}

/// Plays out every forest of up to 5 vertices once only.
fn remembered(forest: &Forest) -> bool {
    static WON: LazyLock<HashMap<Forest, bool>> = LazyLock::new(|| {
        let forests = forests().all::<Forest>(&[("n", 5), ("m", 4)]);
        forests.into_iter().map(|forest| (in_order(&forest), wins(&forest))).collect()
    });
    WON.get(&in_order(forest)).copied().unwrap_or_else(|| wins(forest))
}

fn in_order((n, edges): &Forest) -> Forest {
    (*n, edges.iter().map(|&(u, v)| (u.min(v), u.max(v))).sorted().collect())
}

/// Two forests beside each other.
fn beside(n: usize, first: &Edges, second: &Edges) -> Edges {
    let second = second.iter().map(|&(u, v)| (n + u, n + v));
    first.iter().copied().chain(second).collect()
}

/// Forests of a single tree, and forests of twins, some with one or two lone vertices.
///
/// A single tree is won. For the choice of the root leaves the subtrees of its children. If these are lost, that choice
/// wins. If a choice in them wins, the same choice wins in the whole tree, as it deletes the root, too.
///
/// Twins are lost: the second player repeats every choice in the other one. With one lone vertex beside them they are
/// won by its choice. With two they are lost again.
fn single_and_twins(tree: impl Fn(usize) -> Edges) -> (Vec<Forest>, Vec<bool>) {
    let twins = |n| beside(n, &tree(n), &tree(n));
    let forests = [(N, tree(N)), (N, twins(N / 2)), (N - 1, twins(N / 2 - 1)), (N, twins(N / 2 - 1)), (N, tree(N))];
    (forests.into(), vec![true, false, true, false, true])
}

/// Forests of a broom and a path, each rooted at its end.
///
/// In a path of n vertices a choice leaves any shorter one: it is a heap of n stones in Nim. A broom ends in a star of
/// which the choices leave all leaves but one, or all. So the star is worth 2, and with n vertices above it n + 2, as
/// the choice of any of them leaves a shorter broom.
fn brooms_and_paths() -> (Vec<Forest>, Vec<bool>) {
    const BROOM: usize = 66_664;
    const EQUAL: usize = BROOM / 2 + 2;
    let forest = |length| {
        let edges = beside(BROOM, &shapes::broom(BROOM), &shapes::path(length));
        ((BROOM + length, edges), length != EQUAL)
    };
    [EQUAL, EQUAL - 1, EQUAL, EQUAL - 2, EQUAL].map(forest).into_iter().unzip()
}

/// The values by the definition, which lists what every single choice leaves.
fn by_moves(forest: &Forest) -> bool {
    by_values(forest, |values| mex(values.iter().copied()), |after, child, children| after ^ child ^ children)
}

fn only_first_tree((n, edges): &Forest) -> bool {
    let parents = parents(edges, *n, 0..*n);
    let tree = (0..*n).filter(|&v| up(&parents, v).last() == Some(0));
    Play::normal(|&left| moves(&parents, left)).value(&tree.map(|v| 1 << v).sum())
}

fn subtrees_deleted((n, edges): &Forest) -> bool {
    let n = *n;
    let parents = parents(edges, n, 0..n);
    let mut below = vec![0; n];
    for v in 0..n {
        up(&parents, v).for_each(|upper| below[upper] |= 1 << v);
    }
    let moves = |&left: &u64| (0..n).filter(|v| left >> v & 1 == 1).map(|v| left & !below[v]).collect();
    Play::normal(moves).value(&everything(n))
}

/// The XOR of the roots' values, by the values after one move in each subtree: `mex` of them, and what a value of a
/// child becomes given its own and the XOR of all children.
fn by_values(
    (n, edges): &Forest,
    mex: fn(&[usize]) -> usize,
    moved: fn(after: usize, child: usize, children: usize) -> usize,
) -> bool {
    let n = *n;
    let parents = parents(edges, n, 0..n);
    let mut after = vec![vec![]; n];
    let mut values = vec![0; n];
    let mut children = vec![vec![]; n];
    for (v, parent) in parents.iter().enumerate() {
        if let Some(parent) = *parent {
            children[parent].push(v);
        }
    }
    for v in (0..n).sorted_by_cached_key(|&v| Reverse(up(&parents, v).count())) {
        let all = xor(children[v].iter().map(|&c| values[c]));
        let below = children[v].iter().flat_map(|&c| after[c].iter().map(move |&x| (c, x)));
        let below = below.map(|(c, x)| moved(x, values[c], all));
        after[v] = below.chain([all]).collect();
        values[v] = mex(&after[v]);
    }
    xor((0..n).filter(|&v| parents[v].is_none()).map(|v| values[v])) != 0
}

/// The mex, if no value comes twice.
fn with_repeats(values: &[usize]) -> usize {
    let (mut start, mut length) = (0, 64);
    while length > 0 {
        let half = start..start + length;
        if values.iter().filter(|&value| half.contains(value)).count() >= length {
            start += length;
        }
        length /= 2;
    }
    start
}
