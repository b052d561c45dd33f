//! # P4279 \[SHOI2008\] 小约翰的游戏 — the last stone loses
//!
//! - Judge: <https://www.luogu.com.cn/problem/P4279>
//! - 中文: 小约翰的游戏：反 Nim
//! - Family: [Nim and staircase](super#nim-and-staircase); twin [hdu1907](super::hdu1907); harder
//!   [cf455b](super::cf455b), [hdu3590](super::hdu3590)
//! - Theorem: [misère Nim](grundy::games::misere)
//! - Finder: misere › Nim
//! - Course: 5: misère Nim again
//! - Difficulty: 2, ours
//!
//! ## Rule
//! There are n heaps of stones. In turn, John first, a player takes one or more stones from one heap. The player who
//! takes the last of all loses. (The judge has no empty heaps. Here they are allowed; if all are empty, John has won.)
//!
//! ## Claim
//! If some heap has two or more stones, John wins iff the XOR of the heaps is not 0. Otherwise he wins iff the number
//! of heaps of one stone is even.
//!
//! ## Why
//! This is misère Nim ([`grundy::games::misere`]).
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::misere;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 500> }
        for _ in 0..tests {
            input! { from input, n: In<1, 50>, heaps: [In<0, 5000, u32>; n] }
            out.either(misere::first_player_wins(&heaps), ["John", "Brother"]);
        }
    });
}
