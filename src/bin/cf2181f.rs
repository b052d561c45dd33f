//! # CF2181F Fragmented Nim — the opponent names the pile
//!
//! - Judge: <https://codeforces.com/problemset/problem/2181/F>
//! - 中文: 由对手指定取哪一堆的 Nim
//! - Family: [parity](super#parity); easier [cf1382b](super::cf1382b)
//! - Theorem: a player who is given a larger pile wins
//! - Finder: heaps › several heaps: the opponent names the pile
//! - Course: 5: the opponent names the pile
//! - Difficulty: 1600
//!
//! ## Rule
//! There are n ≥ 1 piles of one or more stones. Alice and Bob move in turn, Alice first. Before each move the opponent
//! names a pile that is not empty, and the player takes one or more stones from it. The player who takes the last
//! stone of all wins.
//!
//! ## Claim
//! Let c be the number of piles of one stone. Let b be 1 if there is a larger pile, else 0. Alice wins iff c + b is
//! odd.
//!
//! ## Why
//! A player who is given a pile of two or more stones wins. If the other piles are lost for a player to move, he takes
//! the whole pile. If they are won, he takes all but one stone, and names this stone. His opponent has to take it, and
//! he is to move at the other piles.
//!
//! So an opponent names a pile of one stone as long as there is one, and this leaves no choice: c stones are taken, one
//! in each move. Then, if b = 0, no stone is left, and the player to move has lost. If b = 1, he is given a larger
//! pile, and wins. Alice is this player iff c is even. So she wins iff c is even and b = 1, or c is odd and b = 0.
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
            input! { from input, n: with sum_of_n.of(1, 200_000), piles: [In<1, 1_000_000_000, u32>; n] }
            out.either(first_player_wins(&piles), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(piles: &[u32]) -> bool {
    let ones = piles.iter().filter(|&&pile| pile == 1).count();
    let has_larger = ones < piles.len();
    (ones % 2 == 1) != has_larger
}
