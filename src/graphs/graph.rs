//! Undirected graphs with compressed adjacency.
//!
//! Use it where the edges are known before the first question. For a tree, [`Tree`](crate::graphs::tree::Tree) knows
//! more.
//!
//! # What it finds
//! Keeps the edges of a graph by the vertices at their ends. It finds two colours for the vertices such that every edge
//! joins different ones, if there is no odd cycle; and the first edge that joins the same vertices as an earlier one.

use std::mem::replace;

use crate::graphs::digraph::Digraph;

/// An undirected graph on the vertices from 0; parallel edges and loops are allowed. Its
/// methods panic on a number that is no vertex.
///
/// ```
/// use grundy::graphs::Graph;
///
/// let graph = Graph::new(3, [(0, 1), (1, 2)]);
/// assert_eq!(graph.neighbours(1).collect::<Vec<_>>(), [0, 2]);
/// ```
#[derive(Clone, Debug)]
pub struct Graph {
    edges: Vec<(u32, u32)>,
    /// Every edge as two arcs, there and back, with its index.
    arcs: Digraph<u32>,
}

impl Graph {
    /// The graph with the given number of vertices and these edges.
    ///
    /// # Panics
    /// If an edge ends at no vertex, or if there are 2³² vertices or 2³¹ edges.
    ///
    /// # Complexity
    /// O(vertices + edges).
    #[must_use]
    pub fn new(vertices: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Self {
        let narrow = |v: usize| {
            assert!(v < vertices, "an edge ends at {v}, and there are {vertices} vertices");
            v as u32
        };
        let edges: Vec<(u32, u32)> = edges.into_iter().map(|(u, v)| (narrow(u), narrow(v))).collect();
        assert!(edges.len() < 1 << 31, "too many edges");
        let both_ways = |edge: usize| {
            let (u, v) = edges[edge];
            [(u, v, edge as u32), (v, u, edge as u32)]
        };
        let arcs = Digraph::of_arcs(vertices, edges.len(), both_ways);
        Self { edges, arcs }
    }

    /// The number of vertices.
    #[must_use]
    pub fn len(&self) -> usize {
        self.arcs.len()
    }

    /// Whether there is no vertex.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The edges in the order in which they were given.
    pub fn edges(&self) -> impl ExactSizeIterator<Item = (usize, usize)> + '_ {
        self.edges.iter().map(|&(u, v)| (u as usize, v as usize))
    }

    /// The number of ends of edges at `vertex`; a loop has both there.
    #[inline]
    #[must_use]
    pub fn degree(&self, vertex: usize) -> usize {
        self.arcs.out_degree(vertex)
    }

    /// The other ends of the edges at `vertex`, in the order of the edges; a loop gives its vertex twice.
    #[inline]
    pub fn neighbours(&self, vertex: usize) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator + Clone + '_ {
        self.arcs.successors(vertex)
    }

    /// The edges at `vertex`: other end and index of each.
    #[inline]
    pub fn incident(
        &self,
        vertex: usize,
    ) -> impl DoubleEndedIterator<Item = (usize, usize)> + ExactSizeIterator + Clone + '_ {
        self.arcs.arcs(vertex).map(|(neighbour, edge)| (neighbour, edge as usize))
    }

    /// For every vertex one of two colours, such that all edges join different ones; `None` if there is an odd cycle.
    /// The first vertex of every component gets `false`.
    ///
    /// ```
    /// use grundy::graphs::Graph;
    ///
    /// let path = Graph::new(4, [(0, 1), (1, 2)]);
    /// assert_eq!(path.two_colouring(), Some(vec![false, true, false, false]));
    /// assert_eq!(Graph::new(3, [(0, 1), (1, 2), (2, 0)]).two_colouring(), None);
    /// ```
    ///
    /// # Complexity
    /// O(vertices + edges).
    #[must_use]
    pub fn two_colouring(&self) -> Option<Vec<bool>> {
        let mut colours = vec![None; self.len()];
        let mut open = vec![];
        for start in 0..self.len() {
            if colours[start].is_none() {
                colours[start] = Some(false);
                open.push(start);
            }
            while let Some(v) = open.pop() {
                let other = colours[v].map(|colour: bool| !colour);
                for w in self.neighbours(v) {
                    match colours[w] {
                        None => {
                            colours[w] = other;
                            open.push(w);
                        }
                        colour if colour != other => return None,
                        _ => {}
                    }
                }
            }
        }
        Some(colours.into_iter().map(|colour| colour == Some(true)).collect())
    }

    /// The index of the first edge that joins the same vertices as an earlier one, if there is one.
    ///
    /// ```
    /// use grundy::graphs::Graph;
    ///
    /// assert_eq!(Graph::new(3, [(0, 1), (2, 1), (2, 2), (1, 0), (2, 1)]).repeated_edge(), Some(3));
    /// ```
    ///
    /// # Complexity
    /// O(vertices + edges).
    #[must_use]
    pub fn repeated_edge(&self) -> Option<usize> {
        // For every vertex, the last one found beside it, and by which edge; at first, none is.
        let mut found = vec![(self.len() as u32, 0); self.len()];
        let mut first = None;
        for v in 0..self.len() {
            for (w, edge) in self.incident(v) {
                let before = replace(&mut found[w], (v as u32, edge as u32));
                // A loop comes twice in a row.
                if before.0 == v as u32 && before.1 != edge as u32 {
                    first = first.map_or(Some(edge), |first: usize| Some(first.min(edge)));
                }
            }
        }
        first
    }
}
