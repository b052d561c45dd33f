//! # P10506 魔法珠 — a heap becomes its divisors, and one of them vanishes
//!
//! - Judge: <https://www.luogu.com.cn/problem/P10506>
//! - 中文: 魔法珠：一堆变成多堆（SG 函数）
//! - Family: [splitting](super#splitting); easier [cses_grundys_game](super::cses_grundys_game); harder
//!   [p3185](super::p3185)
//! - Theorem: a move into a [sum](grundy::games::sg)
//! - Finder: heaps › splitting: a heap becomes its divisors
//! - Difficulty: 提高+/省选-
//!
//! ## Rule
//! There are n heaps of 1 to 1000 beads. In turn, Freda first, a player replaces a heap of p ≥ 2 beads by a heap of d
//! beads for each divisor d < p of p. Then he removes one of these new heaps. A player who finds no heap of 2 or more
//! beads loses. (The same problem: AcWing 235.)
//!
//! ## Claim
//! Let g(1) = 0. For p ≥ 2 let t be the XOR of g(d) over all divisors d of p that are smaller than p. Then g(p) is the
//! mex of the numbers t XOR g(d), for the same d. Freda wins iff the XOR of g over the heaps is not 0.
//!
//! ## Why
//! The heaps are independent, so a position has the XOR of the values of its heaps ([`grundy::games::sg`]). A heap of
//! one bead has no move, and its value is 0. A move in a heap of p beads leaves the sum of all its smaller divisors but
//! one, d. The value of this sum is t without g(d), which is t XOR g(d). So g(p) is the mex of what its moves lead to.
//!
//! ## Cost
//! O(h²) once for all heaps up to h = 1000, O(n) per case.

use grundy::games::sg::{mex, nim_sum, sum_of};
use grundy::io::{self, In};
use proconio::input;

const LARGEST: usize = 1000;

fn main() {
    io::run(|input, out| {
        let values = values();
        while !input.is_empty() {
            input! { from input, n: In<1, 100>, heaps: [In<1, { LARGEST as i128 }>; n] }
            out.either(first_player_wins(&heaps, &values), ["freda", "rainbow"]);
        }
    });
}

fn first_player_wins(heaps: &[usize], values: &[usize]) -> bool {
    sum_of(values, heaps.iter().copied()) != 0
}

/// The values of the heaps 0 to `LARGEST`; there is no heap 0.
fn values() -> Vec<usize> {
    let mut values = vec![0; LARGEST + 1];
    for heap in 1..=LARGEST {
        let divisors = (1..heap).filter(|divisor| heap % divisor == 0);
        let parts: Vec<usize> = divisors.map(|divisor| values[divisor]).collect();
        let all = nim_sum(parts.iter().copied());
        values[heap] = mex(parts.iter().map(|part| all ^ part));
    }
    values
}
