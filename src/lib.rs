//! Combinatorial games: what a position is worth, and who wins. The library under the programs of `src/bin`.
//!
//! # What a value is
//!
//! Two players move in turn, and a player who cannot move loses. Both have the same moves, and the game ends. A
//! position is *won* if the player to move can win from it: if some move leads to a lost position. It is *lost* if no
//! move does. Others say N-position for a won one, and P-position for a lost one.
//!
//! Often a position falls into parts: heaps, rows, trees. A move changes one of them. Knowing which parts are won does
//! not tell you who wins the whole. So a position gets a *value* that says more: the least number out of 0, 1, 2, …
//! that is the value of none of the positions after a move. This number is called the mex of their values, the minimum
//! excluded. The value itself is also called Grundy value, nimber, or SG value (SG 值).
//!
//! - A position is lost iff its value is 0. No move leads from the value 0 to the value 0; from any other value some
//!   move does.
//! - The value of a whole is the XOR of the values of its parts.
//!
//! The second is the theorem of Sprague and Grundy; [`games::sg`] has the proof. So what remains is to find the value
//! of a part.
//!
//! # From a rule to a program
//!
//! The rule: stones lie in heaps. A move takes one or more stones from one heap, or splits a heap into two that are not
//! empty. The player who takes the last stone wins.
//!
//! First, the values of small heaps, by the rule alone: the package `explore` also looks for the laws that
//! fit them. Then a formula, tested beyond the table, and the decision:
//!
//! ```
//! use grundy::games::{Grundy, sg::nim_sum};
//!
//! let mut lasker = Grundy::of_sums(|&n: &usize| {
//!     // What a move leaves: fewer stones, or two heaps.
//!     let fewer = (0..n).map(|left| vec![left]);
//!     let split = (1..n).map(|part| vec![part, n - part]);
//!     fewer.chain(split).collect()
//! });
//! assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 8].map(|heap| lasker.value(&heap)), [0, 1, 2, 4, 3, 5, 6, 8, 7]);
//!
//! // The heaps 3 and 4, 7 and 8, 11 and 12, … have exchanged their values.
//! let formula = |heap| match heap % 4 {
//!     3 => heap + 1,
//!     0 if heap > 0 => heap - 1,
//!     _ => heap,
//! };
//! assert!((0..=300).all(|heap| lasker.value(&heap) == formula(heap)));
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
//! A formula that fits three hundred heaps is a guess. The proof, by induction, stands at
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
//! The program `hdu3032` of `src/bin` is this one for a judge. Every program there is documented in this way: its rule,
//! its claim, why this is true, and what it costs.
//!
//! # Which theorem
//!
//! Names without `::` are programs of `src/bin`.
//!
//! | the game | where to look |
//! |---|---|
//! | heaps: a move takes any number from one | [`games::nim`]; from up to m: [`games::moore`]; from half: `cf1147c` |
//! | heaps: a move takes certain numbers | [`games::take_away`]; or splits: [`games::splitting`] |
//! | heaps that are too large for a table | [`games::periodic`]; long tables where heaps are split: [`games::rare`] |
//! | several independent games, a move in one of them | [`games::sg`] |
//! | two heaps, and equally many from both | [`games::wythoff`] |
//! | two heaps, and a multiple of the smaller from the larger | [`games::euclid`] |
//! | what a move may take depends on the move before | [`games::fibonacci`], `dynamic_subtraction` |
//! | stones or pieces go along a row, all one way | [`games::staircase`] |
//! | the last move loses | [`games::misere`] |
//! | all parts must be moved in every turn | `hdu3595`; all by equally much: `cf1965a` |
//! | coins are turned | [`games::coins`]; on a board that is the product of two rows: [`arithmetic::nimber`] |
//! | adjacent coins are taken from a circle | [`games::circle`] |
//! | edges of a tree or of a graph are cut | [`games::hackenbush`] |
//! | a piece never comes back to a vertex | [`graphs::matching`]; with odd cycles: [`graphs::general_matching`] |
//! | play may go on for ever | [`games::retrograde`]; with costs: [`games::costs`]; what comes again and again, or stops with results: [`games::attractors`]; sums: [`games::loopy`] |
//! | the players have different moves | [`games::numbers`]; with nimbers and ↑: [`games::infinitesimals`]; where a move is worth having: [`games::switches`] |
//! | both take numbers from the ends of a row | [`games::ends`] |
//! | positions are to be counted | [`arithmetic::xor_transform`](mod@arithmetic::xor_transform), [`arithmetic::factorials`] |
//! | some of many values are to have a given XOR | [`structures::xor_basis`] |
//! | the judge plays | [`io::interact()`] |
//! | none of these | the package `explore`, from a rule to a table and its laws; the bare values: [`games::values`] |
//!
//! Programs use [`games`], and these use [`graphs`] and [`arithmetic`]; [`structures`] and [`io`] stand beside. A type
//! can be named from its group: `use grundy::games::{Grundy, Outcomes}`. If you know another library, [`coming_from`]
//! has its names beside those here.
//!
//! # Ten tasks
//!
//! The value of a game from its moves. In Kayles a move takes one or two neighbours out of a row, and leaves a row on
//! either side:
//!
//! ```
//! use grundy::games::Grundy;
//!
//! let mut kayles = Grundy::of_sums(|&row: &usize| {
//!     let taking = |taken: usize| (taken..=row).map(move |end| vec![end - taken, row - end]);
//!     (1..=2).flat_map(taking).collect()
//! });
//! assert_eq!([0, 1, 2, 3, 4, 5].map(|row| kayles.value(&row)), [0, 1, 2, 3, 1, 4]);
//! ```
//!
//! A winning move of Nim: from which heap, and what is left of it:
//!
//! ```
//! use grundy::games::nim;
//!
//! assert_eq!(nim::winning_moves(&[3_u64, 6, 9]).next(), Some((2, 5)));
//! assert_eq!(nim::winning_moves(&[3_u64, 6, 5]).next(), None);
//! ```
//!
//! Misère Nim, with heaps of 64 bits:
//!
//! ```
//! use grundy::games::misere;
//!
//! assert!(!misere::first_player_wins(&[1 << 60, 1 << 60, 0_u64]));
//! assert!(misere::first_player_wins(&[1, 1, 1, 1_u64]));
//! ```
//!
//! The proven period of an octal game, here Kayles, and a value far behind the table:
//!
//! ```
//! use grundy::games::Octal;
//!
//! let kayles = Octal::parse("0.77").expect("an octal code");
//! assert_eq!(kayles.period(&kayles.values(200)), Some((12, 71)));
//! let values = kayles.periodic(200).expect("200 heaps are enough");
//! assert_eq!(values.get(1_000_000_000_000_000_000), 1);
//! ```
//!
//! The product of two nimbers:
//!
//! ```
//! use grundy::arithmetic::Nimber;
//!
//! assert_eq!(Nimber(2) * Nimber(3), Nimber(1));
//! assert_eq!(Nimber(4) * Nimber(4), Nimber(6));
//! ```
//!
//! The outcome for a token on a graph with cycles:
//!
//! ```
//! use grundy::games::{Outcome, Outcomes};
//! use grundy::graphs::Digraph;
//!
//! let outcomes = Outcomes::of_graph(&Digraph::new(5, [(0, 1), (1, 2), (2, 1), (2, 3), (0, 4)]));
//! assert_eq!(outcomes.get(2), Outcome::Win);
//! assert_eq!((outcomes.get(1), outcomes.moves(1)), (Outcome::Loss, Some(2)));
//! ```
//!
//! A piece that moves along edges and never comes back to a vertex, on a path of four and on one of three vertices:
//!
//! ```
//! use grundy::graphs::{Graph, Matching};
//!
//! let wins = |n: usize| Matching::maximum(&Graph::new(n, (1..n).map(|v| (v - 1, v)))).essential();
//! assert_eq!(wins(4), [true; 4]);
//! assert_eq!(wins(3), [false, true, false]);
//! ```
//!
//! The value of Hackenbush on a tree that stands on vertex 2:
//!
//! ```
//! use grundy::games::hackenbush::tree_values;
//! use grundy::graphs::Tree;
//!
//! let tree = Tree::rooted(5, [(0, 1), (1, 2), (2, 3), (3, 4)], 2).expect("four edges that form a tree");
//! assert_eq!(tree_values(&tree)[2], 2 ^ 2);
//! ```
//!
//! The number of a stalk of red and blue edges, from the ground up:
//!
//! ```
//! use grundy::games::{Number, Player};
//!
//! let stalk = [Player::Left, Player::Right, Player::Right, Player::Left];
//! let number = stalk.iter().rev().fold(Number::from(0), |above, &owner| above.on_edge(owner));
//! assert_eq!(number.to_string(), "3/8");
//! ```
//!
//! The XOR of the heaps on a path of a tree, while heaps change. A heap is added where its subtree begins in preorder,
//! and again where that ends. So a prefix holds the heaps from the root down:
//!
//! ```
//! use grundy::arithmetic::Nimber;
//! use grundy::graphs::{Lca, Tree};
//! use grundy::structures::Fenwick;
//!
//! let heaps = [5, 1, 7, 2];
//! let tree = Tree::new(4, [(0, 1), (0, 2), (2, 3)]).expect("three edges that form a tree");
//! let lca = Lca::new(&tree);
//! let mut sums = Fenwick::new(tree.len() + 1);
//! for (v, &heap) in heaps.iter().enumerate() {
//!     sums.add(tree.subtree(v).start, Nimber(heap));
//!     sums.add(tree.subtree(v).end, Nimber(heap));
//! }
//! let from_root = |v| sums.prefix(tree.index(v) + 1);
//! let on_path = |u, v| from_root(u) + from_root(v) + Nimber(heaps[lca.of(u, v)]);
//! assert_eq!(on_path(1, 3), Nimber(1 ^ 5 ^ 7 ^ 2));
//! ```

pub mod arithmetic;
pub mod coming_from;
pub mod games;
pub mod graphs;
#[cfg(feature = "io")]
pub mod io;
pub mod structures;

// The documentation shows the programs as modules, so that rustdoc sees to all links from them to the library. Where
// the library is a package by itself, they are not there, and `programs` is not set.
#[cfg(programs)]
extern crate self as grundy;
#[cfg(programs)]
pub mod programs;
