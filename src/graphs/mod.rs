//! Graphs and trees, and what is found by walking them.

pub mod depth_first;
pub mod digraph;
pub mod disjoint_sets;
pub mod graph;
pub mod lca;
pub mod matching;
pub mod tree;
