//! Problems of Library Checker (<https://judge.yosupo.jp>) as they are solved with the library: each function takes an
//! input without its counts, and is tried against plain code. Those that have a game are programs of the collection.

use std::iter::successors;

use grundy::arithmetic::Nimber;
use grundy::graphs::{DisjointSets, Lca, Tree};
use grundy::structures::Fenwick;
use itertools::Itertools;
use kit::{mex, seeded, shapes};
use rand::RngExt;

/// A change or a question: its kind, and two numbers.
type Query = (u32, usize, usize);

/// Answers of what is done query by query to a state.
fn answers<State, Answer>(
    mut state: State,
    queries: &[Query],
    mut answer: impl FnMut(&mut State, Query) -> Option<Answer>,
) -> Vec<Answer> {
    queries.iter().filter_map(|&query| answer(&mut state, query)).collect()
}

/// `0 p x` adds x to the p-th number, `1 l r` asks for the sum of those from the l-th to before the r-th.
fn point_add_range_sum(row: &[usize], queries: &[Query]) -> Vec<usize> {
    let row: Fenwick<usize> = row.iter().copied().collect();
    answers(row, queries, |row, (kind, a, b)| match kind {
        0 => {
            row.add(a, b);
            None
        }
        _ => Some(row.sum(a..b)),
    })
}

/// `0 u v` connects u and v, `1 u v` asks whether they are connected.
fn unionfind(vertices: usize, queries: &[Query]) -> Vec<bool> {
    answers(DisjointSets::new(vertices), queries, |sets, (kind, u, v)| match kind {
        0 => {
            sets.unite(u, v);
            None
        }
        _ => Some(sets.same(u, v)),
    })
}

/// The parents of the vertices from 1; pairs of vertices.
fn lca(parents: &[usize], pairs: &[(usize, usize)]) -> Vec<usize> {
    let edges = parents.iter().enumerate().map(|(i, &parent)| (parent, i + 1));
    let tree = Tree::new(parents.len() + 1, edges).expect("a tree");
    let lca = Lca::new(&tree);
    pairs.iter().map(|&(u, v)| lca.of(u, v)).collect()
}

/// The vertex with a number of steps on a path, or −1.
fn jump_on_tree(edges: &[(usize, usize)], queries: &[(usize, usize, usize)]) -> Vec<i64> {
    let tree = Tree::new(edges.len() + 1, edges.iter().copied()).expect("a tree");
    let lca = Lca::new(&tree);
    queries.iter().map(|&(s, t, steps)| lca.jump(s, t, steps).map_or(-1, |vertex| vertex as i64)).collect()
}

fn nim_product_64(pairs: &[(u64, u64)]) -> Vec<u64> {
    pairs.iter().map(|&(a, b)| (Nimber(a) * Nimber(b)).0).collect()
}

/// `0 p x` adds x to the vertex p, `1 u v` asks for the sum on the path from u to v.
fn vertex_add_path_sum(values: &[i64], edges: &[(usize, usize)], queries: &[Query]) -> Vec<i64> {
    let tree = Tree::new(values.len(), edges.iter().copied()).expect("a tree");
    let lca = Lca::new(&tree);
    // What a vertex has is added where its subtree begins, and taken away where that ends: so a prefix is the sum from
    // the root down.
    let mut sums = Fenwick::<i64>::new(values.len() + 1);
    let add = |sums: &mut Fenwick<i64>, v: usize, value: i64| {
        sums.add(tree.subtree(v).start, value);
        sums.add(tree.subtree(v).end, -value);
    };
    values.iter().enumerate().for_each(|(v, &value)| add(&mut sums, v, value));
    answers(sums, queries, |sums, (kind, a, b)| match kind {
        0 => {
            add(sums, a, b as i64);
            None
        }
        _ => {
            let from_root = |v: usize| sums.prefix(tree.index(v) + 1);
            let top = lca.of(a, b);
            let above = tree.parent(top).map_or(0, from_root);
            Some(from_root(a) + from_root(b) - from_root(top) - above)
        }
    })
}

