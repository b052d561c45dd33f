//! Undirected graphs with compressed adjacency, and their bridges.

use std::io::BufRead;
use std::num::NonZeroU32;

use proconio::source::{RuntimeReadable, Source};

use crate::io::Vertex;

/// An undirected graph on the vertices from 0; parallel edges and loops are allowed.
///
/// ```
/// use grundy::graph::Graph;
///
/// let graph = Graph::new(3, vec![(0, 1), (1, 2)]);
/// assert_eq!(graph.neighbours(1).collect::<Vec<_>>(), [0, 2]);
/// ```
#[derive(Clone, Debug)]
pub struct Graph {
    edges: Vec<(u32, u32)>,
    /// The half-edges of vertex v stand at `first[v]..first[v + 1]`.
    first: Vec<u32>,
    half_edges: Vec<HalfEdge>,
}

/// An edge seen from one of its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct HalfEdge {
    neighbour: u32,
    edge: u32,
}

impl Graph {
    /// The graph with the given number of vertices and these edges.
    ///
    /// # Panics
    /// If an edge ends at no vertex.
    ///
    /// # Complexity
    /// O(vertices + edges).
    pub fn new(vertices: usize, edges: Vec<(u32, u32)>) -> Self {
        let mut first = vec![0; vertices + 1];
        for &(u, v) in &edges {
            first[u as usize] += 1;
            first[v as usize] += 1;
        }
        // Sums the degrees, then fills every vertex's place from its end down.
        for v in 0..vertices {
            first[v + 1] += first[v];
        }
        let mut half_edges = vec![
            HalfEdge {
                neighbour: 0,
                edge: 0
            };
            2 * edges.len()
        ];
        for (edge, &(u, v)) in edges.iter().enumerate().rev() {
            for (from, neighbour) in [(v, u), (u, v)] {
                let place = &mut first[from as usize];
                *place -= 1;
                half_edges[*place as usize] = HalfEdge {
                    neighbour,
                    edge: edge as u32,
                };
            }
        }
        Self {
            edges,
            first,
            half_edges,
        }
    }

    /// Reads so many edges between vertices numbered from 1: `input! { graph: with Graph::of(n, m) }`.
    pub fn of(vertices: usize, edges: usize) -> impl RuntimeReadable<Output = Self> {
        GraphReader { vertices, edges }
    }

    /// The number of vertices.
    pub fn len(&self) -> usize {
        self.first.len() - 1
    }

    /// Whether there is no vertex.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The edges in the order in which they were given.
    pub fn edges(&self) -> impl ExactSizeIterator<Item = (usize, usize)> + '_ {
        self.edges.iter().map(|&(u, v)| (u as usize, v as usize))
    }

    /// The other ends of the edges at `vertex`, in the order of the edges; a loop gives its vertex twice.
    #[inline]
    pub fn neighbours(&self, vertex: usize) -> impl DoubleEndedIterator<Item = usize> + '_ {
        self.incident(vertex).map(|(neighbour, _)| neighbour)
    }

    /// The edges at `vertex`: other end and index of each.
    #[inline]
    pub fn incident(&self, vertex: usize) -> impl DoubleEndedIterator<Item = (usize, usize)> + '_ {
        self.half_edges[self.first[vertex] as usize..self.first[vertex + 1] as usize]
            .iter()
            .map(|half| (half.neighbour as usize, half.edge as usize))
    }
}

/// A tree that spans what can be reached from a root of a graph, found depth first, and the bridges there.
///
/// The vertices reached go by their places in preorder: the root is 0, and a parent comes before its children. Every
/// edge beside the tree joins a vertex with itself or with one above it on the way to the root.
///
/// ```
/// use grundy::graph::{DepthFirst, Graph};
///
/// // A circuit of two edges, and one edge more.
/// let graph = Graph::new(3, vec![(2, 1), (1, 0), (1, 2)]);
/// let search = DepthFirst::new(&graph, 2);
/// assert_eq!(search.parents().collect::<Vec<_>>(), [(1, 0), (2, 1)]);
/// assert_eq!(search.back_edges(&graph).collect::<Vec<_>>(), [(0, 1)]);
/// assert_eq!((search.is_bridge(1), search.is_bridge(2)), (false, true));
/// ```
///
/// Why. The edge above v is a bridge iff no other edge leads out of the subtree of v. Such an edge leads above v, so it
/// is enough to know how far up the edges from a subtree lead.
///
/// # Source
/// Tarjan, A note on finding the bridges of a graph (1974).
#[derive(Clone, Debug)]
pub struct DepthFirst {
    /// The place of every vertex of the graph that is reached, counted from 1.
    place: Vec<Option<NonZeroU32>>,
    /// Whether an edge of the graph is one of the tree.
    in_tree: Vec<bool>,
    /// The parent of every place; the root is its own.
    parent: Vec<u32>,
    /// For every place the least one to which an edge beside the tree leads from its subtree, or its own.
    low: Vec<u32>,
}

