//! Undirected graphs with compressed adjacency.
//!
//! Use it where the edges are known before the first question. For a tree, [`Tree`](crate::graphs::tree::Tree) knows
//! more.
//!
//! # Used by
//! [`abc398g`](../../../abc398g/index.html), [`bipartite_game`](../../../bipartite_game/index.html),
//! [`graph_hackenbush`](../../../graph_hackenbush/index.html), [`p1971`](../../../p1971/index.html),
//! [`p4055`](../../../p4055/index.html), [`p9169`](../../../p9169/index.html),
//! [`games::hackenbush`](crate::games::hackenbush), [`graphs::depth_first`](crate::graphs::depth_first),
//! [`graphs::matching`](crate::graphs::matching), [`io`](crate::io).

/// An undirected graph on the vertices from 0; parallel edges and loops are allowed.
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
    /// If an edge ends at no vertex, or if there are 2³² vertices or 2³¹ edges.
    ///
    /// # Complexity
    /// O(vertices + edges).
    pub fn new(vertices: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Self {
        assert!(u32::try_from(vertices).is_ok(), "too many vertices");
        let mut first = vec![0; vertices + 1];
        let mut narrow = |v: usize| {
            assert!(v < vertices, "an edge ends at {v}, and there are {vertices} vertices");
            first[v] += 1;
            v as u32
        };
        let edges: Vec<(u32, u32)> = edges.into_iter().map(|(u, v)| (narrow(u), narrow(v))).collect();
        assert!(edges.len() < 1 << 31, "too many edges");
        // Sums the degrees, then fills every vertex's place from its end down.
        for v in 0..vertices {
            first[v + 1] += first[v];
        }
        let unknown = HalfEdge { neighbour: 0, edge: 0 };
        let mut half_edges = vec![unknown; 2 * edges.len()];
        for (edge, &(u, v)) in edges.iter().enumerate().rev() {
            for (from, neighbour) in [(v, u), (u, v)] {
                let place = &mut first[from as usize];
                *place -= 1;
                half_edges[*place as usize] = HalfEdge { neighbour, edge: edge as u32 };
            }
        }
        Self { edges, first, half_edges }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adjacency_is_what_the_edges_say_on_all_small_multigraphs() {
        let pairs: Vec<(usize, usize)> = (0..3).flat_map(|u| (0..3).map(move |v| (u, v))).collect();
        for length in 0..=3 {
            for code in 0..9_usize.pow(length) {
                let edges: Vec<(usize, usize)> =
                    (0..length).map(|digit| pairs[code / 9_usize.pow(digit) % 9]).collect();
                let graph = Graph::new(3, edges.clone());
                assert!(graph.edges().eq(edges.iter().copied()));
                for vertex in 0..3 {
                    let mut expected = vec![];
                    for (edge, (u, v)) in graph.edges().enumerate() {
                        expected.extend((u == vertex).then_some((v, edge)));
                        expected.extend((v == vertex).then_some((u, edge)));
                    }
                    assert_eq!(graph.incident(vertex).collect::<Vec<_>>(), expected, "{edges:?}");
                }
            }
        }
    }

    #[test]
    #[should_panic(expected = "an edge ends at 2")]
    fn an_edge_to_the_number_of_vertices_is_a_mistake() {
        Graph::new(2, [(0, 2)]);
    }
}
