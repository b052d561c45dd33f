//! Lowest common ancestors in O(1).
//!
//! Use it for many pairs of vertices in a tree that does not change; it takes O(n log n) time and memory before the
//! first.
//!
//! # Used by
//! [`cf2062e2`](../../../cf2062e2/index.html).

use crate::graphs::Tree;

/// The lowest common ancestors of a [`Tree`].
///
/// ```
/// use grundy::graphs::{Lca, Tree};
///
/// let tree = Tree::new(4, [(0, 1), (1, 2), (1, 3)]).expect("three edges that form a tree");
/// let lca = Lca::new(&tree);
/// assert_eq!(lca.of(2, 3), 1);
/// assert_eq!(lca.of(1, 3), 1);
/// ```
///
/// Why. Let u stand before v in preorder, and let w be their lowest common ancestor. Look at the vertices after u up to
/// v. They lie in the subtree of w and are not w, so no parent of theirs stands before w. Let c be the child of w whose
/// subtree has v. This subtree does not have u, and it stands in one piece, so c stands after u. Hence c is among them,
/// and its parent is w. So w is the parent that stands first, and a table of minima over 2^k positions finds it.
///
/// # Source
/// Bender and Farach-Colton, The LCA problem revisited (2000), for the reduction to minima; the table over preorder
/// instead of the Euler tour is folklore.
#[derive(Clone, Debug)]
pub struct Lca {
    position: Vec<u32>,
    vertex: Vec<u32>,
    /// Row k, at p: the least position of a parent of the 2^k vertices that stand from p on.
    least_parent: Vec<Vec<u32>>,
}

impl Lca {
    /// Prepares the answers for `tree`.
    ///
    /// # Complexity
    /// O(n log n) time and memory.
    pub fn new(tree: &Tree) -> Self {
        let position: Vec<u32> = (0..tree.len()).map(|v| tree.subtree(v).start as u32).collect();
        let parents = tree.preorder().map(|v| tree.parent(v).map_or(0, |parent| position[parent]));
        let mut least_parent: Vec<Vec<u32>> = vec![parents.collect()];
        for half in (0..).map(|log| 1 << log).take_while(|half| 2 * half <= tree.len()) {
            let row = least_parent.last().expect("the first row at least");
            least_parent.push(row.iter().zip(&row[half..]).map(|(&left, &right)| left.min(right)).collect());
        }
        Self { position, vertex: tree.preorder().map(|v| v as u32).collect(), least_parent }
    }

    /// The lowest vertex that has both `u` and `v` in its subtree.
    ///
    /// # Complexity
    /// O(1).
    pub fn of(&self, u: usize, v: usize) -> usize {
        if u == v {
            return u;
        }
        let (u, v) = (self.position[u], self.position[v]);
        let (from, to) = (u.min(v) as usize + 1, u.max(v) as usize + 1);
        let log = (to - from).ilog2();
        let row = &self.least_parent[log as usize];
        self.vertex[row[from].min(row[to - (1 << log)]) as usize] as usize
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
                let Some(parents) = naive_parents(vertices, &edges) else {
                    continue;
                };
                let lca = Lca::new(&Tree::new(vertices, edges.iter().copied()).expect("a tree"));
                let way = |v| successors(Some(v), |&v: &usize| parents[v]);
                for u in 0..vertices {
                    for v in 0..vertices {
                        assert_eq!(Some(lca.of(u, v)), way(u).find(|&w| way(v).any(|x| x == w)), "{edges:?}");
                    }
                }
            }
        }
    }
}