impl DepthFirst {
    /// Searches `graph` from `root`.
    ///
    /// # Panics
    /// If `root` is no vertex.
    ///
    /// # Complexity
    /// O(vertices + edges) time and memory.
    pub fn new(graph: &Graph, root: usize) -> Self {
        let mut search = Self {
            place: vec![None; graph.len()],
            in_tree: vec![false; graph.edges.len()],
            parent: Vec::with_capacity(graph.len()),
            low: vec![],
        };
        search.enter(root, 0);
        // The first half-edge of every vertex that has not been followed, and the vertices from the root to here.
        let mut next = graph.first[..graph.len()].to_vec();
        let mut path = vec![root];
        while let Some(&v) = path.last() {
            let half_edges = &graph.half_edges[next[v] as usize..graph.first[v + 1] as usize];
            let is_new = |half: &HalfEdge| search.place[half.neighbour as usize].is_none();
            match half_edges.iter().position(is_new) {
                None => drop(path.pop()),
                Some(passed) => {
                    next[v] += passed as u32 + 1;
                    let HalfEdge { neighbour, edge } = half_edges[passed];
                    let parent = search.place(v).expect("the way there has been walked");
                    search.in_tree[edge as usize] = true;
                    search.enter(neighbour as usize, parent);
                    path.push(neighbour as usize);
                }
            }
        }
        search.low = (0..search.parent.len() as u32).collect();
        for edge in 0..graph.edges.len() {
            if let Some((upper, lower)) = search.back_edge(graph, edge) {
                search.low[lower] = search.low[lower].min(upper as u32);
            }
        }
        for v in (1..search.len()).rev() {
            let parent = search.parent[v] as usize;
            search.low[parent] = search.low[parent].min(search.low[v]);
        }
        search
    }

    /// Gives `vertex` the next place, below the place `parent`.
    fn enter(&mut self, vertex: usize, parent: u32) {
        self.parent.push(parent);
        self.place[vertex] = NonZeroU32::new(self.parent.len() as u32);
    }

    fn place(&self, vertex: usize) -> Option<u32> {
        self.place[vertex].map(|place| place.get() - 1)
    }

    /// The number of vertices reached.
    #[allow(clippy::len_without_is_empty)] // there is a root
    pub fn len(&self) -> usize {
        self.parent.len()
    }

    /// Every vertex but the root with its parent, in preorder; reversed, every vertex comes before its parent.
    pub fn parents(&self) -> impl DoubleEndedIterator<Item = (usize, usize)> + '_ {
        (1..self.len()).map(|v| (v, self.parent[v] as usize))
    }

    /// The edges of `graph` beside the tree, the upper end of each first; a loop is one.
    pub fn back_edges<'a>(&'a self, graph: &'a Graph) -> impl Iterator<Item = (usize, usize)> + 'a {
        (0..graph.edges.len()).filter_map(move |edge| self.back_edge(graph, edge))
    }

    fn back_edge(&self, graph: &Graph, edge: usize) -> Option<(usize, usize)> {
        let (u, v) = graph.edges[edge];
        if self.in_tree[edge] {
            return None;
        }
        let (u, v) = (self.place(u as usize)?, self.place(v as usize)?);
        Some((u.min(v) as usize, u.max(v) as usize))
    }

    /// Whether the edge to the parent of `vertex` is a bridge. The root has no such edge.
    pub fn is_bridge(&self, vertex: usize) -> bool {
        vertex > 0 && self.low[vertex] as usize == vertex
    }
}

struct GraphReader {
    vertices: usize,
    edges: usize,
}

impl RuntimeReadable for GraphReader {
    type Output = Graph;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Graph {
        Graph::new(self.vertices, read_edges(self.vertices, self.edges, source))
    }
}

