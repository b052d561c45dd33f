//! # CF1451D Circle Game — a token from the centre of a circle
//!
//! - Judge: <https://codeforces.com/problemset/problem/1451/D>
//! - 中文: 圆内移动棋子：对角线对称
//! - Family: [rows and boards](super#rows-and-boards); twin [cf493d](super::cf493d)
//! - Theorem: mirroring at the diagonal
//! - Finder: graphs › boards: mirroring › a token in a circle
//! - Course: 15 › pairing: others
//! - Difficulty: 1700
//!
//! ## Rule
//! A token stands at (0, 0). Let d ≥ k ≥ 1 be integers. In turn, Ashish first, a player adds k to one of its
//! coordinates. It must stay at a distance of at most d from (0, 0). A player who cannot move loses.
//!
//! ## Claim
//! Let z be the largest integer with 2 (zk)² ≤ d². Ashish wins iff k² (z² + (z + 1)²) ≤ d².
//!
//! ## Why
//! Write [x, y] for the point (xk, yk), and call it inside if k² (x² + y²) ≤ d². With a point are inside all those
//! whose coordinates x, y ≥ 0 are not greater, and its mirror image [y, x]. By definition [i, i] is inside iff i ≤ z.
//! Ashish should win iff [z, z + 1] is inside. The game ends, as the coordinates grow.
//!
//! Let [z, z + 1] be outside. Utkarsh adds to that coordinate to which Ashish has not just added. So Ashish always
//! moves from some [i, i] to [i, i + 1] or to its mirror image. This is inside, so i < z. Then [i + 1, i + 1] is
//! inside, and Utkarsh has his answer. He never lacks a move, and wins.
//!
//! Let [z, z + 1] be inside, and with it all [i, i + 1] with i ≤ z. Ashish moves to [0, 1]. After each of his moves the
//! token stands at some [i, i + 1], or at its mirror image, where all that follows is mirrored. Utkarsh moves
//!
//! - to [i + 1, i + 1], so i + 1 ≤ z;
//! - or to [i, i + 2]. As i² + (i + 2)² > 2 (i + 1)², the point [i + 1, i + 1] is inside, too, and again i + 1 ≤ z.
//!
//! So Ashish can move to [i + 1, i + 2]. He never lacks a move.
//!
//! ## Cost
//! O(1) per game.

use grundy::arithmetic::isqrt;
use grundy::io::{self, Between, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, games: In<1, 100> }
        for _ in 0..games {
            input! { from input, d: In<1, 100_000, u64>, k: with Between(1, d) }
            out.either(first_player_wins(d, k), ["Ashish", "Utkarsh"]);
        }
    });
}

fn first_player_wins(d: u64, k: u64) -> bool {
    // zk, where the diagonal leaves the circle.
    let last = isqrt(d * d / 2) / k * k;
    last * last + (last + k) * (last + k) <= d * d
}
