//! # BZOJ 1299 \[LLH 邀请赛\] 巧克力棒 — chocolate bars are taken out of a box, or eaten
//!
//! - Judge: <https://hydro.ac/d/bzoj/p/1299>
//! - 中文: 巧克力棒：先取出，再吃
//! - Family: [Nim and staircase](super#nim-and-staircase); harder [p4301](super::p4301)
//! - Theorem: [Bouton](grundy::games::nim), and an [XOR basis](grundy::structures::xor_basis) of what is in the box
//! - Finder: heaps › any number: heaps that come into play by moves
//! - Course: 16: heaps that come into play by moves
//!
//! ## Rule
//! A box holds N ≥ 1 chocolate bars, whose lengths are positive integers. In turn, TBL first, a player either takes any
//! number of bars out of the box, at least one, or eats a positive integer length of one bar that is out. A player who
//! cannot move loses. Ten games are played, each with its own box. The answer is `NO` if TBL wins, and `YES` if not.
//!
//! ## Claim
//! TBL wins iff some bars, at least one, have lengths whose XOR is 0: iff the lengths are linearly dependent.
//!
//! For example, let the bars be 1, 2, 3 and 4. TBL takes out 1, 2 and 3. Whatever the other one eats, he answers as in
//! Nim; and if the 4 is taken out, he eats it.
//!
//! ## Why
//! Call a position cold if the bars that are out have the XOR 0, and no set of bars in the box has, but the empty one.
//! A player who finds a cold position loses:
//!
//! - If he eats, the XOR of the bars that are out is no longer 0.
//! - If he takes out a set, it becomes the XOR of this set, which is not 0.
//!
//! In both cases the opponent eats of one bar so that the XOR is 0 again: this is the winning move of Nim
//! ([`grundy::games::nim`]). The box is not changed by it, and in what is left there no set has the XOR 0. So the
//! position is cold again.
//!
//! At the start nothing is out, which has the XOR 0. If the lengths are independent, the start is cold, and TBL loses.
//! Otherwise he takes out a largest set with the XOR 0. If another set left in the box had the XOR 0, both together
//! would, too, and be larger. So he leaves a cold position.
//!
//! ## Cost
//! O(N log A) time for bars of a length of at most A, O(N) memory.

use grundy::io::{self, In};
use grundy::structures::XorBasis;
use proconio::input;

fn main() {
    io::run(|input, out| {
        for _ in 0..10 {
            input! { from input, n: In<1, 14>, bars: [In<1, 1_000_000_000, u64>; n] }
            out.either(first_player_wins(&bars), ["NO", "YES"]);
        }
    });
}

fn first_player_wins(bars: &[u64]) -> bool {
    let mut basis = XorBasis::new();
    !bars.iter().all(|&bar| basis.insert(bar))
}
