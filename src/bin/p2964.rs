//! # P2964 \[USACO09NOV\] A Coin Game S — coins from the front, up to twice as many as the move before
//!
//! - Judge: <https://www.luogu.com.cn/problem/P2964>
//! - 中文: 从前往后取硬币，至多为上一步的两倍
//! - Family: [two goals](super#two-goals); easier [cf1425a](super::cf1425a), [edpc_l](super::edpc_l),
//!   [hdu2516](super::hdu2516)
//! - Theorem: minimax over the coins left and the move before
//! - Finder: heaps › the move before: for a score
//! - Course: 15 › scores: with the number of the last take in the state
//! - Difficulty: 3, ours
//!
//! ## Rule
//! n coins stand in a row. In turn a player takes one or more coins from the front: the first move one or two, every
//! later one at most twice as many as the move before. The game ends when no coin is left. Each player wants the sum of
//! his own coins as large as possible. What does the first player get?
//!
//! ## Claim
//! Let S(r) be the sum of the last r coins. Let G(r, k) be what the player to move still gets of them if the move
//! before took k coins. Then G(0, k) = 0, and for r ≥ 1 and k ≥ 1
//!
//! ```text
//! G(r, k) = max of S(r) − G(r − t, t) over all t with 1 ≤ t ≤ 2k and t ≤ r
//! ```
//!
//! The answer is G(n, 1).
//!
//! ## Why
//! What was taken before changes neither the moves nor what they bring. In the end the two players share the last r
//! coins, so a player gets most if the other one gets least. A player who takes t coins leaves r − t to the other, who
//! gets G(r − t, t) of them; all the others are his own. The first move may take what a move may take after one coin.
//!
//! ## How
//! The maximum for k is that for k − 1, or it has t = 2k − 1 or t = 2k. And all k ≥ r / 2 have the same: all numbers up
//! to r. So for every r a row of ⌈r / 2⌉ numbers is enough, and each takes two steps. That is 4 MB for 2000 coins.
//!
//! ## Cost
//! O(n²) time and memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<5, 2000>, coins: [In<1, 100_000, u32>; n] }
        writeln!(out, "{}", first_sum(&coins));
    });
}

/// What the first player gets.
fn first_sum(coins: &[u32]) -> u32 {
    // For every number of coins left, what the player to move gets: at k if the move before took k, and at the end if
    // it took more. Behind 0 coins there is no move.
    let mut gets: Vec<Vec<u32>> = vec![vec![0]];
    let mut sum = 0;
    for (left, coin) in (1..).zip(coins.iter().rev()) {
        sum += coin;
        let mut row = Vec::with_capacity(left / 2 + 2);
        row.push(0);
        let mut most = 0;
        for taken in 1..=left {
            let others = &gets[left - taken];
            most = most.max(sum - others[taken.min(others.len() - 1)]);
            if taken % 2 == 0 || taken == left {
                row.push(most);
            }
        }
        gets.push(row);
    }
    gets[coins.len()][1]
}
