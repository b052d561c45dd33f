//! # P9387 \[THUPC 2023 决赛\] 巧克力 — winning splits of chocolate bars
//!
//! - Judge: <https://www.luogu.com.cn/problem/P9387>
//! - 中文: 巧克力：必胜分法计数
//! - Family: [counting](super#counting); easier [p5675](super::p5675)
//! - Theorem: [Bouton](grundy::games::nim), digits from the lowest on
//! - Finder: counting › XOR: by digits
//! - Finder: counting › structures: how many first moves win
//!
//! ## Rule
//! There are bars of 1, 2, …, N pieces and one of M pieces. In turn a player takes a bar, splits it into a left, a
//! middle and a right part, eats the middle and puts the others back. The middle is not empty; the others may be. A
//! player who finds no chocolate loses. How many first moves win, modulo 10⁹ + 7? Moves differ in the bar or in the
//! split.
//!
//! ## Claim
//! Let X be the XOR of all bars. The winning moves are the triples of a bar x and two parts l and r with
//!
//! ```text
//! l + r < x    and    l XOR r = x XOR X
//! ```
//!
//! ## Why
//! By induction a bar of n pieces has the value n: its moves leave bars of the values l and r, where l XOR r ≤ l + r <
//! n, and every number below n is left as l, with r = 0. So the game is Nim, and a move wins iff it makes the XOR 0
//! ([`grundy::games::sg`]).
//!
//! **One bar.** Let v = x XOR X and c = l AND r. Then l + r = v + 2c, and c and v have no bit in common. For such a c
//! every bit of v is in l or in r, so there are 2ᵇ pairs, where b counts the bits of v. So count the numbers c < (x −
//! v) / 2 that have no bit in common with v.
//!
//! **The bars 1 to N.** Choose the bits of x and l one by one, from the lowest on; those of r follow. Two facts about
//! the bits so far are enough to go on:
//!
//! - whether the lowest bits of x chosen so far make a larger number than the same bits of N;
//! - the carry t of l + r − x, which is this sum of the bits so far, divided by 2ᵏ after k bits and rounded down.
//!
//! The next bits make t the half of (bit of l) + (bit of r) − (bit of x) + t, rounded down. So t is −1, 0 or 1. The
//! bits of N are enough: if l or r has a higher one, it is greater than x. So there is no move if X has a higher one.
//! After all bits l + r < x iff t = −1. With x = 0 there is no such pair.
//!
//! ## Cost
//! O(log max(N, M)) time for each line.

use grundy::arithmetic::modint::Mod;
use grundy::io::{self, In};
use proconio::input;

type Ways = Mod<1_000_000_007>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 1_000_000_000> }
        type Bar = In<0, 1_000_000_000_000_000_000, u64>;
        for _ in 0..tests {
            input! { from input, n: Bar, m: Bar }
            writeln!(out, "{}", winning_moves(n, m));
        }
    });
}

fn winning_moves(n: u64, m: u64) -> Ways {
    let sum = xor_up_to(n) ^ m;
    moves_up_to(n, sum) + moves_at(m, sum)
}

/// The XOR of the numbers from 1 to `n`: 4k, 4k + 1, 4k + 2 and 4k + 3 have the XOR 0.
fn xor_up_to(n: u64) -> u64 {
    match n % 4 {
        0 => n,
        1 => 1,
        2 => n + 1,
        _ => 0,
    }
}

/// Those at the bars of 1 to `n` pieces, where all bars have the XOR `sum`.
fn moves_up_to(n: u64, sum: u64) -> Ways {
    let bits = u64::BITS - n.leading_zeros();
    if sum >> bits > 0 {
        return Ways::default();
    }
    // For the bits so far: by whether those of x are greater than those of n, and by the carry plus 1.
    let mut ways = [[0, 1, 0], [0; 3]];
    for bit in 0..bits {
        let limit = n >> bit & 1;
        let mut next = [[0; 3]; 2];
        for x in [0, 1] {
            for (above, ways) in ways.iter().enumerate() {
                let above = if x == limit { above } else { usize::from(x > limit) };
                for (carry, &ways) in ways.iter().enumerate() {
                    // Bits of l and r that are equal, or else two choices of which of them is 1.
                    let sums = if sum >> bit & 1 == x { [0, 2] } else { [1, 1] };
                    for parts in sums {
                        // The carry − 1, half of parts − x + (carry − 1), plus 1 again.
                        next[above][(parts + carry + 1 - x as usize) / 2] += ways;
                    }
                }
            }
        }
        // Each is a sum of at most 24 remainders.
        ways = next.map(|ways| ways.map(|ways| u64::from(Ways::new(ways).value())));
    }
    Ways::new(ways[0][0])
}

/// Those at one bar of `x` pieces.
fn moves_at(x: u64, sum: u64) -> Ways {
    let parts = x ^ sum;
    if parts >= x {
        return Ways::default();
    }
    let common = numbers_without((x - parts).div_ceil(2), parts);
    Ways::new(common) * Ways::new(1 << parts.count_ones())
}

/// How many numbers below `end` have no bit in common with `bits`.
fn numbers_without(end: u64, bits: u64) -> u64 {
    let mut numbers = 0;
    for bit in (0..u64::BITS).rev().filter(|bit| end >> bit & 1 == 1) {
        // Those that agree with `end` above this bit, where it is 0.
        let lower = bits & ((1 << bit) - 1);
        numbers += 1 << (bit - lower.count_ones());
        if bits >> bit & 1 == 1 {
            break;
        }
    }
    numbers
}
