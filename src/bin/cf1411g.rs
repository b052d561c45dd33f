//! # CF1411G No Game No Life — chips fall on a graph until chance stops
//!
//! - Judge: <https://codeforces.com/problemset/problem/1411/G>
//! - 中文: 随机放棋子的有向图游戏（异或变换）
//! - Family: [chance](super#chance); easier [loj10243](super::loj10243)
//! - Theorem: [XOR transform](mod@grundy::arithmetic::xor_transform) of a geometric series
//! - Finder: chance › beforehand › chips fall on a graph
//! - Course: 15 › chance
//! - Difficulty: 2700
//!
//! ## Rule
//! A directed graph without cycles has n vertices and m edges, 1 ≤ n ≤ 100000 and 0 ≤ m ≤ 100000. At first it is empty.
//! Every second a number from 1 to n + 1 is drawn, each equally likely. A number v ≤ n puts a chip on vertex v; many
//! may stand on one vertex. The number n + 1 ends the drawing. Then Alice and Bob play: in turn, Alice first, a player
//! moves a chip along an edge, and a player who cannot move loses. Both play best. With what chance does Alice win,
//! modulo p = 998244353? (The chance is a fraction: its numerator times the inverse of its denominator.)
//!
//! ## Claim
//! Let the value of a vertex be the mex of the values of the vertices to which its edges lead. All values are below
//! 512. Let S be a power of two above all values, let c(x) be the number of vertices of value x, and let
//! C(k) = Σ c(x) (−1)^|x AND k|, where |…| counts bits. Bob wins with the chance
//!
//! ```text
//! (1/S) Σ 1 / (n + 1 − C(k)),   summed over all k from 0 to S − 1
//! ```
//!
//! ## Why
//! Bob wins iff the XOR of the values under all chips is 0 ([`grundy::games::sg`]). A vertex of value g has edges to
//! vertices of the values 0, …, g − 1, and each of these has edges to all smaller values in turn. That makes at least
//! 0 + 1 + … + g = g (g + 1)/2 edges; so g ≤ 446.
//!
//! A certain row of j vertices is drawn, and then n + 1, with the chance 1/(n + 1)^(j + 1). How many rows of j vertices
//! have the XOR 0? Appending a vertex is a XOR convolution with c. So the numbers of rows by their XOR have the
//! transform C(k)ʲ, and the number of those with XOR 0 is the mean of these over all k. Hence Bob wins with the chance
//!
//! ```text
//! Σ (1/S) Σ C(k)ʲ / (n + 1)^(j + 1),   summed over all j ≥ 0 and all k
//! ```
//!
//! C(k) lies between −n and n. So for every k the series over j converges, and its sum is 1/(n + 1 − C(k)). This
//! denominator is from 1 to 2n + 1, less than p; so it has an inverse.
//!
//! ## Cost
//! O(n + m + S log p) time, O(n + m) memory.

use grundy::arithmetic::{Mod, xor_transform};
use grundy::games::values::grundy_values;
use grundy::graphs::Digraph;
use grundy::io::{self, In, List, Pair, Vertex};
use proconio::input;

/// A chance, as a class of fractions.
type Chance = Mod<998_244_353>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, m: In<0, 100_000> }
        let first = input.place();
        input! { from input, edges: with List(m, Pair(Vertex(n), Vertex(n))) }
        first.topological_order_or_refuse(n, &edges, 2, "an edge that closes no cycle");
        let values = grundy_values(&Digraph::new(n, edges.iter().copied())).expect("the graph has no cycle");
        writeln!(out, "{}", Chance::new(1) - second_player_wins(&values));
    });
}

/// The chance that the XOR of the values under all chips is 0.
fn second_player_wins(values: &[usize]) -> Chance {
    let largest = values.iter().copied().max().unwrap_or(0);
    let mut transform = vec![0_i32; (largest + 1).next_power_of_two()];
    for &value in values {
        transform[value] += 1;
    }
    xor_transform(&mut transform);
    let without = |count: i32| Chance::new((values.len() as i64 + 1 - i64::from(count)) as u64).inverse();
    let sum: Chance = transform.iter().map(|&count| without(count)).sum();
    sum * Chance::new(transform.len() as u64).inverse()
}
