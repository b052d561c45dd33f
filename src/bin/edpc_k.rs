//! # DP K Stones — Educational DP Contest: taking a number of stones out of a set
//!
//! - Judge: <https://atcoder.jp/contests/dp/tasks/dp_k>
//! - 中文: 一堆石子，每次取集合中的个数
//! - Family: [take-away](super#take-away); easier [cf1844a](super::cf1844a); twin
//!   [cses_stick_game](super::cses_stick_game); harder [hdu1848](super::hdu1848)
//! - Theorem: [subtraction set](grundy::games::take_away)
//! - Finder: heaps › 1 to m: a number out of a set
//! - Difficulty: 1, ours
//! - Table: values heaps "take 2,3" 19 by 10
//!
//! ## Rule
//! There is one pile of K stones. In turn, Taro first, a player removes exactly x stones, where x is one of the N
//! positive numbers of a set A. A player who cannot do so loses.
//!
//! ## Claim
//! A pile is won iff some x in A leads to a lost pile: one that has x stones less, and not less than 0.
//!
//! ## Why
//! This is what winning and losing mean. A move makes the pile smaller, so the piles 0, …, K are decided in this order.
//!
//! ## Cost
//! O(NK) time, O(K) memory.

use grundy::games::take_away::won_heaps;
use grundy::io::{self, Between, In, List};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100>, stones: In<1, 100_000> }
        let first = input.place();
        input! { from input, moves: with List(n, Between(1, stones)) }
        first.in_order_or_refuse(&moves, |before, number| before < number, "a number greater than the one before");
        out.either(won_heaps(&moves, stones)[stones], ["First", "Second"]);
    });
}
