//! Lowest common ancestors in O(1), distances, and steps along paths.
//!
//! Use it for many pairs of vertices in a tree that does not change; it takes O(n) time and memory before the first.
//!
//! # What it finds
//! In a tree with a root, for two vertices the lowest one that has both in its subtree, and so how far they are from
//! each other; the vertex some steps above a vertex; and the vertex some steps along the path between two.
//!
//! # Why
//! Number the vertices in preorder from 1. So the numbers in the subtree of x are an interval I(x), and x is an
//! ancestor of y iff I(x) contains the number of y. Call the number of zeros at the end of a number, written in binary,
//! its *level*. Let L(x), the *label* of x, be the number of the highest level in I(x). There is only one, since
//! between two numbers of one level lies one of a higher level.
//!
//! (1) *Going up, levels do not fall, and a label follows from its level and the label of a vertex below.* Let y be an
//! ancestor of x, and t the level of L(y). I(y) contains I(x), so the level of L(x) is at most t. I(y) contains no
//! multiple of 2^(t + 1), so all its numbers agree in the bits above bit t. Hence L(y) consists of the bits of L(x)
//! above t, a 1 in bit t, and zeros below. So all that x needs to know the labels of its ancestors is the set A(x) of
//! their levels.
//!
//! (2) *Vertices of one label are a piece of one path down.* Their intervals contain the number of the same vertex, so
//! they are ancestors of it. And between two of them, levels and therefore labels do not change. The highest of them is
//! the *head*; for every label its parent is kept.
//!
//! Let w be the lowest common ancestor of u and v, t the level of L(w), and h the highest bit in which L(u) and L(v)
//! differ, or 0 if they are equal.
//!
//! (3) *t is the least level from h on in both A(u) and A(v).* It is in both, and L(u) and L(v) agree above t by (1),
//! so t ≥ h. Let s ≥ h be in both. Some ancestors x of u and y of v have labels of the level s. L(u) and L(v) agree
//! above s, so L(x) = L(y) by (1). By (2) one of x and y is an ancestor of the other. It is a common ancestor of u and
//! v, and hence one of w. So s ≥ t by (1).
//!
//! (4) *The lowest ancestor u' of u with the label L(w) is found in one step.* If no level in A(u) is below t, it is u.
//! Otherwise let k be the highest of these. By (1) it gives a label, and by (2) the head of this label is an ancestor
//! of u, the highest one of level k. So u' is its parent.
//!
//! (5) *w is the higher one of u' and v'.* They have the label of w, and w is an ancestor of both. By (2) one of them
//! is an ancestor of the other, so it is a common ancestor of u and v. It is not below w.
//!
//! **Ancestors.** Vertices of one depth have disjoint subtrees, so in preorder the ancestor of v at this depth is the
//! last of them that does not stand after v. It is found by bisection among the vertices of this depth.
//!
//! # Example
//! The sum of the numbers on a path: those from the root down to either end, less what is counted twice.
//!
//! ```
//! use grundy::graphs::{Lca, Tree};
//!
//! let numbers = [5, 1, 7, 2];
//! let tree = Tree::new(4, [(0, 1), (0, 2), (2, 3)]).expect("three edges that form a tree");
//! let mut from_root = numbers;
//! for v in tree.preorder() {
//!     from_root[v] += tree.parent(v).map_or(0, |parent| from_root[parent]);
//! }
//! let lca = Lca::new(&tree);
//! let on_path = |u, v| {
//!     let top = lca.of(u, v);
//!     from_root[u] + from_root[v] - 2 * from_root[top] + numbers[top]
//! };
//! assert_eq!(on_path(1, 3), 1 + 5 + 7 + 2);
//! ```

use std::sync::OnceLock;

use crate::graphs::Tree;

/// The lowest common ancestors of a [`Tree`], and what follows from them.
///
/// A vertex is an ancestor of itself.
///
/// ```
/// use grundy::graphs::{Lca, Tree};
///
/// let tree = Tree::new(5, [(0, 1), (1, 2), (1, 3), (3, 4)]).expect("four edges that form a tree");
/// let lca = Lca::new(&tree);
/// assert_eq!((lca.of(2, 4), lca.of(1, 3)), (1, 1));
/// assert_eq!(lca.distance(2, 4), 3);
/// assert_eq!((lca.ancestor(4, 2), lca.ancestor(4, 4)), (Some(1), None));
/// // The path from 2 to 4 goes by 1 and 3.
/// assert_eq!([0, 1, 2, 3, 4].map(|steps| lca.jump(2, 4, steps)), [Some(2), Some(1), Some(3), Some(4), None]);
/// ```
///
/// [How, and why](self#why).
///
/// # Source
/// Schieber and Vishkin, On finding lowest common ancestors (1988).
#[derive(Clone, Debug)]
pub struct Lca<'a> {
    tree: &'a Tree,
    places: Vec<Place>,
    /// By label, the preorder index of the parent of its head.
    above: Vec<u32>,
    depths: OnceLock<Depths>,
}

