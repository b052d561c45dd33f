//! Coming from another library: its names, the names here, and what differs.
//!
//! Everywhere here: elements, vertices and indices count from 0; a range leaves its end out unless it is written `..=`;
//! a player who cannot move loses, unless the name says misère.
//!
//! # From `std`'s sets, bit-set, fixedbitset
//!
//! [`BitSet`] has the names of `HashSet` and `BTreeSet`, and the order of the latter.
//!
//! | there | here | what differs |
//! |---|---|---|
//! | `new` | [`new`](BitSet::new) | takes the capacity; a set that grows by itself comes from `collect`, `from` and `extend` |
//! | `insert`, `put` | [`insert`](BitSet::insert) | `true` if the element is new, which is what fixedbitset's `put` negates; panics at the capacity or above |
//! | `contains`, `remove` | [`contains`](BitSet::contains), [`remove`](BitSet::remove) | no element is too large for them |
//! | `len`, `count_ones(..)` | [`len`](BitSet::len) | counts the elements; fixedbitset's `len` is [`capacity`](BitSet::capacity) here |
//! | `is_empty`, `is_clear`, `clear` | [`is_empty`](BitSet::is_empty), [`clear`](BitSet::clear) | fixedbitset's `is_empty` is `capacity() == 0` here |
//! | `first`, `last`, `minimum`, `maximum` | [`first`](BitSet::first), [`last`](BitSet::last) | |
//! | `iter`, `ones` | [`iter`](BitSet::iter) | gives the integers, not references to them |
//! | `union`, `union_with`, … | `&a \| &b`, `a \|= &b`, and so `&`, `^`, `-` | |
//! | `is_subset`, `is_superset`, `is_disjoint` | [`is_subset`](BitSet::is_subset), [`is_superset`](BitSet::is_superset), [`is_disjoint`](BitSet::is_disjoint) | |
//! | | [`mex`](BitSet::mex) | the least missing number |
//! | `bits << n` in C++ | [`or_shifted`](BitSet::or_shifted) | without a copy: `a \|= b << n` |
//!
//! # From ac-library, fenwick, ftree
//!
//! | there | here | what differs |
//! |---|---|---|
//! | `FenwickTree::new(n, 0)` | [`Fenwick::new`] | the zero is `T::default()` |
//! | `collect`, `push` | `collect`, `extend` on a [`Fenwick`] | |
//! | `add`, `add_at`, `update` | [`add`](Fenwick::add) | and [`set`](Fenwick::set), [`get`](Fenwick::get) |
//! | `sum(a..b)` | [`sum`](Fenwick::sum) | every kind of range |
//! | `accum(n)`, `prefix_sum(n, 0)` | [`prefix`](Fenwick::prefix) | of n elements; the crate fenwick's `prefix_sum` takes the index of the last one |
//! | `index_of(x)`, `lower_bound(x)` | [`partition_point`](Fenwick::partition_point) | `partition_point(\|&sum\| sum < x)` |
//! | `max_right` of a segment tree | [`partition_point`](Fenwick::partition_point) | from the first element on; the sum there is [`prefix`](Fenwick::prefix) |
//! | `Dsu::merge`, `UnionFind::union` | [`DisjointSets::unite`] | says whether there were two sets |
//! | `leader`, `find` | [`leader`](DisjointSets::leader) | takes `&mut`, since it shortens the way |
//! | `same`, `equiv` | [`same`](DisjointSets::same) | |
//! | `ModInt998244353` | [`Mod`] | `Mod<998244353>` |
//!
//! # From petgraph
//!
//! Vertices are numbers, not `NodeIndex`; graphs are made at once from all their edges, and do not change.
//!
//! | there | here | what differs |
//! |---|---|---|
//! | `UnGraph::from_edges` | [`Graph::new`], [`Tree::new`], [`Forest::new`] | the number of vertices comes first; what is no tree is `None` |
//! | `DiGraph::from_edges` | [`Digraph::new`] | |
//! | `UnionFind` | [`DisjointSets`] | see above |
//! | `maximum_matching` | [`Matching::maximum`] of a bipartite graph, [`GeneralMatching::maximum`] of any | both also say which vertices every maximum matching needs |
//! | `toposort` | [`Digraph::topological_order`] | `None` where there is a cycle |
//! | `bridges` | [`DepthFirst::bridges`] | |
//! | `is_bipartite_undirected` | [`Graph::two_colouring`] | gives the colours |
//! | | [`Lca`] | [`of`](Lca::of), [`distance`](Lca::distance), [`ancestor`](Lca::ancestor), [`jump`](Lca::jump) |
//!
//! # From CGSuite
//!
//! | there | here | what differs |
//! |---|---|---|
//! | `*6` | [`Nimber`], which prints as `*6` and is parsed from it | below 2⁶⁴; `nimber.0` is the number |
//! | `*2 + *3` | `Nimber(2) + Nimber(3)`, or [`nim_sum`] of integers | `*` is the product of the field |
//! | `NimValue` | [`Grundy::value`] | of any game whose moves you write down |
//! | `NimValueSequence(n)` | [`Octal::values`] | up to n, and with the heap 0 |
//! | `CheckPeriodicity(n)` | [`Octal::period`] | the period and its start, proven by the table |
//! | `OutcomeClass` | [`Class`], [`Outcome`] | games with two players' own moves; games with one set of moves |
//! | `1/2`, `{0\|1}` | [`Number`] | only values that are numbers; [`infinitesimals`] adds nimbers and ↑ |
//!
//! # From Sage
//!
//! | there | here | what differs |
//! |---|---|---|
//! | `DisjointSet(n)`, `union`, `find` | [`DisjointSets::new`], [`unite`](DisjointSets::unite), [`leader`](DisjointSets::leader) | integers only |
//! | `Bitset`, `add`, `discard` | [`BitSet`], [`insert`](BitSet::insert), [`remove`](BitSet::remove) | Sage's `remove` fails where there is nothing |
//! | `Graph.matching` | [`GeneralMatching::maximum`] | without weights |
//! | `DiGraph.topological_sort` | [`Digraph::topological_order`] | |
//!
//! # From OpenSpiel, easyAI, nimgame
//!
//! Nim is misère there unless it is told otherwise: whoever takes the last stone loses. Here [`nim::first_player_wins`]
//! is for normal play, in which he wins, and [`misere::first_player_wins`] for theirs. Heaps are a slice of unsigned
//! integers.

#[cfg(doc)]
use crate::{
    arithmetic::{Mod, Nimber},
    games::{Class, Grundy, Number, Octal, Outcome, infinitesimals, misere, nim, sg::nim_sum},
    graphs::{DepthFirst, Digraph, DisjointSets, Forest, GeneralMatching, Graph, Lca, Matching, Tree},
    structures::{BitSet, Fenwick},
};
