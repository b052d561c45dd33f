//! # HDU 1907 John — the last candy loses
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=1907>
//! - 中文: 反 Nim：取最后一颗者输
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [nim](super::nim); twin [p4279](super::p4279)
//! - Theorem: [misère Nim](grundy::games::misere)
//! - Finder: misere › Nim
//! - Difficulty: 2, ours
//!
//! ## Rule
//! There are n heaps of candies, one for each colour. In turn, John first, a player eats one or more candies from one
//! heap. The player who eats the last of all loses. (The judge has no empty heaps. Here they are allowed; if all are
//! empty, John has won.)
//!
//! ## Claim
//! If some heap has two or more candies, John wins iff the XOR of the heaps is not 0. Otherwise he wins iff the number
//! of heaps of one candy is even.
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
        input! { from input, tests: In<1, 474> }
        for _ in 0..tests {
            input! { from input, n: In<1, 47>, heaps: [In<0, 4747, u32>; n] }
            out.either(misere::first_player_wins(&heaps), ["John", "Brother"]);
        }
    });
}
