//! # ARC137 C Distinct Numbers — the largest number becomes a smaller one
//!
//! - Judge: <https://atcoder.jp/contests/arc137/tasks/arc137_c>
//! - 中文: 把最大数改成未出现的更小数
//! - Family: [parity](super#parity)
//! - Theorem: strategy stealing
//! - Finder: rows › lower numbers
//! - Difficulty: 3, ours
//!
//! ## Rule
//! There are N ≥ 2 different non-negative integers. In turn, Alice first, a player replaces the largest of them by a
//! smaller non-negative integer that is not there. A player who cannot do so loses.
//!
//! ## Claim
//! Let M be the largest number, and m the second largest. Call a non-negative integer below M free if it is not there.
//! There are F = M − (N − 1) of them. Alice wins iff M − m ≥ 2 or F is odd.
//!
//! ## Why
//! First let M − m ≥ 2. Then m + 1 is free. Let R be the position after the move from M to m + 1.
//!
//! - If R is lost for the player to move there, Alice moves to R and wins.
//! - If R is won, a winning move there takes m + 1 to some v < m that is not there, and the position after it is lost.
//!   Alice steals this move: she takes M to v at once. This gives the same position, since all other numbers are the
//!   same. She wins.
//!
//! Now let M − m = 1. The claim is proven by induction over F. Every free integer is below m. So each move makes m the
//! largest number, and F − 1 integers are free after it.
//!
//! - F is 0: nobody can move, and Alice loses.
//! - F is odd: Alice wants to leave two largest numbers that are neighbours, m and m − 1. If m − 1 is there, each move
//!   does this. If it is not there, she takes M to m − 1; as an integer below m is free, m ≥ 1. Now F − 1 integers are
//!   free. This number is even, so the position is lost by induction, and she wins.
//! - F ≥ 2 is even: after her move the two largest numbers differ by at least 2, or they are neighbours and F − 1
//!   integers are free. The first is won by strategy stealing, the second by induction, as F − 1 is odd. So she loses.
//!
//! ## Cost
//! O(N) time and memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 300_000> }
        let first = input.place();
        input! { from input, numbers: [In<0, 1_000_000_000, u32>; n] }
        first.in_order_or_refuse(&numbers, |before, number| before < number, "a number greater than the one before");
        let (largest, second) = (numbers[n - 1] as usize, numbers[n - 2] as usize);
        out.either(first_player_wins(n, largest, second), ["Alice", "Bob"]);
    });
}

fn first_player_wins(n: usize, largest: usize, second: usize) -> bool {
    let free = largest - (n - 1);
    largest - second >= 2 || free % 2 == 1
}
