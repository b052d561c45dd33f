//! # AGC005 E Sugigma: The Showdown — a pursuit on two trees
//!
//! - Judge: <https://atcoder.jp/contests/agc005/tasks/agc005_e>
//! - 中文: 红蓝两树上的追逐
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs); easier [cf1404b](super::cf1404b)
//! - Theorem: an edge of one tree that is three edges of the other
//! - Finder: trees › vertices: a pursuit
//!
//! ## Rule
//! On N vertices there are a red and a blue tree. Sigma's piece stands on X, Sugim's on Y ≠ X. The turns 1, 3, 5, … are
//! Sigma's: he moves his piece along a red edge, or lets it stand. The turns 2, 4, 6, … are Sugim's: he moves his along
//! a blue edge, or lets it stand. As soon as both pieces are on one vertex, the game ends. Sigma wants as many turns as
//! possible, best of all no end; Sugim as few as possible. How many turns are there, if the game ends?
//!
//! ## Claim
//! Let d(v) be the blue distance of v from Y. Call v safe if every vertex u on the red path from X to v, both ends
//! included, has a red distance from X that is less than d(u). So X is safe.
//!
//! - If the ends of a red edge have a blue distance of at least 3, and one of them is safe, the game does not end.
//! - Otherwise it ends after 2 D turns, where D is the largest d(v) of a safe v.
//!
//! ## Why
//! Sigma can go to every safe vertex without being caught. Let u be on his way there, at the red distance k. He comes
//! to u with his k-th move and leaves it with the next. By then Sugim has made at most k moves, and d(u) > k.
//!
//! Let Sigma go to a safe vertex v and stay. Sugim needs d(v) moves to come there, so there are at least 2 d(v) turns.
//!
//! Let there be a red edge with a safe end v and the other end w, and a blue distance of at least 3 between them. Sigma
//! goes to v, where he is not caught when it is his turn. From now on he lets his piece stand if the blue distance of
//! Sugim to it is at least 2. Otherwise that distance is 1, and he moves to the other end of the edge. Sugim's blue
//! distance to this one is at least 3 − 1 = 2. So Sugim never reaches Sigma with his next move, and play never ends.
//!
//! Let there be no such edge. Root the blue tree at Y. Sugim always moves by an edge towards Sigma. We show by
//! induction on k ≥ 1: if the game has not ended before Sigma's k-th move, Sugim is at depth k − 1, and Sigma on a safe
//! vertex v strictly below him. So 2k ≤ 2 d(v) ≤ 2 D, and it is enough that a game that ends with the next two turns
//! has at most 2k. For k = 1 this is how the game begins. Let it hold for k, let Sugim be on s, and let Sigma move to
//! w; w = v if his piece stands. As v is safe, v and w have a blue distance of at most 2.
//!
//! - w = s. The game ends after 2k − 1 turns.
//! - w is not in the subtree of s. The blue path from v to w goes through s, so w is next to s. Sugim moves to w, and
//!   the game ends after 2k turns.
//! - w is strictly below s. Sugim moves down by an edge, to depth k. If he meets Sigma, the game ends after 2k turns.
//!   Otherwise w is strictly below him, and d(w) > k. Now w is safe: either it lies on the red path from X to v; or
//!   that path goes on from v to w, and the red distance of w from X is at most k, since Sigma has made k moves.
//!
//! As depths are limited, the game ends, and after at most 2 D turns.
//!
//! ## Cost
//! O(N) time and memory.

use grundy::graphs::Tree;
use grundy::io::{self, In, RootedTreeOn, Vertex};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 200_000>, x: with Vertex(n) }
        let place = input.place();
        input! { from input, y: with Vertex(n) }
        if x == y {
            place.refuse(format_args!("another vertex than {}", x + 1));
        }
        input! { from input, red: with RootedTreeOn(n, x), blue: with RootedTreeOn(n, y) }
        match turns(&red, &blue) {
            Some(turns) => writeln!(out, "{turns}"),
            None => out.line("-1"),
        }
    });
}

/// The number of turns, if the game ends. The piece on the root of `red` moves along red edges and wants many turns;
/// that on the root of `blue` moves along blue edges and wants few.
fn turns(red: &Tree, blue: &Tree) -> Option<usize> {
    let mut is_safe = vec![false; red.len()];
    let mut largest = 0;
    for v in red.preorder() {
        if let Some(before) = red.parent(v) {
            if !is_safe[before] {
                continue;
            }
            if blue.distance(before, v) >= 3 {
                return None;
            }
        }
        is_safe[v] = red.depth(v) < blue.depth(v);
        if is_safe[v] {
            largest = largest.max(blue.depth(v));
        }
    }
    Some(2 * largest)
}
