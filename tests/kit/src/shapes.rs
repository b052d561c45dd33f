//! Trees and graphs: all of them when they are small, and the shapes that hurt when they are large.
//!
//! Vertices count from 0; the first one is where programs root a tree.

use std::fmt::Write;

use itertools::Itertools;
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;

/// The edges of a graph.
pub type Edges = Vec<(usize, usize)>;

/// All labelled trees on so many vertices, made from their Prüfer codes.
pub fn all_trees(vertices: usize) -> Vec<Edges> {
    match vertices {
        0 => vec![],
        1 => vec![vec![]],
        2 => vec![vec![(0, 1)]],
        _ => (0..vertices - 2).map(|_| 0..vertices).multi_cartesian_product().map(|code| from_pruefer(&code)).collect(),
    }
}

/// The tree with this Prüfer code, two shorter than the number of its vertices.
fn from_pruefer(code: &[usize]) -> Edges {
    let vertices = code.len() + 2;
    let mut degree = vec![1; vertices];
    code.iter().for_each(|&v| degree[v] += 1);
    let mut edges: Edges = code
        .iter()
        .map(|&v| {
            let leaf = degree.iter().position(|&d| d == 1).expect("a leaf is left");
            degree[leaf] = 0;
            degree[v] -= 1;
            (leaf, v)
        })
        .collect();
    edges.extend(degree.iter().positions(|&d| d == 1).collect_tuple::<(_, _)>());
    edges
}

/// All simple graphs on so many vertices.
pub fn all_graphs(vertices: usize) -> Vec<Edges> {
    (0..vertices).tuple_combinations().powerset().collect()
}

/// A tree in which every vertex but the first hangs on a random earlier one.
pub fn random_tree(vertices: usize, random: &mut Pcg64) -> Edges {
    (1..vertices).map(|v| (random.random_range(0..v), v)).collect()
}

/// A path that begins at the first vertex.
pub fn path(vertices: usize) -> Edges {
    (1..vertices).map(|v| (v - 1, v)).collect()
}

/// A star around the first vertex.
pub fn star(vertices: usize) -> Edges {
    (1..vertices).map(|v| (0, v)).collect()
}

/// A path of half the vertices, and the other half as leaves at its end.
pub fn broom(vertices: usize) -> Edges {
    (1..vertices).map(|v| (if v <= vertices / 2 { v - 1 } else { vertices / 2 }, v)).collect()
}

/// A path with one leaf at each of its vertices.
pub fn caterpillar(vertices: usize) -> Edges {
    let spine = vertices.div_ceil(2);
    (1..vertices).map(|v| (if v < spine { v - 1 } else { v - spine }, v)).collect()
}

/// A heap: the parent of v is (v − 1) / 2.
pub fn binary(vertices: usize) -> Edges {
    (1..vertices).map(|v| ((v - 1) / 2, v)).collect()
}

/// The shapes of large trees: name, what it attacks, the edges for a number of vertices.
pub const LARGE_TREES: [(&str, &str, fn(usize) -> Edges); 6] = [
    ("path", "recursion as deep as the tree", path),
    ("star", "work that is quadratic in a degree", star),
    ("broom", "a long way down to a large fan", broom),
    ("caterpillar", "a walk over all ancestors of every leaf", caterpillar),
    ("binary", "many subtrees of every size", binary),
    ("random-tree", "far jumps in memory", |vertices| {
        let mut random = crate::seeded(vertices as u64);
        let edges = random_tree(vertices, &mut random);
        shuffled(vertices, edges, &mut random)
    }),
];

/// The same tree or graph with its edges, their ends, and all vertices but the first in random order.
pub fn shuffled(vertices: usize, mut edges: Edges, random: &mut Pcg64) -> Edges {
    let mut names: Vec<usize> = (0..vertices).collect();
    if let [_, others @ ..] = &mut names[..] {
        others.shuffle(random);
    }
    for edge in &mut edges {
        let (u, v) = (names[edge.0], names[edge.1]);
        *edge = if random.random() { (u, v) } else { (v, u) };
    }
    edges.shuffle(random);
    edges
}

