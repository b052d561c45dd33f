//! Directed graphs with compressed adjacency.
//!
//! Use it for the positions of a game and its moves; [reversed](Digraph::reversed), it says which positions a move
//! comes from. Values of a game that ends are found against a [topological order](Digraph::topological_order).
//!
//! # Used by
//! [`abc209e`](../../../abc209e/index.html), [`abc261h`](../../../abc261h/index.html),
//! [`cf1149e`](../../../cf1149e/index.html), [`cf1442f`](../../../cf1442f/index.html),
//! [`p6560`](../../../p6560/index.html), [`games::loopy`](crate::games::loopy).

/// A directed graph on the vertices from 0, each arc with a label; parallel arcs and loops are allowed.
///
/// ```
/// use grundy::graphs::Digraph;
///
/// let graph = Digraph::new(3, [(0, 1), (2, 1), (0, 2)]);
/// assert_eq!(graph.successors(0).collect::<Vec<_>>(), [1, 2]);
/// assert_eq!(graph.reversed().successors(1).collect::<Vec<_>>(), [0, 2]);
/// ```
#[derive(Clone, Debug)]
pub struct Digraph<Label = ()> {
    /// The arcs out of vertex v stand at `first[v]..first[v + 1]`: head and label.
    first: Vec<u32>,
    arcs: Vec<(u32, Label)>,
}

impl Digraph {
    /// The graph with the given number of vertices and these arcs, from the first vertex to the second.
    ///
    /// # Panics
    /// If an arc ends at no vertex, or if there are 2³² vertices or arcs.
    ///
    /// # Complexity
    /// O(vertices + arcs); the arcs are asked for twice.
    pub fn new<Arcs: IntoIterator<Item = (usize, usize)>>(vertices: usize, arcs: Arcs) -> Self
    where
        Arcs::IntoIter: Clone,
    {
        Self::labelled(vertices, arcs.into_iter().map(|(from, to)| (from, to, ())))
    }
}

impl<Label: Copy + Default> Digraph<Label> {
    /// The graph with the given number of vertices and these arcs, from the first vertex to the second, with a label.
    ///
    /// # Panics
    /// If an arc ends at no vertex, or if there are 2³² vertices or arcs.
    ///
    /// # Complexity
    /// O(vertices + arcs); the arcs are asked for twice.
    pub fn labelled<Arcs: IntoIterator<Item = (usize, usize, Label)>>(vertices: usize, arcs: Arcs) -> Self
    where
        Arcs::IntoIter: Clone,
    {
        assert!(u32::try_from(vertices).is_ok(), "too many vertices");
        let arcs = arcs.into_iter();
        let mut first = vec![0_u32; vertices + 1];
        let mut number = 0_usize;
        for (from, to, _) in arcs.clone() {
            let end = from.max(to);
            assert!(end < vertices, "an arc ends at {end}, and there are {vertices} vertices");
            first[from] += 1;
            number += 1;
        }
        assert!(u32::try_from(number).is_ok(), "too many arcs");
        // What `first` holds next is where every vertex's arcs begin; while they are filled in, where they go on.
        let mut sum = 0;
        for first in &mut first {
            sum += std::mem::replace(first, sum);
        }
        let mut placed = vec![(0, Label::default()); number];
        for (from, to, label) in arcs {
            placed[first[from] as usize] = (to as u32, label);
            first[from] += 1;
        }
        // Now every vertex has the end of its arcs, where those of the next one begin.
        first.rotate_right(1);
        first[0] = 0;
        Self { first, arcs: placed }
    }

    /// The same graph with all arcs turned round.
    ///
    /// # Complexity
    /// O(vertices + arcs).
    pub fn reversed(&self) -> Self {
        let vertices = 0..self.len();
        let arcs = vertices.flat_map(|from| self.arcs(from).map(move |(to, label)| (to, from, label)));
        Self::labelled(self.len(), arcs)
    }

