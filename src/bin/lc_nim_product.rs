//! # LC Nim Product — multiplication in the field of 2⁶⁴ nimbers
//!
//! - Judge: <https://judge.yosupo.jp/problem/nim_product_64>
//! - 中文: Nim 积
//! - Family: coin turning
//! - Theorem: nim multiplication
//!
//! ## Rule
//! This is the game of Turning Corners. Coins lie at the points (x, y) of a quarter plane, x ≥ 0, y ≥ 0. In turn a
//! player chooses a < a', b < b' such that the coin at (a', b') shows heads. He turns that one and those at (a, b'),
//! (a', b), (a, b). Who cannot do so loses. What is the value of a lone head at (x, y)? It is written x ⊗ y.
//!
//! ## Claim
//! Let ⊕ be XOR. Then x ⊗ y is the mex of (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) over all a < x, b < y. For every k, with
//! F = 2^2^k, the numbers below F are a field with ⊕ and ⊗. The field of the numbers below F² follows from it by two
//! rules:
//!
//! ```text
//! F ⊗ x = F · x for x < F,    F ⊗ F = F ⊕ F/2
//! ```
//!
//! ## Why
//! The mex is the theorem of the library `games::coins`: a move at (x, y) leaves the other three coins. In a field,
//! x ≠ a and y ≠ b give (x ⊕ a) ⊗ (y ⊕ b) ≠ 0. Multiply out: x ⊗ y is none of the numbers in the mex. The definition
//! takes the least number that this leaves. That the least choice makes the fields of the claim is proven in Conway, On
//! Numbers and Games, chapter 6. The tests hold the claim against the definition for all numbers below 256.
//!
//! ## How
//! Let a, b < F². Write a = F·a₁ ⊕ a₀ and b = F·b₁ ⊕ b₀ with all four parts below F. Let
//!
//! ```text
//! l = a₀ ⊗ b₀,   h = a₁ ⊗ b₁,   m = (a₀ ⊕ a₁) ⊗ (b₀ ⊕ b₁)
//! ```
//!
//! Then (a₁ ⊗ b₀) ⊕ (a₀ ⊗ b₁) = m ⊕ l ⊕ h, and F ⊗ F ⊗ h = F·h ⊕ (h ⊗ F/2). So h cancels in the upper half:
//!
//! ```text
//! a ⊗ b = F · (m ⊕ l) ⊕ l ⊕ (h ⊗ F/2)
//! ```
//!
//! These are four products of numbers below F, of half the length. Two such steps lead from 64 bits to 16. There the
//! numbers except 0 are the powers of one of them, and a product is a sum of two logarithms: 16 sums for one product of
//! 64 bits.
//!
//! ## Cost
//! O(2¹⁶) time and memory once, then O(1) a product.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use proconio::input;

type Nimber = In<0, { u64::MAX as i128 }, u64>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 1_000_000> }
        let logarithms = Logarithms::new();
        for _ in 0..tests {
            input! { from input, a: Nimber, b: Nimber }
            writeln!(out, "{}", product(a, b, &logarithms));
        }
    });
}

fn product(a: u64, b: u64, logarithms: &Logarithms) -> u64 {
    by_halves(a, b, 32, |a, b| by_halves(a, b, 16, |a, b| logarithms.product(a, b)))
}

/// The product of two numbers of twice `half` bits, given products of half the length.
fn by_halves(a: u64, b: u64, half: u32, times: impl Fn(u64, u64) -> u64) -> u64 {
    let split = |x: u64| (x >> half, x & ((1 << half) - 1));
    let ((a1, a0), (b1, b0)) = (split(a), split(b));
    let (low, high, mixed) = (times(a0, b0), times(a1, b1), times(a0 ^ a1, b0 ^ b1));
    (mixed ^ low) << half | low ^ times(high, 1 << (half - 1))
}

/// The product of two numbers below 2^`bits`, without tables; `bits` is a power of two.
fn slow_product(a: u64, b: u64, bits: u32) -> u64 {
    match bits {
        1 => a & b,
        _ => by_halves(a, b, bits / 2, |a, b| slow_product(a, b, bits / 2)),
    }
}

/// The numbers below 2¹⁶ but 0 as powers of [`GENERATOR`].
struct Logarithms {
    /// The exponent of every number; that of 0 is not used.
    logarithm: Vec<u16>,
    /// The powers, twice over, for sums of two exponents.
    power: Vec<u16>,
}

/// A number whose powers are all of them.
const GENERATOR: u64 = 258;

/// The number of powers of [`GENERATOR`].
const ORDER: usize = (1 << 16) - 1;

impl Logarithms {
    fn new() -> Self {
        let images: Vec<u64> = (0..16).map(|bit| slow_product(GENERATOR, 1 << bit, 16)).collect();
        let bits = |x: u64| (0..16).filter(move |bit| x >> bit & 1 == 1);
        let next = |x: u64| nim_sum(bits(x).map(|bit| images[bit]));
        let mut logarithm = vec![0; ORDER + 1];
        let mut power = Vec::with_capacity(2 * ORDER);
        let mut x = 1;
        for exponent in 0..ORDER {
            power.push(x as u16);
            logarithm[x as usize] = exponent as u16;
            x = next(x);
        }
        let first_repeated = power.iter().skip(1).position(|&x| x == 1);
        assert!(x == 1 && first_repeated.is_none(), "the powers are not all numbers");
        power.extend_from_within(..);
        Self { logarithm, power }
    }

    fn product(&self, a: u64, b: u64) -> u64 {
        let logarithm = |x: u64| usize::from(self.logarithm[x as usize]);
        let product = self.power[logarithm(a) + logarithm(b)];
        if a == 0 || b == 0 { 0 } else { u64::from(product) }
    }
}
