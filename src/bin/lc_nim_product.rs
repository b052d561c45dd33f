//! # LC Nim Product — multiplication in the field of 2⁶⁴ nimbers
//!
//! Judge: <https://judge.yosupo.jp/problem/nim_product_64>
//! Family: coin turning
//! Theorem: nim multiplication
//!
//! Rule. Turning Corners: coins lie at the points of a quarter plane. In turn a player chooses a < a', b < b' such that
//! the coin at (a', b') shows heads, and turns that one and those at (a, b'), (a', b), (a, b). Who cannot do so loses.
//! What is the value of a lone head at (x, y)? It is written x ⊗ y, the mex of (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) over a < x,
//! b < y; ⊕ is XOR.
//! Claim. With ⊕ and ⊗ the numbers below F = 2^2^k are a field for every k, and the next one is got by F ⊗ x = F · x
//! for x < F, and F ⊗ F = F ⊕ F/2.
//! Why. In a field (x ⊖ a) ⊗ (y ⊖ b) ≠ 0, so x ⊗ y is none of the numbers in the rule, and the definition takes the
//! least that is left. That this makes the field claimed is proven in Conway, On Numbers and Games, chapter 6. The
//! tests hold the claim against the definition for all numbers below 256.
//! How. Write a = F·a₁ + a₀ and b likewise. Then a ⊗ b = F·(m ⊕ l) + (l ⊕ h ⊗ F/2), where l = a₀ ⊗ b₀, h = a₁ ⊗ b₁ and
//! m = (a₀ ⊕ a₁) ⊗ (b₀ ⊕ b₁): four products of half the length. Two such steps lead from 64 bits to 16, where the
//! numbers but 0 are the powers of one of them, and products are sums of logarithms.
//! Cost. O(2^16) time and memory for the logarithms, once; 16 additions of logarithms a product.

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
    by_halves(a, b, 32, |a, b| {
        by_halves(a, b, 16, |a, b| logarithms.product(a, b))
    })
}

/// The product of two numbers of twice `half` bits, given products of half the length.
fn by_halves(a: u64, b: u64, half: u32, times: impl Fn(u64, u64) -> u64) -> u64 {
    let split = |x: u64| (x >> half, x & ((1 << half) - 1));
    let ((a1, a0), (b1, b0)) = (split(a), split(b));
    let (low, high, mixed) = (times(a0, b0), times(a1, b1), times(a0 ^ a1, b0 ^ b1));
    (mixed ^ low) << half | low ^ times(high, 1 << (half - 1))
}

/// The product of two numbers of so many bits, a power of two, without tables.
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
        let images: Vec<u64> = (0..16)
            .map(|bit| slow_product(GENERATOR, 1 << bit, 16))
            .collect();
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
        assert!(
            x == 1 && first_repeated.is_none(),
            "the powers are not all numbers"
        );
        power.extend_from_within(..);
        Self { logarithm, power }
    }

    fn product(&self, a: u64, b: u64) -> u64 {
        let logarithm = |x: u64| usize::from(self.logarithm[x as usize]);
        let product = self.power[logarithm(a) + logarithm(b)];
        if a == 0 || b == 0 {
            0
        } else {
            u64::from(product)
        }
    }
}
