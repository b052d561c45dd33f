//! # CF1899A Game with Integers — one more or one less, for a multiple of 3
//!
//! - Judge: <https://codeforces.com/problemset/problem/1899/A>
//! - 中文: 加一或减一，先手要 3 的倍数
//! - Family: [first games](super#first-games); harder [hdu1846](super::hdu1846)
//! - Theorem: the opponent takes every move back
//! - Finder: heaps › 1 to m: one more or one less, for a multiple of 3
//! - Difficulty: 800
//!
//! ## Rule
//! There is a number n with 1 ≤ n ≤ 1000. In turn, Vanya first, a player adds 1 to the number or subtracts 1 from it.
//! If the number is a multiple of 3 after a move of Vanya's, he wins at once; 0 and −3 are multiples of 3, too. If ten
//! moves have been made, five by each player, and Vanya has not won, then Vova wins. Who wins?
//!
//! ## Claim
//! Vanya wins iff n is not a multiple of 3.
//!
//! For example, from 4 Vanya subtracts 1 and wins. From 3 he has to go to 2 or to 4, and Vova goes back to 3. This 3
//! does not count, since Vova has made it.
//!
//! ## Why
//! If n is not a multiple of 3, then n − 1 or n + 1 is one, and Vanya wins with his first move.
//!
//! If n is a multiple of 3, then neither n − 1 nor n + 1 is one. So Vanya's first move does not win. Vova takes it
//! back: where Vanya has added 1, he subtracts 1, and the other way round. Now the number is n again, and it is Vanya's
//! turn. This repeats for all five rounds, and none of Vanya's moves wins.
//!
//! ## Cost
//! O(1) per number.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100> }
        for _ in 0..tests {
            input! { from input, number: In<1, 1000, u32> }
            out.either(first_player_wins(number), ["First", "Second"]);
        }
    });
}

fn first_player_wins(number: u32) -> bool {
    number % 3 != 0
}
