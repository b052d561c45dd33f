//! # HackerRank tower-breakers-again-1 Tower Breakers, Again! — a tower becomes equal towers
//!
//! - Judge: <https://www.hackerrank.com/challenges/tower-breakers-again-1>
//! - 中文: 再拆高塔：拆成等高的若干座
//! - Family: [splitting](super#splitting); easier [abc368f](super::abc368f); twin [cf603c](super::cf603c)
//! - Theorem: odd prime factors, and all twos as one
//! - Finder: heaps › splitting: equal parts, as many as a divisor says
//! - Course: 9: into equal towers, by the parity of their number
//! - Difficulty: 2, ours
//!
//! ## Rule
//! There are N ≥ 1 towers of whole heights from 1 to 100000. In turn, player 1 first, a player breaks a tower of height
//! X into Y towers of height Z each, where Y > 1 and Z are whole numbers with Y · Z = X. A player who cannot move, as
//! all heights are 1, loses.
//!
//! ## Claim
//! Let g(X) be the number of odd prime factors of X, each counted as often as it divides X, and one more if X is even.
//! Player 1 wins iff the XOR of the values g of all towers is not 0.
//!
//! For example, g(2) = g(4) = 1, so player 1 loses with two towers of the heights 2 and 4. If he makes one of them all
//! ones, the other player does the same with the other. If he makes 2 and 2 of the 4, there are three towers of height
//! 2. Each of them has one move left, and the other player makes the last of the three.
//!
//! ## Why
//! The towers are a sum of games ([`grundy::games::sg`]). We show by induction that g(X) is the value of a tower. Y
//! equal towers cancel in pairs. So if Y is even, a move to them is worth 0, and if Y is odd, it is worth the value
//! g(Z) of one of them. Let w be the number of odd prime factors of X.
//!
//! - X is odd. Then Y is odd, and Z keeps any number of the prime factors below w. So the moves are worth 0, …, w − 1,
//!   and the value is w.
//! - X is even. A move with Y = 2 is worth 0, as is any with an even Y. If Y is odd, Z is even and keeps any number of
//!   odd prime factors below w, so these moves are worth 1, …, w. The value is w + 1.
//!
//! ## Cost
//! O(n + M log log M) time and O(n + M) memory for n towers of up to M in all.

use grundy::arithmetic::prime_factor_counts;
use grundy::games::sg::sum_of;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        let values = values(100_000);
        input! { from input, games: In<1, 200> }
        for _ in 0..games {
            input! { from input, n: In<1, 100>, towers: [In<1, 100_000>; n] }
            out.either(sum_of(&values, towers) != 0, ["1", "2"]);
        }
    });
}

/// The values of towers of the heights from 0 to `highest`; that of 0 means nothing.
fn values(highest: usize) -> Vec<u32> {
    let mut values = prime_factor_counts(highest);
    for height in (2..=highest).step_by(2) {
        values[height] -= height.trailing_zeros() - 1;
    }
    values
}
