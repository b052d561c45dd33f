//! # ARC218 B All Minus — the same from all numbers, or some zeros away
//!
//! - Judge: <https://atcoder.jp/contests/arc218/tasks/arc218_b>
//! - 中文: 所有数减去同一个数，或擦去若干个 0
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [cf1382b](super::cf1382b)
//! - Theorem: whoever finds the first heap above 1 wins
//! - Finder: heaps › several heaps: heaps in a fixed order › hidden in a list of numbers
//! - Course: 4: a first game, with forced moves hidden in a list of numbers
//!
//! ## Rule
//! N ≥ 1 integers, none of them below 0, stand on a board. In turn, Alice first, a player makes a move. If the least
//! number m is positive, he chooses an x with 1 ≤ x ≤ m, and subtracts it from all numbers. If m = 0, he erases one or
//! more of the zeros. The player who erases the last number wins. Who wins?
//!
//! ## Claim
//! Let v₁ < v₂ < … be the different numbers, and let cᵢ be how often vᵢ occurs. Write down the list
//!
//! ```text
//! v₁, c₁, v₂ − v₁, c₂, v₃ − v₂, c₃, …
//! ```
//!
//! without v₁ if it is 0. Count the ones before the first larger entry. Without a larger entry, count those before the
//! last one. Alice wins iff their number is even.
//!
//! ## Why
//! The entries are heaps that are taken one after the other. First v₁ is taken down to 0, in any steps. Then c₁ zeros
//! are there, and are erased in any steps. After that the least number is v₂ − v₁, and so on. A move takes one or more
//! from the first heap that is left, and the player who takes the rest of the last heap wins. This is Sequential Nim,
//! whose claim is that of [cf1382b](super::cf1382b), for heaps like these.
//!
//! ## Cost
//! O(N log N) time, O(N) memory.

use grundy::io::{self, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 200_000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 200_000), mut numbers: [In<0, 1_000_000_000, u32>; n] }
            numbers.sort_unstable();
            out.either(first_player_wins(&heaps(&numbers)), ["Alice", "Bob"]);
        }
    });
}

/// The heaps that are taken one after the other, for numbers in ascending order.
fn heaps(numbers: &[u32]) -> Vec<u32> {
    let mut heaps = vec![];
    let mut before = 0;
    for equal in numbers.chunk_by(|one, other| one == other) {
        if equal[0] > before {
            heaps.push(equal[0] - before);
        }
        heaps.push(equal.len() as u32);
        before = equal[0];
    }
    heaps
}

fn first_player_wins(heaps: &[u32]) -> bool {
    let before_the_last = &heaps[..heaps.len() - 1];
    let ones = before_the_last.iter().take_while(|&&heap| heap == 1).count();
    ones % 2 == 0
}