/// What is kept of a vertex, side by side in memory.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    label: u32,
    /// The levels of the labels of all ancestors, a bit each.
    levels: u32,
    /// The preorder index, which is the number less 1.
    index: u32,
}

/// The preorder indices of all vertices by depth, and where each depth begins.
#[derive(Clone, Debug)]
struct Depths {
    indices: Vec<u32>,
    starts: Vec<u32>,
}

impl<'a> Lca<'a> {
    /// Prepares the answers for `tree`.
    ///
    /// # Complexity
    /// O(n) time, 16 bytes per vertex.
    #[must_use]
    pub fn new(tree: &'a Tree) -> Self {
        let mut places = vec![Place::default(); tree.len()];
        let mut above = vec![0; tree.len() + 1];
        for v in tree.preorder() {
            let numbers = tree.subtree(v);
            // The highest bit in which the first number less 1 differs from the last one.
            let level = (numbers.start ^ numbers.end).ilog2();
            let label = (numbers.end >> level << level) as u32;
            let parent = places[tree.parent(v).unwrap_or(v)];
            if label != parent.label {
                above[label as usize] = parent.index;
            }
            let levels = parent.levels | label & label.wrapping_neg();
            places[v] = Place { label, levels, index: numbers.start as u32 };
        }
        Self { tree, places, above, depths: OnceLock::new() }
    }

    /// The lowest vertex that has both `u` and `v` in its subtree.
    ///
    /// # Panics
    /// If one of them is no vertex.
    ///
    /// # Complexity
    /// O(1).
    #[must_use]
    pub fn of(&self, u: usize, v: usize) -> usize {
        self.tree.vertex(self.index_of(u, v))
    }

    /// The preorder index of [`of`](Self::of), which is at hand a little sooner.
    ///
    /// # Panics
    /// If one of them is no vertex.
    ///
    /// # Complexity
    /// O(1).
    #[must_use]
    pub fn index_of(&self, u: usize, v: usize) -> usize {
        let (u, v) = (self.places[u], self.places[v]);
        let highest = ((u.label ^ v.label) | 1).ilog2();
        let common = u.levels & v.levels & (u32::MAX << highest);
        let below = (common & common.wrapping_neg()) - 1;
        let lowest = |Place { label, levels, index }| match levels & below {
            0 => index,
            levels => {
                let level = levels.ilog2();
                self.above[((label >> level | 1) << level) as usize]
            }
        };
        lowest(u).min(lowest(v)) as usize
    }

    /// The number of edges on the path between `u` and `v`.
    ///
    /// # Panics
    /// If one of them is no vertex.
    ///
    /// # Complexity
    /// O(1).
    #[must_use]
    pub fn distance(&self, u: usize, v: usize) -> usize {
        self.tree.depth(u) + self.tree.depth(v) - 2 * self.tree.depth(self.of(u, v))
    }

    /// The ancestor of `v` that is `steps` edges above it, if it is so deep: with 0 steps, `v` itself.
    ///
    /// # Panics
    /// If `v` is no vertex.
    ///
    /// # Complexity
    /// O(log n); the first call, of this or of [`jump`](Self::jump), takes O(n) time, and 8 bytes per vertex at most.
    #[doc(alias = "kth_ancestor")]
    #[doc(alias = "level_ancestor")]
    #[must_use]
    pub fn ancestor(&self, v: usize, steps: usize) -> Option<usize> {
        let depth = self.tree.depth(v).checked_sub(steps)?;
        let Depths { indices, starts } = self.depths.get_or_init(|| Depths::of(self.tree));
        let same_depth = &indices[starts[depth] as usize..starts[depth + 1] as usize];
        let index = self.tree.index(v);
        let place = same_depth.partition_point(|&other| other as usize <= index) - 1;
        Some(self.tree.vertex(same_depth[place] as usize))
    }

    /// The vertex that is `steps` edges from `u` on the path to `v`, if the path has so many: with 0 steps, `u` itself.
    ///
    /// # Panics
    /// If `u` or `v` is no vertex.
    ///
    /// # Complexity
    /// As of [`ancestor`](Self::ancestor).
    #[must_use]
    pub fn jump(&self, u: usize, v: usize, steps: usize) -> Option<usize> {
        let depth = self.tree.depth(self.of(u, v));
        let up = self.tree.depth(u) - depth;
        if steps <= up {
            return self.ancestor(u, steps);
        }
        let down = self.tree.depth(v) - depth;
        self.ancestor(v, (up + down).checked_sub(steps)?)
    }
}

impl Depths {
    fn of(tree: &Tree) -> Self {
        let deepest = tree.preorder().map(|v| tree.depth(v)).max().unwrap_or(0);
        let mut starts = vec![0; deepest + 2];
        tree.preorder().for_each(|v| starts[tree.depth(v) + 1] += 1);
        for depth in 0..=deepest {
            starts[depth + 1] += starts[depth];
        }
        let mut indices = vec![0; tree.len()];
        let mut free = starts.clone();
        for (index, v) in tree.preorder().enumerate() {
            let place = &mut free[tree.depth(v)];
            indices[*place as usize] = index as u32;
            *place += 1;
        }
        Self { indices, starts }
    }
}
