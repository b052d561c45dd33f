//! Directed graphs with compressed adjacency.
//!
//! Use it for the positions of a game and its moves; [reversed](Digraph::reversed), it says which positions a move
//! comes from. Values of a game that ends are found against a [topological order](Digraph::topological_order).
//!
//! # What it finds
//! Keeps the arcs of a directed graph by the vertices that they leave, and turned round by those that they reach. It
//! finds an order of the vertices in which every arc leads forward, if there is no cycle, and else the first arc that
//! closes one.
//!
//! # Why
//! A vertex is taken as soon as all arcs into it come from vertices taken before. If some vertices are never taken,
//! each of them has an arc from another one, or from itself. Go back along these arcs: some vertex comes twice, and
//! lies on a cycle.

/// A directed graph on the vertices from 0, each arc with a label; parallel arcs and loops are allowed. Its
/// methods panic on a number that is no vertex.
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
    /// O(vertices + arcs).
    #[must_use]
    pub fn new(vertices: usize, arcs: impl IntoIterator<Item = (usize, usize)>) -> Self {
        Self::labelled(vertices, arcs.into_iter().map(|(from, to)| (from, to, ())))
    }

    /// The index of the first arc that closes a cycle with earlier ones, if there is one.
    ///
    /// ```
    /// use grundy::graphs::Digraph;
    ///
    /// assert_eq!(Digraph::closing_arc(3, &[(2, 0), (0, 1), (2, 1), (1, 2), (1, 0)]), Some(3));
    /// ```
    ///
    /// # Panics
    /// As [`new`](Self::new), if an arc ends at no vertex.
    ///
    /// # Complexity
    /// O((vertices + arcs) log arcs).
    #[must_use]
    pub fn closing_arc(vertices: usize, arcs: &[(usize, usize)]) -> Option<usize> {
        assert!(arcs.iter().all(|&(tail, head)| tail < vertices && head < vertices), "an arc ends at no vertex");
        let has_cycle =
            |arcs: &[(usize, usize)]| Self::new(vertices, arcs.iter().copied()).topological_order().is_none();
        // The first `open` arcs close no cycle, the first `closed` do, where so many are there.
        let (mut open, mut closed) = (0, arcs.len() + 1);
        while closed - open > 1 {
            let middle = (open + closed) / 2;
            if has_cycle(&arcs[..middle]) {
                closed = middle;
            } else {
                open = middle;
            }
        }
        (open < arcs.len()).then_some(open)
    }
}

impl<Label: Copy> Digraph<Label> {
    /// The graph with the given number of vertices and these arcs, from the first vertex to the second, with a label.
    ///
    /// # Panics
    /// If an arc ends at no vertex, or if there are 2³² vertices or arcs.
    ///
    /// # Complexity
    /// O(vertices + arcs).
    #[must_use]
    pub fn labelled(vertices: usize, arcs: impl IntoIterator<Item = (usize, usize, Label)>) -> Self {
        let narrow = |v: usize| {
            assert!(v < vertices, "an arc ends at {v}, and there are {vertices} vertices");
            v as u32
        };
        let arcs: Vec<_> = arcs.into_iter().map(|(from, to, label)| (narrow(from), narrow(to), label)).collect();
        Self::of_arcs(vertices, arcs.len(), |index| [arcs[index]])
    }

    /// The graph with these arcs, each by its tail, head and label; every index below `number` gives N of them.
    pub(super) fn of_arcs<const N: usize>(
        vertices: usize,
        number: usize,
        arcs: impl Fn(usize) -> [(u32, u32, Label); N],
    ) -> Self {
        assert!(u32::try_from(vertices).is_ok(), "too many vertices");
        assert!(u32::try_from(N * number).is_ok(), "too many arcs");
        let mut first = vec![0_u32; vertices + 1];
        for index in 0..number {
            arcs(index).iter().for_each(|(from, ..)| first[*from as usize] += 1);
        }
        // What `first` holds next is where every vertex's arcs begin; while they are filled in, where they go on.
        let mut sum = 0;
        for first in &mut first {
            sum += std::mem::replace(first, sum);
        }
        let any = (number > 0).then(|| arcs(0)[0]).map(|(_, to, label)| (to, label));
        let mut placed = any.map_or_else(Vec::new, |any| vec![any; N * number]);
        for index in 0..number {
            for (from, to, label) in arcs(index) {
                let place = &mut first[from as usize];
                placed[*place as usize] = (to, label);
                *place += 1;
            }
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
    #[must_use]
    pub fn reversed(&self) -> Self {
        let mut arcs = Vec::with_capacity(self.arcs.len());
        for from in 0..self.len() {
            arcs.extend(self.arcs(from).map(|(to, label)| (to as u32, from as u32, label)));
        }
        Self::of_arcs(self.len(), arcs.len(), |index| [arcs[index]])
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
    /// [Why](self#why).
    ///
    /// # Complexity
    /// O(vertices + arcs).
    ///
    /// # Source
    /// Kahn, Topological sorting of large networks (1962).
    #[must_use]
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
    #[must_use]
    pub fn len(&self) -> usize {
        self.first.len() - 1
    }

    /// Whether there is no vertex.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of arcs out of `vertex`.
    #[inline]
    #[must_use]
    pub fn out_degree(&self, vertex: usize) -> usize {
        (self.first[vertex + 1] - self.first[vertex]) as usize
    }

    /// The heads of the arcs out of `vertex`, in the order of the arcs.
    #[inline]
    pub fn successors(&self, vertex: usize) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator + Clone + '_ {
        self.arcs(vertex).map(|(head, _)| head)
    }

    /// The arcs out of `vertex` in the order in which they were given: head and label of each.
    #[inline]
    pub fn arcs(
        &self,
        vertex: usize,
    ) -> impl DoubleEndedIterator<Item = (usize, Label)> + ExactSizeIterator + Clone + '_ {
        self.arcs[self.first[vertex] as usize..self.first[vertex + 1] as usize]
            .iter()
            .map(|&(head, label)| (head as usize, label))
    }
}
