//! # CF1914E2 Game with Marbles (Hard Version) — one marble of mine, all of yours
//!
//! - Judge: <https://codeforces.com/problemset/problem/1914/E2>
//! - 中文: 弹珠：自己少一颗，对方全丢
//! - Family: [two players, different moves](super#two-players-different-moves); easier [cf1472d](super::cf1472d),
//!   [cf1931e](super::cf1931e); harder [cf2147d](super::cf2147d), [cf388c](super::cf388c),
//!   [cf794c](super::cf794c)
//! - Theorem: [switches](grundy::games::switches), taken by falling sum of the marbles of a colour
//! - Finder: partizan › switches: marbles of several colours
//! - Course: 14: marbles that both players have, by the sum of what they are worth
//! - Difficulty: 1400
//!
//! ## Rule
//! Alice and Bob have marbles of n ≥ 2 colours: aᵢ ≥ 1 and bᵢ ≥ 1 of the colour i. In turn, Alice first, a player
//! chooses a colour of which both still have marbles. He loses one marble of it, and the opponent loses all of it. The
//! game ends when there is no such colour. The score is the number of Alice's marbles less that of Bob's. Alice wants
//! it large, Bob small. What is it in the end? (The Easy Version is CF1914E1.)
//!
//! ## Claim
//! Let D be the sum of all aᵢ − bᵢ. Let L be what the first of two players gets more than the second, if they take the
//! numbers aᵢ + bᵢ − 2 in turn, the largest first. The score is (D + L)/2.
//!
//! ## Why
//! A move changes one colour, and after it the opponent has none of it. So every colour is chosen once, by
//! Alice or by Bob, and the game has n moves. A colour that Alice chooses leaves her aᵢ − 1 marbles, and Bob none. One
//! that Bob chooses leaves him bᵢ − 1. So it adds to the score
//!
//! ```text
//!  aᵢ − 1  = (aᵢ − bᵢ)/2 + (aᵢ + bᵢ − 2)/2     if Alice chooses it,
//! −bᵢ + 1  = (aᵢ − bᵢ)/2 − (aᵢ + bᵢ − 2)/2     if Bob does.
//! ```
//!
//! The score is D/2, and half of what Alice has more than Bob if each colour is worth aᵢ + bᵢ − 2 to the one who
//! chooses it. Such numbers are taken by falling size ([`grundy::games::switches`]).
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use grundy::games::switches::lead;
use grundy::io::{self, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            type Marbles = In<1, 1_000_000_000, i64>;
            input! { from input, n: with sum_of_n.of(2, 200_000), alice: [Marbles; n], bob: [Marbles; n] }
            writeln!(out, "{}", score(&alice, &bob));
        }
    });
}

fn score(alice: &[i64], bob: &[i64]) -> i64 {
    let difference = alice.iter().sum::<i64>() - bob.iter().sum::<i64>();
    let switches: Vec<i64> = alice.iter().zip(bob).map(|(a, b)| a + b - 2).collect();
    (difference + lead(&switches)) / 2
}
