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
//! The product of the library `arithmetic::nimber`, which goes from 64 bits to halves by the two rules.
//!
//! ## Cost
//! O(2¹⁶) time and memory once, then O(1) a product.

use grundy::arithmetic::Nimber;
use grundy::io::{self, In};
use proconio::input;

type Place = In<0, { u64::MAX as i128 }, u64>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 1_000_000> }
        for _ in 0..tests {
            input! { from input, x: Place, y: Place }
            writeln!(out, "{}", Nimber(x) * Nimber(y));
        }
    });
}
