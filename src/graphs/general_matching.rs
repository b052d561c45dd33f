//! Maximum matchings of all graphs, and the vertices that all of them cover: the blossom algorithm.
//!
//! Use it for the [vertex game](crate::graphs::matching) on a graph with an odd cycle, known as undirected vertex
//! geography. Without odd cycles see [`matching`](crate::graphs::matching), which is much faster.
//!
//! # What it finds
//! In any graph, a matching with as many edges as possible, and the vertices that every such matching covers. A piece
//! moves along edges and never comes back to a vertex, and a player who cannot move loses: the player to move wins from
//! these vertices, and from no others.
//!
//! # Why
//! A search begins at a free vertex, its root. The vertices that it finds are outer or inner, and the root is outer. An
//! outer vertex x has a *way*: a path from x to the root, the first edge in the matching, the second outside, and so
//! on. So the way has an even number of edges.
//!
//! The search looks at every edge from an outer vertex v to a vertex w.
//!
//! - w is not found yet, and free. Then w and the way of v are a path whose edges are outside the matching and in it by
//!   turns, the first and the last of them outside. Exchanging its edges makes the matching larger by one, and the
//!   search ends.
//! - w is not found yet, and x is its partner. Then w becomes inner and x outer. The way of x goes over w to v, and on
//!   along the way of v.
//! - w is inner. Nothing happens.
//! - w is outer, too. This closes an odd cycle, and a *blossom* grows, as follows.
//!
//! At first every outer vertex is a blossom of its own, and is its *base*. Always the way of a vertex goes inside its
//! blossom to the base. If the base is not the root, the way goes on to the partner of the base, which is inner, and
//! from there to a vertex of another blossom. So the way of v goes through a row of blossoms up to that of the root,
//! and so does the way of w. Let b be the base of the first blossom that is in both rows. If v and w are not in one
//! blossom, all blossoms before that of b in the two rows, their bases' partners, and the blossom of b become one
//! blossom with the base b. The partners become outer. Let u be one of these bases in the row of v, and i its partner.
//! The way of i goes to u, then back along the way of v from u to v, over the edge to w, and on along the way of w;
//! likewise for w. This is a path, since the two rows have no vertex in common before b.
//!
//! If the search finds no free vertex, what it has found is left as it is, and no later search goes there.
//!
//! # It ends with a maximum
//! Look at the end at all vertices that were found by searches which failed; r is the number of these searches, so of
//! the free vertices. Let A be the set of the inner ones.
//!
//! - An edge from an outer vertex leads into its own blossom or to A. For let the search that found v look at the edge
//!   from v to w. If w is not found then, it is found now. If w is outer in the same search, the two get into one
//!   blossom. And w is not outer by an earlier search, as that one would have found v.
//! - Every blossom has an odd number of vertices: two rows of blossoms with as many partners are added to one.
//! - There are r + |A| blossoms: the base of each is a root or the partner of a vertex of A, and every vertex of A has
//!   such a partner.
//!
//! Let N be any matching. In a blossom it leaves a vertex free, or has an edge from the blossom to A, as the number of
//! vertices is odd. It has at most |A| such edges. So it leaves at least r vertices free, and none has more edges than
//! this matching.
//!
//! # The vertices that all cover
//! An outer vertex has a way to a free vertex. Exchanging its edges makes a matching as large, which leaves the outer
//! vertex free. Conversely, by the proof above every matching leaves a vertex free in each of at least r blossoms. A
//! maximum one leaves only r vertices free, so all of these are outer.
//!
//! # Example
//! On a triangle every start is lost: the first move goes to a second vertex, the answer to the third. With a tail of
//! one edge at vertex 2 there is a perfect matching:
//!
//! ```
//! use grundy::graphs::{GeneralMatching, Graph};
//!
//! let wins = |n, edges: &[(usize, usize)]| {
//!     let graph = Graph::new(n, edges.iter().copied());
//!     GeneralMatching::maximum(&graph).essential()
//! };
//! assert_eq!(wins(3, &[(0, 1), (1, 2), (2, 0)]), [false; 3]);
//! assert_eq!(wins(4, &[(0, 1), (1, 2), (2, 0), (2, 3)]), [true; 4]);
//! ```

