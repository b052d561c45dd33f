//! # CF705B Spider Man — cycles are split, and one is added for each question
//!
//! - Judge: <https://codeforces.com/problemset/problem/705/B>
//! - 中文: 把环一分为二，每问添一个环
//! - Family: [first games](super#first-games); easier [cf1373b](super::cf1373b); harder [p10876](super::p10876)
//! - Theorem: every line of play has the same length
//! - Finder: heaps › splitting: it must be split, in whatever way
//! - Difficulty: 1100
//!
//! ## Rule
//! There are cycles, each of which has one or more vertices. In turn, a player replaces a cycle of x ≥ 2 vertices by
//! two cycles, of p and of x − p vertices, where 1 ≤ p < x. A player who cannot move loses. At first there is no cycle.
//! For question i of n a cycle of a_i vertices is added to those of the questions before, with which nobody has played
//! in the meantime. Does the first player win with these cycles? The answer is 1 if he does, else 2. (With logs in the
//! place of cycles, and a single question, this is CF1672A.)
//!
//! ## Claim
//! However it is played, the game of question i lasts (a_1 − 1) + (a_2 − 1) + … + (a_i − 1) moves. So the first player
//! wins iff this sum is odd.
//!
//! For example, a cycle of 3 vertices becomes 1 and 2, and then 1, 1 and 1. These are two moves, and the second player
//! makes the last one.
//!
//! ## Why
//! Every move makes the number of cycles greater by one, and keeps the number of vertices. There is a move as long as
//! some cycle has more than one vertex. So the game ends when there are as many cycles as vertices. At first there are
//! i cycles, with a_1 + … + a_i vertices. The difference is the number of moves.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, cycles: [In<1, 1_000_000_000, u64>; n] }
        let mut moves = 0;
        for vertices in cycles {
            moves += vertices - 1;
            out.either(moves % 2 == 1, ["1", "2"]);
        }
    });
}
