//! # P1290 欧几里德的游戏 — Euclid's game: subtracting a multiple of the smaller number
//!
//! - Judge: <https://www.luogu.com.cn/problem/P1290>
//! - 中文: 欧几里德的游戏：辗转相减
//! - Family: [take-away](super#take-away); harder [hdu3595](super::hdu3595)
//! - Theorem: [Euclid's game](grundy::games::euclid)
//! - Finder: heaps › from both: a multiple of the smaller from the larger, Euclid
//! - Course: 7: two heaps
//! - Difficulty: 普及+/提高
//! - Table: values pairs "two heaps: take a multiple of the smaller" 8
//!
//! ## Rule
//! There are two positive integers. In turn, Stan first, a player subtracts a positive multiple of the smaller from the
//! larger, and the result is not below 0. The player who makes a 0 wins. (The same game: HDU 1525, POJ 2348, ZOJ 1913,
//! Kattis euclidsgame; there lines are read until 0 0.)
//!
//! ## Claim
//! Let a ≤ b be the numbers. If b ≥ 2a or b = a, the player to move wins. Otherwise his only move is to b − a and a,
//! and he wins iff that is lost.
//!
//! ## Why
//! This is Euclid's game ([`grundy::games::euclid`]): a player who makes a 0 leaves no move.
//!
//! ## Cost
//! O(log a) per game, where a is the smaller number.

use grundy::games::euclid;
use grundy::io::{self, In};
use proconio::input;

type Number = In<1, 2_147_483_647, u32>;

fn main() {
    io::run(|input, out| {
        input! { from input, games: In<1, 6> }
        for _ in 0..games {
            input! { from input, m: Number, n: Number }
            out.either(euclid::first_player_wins(m, n), ["Stan wins", "Ollie wins"]);
        }
    });
}
