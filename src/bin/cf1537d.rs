//! # CF1537D Deleting Divisors — subtracting a divisor
//!
//! - Judge: <https://codeforces.com/problemset/problem/1537/D>
//! - 中文: 减去一个真因子
//! - Family: [parity](super#parity); twin [cf1370c](super::cf1370c)
//! - Theorem: odd numbers, and odd powers of two
//! - Finder: heaps › 1 to m: a divisor
//! - Difficulty: 1700
//!
//! ## Rule
//! There is a number n ≥ 1. In turn, Alice first, a player subtracts one of its divisors from it, but neither 1 nor the
//! number itself. A player who cannot move loses.
//!
//! ## Claim
//! Bob wins iff n is odd, or n = 2ᵏ with odd k.
//!
//! ## Why
//! Call these numbers lost. It is enough that no move leads from a lost number to a lost one, and that a move leads
//! from every other number to a lost one ([`grundy::games::sg`]).
//!
//! - n is odd. A move subtracts a divisor d, where n = dm with odd d, m ≥ 3. It leaves d(m − 1). This number is even,
//!   and has the odd factor d > 1, so it is no power of two. It is not lost.
//! - n = 2ᵏ with odd k. A move subtracts 2ʲ with 1 ≤ j ≤ k − 1. If j = k − 1, it leaves 2ᵏ⁻¹, where k − 1 is even and
//!   at least 2. If j is less, it leaves 2ʲ(2ᵏ⁻ʲ − 1), which is even and no power of two. Neither is lost.
//! - n = 2ᵏ with even k ≥ 2. Subtracting 2ᵏ⁻¹ leaves 2ᵏ⁻¹, which is lost, as k − 1 is odd.
//! - n is even and no power of two. It has an odd divisor d > 1, and d is not n. Subtracting d leaves an odd number.
//!
//! ## Cost
//! O(1) per game.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, games: In<1, 10_000> }
        for _ in 0..games {
            input! { from input, n: In<1, 1_000_000_000, u32> }
            out.either(first_player_wins(n), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(n: u32) -> bool {
    let is_odd_power_of_two = n.is_power_of_two() && n.trailing_zeros() % 2 == 1;
    n % 2 == 0 && !is_odd_power_of_two
}
