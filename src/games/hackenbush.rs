//! Edge deletion, or Green Hackenbush: a move removes an edge, and with it all that is then no longer connected to the
//! ground. Who cannot move loses.

use crate::graphs::depth_first::DepthFirst;
use crate::graphs::graph::Graph;
use crate::graphs::tree::Tree;

/// The value of the subtree at every vertex of a tree whose root is the ground: the colon principle.
///
/// ```
/// use grundy::games::hackenbush::tree_values;
/// use grundy::graphs::tree::Tree;
///
/// // A stalk of three edges, and one of one edge.
/// let tree = Tree::new(5, [(0, 1), (1, 2), (2, 3), (0, 4)]).expect("four edges that form a tree");
/// assert_eq!(tree_values(&tree), [3 ^ 1, 2, 1, 0, 0]);
/// ```
///
/// Claim. The value at v is the XOR of g + 1 over the values g of its children; that of a leaf is 0.
///
/// Why. What hangs on different edges at v is played independently, as a sum. Let one edge carry a tree of value g. To
/// cut it leads to 0. A move above it leads to a tree of some value g′, which may be each one below g and is never g;
/// by induction, the edge with it has g′ + 1. So the successors have the values 0, 1, …, g, perhaps others, but not
/// g + 1. The argument does not ask what the tree is: any graph that hangs on one edge may stand for it.
///
/// # Complexity
/// O(n) time and memory. A value is at most the number of edges below.
///
/// # Source
/// Berlekamp, Conway and Guy, Winning Ways, chapter 7.
pub fn tree_values(tree: &Tree) -> Vec<u32> {
    let mut values = vec![0; tree.len()];
    for v in tree.preorder().rev() {
        if let Some(parent) = tree.parent(v) {
            values[parent] ^= values[v] + 1;
        }
    }
    values
}

