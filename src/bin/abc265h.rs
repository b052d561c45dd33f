//! # ABC265 H No-capture Lance Game — lances that run away or face each other, counted
//!
//! - Judge: <https://atcoder.jp/contests/abc265/tasks/abc265_h>
//! - 中文: 不吃子的香车，局面计数
//! - Family: [two players, different moves](super#two-players-different-moves); easier [abc229h](super::abc229h);
//!   harder [loj2327](super::loj2327)
//! - Theorem: [integers and nimbers in one sum](grundy::games::infinitesimals)
//! - Finder: partizan › numbers: with nimbers
//! - Difficulty: 4, ours
//!
//! ## Rule
//! Each of H ≤ 8000 rows of W ≤ 30 squares holds a piece of the first player and a piece of the second. In turn a
//! player moves one of his pieces by one or more squares, the first player to the left, the second player to the right.
//! A piece does not jump over another one, and does not move onto it. A player who cannot move loses. For how many of
//! the (W (W − 1))^H placements does the first player win, modulo 998244353?
//!
//! ## Claim
//! In a row, let the first player's piece have p squares to its left, and the second player's q squares to its right.
//!
//! - If the first player's piece is the left one, the row is the integer p − q.
//! - Otherwise the row is the nimber d, where d is the number of squares between the pieces.
//!
//! Let n be the sum of the integers, and x the XOR of the nimbers. The first player wins iff n > 0, or n = 0 and x ≠ 0.
//!
//! ## Why
//! In a row of the first kind the first player can lower p, and the second q, whatever the other does. So every move of
//! the first player lowers p − q, and he has one that lowers it by 1 if p > 0; likewise for the second player. Thus the
//! row is worth the number p − q ([`grundy::games::numbers`]). In a row of the second kind, a move of either player
//! takes squares from those between: this is a heap of Nim. The library says who wins a sum of numbers and heaps
//! (`games::infinitesimals`): n decides if it is not 0, and otherwise the player who begins wins iff x ≠ 0.
//!
//! ## How
//! To mirror the rows of the first kind and exchange their two pieces negates n. So n > 0 and n < 0 are equally
//! frequent. Let T be the number of all placements, Z that of those with n = 0, and O that of those with n = 0 and
//! x = 0. The answer is (T − Z) / 2 + Z − O.
//!
//! For a row, let C(z) be the sum of z^(p − q) over the placements of the first kind. For k < 2^j, where all nimbers
//! are below 2^j, let t(k) be the sum of (−1)^|d AND k|, where |…| counts bits, over those of the second kind:
//! the XOR transform. Let N > H (W − 2), so that no n but 0 is a multiple of N. Let ω be a primitive root of unity of
//! order N, and let S(t) be the sum of (C(ω^i) + t)^H over all i < N. Then
//!
//! ```text
//! Z = S(t(0)) / N    and    O = Σ S(t(k)) / (2^j N), over all k < 2^j
//! ```
//!
//! To see this, multiply out. A placement with n and x comes with ω^(i n) · (−1)^|x AND k|. Summed over all i, this is
//! N (−1)^|x AND k| if n = 0, and else 0. The sum of that over all k is 2^j N if x = 0, and else 0. Equal t(k) are
//! counted once, with their number.
//!
//! N is a power of two, at most 2¹⁸. It divides 998244352 = 2²³ · 119, and 3 is a primitive root.
//!
//! ## Cost
//! O(H W² log H) time, O(HW) memory.

use std::iter;

use grundy::arithmetic::{Mod, xor_transform};
use grundy::io::{self, In};
use itertools::Itertools;
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
    let count = |number: usize| Count::new(number as u64);
    let order = (h * (w - 2) + 1).next_power_of_two();
    let integers = integers(w, order);
    let nimbers = nimbers(w);
    let sum = |t: Count| integers.iter().map(|&c| (c + t).pow(h as u64)).sum::<Count>();
    let balanced = sum(nimbers[0]) * count(order).inverse();
    let all_sums: Count = nimbers.iter().counts().into_iter().map(|(&t, times)| sum(t) * count(times)).sum();
    let lost = all_sums * count(order * nimbers.len()).inverse();
    (count(w * (w - 1)).pow(h as u64) + balanced) * count(2).inverse() - lost
}

/// The sums t(k): there are w − 1 − d placements with d squares between.
fn nimbers(w: usize) -> Vec<Count> {
    let mut placements: Vec<Count> = (1..w as u64).rev().map(Count::new).collect();
    placements.resize((w - 1).next_power_of_two(), Count::default());
    xor_transform(&mut placements);
    placements
}

/// The sums C(z) for all powers z of a primitive root of unity of this order.
fn integers(w: usize, order: usize) -> Vec<Count> {
    let root = Count::new(3).pow(u64::from(MODULUS - 1) / order as u64);
    let powers: Vec<Count> = iter::successors(Some(Count::new(1)), |&z| Some(z * root)).take(order).collect();
    let integers = |i: usize| integers_at(powers[i], powers[(order - i) % order], w);
    (0..order).map(integers).collect()
}

/// The sum C(z) = Σ z^p · Σ z^−q, where p goes from w − 2 down to 0, and q from 0 to w − 2 − p.
fn integers_at(z: Count, inverse: Count, w: usize) -> Count {
    let (mut sum, mut over_q, mut power) = (Count::default(), Count::default(), Count::new(1));
    for _ in 0..w - 1 {
        over_q += power;
        power *= inverse;
        sum = sum * z + over_q;
    }
    sum
}
