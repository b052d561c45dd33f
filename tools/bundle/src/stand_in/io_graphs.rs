//! What the `io` of a submission has for graphs, a text like `io.rs`. Only programs that name a part of it carry it.

use std::fmt::Display;

use crate::graphs::digraph::Digraph;
use crate::graphs::graph::Graph;
use crate::graphs::tree::{Forest, Tree};
use crate::io::{Input, List, Pair, Place, RuntimeReadable, Vertex, refuse};

impl Place {
    pub fn distinct_edges_or_refuse(self, graph: &Graph, _: usize, expected: impl Display) {
        if graph.repeated_edge().is_some() {
            refuse(expected);
        }
    }

    pub fn tree_or_refuse(self, vertices: usize, edges: &[(usize, usize)], _: usize) -> Tree {
        let tree = Tree::new(vertices, edges.iter().copied());
        tree.unwrap_or_else(|| refuse("an edge that closes no cycle"))
    }

    pub fn topological_order_or_refuse(
        self,
        vertices: usize,
        arcs: &[(usize, usize)],
        _: usize,
        expected: impl Display,
    ) -> Vec<usize> {
        let order = Digraph::new(vertices, arcs.iter().copied()).topological_order();
        order.unwrap_or_else(|| refuse(expected))
    }
}

#[derive(Clone, Copy)]
pub struct TreeOn(pub usize);

impl RuntimeReadable for TreeOn {
    type Output = Tree;

    fn read(self, input: &Input) -> Tree {
        RootedTreeOn(self.0, 0).read(input)
    }
}

#[derive(Clone, Copy)]
pub struct RootedTreeOn(pub usize, pub usize);

impl RuntimeReadable for RootedTreeOn {
    type Output = Tree;

    fn read(self, input: &Input) -> Tree {
        let edges = read_edges(self.0, self.0 - 1, input);
        Tree::rooted(self.0, edges, self.1).unwrap_or_else(|| refuse("an edge that closes no cycle"))
    }
}

#[derive(Clone, Copy)]
pub struct ForestOn(pub usize, pub usize);

impl RuntimeReadable for ForestOn {
    type Output = Forest;

    fn read(self, input: &Input) -> Forest {
        let edges = read_edges(self.0, self.1, input);
        Forest::new(self.0, edges).unwrap_or_else(|| refuse("an edge that closes no cycle"))
    }
}

#[derive(Clone, Copy)]
pub struct GraphOn(pub usize, pub usize);

impl RuntimeReadable for GraphOn {
    type Output = Graph;

    fn read(self, input: &Input) -> Graph {
        Graph::new(self.0, read_edges(self.0, self.1, input))
    }
}

fn read_edges(vertices: usize, edges: usize, input: &Input) -> Vec<(usize, usize)> {
    List(edges, Pair(Vertex(vertices), Vertex(vertices))).read(input)
}
