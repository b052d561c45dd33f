//! # LC Nim Product — multiplication in the field of 2⁶⁴ nimbers
//!
//! - Judge: <https://judge.yosupo.jp/problem/nim_product_64>
//! - 中文: Nim 积
//! - Family: [coin turning](super#coin-turning); harder [cf1310f](super::cf1310f)
//! - Theorem: [nim multiplication](grundy::arithmetic::nimber)
//! - Finder: coins › board: products of two rows
//! - Table: values products 8
//!
//! ## Rule
//! This is the game of Turning Corners. Coins lie at the points (x, y) of a quarter plane, x ≥ 0, y ≥ 0. In turn a
//! player chooses a < a', b < b' such that the coin at (a', b') shows heads. He turns that one and those at (a, b'),
//! (a', b), (a, b). A player who cannot do so loses. What is the value of a lone head at (x, y)? It is written x ⊗ y;
//! here x, y < 2⁶⁴.
//!
//! ## Claim
//! Let ⊕ be XOR. Then x ⊗ y is the mex of (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) over all a < x, b < y. Let F = 2^2^k for some
//! k ≥ 0. Then the numbers below F are a field with ⊕ and ⊗, and
//!
//! ```text
//! F ⊗ x = F · x for x < F,    F ⊗ F = F ⊕ F/2
//! ```
//!
//! For example, at a lone head on (2, 2) the player may choose 0 or 1 for a and for b. This leaves the values 0, 2, 2
//! and 2 ⊕ 2 ⊕ 1 = 1. So 2 ⊗ 2 = 3, which is F ⊕ F/2 for F = 2. With F = 4 it follows that 6 ⊗ 2 = (4 ⊗ 2) ⊕ (2 ⊗ 2) =
//! 8 ⊕ 3 = 11.
//!
//! ## Why
//! Plan: from the mex come the laws of a field, then the two products, by induction from F to F · F. The mex is the
//! theorem of [`grundy::games::coins`]: a move at (x, y) leaves the other three coins. The rest is due to Conway (On
//! Numbers and Games, chapter 6). Write xy for x ⊗ y; with a dot it is the usual product.
//!
//! First, let X be a set of numbers with the mex x, and Y one with the mex y. Then xy is also the mex of the numbers ay
//! ⊕ xb ⊕ ab with a in X, b in Y. All numbers below xy are among these, since X holds all numbers below x, and Y all
//! below y. And xy is not among them: from xy = ay ⊕ xb ⊕ ab with a ≠ x, b ≠ y, any of the four products is the XOR of
//! the other three. But the definition of max(a, x) ⊗ max(b, y) excludes exactly that.
//!
//! Likewise x ⊕ y is the mex of the numbers a ⊕ y and x ⊕ b with a in X, b in Y ([`grundy::games::sg`]). So we have by
//! induction, for a < x, b < y, c < z:
//!
//! - (x ⊕ y)z = xz ⊕ yz. Both are the mex of the numbers (az ⊕ xc ⊕ ac) ⊕ yz and xz ⊕ (bz ⊕ yc ⊕ bc).
//! - (xy)z = x(yz). Both are the mex of the numbers ayz ⊕ xbz ⊕ xyc ⊕ abz ⊕ ayc ⊕ xbc ⊕ abc.
//! - xy = yx, 0x = 0 and 1x = x. And xy ≠ 0 if x, y > 0: look at a = b = 0.
//!
//! So if the numbers below F are closed under ⊗, they are a field: they are finitely many, and no product of two is 0
//! unless one of them is. This holds for F = 2. Now let it hold for F.
//!
//! - Let x < F. By induction over x, Fx is the mex of the numbers ax ⊕ Fb ⊕ ab = F · b ⊕ a(x ⊕ b) with a < F, b < x. As
//!   x ⊕ b ≠ 0, the product a(x ⊕ b) takes all values below F. So these are all numbers below F · x.
//! - FF is the mex of the numbers aF ⊕ Fb ⊕ ab with a, b < F. Let s = a ⊕ b; they are F · s ⊕ aa ⊕ as. For s = 0 these
//!   are all numbers below F: aa = cc implies (a ⊕ c)(a ⊕ c) = 0, so a = c. For s = 1 they are F ⊕ t, where t is in the
//!   set H of all aa ⊕ a. So FF = F ⊕ F/2, once it is shown that H consists of the numbers below F/2.
//! - It has F/2 elements, as aa ⊕ a = cc ⊕ c iff (a ⊕ c)(a ⊕ c ⊕ 1) = 0, so iff c is a or a ⊕ 1. It remains to show
//!   that they are below F/2. For F = 2 this is aa ⊕ a = 0. Otherwise let f · f = F, and a = f · u ⊕ v = fu ⊕ v with u,
//!   v < f. Then aa ⊕ a = ffuu ⊕ vv ⊕ fu ⊕ v = f(uu ⊕ u) ⊕ (f/2)uu ⊕ vv ⊕ v. By induction uu ⊕ u is below f/2, the rest
//!   is below f, and the whole is below f · f/2.
//!
//! By these rules (F · u ⊕ v)(F · s ⊕ t) = F(us ⊕ ut ⊕ vs) ⊕ (F/2)us ⊕ vt is below F · F. So the numbers below F · F
//! are closed under ⊗, too.
//!
//! ## Cost
//! O(2¹⁶) time and memory once, then O(1) per product.

use grundy::arithmetic::Nimber;
use grundy::io::{self, In};
use proconio::input;

type Number = In<0, { u64::MAX as i128 }, u64>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 1_000_000> }
        for _ in 0..tests {
            input! { from input, x: Number, y: Number }
            writeln!(out, "{}", (Nimber(x) * Nimber(y)).0);
        }
    });
}
