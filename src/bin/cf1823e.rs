//! # CF1823E Removing Graph — l to r connected vertices of a cycle
//!
//! - Judge: <https://codeforces.com/problemset/problem/1823/E>
//! - 中文: 环上取连通的 l 到 r 个点
//! - Family: [rows and boards](super#rows-and-boards)
//! - Theorem: cycles by their quotients
//! - Finder: rows › splitting › circles
//! - Difficulty: 2500
//!
//! ## Rule
//! In a graph every vertex has two neighbours. In turn, Alice first, a player chooses l to r vertices that form a
//! connected subgraph of what is left, and erases them with their edges; 1 ≤ l < r. A player who cannot do so loses.
//!
//! ## Claim
//! The graph consists of cycles. A cycle of c vertices has the value ⌊c/l⌋ if c ≤ l + r − 1, and 0 otherwise. Alice
//! wins iff the XOR of the values of all cycles is not 0.
//!
//! ## Why
//! The cycles are a sum of games ([`grundy::games::sg`]). A move on a cycle leaves a path, or nothing. A move on a path
//! leaves one or two paths, or nothing. Let p(m) be the value of a path of m vertices; nothing is a path of 0 vertices.
//!
//! - p(m) = ⌊m/l⌋ for m ≤ l + r − 1, by induction on m. For m < l there is no move. For m ≥ l, moves at an end leave
//!   every length from max(0, m − r) to m − l. Since m − r < l, they have the values 0, 1, …, ⌊m/l⌋ − 1. No move leaves
//!   ⌊m/l⌋: a move leaves two paths of a and b vertices with a + b ≤ m − l. An XOR is at most the sum, so the value is
//!   at most ⌊a/l⌋ + ⌊b/l⌋ ≤ ⌊(m − l)/l⌋ = ⌊m/l⌋ − 1.
//! - p(m) > 0 for all m ≥ l. If m = l, all vertices can be erased. If m > l, one of the numbers l and l + 1 differs
//!   from m by an even number. Both are allowed, since l < r. Erase this number of vertices in the middle. What is left
//!   is two paths of the same length, with the XOR 0.
//! - A cycle with c < l allows no move, so its value is 0 = ⌊c/l⌋.
//! - A cycle with l ≤ c ≤ l + r − 1 can become a path of every length from max(0, c − r) to c − l, and nothing else. As
//!   above, these have exactly the values 0, 1, …, ⌊c/l⌋ − 1. So its value is ⌊c/l⌋.
//! - A cycle with c ≥ l + r becomes, by every move, a path of at least c − r ≥ l vertices. Its value is not 0. So the
//!   value of the cycle is 0.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::sg::nim_sum;
use grundy::io::{self, Between, In, Vertex};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<3, 200_000>, l: with Between(1, n - 1), r: with Between(l + 1, n) }
        let mut degrees = vec![0; n];
        let mut neighbours = vec![[usize::MAX; 2]; n];
        for _ in 0..n {
            let edge = input.place();
            input! { from input, u: with Vertex(n), v: with Vertex(n) }
            if u == v || neighbours[u].contains(&v) || degrees[u] == 2 || degrees[v] == 2 {
                edge.refuse_all(2, "a new edge between two vertices with fewer than two edges");
            }
            for (from, to) in [(u, v), (v, u)] {
                neighbours[from][degrees[from]] = to;
                degrees[from] += 1;
            }
        }
        let cycles = cycle_lengths(&neighbours);
        out.either(first_player_wins(&cycles, l, r), ["Alice", "Bob"]);
    });
}

fn first_player_wins(cycles: &[usize], l: usize, r: usize) -> bool {
    let value = |&length: &usize| if length < l + r { length / l } else { 0 };
    nim_sum(cycles.iter().map(value)) != 0
}

/// The lengths of the cycles in a graph where every vertex has two neighbours.
fn cycle_lengths(neighbours: &[[usize; 2]]) -> Vec<usize> {
    let mut seen = vec![false; neighbours.len()];
    let mut lengths = vec![];
    for start in 0..neighbours.len() {
        if seen[start] {
            continue;
        }
        let mut length = 0;
        let mut next = Some(start);
        while let Some(v) = next {
            seen[v] = true;
            length += 1;
            next = neighbours[v].into_iter().find(|&w| !seen[w]);
        }
        lengths.push(length);
    }
    lengths
}
