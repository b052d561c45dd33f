//! # HDU 1846 Brave Game — taking 1 to m stones
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=1846>
//! - 中文: 巴什博弈
//! - Family: [take-away](super#take-away); easier [cf1899a](super::cf1899a); harder [agc033c](super::agc033c),
//!   [cf2157i](super::cf2157i), [cses_nim_game_2](super::cses_nim_game_2), [p4018](super::p4018)
//! - Theorem: [Bachet's game](grundy::games::take_away)
//! - Finder: heaps › 1 to m
//! - Difficulty: 1, ours
//! - Table: values heaps "take 1..4" 19 by 10
//!
//! ## Rule
//! There are n stones. In turn a player takes 1 to m of them. The player who takes the last stone wins.
//!
//! ## Claim
//! The first player loses iff n is a multiple of m + 1.
//!
//! ## Why
//! The value of the heap is n modulo m + 1 ([`grundy::games::take_away`]).
//!
//! ## Cost
//! O(1) per game.

use grundy::games::take_away::bachet_value;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 100> }
        for _ in 0..tests {
            input! { from input, stones: In<0, 1000, u32>, most: In<1, 1000, u32> }
            out.either(first_player_wins(stones, most), ["first", "second"]);
        }
    });
}

fn first_player_wins(stones: u32, most: u32) -> bool {
    bachet_value(stones, most) != 0
}
