//! # P4101 \[HEOI2014\] 人人尽说江南好 — merging heaps up to a cap
//!
//! - Judge: <https://www.luogu.com.cn/problem/P4101>
//! - 中文: 人人尽说江南好：合并石子
//! - Family: [parity](super#parity); easier [loj10246](super::loj10246)
//! - Theorem: parity of the merges that either player can force
//! - Finder: heaps › every heap: heaps are merged
//! - Difficulty: 3, ours
//!
//! ## Rule
//! There are n heaps of one stone. In turn a player merges two heaps that have at most m stones together. A player who
//! cannot do so loses. The answer is 0 if the first player wins, 1 if the second does.
//!
//! ## Claim
//! The first player wins iff n − ⌈n/m⌉ is odd.
//!
//! ## Why
//! Each merge leaves one heap less. So if ⌈n/m⌉ heaps are left at the end, there were n − ⌈n/m⌉ merges, and the first
//! player has made the last one iff this number is odd. We show that either player can force ⌈n/m⌉ heaps at the end.
//! Then the player for whom this parity is a win does so.
//!
//! For m = 1 there is no move. Let m ≥ 2, and call the player who forces it A, and his opponent B. After each of his
//! moves A leaves this shape: full heaps of m stones, one heap of g ≤ m stones, and single stones. At the beginning the
//! heaps have this shape, too, with g = 1.
//!
//! - No move is left in the shape. Then besides the full heaps there is at most one heap: two single stones could be
//!   merged, and so could g < m and a single stone. So there are ⌈n/m⌉ heaps.
//! - A is to move in the shape, and a move is left. He adds a single stone to g if g < m, else to another single stone.
//! - B keeps to the shape. Then A is to move in it, or no move is left.
//! - B leaves the shape. Then he has merged two single stones while 1 < g < m. If g + 2 ≤ m, A adds these two stones to
//!   g. Otherwise g = m − 1. If there is a single stone, A adds it to g, which is then full, and the heap of two is the
//!   new g. If there is none, the game is over with some number p of full heaps, g, and the heap of two. Then
//!   n = pm + m + 1, so the p + 2 heaps are ⌈n/m⌉.
//!
//! ## Cost
//! O(1) per case.

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