/// The path between two vertices of a tree, found by extending paths from one of them.
fn plain_path(edges: &[(usize, usize)], u: usize, v: usize) -> Vec<usize> {
    let mut paths = vec![vec![u]];
    for place in 0.. {
        let path = paths[place].clone();
        let end = path[path.len() - 1];
        if end == v {
            return path;
        }
        let neighbours = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).filter(|(a, _)| *a == end);
        paths.extend(neighbours.filter(|(_, b)| !path.contains(b)).map(|(_, b)| [&path[..], &[b]].concat()));
    }
    unreachable!("a tree connects them")
}

#[test]
fn the_answers_are_those_of_plain_code() {
    let mut random = seeded(80);
    for size in 1..=12 {
        let query = |random: &mut rand_pcg::Pcg64| {
            let [a, b] = [(); 2].map(|()| random.random_range(0..size));
            (random.random_range(0..2), a, b)
        };
        for _ in 0..20 {
            let queries: Vec<Query> = (0..20).map(|_| query(&mut random)).collect();
            let pairs: Vec<(usize, usize)> = queries.iter().map(|&(_, a, b)| (a, b)).collect();

            let row: Vec<usize> = (0..size).map(|_| random.random_range(0..9)).collect();
            let ranges =
                queries.iter().map(|&(kind, a, b)| if kind == 0 { (0, a, b) } else { (1, a.min(b), a.max(b)) });
            let ranges: Vec<Query> = ranges.collect();
            let sums = answers(row.clone(), &ranges, |row, (kind, a, b)| match kind {
                0 => {
                    row[a] += b;
                    None
                }
                _ => Some(row[a..b].iter().sum::<usize>()),
            });
            assert_eq!(point_add_range_sum(&row, &ranges), sums);

            let connected = answers((0..size).collect_vec(), &queries, |sets, (kind, u, v)| {
                let (from, to) = (sets[u], sets[v]);
                if kind == 0 {
                    sets.iter_mut().filter(|set| **set == from).for_each(|set| *set = to);
                }
                (kind == 1).then_some(from == to)
            });
            assert_eq!(unionfind(size, &queries), connected);

            let edges = shapes::random_tree(size, &mut random);
            let parents: Vec<usize> = edges.iter().map(|edge| edge.0).collect();
            let up = |v: usize| successors(Some(v), |&v| v.checked_sub(1).map(|edge| parents[edge]));
            let meet = |&(u, v): &(usize, usize)| up(u).find(|w| up(v).contains(w)).expect("the root");
            assert_eq!(lca(&parents, &pairs), pairs.iter().map(meet).collect_vec());

            let edges = shapes::shuffled(size, edges, &mut random);
            let jumps: Vec<_> = pairs.iter().map(|&(u, v)| (u, v, random.random_range(0..=size))).collect();
            let vertex = |path: Vec<usize>, steps: usize| path.get(steps).map_or(-1, |&vertex| vertex as i64);
            let found = jumps.iter().map(|&(u, v, steps)| vertex(plain_path(&edges, u, v), steps)).collect_vec();
            assert_eq!(jump_on_tree(&edges, &jumps), found);

            let values: Vec<i64> = (0..size).map(|_| random.random_range(0..9)).collect();
            let sums = answers(values.clone(), &queries, |values, (kind, a, b)| match kind {
                0 => {
                    values[a] += b as i64;
                    None
                }
                _ => Some(plain_path(&edges, a, b).into_iter().map(|v| values[v]).sum::<i64>()),
            });
            assert_eq!(vertex_add_path_sum(&values, &edges, &queries), sums);
        }
    }
}

/// By the definition, without a table.
#[test]
fn nim_products_are_those_of_the_definition() {
    let mut products = vec![vec![0; 20]; 20];
    for (a, b) in (0..20).cartesian_product(0..20) {
        let lower = (0..a).cartesian_product(0..b);
        products[a][b] = mex(lower.map(|(x, y)| products[x][b] ^ products[a][y] ^ products[x][y]));
    }
    for (a, b) in (0..20).cartesian_product(0..20) {
        assert_eq!(nim_product_64(&[(a as u64, b as u64)]), [products[a][b] as u64]);
    }
}
