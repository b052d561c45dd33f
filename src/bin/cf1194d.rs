//! # CF1194D 1-2-K Game — steps of 1, 2 or k
//!
//! - Judge: <https://codeforces.com/problemset/problem/1194/D>
//! - 中文: 每次走 1、2 或 k 格
//! - Family: [take-away](super#take-away); easier [p4018](super::p4018); harder [cf36d](super::cf36d)
//! - Theorem: a [subtraction set](grundy::games::take_away) whose period is 3 or k + 1
//! - Finder: heaps › 1 to m: 1, 2 or k
//! - Difficulty: 1700
//! - Table: values heaps "take 1,2,6" 27 by 14
//!
//! ## Rule
//! A chip lies on cell n ≥ 0 of a strip of cells 0, 1, 2, …. In turn, Alice first, a player moves it 1, 2 or k ≥ 3
//! cells towards 0, where it stays on the strip. A player who cannot move loses.
//!
//! ## Claim
//! If k is no multiple of 3, Bob wins iff n is a multiple of 3. If it is one, let r = n mod (k + 1). Then Bob wins iff
//! r is a multiple of 3 and not k.
//!
//! ## Why
//! Call a cell lost if the claim says that Bob wins there. It is enough that no step joins two lost cells, and that
//! from every other cell a step leads to a lost one ([`grundy::games::sg`]).
//!
//! - k is no multiple of 3. No step joins two multiples of 3, and from any other cell a step of 1 or 2 leads to one.
//! - k is a multiple of 3. In each block of k + 1 cells those with r = 0, 3, …, k − 3 are lost. So each lost cell is 3
//!   cells from the next, or 4 where a block ends, and no step of 1 or 2 joins two. A step of k takes r < k to r + 1 in
//!   the block before, so it joins none either. And it takes r = k to r = 0, which is lost. From any other cell that is
//!   not lost a step of 1 or 2 leads to one.
//!
//! ## Cost
//! O(1) per game.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, games: In<1, 100> }
        for _ in 0..games {
            input! { from input, n: In<0, 1_000_000_000, u32>, k: In<3, 1_000_000_000, u32> }
            out.either(first_player_wins(n, k), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(n: u32, k: u32) -> bool {
    if k % 3 != 0 {
        return n % 3 != 0;
    }
    let r = n % (k + 1);
    r % 3 != 0 || r == k
}
