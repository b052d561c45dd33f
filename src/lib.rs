//! The library under the programs of `src/bin`: one subject a module.
//!
//! | module | what it holds |
//! |---|---|
//! | [`io`] | reading input within its limits, refusing what is outside, writing answers |
//! | [`sg`] | Sprague–Grundy theory: mex, nim-sum, take-away rules |
//! | [`nim`] | misère Nim, staircase Nim |
//! | [`retrograde`] | win, loss and draw with the number of moves, on graphs with cycles |
//! | [`coins`] | coin turning: a row is the XOR of its lone heads; Mock Turtles, Ruler |
//! | [`circle`] | taking adjacent coins from a circle |
//! | [`graph`] | undirected graphs with compressed adjacency |
//! | [`hackenbush`] | edge deletion on trees and on graphs |
//! | [`graph`] | undirected graphs with compressed adjacency, bridges |
//! | [`matching`] | maximum matchings of bipartite graphs, and the vertices that all of them cover |
//! | [`tree`] | rooted trees in preorder |
//! | [`lca`] | lowest common ancestors in O(1) |
//! | [`modint`] | integers modulo a prime |
//! | [`xor_transform`] | the Walsh–Hadamard transform |
//! | [`bitset`] | sets of small integers, 64 to a word |
//! | [`fenwick`] | prefix sums under updates |
//! | [`quotients`] | blocks of equal ⌊n/i⌋, tables over all ⌊n/i⌋ |
//!
//! Arrows point one way: programs use the library, game theory uses data structures, and [`io`] stands beside both.

pub mod bitset;
pub mod circle;
pub mod coins;
pub mod fenwick;
pub mod graph;
pub mod hackenbush;
pub mod io;
pub mod lca;
pub mod matching;
pub mod modint;
pub mod nim;
pub mod quotients;
pub mod retrograde;
pub mod sg;
pub mod tree;
pub mod xor_transform;
