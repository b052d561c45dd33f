//! Deleting the way to the root, by play.

use std::cmp::Reverse;

use crate::kit::prelude::*;
use crate::kit::shapes::{self, Edges, adjacency, edge_lines};

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "p6665",
        limits: Limits {
            time: None,
            memory: Some(512),
        },
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "every-tree-from-its-greatest-vertex",
                answer: from_the_greatest,
                rejected_by: "root-by-number",
            },
            Wrong {
                name: "only-the-tree-of-vertex-1",
                answer: only_first_tree,
                rejected_by: "all-forests-up-to-5-vertices",
            },
            Wrong {
                name: "subtrees-deleted",
                answer: subtrees_deleted,
                rejected_by: "all-forests-up-to-5-vertices",
            },
            Wrong {
                name: "equal-values-counted-twice",
                answer: counted_twice,
                rejected_by: "nearly-twins",
            },
            Wrong {
                name: "other-children-forgotten",
                answer: others_forgotten,
                rejected_by: "all-forests-up-to-5-vertices",
            },
        ],
        refused: &[
            Refused {
                name: "a-cycle",
                input: "1\n5 4\n1 2\n4 5\n2 3\n3 1\n",
                error: r#"line 6, column 1: expected an edge that closes no cycle, found "3 1""#,
            },
            Refused {
                name: "an-edge-twice",
                input: "2\n1 0\n4 3\n1 2\n2 1\n3 4\n",
                error: r#"line 5, column 1: expected an edge that closes no cycle, found "2 1""#,
            },
            Refused {
                name: "a-loop",
                input: "1\n3 2\n2 2\n1 3\n",
                error: r#"line 3, column 1: expected an edge that closes no cycle, found "2 2""#,
            },
            Refused {
                name: "too-many-edges",
                input: "1\n3 3\n1 2\n2 3\n3 1\n",
                error: r#"line 2, column 3: expected an integer from 0 to 2, found "3""#,
            },
            Refused {
                name: "no-such-vertex",
                input: "1\n3 1\n1 4\n",
                error: r#"line 3, column 3: expected a vertex from 1 to 3, found "4""#,
            },
        ],
        ..Problem::default()
    }
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
    answers(input, |n, edges| {
        let parents = parents(edges, n, 0..n);
        Play::normal(|&left| moves(&parents, left)).value(&everything(n))
    })
}

/// A line for each forest, by whether it is won.
fn answers(input: &str, wins: impl Fn(usize, &Edges) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let cases = tokens.read();
    (0..cases)
        .map(|_| {
            let (n, m) = (tokens.read(), tokens.read());
            if wins(n, &tokens.edges(m)) {
                "Alice\n"
            } else {
                "Bob\n"
            }
        })
        .collect()
}

fn file(forests: &[(usize, Edges)]) -> String {
    let cases = forests
        .iter()
        .map(|(n, edges)| format!("{n} {}\n{}", edges.len(), edge_lines(edges)));
    format!("{}\n{}", forests.len(), cases.format(""))
}

/// A random forest with its vertices in random order.
fn random_forest(n: usize, random: &mut Pcg64) -> Edges {
    let mut edges = shapes::random_tree(n, random);
    edges.retain(|_| random.random_range(0..6) > 0);
    // Names are mixed among all, so that the root of a tree may be any of its vertices.
    let shift = random.random_range(0..n);
    let edges = shapes::shuffled(n, edges, random);
    edges
        .into_iter()
        .map(|(u, v)| ((u + shift) % n, (v + shift) % n))
        .collect()
}

fn small() -> Vec<Small> {
    let is_forest = |n: usize, edges: &Edges| {
        let mut tree = (0..n).collect_vec();
        edges.iter().all(|&(u, v)| {
            let (from, to) = (tree[u], tree[v]);
            tree.iter_mut()
                .filter(|tree| **tree == from)
                .for_each(|tree| *tree = to);
            from != to
        })
    };
    let all = (1..=5).flat_map(|n| {
        let graphs = shapes::all_graphs(n).into_iter();
        graphs
            .filter(move |edges| is_forest(n, edges))
            .map(move |edges| (n, edges))
    });
    let mut random = random(1);
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

fn worst() -> Vec<Worst> {
    const N: usize = 100_000;
    let trees = shapes::large_trees(N)
        .into_iter()
        .map(|(name, attacks, edges)| {
            Worst::unanswered(name, attacks, move || file(&vec![(N, edges.clone()); 5]))
        });
    let others = [
        Worst::unanswered("shuffled-path", "a deep tree all over the memory", || {
            let edges = shapes::shuffled(N, shapes::path(N), &mut random(1));
            file(&vec![(N, edges); 5])
        }),
        Worst::unanswered("deep-random-tree", "large unions at every height", || {
            let mut random = random(1);
            let edges = (1..N).map(|v: usize| (random.random_range(v.saturating_sub(5)..v), v));
            let edges = edges.collect();
            file(&vec![(N, shapes::shuffled(N, edges, &mut random)); 5])
        }),
        Worst::unanswered("no-edges", "as many trees as vertices", || {
            file(&vec![(N, vec![]); 5])
        }),
        Worst::unanswered(
            "many-forests",
            "work per case: 100 000 forests of 5 vertices",
            || {
                let mut random = random(1);
                let forests = (0..100_000).map(|_| (5, random_forest(5, &mut random)));
                file(&forests.collect_vec())
            },
        ),
    ];
    trees.chain(others).collect()
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

/// Deletes the vertices below the chosen one instead of those above.
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
        for v in (0..n).sorted_by_key(depth) {
            let children = (0..n).filter(|&c| parents[c] == Some(v)).collect_vec();
            let all = children.iter().fold(0, |all, &c| all ^ values[c]);
            let below = children
                .iter()
                .flat_map(|&c| after[c].iter().map(move |&x| (c, x)));
            let below = below.map(|(c, x)| moved(x, values[c], all));
            after[v] = below.chain([all]).collect();
            values[v] = mex(&after[v]);
        }
        (0..n)
            .filter(|&v| parents[v].is_none())
            .fold(0, |sum, v| sum ^ values[v])
            != 0
    })
}

/// Takes a half of a block for full if it has as many values as numbers.
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
    by_values(input, mex, |after, child, children| {
        after ^ child ^ children
    })
}

/// Leaves the other children out after a move below.
fn others_forgotten(input: &str) -> String {
    let mex = |values: &[usize]| (0..).find(|x| !values.contains(x)).unwrap_or(0);
    by_values(input, mex, |after, _, _| after)
}
