//! Deleting the way to the root, by play.

use std::cmp::Reverse;
use std::collections::HashMap;

use evidence::cases;
use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency, edge_lines};

fn main() -> ExitCode {
    Problem::new("p6665", Limits { time: None, memory: Some(512) }, oracle, small)
        .played("all forests up to 5 vertices, random ones of 6 to 12")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("every-tree-from-its-greatest-vertex", from_the_greatest, "root-by-number")
                .says("Roots each tree at its greatest vertex; the root is the smallest."),
            wrong("only-the-tree-of-vertex-1", only_first_tree, "all-forests-up-to-5-vertices")
                .says("Decides by the tree of vertex 1 alone."),
            wrong("subtrees-deleted", subtrees_deleted, "all-forests-up-to-5-vertices")
                .says("Deletes the vertices below the chosen one instead of those above."),
            wrong("equal-values-counted-twice", counted_twice, "nearly-twins")
                .says("Takes a half of a block for full if it has as many values as numbers."),
            wrong("other-children-forgotten", others_forgotten, "all-forests-up-to-5-vertices")
                .says("Leaves the other children out after a move below."),
        ])
        .refused([
            ("a-cycle", "1\n5 4\n1 2\n4 5\n2 3\n@3 1@\n", "an edge that closes no cycle"),
            ("an-edge-twice", "2\n1 0\n4 3\n1 2\n@2 1@\n3 4\n", "an edge that closes no cycle"),
            ("a-loop", "1\n3 2\n@2 2@\n1 3\n", "an edge that closes no cycle"),
        ])
        .main()
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

fn oracle(input: &str) -> String {
    answers(input, wins)
}

/// Whether a forest is won.
fn wins(n: usize, edges: &Edges) -> bool {
    let parents = parents(edges, n, 0..n);
    Play::normal(|&left| moves(&parents, left)).value(&everything(n))
}

/// A line for each forest, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(usize, &Edges) -> bool) -> String {
    cases::counted(input, |tokens| {
        let (n, m) = (tokens.read(), tokens.read());
        verdict(wins(n, &tokens.edges(m)))
    })
}

fn verdict(won: bool) -> &'static str {
    if won { "Alice" } else { "Bob" }
}

fn file(forests: &[(usize, Edges)]) -> String {
    let cases = forests.iter().map(|(n, edges)| format!("{n} {}\n{}", edges.len(), edge_lines(edges)));
    format!("{}\n{}", forests.len(), cases.format(""))
}

/// A random forest with its vertices in random order.
fn random_forest(n: usize, random: &mut Pcg64) -> Edges {
    let mut edges = shapes::random_tree(n, random);
    edges.retain(|_| random.random_range(0..6) > 0);
    // Names are mixed among all, so that the root of a tree may be any of its vertices.
    let shift = random.random_range(0..n);
    let edges = shapes::shuffled(n, edges, random);
    edges.into_iter().map(|(u, v)| ((u + shift) % n, (v + shift) % n)).collect()
}

