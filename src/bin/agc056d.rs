//! # AGC056 D Subset Sum Game — a sum within an interval
//!
//! - Judge: <https://atcoder.jp/contests/agc056/tasks/agc056_d>
//! - 中文: 轮流取数，和落在区间内
//! - Family: [two goals](super#two-goals)
//! - Theorem: two ways to pair neighbours
//! - Finder: partizan › large or small
//! - Course: 15 › scores: a sum in an interval
//!
//! ## Rule
//! There are N numbers, N even, and two limits L ≤ R. Alice and Bob in turn take one of the numbers, Alice first, until
//! none is left. Alice wins iff the sum of her numbers is at least L and at most R.
//!
//! ## Claim
//! Let S be the sum of all numbers. Let a be Alice's first number. Replace it by the dummy a + S − L − R, and sort the
//! N numbers: x₁ ≤ x₂ ≤ … ≤ x_N. Put
//!
//! ```text
//! P = (x₂ − x₁) + (x₄ − x₃) + … + (x_N − x_(N−1))
//! ```
//!
//! After the first number a Alice wins iff P ≤ R − L. So she wins iff this holds for some a.
//!
//! ## Why
//! Let A be Alice's sum, and B = S − A that of Bob. Then L ≤ A ≤ R is the same as |2A − L − R| ≤ R − L. And
//! 2A − L − R = A − B + S − L − R. This is the difference E between Alice's numbers and Bob's, if Alice holds the
//! dummy in the place of a. So Alice wants |E| ≤ R − L. She holds the dummy, Bob is to move, and the other N − 1
//! numbers are free. In the end each has N / 2 of the N numbers. Say that a pair of them is split if Alice has one and
//! Bob the other.
//!
//! **Alice can force |E| ≤ P.** She pairs x₁ with x₂, x₃ with x₄, and so on. When Bob is to move, she holds one number
//! whose partner is free, at first the dummy; in all other pairs both are free, or the pair is split. If Bob takes the
//! free partner of her number, she takes any free number, if there is one, and its partner is free. If Bob takes
//! another number, she takes its partner. In the end all pairs are split, and each adds at most its difference to |E|.
//!
//! **Bob can force |E| ≥ P.** He pairs x₂ with x₃, x₄ with x₅, and so on, and x₁ with x_N. He always takes the partner
//! of the number that Alice got last, at first that of the dummy. In the end all pairs are split. The pair of x₁ and
//! x_N adds x_N − x₁ to E or takes it away. The other pairs change this by (x₃ − x₂) + (x₅ − x₄) + … at most. So |E| is
//! at least x_N − x₁ less this sum, which is P.
//!
//! ## Cost
//! O(N²) time, O(N) memory.

use grundy::io::{self, Between, In};
use proconio::input;

/// The largest sum of all numbers.
const MOST: i64 = 5_000_000_000_000;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 5000> }
        if n % 2 == 1 {
            io::refuse("an even number of numbers");
        }
        let limits = input.place();
        input! {
            from input,
            least: In<0, { MOST as i128 }, i64>,
            most: with Between(least, MOST),
            mut numbers: [In<1, 1_000_000_000, i64>; n],
        }
        let sum = numbers.iter().sum::<i64>();
        if most > sum {
            limits.after(1).refuse(format_args!("an integer from {least} to {sum}"));
        }
        numbers.sort_unstable();
        out.either(alice_wins(&numbers, least, most), ["Alice", "Bob"]);
    });
}

/// Whether Alice gets a sum from `least` to `most` out of the sorted numbers.
fn alice_wins(numbers: &[i64], least: i64, most: i64) -> bool {
    let shift = numbers.iter().sum::<i64>() - least - most;
    (0..numbers.len()).any(|first| {
        let mut rest = numbers.to_vec();
        let dummy = rest.remove(first) + shift;
        rest.insert(rest.partition_point(|&number| number < dummy), dummy);
        let differences = rest.chunks_exact(2).map(|pair| pair[1] - pair[0]);
        differences.sum::<i64>() <= most - least
    })
}
