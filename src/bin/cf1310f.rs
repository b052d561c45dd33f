//! # CF1310F Bad Cryptography — logarithms in the field of 2⁶⁴ nimbers
//!
//! - Judge: <https://codeforces.com/problemset/problem/1310/F>
//! - 中文: Nim 积的离散对数
//! - Family: [coin turning](super#coin-turning); easier [lc_nim_product](super::lc_nim_product)
//! - Theorem: [nim multiplication](grundy::arithmetic::nimber); Pohlig–Hellman
//! - Finder: coins › board: products of two rows › logarithms of nimbers
//! - Course: 10: logarithms in the field of nimbers
//! - Difficulty: 3400
//! - Table: values products 8
//!
//! ## Rule
//! The numbers below 2⁶⁴ are added by XOR, and multiplied by ⊗: the product is associative, commutative, and
//! distributive over XOR, 1 is neutral, and for F = 2^2^k, k ≥ 0,
//!
//! ```text
//! F ⊗ x = F · x for x < F,    F ⊗ F = F ⊕ F/2
//! ```
//!
//! There are up to 100 pairs a, b > 0. For each, print some x with 0 ≤ x < 2⁶⁴ such that aˣ, the product of x factors a
//! (1 for x = 0), is b; or −1 if there is none. Every such x is right.
//!
//! ## Claim
//! Let N = 2⁶⁴ − 1 = 3 · 5 · 17 · 257 · 641 · 65537 · 6700417. For each of these seven primes p let
//!
//! ```text
//! g = a^(N/p),    A = g^(N/p),    B = b^(N/p)
//! ```
//!
//! If for some p no power of A is B, there is no x. Otherwise let s be a number with Aˢ = B for this p. Then the sum of
//! s · N/p over all p, modulo N, is a right x.
//!
//! ## Why
//! Two facts on the numbers below 2⁶⁴ are used:
//!
//! - They are a field (Conway, On Numbers and Games, chapter 6; proven in `lc_nim_product`). So the N numbers except 0
//!   are a group, and the power N of each is 1 (Lagrange).
//! - N = (2 + 1)(2² + 1)(2⁴ + 1)(2⁸ + 1)(2¹⁶ + 1)(2³² + 1). The first five factors are the primes 3, 5, 17, 257, 65537,
//!   and 2³² + 1 = 641 · 6700417 (Euler). So N is the product of seven different primes.
//!
//! **If there is an x, then B is a power of A.** As aˣ = b, we have gˣ = B. The power p of g is aᴺ = 1. As N/p has no
//! factor p, some u has u · N/p = 1 modulo p. So Aᵘ = g, and B is the power u · x of A.
//!
//! **The sum is right.** Let c be the product of the powers s of g over all p. It is a to the power of the sum. Take
//! its power N/q for one of the primes q. If p ≠ q, the factor for p becomes a to the power s · N/p · N/q, which is 1,
//! since N divides N/p · N/q. The factor for q becomes Aˢ = B. So c and b have the same power N/q. Let d = c ⊗ b⁻¹. Its
//! power N/q is 1, so its order divides N/q, for each q. The order is a factor of N, and no prime divides all the N/q.
//! So the order is 1, d = 1, and c = b.
//!
//! **Searching s.** Let m be the least number with m² ≥ p. If some power of A is B, one with 0 < s ≤ p is, as Aᵖ = 1.
//! Then s = i · m − j with 1 ≤ i ≤ m and 0 ≤ j < m, and the power i · m of A is B ⊗ Aʲ. Conversely, any such i and j
//! give an s, as Aʲ is not 0. The small steps put B ⊗ Aʲ in a table for all j; the large steps look for the powers
//! i · m of A there.
//!
//! ## Cost
//! O(Σ √p) products and memory per pair, about 8000 products.

use grundy::arithmetic::Nimber;
use grundy::io::{self, In};
use proconio::input;

type Number = In<1, { u64::MAX as i128 }, u64>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100> }
        for _ in 0..tests {
            input! { from input, a: Number, b: Number }
            match Nimber(b).logarithm(Nimber(a)) {
                Some(x) => writeln!(out, "{x}"),
                None => out.line("-1"),
            }
        }
    });
}
