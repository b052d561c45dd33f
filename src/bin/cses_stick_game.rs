//! # CSES 1729 Stick Game — taking a number of sticks out of a set, for all heaps
//!
//! - Judge: <https://cses.fi/problemset/task/1729>
//! - 中文: 每次取集合中的个数
//! - Family: [take-away](super#take-away); twin [edpc_k](super::edpc_k)
//! - Theorem: [subtraction set](grundy::games::take_away)
//! - Finder: heaps › 1 to m: a number out of a set
//! - Difficulty: 1, ours
//! - Table: values heaps "take 1,3,4" 27 by 14
//!
//! ## Rule
//! There is one heap. In turn a player takes p sticks, where p is one of the k positive numbers of a set P. A player
//! who cannot move loses. Which of the heaps 1 to n are won?
//!
//! ## Claim
//! A heap x is lost iff no heap x − p ≥ 0 with p in P is lost.
//!
//! ## Why
//! This is what winning and losing mean.
//!
//! ## Cost
//! O(nk) time, O(n) memory.

use grundy::games::take_away::won_heaps;
use grundy::io::{self, Between, In, List};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! {
            from input,
            n: In<1, 1_000_000>,
            k: In<1, 100>,
            moves: with List(k, Between(1, n)),
        }
        let won = won_heaps(&moves, n);
        let letters: String = won[1..].iter().map(|&won| if won { 'W' } else { 'L' }).collect();
        out.line(&letters);
    });
}
