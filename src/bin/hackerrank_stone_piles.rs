//! # HackerRank stone-piles Stone Piles — into any number of different piles
//!
//! - Judge: <https://www.hackerrank.com/challenges/stone-piles>
//! - 中文: 分成大小各不相同的若干堆
//! - Family: [splitting](super#splitting); easier [cses_grundys_game](super::cses_grundys_game)
//! - Theorem: values 0, 0, 1, 0, 2, 3, 4, 0, and x − 4 from 9 on; a knapsack over XORs
//! - Finder: heaps › splitting: it must be split › into any number of different heaps
//! - Course: 9: into any number of different heaps, by a knapsack over XORs
//!
//! ## Rule
//! There are N piles of at least 1 and at most 50 stones. In turn, Alice first, a player divides one pile into two or
//! more piles, none of them empty, and no two of the new ones equal. A player who cannot do so loses. Who wins?
//!
//! ## Claim
//! A pile of x ≤ 50 stones is worth
//!
//! ```text
//! 0       if x = 1, 2, 4 or 8,
//! 1       if x = 3,
//! x − 3   if x = 5, 6 or 7,
//! x − 4   if x ≥ 9.
//! ```
//!
//! Alice wins iff the XOR of the values is not 0.
//!
//! For example, a pile of 4 can only become 1 and 3. Then 3 becomes 1 and 2, and this was the last move. So Alice loses
//! with a single pile of 4. With a pile of 5 she wins, as she makes 1 and 4 of it.
//!
//! ## Why
//! The game is the sum of its piles, and a pile that is divided becomes the sum of its parts ([`grundy::games::sg`]).
//! So its value g(x) is the mex of XORs, one for each set of two or more different numbers with the sum x: the XOR of
//! their values. In this way the program computes g. That it gives the values of the claim was checked up to x = 60.
//!
//! In fact g(x) = x − 4 for all x ≥ 9. Let x > 60, and let it be so for smaller piles.
//!
//! *x − 4 is not reached.* A part y has a value that is less than y, by 1, 2, 2, 4, 3, 3, 3, 8 for y = 1, …, 8, and by
//! 4 for y ≥ 9. The XOR is at most the sum of the values. To be x − 4, the parts must have lost at most 4 in all. But
//! two or more different parts that do so are 1 and 2, 1 and 3, 2 and 3, or 1 and one of 5, 6, 7. Their sum is too
//! small.
//!
//! *Every v < x − 4 is reached.* Take a part y of value v, and divide the rest R = x − y into different parts whose XOR
//! is 0. The parts 1, 2, 4, 8 are worth 0 and have all sums up to 15. For even b ≥ 10 the parts b and b + 1 are worth
//! b − 4 and b − 3, with the XOR 1.
//!
//! - v ≥ 5. Let y = v + 4 ≥ 9. If R ≤ 15, take parts out of 1, 2, 4, 8. If 16 ≤ R ≤ 29, take 3, 5 and 6, worth 1, 2
//!   and 3, and of the rest as before. If R ≥ 30, take 3, b and b + 1, such that at most 15 are left. Their sum is
//!   2b + 4, which is 24, 28, 32, …. So there are two such b at least, and one for which y is neither b nor b + 1.
//! - v ≤ 4. Let y be 3, 5, 6 or 7 for v = 1, 2, 3, 4, and no part at all for v = 0. Then R ≥ 54. Take 10, 11, b and
//!   b + 1 with b ≥ 12, whose sum 2b + 22 is 46, 50, 54, …, such that at most 15 are left.
//!
//! ## How
//! For each sum keep the XORs that sets of different parts can have, with the parts below x so far. Then g(x) is the
//! mex of those with the sum x. After that x becomes a part. Sums are taken from the largest down, so that no set gets
//! it twice. A value is at most the length of a game, which is below 50, as each move makes more piles. So all XORs are
//! below 64.
//!
//! ## Cost
//! 64 · 50² steps once, O(N) time and memory per game.

use grundy::games::sg::{mex, sum_of};
use grundy::io::{self, In};
use proconio::input;

const LARGEST: usize = 50;

fn main() {
    io::run(|input, out| {
        let values = values();
        input! { from input, tests: In<1, 50> }
        for _ in 0..tests {
            input! { from input, n: In<1, 50>, piles: [In<1, 50>; n] }
            out.either(sum_of(&values, piles) != 0, ["ALICE", "BOB"]);
        }
    });
}

/// The values of piles of 0, 1, …, 50 stones.
fn values() -> Vec<usize> {
    // Whether different parts with a sum can have a XOR.
    let mut reached = [[false; 64]; LARGEST + 1];
    reached[0][0] = true;
    let mut values = vec![0];
    for pile in 1..=LARGEST {
        let value = mex((0..64).filter(|&xor| reached[pile][xor]));
        values.push(value);
        for sum in (pile..=LARGEST).rev() {
            for xor in 0..64 {
                reached[sum][xor] |= reached[sum - pile][xor ^ value];
            }
        }
    }
    values
}
