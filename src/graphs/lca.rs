//! Lowest common ancestors in O(1).
//!
//! Use it for many pairs of vertices in a tree that does not change; it takes O(n) time and memory before the first.
//!
//! # Used by
//! [`bzoj2819`](crate::programs::bzoj2819), [`cf2062e2`](crate::programs::cf2062e2).

use crate::graphs::Tree;

/// The lowest common ancestors of a [`Tree`].
///
/// ```
/// use grundy::graphs::{Lca, Tree};
///
/// let tree = Tree::new(4, [(0, 1), (1, 2), (1, 3)]).expect("three edges that form a tree");
/// let lca = Lca::new(&tree);
/// assert_eq!((lca.of(2, 3), lca.of(1, 3)), (1, 1));
/// ```
///
/// Why. Let u stand before v in preorder, and let w be their lowest common ancestor. Look at the vertices after u up to
/// v. They lie in the subtree of w and are not w, so no parent of theirs stands before w. Let c be the child of w whose
/// subtree has v. This subtree does not have u, and it stands in one piece, so c stands after u. Hence c is among them,
/// and its parent is w. So w is the parent that stands first. The minimum over whole blocks of 16 parents is that of
/// two runs of 2^k blocks, which a table holds; up to 15 parents at either end are looked at one by one.
///
/// # Source
/// Bender and Farach-Colton, The LCA problem revisited (2000), for the reduction to minima, and for blocks; the table
/// over preorder instead of the Euler tour is folklore.
#[derive(Clone, Debug)]
pub struct Lca<'a> {
    tree: &'a Tree,
    /// By the index of a vertex, that of its parent.
    parents: Vec<u32>,
    /// Row k, at i: the least of the parents in the 2^k blocks from block i on.
    least: Vec<Vec<u32>>,
}

/// The number of parents in a block. An index has 32 bits, so the table has at most 28 rows, and 28 entries a block.
const BLOCK: usize = 16;

impl<'a> Lca<'a> {
    /// Prepares the answers for `tree`.
    ///
    /// # Complexity
    /// O(n) time and memory.
    pub fn new(tree: &'a Tree) -> Self {
        let parent = |v| tree.parent(v).map_or(0, |parent| tree.index(parent) as u32);
        let parents: Vec<u32> = tree.preorder().map(parent).collect();
        let blocks = parents.chunks_exact(BLOCK).map(least_of);
        let mut least: Vec<Vec<u32>> = vec![blocks.collect()];
        for half in (0..).map(|log| 1 << log).take_while(|half| 2 * half * BLOCK <= tree.len()) {
            let row = least.last().expect("the first row at least");
            least.push(row.iter().zip(&row[half..]).map(|(&left, &right)| left.min(right)).collect());
        }
        Self { tree, parents, least }
    }

    /// The lowest vertex that has both `u` and `v` in its subtree.
    ///
    /// # Panics
    /// If one of them is no vertex.
    ///
    /// # Complexity
    /// O(1).
    pub fn of(&self, u: usize, v: usize) -> usize {
        self.tree.vertex(self.index_of(self.tree.index(u), self.tree.index(v)))
    }

    /// The same by preorder indices: that of the answer for two vertices that have these.
    ///
    /// # Panics
    /// If one of them is no index.
    ///
    /// # Complexity
    /// O(1).
    pub fn index_of(&self, u: usize, v: usize) -> usize {
        if u == v {
            assert!(u < self.parents.len(), "{u} is not below {}", self.parents.len());
            return u;
        }
        let (from, to) = (u.min(v) + 1, u.max(v) + 1);
        let (first, last) = (from.div_ceil(BLOCK), to / BLOCK);
        if first >= last {
            return least_of(&self.parents[from..to]) as usize;
        }
        let log = (last - first).ilog2();
        let row = &self.least[log as usize];
        let blocks = row[first].min(row[last - (1 << log)]);
        let ends = least_of(&self.parents[from..BLOCK * first]).min(least_of(&self.parents[BLOCK * last..to]));
        blocks.min(ends) as usize
    }
}

/// The least of some numbers; the greatest of all where there is none.
fn least_of(numbers: &[u32]) -> u32 {
    numbers.iter().fold(u32::MAX, |least, &number| least.min(number))
}
