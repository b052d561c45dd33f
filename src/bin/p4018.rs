//! # P4018 Roy&October之取石子 — taking a prime power
//!
//! - Judge: <https://www.luogu.com.cn/problem/P4018>
//! - 中文: 每次取质数的幂
//! - Family: [take-away](super#take-away); easier [hdu1846](super::hdu1846),
//!   [timus1180](super::timus1180); harder [cf1194d](super::cf1194d)
//! - Theorem: multiples of 6
//! - Finder: heaps › 1 to m: prime powers
//! - Difficulty: 1, ours
//! - Table: values heaps "take prime powers" 23 by 12
//!
//! ## Rule
//! There are n ≥ 1 stones. In turn, October first, a player takes p^k stones, where p is any prime and k ≥ 0 any
//! integer; so he may take 1. The player who takes the last stone wins.
//!
//! ## Claim
//! Roy wins iff n is a multiple of 6.
//!
//! ## Why
//! No p^k is a multiple of 6, since a multiple of 6 has two different prime factors. So no move leads from a multiple
//! of 6 to another. From 6q + r with 1 ≤ r ≤ 5 a move takes r stones, as 1, 2, 3, 4 and 5 are prime powers, and leaves
//! a multiple of 6. So a player who finds a multiple of 6 never leaves one, and his opponent takes the last stone.
//!
//! ## Cost
//! O(1) per game.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, games: In<1, 100_000> }
        for _ in 0..games {
            input! { from input, stones: In<1, 50_000_000, u32> }
            out.either(first_player_wins(stones), ["October wins!", "Roy wins!"]);
        }
    });
}

fn first_player_wins(stones: u32) -> bool {
    stones % 6 != 0
}
