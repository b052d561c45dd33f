//! # CF1841A Game with Board — equal numbers are joined, and a player who cannot move wins
//!
//! - Judge: <https://codeforces.com/problemset/problem/1841/A>
//! - 中文: 合并相等的数，不能操作者胜
//! - Family: [first games](super#first-games); harder [loj10246](super::loj10246)
//! - Theorem: leave one reply, after which there is no move
//! - Finder: misere › piles: equal numbers are joined
//! - Difficulty: 800
//!
//! ## Rule
//! On a board stand n ones, 2 ≤ n ≤ 100. In turn, Alice first, a player wipes off two or more numbers that are all
//! equal, and writes their sum on the board. A player who cannot move, since all numbers on the board differ, wins. Who
//! wins?
//!
//! ## Claim
//! Alice wins iff n ≥ 5.
//!
//! For example, if n = 5, she joins three ones to a 3. On the board are 1, 1 and 3, and Bob has only one move: he joins
//! the two ones to a 2. Now 2 and 3 differ, so Alice cannot move, and wins.
//!
//! ## Why
//! Let n ≥ 5. Alice joins n − 2 of the ones. This leaves 1, 1 and n − 2. As n − 2 ≥ 3, only the two ones are equal, and
//! Bob has to join them. This leaves 2 and n − 2, which differ. Alice cannot move, and wins.
//!
//! If n = 2, Alice has to leave a single 2. If n = 3, she leaves a single 3, or 1 and 2. In each case Bob cannot move,
//! and wins.
//!
//! If n = 4, she leaves a single 4, or 1 and 3, and Bob wins at once; or she joins two ones and leaves 1, 1 and 2. Then
//! Bob joins the ones. Alice finds 2 and 2, and has to join them. Bob finds a single 4, cannot move, and wins.
//!
//! ## Cost
//! O(1) per board.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 99> }
        for _ in 0..tests {
            input! { from input, ones: In<2, 100, u32> }
            out.either(first_player_wins(ones), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(ones: u32) -> bool {
    ones >= 5
}