/// The value of the game on a graph whose vertex `ground` is the ground: the fusion principle. Parallel edges and loops
/// are edges as any other; what is not connected to the ground does not count.
///
/// ```
/// use grundy::graphs::graph::Graph;
/// use grundy::games::hackenbush::graph_value;
///
/// // A triangle that stands on an edge.
/// let graph = Graph::new(4, [(0, 1), (1, 2), (2, 3), (3, 1)]);
/// assert_eq!(graph_value(&graph, 0), 1 + 1);
/// ```
///
/// Claim. The vertices of a circuit may be fused into one, whereby its edges become loops, and the value stays. A loop
/// has the value 1. So an edge that is no bridge adds 1 to the XOR of its fused vertex, and a bridge adds g + 1, where g
/// is the value beyond it.
///
/// Why. Let parts X and Y have the same value. What hangs on a single vertex of a graph, X, may be exchanged for Y: in
/// the sum of both graphs, a move outside X and Y is answered by the same in the other graph, and one inside as in the
/// sum of X and Y. Now take a counter-example with the fewest edges, of these with the fewest edges on circuits, and of
/// these with the fewest vertices.
/// - What hangs on a single vertex is smaller, so it has the value that the claim says, and may be taken for a string
///   of this value, that is so many edges in a row: these are not more.
/// - No two vertices are joined by three ways without common edges. Fused, they make a graph with a vertex less. In
///   the sum of the two graphs answer every move by the same edge in the other: two ways are left, so what is left of
///   both graphs has one value. Hence so have they, and the first is no counter-example as the second is none.
/// - A circuit that misses the ground would hang on a vertex, or have two vertices joined by a third way over the
///   ground. Two circuits share only the ground for the same reason, and there the graph falls into smaller terms of a
///   sum. So it is one circuit e₁, …, e_L through the ground, with strings of a₁, …, a_{L−1} edges at v₁, …, v_{L−1},
///   where v_i lies between e_i and e_{i+1}.
/// - Let s be the XOR of the strings, and x = s XOR (L mod 2), which the claim says. The values of smaller graphs obey
///   the claim, so moves in strings lead to what they lead to in Nim, and never to x. Nor does a cut of the circuit: it
///   leaves a tree, whose value has the parity of its number of edges, and x that of one edge more. What is left to
///   show is that some cut leads to s if L is odd.
/// - If all strings are empty, cut the middle edge. Else colour e_j by the parity of j − 1 + a₁ + … + a_{j−1}. Cut e_j:
///   what stands on e_i has an odd number of edges iff e_i has the colour of e_j. Then adding 1 for e_i adds 1 to the
///   half, rounded down, of that value; else it leaves the half as it is. So half of the final value is that of the cut
///   circuit with halved strings in which the edges of the other colour are fused. One colour has an odd number of edges;
///   by induction one of them leaves the half of s, and by parity s itself.
///
/// # Panics
/// If `ground` is no vertex.
///
/// # Complexity
/// O(vertices + edges) time and memory. A value is at most the number of edges.
///
/// # Source
/// Berlekamp, Conway and Guy, Winning Ways, chapter 7, for the theorem and the first steps of the proof.
pub fn graph_value(graph: &Graph, ground: usize) -> u32 {
    let search = DepthFirst::new(graph, ground);
    // By the places of the search, the ground first. An edge beside the tree counts where its upper end is fused.
    let mut values = vec![0; search.len()];
    for (upper, _) in search.back_edges(graph) {
        values[upper] ^= 1;
    }
    for (place, parent) in search.parents().rev() {
        values[parent] ^= match search.is_bridge(place) {
            true => values[place] + 1,
            false => values[place] ^ 1,
        };
    }
    values[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value by play: a bit for each edge still there.
    fn played(edges: &[(usize, usize)]) -> u32 {
        let mut values: Vec<u32> = vec![];
        for left in 0..1_usize << edges.len() {
            let grounded = grounded(edges, left);
            values.push(match grounded == left {
                false => values[grounded],
                true => {
                    let cut = (0..edges.len()).filter(|edge| left >> edge & 1 == 1);
                    let next: Vec<u32> = cut.map(|edge| values[left & !(1 << edge)]).collect();
                    (0..)
                        .find(|value| !next.contains(value))
                        .expect("some number is missing")
                }
            });
        }
        values[values.len() - 1]
    }

    /// The edges out of `left` that are connected to vertex 0.
    fn grounded(edges: &[(usize, usize)], left: usize) -> usize {
        let mut reached = 1_u32;
        let mut grounded = 0;
        loop {
            let before = grounded;
            for (edge, &(u, v)) in edges.iter().enumerate() {
                if left >> edge & 1 == 1 && (reached >> u | reached >> v) & 1 == 1 {
                    grounded |= 1 << edge;
                    reached |= 1 << u | 1 << v;
                }
            }
            if grounded == before {
                return grounded;
            }
        }
    }

    #[test]
    fn trees_have_the_value_of_play_up_to_9_edges() {
        // The depths of the vertices in preorder: each is at most one more than the one before.
        let mut depths = vec![vec![0_usize]];
        let mut trees = 0;
        while let Some(depth) = depths.pop() {
            let parent = |v: usize| {
                (0..v)
                    .rev()
                    .find(|&u| depth[u] + 1 == depth[v])
                    .expect("a vertex one step nearer to the root")
            };
            let edges: Vec<(usize, usize)> = (1..depth.len()).map(|v| (parent(v), v)).collect();
            let tree = Tree::new(depth.len(), edges.clone()).expect("a tree by its parents");
            let graph = Graph::new(depth.len(), edges.clone());
            let value = played(&edges);
            assert_eq!(tree_values(&tree)[0], value, "{edges:?}");
            assert_eq!(graph_value(&graph, 0), value, "{edges:?}");
            trees += 1;
            if edges.len() < 9 {
                let last = depth[edges.len()];
                depths.extend((1..=last + 1).map(|next| [&depth[..], &[next]].concat()));
            }
        }
        // The Catalan numbers up to the ninth.
        assert_eq!(trees, 1 + 1 + 2 + 5 + 14 + 42 + 132 + 429 + 1430 + 4862);
    }

    #[test]
    fn every_vertex_has_the_value_of_its_subtree() {
        let edges = [(0, 1), (1, 2), (1, 3), (3, 4), (0, 5)];
        let tree = Tree::new(6, edges).expect("five edges that form a tree");
        assert_eq!(tree_values(&tree), [4 ^ 1, 3, 0, 1, 0, 0]);
    }

    #[test]
    fn graphs_have_the_value_of_play_up_to_6_edges() {
        let mut graphs = 0;
        let mut lists: Vec<Vec<(usize, usize)>> = vec![vec![]];
        while let Some(edges) = lists.pop() {
            let vertices = edges.iter().map(|edge| edge.1 + 1).max().unwrap_or(1);
            // Enough up to the names: each vertex but the ground is joined to one before it.
            if (1..vertices).all(|v| edges.iter().any(|edge| edge.0 < v && edge.1 == v)) {
                let graph = Graph::new(vertices, edges.clone());
                assert_eq!(graph_value(&graph, 0), played(&edges), "{edges:?}");
                graphs += 1;
            }
            if edges.len() < 6 {
                let first = edges.last().map_or((0, 0), |&(u, v)| (v, u));
                let pairs = (0..=6).flat_map(|v| (0..=v).map(move |u| (v, u)));
                lists.extend(
                    pairs
                        .filter(|&pair| pair >= first)
                        .map(|(v, u)| [&edges[..], &[(u, v)]].concat()),
                );
            }
        }
        // By hand: the product over the vertices of the ways to choose their edges down and loops, summed.
        assert_eq!(graphs, 6545);
    }

    #[test]
    fn what_is_not_connected_to_the_ground_does_not_count() {
        let pairs: Vec<(usize, usize)> = (0..4).flat_map(|u| (0..4).map(move |v| (u, v))).collect();
        for code in 0..16_usize.pow(4) {
            let edges: Vec<(usize, usize)> = (0..4)
                .map(|digit| pairs[code >> (4 * digit) & 15])
                .collect();
            let graph = Graph::new(4, edges.clone());
            assert_eq!(graph_value(&graph, 0), played(&edges), "{edges:?}");
        }
    }

    #[test]
    fn long_circuits_need_no_deep_stack() {
        let vertices = 400_000;
        let circuit = (0..vertices).map(|v| (v, (v + 1) % vertices));
        assert_eq!(graph_value(&Graph::new(vertices, circuit), 0), 0);
        let path = (1..vertices).map(|v| (v - 1, v));
        assert_eq!(
            graph_value(&Graph::new(vertices, path), 0),
            vertices as u32 - 1
        );
    }
}
