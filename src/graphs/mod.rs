//! Graphs and trees, and what is found by walking them.
//!
//! Vertices are numbered from 0. Nothing here recurses, so a path of a million vertices needs no deep stack.

pub mod depth_first;
pub mod digraph;
pub mod disjoint_sets;
pub mod graph;
pub mod lca;
pub mod matching;
pub mod tree;
