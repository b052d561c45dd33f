//! Rooted trees in preorder, and forests from their leaves.
//!
//! Use it wherever the value of a vertex is made from those of its children: go through the preorder backwards.
//!
//! # What it finds
//! For a tree with a root, an order in which a parent comes before its children and a subtree takes an interval; from
//! it parents, depths, and whether a vertex is above another. For trees without a root, an order from the leaves, with
//! a root for each, and the number of edges on a longest path.
//!
//! # Why
//! Preorder lists a vertex, and then the subtrees of its children one after the other. So a subtree is an interval, and
//! a vertex is above another iff its interval has the other. For trees without a root:
//!
//! A leaf needs no list of neighbours to know its only one: it is the XOR of all of them, with those taken out that
//! were stripped before. The vertices have turns: the largest number first, and the root that is asked for the last. In
//! its turn a vertex is stripped if it is a leaf. One that becomes a leaf after its turn is stripped at once.
//!
//! Let the turn come to the last vertex of a tree. If two or more vertices were left of the tree, two of them would be
//! leaves, so one of these had its turn before. But then it was stripped in its turn, or when it became a leaf. So the
//! last vertex is alone, and becomes the root. The vertices of a cycle never become leaves.
//!
//! # The longest path
//! A path has a highest vertex, where at most two paths down join. So the longest path with this highest vertex joins
//! its two longest paths down that begin with different edges. The later known of them is put together with the longest
//! one before it.

use std::ops::Range;

/// A rooted tree on the vertices from 0.
///
/// Every vertex has a preorder index, counted from 0: a subtree takes an interval of them, and a parent has a smaller
/// one than its children. So a walk in preorder goes from the root to the leaves, and back from the leaves to the root,
/// without recursion.
///
/// Its methods panic on a number that is no vertex, or no preorder index; but from any number to itself distance is 0.
///
/// ```
/// use grundy::graphs::Tree;
///
/// let tree = Tree::new(4, [(0, 1), (2, 1), (3, 0)]).expect("three edges that form a tree");
/// assert_eq!((tree.root(), tree.parent(2), tree.depth(2)), (0, Some(1), 2));
/// assert_eq!(tree.subtree(1).len(), 2);
///
/// let mut height = [0; 4];
/// for v in tree.preorder().rev() {
///     if let Some(parent) = tree.parent(v) {
///         height[parent] = height[parent].max(height[v] + 1);
///     }
/// }
/// assert_eq!(height, [2, 1, 0, 0]);
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    /// The vertices in preorder.
    order: Vec<u32>,
    /// The parent of every vertex; the root is its own.
    parent: Vec<u32>,
    /// The edge to the parent of every vertex but the root.
    parent_edge: Vec<u32>,
    /// The number of edges from the root to every vertex.
    depth: Vec<u32>,
    /// The preorder indices of every vertex's subtree; the first is its own.
    subtree: Vec<Range<u32>>,
}

