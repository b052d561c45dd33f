//! Edge deletion, or Green Hackenbush: a move removes an edge, and with it all that is then no longer connected to the
//! ground. A player who cannot move loses.
//!
//! Use it where both players may cut every edge. Where each has edges of his own, see
//! [`numbers`](crate::games::numbers).
//!
//! # Theorem
//! Both players may cut every edge; what is then no longer connected to the ground is gone. A player who cannot move
//! loses. In a tree a vertex has the XOR of g + 1 over the values g of its children (colon principle). In a graph the
//! vertices of every cycle may become one, its edges loops, each worth 1 (fusion principle). The player to move wins
//! iff the value of the ground is not 0.
//!
//! # Why
//! On a tree, the branches at a vertex may be exchanged for one stalk, whose length is the XOR of their values: this is
//! the colon principle.
//!
#![doc = include_str!("../pictures/colon.svg")]
//!
//! Claim. The value at v is the XOR of g + 1 over the values g of its children; that of a leaf is 0.
//!
//! What hangs on different edges at v is played independently, as a sum. Let one edge carry a tree of value g.
//! Cutting it leads to 0. A move above it leads to a tree of some value g′, which may be each one below g and is never
//! g; by induction, the edge with it has g′ + 1. So the successors have the values 0, 1, …, g, perhaps others, but not
//! g + 1. The argument does not ask what the tree is: any graph that hangs on one edge may stand for it.
//!
//! # The fusion principle
//! On a graph, every cycle may become a single vertex, and then two loops at a vertex cancel.
//!
#![doc = include_str!("../pictures/fusion.svg")]
//!
//! Claim. Fuse the vertices of every cycle into one vertex. The edges of cycles become loops, and a tree with loops is
//! left. A loop counts 1. A bridge counts f + 1, where f is the value of what it carries, on the side away from the
//! ground. The value of a vertex is the XOR of what its loops and bridges count, and the value of the graph is that of
//! the ground.
//!
//! Let g(G) be the true value of a graph G, and f(G) that of the claim. All edges of G are connected to the
//! ground. Four facts come first.
//!
//! 1. f(G) is made from a 1 for every edge by adding and XORing. So f(G) is at most the number of edges of G, and has
//!    its parity.
//! 2. Let G be a sum: it falls into parts that share only the ground. Then g(G) is the XOR of g over the parts, and
//!    f(G) is the XOR of f.
//! 3. Let G be a graph X that is carried by a single edge at the ground. Then g(G) = g(X) + 1 by the colon principle,
//!    and f(G) = f(X) + 1. So f = g for trees.
//! 4. Let a part X hang on a vertex v: it shares only v with the rest of G. Exchange it for another part Y with
//!    g(X) = g(Y), where v is the ground of X and of Y. Then g(G) stays, because in the sum of both graphs every move
//!    has an answer. A move outside X and Y is answered by the same edge in the other graph, a move inside as in the
//!    sum of X and Y. Two such graphs are left again. Also f(G) stays if f(X) = f(Y), as f(X) is only XORed to the
//!    value at v.
//!
//! Now suppose that the claim is false. Of the graphs with f(G) ≠ g(G) take one with the fewest edges, and among these
//! one with the fewest vertices. So f = g for all graphs with fewer edges.
//!
//! No two different vertices u and w of G are joined by three edge-disjoint paths, that is, by three paths of which no
//! two share an edge. Otherwise fuse u and w. The graph G' that this makes has as many edges, and one vertex less, so
//! f(G') = g(G') by the choice of G. Also f(G') = f(G), as cycles fuse u and w anyway. In the sum of G and G' answer
//! every move by the same edge in the other graph. In G two edge-disjoint paths from u to w are left. So the same edges
//! are still connected to the ground in both graphs; and if u and w are, these paths make up cycles that fuse them. So
//! f of both graphs is equal. They have fewer edges, so g is equal, too. Hence the answers win, and
//! g(G) = g(G') = f(G') = f(G).
//!
//! By facts 2 and 3, G is no sum, and no graph on a single edge, since f = g for the parts. So no edge at the ground is
//! a bridge. None is a loop, because G would be this loop, which is worth 1. So the ground lies on a cycle C of L ≥ 2
//! edges. Take the edges of C away. The rest of G falls into connected pieces. Each of them has exactly one vertex of
//! C: two would be joined by a third path beside the two on C. The piece of the ground has no edges, as G is no sum. So
//! G is the cycle C, and parts that hang on its other vertices.
//!
//! A stalk is a row of edges that hangs by one end; its value is the number of its edges. Each part on C has fewer
//! edges than G, so f = g for it. Exchange it for a stalk of this value. By facts 1 and 4 the edges become no more, and
//! f and g of the graph stay. Now G is the cycle e₁, …, e_L from the ground and back, with a stalk of a_i ≥ 0 edges at
//! the vertex between e_i and e_{i+1}, for 0 < i < L. Let s be the XOR of the a_i. Then f(G) = s XOR (L mod 2). Compare
//! G with Nim: the heaps are the a_i, and one more of L mod 2.
//!
//! - A cut in a stalk leaves a graph with fewer edges. So f = g for it, and its value is what the same move leaves in
//!   Nim.
//! - A cut of the cycle leaves a tree. By fact 1 its value does not have the parity of f(G).
//!
//! So no move leads to f(G). In Nim, moves lead to every smaller value. They are moves in stalks, with one exception:
//! if L is odd, taking away the heap of L mod 2 leads to s. So g(G) = f(G), against the choice of G, once this is
//! proven:
//!
//! If L is odd, some cut of the cycle leaves a tree of value s. We show this by induction on the total number of edges
//! in stalks, and for L = 1, too, where the cycle is a loop. If there are no stalks, cut the middle edge: two equal
//! stalks are left, and s = 0.
//!
//! Otherwise colour every edge e_i of the cycle by the parity of i + a₁ + … + a_{i−1}. One colour has an odd number of
//! edges; call these edges red. A smaller cycle is made as follows. Contract every edge of the cycle that is not red:
//! fuse its ends, and drop the edge. Cut every stalk down to half its length, rounded down. Stalks that meet at a
//! vertex become one, of the XOR of their lengths; those that come to the ground stay there. Let s' be the XOR of all
//! stalks, which is ⌊s/2⌋. The red edges are a cycle again, their number is odd, and there are fewer edges in stalks.
//! The stalks at the ground are a term of their own in every sum. So by induction the cut of some red edge e_j leaves a
//! tree of value s' of the smaller cycle.
//!
//! Now cut e_j in the large cycle instead. The value t of the tree that this leaves has ⌊t/2⌋ = s'. To see this, let
//! e_i be another edge of the cycle. If i < j, it carries a tree of j − i − 1 + a_i + … + a_{j−1} edges, and likewise
//! if i > j. By fact 1 the value u of this tree has the parity of this number; it is odd iff e_i has the colour of e_j,
//! that is iff e_i is red. With e_i the value is u + 1. Half of it, rounded down, is ⌊u/2⌋ + 1 if e_i is red, and ⌊u/2⌋
//! if not, as if e_i were contracted. And halves, rounded down, may be taken before an XOR or after it. So ⌊t/2⌋ is the
//! value of the tree that is left of the smaller cycle.
//!
//! Last, the tree has L − 1 + a₁ + … + a_{L−1} edges, and L − 1 is even. So by fact 1 its value t has the parity of s,
//! and t = s.
//!
//! # Example
//! A stem with a fork of two edges on it has three edges, and is worth one: the two branches cancel.
//!
//! ```
//! use grundy::games::{hackenbush::tree_values, sg::mex};
//! use grundy::graphs::Tree;
//!
//! let stem_and_fork = Tree::new(4, [(0, 1), (1, 2), (1, 3)]).expect("three edges that form a tree");
//! // A move leaves nothing, or a stalk of two edges.
//! assert_eq!(mex([0, 2]), 1);
//! assert_eq!(tree_values(&stem_and_fork)[0], 1);
//! ```

