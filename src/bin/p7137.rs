//! # P7137 \[THUPC 2021 初赛\] 切切糕 — cutting cakes
//!
//! Judge: <https://www.luogu.com.cn/problem/P7137>
//! Family: two goals
//! Theorem: levelling two choices
//!
//! Rule. There are cakes of sizes a_1, …, a_n. In each round Kiana picks an uncut cake and cuts it in two parts, of which
//! one may be 0. Tinytree then may spend one of her m rights, takes the part she likes, and Kiana gets the other; if she
//! spends none, Kiana takes the part she likes. Both want as much cake as possible. What does Kiana get?
//! Claim. Kiana cuts the cakes from the smallest to the largest. Let f_j be what she gets from the cakes after this one
//! if j rights are left. With this one of size a it is min(f_j + a, (f_j + f_(j−1) + a) / 2), and f_0 + a without rights.
//! Why. With the larger part x she gets f_j + x if no right is spent and f_(j−1) + a − x if one is. The first grows with x
//! and the second falls; they are equal at x = (a + f_(j−1) − f_j) / 2, which is at least a / 2, as a further right
//! never helps Kiana; if it is beyond a, she takes x = a. Call this step T_a. T_a T_b f, where a is cut first, is a
//! minimum of six terms, of which four are the same for T_b T_a f, or a pair that changes places. The others are
//! (2f_j + f_(j−1) + f_(j−2)) / 4 and (f_j + 3f_(j−1)) / 4, each plus (3b + 2a) / 4 in one and (3a + 2b) / 4 in the other:
//! so it is no loss to cut the smaller cake first. T is monotone, so this sorts any order, and it does not help to choose
//! the order on the way.
//! Exactly: f is kept in units of 2⁻³⁴. Sums of two stay below 2⁶³, and 2500 halvings, each rounded down, lose less than
//! 10⁻⁷ in all; the judge allows 10⁻⁶.
//! Cost. O(nm) time, O(m) memory.

use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

/// Bits behind the point.
const FRACTION: u32 = 34;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 2500>, rights: In<0, 2500>, sizes: [In<0, 50_000, u64>; n] }
        let millionths = (u128::from(kianas_share(sizes, rights)) * 1_000_000
            + (1 << (FRACTION - 1)))
            >> FRACTION;
        writeln!(
            out,
            "{}.{:06}",
            millionths / 1_000_000,
            millionths % 1_000_000
        );
    });
}

/// What Kiana gets, in units of 2⁻³⁴.
fn kianas_share(sizes: Vec<u64>, rights: usize) -> u64 {
    let mut share = vec![0; rights + 1];
    for size in sizes.into_iter().sorted_unstable().rev() {
        let size = size << FRACTION;
        for j in (1..=rights).rev() {
            share[j] = (share[j] + size).min((share[j] + share[j - 1] + size) / 2);
        }
        share[0] += size;
    }
    share[rights]
}
