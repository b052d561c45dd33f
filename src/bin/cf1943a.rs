//! # CF1943A MEX Game 1 — numbers in turn, for the least one that is missing
//!
//! - Judge: <https://codeforces.com/problemset/problem/1943/A>
//! - 中文: 轮流取数，先手求 MEX 大
//! - Family: [first games](super#first-games); twin [cf2060c](super::cf2060c); harder [agc063a](super::agc063a)
//! - Theorem: copies in pairs; one single number for the first move
//! - Finder: partizan › large or small: the least number that is missing
//! - Difficulty: 1300
//!
//! ## Rule
//! There are n ≥ 1 numbers, each at least 0 and less than n. In turn, Alice first, a player takes one of them, until
//! none is left. The score is the MEX of Alice's numbers: the least integer v ≥ 0 that is not among them. Alice wants
//! it large, Bob small. What is it in the end?
//!
//! ## Claim
//! Let c(v) be how often v occurs. Let m be the least v with c(v) = 0, or the second least v with c(v) = 1 if this is
//! smaller. The score is m.
//!
//! ## Why
//! **Alice gets every number below m.** All of them occur, and at most one of them only once. She takes that one first,
//! or any number if there is none. From now on, after each of her moves, every number below m that she has not got
//! still lies there with all its copies, two or more. For if Bob takes one of them, a second copy is there, and she
//! takes it. If he takes something else, she takes any number. In the end no number lies there, so she has got all
//! those below m.
//!
//! **Bob keeps m from her.** If c(m) = 0 there is nothing to do. Otherwise m is the second least number that occurs
//! once. Alice's first move takes at most one of the two. Bob takes the other one, or m if both are there. She never
//! gets what he has taken, and it is at most m. So the score is at most m.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, Between, In, List, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 20_000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 200_000), numbers: with List(n, Between(0, n as u32 - 1)) }
            writeln!(out, "{}", score(&numbers));
        }
    });
}

fn score(numbers: &[u32]) -> usize {
    // The number n never occurs.
    let mut counts = vec![0_u32; numbers.len() + 1];
    for &number in numbers {
        counts[number as usize] += 1;
    }
    let mut singles = 0;
    let is_kept_from_alice = |&count: &u32| {
        singles += u32::from(count == 1);
        count == 0 || singles == 2
    };
    counts.iter().position(is_kept_from_alice).expect("n does not occur")
}
