//! # ABC427 D The Simple Game — a fixed number of moves on a graph, for a letter
//!
//! - Judge: <https://atcoder.jp/contests/abc427/tasks/abc427_d>
//! - 中文: 有向图走子 2K 步，看终点字母
//! - Family: [vertex games](super#vertex-games); harder [abc195e](super::abc195e), [p6560](super::p6560)
//! - Theorem: layers from the last move back
//! - Finder: graphs › tokens: a fixed number of moves, for a letter
//! - Course: 2: a piece that makes a fixed number of moves
//!
//! ## Rule
//! There is a directed graph with the vertices 1 to N. At least one edge leaves each vertex, and an edge may lead back
//! to where it begins. Each vertex has a letter, `A` or `B`. A piece stands on vertex 1. In turn, Alice first, a player
//! moves it along an edge. Alice wins if the piece stands on an `A` after K moves of each player, and otherwise Bob.
//! Here 1 ≤ K ≤ 10. Who wins?
//!
//! ## Claim
//! Call a vertex *good* with t moves left if Alice wins from there.
//!
//! - With no move left, the vertices with an `A` are good.
//! - With t moves left, t odd, Bob is to move. A vertex is good iff all its edges lead to vertices that are good with
//!   t − 1 moves left.
//! - With t moves left, t ≥ 2 even, Alice is to move. A vertex is good iff one of its edges leads to a vertex that is
//!   good with t − 1 moves left.
//!
//! Alice wins iff vertex 1 is good with 2K moves left.
//!
//! For example, let vertex 1 have an `A` and vertex 2 a `B`, let the edges be 1 → 2, 2 → 1 and 2 → 2, and let K = 1.
//! With one move left, vertex 1 is not good, as its only edge leads to the `B`. Neither is vertex 2, as Bob can stay
//! there. So no vertex is good with two moves left, and Bob wins.
//!
//! ## Why
//! The players move in turn, and Bob moves last. So the number of moves left says who is to move: Bob if it is odd.
//! Alice wins from a vertex iff she has a move after which she wins, and she wins where Bob is to move iff she wins
//! after each of his moves. There is always a move. The number of moves left falls, so play ends on every graph.
//!
//! ## Cost
//! O(K (N + M)) time and O(N + M) memory for M edges.

use grundy::io::{self, In, List, Pair, Total, Vertex, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100_000> }
        let (sum_of_n, sum_of_m) = (Total::at_most(200_000), Total::at_most(200_000));
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(2, 200_000), m: with sum_of_m.of(2, 200_000), k: In<1, 10> }
            input! { from input, letters: with Word::exactly("AB", n) }
            let place = input.place();
            input! { from input, edges: with List(m, Pair(Vertex(n), Vertex(n))) }
            let mut is_left = vec![false; n];
            edges.iter().for_each(|&(from, _)| is_left[from] = true);
            if is_left.contains(&false) {
                place.refuse_all(2 * m, "an edge out of every vertex");
            }
            out.either(alice_wins(&letters, &edges, k), ["Alice", "Bob"]);
        }
    });
}

fn alice_wins(letters: &[u8], edges: &[(usize, usize)], k: usize) -> bool {
    let mut is_good: Vec<bool> = letters.iter().map(|&letter| letter == b'A').collect();
    let mut before = is_good.clone();
    for left in 1..=2 * k {
        // A single edge to a vertex that the player to move likes makes the vertex before it his.
        let is_alices = left % 2 == 0;
        before.fill(!is_alices);
        for &(from, to) in edges {
            if is_good[to] == is_alices {
                before[from] = is_alices;
            }
        }
        std::mem::swap(&mut is_good, &mut before);
    }
    is_good[0]
}
