//! # P7137 \[THUPC 2021 初赛\] 切切糕 — cutting cakes
//!
//! - Judge: <https://www.luogu.com.cn/problem/P7137>
//! - 中文: 切切糕
//! - Family: [two goals](super#two-goals); twin [cf1628d2](super::cf1628d2)
//! - Theorem: levelling two choices
//! - Finder: partizan › large or small
//! - Course: 15 › scores: cakes
//!
//! ## Rule
//! There are n ≤ 2500 cakes of sizes up to 50 000. In each round Kiana picks an uncut cake and cuts it in two parts,
//! one of which may be 0. Then Tinytree may spend one of her m rights: she takes the part that she likes, and Kiana
//! gets the other. If she spends none, Kiana takes the part that she likes. Both want as much cake as possible. What
//! does Kiana get?
//!
//! ## Claim
//! It is best for Kiana to cut the cakes from the smallest to the largest. Let f_j be what she gets from the later
//! cakes if j rights are left for them. Let T_a f be the same with one more cake, of size a, that is cut before them:
//!
//! ```text
//! (T_a f)_j = min(f_j + a, (f_j + f_(j−1) + a) / 2)      for j > 0
//! (T_a f)_0 = f_0 + a
//! ```
//!
//! The second line is the first one with f_(−1) = ∞. Without cakes f_j is 0 for every j. Then the steps T_a are taken
//! from the last cake, the largest, to the first. In the end the answer is f_m.
//!
//! For example, let the cakes be 1 and 2, and let m = 1. For the cake of 2 alone f_0 = 2 and f_1 = min(2, 1) = 1. With
//! the cake of 1 before it, Kiana gets min(1 + 1, (1 + 2 + 1) / 2) = 2. She leaves this cake whole. If Tinytree takes
//! it, no right is left, and the other cake is Kiana's. If not, Kiana has 1, and then half of the other cake. If the
//! larger cake came first, she would get (1/2 + 1 + 2) / 2 = 7/4.
//!
//! ## Why
//! Plan: one cake gives T_a, two cakes show that the smaller comes first, and exchanges do the rest.
//!
//! *One cake.* Let Kiana cut off the larger part x, so a/2 ≤ x ≤ a. If no right is spent, she takes x and gets f_j + x.
//! If one is spent, Tinytree takes x, and Kiana gets f_(j−1) + a − x. Tinytree chooses the smaller of the two. The
//! first one grows with x, and the second one falls. They are equal at x₀ = (a + f_(j−1) − f_j) / 2. A further right
//! never helps Kiana, since Tinytree may leave it unused. So f_(j−1) ≥ f_j, and x₀ ≥ a/2.
//!
//! - If x₀ ≤ a, she takes x = x₀ and gets (f_j + f_(j−1) + a) / 2.
//! - If x₀ > a, she takes x = a, where the first one is still the smaller, and gets f_j + a.
//!
//! x₀ ≤ a means that (f_j + f_(j−1) + a) / 2 ≤ f_j + a. So she gets the smaller of the two terms in both cases. Without
//! rights she takes x = a and gets f_0 + a. And T_a is monotone: if no f_j gets smaller, no (T_a f)_j does.
//!
//! *Two cakes.* Let a be cut first and b second. Kiana gets (T_a T_b f)_j. To expand it, let g = T_b f, and put g_j and
//! g_(j−1) into T_a. The result is the minimum of six terms:
//!
//! ```text
//! (1)  f_j + a + b
//! (2)  (f_j + f_(j−1) + 2a + b) / 2
//! (3)  (f_j + f_(j−1) + a + 2b) / 2
//! (4)  (f_j + 2f_(j−1) + f_(j−2) + 2a + 2b) / 4
//! (5)  (2f_j + f_(j−1) + f_(j−2) + 2a + 3b) / 4
//! (6)  (f_j + 3f_(j−1) + 2a + 3b) / 4
//! ```
//!
//! Terms with f_(−1) or f_(−2) are ∞. Now exchange a and b. Terms 1 and 4 stay. Terms 2 and 3 change places. Terms 5
//! and 6 get 3a + 2b in place of 2a + 3b. So if a ≤ b, they do not grow: T_a T_b f ≥ T_b T_a f for every j. It is no
//! loss to cut the smaller of two cakes first.
//!
//! *All cakes.* Kiana may choose the next cake after each round. Let V_j(C) be what she gets from a set C of cakes with
//! j rights, with the best choices, and F_j(C) what she gets in rising order of size. V = F is shown for all j at once,
//! by induction over the number of cakes. Let s be the smallest cake of C. Suppose that she cuts another cake a first.
//! From the other cakes she gets V(C − a) = F(C − a) = T_s F(C − a − s), by induction. So in all she gets
//!
//! ```text
//! T_a T_s F(C − a − s) ≤ T_s T_a F(C − a − s) ≤ T_s V(C − s) = T_s F(C − s) = F(C)
//! ```
//!
//! The first step is the exchange. The second holds since T_s is monotone, and since cutting a first is one of her
//! choices from C − s. The equality V(C − s) = F(C − s) is the induction again. So no first cut beats that of s.
//!
//! ## How
//! f is kept as an integer in units of 2⁻⁶⁴. Shares are at most 2500 · 50 000 < 2²⁷, so the sum of two shares and a
//! size stays below 2⁹². A halving rounds down by at most half a unit. Means and minima do not enlarge the errors that
//! are there. So 2500 steps lose at most 1250 units. The judge allows an error of 10⁻⁶.
//!
//! ## Cost
//! O(n (m + log n)) time, exact where C++ takes `double`, O(n + m) memory.

use std::mem::replace;

use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

/// Bits behind the point.
const FRACTION: u32 = 64;

/// More than a share and a size.
const INFINITE: u128 = 1 << 93;

/// The last decimal printed counts billionths.
const BILLION: u128 = 1_000_000_000;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 2500>, rights: In<0, 2500>, sizes: [In<0, 50_000, u64>; n] }
        let half = 1 << (FRACTION - 1);
        let billionths = (kianas_share(sizes, rights) * BILLION + half) >> FRACTION;
        writeln!(out, "{}.{:09}", billionths / BILLION, billionths % BILLION);
    });
}

/// What Kiana gets, in units of 2⁻⁶⁴.
fn kianas_share(sizes: Vec<u64>, rights: usize) -> u128 {
    let mut shares = vec![0; rights + 1];
    for size in sizes.into_iter().sorted_unstable().rev() {
        let size = u128::from(size) << FRACTION;
        // Without a right there is no choice.
        let mut before = INFINITE;
        for share in &mut shares {
            let next = (*share + size).min((*share + before + size) / 2);
            before = replace(share, next);
        }
    }
    shares[rights]
}
