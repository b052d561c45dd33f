//! # P6791 \[SNOI2020\] 取石子 — heaps won at misère Fibonacci Nim
//!
//! - Judge: <https://www.luogu.com.cn/problem/P6791>
//! - 中文: 取石子：反斐波那契博弈，计数
//! - Family: [take-away](super#take-away); easier [p6487](super::p6487)
//! - Theorem: [Fibonacci Nim](grundy::games::fibonacci)
//! - Finder: misere › one heap
//! - Finder: counting › XOR: by digits
//! - Course: 16: Fibonacci Nim with a limit on the first take, where the last take loses
//!
//! ## Rule
//! There is a heap of n stones. The first player takes 1 to k of them. Every later move takes at least one stone, and
//! at most twice as many as the move before. The player who takes the last stone loses. For how many n from 1 to N does
//! the first player win? If k = 0, he cannot move and loses.
//!
//! ## Claim
//! Every number is in exactly one way a sum of different Fibonacci numbers out of 1, 2, 3, 5, 8, …, no two of them
//! neighbours in this list. Call these its parts ([`grundy::games::fibonacci`]). Let j be the number of Fibonacci
//! numbers in the list that are at most k. Let M be the sum of the parts of N that are greater than k. Replace each of
//! them by the number j places before it in the list, and let M' be the sum of these. The number of heaps that the
//! first player wins is
//!
//! ```text
//! N − M'        if M = N
//! N − M' − 1    if M < N
//! ```
//!
//! ## Why
//! **One stone less.** A player who takes all stones loses, so nobody does if he may take less. A player who meets a
//! single stone must take it. So a player who leaves one stone wins, and this is the game with n − 1 stones in which
//! the player who takes the last one wins. It is Fibonacci Nim: the first player wins iff n − 1 has a part of at most
//! k. Call a number coarse if all its parts are greater than k. Zero has no part, so it is coarse. The first player
//! loses iff n − 1 is coarse, so the coarse numbers below N are to be counted.
//!
//! **Order.** List the parts of a number from the largest on. The largest part is the largest Fibonacci number that the
//! number reaches. So of two numbers with different largest parts the one with the larger part is greater. If some
//! parts at the front are the same, the same holds for what is left without them. So numbers are ordered by the first
//! place where their lists differ; if one list ends there, its number is the smaller one.
//!
//! **Below M.** To replace all parts by the numbers j places before maps the coarse numbers one to one onto all numbers
//! from 0 on, and it keeps the order. M is coarse and is mapped to M'. So there are M' coarse numbers below M.
//!
//! **From M on.** If M < N, then M is one more coarse number below N. Let m > M be coarse, and look at the first place
//! where the lists of m and M differ. The list of N is that of M, followed by the parts of at most k. If the list of M
//! ends at this place, m has a part greater than k there, and N has a smaller one or none. Otherwise m has a larger
//! part there than M, and so than N. So m > N.
//!
//! ## Cost
//! O(log N) per query.

use grundy::games::fibonacci::FIBONACCI;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        type Stones = In<0, 1_000_000_000_000_000_000, u64>;
        input! { from input, queries: In<1, 100_000> }
        for _ in 0..queries {
            input! { from input, most: Stones, largest: Stones }
            writeln!(out, "{}", won_heaps(largest, most));
        }
    });
}

/// How many heaps of 1 to `largest` stones are won if the first move may take up to `most`.
fn won_heaps(largest: u64, most: u64) -> u64 {
    let j = FIBONACCI.partition_point(|&part| part <= most);
    let (mut rest, mut lost) = (largest, 0);
    for (&part, &moved) in FIBONACCI[j..].iter().zip(&FIBONACCI).rev() {
        if part <= rest {
            rest -= part;
            lost += moved;
        }
    }
    largest - lost - u64::from(rest > 0)
}