use crate::graphs::depth_first::DepthFirst;
use crate::graphs::{Graph, Tree};

/// The value of the subtree at every vertex of a tree whose root is the ground: the colon principle.
///
/// ```
/// use grundy::games::hackenbush::tree_values;
/// use grundy::graphs::Tree;
///
/// // A stalk of three edges, and one of one edge.
/// let tree = Tree::new(5, [(0, 1), (1, 2), (2, 3), (0, 4)]).expect("four edges that form a tree");
/// assert_eq!(tree_values(&tree), [3 ^ 1, 2, 1, 0, 0]);
/// ```
///
/// [Why](self#why).
///
/// # Complexity
/// O(n) time and memory. A value is at most the number of edges below.
///
/// # Source
/// Berlekamp, Conway and Guy, Winning Ways, chapter 7.
#[must_use]
pub fn tree_values(tree: &Tree) -> Vec<u32> {
    let mut values = vec![0; tree.len()];
    for v in tree.preorder().rev() {
        if let Some(parent) = tree.parent(v) {
            values[parent] ^= values[v] + 1;
        }
    }
    values
}

/// The value of a forest whose roots each stand on an edge on the ground: [`tree_values`] where no tree is stored. Each
/// vertex comes with its parent, unless it is a root, and before its parent.
///
/// ```
/// use grundy::games::hackenbush::forest_value;
///
/// // A stalk of three edges, and one of one edge.
/// assert_eq!(forest_value([(3, None), (2, Some(1)), (1, Some(0)), (0, None)]), 3 ^ 1);
/// ```
///
/// # Panics
/// If a vertex is not below the number of vertices.
///
/// # Complexity
/// O(n) time and memory.
#[must_use]
pub fn forest_value(
    children_first: impl IntoIterator<Item = (usize, Option<usize>), IntoIter: ExactSizeIterator>,
) -> u32 {
    let vertices = children_first.into_iter();
    let mut values = vec![0; vertices.len()];
    let mut ground = 0;
    for (vertex, parent) in vertices {
        let edge = values[vertex] + 1;
        match parent {
            Some(parent) => values[parent] ^= edge,
            None => ground ^= edge,
        }
    }
    ground
}