use crate::graphs::Graph;

/// A maximum matching of any graph. Its methods panic on a number that is no vertex.
///
/// ```
/// use grundy::graphs::{GeneralMatching, Graph};
///
/// // A cycle of five vertices.
/// let graph = Graph::new(5, (0..5).map(|v| (v, (v + 1) % 5)));
/// let matching = GeneralMatching::maximum(&graph);
/// assert_eq!(matching.len(), 2);
/// assert_eq!(matching.essential(), [false; 5]);
/// ```
///
/// # Source
/// Edmonds, Paths, trees, and flowers (1965); the blossoms by their bases and the ways by labels are those of Gabow, An
/// efficient implementation of Edmonds' algorithm (1976).
#[doc(alias = "blossom")]
#[doc(alias = "geography")]
#[derive(Clone, Debug)]
pub struct GeneralMatching {
    partner: Vec<Option<u32>>,
    essential: Vec<bool>,
}

impl GeneralMatching {
    /// A maximum matching.
    ///
    /// # Complexity
    /// O(V (V + E) log V) time, O(V) memory.
    #[must_use]
    pub fn maximum(graph: &Graph) -> Self {
        let mut search = Search {
            graph,
            partner: vec![None; graph.len()],
            labels: vec![Label::Unfound; graph.len()],
            towards_base: (0..graph.len() as u32).collect(),
            met: vec![0; graph.len()],
            meetings: 0,
        };
        for root in 0..graph.len() {
            if search.partner[root].is_none() {
                search.run(root);
            }
        }
        let essential = search.labels.iter().map(|label| matches!(label, Label::Unfound | Label::Inner)).collect();
        Self { partner: search.partner, essential }
    }

    /// The other end of the edge of the matching at `vertex`.
    #[must_use]
    pub fn partner(&self, vertex: usize) -> Option<usize> {
        self.partner[vertex].map(|partner| partner as usize)
    }

    /// The number of edges in the matching.
    #[allow(clippy::len_without_is_empty)] // it is a matching that is asked for, not a container
    #[must_use]
    pub fn len(&self) -> usize {
        self.partner.iter().flatten().count() / 2
    }

    /// For every vertex, whether every maximum matching covers it: iff no search that failed found it as outer.
    ///
    /// [Why](self#the-vertices-that-all-cover).
    ///
    /// # Complexity
    /// O(V).
    #[must_use]
    pub fn essential(&self) -> Vec<bool> {
        self.essential.clone()
    }
}

/// What a search knows of a vertex.
#[derive(Clone, Copy)]
enum Label {
    /// Not found, or found by a search that succeeded.
    Unfound,
    Inner,
    /// Outer; the way ends here.
    Root,
    /// Outer; the way goes over the partner to this vertex.
    Up(u32),
    /// Outer, once inner; the way goes to the partner, from there back along the way of the first vertex to this, and
    /// over an edge to the second vertex.
    Across(u32, u32),
}

struct Search<'a> {
    graph: &'a Graph,
    partner: Vec<Option<u32>>,
    labels: Vec<Label>,
    /// From an outer vertex on, vertices of its blossom up to the base, which points at itself.
    towards_base: Vec<u32>,
    /// The meeting of two rows of blossoms at which a base was last seen.
    met: Vec<u64>,
    meetings: u64,
}

/// A part of a way that is still to be written: from a vertex to one further on, both of them included.
#[derive(Clone, Copy)]
struct Part {
    from: usize,
    to: usize,
    is_reversed: bool,
}

