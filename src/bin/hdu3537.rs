//! # HDU 3537 Daizhenyang's Coin — turning up to three coins
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=3537>
//! - 中文: 翻硬币，每次至多三枚
//! - Family: [coin turning](super#coin-turning); harder [coin_turning](super::coin_turning)
//! - Theorem: [Mock Turtles](grundy::games::coins)
//! - Finder: coins › row: up to three coins
//! - Difficulty: 3, ours
//!
//! ## Rule
//! Coins lie in a row at the places 0, 1, 2, …, and those at the given places show their heads. A place that is given
//! more than once is the same coin. In turn a player turns one, two or three coins anywhere; the rightmost of them must
//! go from head to tail. A player who cannot move loses. The answer is `Yes` where the first player LOSES.
//!
//! ## Claim
//! For a place x, let g(x) be the one of 2x and 2x + 1 that has an odd number of one bits. The first player loses iff
//! the XOR of g(x) over the heads x is 0.
//!
//! ## Why
//! A row has the XOR of the values that its heads have alone. The game is Mock Turtles, where a head at x alone has the
//! value g(x). Both are proven in [`grundy::games::coins`].
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use grundy::games::coins::mock_turtles_value;
use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        while !input.is_empty() {
            input! { from input, n: In<0, 100>, heads: [In<0, 99_999_999, u64>; n] }
            out.either(first_player_wins(heads), ["No", "Yes"]);
        }
    });
}

fn first_player_wins(mut heads: Vec<u64>) -> bool {
    heads.sort_unstable();
    heads.dedup();
    nim_sum(heads.into_iter().map(|head| mock_turtles_value(head + 1))) != 0
}
