//! # ARC208 E XY Game — one or two stones, and never to a multiple of X or Y
//!
//! - Judge: <https://atcoder.jp/contests/arc208/tasks/arc208_e>
//! - 中文: 取一两个，不能剩 X 或 Y 的倍数
//! - Family: [take-away](super#take-away)
//! - Theorem: two kinds of runs of values; the least multiple in a range of remainders
//! - Finder: heaps › 1 to m: 1 or 2, never leaving a multiple of X or Y
//! - Course: 7: never leaving a multiple of X or Y
//!
//! ## Rule
//! There are N piles of stones and two numbers X < Y. In turn, Alice first, a player takes one or two stones from a
//! pile. The number left must be neither a multiple of X nor one of Y; 0 is a multiple of both. A pile may be a
//! multiple at the beginning. A player who cannot move loses.
//!
//! ## Claim
//! Call the multiples of X and of Y, with 0, forbidden. Let f be the greatest forbidden size below a pile of a stones,
//! where a ≥ 1. Then the value of the pile is in place a − f of the run 0 1 2 0 1 2 … if f is of kind 0, and of
//! 1 0 2 1 0 2 … if f is of kind 1. The kinds are these: 0 is of kind 0. If F is the next forbidden size after f, then
//! with F − f modulo 3
//!
//! - equal to 1, F is of kind 0;
//! - equal to 0, F is of the same kind as f;
//! - equal to 2, F is of the other kind.
//!
//! Bob wins iff the XOR of the values of all piles is 0. The kind of a multiple qX is
//!
//! - 0 if X ≡ 1 (mod 3);
//! - for X ≡ 0: 1 if kY ≡ 1 (mod 3) for the greatest k ≥ 1 with kY < qX that is not a multiple of 3, and 0 otherwise,
//!   if there is none, or if Y ≡ 0;
//! - for X ≡ 2: q − 1 − ⌊kY/X⌋ modulo 2 for the greatest k ≥ 1 with kY < qX whose remainder kY mod X is 1 modulo 3, and
//!   q modulo 2 if there is none.
//!
//! ## Why
//! **Runs.** From f + 1 the only move that may be possible is to f − 1. So its value is 1 if f − 1 is a pile of value 0
//! that is not forbidden, and 0 otherwise: let f be of kind 1 in the first case. From f + 2 a move leads to f + 1
//! alone, so the value is 1 or 0. From then on both moves are possible as far as the next forbidden size F, and the
//! values of three neighbours are 0, 1, 2 in some order. So the run is as claimed, up to F itself. F is of kind 1 iff F
//! − f ≥ 2 and F − 1 has the value 0. In a run of kind 0 the places 1, 4, 7, … have it, so F − f ≡ 2. In a run of kind
//! 1 it is the places 2, 5, 8, …, so F − f ≡ 0. This is the rule for kinds.
//!
//! **Multiples of X.** As Y > X, at most one multiple of Y is between qX and (q + 1)X. If there is one, at r above qX,
//! the step from qX is divided into r and X − r. Each part does to the kind what the rule says: to keep it, to change
//! it, or to make it 0.
//!
//! - X ≡ 1: an undivided step makes the kind 0. A divided one has parts that are 0 and 1, 1 and 0, or 2 and 2 modulo 3:
//!   from kind 0 each of them leads to kind 0.
//! - X ≡ 0: an undivided step, and parts 0 and 0, keep the kind. Parts 1 and 2 make it 1, parts 2 and 1 make it 0. As r
//!   ≡ kY, the last kY that is not a multiple of 3 decides.
//! - X ≡ 2: an undivided step, and parts that are 0 and 2 or 2 and 0, change the kind. Parts 1 and 1 make it 0. So the
//!   steps behind the last one with parts 1 and 1 are counted; it leads from ⌊kY/X⌋ X to the next multiple.
//!
//! ## How
//! Let X ≡ 2. 3 has the inverse i = (X + 1) / 3 modulo X. kY mod X is 1 modulo 3 iff it is 3s + 1 with 0 ≤ s ≤ (X − 2)
//! / 3, so iff (kY − 1) i mod X is at most (X − 2) / 3. With the greatest k and k − t in the place of k, the least t is
//! wanted such that t · Yi mod X is in some range. t = k, for which the remainder is 0, is never found.
//!
//! The least t ≥ 0 with l ≤ ta mod m ≤ r is found as in Euclid's algorithm. If a multiple of a lies between l and r,
//! the least such multiple gives t. If a is 0, there is no other t. If a is positive, any other t that fits has ta − ym
//! in the range with y ≥ 1, and the least y gives the least t. It is the least y for which a multiple of a is in the
//! range from l + ym to r + ym, so with −ym mod a from l mod a to r mod a. If 2a > m, m − a takes the place of a, and
//! the range from m − r to m − l that of the range. So the next modulus is at most m/2.
//!
//! ## Cost
//! O(log X) time for each pile, O(1) memory.

use grundy::io::{self, Between, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 200_000> }
        let sum_of_n = Total::at_most(200_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 200_000), x: In<1, 999_999_999, u64> }
            input! { from input, y: with Between(x + 1, 1_000_000_000) }
            let mut sum = 0;
            for _ in 0..n {
                input! { from input, pile: In<1, 1_000_000_000_000_000_000, u64> }
                sum ^= value(pile, x, y);
            }
            out.either(sum != 0, ["Alice", "Bob"]);
        }
    });
}

/// The value of a pile.
fn value(pile: u64, x: u64, y: u64) -> u64 {
    let below = pile - 1;
    let (of_x, of_y) = (below / x * x, below / y * y);
    let kind = kind_of_multiple(below / x, x, y);
    let (forbidden, kind) = match of_y > of_x {
        true => (of_y, next_kind(kind, of_y - of_x)),
        false => (of_x, kind),
    };
    match (pile - forbidden) % 3 {
        1 => u64::from(kind),
        2 => u64::from(!kind),
        _ => 2,
    }
}

/// Whether the next forbidden size, so far above one of this kind, is of kind 1.
fn next_kind(kind: bool, distance: u64) -> bool {
    match distance % 3 {
        0 => kind,
        1 => false,
        _ => !kind,
    }
}

/// Whether the multiple q · x is of kind 1.
fn kind_of_multiple(q: u64, x: u64, y: u64) -> bool {
    let most = q * x / y;
    match x % 3 {
        0 => {
            let last = if most % 3 == 0 { most.saturating_sub(1) } else { most };
            last * (y % 3) % 3 == 1
        }
        1 => false,
        _ => {
            let inverse = x.div_ceil(3);
            let wanted = (x - 2) / 3;
            let place = (most % x * (y % x) + x - 1) % x * inverse % x;
            let back = match place.checked_sub(wanted) {
                Some(low) if low > 0 => least_in_range(y % x * inverse % x, x, low, place),
                _ => Some(0),
            };
            match back.filter(|&back| back < most) {
                Some(back) => (q - 1 - (most - back) * y / x) % 2 == 1,
                None => q % 2 == 1,
            }
        }
    }
}

/// The least t with l ≤ t · a mod m ≤ r, for 1 ≤ l ≤ r < m and a < m.
fn least_in_range(a: u64, m: u64, l: u64, r: u64) -> Option<u64> {
    if a == 0 {
        return None;
    }
    if 2 * a > m {
        return least_in_range(m - a, m, m - r, m - l);
    }
    let first = l.div_ceil(a);
    if first * a <= r {
        return Some(first);
    }
    let turns = least_in_range((a - m % a) % a, a, l % a, r % a)?;
    Some((l + turns * m).div_ceil(a))
}