impl Search<'_> {
    /// Searches from the free vertex `root`, and makes the matching larger if it can.
    fn run(&mut self, root: usize) {
        let graph = self.graph;
        self.labels[root] = Label::Root;
        // The vertices that become outer, and all that are found.
        let (mut outer, mut found) = (vec![root], vec![root]);
        let mut next = 0;
        while let Some(&v) = outer.get(next) {
            next += 1;
            for w in graph.neighbours(v) {
                match (self.labels[w], self.partner[w]) {
                    (Label::Unfound, None) => {
                        self.exchange(w, v, root);
                        for v in found {
                            self.labels[v] = Label::Unfound;
                            self.towards_base[v] = v as u32;
                        }
                        return;
                    }
                    (Label::Unfound, Some(partner)) => {
                        let partner = partner as usize;
                        self.labels[w] = Label::Inner;
                        self.labels[partner] = Label::Up(v as u32);
                        found.extend([w, partner]);
                        outer.push(partner);
                    }
                    (Label::Inner, _) => {}
                    _ => self.grow_blossom(v, w, &mut outer),
                }
            }
        }
    }

    /// The base of the blossom of an outer vertex.
    fn base(&mut self, mut vertex: usize) -> usize {
        loop {
            let next = self.towards_base[vertex];
            if next as usize == vertex {
                return vertex;
            }
            self.towards_base[vertex] = self.towards_base[next as usize];
            vertex = next as usize;
        }
    }

    /// The base of the blossom behind that of this base, on the way to the root.
    fn next_base(&mut self, base: usize) -> Option<usize> {
        match self.labels[base] {
            Label::Up(next) => Some(self.base(next as usize)),
            _ => None,
        }
    }

    /// Makes one blossom of those on the ways of two outer vertices with an edge, up to the first that both have.
    fn grow_blossom(&mut self, v: usize, w: usize, outer: &mut Vec<usize>) {
        let base = self.first_common_base(v, w);
        for (own, other) in [(v, w), (w, v)] {
            let mut blossom = self.base(own);
            while blossom != base {
                let next = self.next_base(blossom).expect("the common base comes before the end");
                let inner = self.partner[blossom].expect("a base that is not the root has a partner");
                self.labels[inner as usize] = Label::Across(own as u32, other as u32);
                outer.push(inner as usize);
                self.towards_base[inner as usize] = base as u32;
                self.towards_base[blossom] = base as u32;
                blossom = next;
            }
        }
    }

    /// The first base that the ways of two outer vertices have in common. Takes a step on either way by turns, so that
    /// it takes no longer than to make one blossom of what lies before.
    fn first_common_base(&mut self, v: usize, w: usize) -> usize {
        self.meetings += 1;
        let (mut here, mut there) = (Some(self.base(v)), Some(self.base(w)));
        loop {
            if let Some(base) = here {
                if self.met[base] == self.meetings {
                    return base;
                }
                self.met[base] = self.meetings;
                here = self.next_base(base);
            }
            std::mem::swap(&mut here, &mut there);
        }
    }

    /// Exchanges the edges of the path from the free vertex `end` to `v` and along its way to the root.
    fn exchange(&mut self, end: usize, v: usize, root: usize) {
        let mut path = vec![end];
        let mut parts = vec![Part { from: v, to: root, is_reversed: false }];
        while let Some(part) = parts.pop() {
            let Part { from, to, is_reversed } = part;
            if from == to {
                path.push(from);
                continue;
            }
            let partner = self.partner[from].expect("only the root is free") as usize;
            let vertex = |vertex| Part { from: vertex, to: vertex, is_reversed };
            // What comes first is pushed last.
            let mut pieces = match self.labels[from] {
                Label::Across(own, other) => [
                    Part { from: other as usize, to, is_reversed },
                    Part { from: own as usize, to: partner, is_reversed: !is_reversed },
                    vertex(from),
                ],
                Label::Up(next) => [Part { from: next as usize, to, is_reversed }, vertex(partner), vertex(from)],
                _ => unreachable!("a way goes through outer vertices up to the root"),
            };
            if is_reversed {
                pieces.reverse();
            }
            parts.extend(pieces);
        }
        for edge in path.chunks_exact(2) {
            self.partner[edge[0]] = Some(edge[1] as u32);
            self.partner[edge[1]] = Some(edge[0] as u32);
        }
    }
}