fn small() -> Vec<Small> {
    let is_forest = |n: usize, edges: &Edges| {
        let mut tree = (0..n).collect_vec();
        edges.iter().all(|&(u, v)| {
            let (from, to) = (tree[u], tree[v]);
            tree.iter_mut().filter(|tree| **tree == from).for_each(|tree| *tree = to);
            from != to
        })
    };
    let all = (1..=5).flat_map(|n| {
        let graphs = shapes::all_graphs(n).into_iter();
        graphs.filter(move |edges| is_forest(n, edges)).map(move |edges| (n, edges))
    });
    let mut random = seeded(1);
    let larger = (0..400)
        .map(|_| {
            let n = random.random_range(6..=11);
            (n, random_forest(n, &mut random))
        })
        .collect_vec();
    // A forest beside its copy is lost; here the copy may lack one edge.
    let twins = (0..400)
        .map(|_| {
            let n = random.random_range(3..=6);
            let mut edges = random_forest(n, &mut random);
            edges.extend(edges.clone().into_iter().map(|(u, v)| (u + n, v + n)));
            if random.random() {
                edges.pop();
            }
            (2 * n, edges)
        })
        .collect_vec();
    vec![
        Small::new("all-forests-up-to-5-vertices", [file(&all.collect_vec())]),
        Small::new("random-forests-of-6-to-11-vertices", [file(&larger)]),
        Small::new("nearly-twins", [file(&twins)]),
    ]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("t", 0, 1_000_000, |cases| format!("@{cases}\n{}", repeated("0 0\n", cases))),
        Bound::integer("n", 0, N, |n| format!("1\n@{n} 0\n")),
        Bound::integer("m", 0, 3, |m| format!("1\n4 @{m}\n{}", edge_lines(&shapes::path(m.clamp(0, 4) as usize + 1)))),
        Bound::vertex("an end of an edge", 3, |v| format!("1\n3 1\n2 @{v}\n")),
    ]
}

/// The greatest number of vertices.
const N: usize = 100_000;

fn worst() -> Vec<Worst> {
    let shapes = shapes::LARGE_TREES.into_iter();
    let trees = shapes.map(|(name, attacks, edges)| single_and_twins(name, attacks, edges));
    let others = [
        single_and_twins("shuffled-path", "a deep tree all over the memory", |n| {
            shapes::shuffled(n, shapes::path(n), &mut seeded(1))
        }),
        single_and_twins("deep-random-tree", "large unions at every height", |n| {
            let mut random = seeded(1);
            let edges = (1..n).map(|v| (random.random_range(v.saturating_sub(5)..v), v));
            let edges = edges.collect();
            shapes::shuffled(n, edges, &mut random)
        }),
        brooms_and_paths(),
        Worst::known("no-edges", "as many trees as vertices", move || {
            (file(&(N - 4..=N).map(|n| (n, vec![])).collect_vec()), (N - 4..=N).map(|n| verdict(n % 2 == 1)).join("\n"))
        }),
        Worst::new("random-forests", "a sum of many trees of all sizes", Known::ByAlgorithm(by_moves), || {
            let mut random = seeded(1);
            let forests = (0..5).map(|_| (N, random_forest(N, &mut random)));
            file(&forests.collect_vec())
        }),
        Worst::new(
            "many-forests",
            "work per case: 100 000 forests of 5 vertices",
            Known::ByAlgorithm(remembered),
            || {
                let mut random = seeded(1);
                let forests = (0..100_000).map(|_| (5, random_forest(5, &mut random)));
                file(&forests.collect_vec())
            },
        ),
    ];
    trees.chain(others).collect()
}

