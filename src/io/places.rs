//! What programs ask of all that they have read, and refuse where it stands.

use std::collections::BTreeSet;
use std::fmt::Display;

use super::located::Place;
use crate::graphs::digraph::Digraph;
use crate::graphs::disjoint_sets::closing_edge;
use crate::graphs::graph::Graph;
use crate::graphs::tree::Tree;

impl Place {
    /// Refuses the first item that is not in order with the one before. The items have been read from here on, each
    /// from one token.
    ///
    /// ```should_panic
    /// use grundy::io::{In, Input};
    /// use proconio::input;
    ///
    /// let text = Input::new("3 7 7");
    /// let place = text.place();
    /// input! { from &text, cells: [In<1, 9>; 3] }
    /// place.in_order_or_refuse(&cells, |before, cell| before < cell, "a cell greater than the one before");
    /// ```
    ///
    /// # Complexity
    /// O(n) time for n items.
    pub fn in_order_or_refuse<T>(self, items: &[T], are_in_order: impl Fn(&T, &T) -> bool, expected: impl Display) {
        if let Some(last) = items.windows(2).position(|pair| !are_in_order(&pair[0], &pair[1])) {
            self.after(last + 1).refuse(expected);
        }
    }

    /// Refuses the first item that equals an earlier one; gives all in ascending order. The items have been read from
    /// here on, each from this number of tokens.
    ///
    /// ```should_panic
    /// use grundy::io::{In, Input};
    /// use proconio::input;
    ///
    /// let text = Input::new("3 7 3\n");
    /// let place = text.place();
    /// input! { from &text, cells: [In<1, 9>; 3] }
    /// place.distinct_or_refuse(&cells, 1, "a cell that differs from those before");
    /// ```
    ///
    /// # Complexity
    /// O(n log n) time, O(n) memory for n items.
    pub fn distinct_or_refuse<T: Ord + Copy>(self, items: &[T], tokens: usize, expected: impl Display) -> Vec<T> {
        let mut sorted = items.to_vec();
        sorted.sort_unstable();
        if sorted.windows(2).any(|pair| pair[0] == pair[1]) {
            let mut seen = BTreeSet::new();
            let repeated = items.iter().position(|item| !seen.insert(item));
            let repeated = repeated.expect("two items are equal");
            self.after(tokens * repeated).refuse_all(tokens, expected);
        }
        sorted
    }

    /// Refuses the first edge that joins the same vertices as an earlier one. The edges have been read from here on,
    /// each from this number of tokens.
    ///
    /// # Complexity
    /// O(vertices + edges) time, O(vertices) memory.
    pub fn distinct_edges_or_refuse(self, graph: &Graph, tokens: usize, expected: impl Display) {
        if let Some(repeated) = graph.repeated_edge() {
            self.after(tokens * repeated).refuse_all(tokens, expected);
        }
    }

    /// The tree with these edges, of which the first vertex is the root; or refuses the first edge that closes a cycle.
    /// The edges have been read from here on, each from the first two of this number of tokens.
    ///
    /// # Panics
    /// If there are not n − 1 edges for n vertices.
    ///
    /// # Complexity
    /// O(n) time and memory, where an edge closes a cycle O(n log n) time.
    pub fn tree_or_refuse(self, vertices: usize, edges: &[(usize, usize)], tokens: usize) -> Tree {
        assert_eq!(edges.len() + 1, vertices, "the edges of a tree");
        let tree = Tree::new(vertices, edges.iter().copied());
        tree.unwrap_or_else(|| self.refuse_cycle(vertices, edges.iter().copied(), tokens))
    }

    /// Refuses the first edge that closes a cycle.
    #[cold]
    pub(super) fn refuse_cycle(
        self,
        vertices: usize,
        edges: impl IntoIterator<Item = (usize, usize)>,
        tokens: usize,
    ) -> ! {
        let closing = closing_edge(vertices, edges).expect("an edge closes a cycle");
        self.after(tokens * closing).refuse_all(2, "an edge that closes no cycle")
    }

