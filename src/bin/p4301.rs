//! # P4301 \[CQOI2013\] 新Nim游戏 — Nim after each player has removed whole heaps
//!
//! - Judge: <https://www.luogu.com.cn/problem/P4301>
//! - 中文: 先各拿走若干整堆的 Nim（线性基）
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [bzoj1299](super::bzoj1299),
//!   [p1247](super::p1247); harder [p5970](super::p5970)
//! - Theorem: [XOR basis](grundy::structures::xor_basis), the largest heaps first
//! - Finder: heaps › every heap: heaps are removed beforehand
//! - Difficulty: 提高+/省选-
//!
//! ## Rule
//! There are k ≥ 1 heaps of one or more matches each. In the first turn the first player removes some whole heaps,
//! perhaps none, but not all. Then the second player does the same with what is left. From then on they play Nim, the
//! first player beginning: a player takes one or more matches from one heap, and a player who cannot do so loses. How
//! few matches can the first player remove in the first turn so that he can win? (Also BZOJ 3105 and AcWing 229.)
//!
//! ## Claim
//! Call a set of heaps independent if no non-empty part of it has the XOR 0. Go through the heaps from the largest
//! down, and keep a heap iff it makes an independent set with those kept before. The first player removes the others.
//!
//! ## Why
//! Let K be the set of heaps that the first player leaves. The second player can leave any non-empty part of it, and
//! then the first player begins Nim with this part. He wins iff its XOR is not 0 ([`grundy::games::nim`]). So he can
//! win iff K is independent. A single heap is independent, so there is such a K. It remains to show that no independent
//! set K has more matches than the set G that is kept.
//!
//! Let S be the set of the first i heaps, from the largest down. Every heap of S is kept, or it is the XOR of some that
//! were kept before. So all XORs of parts of S are XORs of parts of G ∩ S. Let g be the number of heaps of G ∩ S; then
//! there are at most 2ᵍ of these XORs. The parts of an independent set have different XORs: if two had the same one,
//! the heaps in exactly one of the two would have the XOR 0. So K ∩ S has at most g heaps.
//!
//! Now let the j-th largest heap of K be the i-th of all. Then j ≤ g: the set G has at least j of the first i heaps. So
//! the j-th largest heap of G is at least as large as that of K. This holds for every j, and G has at least as many
//! matches as K.
//!
//! ## Cost
//! O(k (log k + log A)) time for heaps of up to A matches, O(k) memory.

use grundy::io::{self, In};
use grundy::structures::XorBasis;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, k: In<1, 100>, heaps: [In<1, 1_000_000_000, u64>; k] }
        writeln!(out, "{}", least_removed(&heaps));
    });
}

/// The number of matches that the first player removes before Nim.
fn least_removed(heaps: &[u64]) -> u64 {
    let mut falling = heaps.to_vec();
    falling.sort_unstable_by(|a, b| b.cmp(a));
    let mut kept = XorBasis::new();
    falling.into_iter().filter(|&heap| !kept.insert(heap)).sum()
}