/// Plays out every forest that comes for the first time.
fn remembered(input: &str) -> String {
    let mut known = HashMap::new();
    answers(input, |n, edges| {
        let edges = edges.iter().map(|&(u, v)| (u.min(v), u.max(v)));
        let edges = edges.sorted().collect_vec();
        let forest = (n, edges);
        let won = known.get(&forest).copied();
        won.unwrap_or_else(|| {
            let won = wins(n, &forest.1);
            known.insert(forest, won);
            won
        })
    })
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
fn single_and_twins(
    name: &'static str,
    attacks: &'static str,
    tree: impl Fn(usize) -> Edges + Sync + Send + 'static,
) -> Worst {
    let input = move || {
        let twins = |n| beside(n, &tree(n), &tree(n));
        file(&[(N, tree(N)), (N, twins(N / 2)), (N - 1, twins(N / 2 - 1)), (N, twins(N / 2 - 1)), (N, tree(N))])
    };
    Worst::known(name, attacks, move || (input(), [true, false, true, false, true].map(verdict).join("\n")))
}

/// Forests of a broom and a path, each rooted at its end.
///
/// In a path of n vertices a choice leaves any shorter one: it is a heap of n stones in Nim. A broom ends in a star of
/// which the choices leave all leaves but one, or all. So the star is worth 2, and with n vertices above it n + 2, as
/// the choice of any of them leaves a shorter broom.
fn brooms_and_paths() -> Worst {
    const BROOM: usize = 66_664;
    const EQUAL: usize = BROOM / 2 + 2;
    let lengths = [EQUAL, EQUAL - 1, EQUAL, EQUAL - 2, EQUAL];
    let input = move || {
        let forest = |length| {
            let edges = beside(BROOM, &shapes::broom(BROOM), &shapes::path(length));
            (BROOM + length, edges)
        };
        file(&lengths.map(forest))
    };
    Worst::known("brooms-and-paths", "values as great as they can be", move || {
        (input(), { lengths.map(|length| verdict(length != EQUAL)).join("\n") })
    })
}

/// The values by the definition, which lists what every single choice leaves.
fn by_moves(input: &str) -> String {
    by_values(input, mex, |after, child, children| after ^ child ^ children)
}

/// The least number that is none of these.
fn mex(values: &[usize]) -> usize {
    let mut seen = vec![false; values.len() + 1];
    for &value in values {
        if let Some(seen) = seen.get_mut(value) {
            *seen = true;
        }
    }
    seen.iter().take_while(|&&seen| seen).count()
}

fn from_the_greatest(input: &str) -> String {
    answers(input, |n, edges| {
        let parents = parents(edges, n, (0..n).rev());
        Play::normal(|&left| moves(&parents, left)).value(&everything(n))
    })
}

fn only_first_tree(input: &str) -> String {
    answers(input, |n, edges| {
        let parents = parents(edges, n, 0..n);
        let tree = (0..n).filter(|&v| up(&parents, v).last() == Some(0));
        let tree = tree.fold(0, |tree, v| tree | 1 << v);
        Play::normal(|&left| moves(&parents, left)).value(&tree)
    })
}

fn subtrees_deleted(input: &str) -> String {
    answers(input, |n, edges| {
        let parents = parents(edges, n, 0..n);
        let mut below = vec![0; n];
        for v in 0..n {
            up(&parents, v).for_each(|upper| below[upper] |= 1 << v);
        }
        Play::normal(|&left: &u64| {
            let chosen = (0..n).filter(|v| left >> v & 1 == 1);
            chosen.map(|v| left & !below[v]).collect()
        })
        .value(&everything(n))
    })
}

/// The XOR of the roots' values, by the values after one move in each subtree: `mex` of them, and what a value of a
/// child becomes given its own and the XOR of all children.
fn by_values(
    input: &str,
    mex: fn(&[usize]) -> usize,
    moved: fn(after: usize, child: usize, children: usize) -> usize,
) -> String {
    answers(input, |n, edges| {
        let parents = parents(edges, n, 0..n);
        let depth = |&v: &usize| Reverse(up(&parents, v).count());
        let mut after = vec![vec![]; n];
        let mut values = vec![0; n];
        let mut children = vec![vec![]; n];
        for (v, parent) in parents.iter().enumerate() {
            if let Some(parent) = *parent {
                children[parent].push(v);
            }
        }
        for v in (0..n).sorted_by_cached_key(depth) {
            let children = &children[v];
            let all = children.iter().fold(0, |all, &c| all ^ values[c]);
            let below = children.iter().flat_map(|&c| after[c].iter().map(move |&x| (c, x)));
            let below = below.map(|(c, x)| moved(x, values[c], all));
            after[v] = below.chain([all]).collect();
            values[v] = mex(&after[v]);
        }
        (0..n).filter(|&v| parents[v].is_none()).fold(0, |sum, v| sum ^ values[v]) != 0
    })
}

fn counted_twice(input: &str) -> String {
    fn mex(values: &[usize]) -> usize {
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
    by_values(input, mex, |after, child, children| after ^ child ^ children)
}

fn others_forgotten(input: &str) -> String {
    by_values(input, mex, |after, _, _| after)
}
