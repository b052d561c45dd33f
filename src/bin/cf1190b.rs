//! # CF1190B Tokitsukaze, CSL and Stone Game — one stone, and no two piles alike
//!
//! - Judge: <https://codeforces.com/problemset/problem/1190/B>
//! - 中文: 取一颗石子，不许有两堆相同
//! - Family: [parity](super#parity); twin [cf1363c](super::cf1363c), [cf346a](super::cf346a)
//! - Theorem: parity of the stones above 0, 1, 2, …
//! - Finder: heaps › several heaps: one stone, and no two heaps alike
//! - Course: 15 › parity: heaps that are merged or lowered
//! - Difficulty: 1800
//!
//! ## Rule
//! There are n ≥ 1 piles, some of them perhaps empty or alike at the start. In turn, Tokitsukaze first, a player takes
//! one stone from a pile. He loses if all piles are empty before his move, or if after it two piles are of the same
//! size; an empty pile is of the size 0. (Also CF1191D.)
//!
//! ## Claim
//! Tokitsukaze loses if three piles are alike, or two and two others; or if two piles are empty; or if two are of a
//! size v ≥ 1 and a third is of the size v − 1. Otherwise let s be the number of all stones. She wins iff
//! s − n(n − 1)/2 is odd.
//!
//! ## Why
//! Call a move safe if after it all piles differ. Any other move loses at once.
//!
//! First let all piles differ. Sort them: b₀ < b₁ < … < bₙ₋₁. Then bᵢ ≥ i. Let D be the sum of all bᵢ − i, which is
//! s − n(n − 1)/2. We show by induction on D that the player to move wins iff D is odd.
//!
//! - D = 0. The piles are 0, 1, …, n − 1. The pile i > 0 becomes like the pile i − 1. No move is safe: he loses.
//! - D > 0. Let i be the least with bᵢ > i. Then i = 0, or bᵢ₋₁ = i − 1 < bᵢ − 1. So to take a stone from bᵢ is safe.
//!   Every safe move lowers D by 1, and by induction the opponent wins after it iff D − 1 is odd.
//!
//! Now let two piles be alike at the start. A safe move changes one pile, so all others differ. Hence only one pair is
//! alike, of some size v, and one of the two becomes v − 1. So v ≥ 1, and no third pile is of the size v − 1. Where
//! this does not hold, Tokitsukaze has no safe move and loses. Where it does, that move is safe and the only one. After
//! it all piles differ and s is less by 1. So the opponent wins iff s − 1 − n(n − 1)/2 is odd.
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, mut piles: [In<0, 1_000_000_000, u32>; n] }
        piles.sort_unstable();
        out.either(first_player_wins(&piles), ["sjfnb", "cslnb"]);
    });
}

fn first_player_wins(sorted: &[u32]) -> bool {
    let mut alike = (1..sorted.len()).filter(|&i| sorted[i - 1] == sorted[i]);
    let has_safe_move = match (alike.next(), alike.next()) {
        (None, _) => true,
        (Some(i), None) => sorted[i] > 0 && (i == 1 || sorted[i - 2] < sorted[i] - 1),
        _ => false,
    };
    let stones: u64 = sorted.iter().map(|&pile| u64::from(pile)).sum();
    let n = sorted.len() as u64;
    has_safe_move && (stones + n * (n - 1) / 2) % 2 == 1
}