/// Whether the player to move wins on a tree whose root is the ground.
///
/// # Complexity
/// O(n) time and memory.
#[must_use]
pub fn first_player_wins(tree: &Tree) -> bool {
    tree_values(tree)[tree.root()] != 0
}

/// The value of the game on a graph whose vertex `ground` is the ground: the fusion principle. Parallel edges and loops
/// are edges as any other; what is not connected to the ground does not count.
///
/// ```
/// use grundy::games::hackenbush::graph_value;
/// use grundy::graphs::Graph;
///
/// // A triangle that stands on an edge.
/// let graph = Graph::new(4, [(0, 1), (1, 2), (2, 3), (3, 1)]);
/// assert_eq!(graph_value(&graph, 0), 1 + 1);
/// ```
///
/// [Why](self#the-fusion-principle).
///
/// # Panics
/// If `ground` is no vertex.
///
/// # Complexity
/// O(vertices + edges) time and memory. A value is at most the number of edges.
///
/// # Source
/// Berlekamp, Conway and Guy, Winning Ways, chapter 7, for the theorem, the exchange of parts, and the fusion of
/// vertices that three paths join.
#[must_use]
pub fn graph_value(graph: &Graph, ground: usize) -> u32 {
    let search = DepthFirst::new(graph, ground);
    // By preorder indices of the search, the ground first. A non-tree edge counts where its upper end is fused.
    let mut values = vec![0; search.len()];
    for (upper, _) in search.non_tree_edges() {
        values[upper] ^= 1;
    }
    for (v, parent) in search.parents().rev() {
        values[parent] ^= match search.is_bridge(v) {
            true => values[v] + 1,
            false => values[v] ^ 1,
        };
    }
    values[0]
}
