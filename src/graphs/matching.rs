//! Maximum matchings of bipartite graphs, and the vertices that all of them cover.
//!
//! Use it where a piece moves along edges and never comes back to a vertex.
//!
//! # What it finds
//! In a graph without odd cycles, a matching with as many edges as possible, and the vertices that every such matching
//! covers. In the vertex game a piece stands on a vertex, and the players move it in turn to a neighbour where it has
//! not been; a player who cannot, loses. On every graph the player to move wins iff every maximum matching covers the
//! vertex where the piece starts.
//!
//! # Why
//! This is undirected vertex geography (Fraenkel, Scheinerman and Ullman 1993). The proof holds for every graph; with
//! odd cycles, see [`general_matching`](crate::graphs::general_matching).
//!
//! A piece stands on a vertex. In turn the players move it to a neighbour where it has not been; a player who cannot,
//! loses. The player to move wins iff every maximum matching covers the vertex.
//!
//! Let M be a maximum matching, and let one player always move to the partner in M of the vertex where the piece
//! is. The vertices before are then pairs of partners, and perhaps the start, so a partner is always new. The question
//! is whether there is one.
//!
//! - Let every maximum matching cover the start. The first player is the one who moves like this. Suppose that the
//!   opponent reached a vertex that M leaves free. Let M give up the edges that the first player moved along, and take
//!   those of the opponent. This makes a matching as large, which leaves the start free; there is none. So the first
//!   player always has a move.
//! - Let some maximum matching leave the start free, and take it for M. The second player is the one who moves like
//!   this. Suppose that the first player reached a vertex that M leaves free. Let M give up the edges that the second
//!   player moved along, and take those of the first. This makes a matching larger by one; there is none. So the second
//!   player always has a move.
//!
//! # Augmenting paths
//! A path is augmenting if its two ends are free, and its edges are by turns outside the matching and in it. Exchanging
//! these edges makes the matching larger by one. The vertices of one colour of a 2-colouring are left, the others
//! right. A step goes along an edge outside the matching from left to right, or along an edge in it from right to left.
//! So steps from a free left vertex to a free right one make an augmenting path, and every augmenting path is such a
//! row of steps, seen from one of its ends.
//!
//! Let some matching N have k edges more. Take the edges that are in only one of the two matchings. A vertex has at
//! most one edge of each, so they form paths and cycles in which the matchings alternate. A cycle has as many edges of
//! N as of this matching. A path has at most one more of N, and if it has one more, it is augmenting. So there are at
//! least k augmenting paths, and no two of them share a vertex. If there is no augmenting path, then k = 0.
//!
//! # The vertices that all cover
//! A vertex v is not essential iff a path of even length, perhaps 0, leads to it from a free vertex, by turns outside
//! the matching and in it.
//!
//! - Let such a path be given. Exchanging its edges makes another maximum matching, which leaves v free.
//! - Let another maximum matching leave v free. Of the edges that are in only one of the two, those that hang together
//!   with v form a path in which the matchings alternate. It has as many edges of one as of the other, or else
//!   exchanging them would make one larger. So its length is even, and this matching leaves its other end free.
//!
//! The search below goes from a free vertex to a neighbour, from there to its partner, and so on. What it finds are
//! paths, since the graph has two sides: partners are all on the side of the free vertex, neighbours on the other, and
//! it goes on from no vertex twice.

use crate::graphs::Graph;

/// A maximum matching of a bipartite graph. Its methods panic on a number that is no vertex.
///
/// ```
/// use grundy::graphs::{Graph, Matching};
///
/// // A path of three vertices.
/// let graph = Graph::new(3, [(0, 1), (1, 2)]);
/// let matching = Matching::maximum(&graph);
/// assert_eq!(matching.len(), 1);
/// assert_eq!(matching.essential(), [false, true, false]);
/// ```
///
/// # Vertex game
/// The player to move wins iff every maximum matching covers the vertex where the piece stands: see the
/// [proof](self#why). That there is no odd cycle is asked for by [`maximum`](Self::maximum) and
/// [`essential`](Self::essential) alone.
#[doc(alias = "geography")]
#[derive(Clone, Debug)]
pub struct Matching<'a> {
    graph: &'a Graph,
    partner: Vec<Option<u32>>,
    /// The vertices that have been taken out.
    removed: Vec<bool>,
}

impl<'a> Matching<'a> {
    /// A maximum matching of a bipartite graph.
    ///
    /// Steps, and why this ends with a maximum, are explained [above](self#augmenting-paths).
    ///
    /// A phase gives layers to the vertices that steps from free left vertices reach: the layer is the least number of
    /// steps. Then it exchanges augmenting paths that go up one layer by every step, until none of these is left.
    ///
    /// Why so fast. When the layers are given, a step from a vertex with a layer leads to a vertex with a layer, at
    /// most one higher. An exchange keeps this: it reverses the steps of its path, which then go down one layer, and it
    /// frees no vertex. Let d be the lowest layer of a free right vertex when the layers are given. Later in the phase,
    /// and after it, an augmenting path still begins in layer 0 and ends in layer d or higher. So it has at least d
    /// steps, and if it has d, it goes up by every step. After the phase there is none of these. So the shortest
    /// augmenting paths become longer in every phase. After √V phases each has more than √V vertices. If k edges are
    /// still missing, there are k augmenting paths without a common vertex, so k < √V, and every further phase adds at
    /// least one edge.
    ///
    /// # Panics
    /// If the graph has an odd cycle.
    ///
    /// # Complexity
    /// O((V + E) √V) time, O(V) memory.
    ///
    /// # Source
    /// Hopcroft and Karp, An n^(5/2) algorithm for maximum matchings in bipartite graphs (1973).
    #[must_use]
    pub fn maximum(graph: &'a Graph) -> Self {
        let is_left = graph.two_colouring().expect("the graph has no odd cycle");
        let left: Vec<usize> = (0..graph.len()).filter(|&v| is_left[v]).collect();
        let mut matching = Self { graph, partner: vec![None; graph.len()], removed: vec![false; graph.len()] };
        matching.enlarge(left);
        matching
    }

