//! # ARC192 B Fennec VS. Snuke 2 — every number is used at least once
//!
//! - Judge: <https://atcoder.jp/contests/arc192/tasks/arc192_b>
//! - 中文: 轮流减一，凑齐所有数者胜
//! - Family: [parity](super#parity); twin [arc131c](super::arc131c)
//! - Theorem: parity of all that is left, but for three numbers
//! - Finder: rows › parity: whoever uses the last unused number wins
//! - Course: 15 › parity: numbers that all are to be used
//!
//! ## Rule
//! There are N ≥ 1 numbers, each at least 1. In turn, Fennec first, a player chooses a number that is at least 1 and
//! subtracts 1 from it. From then on this number is *used*, whatever is left of it. The player by whose move the last
//! unused number becomes used wins. Who wins?
//!
//! ## Claim
//! - N = 1: Fennec wins.
//! - N = 2: Snuke wins.
//! - N = 3: Fennec wins iff at least one of the numbers is odd.
//! - N ≥ 4: Fennec wins iff the sum of all numbers is odd.
//!
//! For example, Fennec wins with 1, 1, 2, though the sum is even. She uses a 1, and nothing is left of it. Now Snuke
//! has to use one of 1 and 2, and Fennec uses the other one.
//!
//! ## Why
//! As long as a number is unused, it is at least 1, so there is always a move. Let k numbers be unused, let R be the
//! sum of what is left of the used ones, and let *spending* mean to subtract 1 from a used number.
//!
//! - k = 1: the player to move wins, by using the number.
//! - k = 2: a player who uses one of the two loses, as k = 1 then. So both spend, as long as there is something left,
//!   and the player to move wins iff R is odd.
//! - k = 3: a player who uses the number a leaves k = 2 and R + a − 1, and wins iff this is even, that is, iff one of R
//!   and a is odd and the other one even. So the player to move wins if one of the three numbers differs from R in
//!   parity. If none does, he cannot win by using one. If he spends, all three differ from what R is then, and his
//!   opponent wins. So the player to move loses iff all three have the parity of R.
//! - k ≥ 4: let T be the sum of all that is left. The player to move wins iff T is odd.
//!
//! The last point remains to be shown. A move makes T less by 1. Let it be true for all smaller T.
//!
//! T is odd. If k ≥ 5, the player uses any number; if k = 4 and R > 0, he spends. Both times k ≥ 4 and T is even, so
//! his opponent loses. If k = 4 and R = 0, one or three of the four numbers are odd. So there is one that differs from
//! the other three in parity. The player uses it. What is left of it has the parity of those three, and his opponent
//! loses.
//!
//! T is even. A move that leaves k ≥ 4 leaves an odd T, so the opponent wins. A move that leaves k = 3 does so, too: if
//! all three had the parity of R, then T = R + the three numbers would be even, but it is odd.
//!
//! In the beginning R = 0. So N = 2 is lost, N = 3 is lost iff all three numbers are even, and T is the sum.
//!
//! ## Cost
//! O(N) time and memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200_000>, numbers: [In<1, 1_000_000_000, u32>; n] }
        out.either(first_player_wins(&numbers), ["Fennec", "Snuke"]);
    });
}

fn first_player_wins(numbers: &[u32]) -> bool {
    let odd = numbers.iter().filter(|&number| number % 2 == 1).count();
    match numbers.len() {
        1 => true,
        2 => false,
        3 => odd > 0,
        _ => odd % 2 == 1,
    }
}
