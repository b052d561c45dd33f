//! # Timus 1180 Stone Game — taking a power of two, from up to 10²⁵⁰ stones
//!
//! - Judge: <https://acm.timus.ru/problem.aspx?space=1&num=1180>
//! - 中文: 每次取 2 的幂，石子数有 250 位
//! - Family: [take-away](super#take-away); harder [p4018](super::p4018)
//! - Theorem: multiples of 3
//! - Finder: heaps › 1 to m: powers of two, from a number with hundreds of digits
//! - Course: 7: powers of two
//!
//! ## Rule
//! There are N stones, 1 ≤ N ≤ 10²⁵⁰. In turn a player takes 1, 2, 4, 8 or any other power of two of them. The player
//! who takes the last stone wins. Who wins, and if it is the first player, what is the least number of stones that he
//! can take to win?
//!
//! ## Claim
//! The second player wins iff N is a multiple of 3. Otherwise the first player wins, and the least number to take is
//! the remainder of N modulo 3.
//!
//! For example, from 8 stones he takes 2, and leaves 6. Whether the other one takes 1, 2 or 4 then, 5, 4 or 2 are left,
//! and the first player takes 2, 1 or 2: this leaves 3 or nothing.
//!
//! ## Why
//! No power of two is a multiple of 3. So no move leads from a multiple of 3 to another. From 3q + 1 and 3q + 2 a move
//! takes 1 or 2 stones and leaves a multiple of 3. So a player who finds a multiple of 3 never leaves one, and does not
//! take the last stone.
//!
//! A move wins iff it leaves a multiple of 3. From 3q + 1 it is enough to take 1. From 3q + 2 taking 1 leaves 3q + 1,
//! so 2 is the least.
//!
//! ## How
//! The integers that Rust and C++ compute with have far less than 251 digits. But 10 leaves 1 modulo 3, and so do its
//! powers. So a number leaves the same as the sum of its digits.
//!
//! ## Cost
//! O(d) time and memory for d digits.

use grundy::io::{self, Word};
use proconio::input;

/// 10²⁵⁰ has one digit more.
const DIGITS: usize = 250;

fn main() {
    io::run(|input, out| {
        let place = input.place();
        let word = Word { alphabet: "0123456789", shortest: 1, longest: DIGITS + 1 };
        input! { from input, digits: with word }
        let is_power_of_ten = digits[0] == b'1' && digits[1..].iter().all(|&digit| digit == b'0');
        if digits[0] == b'0' || digits.len() > DIGITS && !is_power_of_ten {
            place.refuse("an integer from 1 to 10^250");
        }
        match remainder(&digits) {
            0 => out.line("2"),
            taken => writeln!(out, "1\n{taken}"),
        }
    });
}

/// What the number with these digits leaves modulo 3.
fn remainder(digits: &[u8]) -> u32 {
    digits.iter().map(|digit| u32::from(digit - b'0')).sum::<u32>() % 3
}