    /// The vertices in an order in which every arc leads forward, or `None` if there is a cycle.
    ///
    /// ```
    /// use grundy::graphs::Digraph;
    ///
    /// let mut arcs = vec![(2, 0), (0, 1)];
    /// assert_eq!(Digraph::new(3, arcs.clone()).topological_order(), Some(vec![2, 0, 1]));
    /// arcs.push((1, 2));
    /// assert_eq!(Digraph::new(3, arcs).topological_order(), None);
    /// ```
    ///
    /// Why. A vertex is taken as soon as all arcs into it come from vertices taken before. If some vertices are never
    /// taken, each of them has an arc from another one, or from itself. Go back along these arcs: some vertex comes
    /// twice, and lies on a cycle.
    ///
    /// # Complexity
    /// O(vertices + arcs).
    ///
    /// # Source
    /// Kahn, Topological sorting of large networks (1962).
    pub fn topological_order(&self) -> Option<Vec<usize>> {
        let vertices = 0..self.len();
        let mut arcs_into = vec![0_u32; self.len()];
        for vertex in vertices.clone() {
            self.successors(vertex).for_each(|next| arcs_into[next] += 1);
        }
        let mut order: Vec<usize> = vertices.filter(|&vertex| arcs_into[vertex] == 0).collect();
        let mut done = 0;
        while let Some(&vertex) = order.get(done) {
            done += 1;
            for next in self.successors(vertex) {
                arcs_into[next] -= 1;
                if arcs_into[next] == 0 {
                    order.push(next);
                }
            }
        }
        Some(order).filter(|order| order.len() == self.len())
    }

    /// The number of vertices.
    pub fn len(&self) -> usize {
        self.first.len() - 1
    }

    /// Whether there is no vertex.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The heads of the arcs out of `vertex`, in the order of the arcs.
    #[inline]
    pub fn successors(&self, vertex: usize) -> impl ExactSizeIterator<Item = usize> + Clone + '_ {
        self.arcs(vertex).map(|(head, _)| head)
    }

    /// The arcs out of `vertex` in the order in which they were given: head and label of each.
    #[inline]
    pub fn arcs(&self, vertex: usize) -> impl ExactSizeIterator<Item = (usize, Label)> + Clone + '_ {
        self.arcs[self.first[vertex] as usize..self.first[vertex + 1] as usize]
            .iter()
            .map(|&(head, label)| (head as usize, label))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adjacency_is_what_the_arcs_say_on_all_small_multigraphs() {
        for length in 0..=4 {
            for code in 0..9_usize.pow(length) {
                let arc = |index: u32| {
                    let pair = code / 9_usize.pow(index) % 9;
                    (pair / 3, pair % 3, index)
                };
                let arcs: Vec<(usize, usize, u32)> = (0..length).map(arc).collect();
                let graph = Digraph::labelled(3, arcs.iter().copied());
                let reversed = graph.reversed();
                let plain = Digraph::new(3, arcs.iter().map(|&(from, to, _)| (from, to)));
                assert_eq!(graph.len(), 3);
                for vertex in 0..3 {
                    let out = arcs.iter().filter(|arc| arc.0 == vertex);
                    let out: Vec<_> = out.map(|&(_, to, label)| (to, label)).collect();
                    assert!(graph.arcs(vertex).eq(out.iter().copied()), "{arcs:?}");
                    assert!(plain.successors(vertex).eq(graph.successors(vertex)));
                    let mut back: Vec<_> = reversed.arcs(vertex).collect();
                    back.sort_by_key(|&(_, label)| label);
                    let into = arcs.iter().filter(|arc| arc.1 == vertex);
                    assert!(into.map(|&(from, _, label)| (from, label)).eq(back));
                }
            }
        }
    }

    #[test]
    fn a_topological_order_is_found_where_there_is_one_on_all_small_digraphs() {
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        for set in 0..1 << 9 {
            let pairs = (0..9).filter(|pair| set >> pair & 1 == 1);
            let arcs: Vec<(usize, usize)> = pairs.map(|pair| (pair / 3, pair % 3)).collect();
            let leads_forward = |order: &[usize]| {
                let place = |vertex| order.iter().position(|&other| other == vertex);
                arcs.iter().all(|&(from, to)| place(from) < place(to))
            };
            match Digraph::new(3, arcs.iter().copied()).topological_order() {
                Some(found) => {
                    assert!(orders.iter().any(|order| order[..] == found[..]), "{found:?}");
                    assert!(leads_forward(&found), "{found:?}: {arcs:?}");
                }
                None => assert!(!orders.iter().any(|order| leads_forward(order)), "{arcs:?}"),
            }
        }
    }

    #[test]
    #[should_panic(expected = "an arc ends at 2")]
    fn an_arc_to_the_number_of_vertices_is_a_mistake() {
        Digraph::new(2, [(0, 2)]);
    }

    #[test]
    #[should_panic(expected = "an arc ends at 2")]
    fn an_arc_from_the_number_of_vertices_is_a_mistake() {
        Digraph::new(2, [(2, 0)]);
    }
}
