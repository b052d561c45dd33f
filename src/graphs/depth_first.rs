//! Searching a graph depth first: the tree found, and its bridges.
//!
//! Use it to find which edges lie on circuits, or to walk a graph from its leaves to its root.
//!
//! # Used by
//! [`games::hackenbush`](crate::games::hackenbush).

use std::num::NonZeroU32;

use crate::graphs::Graph;

/// A tree that spans what can be reached from a root of a graph, found depth first, and the bridges there.
///
/// The vertices reached go by their places in preorder, not by their numbers in the graph: the root has place 0, and a
/// parent comes before its children. Every edge beside the tree joins a place with itself or with one above it on the
/// way to the root.
///
/// ```
/// use grundy::graphs::{DepthFirst, Graph};
///
/// // A circuit of two edges, and one edge more.
/// let graph = Graph::new(3, [(2, 1), (1, 0), (1, 2)]);
/// let search = DepthFirst::new(&graph, 2);
/// assert_eq!(search.parents().collect::<Vec<_>>(), [(1, 0), (2, 1)]);
/// assert_eq!(search.back_edges(&graph).collect::<Vec<_>>(), [(0, 1)]);
/// assert_eq!((search.is_bridge(1), search.is_bridge(2)), (false, true));
/// ```
///
/// Why. Let v be a place that is not the root. The edge from v to its parent is a bridge iff no other edge leads out of
/// the subtree of v. Such an edge is beside the tree, so its other end lies above v. So it is enough to know, for every
/// subtree, how far up the edges beside the tree lead from there.
///
/// # Source
/// Tarjan, A note on finding the bridges of a graph (1974).
#[derive(Clone, Debug)]
pub struct DepthFirst {
    /// The place of every vertex of the graph that is reached, counted from 1.
    places: Vec<Option<NonZeroU32>>,
    /// Whether an edge of the graph is one of the tree.
    in_tree: Vec<bool>,
    /// The parent of every place; the root is its own.
    parents: Vec<u32>,
    /// For every place the least one to which an edge beside the tree leads from its subtree, or its own.
    low: Vec<u32>,
}

impl DepthFirst {
    /// Searches `graph` from the vertex `root`.
    ///
    /// # Panics
    /// If `root` is no vertex.
    ///
    /// # Complexity
    /// O(vertices + edges) time and memory.
    pub fn new(graph: &Graph, root: usize) -> Self {
        let mut search = Self {
            places: vec![None; graph.len()],
            in_tree: vec![false; graph.edges().len()],
            parents: Vec::with_capacity(graph.len()),
            low: vec![],
        };
        search.enter(root, 0);
        // The places from the root to here, each with the edges that have not been followed.
        let mut path = vec![(0, graph.incident(root))];
        while let Some((place, incident)) = path.last_mut() {
            match incident.find(|&(neighbour, _)| search.places[neighbour].is_none()) {
                None => drop(path.pop()),
                Some((neighbour, edge)) => {
                    search.in_tree[edge] = true;
                    let below = search.enter(neighbour, *place);
                    path.push((below, graph.incident(neighbour)));
                }
            }
        }
        search.low = (0..search.parents.len() as u32).collect();
        for (edge, ends) in graph.edges().enumerate() {
            if let Some((upper, lower)) = search.back_edge(edge, ends) {
                search.low[lower] = search.low[lower].min(upper as u32);
            }
        }
        for place in (1..search.len()).rev() {
            let parent = search.parents[place] as usize;
            search.low[parent] = search.low[parent].min(search.low[place]);
        }
        search
    }

    /// Gives `vertex` the next place, which has this parent.
    fn enter(&mut self, vertex: usize, parent: u32) -> u32 {
        let place = self.parents.len() as u32;
        self.parents.push(parent);
        self.places[vertex] = NonZeroU32::new(place + 1);
        place
    }

    /// The place of a vertex of the graph, if it is reached.
    fn place(&self, vertex: usize) -> Option<usize> {
        self.places[vertex].map(|place| place.get() as usize - 1)
    }

    /// The number of vertices reached.
    #[allow(clippy::len_without_is_empty)] // there is a root
    pub fn len(&self) -> usize {
        self.parents.len()
    }

    /// Every place but the root's with its parent, in preorder; reversed, every place comes before its parent.
    pub fn parents(&self) -> impl DoubleEndedIterator<Item = (usize, usize)> + '_ {
        (1..self.len()).map(|place| (place, self.parents[place] as usize))
    }

    /// The edges of the searched graph beside the tree, as places, the upper one first; a loop is one.
    pub fn back_edges<'a>(&'a self, graph: &'a Graph) -> impl Iterator<Item = (usize, usize)> + 'a {
        let edges = graph.edges().enumerate();
        edges.filter_map(move |(edge, ends)| self.back_edge(edge, ends))
    }

    /// The places of the ends of an edge that is reached and not in the tree, the upper one first.
    fn back_edge(&self, edge: usize, (u, v): (usize, usize)) -> Option<(usize, usize)> {
        if self.in_tree[edge] {
            return None;
        }
        let (u, v) = (self.place(u)?, self.place(v)?);
        Some((u.min(v), u.max(v)))
    }

    /// Whether the edge from `place` to its parent is a bridge. The root has no such edge.
    pub fn is_bridge(&self, place: usize) -> bool {
        place > 0 && self.low[place] as usize == place
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
        assert_eq!(search.place(root), Some(0));
        let parent = |v: usize| search.parents[v] as usize;
        let mut edges = 0;
        for (edge, (u, v)) in graph.edges().enumerate() {
            let (Some(u), Some(v)) = (search.place(u), search.place(v)) else {
                continue;
            };
            edges += 1;
            let (upper, lower) = (u.min(v), u.max(v));
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
        assert_eq!(search.parents().count() + search.back_edges(graph).count(), edges);
        assert!(search.parents().all(|(v, parent)| parent < v) && !search.is_bridge(0));
    }
}
