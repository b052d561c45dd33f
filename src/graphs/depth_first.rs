//! Searching a graph depth first: the tree found, and its bridges.
//!
//! Use it to find which edges lie on cycles, or to walk a graph from its leaves to its root.
//!
//! # What it finds
//! From a root, a tree of all that can be reached, in which every other edge joins a vertex with itself or with one on
//! the path from there to the root; and the bridges: the edges that lie on no cycle, each of which alone joins two
//! parts of the graph.
//!
//! # Why
//! Let v be a vertex that is not the root. The edge from v to its parent is a bridge iff no other edge leads out
//! of the subtree of v. Such an edge is a non-tree edge, so its other end lies above v. So it is enough to know, for
//! every subtree, how far up the non-tree edges lead from there. A non-tree edge is no bridge: the tree joins its ends.

use std::num::NonZeroU32;

use crate::graphs::Graph;

/// A tree that spans what can be reached from a root of a graph, found depth first, and the bridges there.
///
/// The vertices reached have preorder indices: the root has 0, and a parent has a smaller one than its children. Every
/// non-tree edge joins a vertex with itself or with one on the path from there to the root.
///
/// Its methods panic on a number that is no vertex of the graph, or no preorder index.
///
/// ```
/// use grundy::graphs::{DepthFirst, Graph};
///
/// // A cycle of two edges, and one edge more.
/// let graph = Graph::new(3, [(2, 1), (1, 0), (1, 2)]);
/// let search = DepthFirst::new(&graph, 2);
/// assert_eq!(search.bridges(), [false, true, false]);
/// // By preorder indices, which 2, 1, 0 have in this order:
/// assert_eq!(search.parents().collect::<Vec<_>>(), [(1, 0), (2, 1)]);
/// assert_eq!(search.non_tree_edges().collect::<Vec<_>>(), [(0, 1)]);
/// ```
///
/// [Why](self#why).
///
/// # Source
/// Tarjan, A note on finding the bridges of a graph (1974).
#[derive(Clone, Debug)]
pub struct DepthFirst<'a> {
    graph: &'a Graph,
    /// The preorder index of every vertex that is reached, plus 1.
    indices: Vec<Option<NonZeroU32>>,
    /// By preorder index, the parent's; the root's own.
    parents: Vec<u32>,
    /// By preorder index, the edge to the parent; none of the graph for the root.
    parent_edges: Vec<u32>,
    /// By preorder index, the least one to which a non-tree edge leads from the subtree, or its own.
    low: Vec<u32>,
}

impl<'a> DepthFirst<'a> {
    /// Searches `graph` from the vertex `root`.
    ///
    /// # Panics
    /// If `root` is no vertex.
    ///
    /// # Complexity
    /// O(vertices + edges) time and memory.
    #[must_use]
    pub fn new(graph: &'a Graph, root: usize) -> Self {
        let mut search = Self {
            graph,
            indices: vec![None; graph.len()],
            parents: Vec::with_capacity(graph.len()),
            parent_edges: Vec::with_capacity(graph.len()),
            low: vec![],
        };
        search.enter(root, 0, graph.edges().len());
        // The vertices from the root to here, each with the edges that have not been followed.
        let mut path = vec![(0, graph.incident(root))];
        while let Some((index, incident)) = path.last_mut() {
            match incident.find(|&(neighbour, _)| search.indices[neighbour].is_none()) {
                None => drop(path.pop()),
                Some((neighbour, edge)) => {
                    let below = search.enter(neighbour, *index, edge);
                    path.push((below, graph.incident(neighbour)));
                }
            }
        }
        search.low = (0..search.parents.len() as u32).collect();
        for (edge, ends) in graph.edges().enumerate() {
            if let Some((upper, lower)) = search.non_tree_edge(edge, ends) {
                search.low[lower] = search.low[lower].min(upper as u32);
            }
        }
        for index in (1..search.len()).rev() {
            let parent = search.parents[index] as usize;
            search.low[parent] = search.low[parent].min(search.low[index]);
        }
        search
    }

