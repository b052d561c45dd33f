//! The library under the programs of `src/bin`: one subject a module.
//!
//! | module | what it holds |
//! |---|---|
//! | [`io`] | reading input within its limits, refusing what is outside, writing answers |
//! | [`games::sg`] | Sprague–Grundy theory: mex, nim-sum |
//! | [`games::take_away`] | heaps from which a move takes stones, or which it splits; Fibonacci Nim |
//! | [`games::nim`] | winning moves of Nim, misère Nim, staircase Nim |
//! | [`games::retrograde`] | win, loss and draw with the number of moves, or the sum of costs, on graphs with cycles |
//! | [`games::loopy`] | sums of games on graphs with cycles: nimbers and ∞(K) |
//! | [`games::coins`] | coin turning: a row is the XOR of its lone heads; Mock Turtles, Ruler |
//! | [`games::circle`] | taking adjacent coins from a circle |
//! | [`games::hackenbush`] | edge deletion on trees and on graphs |
//! | [`games::numbers`] | two players with different moves: dyadic numbers, the simplest number, red and blue edges |
//! | [`games::switches`] | numbers that two players take in turn |
//! | [`graphs::graph`] | undirected graphs with compressed adjacency |
//! | [`graphs::digraph`] | directed graphs with compressed adjacency |
//! | [`graphs::depth_first`] | a tree found depth first, and the bridges |
//! | [`graphs::disjoint_sets`] | which edges connect, and which is the first that closes a cycle |
//! | [`graphs::matching`] | maximum matchings of bipartite graphs, and the vertices that all of them cover |
//! | [`graphs::tree`] | rooted trees in preorder |
//! | [`graphs::lca`] | lowest common ancestors in O(1) |
//! | [`structures::bitset`] | sets of small integers, 64 to a word |
//! | [`structures::fenwick`] | prefix sums under updates |
//! | [`arithmetic::modint`] | integers modulo a prime |
//! | [`arithmetic::quotients`] | blocks of equal ⌊n/i⌋, tables over all ⌊n/i⌋ |
//! | [`arithmetic::roots`] | square roots of integers |
//! | [`arithmetic::xor_transform`] | the Walsh–Hadamard transform |
//!
//! Arrows point one way: programs → [`games`] → [`graphs`], [`structures`], [`arithmetic`] → the standard library.
//! [`io`] stands beside: it reads trees and graphs, and they do not know it.

pub mod arithmetic;
pub mod games;
pub mod graphs;
pub mod io;
pub mod structures;
