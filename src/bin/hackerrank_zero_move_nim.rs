//! # HackerRank zero-move-nim Zero-Move Nim — each pile can be passed once
//!
//! - Judge: <https://www.hackerrank.com/challenges/zero-move-nim>
//! - 中文: 每堆可以空走一次的 Nim
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [cses_nim_game_1](super::cses_nim_game_1)
//! - Theorem: a [sum](grundy::games::sg) of piles: an odd one is worth one more, an even one less
//! - Finder: heaps › several heaps: each heap can be passed once
//! - Course: 6: Nim in which each pile can be passed once
//!
//! ## Rule
//! There are n piles of one or more stones. In turn a player takes one or more stones from one pile, or makes a
//! zero-move: he names a pile that is not empty, and takes nothing. Each pile allows one zero-move in the whole game,
//! by either player. The player who takes the last stone of all wins.
//!
//! ## Claim
//! Let a pile of p ≥ 1 stones that still allows its zero-move be worth
//!
//! ```text
//! p + 1   if p is odd,
//! p − 1   if p is even.
//! ```
//!
//! The first player wins iff the XOR of these values is not 0.
//!
//! ## Why
//! A player can move as long as there is a stone. So the game ends when the last stone is taken, and a player who
//! cannot move loses. A zero-move concerns only its pile. So the game is the sum of its piles, and their values are
//! XORed ([`grundy::games::sg`]).
//!
//! A pile of p stones without its zero-move is a heap of Nim, and has the value p. Let h(p) be its value with the
//! zero-move. An empty pile has no move, so h(0) = 0. For p ≥ 1, the moves lead to the values h(0), h(1), …, h(p − 1),
//! and the zero-move to the value p. So h(p) is the mex of all these. By induction, let the claim hold for all smaller
//! piles: h(1) = 2 and h(2) = 1, h(3) = 4 and h(4) = 3, and so on, two numbers exchanged each time.
//!
//! - Let p be odd. The sizes 1, 2, …, p − 1 are whole pairs of this kind. So h(0), …, h(p − 1) are the numbers
//!   0, 1, …, p − 1 in another order. With p from the zero-move, p + 1 is the least number that is missing.
//! - Let p be even. The sizes 1, 2, …, p − 2 are whole pairs, and h(p − 1) = p. So h(0), …, h(p − 1) are the numbers
//!   0, 1, …, p − 2, and p. The zero-move gives p once more, and p − 1 is the least number that is missing.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10> }
        for _ in 0..tests {
            input! { from input, n: In<1, 10>, piles: [In<1, 1_073_741_823, u32>; n] }
            out.either(nim_sum(piles.into_iter().map(value)) != 0, ["W", "L"]);
        }
    });
}

/// The value of a pile that still allows its zero-move.
fn value(pile: u32) -> u32 {
    if pile % 2 == 1 { pile + 1 } else { pile - 1 }
}
