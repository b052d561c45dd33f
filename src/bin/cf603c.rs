//! # CF603C Lieges of Legendre — a pile becomes k halves
//!
//! - Judge: <https://codeforces.com/problemset/problem/603/C>
//! - 中文: 取一个，或换成 k 堆各一半
//! - Family: [splitting](super#splitting); twin
//!   [hackerrank_tower_breakers_again](super::hackerrank_tower_breakers_again)
//! - Theorem: values by halving
//! - Finder: heaps › splitting: k heaps of half its size
//! - Difficulty: 2200
//!
//! ## Rule
//! There are n piles of cows, and a number k ≥ 1. In turn, Kevin first, a player removes one cow from a pile, or
//! replaces a pile of 2x cows, where x > 0, by k piles of x cows each. The player who removes the last cow wins.
//!
//! ## Claim
//! Let g(x) be the value of a pile of x cows. Kevin wins iff the XOR of the values is not 0.
//!
//! - k is even: g(0), g(1), g(2) = 0, 1, 2. From 3 on, g is 0 for odd x and 1 for even x.
//! - k is odd: g(0), …, g(4) = 0, 1, 0, 1, 2. From 5 on, g is 0 for odd x. For even x it is 2 if g(x/2) = 1, else 1.
//!
//! ## Why
//! The piles are a sum of games ([`grundy::games::sg`]). So k piles of x cows are worth 0 if k is even, and g(x) if it
//! is odd. The first values follow from the rule.
//!
//! - k is even. An odd x ≥ 3 has one move, to an even x − 1 ≥ 2. Its value is not 0, so g(x) = 0. An even x ≥ 4 has a
//!   move to x − 1 with value 0, and one to halves, which are worth 0, too. So g(x) = 1.
//! - k is odd. An odd x ≥ 5 has one move, to an even x − 1 ≥ 4. Its value is not 0, so g(x) = 0. An even x ≥ 6 has a
//!   move to x − 1 with value 0, and one to halves, which are worth g(x/2). The mex of 0 and g(x/2) is 2 if g(x/2) = 1,
//!   and 1 otherwise; so it is not 0.
//!
//! ## Cost
//! O(n log a) time for piles of up to a cows, O(n) memory.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! {
            from input,
            n: In<1, 100_000>,
            k: In<1, 1_000_000_000, u32>,
            piles: [In<1, 1_000_000_000, u32>; n],
        }
        out.either(first_player_wins(&piles, k), ["Kevin", "Nicky"]);
    });
}

fn first_player_wins(piles: &[u32], k: u32) -> bool {
    let value = if k % 2 == 0 { value_for_even_k } else { value_for_odd_k };
    nim_sum(piles.iter().map(|&pile| value(pile))) != 0
}

fn value_for_even_k(pile: u32) -> u32 {
    match pile {
        0..=2 => pile,
        _ if pile % 2 == 1 => 0,
        _ => 1,
    }
}

fn value_for_odd_k(pile: u32) -> u32 {
    match pile {
        0..=4 => [0, 1, 0, 1, 2][pile as usize],
        _ if pile % 2 == 1 => 0,
        _ if value_for_odd_k(pile / 2) == 1 => 2,
        _ => 1,
    }
}
