//! # HDU 3951 Coin Game — up to k adjacent coins from a circle
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=3951>
//! - 中文: 环上取至多 k 枚相邻硬币
//! - Family: [rows and boards](super#rows-and-boards); easier [poj2484](super::poj2484); harder
//!   [abc278g](super::abc278g), [cf78c](super::cf78c)
//! - Theorem: [symmetry on a circle](grundy::games::circle)
//! - Finder: rows › circle
//! - Difficulty: 2, ours
//!
//! ## Rule
//! n coins lie in a circle. In turn a player takes 1 to k coins that are adjacent; coins on the two sides of a gap are
//! not. The player who takes the last coin wins.
//!
//! ## Claim
//! The first player wins iff k ≥ n, or k = 1 and n is odd.
//!
//! ## Why
//! If k ≥ n, the first player takes all coins. If k = 1, every move takes one coin. If 1 < k < n, the second player
//! takes one or two coins from the middle of the row that the first move leaves. Two equal rows are left, or nothing.
//! From then on he mirrors every move ([`grundy::games::circle`]).
//!
//! ## Cost
//! O(1) per game.

use grundy::games::circle;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, games: In<0, 100> }
        for game in 1..=games {
            input! { from input, coins: In<1, 1_000_000_000, u32>, most: In<1, 10, u32> }
            let winner = if circle::first_player_wins(coins, most) { "first" } else { "second" };
            writeln!(out, "Case {game}: {winner}");
        }
    });
}
