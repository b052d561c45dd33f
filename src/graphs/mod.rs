//! Graphs and trees, and what is found by walking them.
//!
//! Vertices are numbered from 0. Nothing here recurses, so a path of a million vertices needs no deep stack.
//! Every type can be named without its module: `use grundy::graphs::{Graph, Tree};`.

pub mod depth_first;
pub mod digraph;
pub mod disjoint_sets;
pub mod general_matching;
pub mod graph;
pub mod lca;
pub mod matching;
pub mod tree;

pub use depth_first::DepthFirst;
pub use digraph::Digraph;
pub use disjoint_sets::{DisjointSets, closing_edge};
pub use general_matching::GeneralMatching;
pub use graph::Graph;
pub use lca::Lca;
pub use matching::Matching;
pub use tree::{Forest, Tree};
