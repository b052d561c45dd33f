//! # DP L Deque (Educational DP Contest) — numbers from the two ends: the difference
//!
//! - Judge: <https://atcoder.jp/contests/dp/tasks/dp_l>
//! - 中文: 两端取数之差（区间 DP）
//! - Family: [two goals](super#two-goals); easier [abc201d](super::abc201d), [arc085d](super::arc085d),
//!   [cf859c](super::cf859c); twin [cses_removal_game](super::cses_removal_game); harder [cf731e](super::cf731e),
//!   [p2964](super::p2964), [p3210](super::p3210), [p3507](super::p3507), [p4363](super::p4363)
//! - Theorem: [minimax over intervals](grundy::games::ends)
//! - Finder: rows › two ends: for the larger sum
//! - Difficulty: 2, ours
//!
//! ## Rule
//! N ≥ 1 numbers stand in a row. In turn, Taro first, a player removes the first or the last number and adds it to his
//! score. Taro wants X − Y to be as large as possible, Jiro as small as possible, where X is Taro's score in the end
//! and Y Jiro's. What is X − Y? (CSES 1097, Removal Game, asks for X.)
//!
//! ## Claim
//! Let only the row from a_i to a_j be left, and let d(i, j) be the lead of the player to move under best play: what he
//! gets of this row, less what the other one gets. Then d(i, i) = a_i, and for i < j
//!
//! ```text
//! d(i, j) = max(a_i − d(i + 1, j), a_j − d(i, j − 1))
//! ```
//!
//! The answer is d(1, N).
//!
//! ## Why
//! A player who takes a_i leads by a_i. Then his opponent is to move, and has the lead d(i + 1, j) on the rest;
//! likewise after a_j. What was taken before adds to the difference whatever happens ([`grundy::games::ends`]).
//!
//! ## Cost
//! O(N²) time, O(N) memory.

use grundy::games::ends;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 3000>, numbers: [In<1, 1_000_000_000, i64>; n] }
        writeln!(out, "{}", ends::lead(&numbers));
    });
}
