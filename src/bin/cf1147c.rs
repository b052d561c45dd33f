//! # CF1147C Thanos Nim — exactly half of the heaps in one move
//!
//! - Judge: <https://codeforces.com/problemset/problem/1147/C>
//! - 中文: 每次恰好动一半堆的 Nim
//! - Family: [Nim and staircase](super#nim-and-staircase)
//! - Theorem: more than half of the heaps are as small as the smallest
//! - Finder: heaps › several heaps: exactly half of the heaps
//! - Course: 5: half of the heaps at once, decided by the smallest heap
//! - Difficulty: 2000
//!
//! ## Rule
//! Stones lie in n heaps, n even, 2 ≤ n ≤ 50, at first 1 to 50 in each. In turn, Alice first, a player chooses exactly
//! n/2 heaps that are not empty, and takes one or more stones from each of them, not necessarily equally many. A player
//! who cannot move loses. (The problem is 1162E, too.)
//!
//! ## Claim
//! The player to move loses iff more than n/2 of the n heaps are of the least size. Empty heaps count.
//!
//! ## Why
//! Call such a position level, and let m be the least size in the position before a move.
//!
//! From a level position no move leads to a level one. If m = 0, fewer than n/2 heaps are not empty, and there is no
//! move. Otherwise fewer than n/2 heaps are greater than m. So the move lowers some heap of size m, and the least size
//! after it is below m. Only heaps that the move lowered have this size, and these are n/2.
//!
//! From any other position some move leads to a level one. At least n/2 heaps are greater than m: lower n/2 of them to
//! m. Together with a heap that had this size before, they are more than n/2.
//!
//! So the level positions are the lost ones ([`grundy::games::sg`]).
//!
//! In Moore's Nim ([`grundy::games::moore`]) a move may lower fewer heaps, too. There 1, 1, 1, 2 is won by taking the
//! heap of 2 alone. Here this move is forbidden, and the position is lost.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        let place = input.place();
        input! { from input, n: In<2, 50> }
        if n % 2 == 1 {
            place.refuse("an even integer from 2 to 50");
        }
        input! { from input, heaps: [In<1, 50, u32>; n] }
        out.either(first_player_wins(&heaps), ["Alice", "Bob"]);
    });
}

fn first_player_wins(heaps: &[u32]) -> bool {
    let least = heaps.iter().min();
    let level = heaps.iter().filter(|&heap| Some(heap) == least).count();
    level <= heaps.len() / 2
}
