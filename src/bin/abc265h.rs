//! # ABC265 H No-capture Lance Game — lances that run away or face each other, counted
//!
//! - Judge: <https://atcoder.jp/contests/abc265/tasks/abc265_h>
//! - 中文: 不吃子的香车，局面计数
//! - Family: two players, different moves
//! - Theorem: integers and nimbers in one sum
//!
//! ## Rule
//! Each of H rows of W squares holds a piece of the first player and a piece of the second. In turn a player moves one
//! of his pieces by one or more squares, the first player to the left, the second player to the right. A piece does not
//! jump over another one, and does not move onto it. Who cannot move loses. For how many of the (W (W − 1))^H
//! placements does the first player win, modulo 998244353?
//!
//! ## Claim
//! In a row, let the first player's piece have p squares to its left, and let the second player's piece have q squares
//! to its right.
//!
//! - If the first player's piece is the left one, the row is the integer p − q.
//! - Otherwise the row is the nimber d, where d is the number of squares between the pieces.
//!
//! Let n be the sum of the integers, and x the XOR of the nimbers. The first player wins iff n > 0, or n = 0 and x ≠ 0.
//!
//! ## Why
//! In the first kind of row, each player alone can move his piece: at most p times and q times. In the second kind, a
//! move of either player takes squares from those between: this is a heap of Nim.
//!
//! First let n ≥ 0 and x = 0, and let the second player be to move. Then the first player wins. For he always has an
//! answer that leads to such a position again. If the second player moves in a row of Nim, he makes x = 0 again. If the
//! second player moves in a row of his own, n becomes at least 1; so the first player still has free squares to his
//! left, and moves by one square. In the same way, the second player wins if n ≤ 0 and x = 0, and the first player is
//! to move.
//!
//! Now let the first player be to move.
//!
//! - n ≥ 0 and x ≠ 0: he makes x = 0, and wins.
//! - n > 0 and x = 0: he moves by one square in a row of his own. There is one, and n stays at least 0. He wins.
//! - n = 0 and x = 0: he loses.
//! - n < 0: let him move. Then still n < 0. If x ≠ 0, the second player makes x = 0; otherwise he moves by one square
//!   in a row of his own. Now n ≤ 0 and x = 0, so the first player loses.
//!
//! ## How
//! To mirror the rows of the first kind negates n. So n > 0 and n < 0 are equally frequent. Let T be the number of all
//! placements, Z that of those with n = 0, and O that of those with n = 0 and x = 0. The answer is (T − Z) / 2 + Z − O.
//!
//! For a row, let C(z) be the sum of z^(p − q) over the placements of the first kind. For k < 2^j, where all nimbers
//! are below 2^j, let t(k) be the sum of (−1)^|d AND k| over those of the second kind: the XOR transform. Let N > H (W
//! − 2), so that no n but 0 is a multiple of N, and let ω be a primitive root of unity of order N. Then
//!
//! ```text
//! O = 1 / (2^j N) · Σ (C(ω^i) + t(k))^H, over i < N and k < 2^j
//! ```
//!
//! To see this, multiply out. A placement with n and x comes with ω^(i n) · (−1)^|x AND k|. Summed over all i and k,
//! this is 2^j N if n = 0 and x = 0, and else 0. In the same way, Z is the sum for k = 0 alone, over N. As C(1 / z) =
//! C(z), i and N − i give the same term. N is chosen as a power of two: it divides 998244352 = 2²³ · 119, and 3 is a
//! primitive root.
//!
//! ## Cost
//! O(H W² log H) time, O(W) memory.

use grundy::arithmetic::Mod;
use grundy::arithmetic::xor_transform::xor_transform;
use grundy::io::{self, In};
use proconio::input;

const MODULUS: u32 = 998_244_353;

type Count = Mod<MODULUS>;

fn main() {
    io::run(|input, out| {
        input! { from input, h: In<1, 8000>, w: In<2, 30> }
        writeln!(out, "{}", won_placements(h, w));
    });
}

fn won_placements(h: usize, w: usize) -> Count {
    let exponent = h as u64;
    let order = (h * (w - 2) + 1).next_power_of_two();
    let root = Count::new(3).pow(u64::from(MODULUS - 1) / order as u64);
    let signed = signed_nimbers(w);
    let (mut all_nimbers, mut no_nimber) = (Count::default(), Count::default());
    let mut z = Count::new(1);
    for i in 0..=order / 2 {
        let weight = Count::new(if i == 0 || 2 * i == order { 1 } else { 2 });
        let integers = integers_at(z, w);
        let mut powers = signed.iter().map(|&t| (integers + t).pow(exponent));
        let first = powers.next().expect("there is k = 0");
        all_nimbers += weight * first;
        no_nimber += weight * (first + powers.sum());
        z *= root;
    }
    let all = Count::new((w * (w - 1)) as u64).pow(exponent);
    let balanced = all_nimbers * Count::new(order as u64).inverse();
    let lost = no_nimber * Count::new((order * signed.len()) as u64).inverse();
    (all + balanced) * Count::new(2).inverse() - lost
}

/// The sums t(k): there are w − 1 − d placements with d squares between.
fn signed_nimbers(w: usize) -> Vec<Count> {
    let mut placements: Vec<Count> = (1..w as u64).rev().map(Count::new).collect();
    placements.resize((w - 1).next_power_of_two(), Count::default());
    xor_transform(&mut placements);
    placements
}

/// The sum C(z).
fn integers_at(z: Count, w: usize) -> Count {
    let inverse = z.inverse();
    // The sums of z^(p − q) over p + q = g are z^−g + z^(2 − g) + … + z^g.
    let (mut all, mut with_g, mut least) = (Count::default(), Count::default(), Count::new(1));
    for _ in 0..w - 1 {
        with_g = z * with_g + least;
        all += with_g;
        least *= inverse;
    }
    all
}