/// So many pairs of vertices, from 1 in the input and from 0 in the program.
pub(crate) fn read_edges<R: BufRead, S: Source<R>>(
    vertices: usize,
    edges: usize,
    source: &mut S,
) -> Vec<(u32, u32)> {
    let mut vertex = || Vertex(vertices).read(source) as u32;
    (0..edges).map(|_| (vertex(), vertex())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::io::Input;
    use proconio::read_value;

    #[test]
    fn adjacency_is_what_the_edges_say_on_all_small_multigraphs() {
        let pairs: Vec<(u32, u32)> = (0..3).flat_map(|u| (0..3).map(move |v| (u, v))).collect();
        for length in 0..=3 {
            for code in 0..9_usize.pow(length) {
                let edges: Vec<(u32, u32)> = (0..length)
                    .map(|digit| pairs[code / 9_usize.pow(digit) % 9])
                    .collect();
                let graph = Graph::new(3, edges.clone());
                assert!(
                    graph
                        .edges()
                        .eq(edges.iter().map(|&(u, v)| (u as usize, v as usize)))
                );
                for vertex in 0..3 {
                    let mut expected = vec![];
                    for (edge, (u, v)) in graph.edges().enumerate() {
                        expected.extend((u == vertex).then_some((v, edge)));
                        expected.extend((v == vertex).then_some((u, edge)));
                    }
                    assert_eq!(
                        graph.incident(vertex).collect::<Vec<_>>(),
                        expected,
                        "{edges:?}"
                    );
                }
            }
        }
    }

    /// The vertices that can be reached from `root` without the edge at `removed`.
    fn reached(graph: &Graph, root: usize, removed: Option<usize>) -> Vec<usize> {
        let mut reached = vec![root];
        while let Some((_, (_, next))) = graph
            .edges()
            .flat_map(|(u, v)| [(u, v), (v, u)])
            .enumerate()
            .filter(|(half, _)| Some(half / 2) != removed)
            .find(|(_, (u, v))| reached.contains(u) && !reached.contains(v))
        {
            reached.push(next);
        }
        reached
    }

    #[test]
    fn a_bridge_is_what_disconnects_on_all_small_multigraphs() {
        let pairs: Vec<(u32, u32)> = (0..4).flat_map(|u| (0..=u).map(move |v| (u, v))).collect();
        for length in 0..=5 {
            for code in 0..10_usize.pow(length) {
                let edges: Vec<(u32, u32)> = (0..length)
                    .map(|digit| pairs[code / 10_usize.pow(digit) % 10])
                    .collect();
                assert_search(&Graph::new(4, edges), code % 4);
            }
        }
    }

    #[track_caller]
    fn assert_search(graph: &Graph, root: usize) {
        let search = DepthFirst::new(graph, root);
        let everything = reached(graph, root, None);
        assert_eq!(search.len(), everything.len(), "{graph:?}");
        assert_eq!(search.place(root), Some(0));
        let parent = |v: usize| search.parent[v] as usize;
        let mut edges = 0;
        for (edge, (u, v)) in graph.edges().enumerate() {
            let (Some(u), Some(v)) = (search.place(u), search.place(v)) else {
                continue;
            };
            edges += 1;
            let (upper, lower) = (u.min(v) as usize, u.max(v) as usize);
            let mut way_up = std::iter::successors(Some(lower), |&v| (v > 0).then(|| parent(v)));
            assert!(way_up.any(|v| v == upper), "{graph:?}");
            let bridge = reached(graph, root, Some(edge)).len() < everything.len();
            if search.in_tree[edge] {
                assert_eq!(parent(lower), upper);
                assert_eq!(search.is_bridge(lower), bridge, "{graph:?}");
            } else {
                assert!(!bridge, "{graph:?}");
            }
        }
        assert_eq!(
            search.parents().count() + search.back_edges(graph).count(),
            edges
        );
        assert!(search.parents().all(|(v, parent)| parent < v) && !search.is_bridge(0));
    }

    #[test]
    fn edges_are_read_from_one() {
        let mut input = Input::new("1 2\n3 3".to_owned());
        let graph = read_value!(from &mut input, with Graph::of(3, 2));
        assert_eq!(graph.edges().collect::<Vec<_>>(), [(0, 1), (2, 2)]);
        assert_eq!((graph.len(), graph.is_empty()), (3, false));
    }
}