    /// Makes the matching maximum; `free` are the left vertices without a partner.
    fn enlarge(&mut self, mut free: Vec<usize>) {
        let graph = self.graph;
        let mut layers = vec![None; graph.len()];
        let mut reached = vec![];
        let mut untried: Vec<_> = (0..graph.len()).map(|v| graph.neighbours(v)).collect();
        while self.find_layers(&free, &mut layers, &mut reached) {
            for &v in &reached {
                untried[v] = graph.neighbours(v);
            }
            self.exchange(&free, &layers, &mut untried);
            free.retain(|&v| self.partner[v].is_none());
        }
    }

    /// Fills in the layers and lists the left vertices that are reached; says whether a free right vertex is.
    fn find_layers(&self, free: &[usize], layers: &mut [Option<u32>], reached: &mut Vec<usize>) -> bool {
        layers.fill(None);
        reached.clear();
        reached.extend(free);
        free.iter().for_each(|&v| layers[v] = Some(0));
        let mut finds_free = false;
        let mut next = 0;
        while let Some(&v) = reached.get(next) {
            next += 1;
            for w in self.graph.neighbours(v) {
                if layers[w].is_none() {
                    layers[w] = layers[v].map(|layer| layer + 1);
                    match self.partner(w) {
                        None => finds_free = true,
                        Some(partner) => {
                            layers[partner] = layers[w].map(|layer| layer + 1);
                            reached.push(partner);
                        }
                    }
                }
            }
        }
        finds_free
    }

    /// Looks up the layers for paths from the free left vertices to free right ones, and exchanges their edges.
    ///
    /// An edge that was tried is not tried again: it failed, or it was used and goes down now.
    fn exchange(&mut self, free: &[usize], layers: &[Option<u32>], untried: &mut [impl Iterator<Item = usize>]) {
        let goes_up = |from: usize, to: usize| layers[to] == layers[from].map(|layer| layer + 1);
        let mut path = vec![];
        for &start in free {
            path.push(start);
            while let Some(&v) = path.last() {
                let Some(mut w) = untried[v].find(|&w| goes_up(v, w)) else {
                    path.pop();
                    continue;
                };
                match self.partner(w) {
                    Some(next) if goes_up(w, next) => path.push(next),
                    Some(_) => {}
                    None => {
                        // From its end, every left vertex of the path takes what the one behind it gives up.
                        while let Some(v) = path.pop() {
                            self.partner[w] = Some(v as u32);
                            if let Some(given_up) = self.partner[v].replace(w as u32) {
                                w = given_up as usize;
                            }
                        }
                    }
                }
            }
        }
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

    /// For every vertex, whether every maximum matching covers it.
    ///
    /// [Why](self#the-vertices-that-all-cover).
    ///
    /// # Complexity
    /// O(V + E).
    #[must_use]
    pub fn essential(&self) -> Vec<bool> {
        let mut essential: Vec<bool> = self.partner.iter().map(Option::is_some).collect();
        let mut open: Vec<usize> = (0..self.graph.len()).filter(|&v| !essential[v] && !self.removed[v]).collect();
        while let Some(v) = open.pop() {
            for w in self.graph.neighbours(v).filter(|&w| !self.removed[w]) {
                let next = self.partner(w).expect("the matching is maximum");
                if essential[next] {
                    essential[next] = false;
                    open.push(next);
                }
            }
        }
        essential
    }

    /// Takes `vertex` and its edges out of the graph, and keeps the matching maximum. Says whether every maximum
    /// matching covered it.
    ///
    /// Why. If the vertex is free, not all of them do, and the matching stays. Otherwise its partner becomes free, and
    /// the matching has one edge less. It is maximum again iff no augmenting path begins at the partner: any other one
    /// would have been augmenting before. If there is such a path, the exchange of its edges makes a matching as large
    /// as before without the vertex. If there is none, no matching without the vertex is as large.
    ///
    /// # Panics
    /// If the vertex has been taken out before.
    ///
    /// # Complexity
    /// O(V + E).
    pub fn remove(&mut self, vertex: usize) -> bool {
        assert!(!self.removed[vertex], "vertex {vertex} was taken out before");
        self.removed[vertex] = true;
        match self.partner[vertex].take() {
            None => false,
            Some(partner) => {
                self.partner[partner as usize] = None;
                !self.augment(partner as usize)
            }
        }
    }

    /// Looks for an augmenting path from the free vertex `start`, and exchanges its edges.
    fn augment(&mut self, start: usize) -> bool {
        // For every vertex found on the other side, where it was found from.
        let mut from = vec![None; self.graph.len()];
        let mut open = vec![start];
        while let Some(v) = open.pop() {
            for w in self.graph.neighbours(v) {
                if self.removed[w] || from[w].is_some() {
                    continue;
                }
                from[w] = Some(v);
                match self.partner(w) {
                    Some(partner) => open.push(partner),
                    None => {
                        let mut end = Some(w);
                        while let Some(w) = end {
                            let v = from[w].expect("the path begins at a free vertex");
                            self.partner[w] = Some(v as u32);
                            end = self.partner[v].replace(w as u32).map(|up| up as usize);
                        }
                        return true;
                    }
                }
            }
        }
        false
    }
}
