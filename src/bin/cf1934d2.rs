//! # CF1934D2 XOR Break (Game Version) — splitting a number in two, against the judge
//!
//! - Judge: <https://codeforces.com/problemset/problem/1934/D2>
//! - 中文: 按异或拆数（交互题）
//! - Family: [dialogues](super#dialogues)
//! - Theorem: parity of the one bits
//! - Finder: dialogues › answers: by the parity of one bits
//!
//! ## Rule
//! A player who holds p splits it into two numbers a and b with 0 < a < p, 0 < b < p and a XOR b = p. The opponent
//! picks one of them, and has to split it next. A player who cannot split loses. The game starts with n, 1 ≤ n ≤ 10¹⁸.
//! The program chooses who goes first. Then it has to win with at most 63 splits of its own.
//!
//! ## Claim
//! The player to split p wins iff p has an even number of one bits. He splits off the highest bit. From what the
//! opponent gives back, he picks the number with an even number of one bits.
//!
//! ## Why
//! The number of one bits of a XOR b has the parity of those of a and of b together. All numbers here are at least 1.
//!
//! - p has an even number of one bits, hence at least two. The highest bit alone and the rest are both less than p, and
//!   both have an odd number of one bits. Whichever the opponent picks, its number of one bits is odd.
//! - p has an odd number of one bits. Then every split has exactly one part with an even number of them, and this part
//!   is the opponent's to pick. Or there is no split at all, and the player loses.
//!
//! So the winner always holds a number with an even number of one bits, and can split it. The numbers become smaller,
//! so the game ends, and it is the other player who cannot split.
//!
//! It ends soon. Let 2^h be the highest bit of the number that the winner splits. A power of two has no split: both
//! parts would be smaller, hence without its only bit. So the opponent splits the rest, which is below 2^h, and the
//! winner's next number is below it. Its highest bit is lower. Since n ≤ 10¹⁸ < 2^60, and a number with an even number
//! of one bits is at least 3, h goes from at most 59 down to at least 1: there are at most 59 splits. (Splitting off
//! the lowest bit instead keeps the parity, but can need far more than 63.)
//!
//! ## Cost
//! O(log n) time and turns per test.

use grundy::io::{self, Between, In};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::interact(|input, out| {
        input! { from input, tests: In<1, 1000> }
        for _ in 0..tests {
            input! { from input, n: In<1, 1_000_000_000_000_000_000, u64> }
            let goes_first = has_even_ones(n);
            out.either(goes_first, ["first", "second"]);
            let mut given = vec![n];
            if goes_first {
                given = halves(n).into();
                writeln!(out, "{} {}", given[0], given[1]);
            }
            loop {
                let place = input.place();
                input! { from input, a: with Between(0, n), b: with Between(0, n) }
                if (a, b) == (0, 0) {
                    break; // the judge cannot split
                }
                let is_split = |&p: &u64| (1..p).contains(&a) && (1..p).contains(&b) && a ^ b == p;
                if !given.iter().any(is_split) {
                    place.refuse_all(2, format_args!("a split of {}, or 0 0", given.iter().join(" or ")));
                }
                let held = if has_even_ones(a) { a } else { b };
                given = halves(held).into();
                writeln!(out, "{} {}", given[0], given[1]);
            }
        }
    });
}

/// Whether a number has an even number of one bits.
fn has_even_ones(p: u64) -> bool {
    p.count_ones() % 2 == 0
}

/// The highest bit of a positive number, and the rest.
fn halves(p: u64) -> [u64; 2] {
    let highest = 1 << p.ilog2();
    [highest, p ^ highest]
}
