//! # CF78C Beaver Game — logs are gnawed into equal parts
//!
//! - Judge: <https://codeforces.com/problemset/problem/78/C>
//! - 中文: 把一根原木分成等长的几段
//! - Family: [splitting](super#splitting); easier [hdu3951](super::hdu3951)
//! - Theorem: pairs of equal logs, and a divisor that leaves no further move
//! - Finder: heaps › splitting: into equal parts of a least length
//! - Course: 9: into equal parts of a least length
//! - Difficulty: 2000
//!
//! ## Rule
//! There are n logs of m metres each. In turn, Timur first, a beaver gnaws one log into two or more parts of equal
//! length. The length is a whole number of metres, and at least k. The parts are logs again. A player who cannot move
//! loses. Who wins, Timur or Marsel?
//!
//! ## Claim
//! Timur wins iff n is odd and m has a divisor d with k ≤ d < m.
//!
//! For example, let there be one log of 5 metres, and k = 2. The divisors of 5 are 1 and 5, so that Timur cannot move.
//! With k = 1 he gnaws it into five parts of 1 metre, and Marsel cannot move.
//!
//! ## Why
//! If m has no such divisor, there is no move at all. Let it have one.
//!
//! If n is even, the logs make pairs. Marsel always does in the other log of a pair what Timur has done in one, and
//! then their parts make pairs, too. So he always has a move.
//!
//! If n is odd, let d be the least of these divisors. Timur gnaws a log into parts of d metres. None of these can be
//! gnawed again: the length of its parts would be a divisor of d, and so of m, that is less than d and at least k. The
//! other logs are even in number, and now Timur is the one who answers in pairs.
//!
//! ## How
//! The greatest divisor below m is m / p, where p is the least prime factor. So there is such a d iff m > 1 and
//! m / p ≥ k. The least prime factor of a number that is not prime is at most its square root.
//!
//! ## Cost
//! O(√m) time, O(1) memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        type Number = In<1, 1_000_000_000, u32>;
        input! { from input, n: Number, m: Number, k: Number }
        let timur_wins = n % 2 == 1 && m > 1 && m / least_factor(m) >= k;
        out.either(timur_wins, ["Timur", "Marsel"]);
    });
}

/// The least prime factor of a number from 2 on.
fn least_factor(m: u32) -> u32 {
    (2..).take_while(|factor| factor * factor <= m).find(|factor| m % factor == 0).unwrap_or(m)
}
