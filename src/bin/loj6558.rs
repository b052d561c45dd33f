//! # LOJ 6558 「CERC 2018」Game of Stones — up to A stones for one player, up to B for the other
//!
//! - Judge: <https://loj.ac/problem/6558>
//! - 中文: 两人上限不同的取石子
//! - Family: [two players, different moves](super#two-players-different-moves); easier [arc168b](super::arc168b)
//! - Theorem: [Bachet's game](grundy::games::take_away) with a tempo
//! - Finder: partizan › own numbers › up to A stones or up to B
//! - Course: 14: each has his own number
//!
//! ## Rule
//! There are N piles of stones. In turn a player takes one or more stones from one pile: Petyr, who begins, at most A,
//! and Varys at most B. The player who takes the last stone wins. This is Luogu P7467, too.
//!
//! ## Claim
//! - A = B: Petyr wins iff the XOR of the piles modulo A + 1 is not 0.
//! - A > B: Petyr wins iff some pile is greater than B, or the XOR of the piles is not 0.
//! - A < B: without a pile greater than A, Petyr wins iff the XOR of the piles is not 0. With one such pile p, let T be
//!   the XOR of the others; Petyr wins iff T ≤ A and p − T ≤ A. With two or more he loses.
//!
//! ## Why
//! Let w be min(A, B). If both players may take at most w stones, a pile has its remainder modulo w + 1 as its value
//! ([`grundy::games::take_away`]). So the player to move wins iff the XOR g of these remainders is not 0. This is the
//! case A = B. Otherwise one player is weaker, and may take w stones; the other is stronger, and may take w + 1.
//!
//! **The weaker player loses if he is to move and g = 0.** All his moves make g ≠ 0. The stronger player answers by a
//! move of at most w stones to g = 0. So the stronger player never finds himself without a move.
//!
//! **The stronger player loses if he is to move, g = 0 and no pile is greater than w.** The larger limit is of no use
//! then, now and later. **Otherwise he wins.** If g ≠ 0, he moves to g = 0. If g = 0 and some pile is greater than w,
//! he takes w + 1 stones from it. Its remainder stays, and g = 0 with the weaker player to move. This is the case
//! A > B; where no pile is greater than w, the remainders are the piles.
//!
//! **The weaker player, if he is to move, wins iff he can leave piles of at most w stones with the XOR 0**, since
//! nothing else is lost for the stronger one. This is the case A < B:
//!
//! - If no pile is greater than w, this is a move of Nim: it exists iff the XOR is not 0.
//! - If one pile p is greater than w, he must move in it, and T stones have to be left. It may be that T > w, although
//!   all the other piles are at most w. So T ≤ w is needed, and p − T ≤ w. Then p > w ≥ T, so it is a move.
//! - If two or more piles are greater than w, one of them stays.
//!
//! ## Cost
//! O(N) time and memory.

use std::cmp::Ordering;

use grundy::games::sg::nim_sum;
use grundy::games::take_away::bachet_value;
use grundy::io::{self, In};
use proconio::input;

type Limit = In<1, 100_000, u32>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, a: Limit, b: Limit, piles: [In<1, 1_000_000, u32>; n] }
        out.either(first_player_wins(&piles, a, b), ["Petyr", "Varys"]);
    });
}

/// Whether the player to move wins, who may take up to `a` stones, and his opponent up to `b`.
fn first_player_wins(piles: &[u32], a: u32, b: u32) -> bool {
    let (small, great): (Vec<u32>, Vec<u32>) = piles.iter().partition(|&&pile| pile <= a.min(b));
    let rest = nim_sum(small);
    match a.cmp(&b) {
        Ordering::Equal => nim_sum(piles.iter().map(|&pile| bachet_value(pile, a))) != 0,
        Ordering::Greater => !great.is_empty() || rest != 0,
        Ordering::Less => match great[..] {
            [] => rest != 0,
            [pile] => rest <= a && pile - rest <= a,
            _ => false,
        },
    }
}
