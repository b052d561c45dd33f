//! # CF1149E Election Promises — taxes of cities without a circular road
//!
//! - Judge: <https://codeforces.com/problemset/problem/1149/E>
//! - 中文: DAG 上的城市税收：分层 Nim
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs); easier [cf1451f](super::cf1451f)
//! - Theorem: [Nim](grundy::games::nim) on levels
//! - Finder: graphs › tokens: stones by levels
//! - Course: 6: stones on a graph, where levels are heaps
//! - Difficulty: 3200
//!
//! ## Rule
//! Cities have taxes of at most 10⁹, and one-way roads lead from city to city, never in a cycle. In turn a player
//! chooses a city with a tax above 0 and lowers it to any smaller integer from 0 on. In the same move he may set the
//! taxes of the cities that a road leads to from there, each to any integer from 0 on. A player who cannot move loses.
//! Who wins? If the first player does, give the taxes after a winning move.
//!
//! ## Claim
//! The level of a city is the mex of the levels of its successors, the cities that its roads lead to. The player to
//! move loses iff on every level the XOR of the taxes is 0.
//!
//! ## Why
//! The game ends: put the cities in an order in which roads lead forward. A move makes the taxes smaller in the
//! lexicographic order, for the first tax that it changes gets smaller, and every descending sequence there is finite.
//!
//! - Let all XORs be 0. No successor of the city that is chosen is on its level, by the definition of mex. So a move
//!   changes one tax of this level, and the XOR is not 0 any more.
//! - Otherwise let l be the highest level whose XOR X is not 0. By the theorem of Bouton some city on it has a tax h
//!   with h XOR X < h. Choose it, and make the XOR of its level 0. By the definition of mex it has a successor on every
//!   lower level. On each, set the tax of one so that the XOR is 0, too. The higher levels are 0 already.
//!
//! By induction in the lexicographic order the player to move loses in the first case and wins in the second.
//!
//! The new taxes are below 2³⁰: they are XORs of taxes below 2³⁰.
//!
//! ## Cost
//! O(n + m) time and memory.

use std::mem::take;

use grundy::games::nim::winning_moves;
use grundy::games::values::grundy_values;
use grundy::graphs::Digraph;
use grundy::io::{self, In, List, Pair, Vertex};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200_000>, m: In<0, 200_000> }
        input! { from input, mut taxes: [In<0, 1_000_000_000, u32>; n] }
        let first = input.place();
        input! { from input, roads: with List(m, Pair(Vertex(n), Vertex(n))) }
        first.topological_order_or_refuse(n, &roads, 2, "a road that closes no cycle");
        let roads = Digraph::new(n, roads);
        let levels = grundy_values(&roads).expect("no roads lead round in a cycle");
        if win(&roads, &levels, &mut taxes) {
            writeln!(out, "WIN\n{}", taxes.iter().format(" "));
        } else {
            out.line("LOSE");
        }
    });
}

/// Makes a winning move, if there is one.
fn win(roads: &Digraph, levels: &[usize], taxes: &mut [u32]) -> bool {
    let mut sums = vec![0; levels.len()];
    for (&level, tax) in levels.iter().zip(&*taxes) {
        sums[level] ^= tax;
    }
    let Some(highest) = sums.iter().rposition(|&sum| sum != 0) else {
        return false;
    };
    let cities = (0..taxes.len()).filter(|&city| levels[city] == highest).collect_vec();
    let heaps = cities.iter().map(|&city| taxes[city]).collect_vec();
    let (index, left) = winning_moves(&heaps).next().expect("the XOR is not 0");
    taxes[cities[index]] = left;
    sums[highest] = 0;
    for next in roads.successors(cities[index]) {
        taxes[next] ^= take(&mut sums[levels[next]]);
    }
    true
}
