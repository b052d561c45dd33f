//! # P4101 \[HEOI2014\] 人人尽说江南好 — merging heaps up to a cap
//!
//! Judge: <https://www.luogu.com.cn/problem/P4101>
//! Family: parity
//! Theorem: parity of the merges that either player can force
//!
//! Rule. There are n heaps of one stone. In turn a player merges two heaps that have at most m stones together. Who
//! cannot do so loses. The answer is 0 if the first player wins, 1 if the second does.
//! Claim. The first player wins iff n − ⌈n/m⌉ is odd.
//! Why. Each merge leaves one heap less, so it is enough that either player can see to it that ⌈n/m⌉ heaps are left at
//! the end; the one whom their parity suits does. For m = 1 there is no move. Else he keeps to this shape after his
//! moves: heaps of m, one heap of g ≤ m stones, and single stones, as at the beginning, where g = 1. If no move is left
//! in it, these are ⌈n/m⌉ heaps, since two heaps besides the full ones would be g < m and a single stone, or two single
//! stones. If he is to move in this shape, he adds a stone to g, or to another stone if g = m. The opponent keeps to
//! the shape, too, or merges two single stones while 1 < g < m. Then he adds these two to g if g + 2 ≤ m. Otherwise g =
//! m − 1; he adds a single stone to g, and the two are the new g. If there is none, the game is over with q full heaps,
//! g and two stones: n = qm + m + 1, and q + 2 heaps are ⌈n/m⌉.
//! Cost. O(1) per case.

use grundy::io::{self, In};
use proconio::input;

type Count = In<1, 1_000_000_000, u32>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 100> }
        for _ in 0..tests {
            input! { from input, n: Count, m: Count }
            writeln!(out, "{}", u8::from(!first_player_wins(n, m)));
        }
    });
}

fn first_player_wins(n: u32, m: u32) -> bool {
    (n - n.div_ceil(m)) % 2 == 1
}
