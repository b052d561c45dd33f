//! # ARC144 F Arithmetic Sequence Nim — taking numbers of an arithmetic progression
//!
//! - Judge: <https://atcoder.jp/contests/arc144/tasks/arc144_f>
//! - 中文: 取法是等差数列：数必胜的第一步
//! - Family: [counting](super#counting)
//! - Theorem: mex of a class of remainders
//! - Finder: counting › structures: how many first moves win › taking numbers of an arithmetic progression
//! - Course: 7: numbers of an arithmetic progression, and how many first moves win
//!
//! ## Rule
//! There are N heaps, and 0 ≤ a < m. In turn a player takes x stones from one heap, where x ≥ 1 and x ≡ a (mod m). A
//! player who cannot move loses. No heap has fewer than a stones at the start. How many first moves win, modulo
//! 998244353? A move is a heap and a number x.
//!
//! ## Claim
//! Write a size as r + k m with 0 ≤ r < m. Its value is B(r) + min(k, L(r)) with the following base B and limit L. If
//! a = 0, then B(r) = 0, and L(r) = ∞. Otherwise B(r) = ⌊r / a⌋ mod 2, and
//!
//! ```text
//! L(r) = 0         if r ≥ 2a
//!        L(r − a)  if a ≤ r < 2a
//!        j         if r < a and ⌊p / a⌋ is even
//!        j − 1     if r < a and ⌊p / a⌋ is odd
//! ```
//!
//! Here j is the least number with r + j (m − a) ≥ a, and p is this r + j (m − a).
//!
//! If a heap has a move, let w be the XOR of the values of the others, and let the largest size that a move leaves of
//! it be s + K m with 0 ≤ s < m. Put i = w − B(s). Of the moves in this heap, one wins if 0 ≤ i < L(s) and i ≤ K;
//! K − L(s) + 1 win if i = L(s) ≤ K; else none does.
//!
//! ## Why
//! Plan: the values of a class follow from those of another one; this gives rules for base and limit, which the claim
//! solves. A class is the sequence of the sizes r, r + m, r + 2m, …. From a size in it the moves leave exactly the
//! first members of the class of r − a modulo m, up to some place. So its value is the mex of the values of these.
//!
//! If a = 0, it is the same class, and from r + k m the first k sizes are left: by induction the value is k.
//!
//! Now let a > 0. Suppose that the values in the class of s are B + min(k, L) with some B and L. The mex of the values
//! of its first c members is 0 if B > 0 or c = 0. If B = 0 and c ≥ 1, these values are 0 to min(c − 1, L), and the mex
//! is 1 + min(c − 1, L). From r + k m a move leaves
//!
//! - if r ≥ a, the first k + 1 members of the class s = r − a. So in the class of r the base is 0 and the limit is 0 if
//!   B > 0; if B = 0, the base is 1 and the limit is L.
//! - if r < a, the first k members of the class s = r + (m − a). So the base is 0, and the limit is 0 if B > 0; if
//!   B = 0, the values are 0, 1 + min(0, L), 1 + min(1, L), …, and the limit is L + 1.
//!
//! So it is enough that B and L obey these rules for all r: then the values are right, by induction on the size. The
//! bases are 0 for r < a, and change from r − a to r: this is B(r). Let r ≥ a. If ⌊r / a⌋ is even, the limit is 0, as
//! r − a has the base 1. If it is odd, the limit is that of r − a, which is 0 for r ≥ 3a. Let r < a, and go from r to
//! r + (m − a) until this is no longer below a. The classes on the way have the base 0, and each has a limit greater by
//! one than that of the next. At the end stands p, with a ≤ p < m. If ⌊p / a⌋ is odd, p has the base 1, and the class
//! before it has the limit 0: this makes j − 1. If it is even, p has base and limit 0, and the class before it has the
//! limit 1: this makes j.
//!
//! A move wins iff what it leaves of the heap has the value w. The claim counts the k ≤ K with B(s) + min(k, L(s)) = w.
//!
//! ## Cost
//! O(N) time and memory.

use grundy::arithmetic::Mod;
use grundy::games::sg::nim_sum;
use grundy::io::{self, Between, In, List};
use proconio::input;

type Count = Mod<998_244_353>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 300_000>, m: In<1, 1_000_000_000, u64>, a: with Between(0, m - 1) }
        let size = Between(a.max(1), 1_000_000_000_000_000_000);
        input! { from input, heaps: with List(n, size) }
        writeln!(out, "{}", winning_moves(&heaps, Progression { a, m }));
    });
}

fn winning_moves(heaps: &[u64], moves: Progression) -> Count {
    let values: Vec<u64> = heaps.iter().map(|&heap| moves.value(heap)).collect();
    let sum = nim_sum(values.iter().copied());
    heaps.iter().zip(values).map(|(&heap, value)| Count::new(moves.leading_to(sum ^ value, heap))).sum()
}

/// A move takes a stones modulo m.
#[derive(Clone, Copy)]
struct Progression {
    a: u64,
    m: u64,
}

impl Progression {
    /// The base and the limit of the sizes that are r modulo m.
    fn class(self, r: u64) -> (u64, u64) {
        let Self { a, m } = self;
        if a == 0 {
            return (0, u64::MAX);
        }
        let limit_below_a = |r: u64| {
            let steps = (a - r).div_ceil(m - a);
            let end = r + steps * (m - a);
            if end / a % 2 == 0 { steps } else { steps - 1 }
        };
        match r / a {
            0 => (0, limit_below_a(r)),
            1 => (1, limit_below_a(r - a)),
            quotient => (quotient % 2, 0),
        }
    }

    fn value(self, heap: u64) -> u64 {
        let (base, limit) = self.class(heap % self.m);
        base + limit.min(heap / self.m)
    }

    /// The number of moves from a heap that leave the value.
    fn leading_to(self, value: u64, heap: u64) -> u64 {
        let least_taken = if self.a == 0 { self.m } else { self.a };
        let Some(largest_left) = heap.checked_sub(least_taken) else { return 0 };
        let (base, limit) = self.class(largest_left % self.m);
        let last = largest_left / self.m;
        match value.checked_sub(base) {
            Some(place) if place < limit => u64::from(place <= last),
            Some(place) if place == limit => (last + 1).saturating_sub(limit),
            _ => 0,
        }
    }
}