impl Tree {
    /// The tree with these edges and the root 0, or `None` where they form no tree on `vertices` vertices.
    ///
    /// # Panics
    /// If there is no vertex or 2³², or if an edge ends at none.
    ///
    /// # Complexity
    /// O(vertices + edges) time, O(vertices) memory.
    #[must_use]
    pub fn new(vertices: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Option<Self> {
        Self::rooted(vertices, edges, 0)
    }

    /// The tree with these edges and this root, or `None` where they form no tree on `vertices` vertices.
    ///
    /// ```
    /// use grundy::graphs::Tree;
    ///
    /// let tree = Tree::rooted(3, [(0, 1), (2, 1)], 2).expect("a path");
    /// assert_eq!((tree.parent(0), tree.parent_edge(0), tree.depth(0)), (Some(1), Some(0), 2));
    /// ```
    ///
    /// # Panics
    /// If the root is no vertex, if there are 2³², or if an edge ends at none.
    ///
    /// # Complexity
    /// O(vertices + edges) time, O(vertices) memory.
    #[must_use]
    pub fn rooted(vertices: usize, edges: impl IntoIterator<Item = (usize, usize)>, root: usize) -> Option<Self> {
        assert!(root < vertices, "the root {root} is not below {vertices}");
        // The number of edges, and at every vertex the XOR of their indices.
        let mut count = 0;
        let mut parent_edge = vec![0; vertices];
        let counted = edges.into_iter().inspect(|&(u, v)| {
            parent_edge[u] ^= count;
            parent_edge[v] ^= count;
            count += 1;
        });
        let forest = Forest::rooted(vertices, counted, root)?;
        // A forest is one tree iff it has one edge less than vertices, one for each that is not a root.
        (count as usize + 1 == vertices).then(|| Self::of_forest(forest, parent_edge))
    }

    /// The only tree of a forest; `parent_edge` comes with the XOR of all edges at every vertex.
    fn of_forest(Forest { order: leaves_first, parent }: Forest, mut parent_edge: Vec<u32>) -> Self {
        let (&root, others) = leaves_first.split_last().expect("the root at least");
        let mut size = vec![1; parent.len()];
        for &v in others {
            let up = parent[v as usize] as usize;
            size[up] += size[v as usize];
            // The edges to the children have been taken out of the XOR at v.
            parent_edge[up] ^= parent_edge[v as usize];
        }
        // What is left of a parent's interval, from its end, goes to its children in turn.
        let mut order = vec![root; parent.len()];
        let mut depth = vec![0; parent.len()];
        let mut subtree = vec![0..size[root as usize]; parent.len()];
        let mut free = size;
        for &v in others.iter().rev() {
            let up = parent[v as usize] as usize;
            let end = subtree[up].start + free[up];
            free[up] -= free[v as usize];
            let start = end - free[v as usize];
            order[start as usize] = v;
            depth[v as usize] = depth[up] + 1;
            subtree[v as usize] = start..end;
        }
        Self { order, parent, parent_edge, depth, subtree }
    }

    /// The number of vertices.
    #[allow(clippy::len_without_is_empty)] // it has a root
    #[must_use]
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// The root.
    #[must_use]
    pub fn root(&self) -> usize {
        self.order[0] as usize
    }

    /// The parent of `vertex`, unless it is the root.
    #[must_use]
    pub fn parent(&self, vertex: usize) -> Option<usize> {
        let parent = self.parent[vertex] as usize;
        (parent != vertex).then_some(parent)
    }

    /// The index of the edge between `vertex` and its parent, unless it is the root.
    #[must_use]
    pub fn parent_edge(&self, vertex: usize) -> Option<usize> {
        self.parent(vertex).map(|_| self.parent_edge[vertex] as usize)
    }

    /// The number of edges from the root to `vertex`.
    #[must_use]
    pub fn depth(&self, vertex: usize) -> usize {
        self.depth[vertex] as usize
    }

    /// The children of `vertex`.
    pub fn children(&self, vertex: usize) -> impl Iterator<Item = usize> + '_ {
        let Range { start, end } = self.subtree(vertex);
        let mut index = start + 1;
        std::iter::from_fn(move || {
            (index < end).then(|| {
                let child = self.order[index] as usize;
                index = self.subtree(child).end;
                child
            })
        })
    }

    /// The parent, if there is one, and the children of `vertex`.
    pub fn neighbours(&self, vertex: usize) -> impl Iterator<Item = usize> + '_ {
        self.parent(vertex).into_iter().chain(self.children(vertex))
    }

    /// The vertices in preorder, the root first; reversed, every vertex comes before its parent.
    pub fn preorder(&self) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator + '_ {
        self.order.iter().map(|&v| v as usize)
    }

    /// The vertex with this preorder index.
    #[must_use]
    pub fn vertex(&self, index: usize) -> usize {
        self.order[index] as usize
    }

    /// The preorder index of `vertex`.
    #[must_use]
    pub fn index(&self, vertex: usize) -> usize {
        self.subtree[vertex].start as usize
    }

    /// The preorder indices of the subtree of `vertex`, its own first.
    #[must_use]
    pub fn subtree(&self, vertex: usize) -> Range<usize> {
        let Range { start, end } = self.subtree[vertex];
        start as usize..end as usize
    }

    /// The number of edges on the path between `u` and `v`.
    ///
    /// ```
    /// use grundy::graphs::Tree;
    ///
    /// let tree = Tree::new(4, [(0, 1), (1, 2), (0, 3)]).expect("three edges that form a tree");
    /// assert_eq!((tree.distance(2, 3), tree.distance(1, 1)), (3, 0));
    /// ```
    ///
    /// # Complexity
    /// O(1 + edges of this path): for few pairs, or near ones; for others there is [`Lca`](crate::graphs::Lca).
    #[must_use]
    pub fn distance(&self, mut u: usize, mut v: usize) -> usize {
        let mut edges = 0;
        while u != v {
            if self.depth(u) < self.depth(v) {
                (u, v) = (v, u);
            }
            u = self.parent[u] as usize;
            edges += 1;
        }
        edges
    }

    /// Whether `upper` is on the path from the root to `lower`, both ends included.
    #[must_use]
    pub fn is_ancestor(&self, upper: usize, lower: usize) -> bool {
        self.subtree[upper].contains(&self.subtree[lower].start)
    }
}

