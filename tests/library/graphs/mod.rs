mod digraph;
mod disjoint_sets;
mod general_matching;
mod graph;
mod lca;
mod matching;
mod tree;
