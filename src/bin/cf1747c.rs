//! # CF1747C Swap Game — the first number is lowered, and another one comes to the front
//!
//! - Judge: <https://codeforces.com/problemset/problem/1747/C>
//! - 中文: 首数减一并与他数交换
//! - Family: [first games](super#first-games)
//! - Theorem: bring the least number to the front
//! - Finder: rows › lower numbers: the first one, which then changes places with another
//! - Difficulty: 1200
//!
//! ## Rule
//! There is a list of n ≥ 2 positive numbers. In turn, Alice first, a player who finds a 0 in the first place loses.
//! Otherwise he lowers the number in the first place by 1, and then lets it change places with another number of the
//! list, which he chooses. Who wins?
//!
//! ## Claim
//! Alice wins iff the first number is greater than the least of the others.
//!
//! For example, let the list be 1, 1. Alice has to make 1, 0 of it, and Bob 0, 0. Now Alice finds a 0, and loses. If
//! the list is 2, 1, Alice makes 1, 1 of it, and Bob is in her place.
//!
//! ## Why
//! Call a list low if its first number is at most as great as each of the others, and high if it is not. Let a be the
//! first number.
//!
//! - From a low list every move leads to a high one. It puts a − 1 among the others, and in front a number that was
//!   among them. This is at least a, so it is greater than a − 1. If a = 0, there is no move, and the player has lost.
//! - From a high list some move leads to a low one. Let m be the least of the others. The player lets a − 1 and m
//!   change places; he can, since a > m ≥ 0. Now m is in front, and all others are at least m, a − 1 among them.
//!
//! So a player who finds a high list can always leave a low one, and then finds a high one again. He never finds a 0 in
//! front, since such a list is low. But each move makes the sum of all numbers less, so the game ends. He wins. Alice
//! is this player if the list is high at first. If it is low, her first move leaves a high one, and Bob is this player.
//!
//! ## Cost
//! O(n) time and memory for each list.

use grundy::io::{self, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 20_000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(2, 100_000), numbers: [In<1, 1_000_000_000, u32>; n] }
            let (first, others) = numbers.split_first().expect("n is at least 2");
            out.either(others.iter().any(|other| other < first), ["Alice", "Bob"]);
        }
    });
}
