//! Lowest common ancestors in O(1).
//!
//! Use it for many pairs of vertices in a tree that does not change; it takes O(n log n) time and memory before the
//! first.
//!
//! # Used by
//! [`agc005e`](../../../agc005e/index.html), [`bzoj2819`](../../../bzoj2819/index.html),
//! [`cf1404b`](../../../cf1404b/index.html), [`cf2062e2`](../../../cf2062e2/index.html).

use crate::graphs::Tree;

/// The lowest common ancestors of a [`Tree`].
///
/// ```
/// use grundy::graphs::{Lca, Tree};
///
/// let tree = Tree::new(4, [(0, 1), (1, 2), (1, 3)]).expect("three edges that form a tree");
/// let lca = Lca::new(&tree);
/// assert_eq!((lca.of(2, 3), lca.of(1, 3)), (1, 1));
/// assert_eq!((lca.distance(2, 3), lca.distance(0, 3)), (2, 2));
/// ```
///
/// Why. Let u stand before v in preorder, and let w be their lowest common ancestor. Look at the vertices after u up to
/// v. They lie in the subtree of w and are not w, so no parent of theirs stands before w. Let c be the child of w whose
/// subtree has v. This subtree does not have u, and it stands in one piece, so c stands after u. Hence c is among them,
/// and its parent is w. So w is the parent that stands first, and a table of minima over 2^k preorder indices finds it.
///
/// # Source
/// Bender and Farach-Colton, The LCA problem revisited (2000), for the reduction to minima; the table over preorder
/// instead of the Euler tour is folklore.
#[derive(Clone, Debug)]
pub struct Lca<'a> {
    tree: &'a Tree,
    /// Row k, at i: the least index of a parent of the 2^k vertices with the indices from i on.
    least_parent: Vec<Vec<u32>>,
}

impl<'a> Lca<'a> {
    /// Prepares the answers for `tree`.
    ///
    /// # Complexity
    /// O(n log n) time and memory.
    pub fn new(tree: &'a Tree) -> Self {
        let parents = tree.preorder().map(|v| tree.parent(v).map_or(0, |parent| tree.index(parent) as u32));
        let mut least_parent: Vec<Vec<u32>> = vec![parents.collect()];
        for half in (0..).map(|log| 1 << log).take_while(|half| 2 * half <= tree.len()) {
            let row = least_parent.last().expect("the first row at least");
            least_parent.push(row.iter().zip(&row[half..]).map(|(&left, &right)| left.min(right)).collect());
        }
        Self { tree, least_parent }
    }

    /// The lowest vertex that has both `u` and `v` in its subtree.
    ///
    /// # Panics
    /// If one of them is no vertex.
    ///
    /// # Complexity
    /// O(1).
    pub fn of(&self, u: usize, v: usize) -> usize {
        let (from, to) = (self.tree.index(u), self.tree.index(v));
        if from == to {
            return u;
        }
        let (from, to) = (from.min(to) + 1, from.max(to) + 1);
        let log = (to - from).ilog2();
        let row = &self.least_parent[log as usize];
        self.tree.vertex(row[from].min(row[to - (1 << log)]) as usize)
    }

    /// The number of edges on the path between `u` and `v`.
    ///
    /// # Panics
    /// If one of them is no vertex.
    ///
    /// # Complexity
    /// O(1).
    pub fn distance(&self, u: usize, v: usize) -> usize {
        self.tree.depth(u) + self.tree.depth(v) - 2 * self.tree.depth(self.of(u, v))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graphs::tree::tests::{edge_lists, naive_parents};
    use std::iter::successors;

    #[test]
    fn the_answer_is_where_two_walks_to_the_root_meet_on_all_small_trees() {
        for vertices in 1..=5 {
            for edges in edge_lists(vertices) {
                let root = vertices / 2;
                let Some(parents) = naive_parents(vertices, &edges, root) else {
                    continue;
                };
                let tree = Tree::rooted(vertices, edges.iter().copied(), root).expect("a tree");
                let lca = Lca::new(&tree);
                let path_up = |v| successors(Some(v), |&v: &usize| parents[v]);
                for u in 0..vertices {
                    for v in 0..vertices {
                        let meet = |&(_, w): &(usize, usize)| path_up(v).any(|x| x == w);
                        let (steps, w) = path_up(u).enumerate().find(meet).expect("both come to the root");
                        assert_eq!(lca.of(u, v), w, "{edges:?}");
                        let others = path_up(v).position(|x| x == w);
                        assert_eq!(Some(lca.distance(u, v) - steps), others, "{edges:?}");
                    }
                }
            }
        }
    }

    #[test]
    #[should_panic(expected = "the index is 99")]
    fn what_is_no_vertex_has_no_ancestor() {
        let tree = Tree::new(2, [(0, 1)]).expect("an edge");
        Lca::new(&tree).of(99, 99);
    }
}
