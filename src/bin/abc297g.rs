//! # ABC297 G Constrained Nim 2 — L to R stones per move
//!
//! - Judge: <https://atcoder.jp/contests/abc297/tasks/abc297_g>
//! - 中文: 每次取 L 到 R 个石子
//! - Family: [take-away](super#take-away); easier [cses_nim_game_2](super::cses_nim_game_2); harder
//!   [arc174f](super::arc174f)
//! - Theorem: [Bachet's game](grundy::games::take_away) with a least number of stones
//! - Finder: heaps › 1 to m: l to r stones
//! - Table: values heaps "take 2..5" 27 by 14
//!
//! ## Rule
//! There are N heaps. In turn a player takes L to R stones from one heap, 1 ≤ L ≤ R. A player who cannot do so loses.
//!
//! ## Claim
//! A heap of x stones has the value ⌊(x mod (L + R)) / L⌋. The first player wins iff the XOR of the values is not 0.
//!
//! ## Why
//! By induction the claim holds for all heaps below x. Let r be x mod (L + R), and v = ⌊r / L⌋. By the theorem of
//! Sprague and Grundy ([`grundy::games::sg`]) it is to be shown that the successors of x have all values below v, but
//! not v itself. A move takes t stones, L ≤ t ≤ R.
//!
//! No successor has the value v:
//!
//! - If t ≤ r, the remainder becomes r − t ≤ r − L, which has a value of at most v − 1.
//! - If t > r, the remainder becomes r − t + L + R, as t − r ≤ L + R. It is at least r + L, since t ≤ R. So the value
//!   is at least v + 1.
//!
//! Every u < v is the value of a successor. Since v ≥ 1, here r ≥ L:
//!
//! - If L(v − u) ≤ R, the move t = L(v − u) is allowed. It leaves the remainder r − L(v − u) ≥ 0, whose value is u.
//! - Otherwise r ≥ Lv ≥ L(v − u) > R. The move t = R leaves the remainder r − R, which is below L, so its value is 0.
//!   And u is 0, too: u ≥ 1 would mean L(v − u) ≤ Lv − L ≤ r − L < R.
//!
//! ## Cost
//! O(N) time and memory.

use grundy::games::sg::nim_sum;
use grundy::io::{self, Between, In};
use proconio::input;

const MOST: u32 = 1_000_000_000;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200_000>, least: with Between(1, MOST), most: with Between(least, MOST) }
        input! { from input, heaps: [In<1, { MOST as i128 }, u32>; n] }
        out.either(first_player_wins(&heaps, least, most), ["First", "Second"]);
    });
}

/// A move takes at least `least` stones and at most `most`, whose sum fits.
fn first_player_wins(heaps: &[u32], least: u32, most: u32) -> bool {
    let period = least + most;
    nim_sum(heaps.iter().map(|heap| heap % period / least)) != 0
}
