//! Disjoint sets that are united: which vertices are connected while edges are added.
//!
//! Use it where edges only come, and the path between two vertices does not matter.
//!
//! # What it finds
//! While sets of things are united, whether two things are in one set, and how many are in it. Of a list of edges, the
//! first one whose ends are connected by those before it.
//!
//! # Why
//! Every set has a leader. Every other thing knows one that is nearer to the leader, so a walk along these ends there.
//! Uniting two sets puts one leader below the other. So two things are in one set iff their walks end at one leader.

/// A partition of the integers below a fixed number.
///
/// ```
/// use grundy::graphs::DisjointSets;
///
/// let mut sets = DisjointSets::new(4);
/// assert!(sets.unite(0, 2) && sets.unite(2, 3));
/// assert!(!sets.unite(0, 3));
/// assert!(sets.same(0, 3) && !sets.same(0, 1));
/// assert_eq!(sets.size(2), 3);
/// ```
///
/// # Source
/// Tarjan and van Leeuwen, Worst-case analysis of set union algorithms (1984): path halving alone bounds an operation
/// by O(log n), amortised, whichever leader is put below the other.
#[derive(Clone, Debug, Default)]
pub struct DisjointSets {
    /// One step towards the leader of every element's set; at the leader, the number of its elements, negated. One row
    /// in place of two: where elements are many, time goes into fetching them from memory.
    up: Vec<i32>,
}

impl DisjointSets {
    /// Elements from 0, this number of them, each a set of its own.
    ///
    /// # Panics
    /// If there are 2³¹.
    #[must_use]
    pub fn new(elements: usize) -> Self {
        assert!(i32::try_from(elements).is_ok(), "too many elements");
        Self { up: vec![-1; elements] }
    }

    /// The element that stands for the set of `element`.
    ///
    /// # Panics
    /// If there is no such element.
    ///
    /// # Complexity
    /// O(log n), amortised.
    pub fn leader(&mut self, element: usize) -> usize {
        let mut element = element;
        while let Ok(above) = usize::try_from(self.up[element]) {
            let Ok(next) = usize::try_from(self.up[above]) else { return above };
            self.up[element] = next as i32;
            element = next;
        }
        element
    }

    /// Unites the sets of two elements; says whether they were two sets.
    ///
    /// # Panics
    /// If there is no such element.
    ///
    /// # Complexity
    /// O(log n), amortised.
    pub fn unite(&mut self, a: usize, b: usize) -> bool {
        let (mut a, mut b) = (self.leader(a), self.leader(b));
        if a != b {
            if self.up[a] < self.up[b] {
                (a, b) = (b, a);
            }
            self.up[b] += self.up[a];
            self.up[a] = b as i32;
        }
        a != b
    }

    /// Whether two elements are in one set.
    ///
    /// # Panics
    /// If there is no such element.
    ///
    /// # Complexity
    /// O(log n), amortised.
    #[must_use]
    pub fn same(&mut self, a: usize, b: usize) -> bool {
        self.leader(a) == self.leader(b)
    }

    /// The number of elements in the set of `element`.
    ///
    /// # Panics
    /// If there is no such element.
    ///
    /// # Complexity
    /// O(log n), amortised.
    #[must_use]
    pub fn size(&mut self, element: usize) -> usize {
        let leader = self.leader(element);
        self.up[leader].unsigned_abs() as usize
    }
}

/// The index of the first edge whose ends are connected by earlier ones, if there is one.
///
/// # Panics
/// If an edge up to the result ends at no vertex.
///
/// # Complexity
/// O(n log n) for n vertices: every edge before the result unites two sets.
#[must_use]
pub fn closing_edge(vertices: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Option<usize> {
    let mut sets = DisjointSets::new(vertices);
    edges.into_iter().position(|(u, v)| !sets.unite(u, v))
}