/// Trees on the vertices from 0. The root of each is its vertex of smallest number.
///
/// ```
/// use grundy::graphs::Forest;
///
/// let forest = Forest::new(5, [(3, 1), (4, 3), (0, 2)]).expect("no cycle");
/// let order: Vec<_> = forest.leaves_first().collect();
/// assert_eq!(order, [(4, Some(3)), (3, Some(1)), (2, Some(0)), (1, None), (0, None)]);
/// ```
#[derive(Clone, Debug)]
pub struct Forest {
    /// All vertices, each before its parent.
    order: Vec<u32>,
    /// The parent of every vertex; a root is its own.
    parent: Vec<u32>,
}

impl Forest {
    /// The forest with these edges, or `None` if there is a cycle.
    ///
    /// # Panics
    /// If an edge ends at no vertex, or if there are 2³² vertices.
    ///
    /// # Complexity
    /// O(vertices + edges) time, O(vertices) memory.
    #[must_use]
    pub fn new(vertices: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Option<Self> {
        Self::rooted(vertices, edges, 0)
    }

    /// The forest with these edges, where `root` is a root. If it is 0, every tree has its vertex of smallest number.
    ///
    /// [Why](self#why).
    #[inline]
    fn rooted(vertices: usize, edges: impl IntoIterator<Item = (usize, usize)>, root: usize) -> Option<Self> {
        assert!(u32::try_from(vertices).is_ok(), "too many vertices");
        // The number of neighbours of every vertex that are left, and their XOR.
        let mut neighbours = vec![(0_u32, 0_u32); vertices];
        for (u, v) in edges {
            for (from, to) in [(u, v), (v, u)] {
                neighbours[from].0 += 1;
                neighbours[from].1 ^= to as u32;
            }
        }
        // The turns fall from the largest number to 0, where 0 and the root have exchanged theirs. The function is its
        // own inverse.
        let turn = |v: usize| match v {
            0 => root,
            _ if v == root => 0,
            _ => v,
        };
        let mut order = Vec::with_capacity(vertices);
        for start in (0..vertices).rev() {
            let first = turn(start);
            let mut v = first;
            while let (1, parent) = neighbours[v] {
                neighbours[v].0 = 0;
                order.push(v as u32);
                let (left, others) = &mut neighbours[parent as usize];
                *left -= 1;
                *others ^= v as u32;
                v = parent as usize;
                if turn(v) < start {
                    break;
                }
            }
            if v == first && neighbours[v].0 == 0 {
                neighbours[v].1 = v as u32;
                order.push(v as u32);
            }
        }
        let parent = neighbours.into_iter().map(|(_, parent)| parent).collect();
        (order.len() == vertices).then_some(Self { order, parent })
    }

    /// The number of vertices.
    #[must_use]
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether there is no vertex.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// The number of edges on a longest path; 0 where there is none.
    ///
    /// ```
    /// use grundy::graphs::Forest;
    ///
    /// // A path of four edges, and the vertex 0 beside it.
    /// let tree = Forest::new(6, [(0, 3), (1, 2), (2, 3), (3, 4), (4, 5)]).expect("no cycle");
    /// assert_eq!(tree.diameter(), 4);
    /// ```
    ///
    /// [Why](self#the-longest-path).
    ///
    /// # Complexity
    /// O(n) time and memory.
    #[must_use]
    pub fn diameter(&self) -> usize {
        let mut height = vec![0; self.len()];
        let mut longest = 0;
        for (v, parent) in self.leaves_first() {
            if let Some(parent) = parent {
                let way = height[v] + 1;
                longest = longest.max(height[parent] + way);
                height[parent] = height[parent].max(way);
            }
        }
        longest
    }

    /// Every vertex with its parent, unless it is a root; each before its parent.
    pub fn leaves_first(&self) -> impl Iterator<Item = (usize, Option<usize>)> + '_ {
        self.order.iter().map(|&v| {
            let parent = self.parent[v as usize];
            (v as usize, (parent != v).then_some(parent as usize))
        })
    }
}
