//! Rooted trees in preorder.

use std::io::BufRead;
use std::ops::Range;

use proconio::source::{RuntimeReadable, Source};

use crate::graph::read_edges;
use crate::io::refuse_earlier;

/// A rooted tree on the vertices from 0.
///
/// The vertices stand in preorder: every subtree is an interval of positions, and a parent stands before its children.
/// So a walk over the positions goes from the root to the leaves, and back from the leaves to the root, without
/// recursion.
///
/// ```
/// use grundy::tree::Tree;
///
/// let tree = Tree::new(4, &[(0, 1), (2, 1), (3, 0)], 0).expect("three edges that form a tree");
/// assert_eq!(tree.parent(2), Some(1));
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
    /// The positions of every vertex's subtree; the first is its own.
    subtree: Vec<Range<u32>>,
}

impl Tree {
    /// The tree with these edges, or `None` where they form no tree on `vertices` vertices.
    ///
    /// Leaves are stripped one by one. A vertex of degree 1 needs no list of neighbours to know its only one: it is
    /// the XOR of all of them, with those taken out that were stripped before.
    ///
    /// # Panics
    /// If an edge or the root is no vertex.
    ///
    /// # Complexity
    /// O(n) time and memory.
    pub fn new(vertices: usize, edges: &[(u32, u32)], root: usize) -> Option<Self> {
        assert!(root < vertices, "the root {root} is not below {vertices}");
        if edges.len() != vertices - 1 {
            return None;
        }
        let mut degree = vec![0_u32; vertices];
        let mut parent = vec![0_u32; vertices];
        for &(u, v) in edges {
            degree[u as usize] += 1;
            degree[v as usize] += 1;
            parent[u as usize] ^= v;
            parent[v as usize] ^= u;
        }
        degree[root] = 0;
        let mut stripped = Vec::with_capacity(vertices);
        for start in 0..vertices {
            let mut leaf = start;
            while degree[leaf] == 1 {
                degree[leaf] = 0;
                stripped.push(leaf as u32);
                let up = parent[leaf] as usize;
                parent[up] ^= leaf as u32;
                if up == root {
                    break;
                }
                degree[up] -= 1;
                if up > start {
                    break; // it has its turn later
                }
                leaf = up;
            }
        }
        // Stripping takes an edge a leaf and leaves the cycles.
        (stripped.len() == edges.len()).then(|| {
            parent[root] = root as u32;
            stripped.push(root as u32);
            Self::from_leaves(&stripped, parent)
        })
    }

    /// The tree with these parents; in `stripped` every vertex stands before its parent.
    fn from_leaves(stripped: &[u32], parent: Vec<u32>) -> Self {
        let (&root, others) = stripped.split_last().expect("the root at least");
        let mut size = vec![1; parent.len()];
        for &v in others {
            size[parent[v as usize] as usize] += size[v as usize];
        }
        // What is left of a parent's interval, from its end, goes to its children in turn.
        let mut order = vec![0; parent.len()];
        let mut subtree = vec![0..size[root as usize]; parent.len()];
        let mut free = size;
        for &v in stripped.iter().rev() {
            let up = parent[v as usize] as usize;
            if v != root {
                let end = subtree[up].start + free[up];
                free[up] -= free[v as usize];
                subtree[v as usize] = end - free[v as usize]..end;
            }
            order[subtree[v as usize].start as usize] = v;
        }
        Self {
            order,
            parent,
            subtree,
        }
    }

    /// Reads the edges of a tree on vertices numbered from 1, of which the first becomes the root:
    /// `input! { tree: with Tree::of(n) }`. Edges that form no tree are refused at the first that closes a cycle.
    pub fn of(vertices: usize) -> impl RuntimeReadable<Output = Self> {
        TreeReader { vertices }
    }

    /// The number of vertices.
    #[allow(clippy::len_without_is_empty)] // it has a root
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// The root.
    pub fn root(&self) -> usize {
        self.order[0] as usize
    }

    /// The parent of `vertex`, unless it is the root.
    pub fn parent(&self, vertex: usize) -> Option<usize> {
        let parent = self.parent[vertex] as usize;
        (parent != vertex).then_some(parent)
    }

