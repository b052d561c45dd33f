//! Combinatorial games: what a position is worth, and who wins. The library under the programs of `src/bin`.
//!
//! # What a value is
//!
//! Two players move in turn, and who cannot move loses. Both have the same moves, and the game ends. A position is
//! *won* if the player to move can win from it: if some move leads to a lost position. It is *lost* if no move does.
//!
//! Often a position falls into parts: heaps, rows, trees. A move changes one of them. To know which parts are won does
//! not tell who wins the whole. So a position gets a *value* that says more: the least number out of 0, 1, 2, … that is
//! the value of none of the positions after a move. This number is called the mex of their values, the minimum
//! excluded.
//!
//! - A position is lost iff its value is 0. For from the value 0 no move leads to the value 0, and from any other value
//!   some move does.
//! - The value of a whole is the XOR of the values of its parts.
//!
//! The second is the theorem of Sprague and Grundy; [`games::sg`] has the proof. So what remains is to find the value
//! of a part.
//!
//! # From a rule to a program
//!
//! The rule: stones lie in heaps. A move takes one or more stones from one heap, or splits a heap into two that are not
//! empty. Who takes the last stone wins.
//!
//! First, the values of small heaps, by the rule alone. Then a formula that fits them, and the decision:
//!
//! ```
//! use grundy::games::sg::{mex, nim_sum};
//!
//! let mut values = vec![];
//! for heap in 0..100 {
//!     // What a move leaves: fewer stones, or two heaps, worth the XOR of their values.
//!     let fewer = (0..heap).map(|left| values[left]);
//!     let split = (1..heap).map(|part| values[part] ^ values[heap - part]);
//!     let value = mex(fewer.chain(split));
//!     values.push(value);
//! }
//! assert_eq!(values[..13], [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11]);
//!
//! // The heaps 3 and 4, 7 and 8, 11 and 12, … have exchanged their values.
//! let formula = |heap| match heap % 4 {
//!     3 => heap + 1,
//!     0 if heap > 0 => heap - 1,
//!     _ => heap,
//! };
//! assert!((0..100).all(|heap| values[heap] == formula(heap)));
//!
//! let first_player_wins = |heaps: &[usize]| {
//!     let values = heaps.iter().map(|&heap| formula(heap));
//!     nim_sum(values) != 0
//! };
//! // In Nim it would be the other way round.
//! assert!(first_player_wins(&[1, 2, 3]));
//! assert!(!first_player_wins(&[1, 3, 5]));
//! ```
//!
//! A formula that fits a hundred heaps is a guess. The proof, by induction, stands at
//! [`lasker_value`](games::splitting::lasker_value). With it, this is the whole program:
//!
//! ```no_run
//! use grundy::games::{sg::nim_sum, splitting::lasker_value};
//! use grundy::io::{self, In};
//! use proconio::input;
//!
//! fn main() {
//!     io::run(|input, out| {
//!         input! { from input, n: In<1, 100_000>, heaps: [In<0, 1_000_000_000, u32>; n] }
//!         let value = nim_sum(heaps.into_iter().map(lasker_value));
//!         writeln!(out, "{}", if value != 0 { "first" } else { "second" });
//!     });
//! }
//! ```
//!
//! [`hdu3032`](../hdu3032/index.html) is this program for a judge. Every program is documented in this way: its rule, its
//! claim, why this is true, and what it costs.
//!
//! # Which theorem
//!
//! Every module ends with the programs that use it.
//!
//! | the game | where to look |
//! |---|---|
//! | heaps: a move takes any number from one | [`games::nim`] |
//! | heaps: a move takes certain numbers | [`games::take_away`]; or splits: [`games::splitting`] |
//! | several independent games, a move in one of them | [`games::sg`] |
//! | two heaps, from both of which a move may take | [`wythoff`](../wythoff/index.html) |
//! | what a move may take depends on the move before | [`games::fibonacci`], [`dynamic_subtraction`](../dynamic_subtraction/index.html) |
//! | stones or pieces go along a row, all one way | [`games::staircase`] |
//! | the last move loses | [`games::misere`]; other sums: [`hdu3590`](../hdu3590/index.html) |
//! | all parts must be moved in every turn | [`hdu3595`](../hdu3595/index.html) |
//! | coins are turned | [`games::coins`] |
//! | adjacent coins are taken from a circle | [`games::circle`] |
//! | edges of a tree or of a graph are cut | [`games::hackenbush`] |
//! | a piece never comes back to a vertex | [`graphs::matching`] |
//! | play may go on for ever | [`games::retrograde`]; sums of such games: [`games::loopy`] |
//! | the players have different moves | [`games::numbers`]; where a move is worth having: [`games::switches`] |
//! | positions are to be counted | [`arithmetic::xor_transform`], [`arithmetic::modint`] |
//! | the judge plays | [`io::interact()`] |
//! | none of these | print values with [`sg_table`](../sg_table/index.html), and look for a law |
//!
//! # The map
//!
//! | module | what it holds |
//! |---|---|
//! | [`io`] | reading input within its limits, refusing what is outside, writing answers |
//! | [`games::sg`] | Sprague–Grundy theory: mex, nim-sum |
//! | [`games::take_away`] | heaps from which a move takes stones |
//! | [`games::splitting`] | heaps that a move may split |
//! | [`games::fibonacci`] | Fibonacci Nim |
//! | [`games::nim`] | Nim and its winning moves |
//! | [`games::misere`] | games that the last move loses |
//! | [`games::staircase`] | staircase Nim |
//! | [`games::retrograde`] | win, loss and draw with the number of moves, on graphs with cycles |
//! | [`games::costs`] | the sum of costs that a player can force, on graphs with cycles |
//! | [`games::loopy`] | sums of games on graphs with cycles: nimbers and ∞(K) |
//! | [`games::coins`] | coin turning: a row is the XOR of its lone heads; Mock Turtles, Ruler |
//! | [`games::circle`] | taking adjacent coins from a circle |
//! | [`games::hackenbush`] | edge deletion on trees and on graphs |
//! | [`games::numbers`] | two players with different moves: dyadic numbers, the simplest number, red and blue edges |
//! | [`games::switches`] | numbers that two players take in turn |
//! | [`graphs::graph`] | undirected graphs with compressed adjacency |
//! | [`graphs::digraph`] | directed graphs with compressed adjacency, topological orders |
//! | [`graphs::depth_first`] | a tree found depth first, and the bridges |
//! | [`graphs::disjoint_sets`] | which edges connect, and which is the first that closes a cycle |
//! | [`graphs::matching`] | maximum matchings of bipartite graphs, and the vertices that all of them cover |
//! | [`graphs::tree`] | rooted trees in preorder, forests from their leaves |
//! | [`graphs::lca`] | lowest common ancestors in O(1) |
//! | [`structures::bitset`] | sets of small integers, 64 to a word |
//! | [`structures::fenwick`] | prefix sums under updates |
//! | [`structures::xor_basis`] | which numbers are the XOR of some of many |
//! | [`arithmetic::modint`] | integers modulo a prime |
//! | [`arithmetic::factorials`] | factorials and binomials modulo a prime |
//! | [`arithmetic::nimber`] | the field of nimbers below 2⁶⁴ |
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