/// A line `u v` for each edge, vertices from 1.
pub fn edge_lines(edges: &[(usize, usize)]) -> String {
    edges.iter().fold(String::new(), |mut lines, (u, v)| {
        writeln!(lines, "{} {}", u + 1, v + 1).expect("a string takes everything");
        lines
    })
}

/// The neighbours of every vertex.
pub fn adjacency(vertices: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut neighbours = vec![vec![]; vertices];
    for &(u, v) in edges {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    neighbours
}

/// Whether every vertex can be reached from the first, along edges in either direction.
pub fn is_connected(vertices: usize, edges: &[(usize, usize)]) -> bool {
    let neighbours = adjacency(vertices, edges);
    let mut reached = vec![false; vertices];
    let mut open: Vec<usize> = (0..vertices.min(1)).collect();
    while let Some(v) = open.pop() {
        if !std::mem::replace(&mut reached[v], true) {
            open.extend(&neighbours[v]);
        }
    }
    !reached.contains(&false)
}

/// The parent of every vertex of a tree but the first, its root.
pub fn parents(vertices: usize, edges: &[(usize, usize)]) -> Vec<Option<usize>> {
    let neighbours = adjacency(vertices, edges);
    let mut parents = vec![None; vertices];
    let mut open = vec![0];
    while let Some(v) = open.pop() {
        let up = parents[v];
        for &child in neighbours[v].iter().filter(|&&w| Some(w) != up) {
            parents[child] = Some(v);
            open.push(child);
        }
    }
    parents
}

/// The number of edges from one vertex of a tree to each.
pub fn distances(neighbours: &[Vec<usize>], from: usize) -> Vec<usize> {
    let mut distances = vec![0; neighbours.len()];
    let mut open = vec![(from, from)];
    while let Some((v, before)) = open.pop() {
        for &next in neighbours[v].iter().filter(|&&next| next != before) {
            distances[next] = distances[v] + 1;
            open.push((next, v));
        }
    }
    distances
}

/// For every vertex of a tree with at most 64 vertices, rooted at the first, the set of vertices in its subtree, a bit
/// each.
pub fn subtrees(vertices: usize, edges: &[(usize, usize)]) -> Vec<u64> {
    let parents = parents(vertices, edges);
    let mut subtrees = vec![0; vertices];
    for v in 0..vertices {
        for up in std::iter::successors(Some(v), |&up| parents[up]) {
            subtrees[up] |= 1 << v;
        }
    }
    subtrees
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_tree(vertices: usize, edges: &Edges) -> bool {
        let mut reached = vec![0];
        while let Some((_, new)) =
            edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]).find(|(u, v)| reached.contains(u) && !reached.contains(v))
        {
            reached.push(new);
        }
        edges.len() + 1 == vertices && reached.len() == vertices
    }

    #[test]
    fn there_are_as_many_labelled_trees_as_cayley_says() {
        for vertices in 1..=6_usize {
            let trees = all_trees(vertices);
            let normal =
                |edges: &Edges| -> Edges { edges.iter().map(|&(u, v)| (u.min(v), u.max(v))).sorted().collect() };
            assert_eq!(trees.iter().map(normal).unique().count(), vertices.pow((vertices as u32).saturating_sub(2)));
            assert!(trees.iter().all(|edges| is_tree(vertices, edges)));
        }
    }

    #[test]
    fn the_shapes_are_trees() {
        for vertices in 1..=9 {
            for (name, _, edges) in LARGE_TREES {
                assert!(is_tree(vertices, &edges(vertices)), "{name} {vertices}");
            }
        }
    }

    #[test]
    fn distances_count_edges() {
        let neighbours = adjacency(5, &[(1, 0), (1, 2), (3, 0), (3, 4)]);
        assert_eq!(distances(&neighbours, 2), [2, 1, 0, 3, 4]);
    }

    #[test]
    fn subtrees_follow_the_parents() {
        assert_eq!(parents(4, &[(1, 0), (1, 2), (3, 0)]), [None, Some(0), Some(1), Some(0)]);
        assert_eq!(subtrees(4, &[(1, 0), (1, 2), (3, 0)]), [0b1111, 0b0110, 0b0100, 0b1000]);
    }
}
