//! # Dynamic subtraction — taking at most as many as the move before
//!
//! Judge: none known
//! Family: take-away
//! Theorem: dynamic subtraction
//!
//! Rule. There are n stones. The first move takes at least one stone, but not all; every later one takes at least one,
//! and at most as many as the move before. Who cannot move loses, so who takes the last stone wins, and a single stone
//! is lost from the start.
//! Claim. The first player loses iff n is a power of two.
//! Why. A player who may take up to q of n stones wins iff the lowest set bit of n is at most q; at the start that is
//! to say that n has another bit. For if it is, he takes so many. Then nothing is left, or the lowest set bit is
//! greater, and the other may not take so many. If it is not, let him take x ≤ q: the lowest set bit of n − x is that
//! of x, so the other player may take it.
//! Cost. O(1) a game.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, games: In<0, 100_000> }
        for _ in 0..games {
            input! { from input, stones: In<1, 1_000_000_000_000_000_000, u64> }
            out.line(if first_player_wins(stones) {
                "First"
            } else {
                "Second"
            });
        }
    });
}

fn first_player_wins(stones: u64) -> bool {
    !stones.is_power_of_two()
}
