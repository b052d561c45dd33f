//! # CF1363C Game On Leaves — removing the marked vertex
//!
//! - Judge: <https://codeforces.com/problemset/problem/1363/C>
//! - 中文: 轮流删叶子，删到 x 者胜
//! - Family: [parity](super#parity); twin [cf1190b](super::cf1190b), [p7864](super::p7864); harder
//!   [hackerrank_bob_and_ben](super::hackerrank_bob_and_ben)
//! - Theorem: parity of the safe moves
//! - Finder: trees › vertices: leaves are removed
//! - Course: 1: a game that is won at once near its end, otherwise by counting
//! - Difficulty: 1600
//!
//! ## Rule
//! A tree has n vertices, and one of them is x. In turn, Ayush first, a player removes a vertex with at most one
//! neighbour left, and its edge. So a tree remains, and the last vertex may go, too. The player who removes x wins.
//!
//! ## Claim
//! Ayush wins iff x has at most one neighbour, or n is even.
//!
//! ## Why
//! If x has at most one neighbour, Ayush removes it. Otherwise n ≥ 3, and we show by induction on n that he wins iff n
//! is even. He cannot remove x. If he leaves x with one neighbour, the opponent removes x. So only a safe move can win:
//! one after which x still has two or more neighbours. After it the induction tells who wins with n − 1 vertices.
//!
//! - n = 3. The tree is a path with x in the middle. No move is safe: Ayush loses.
//! - n > 3, and x has three or more neighbours. Every move is safe.
//! - n > 3, and x has two neighbours. Some vertex is neither x nor one of them. Let v be a vertex as far from x as
//!   there is. It is not next to x, and it has one neighbour, as the others would be farther away. Removing v is safe.
//!
//! So for n > 3 there is a safe move. After it the opponent wins iff n − 1 is even. Hence Ayush wins iff n is even.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In, TreeOn, Vertex};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10> }
        for _ in 0..tests {
            input! { from input, n: In<1, 1000>, x: with Vertex(n), tree: with TreeOn(n) }
            out.either(tree.neighbours(x).count() <= 1 || n % 2 == 0, ["Ayush", "Ashish"]);
        }
    });
}
