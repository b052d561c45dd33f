//! # CF1472D Even-Odd Game — even numbers count for one player, odd ones for the other
//!
//! - Judge: <https://codeforces.com/problemset/problem/1472/D>
//! - 中文: 轮流取数，偶数归先手计分，奇数归后手计分
//! - Family: [first games](super#first-games); harder [cf1914e2](super::cf1914e2),
//!   [cf1931e](super::cf1931e)
//! - Theorem: [switches](grundy::games::switches): the largest number first, whatever its parity
//! - Finder: partizan › switches: even numbers for one player, odd ones for the other
//! - Difficulty: 1200
//!
//! ## Rule
//! There are n ≥ 1 positive numbers. In turn, Alice first, a player takes one of them, until none is left. An even
//! number that Alice takes is added to her score, an odd number that Bob takes to his. All others count for nobody. The
//! larger score wins; equal scores are a tie. Who wins?
//!
//! ## Claim
//! Let E be the sum of the even numbers, O that of the odd ones. Let two players take all the numbers in turn, each
//! time the largest that is left, and let L be the first player's sum less the second's. Alice wins iff E − O + L > 0,
//! and it is a tie iff E − O + L = 0.
//!
//! ## Why
//! Let D be Alice's score less Bob's. She wants it large and he wants it small: only its sign counts, but each of them
//! reaches the best sign by reaching the best D. A number v adds to D
//!
//! ```text
//! v  =  v/2 + v/2   if it is even and Alice takes it,
//! 0  =  v/2 − v/2   if it is even and Bob takes it,
//! 0  = −v/2 + v/2   if it is odd and Alice takes it,
//! −v = −v/2 − v/2   if it is odd and Bob takes it.
//! ```
//!
//! So 2D = E − O + A − B, where A is the sum of all numbers that Alice takes, and B that of Bob's. E − O is fixed.
//! What is left is a game in which each player wants the larger sum, and it is best to take the largest number
//! ([`grundy::games::switches`]). Hence 2D = E − O + L.
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
            input! { from input, n: with sum_of_n.of(1, 200_000), numbers: [In<1, 1_000_000_000, i64>; n] }
            out.line(match twice_the_difference(&numbers) {
                1.. => "Alice",
                0 => "Tie",
                _ => "Bob",
            });
        }
    });
}

/// Alice's score less Bob's, doubled.
fn twice_the_difference(numbers: &[i64]) -> i64 {
    let fixed: i64 = numbers.iter().map(|number| if number % 2 == 0 { *number } else { -number }).sum();
    fixed + lead(numbers)
}
