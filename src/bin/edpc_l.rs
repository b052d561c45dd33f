//! # DP L Deque (Educational DP Contest) — numbers from the two ends: the difference
//!
//! - Judge: <https://atcoder.jp/contests/dp/tasks/dp_l>
//! - 中文: 两端取数之差（区间 DP）
//! - Family: two goals
//! - Theorem: minimax over intervals
//!
//! ## Rule
//! N ≥ 1 numbers stand in a row. In turn, Taro first, a player removes the first or the last number and adds it to his
//! score. Taro wants X − Y to be as great as possible, Jiro as small as possible, where X is Taro's score in the end and
//! Y Jiro's. What is X − Y? (CSES 1097, Removal Game, asks for X.)
//!
//! ## Claim
//! Let d(i, j) be what the player to move can get more than the other one of the row from a_i to a_j. Then
//! d(i, i) = a_i, and for i < j
//!
//! ```text
//! d(i, j) = max(a_i − d(i + 1, j), a_j − d(i, j − 1))
//! ```
//!
//! The answer is d(1, N).
//!
//! ## Why
//! Who takes a_i has a_i more for himself. Then his opponent is to move, and gets d(i + 1, j) more of the rest; likewise
//! after a_j. What was taken before adds to the difference whatever happens (library `games::ends`).
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
