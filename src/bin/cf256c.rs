//! # CF256C Furlo and Rublo and Game — leaving a root of a pile
//!
//! - Judge: <https://codeforces.com/problemset/problem/256/C>
//! - 中文: 剩下四次方根到平方根之间
//! - Family: [tables](super#tables)
//! - Theorem: seven ranges of equal values
//! - Finder: heaps › 1 to m: a root is left
//! - Course: 7: a set that depends on the heap: roots
//! - Difficulty: 2200
//!
//! ## Rule
//! Coins lie in n piles of up to 777 777 777 777. In turn, Furlo first, a player takes coins from one pile. A pile of x
//! coins becomes one of y, where y < x is a non-negative integer with y⁴ ≥ x and y² ≤ x. A player who cannot move
//! loses. The same problem is 255E.
//!
//! ## Claim
//! The value of a pile of x coins is 0 up to 3, 1 up to 15, 2 up to 81, 0 up to 6723, 3 up to 50 625, 1 up to
//! 50 626² − 1 = 2 562 991 875, and 2 up to the largest pile. Furlo wins iff the XOR of the values is not 0.
//!
//! ## Why
//! The piles are a sum of games ([`grundy::games::sg`]).
//!
//! A pile of 1 has no move, as y = 0 has y⁴ < 1. For x ≥ 2, a move leaves any y from low = ⌈∜x⌉ to high = ⌊√x⌋, since
//! y² ≤ x implies y < x. Both ends never fall when x grows. So look at a row of the following table, with its least and
//! its largest low and high. For each of its x, the numbers from low to high include those from the largest low to the
//! least high, and they are among those from the least low to the largest high. In every row both of these sets have
//! the same values, and the last column says which. All these numbers are smaller than x, so the claim holds for them
//! by induction. The mex of their values is the value of x.
//!
//! | x | low | high | values from low to high |
//! |---|---|---|---|
//! | 2 to 3 | 2 | 1 | none |
//! | 4 to 15 | 2 | 2 to 3 | 0 |
//! | 16 | 2 | 4 | 0, 1 |
//! | 17 to 81 | 3 | 4 to 9 | 0, 1 |
//! | 82 to 255 | 4 | 9 to 15 | 1 |
//! | 256 to 82² − 1 = 6723 | 4 to 10 | 16 to 81 | 1, 2 |
//! | 82² to 15⁴ = 50 625 | 10 to 15 | 82 to 225 | 0, 1, 2 |
//! | 15⁴ + 1 to 81⁴ | 16 to 81 | 225 to 6561 | 0, 2 |
//! | 81⁴ + 1 to 6724² − 1 | 82 | 6561 to 6723 | 0 |
//! | 6724² to 50 626² − 1 | 82 to 226 | 6724 to 50 625 | 0, 3 |
//! | 50 626² to 777 777 777 777 | 226 to 940 | 50 626 to 881 917 | 0, 1, 3 |
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 77_777>, piles: [In<1, 777_777_777_777, u64>; n] }
        out.either(first_player_wins(&piles), ["Furlo", "Rublo"]);
    });
}

fn first_player_wins(piles: &[u64]) -> bool {
    nim_sum(piles.iter().copied().map(value)) != 0
}

fn value(pile: u64) -> u8 {
    match pile {
        0..=3 => 0,
        4..=15 => 1,
        16..=81 => 2,
        82..=6723 => 0,
        6724..=50_625 => 3,
        50_626..=2_562_991_875 => 1,
        _ => 2,
    }
}
