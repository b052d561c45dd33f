//! # CF1965A Everything Nim — the same number from all piles
//!
//! - Judge: <https://codeforces.com/problemset/problem/1965/A>
//! - 中文: 每次从所有堆取同样多
//! - Family: [sums under other rules](super#sums-under-other-rules)
//! - Theorem: forced moves up to the first gap between the sizes
//! - Finder: heaps › several heaps: all heaps by the same number
//! - Course: 5: all heaps at once, decided by gaps
//! - Difficulty: 1400
//!
//! ## Rule
//! Stones lie in n ≥ 1 piles, one or more in each. In turn, Alice first, a player chooses k ≥ 1, at most the size of
//! the smallest pile that is not empty, and takes k stones from every pile that is not empty. A player who cannot move
//! loses. (The problem is 1966C, too.)
//!
//! ## Claim
//! Let i ≥ 0 be the largest number such that each of 1, 2, …, i is the size of a pile that is smaller than the largest.
//! Alice wins iff i is even.
//!
//! ## Why
//! Piles of one size stay equal, so let all sizes differ. Let s be the smallest.
//!
//! - If s = 1 and there is a larger pile, the only move takes one stone from each. So i falls by one, and the other
//!   player is to move.
//! - If s = 1 is the only size, the player to move takes the last stones and wins. Here i = 0.
//! - If s ≥ 2, the player to move wins. He can take s stones from each, and leave a position P. He can also take s − 1;
//!   then his opponent has to take one, and leaves P to him. If P is lost for the player to move, he takes s, otherwise
//!   s − 1. Here i = 0, too.
//!
//! So after i forced moves the player to move wins. It is Alice iff i is even.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 200_000), piles: [In<1, 1_000_000_000>; n] }
            out.either(first_player_wins(&piles), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(piles: &[usize]) -> bool {
    let largest = piles.iter().copied().max().unwrap_or(0);
    // n piles have no more than the sizes 1 to n without a gap.
    let mut is_size = vec![false; piles.len() + 1];
    for &pile in piles.iter().filter(|&&pile| pile < largest) {
        if let Some(is_size) = is_size.get_mut(pile) {
            *is_size = true;
        }
    }
    let forced_moves = is_size[1..].iter().take_while(|&&is_size| is_size).count();
    forced_moves % 2 == 0
}