    /// The children of `vertex`.
    pub fn children(&self, vertex: usize) -> impl Iterator<Item = usize> + '_ {
        let Range { start, end } = self.subtree(vertex);
        let mut position = start + 1;
        std::iter::from_fn(move || {
            (position < end).then(|| {
                let child = self.order[position] as usize;
                position = self.subtree(child).end;
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

    /// The vertex at `position` of the preorder.
    pub fn vertex(&self, position: usize) -> usize {
        self.order[position] as usize
    }

    /// The positions in preorder that the subtree of `vertex` takes, its own first.
    pub fn subtree(&self, vertex: usize) -> Range<usize> {
        let Range { start, end } = self.subtree[vertex];
        start as usize..end as usize
    }

    /// Whether `upper` is on the way from the root to `lower`, both ends included.
    pub fn is_ancestor(&self, upper: usize, lower: usize) -> bool {
        self.subtree[upper].contains(&self.subtree[lower].start)
    }
}

struct TreeReader {
    vertices: usize,
}

impl RuntimeReadable for TreeReader {
    type Output = Tree;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Tree {
        let edges = read_edges(self.vertices, self.vertices - 1, source);
        Tree::new(self.vertices, &edges, 0).unwrap_or_else(|| {
            let last = edges.len() - 1;
            refuse_earlier(
                "an edge that closes no cycle",
                2 * (last - closing_edge(self.vertices, &edges)) + 1,
                2,
            )
        })
    }
}

/// The index of the first edge whose ends are connected by earlier ones, found with a union of sets.
///
/// # Panics
/// If there is none.
fn closing_edge(vertices: usize, edges: &[(u32, u32)]) -> usize {
    let mut leader: Vec<usize> = (0..vertices).collect();
    edges
        .iter()
        .position(|&(u, v)| {
            let (u, v) = (find(&mut leader, u as usize), find(&mut leader, v as usize));
            leader[u] = v;
            u == v
        })
        .expect("as many edges as a tree has, but no tree: some edge closes a cycle")
}

/// The leader of the set that holds `v`; halves the way there.
fn find(leader: &mut [usize], mut v: usize) -> usize {
    while leader[v] != v {
        leader[v] = leader[leader[v]];
        v = leader[v];
    }
    v
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Every list of `vertices - 1` pairs of vertices, whether it is a tree or not.
    pub(crate) fn edge_lists(vertices: u32) -> impl Iterator<Item = Vec<(u32, u32)>> {
        let pairs = vertices.pow(2);
        (0..pairs.pow(vertices - 1)).map(move |code| {
            (0..vertices - 1)
                .map(|digit| code / pairs.pow(digit) % pairs)
                .map(|pair| (pair / vertices, pair % vertices))
                .collect()
        })
    }

    /// The parents, by a search from the root that has been everywhere, if there is one.
    pub(crate) fn naive_parents(
        vertices: usize,
        edges: &[(u32, u32)],
        root: usize,
    ) -> Option<Vec<Option<usize>>> {
        let mut parents = vec![None; vertices];
        let mut reached = vec![root];
        while let Some(next) = edges
            .iter()
            .flat_map(|&(u, v)| [(u, v), (v, u)])
            .find(|&(u, v)| reached.contains(&(u as usize)) && !reached.contains(&(v as usize)))
        {
            parents[next.1 as usize] = Some(next.0 as usize);
            reached.push(next.1 as usize);
        }
        (reached.len() == vertices).then_some(parents)
    }

    #[test]
    fn a_tree_is_what_a_search_finds_on_all_short_edge_lists() {
        for vertices in 1..=4 {
            for edges in edge_lists(vertices) {
                for root in 0..vertices as usize {
                    let tree = Tree::new(vertices as usize, &edges, root);
                    let parents = naive_parents(vertices as usize, &edges, root);
                    assert_eq!(tree.is_some(), parents.is_some(), "{edges:?}");
                    if let (Some(tree), Some(parents)) = (tree, parents) {
                        assert_tree(&tree, &parents, root);
                    }
                }
            }
        }
    }

    #[track_caller]
    fn assert_tree(tree: &Tree, parents: &[Option<usize>], root: usize) {
        let vertices = parents.len();
        let is_ancestor = |upper, lower| {
            std::iter::successors(Some(lower), |&v: &usize| parents[v]).any(|v| v == upper)
        };
        assert_eq!((tree.len(), tree.root()), (vertices, root));
        for v in 0..vertices {
            assert_eq!(tree.parent(v), parents[v]);
            assert_eq!(tree.vertex(tree.subtree(v).start), v);
            let mut children: Vec<usize> = tree.children(v).collect();
            children.sort_unstable();
            assert!(
                children
                    .into_iter()
                    .eq((0..vertices).filter(|&child| parents[child] == Some(v)))
            );
            for (position, lower) in tree.preorder().enumerate() {
                assert_eq!(tree.is_ancestor(v, lower), is_ancestor(v, lower));
                assert_eq!(tree.subtree(v).contains(&position), is_ancestor(v, lower));
            }
        }
    }

    #[test]
    fn the_closing_edge_is_the_first_between_connected_vertices() {
        for edges in edge_lists(4).filter(|edges| naive_parents(4, edges, 0).is_none()) {
            let closes = |&index: &usize| {
                let (u, v) = edges[index];
                let mut component = vec![u];
                while let Some((_, next)) = edges[..index]
                    .iter()
                    .flat_map(|&(u, v)| [(u, v), (v, u)])
                    .find(|(u, v)| component.contains(u) && !component.contains(v))
                {
                    component.push(next);
                }
                component.contains(&v)
            };
            assert_eq!(
                Some(closing_edge(4, &edges)),
                (0..3).find(closes),
                "{edges:?}"
            );
        }
    }

    #[test]
    fn deep_trees_need_no_deep_stack() {
        let vertices = 400_000;
        let path: Vec<(u32, u32)> = (1..vertices).map(|v| (v - 1, v)).collect();
        let tree = Tree::new(vertices as usize, &path, 200_000).expect("a path");
        assert_eq!(tree.subtree(0).len(), 1);
        assert_eq!(tree.subtree(200_001).len(), 199_999);
    }
}
