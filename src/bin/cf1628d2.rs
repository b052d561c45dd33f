//! # CF1628D2 Game on Sum (Hard Version) — one names a number, the other its sign
//!
//! - Judge: <https://codeforces.com/problemset/problem/1628/D2>
//! - 中文: 一方报数，一方定正负号
//! - Family: [two goals](super#two-goals); twin [p7137](super::p7137)
//! - Theorem: an equaliser, which gives the mean of two values
//! - Finder: partizan › large or small: one names a number, the other its sign
//! - Course: 15 › chance
//! - Difficulty: 2400
//!
//! ## Rule
//! A score is 0 at first, and there are n turns. In each, Alice names a real number x with 0 ≤ x ≤ k. Bob, who knows
//! it, either adds x to the score or subtracts it. In at least m of the n turns he must add, 1 ≤ m ≤ n ≤ 10⁶. Alice
//! knows all that he did before she names the next number. She wants the final score large, Bob small. What is it? Give
//! the fraction modulo the prime 10⁹ + 7: u/v as u · v⁻¹. (In the Easy Version, CF1628D1, n ≤ 2000. Also CF1629F2.)
//!
//! ## Claim
//! Write C(n, i) for the number of ways to choose i out of n. The score is
//!
//! ```text
//! f(n, m) = k/2ⁿ⁻¹ · sum over i from 0 to m − 1 of C(n, i) · (m − i)
//! ```
//!
//! ## Why
//! Let this define f(n, m) for all n ≥ 0 and 0 ≤ m ≤ n. Let v(n, m) be what the score still gains under best play if n
//! turns are left, and Bob must add in at least m of them. We show v = f.
//!
//! First, f has these four properties:
//!
//! 1. f(n, 0) = 0: the sum is empty.
//! 2. f(n, n) = nk. With m = n, let i go on to n, where the factor is 0. The terms i and n − i have the same C(n, i),
//!    and the factors n − i and i, whose mean is n/2. So the sum is n/2 times that of all C(n, i), which is 2ⁿ.
//! 3. f(n, m) is the mean of f(n − 1, m − 1) and f(n − 1, m) for 0 < m < n. Let F(n, m) be the sum in the claim. We
//!    need F(n, m) = F(n − 1, m − 1) + F(n − 1, m). In F(n − 1, m) the factor m − i comes with C(n − 1, i), for i from
//!    0 to m − 1. If we count i from 1 to m − 1 in F(n − 1, m − 1), it comes with C(n − 1, i − 1) there. Both together
//!    are C(n, i).
//! 4. 0 ≤ f(n, m) − f(n, m − 1) ≤ 2k for 0 < m ≤ n. From m − 1 to m each factor grows by 1, and a term with the factor
//!    1 is new. So the sum grows, but by no more than the sum of all C(n, i), which is 2ⁿ.
//!
//! Now v = f by induction on n.
//!
//! - m = 0. Bob can subtract every time, so the gain is at most 0. Alice can name 0 every time, so it is 0.
//! - m = n. Bob must add every time. Alice names k every time, and gains nk.
//! - 0 < m < n. Let Alice name x. If Bob adds, the gain is A = f(n − 1, m − 1) + x, if he subtracts, B =
//!   f(n − 1, m) − x; he takes the smaller one. The mean of A and B does not depend on x, and by 3 it is f(n, m). So
//!   Alice gains at most f(n, m). She gains it if A = B. That is so for x = (f(n − 1, m) − f(n − 1, m − 1))/2, which by
//!   4 lies from 0 to k.
//!
//! ## Cost
//! O(m + log n) time per game, after O(10⁶) time and memory for factorials.

use grundy::arithmetic::{Factorials, Mod};
use grundy::io::{self, Between, In, Total};
use proconio::input;

const P: u32 = 1_000_000_007;
const N: usize = 1_000_000;
/// Twice this is P + 1.
const HALF: u64 = 500_000_004;

fn main() {
    io::run(|input, out| {
        input! { from input, games: In<1, 100_000> }
        let sum_of_n = Total::at_most(N);
        let factorials = Factorials::up_to(N);
        for _ in 0..games {
            input! { from input, n: with sum_of_n.of(1, N), m: with Between(1, n), k: In<0, { P as i128 - 1 }, u64> }
            writeln!(out, "{}", Mod::new(k) * score(n, m, &factorials));
        }
    });
}

/// The score for numbers up to k = 1.
fn score(n: usize, m: usize, factorials: &Factorials<P>) -> Mod<P> {
    // C(n, i) is among the ways from its turn on, and so in the sum m − i times.
    let (mut ways, mut sum) = (Mod::new(0), Mod::new(0));
    for i in 0..m {
        ways += factorials.binomial(n, i);
        sum += ways;
    }
    sum * Mod::new(HALF).pow(n as u64 - 1)
}
