//! # CF2060C Game of Mathletes — one player erases a number, the other one its partner
//!
//! - Judge: <https://codeforces.com/problemset/problem/2060/C>
//! - 中文: 一人擦一个数，凑成和为 k 的对
//! - Family: [first games](super#first-games); twin [cf1943a](super::cf1943a); harder [cf1215d](super::cf1215d),
//!   [cf1615e](super::cf1615e), [cf1728d](super::cf1728d), [cf594a](super::cf594a)
//! - Theorem: disjoint pairs, in which every move is answered
//! - Finder: partizan › large or small: pairs with a given sum
//! - Difficulty: 900
//!
//! ## Rule
//! There are n numbers from 1 to n, where n ≥ 2 is even, and a number k with 1 ≤ k ≤ 2n. In each of n/2 rounds Alice
//! erases a number, and then Bob erases one. If the sum of the two is k, the score grows by one. Alice wants it small,
//! Bob large. What is it in the end?
//!
//! ## Claim
//! The score is the largest number M of disjoint pairs of numbers with the sum k.
//!
//! ## Why
//! **It is at most M**, as the rounds that score are such pairs, and disjoint.
//!
//! **It is at least M.** Bob chooses M such pairs. The number of the others is even. If Alice erases a number of a
//! pair, he erases its partner, and scores. If she erases one of the others, so does he: one more is there, as their
//! number was even before her move. So in the end all the pairs have been erased, and each of them has scored.
//!
//! ## How
//! Let c(v) be how often v occurs. For v < k − v, the numbers v and k − v form min(c(v), c(k − v)) pairs. If v = k − v,
//! any two of them are a pair: ⌊c(v)/2⌋. In the sum of min(c(v), c(k − v)) over all v, the former count twice, and the
//! latter give c(v). So M is half of this sum, rounded down.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, Between, In, List, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            let place = input.place();
            input! { from input, n: with sum_of_n.of(2, 200_000), k: with Between(1, 2 * n) }
            input! { from input, numbers: with List(n, Between(1, n as u32)) }
            if n % 2 == 1 {
                place.refuse("an even number of numbers");
            }
            writeln!(out, "{}", pairs(&numbers, k));
        }
    });
}

/// The largest number of disjoint pairs with the sum `k`.
fn pairs(numbers: &[u32], k: usize) -> u32 {
    let n = numbers.len();
    let mut counts = vec![0; n + 1];
    for &number in numbers {
        counts[number as usize] += 1;
    }
    let with_partner = (1..k).filter(|&number| number.max(k - number) <= n);
    let twice: u32 = with_partner.map(|number| counts[number].min(counts[k - number])).sum();
    twice / 2
}