    /// An order of the vertices in which all arcs lead forward; or refuses the first arc that closes a cycle with those
    /// before. The arcs have been read from here on, each from the first two of this number of tokens.
    ///
    /// ```should_panic
    /// use grundy::io::{Input, List, Pair, Vertex};
    /// use proconio::input;
    ///
    /// let text = Input::new("1 2  2 3  1 3  3 2");
    /// let place = text.place();
    /// input! { from &text, arcs: with List(4, Pair(Vertex(3), Vertex(3))) }
    /// place.topological_order_or_refuse(3, &arcs, 2, "an arc that closes no cycle");
    /// ```
    ///
    /// # Complexity
    /// O(n + m) time and memory for n vertices and m arcs, where an arc closes a cycle O((n + m) log m) time.
    pub fn topological_order_or_refuse(
        self,
        vertices: usize,
        arcs: &[(usize, usize)],
        tokens: usize,
        expected: impl Display,
    ) -> Vec<usize> {
        let order = Digraph::new(vertices, arcs.iter().copied()).topological_order();
        order.unwrap_or_else(|| {
            let closing = Digraph::closing_arc(vertices, arcs).expect("an arc closes a cycle");
            self.after(tokens * closing).refuse_all(2, expected)
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::io::located::tests::refused;
    use crate::io::{GraphOn, In, Input, List, Pair, Vertex};
    use proconio::{input, read_value};

    type Digit = In<0, 9>;

    #[test]
    fn the_first_item_out_of_order_is_refused() {
        let digits = |input: &Input| {
            let first = input.place();
            input! { from input, digits: [Digit; 4] }
            first.in_order_or_refuse(&digits, |before, digit| before <= digit, "no less than before");
            digits
        };
        assert_eq!(digits(&Input::new("1 3 3 7")), [1, 3, 3, 7]);
        assert_eq!(refused("1 3\n2 1", digits), r#"line 2, column 1: expected no less than before, found "2""#);
    }

    #[test]
    fn the_first_item_that_came_before_is_refused() {
        let pairs = |input: &Input| {
            let first = input.place();
            input! { from input, pairs: [(Digit, Digit); 4] }
            first.distinct_or_refuse(&pairs, 2, "another pair")
        };
        assert_eq!(pairs(&Input::new("3 1 1 3 0 9 1 2")), [(0, 9), (1, 2), (1, 3), (3, 1)]);
        assert_eq!(refused("3 1\n1 3\n1 3\n3 1\n", pairs), r#"line 3, column 1: expected another pair, found "1 3""#);
    }

    #[test]
    fn the_first_edge_that_came_before_is_refused() {
        let graph = |input: &Input| {
            let first = input.place();
            let graph = read_value!(from input, with GraphOn(3, 4));
            first.distinct_edges_or_refuse(&graph, 2, "another edge");
        };
        graph(&Input::new("1 2 3 3 3 1 2 3"));
        assert_eq!(refused("3 1 1 2\n2 1 1 3", graph), r#"line 2, column 1: expected another edge, found "2 1""#);
    }

    #[test]
    fn edges_with_labels_make_a_tree_or_are_refused() {
        let tree = |input: &Input| {
            let first = input.place();
            let mut edges = vec![];
            for _ in 0..3 {
                input! { from input, edge: with Pair(Vertex(4), Vertex(4)), _label: Digit }
                edges.push(edge);
            }
            first.tree_or_refuse(4, &edges, 3)
        };
        let read = tree(&Input::new("4 2 0  2 1 5  3 2 1"));
        assert_eq!((0..4).map(|vertex| read.parent(vertex)).collect::<Vec<_>>(), [None, Some(0), Some(1), Some(1)]);
        let error = r#"line 1, column 13: expected an edge that closes no cycle, found "4 4""#;
        assert_eq!(refused("1 2 0 3 2 1 4 4 0", tree), error);
    }

    #[test]
    fn the_first_arc_that_closes_a_cycle_is_refused() {
        let order = |input: &Input| {
            let first = input.place();
            input! { from input, arcs: with List(4, Pair(Vertex(3), Vertex(3))) }
            first.topological_order_or_refuse(3, &arcs, 2, "a way down")
        };
        assert_eq!(order(&Input::new("3 1 1 2 3 2 3 1")), [2, 0, 1]);
        assert_eq!(refused("1 2\n2 3\n1 3\n3 1", order), r#"line 4, column 1: expected a way down, found "3 1""#);
        assert_eq!(refused("1 2 1 1 2 1 3 3", order), r#"line 1, column 5: expected a way down, found "1 1""#);
    }
}
