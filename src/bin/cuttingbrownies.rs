//! # Kattis cuttingbrownies Cutting Brownies — cuts across and cuts along
//!
//! - Judge: <https://open.kattis.com/problems/cuttingbrownies>
//! - 中文: 切布朗尼：一人横切，一人竖切
//! - Family: [two players, different moves](super#two-players-different-moves); harder [gerald08](super::gerald08)
//! - Theorem: Cutcake, a game worth [numbers](grundy::games::numbers)
//! - Finder: partizan › numbers
//!
//! ## Rule
//! There is a sheet of B × D unit squares, of breadth B and depth D. In turn a player cuts one piece into two along a
//! grid line. Vicky cuts vertically, which splits the breadth of the piece. Harry cuts horizontally, which splits its
//! depth. Pieces are never turned. A player who cannot cut loses. Does the player who starts win?
//!
//! ## Claim
//! Let b = ⌊log₂ B⌋ and d = ⌊log₂ D⌋. If Vicky starts, she wins iff b > d. If Harry starts, he wins iff d > b.
//!
//! ## Why
//! Let Vicky be Left. We show that the game is numbered ([`grundy::games::numbers`]), with
//!
//! ```text
//! v(B, D) = ⌊B / 2^d⌋ − 1     if b ≥ d
//!           1 − ⌊D / 2^b⌋     if b ≤ d
//! ```
//!
//! where both lines give 0 if b = d. By the library, Vicky then wins as the first player iff v > 0, that is b > d; and
//! Harry iff v < 0. Exchange of B and D exchanges the players and negates v, so it is enough to look at Vicky's moves.
//! Let her cut B into B₁ + B₂ with B₁ ≤ B₂, and let b₁ and b₂ be their logarithms.
//!
//! - Every move lowers v. First, let b ≥ d. Always v(x, D) ≤ ⌊x / 2^d⌋ − 1: if x < 2^d, the left side is negative,
//!   hence at most −1. So after the cut the sum is at most ⌊B₁ / 2^d⌋ + ⌊B₂ / 2^d⌋ − 2 ≤ ⌊B / 2^d⌋ − 2. Second, let
//!   b < d, and q = ⌊D / 2^b⌋ ≥ 2. Since B₁ ≤ B/2, we have b₁ < b, and so ⌊D / 2^b₁⌋ ≥ 2q. And b₂ ≤ b. So after the cut
//!   the sum is at most (1 − 2q) + (1 − q) = 2 − 3q < 1 − q.
//! - If v is no integer ≤ 0, then b > d, and Vicky must be able to lower v by at most 1. She cuts off a piece of
//!   breadth 2^d, with the value 0. The rest has the value ⌊B / 2^d⌋ − 2.
//!
//! ## Cost
//! O(1) per game.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10> }
        for _ in 0..tests {
            input! { from input, breadth: In<1, 500>, depth: In<1, 500>, starter: String }
            let wins = match starter.as_str() {
                "Vicky" => starter_wins(breadth, depth),
                "Harry" => starter_wins(depth, breadth),
                _ => io::refuse("Harry or Vicky"),
            };
            let verb = if wins { "can" } else { "cannot" };
            writeln!(out, "{starter} {verb} win");
        }
    });
}

/// Whether the player who starts wins, by the side that he splits and the other one.
fn starter_wins(own: usize, other: usize) -> bool {
    own.ilog2() > other.ilog2()
}