    /// Gives `vertex` the next preorder index, which has this parent.
    fn enter(&mut self, vertex: usize, parent: u32, edge: usize) -> u32 {
        let index = self.parents.len() as u32;
        self.parents.push(parent);
        self.parent_edges.push(edge as u32);
        self.indices[vertex] = NonZeroU32::new(index + 1);
        index
    }

    /// The number of vertices reached.
    #[allow(clippy::len_without_is_empty)] // there is a root
    #[must_use]
    pub fn len(&self) -> usize {
        self.parents.len()
    }

    /// The preorder index of a vertex of the graph, if it is reached.
    #[must_use]
    pub fn index(&self, vertex: usize) -> Option<usize> {
        self.indices[vertex].map(|index| index.get() as usize - 1)
    }

    /// Every preorder index but the root's with its parent's, in ascending order; reversed, every vertex comes before
    /// its parent.
    pub fn parents(&self) -> impl DoubleEndedIterator<Item = (usize, usize)> + '_ {
        (1..self.len()).map(|index| (index, self.parents[index] as usize))
    }

    /// The non-tree edges that are reached, as preorder indices, the upper one first; a loop is one.
    pub fn non_tree_edges(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let edges = self.graph.edges().enumerate();
        edges.filter_map(|(edge, ends)| self.non_tree_edge(edge, ends))
    }

    /// The preorder indices of the ends of an edge that is reached and not in the tree, the upper one first.
    fn non_tree_edge(&self, edge: usize, (u, v): (usize, usize)) -> Option<(usize, usize)> {
        let (u, v) = (self.index(u)?, self.index(v)?);
        let (upper, lower) = (u.min(v), u.max(v));
        (self.parent_edges[lower] as usize != edge).then_some((upper, lower))
    }

    /// Whether the edge from the vertex with this preorder index to its parent is a bridge. The root has no such edge.
    #[must_use]
    pub fn is_bridge(&self, index: usize) -> bool {
        index > 0 && self.low[index] as usize == index
    }

    /// For every edge of the graph, whether it is a bridge that is reached.
    ///
    /// # Complexity
    /// O(vertices + edges).
    #[must_use]
    pub fn bridges(&self) -> Vec<bool> {
        let mut bridges = vec![false; self.graph.edges().len()];
        for index in (1..self.len()).filter(|&index| self.is_bridge(index)) {
            bridges[self.parent_edges[index] as usize] = true;
        }
        bridges
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let pairs: Vec<(usize, usize)> = (0..4).flat_map(|u| (0..=u).map(move |v| (u, v))).collect();
        for length in 0..=5 {
            for code in 0..10_usize.pow(length) {
                let edges: Vec<(usize, usize)> =
                    (0..length).map(|digit| pairs[code / 10_usize.pow(digit) % 10]).collect();
                assert_search(&Graph::new(4, edges), code % 4);
            }
        }
    }

    #[track_caller]
    fn assert_search(graph: &Graph, root: usize) {
        let search = DepthFirst::new(graph, root);
        let everything = reached(graph, root, None);
        assert_eq!(search.len(), everything.len(), "{graph:?}");
        assert_eq!(search.index(root), Some(0));
        let parent = |index: usize| search.parents[index] as usize;
        let bridges = search.bridges();
        let mut edges = 0;
        for (edge, (u, v)) in graph.edges().enumerate() {
            let (Some(u), Some(v)) = (search.index(u), search.index(v)) else {
                assert!(!bridges[edge]);
                continue;
            };
            edges += 1;
            let (upper, lower) = (u.min(v), u.max(v));
            let mut path_up = std::iter::successors(Some(lower), |&v| (v > 0).then(|| parent(v)));
            assert!(path_up.any(|v| v == upper), "{graph:?}");
            let bridge = reached(graph, root, Some(edge)).len() < everything.len();
            assert_eq!(bridges[edge], bridge, "{graph:?}");
            if search.parent_edges[lower] as usize == edge {
                assert_eq!(parent(lower), upper);
                assert_eq!(search.is_bridge(lower), bridge, "{graph:?}");
            }
        }
        assert_eq!(search.parents().count() + search.non_tree_edges().count(), edges);
        assert!(search.parents().all(|(v, parent)| parent < v) && !search.is_bridge(0));
    }
}
