//! # HackerRank tower-breakers-the-final-battle-1 Tower Breakers - The Final Battle — a tower broken, for k² coins
//!
//! - Judge: <https://www.hackerrank.com/challenges/tower-breakers-the-final-battle-1>
//! - 中文: 高塔终局之战：一方拆塔，另一方选塔收币
//! - Family: [two goals](super#two-goals)
//! - Theorem: the greatest height for c coins, by ordered sums of squares
//! - Finder: partizan › large or small: a tower is broken, and the other player chooses the part
//! - Course: 15 › scores: one player breaks a tower, the other one chooses the part
//! - Difficulty: 3, ours
//!
//! ## Rule
//! There is one tower of height N, where 2 ≤ N ≤ 10¹⁸. In a round P1 breaks it into a row of two or more towers of
//! whole heights, at least 1, whose sum is the height of the tower; he chooses how many, and their order. P2 chooses
//! one of them, the kth say. P1 pays him k² coins, and goes on with this tower alone. The game ends at height 1. P1
//! wants to pay little, and P2 to earn much. How many coins does P2 earn?
//!
//! ## Claim
//! Let D(c) be the number of ways to write c as a sum of squares 1, 4, 9, … in an order; D(0) = 1. So D(0), D(1), …,
//! D(8) are 1, 1, 1, 1, 2, 3, 4, 5, 7. P2 earns the least c with D(c) ≥ N.
//!
//! For example, D(8) = 7: 4 + 4, five orders of 4 and four times 1, and eight times 1. As D(7) is only 5, a tower of
//! height 7 costs 8 coins. P1 breaks it into 5 and 2. The 5 costs 1 now and 7 later, and the 2 costs 4 and 4.
//!
//! ## Why
//! The order counts, so a sum with c ≥ 1 begins with some k², and the others have the sum c − k². This gives
//!
//! ```text
//! D(c) = sum of D(c − k²) over all k ≥ 1 with k² ≤ c
//! ```
//!
//! We show by induction on c that the heights which cost at most c coins are 1, …, D(c). Height 1 costs nothing. Every
//! break has a second tower, and P2 can choose it for 4 coins. So for c ≤ 3 there is only height 1, and D(c) = 1.
//!
//! Let c ≥ 4. A break costs at most c iff for each k, the kth tower costs at most c − k² from then on. By induction
//! this means that k² ≤ c, and that its height is at most D(c − k²). The sum of such heights is at most D(c).
//!
//! Conversely, let 2 ≤ N ≤ D(c). The sum for D(c) has K ≥ 2 terms, those for k = 1 and k = 2 among them. If N ≤ K, let
//! P1 make N towers of height 1. Otherwise let him make K towers of height 1, and raise them, each up to D(c − k²),
//! until their sum is N. In both cases these are at least two towers, and none of them is too high.
//!
//! ## How
//! D never falls: a sum becomes one for c + 1 if a 1 is put in front. D(121) is about 1.03 · 10¹⁸, so a table of 122
//! numbers is enough, and the answer is found in it by halving. They fit into 64 bits.
//!
//! ## Cost
//! O(C √C + T log C) time and O(C) memory for T towers that cost up to C coins.

use grundy::io::{self, In};
use proconio::input;

const MOST: u64 = 1_000_000_000_000_000_000;

fn main() {
    io::run(|input, out| {
        let greatest = greatest_heights();
        input! { from input, towers: In<1, 100> }
        for _ in 0..towers {
            input! { from input, height: In<2, 1_000_000_000_000_000_000, u64> }
            writeln!(out, "{}", greatest.partition_point(|&greatest| greatest < height));
        }
    });
}

/// The greatest height that costs at most so many coins, from 0 on, up to one that is at least `MOST`.
fn greatest_heights() -> Vec<u64> {
    let mut greatest = vec![1];
    while greatest[greatest.len() - 1] < MOST {
        let coins = greatest.len();
        let places = (1..).take_while(|place| place * place <= coins);
        greatest.push(places.map(|place| greatest[coins - place * place]).sum());
    }
    greatest
}
