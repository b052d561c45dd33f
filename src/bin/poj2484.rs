//! # POJ 2484 A Funny Game — one or two adjacent coins from a circle
//!
//! - Judge: <http://poj.org/problem?id=2484>
//! - 中文: 环上取一枚或相邻两枚硬币
//! - Family: [rows and boards](super#rows-and-boards); harder [hdu3951](super::hdu3951)
//! - Theorem: [symmetry on a circle](grundy::games::circle)
//! - Finder: rows › circle
//! - Difficulty: 1, ours
//!
//! ## Rule
//! n coins lie in a circle. In turn a player takes one coin, or two that are adjacent; coins on the two sides of a gap
//! are not. The player who takes the last coin wins. A 0 ends the input.
//!
//! ## Claim
//! The first player wins iff n ≤ 2.
//!
//! ## Why
//! If n ≤ 2, the first player takes all coins. If n > 2, the second player takes one or two coins from the middle of
//! the row that the first move leaves. Two equal rows are left, or nothing. From then on he mirrors every move
//! ([`grundy::games::circle`]).
//!
//! ## Cost
//! O(1) per game.

use grundy::games::circle;
use grundy::io::{self, Between};

fn main() {
    io::run(|input, out| {
        while let Some(coins) = input.until_zero(Between(0_u32, 1_000_000)) {
            out.either(circle::first_player_wins(coins, 2), ["Alice", "Bob"]);
        }
    });
}
