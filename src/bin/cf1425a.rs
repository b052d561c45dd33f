//! # CF1425A Arena of Greed — one coin, or half of them
//!
//! - Judge: <https://codeforces.com/problemset/problem/1425/A>
//! - 中文: 取一枚或一半硬币，求先手所得
//! - Family: [two goals](super#two-goals); harder [p2964](super::p2964)
//! - Theorem: half of 4 and of what leaves 2 modulo 4, else one coin
//! - Finder: heaps › at most a share: exactly half, or one coin, for a score
//! - Difficulty: 1400
//!
//! ## Rule
//! A chest holds N coins, 1 ≤ N ≤ 10¹⁸. In turn, a player takes one coin, or, if the number of coins in the chest is
//! even, half of them, until none is left. Each player wants as many coins as possible. How many does the first one
//! get?
//!
//! ## Claim
//! It is best to take half of the coins if their number is 4 or leaves 2 modulo 4, and one coin otherwise. The answer
//! is what the first player gets if both play so.
//!
//! For example, let N = 12. If the first player takes half, 6 coins are left, of which the opponent gets 4, and the
//! first player gets 8 in all. One coin is better: then the opponent has to take one of 11, the first player takes 5 of
//! 10, the opponent one of 5, the first player 2 of 4, and each takes one of the last two. These are 9.
//!
//! ## Why
//! Let f(n) be what the player to move gets of n coins. The other one gets the rest. So f(n) = n − f(n − 1) if n is
//! odd, and if n ≥ 2 is even, f(n) is the greater one of
//!
//! ```text
//! n − f(n − 1) = n − (n − 1 − f(n − 2)) = 1 + f(n − 2)   for one coin,
//! n − f(n/2)                                             for half of them.
//! ```
//!
//! So f(n) ≥ 1 + f(n − 2) and f(n) ≥ n/2 for even n ≥ 2. Also f(n) ≤ n − 1 for n ≥ 2, as the opponent gets something.
//! Let the claim hold below n.
//!
//! - n = 2, 4, 6: f(0), f(1), … are 0, 1, 1, 2, 3, 2, 4. From 2 and from 6 both moves give the same, 1 and 4. From 4
//!   one coin gives 2, and half gives 3.
//! - n = 2m with an odd m ≥ 5: half gives 2m − f(m) = m + f(m − 1), since m is odd. One coin gives 1 + f(2m − 2). As
//!   2m − 2 ≥ 8 is a multiple of 4, this is 2 + f(2m − 4) = 2 + (m − 2) + f(m − 3): half is best from 2(m − 2). And
//!   m + f(m − 3) < m + f(m − 1).
//! - n = 2k with an even k ≥ 4: one coin gives 1 + f(2k − 2) = k + f(k − 2), since half is best from 2(k − 1). Half
//!   gives 2k − f(k). This is not more, if f(k) + f(k − 2) ≥ k. And f(k) ≥ k − f(k/2) ≥ k/2 + 1, while f(k − 2) is at
//!   least k/2 − 1.
//!
//! ## Cost
//! O(log N) time per chest: at most four moves halve it.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100_000> }
        for _ in 0..tests {
            input! { from input, coins: In<1, 1_000_000_000_000_000_000, u64> }
            writeln!(out, "{}", first_player_gets(coins));
        }
    });
}

fn first_player_gets(mut coins: u64) -> u64 {
    let (mut sums, mut player) = ([0, 0], 0);
    while coins > 0 {
        let taken = if coins == 4 || coins % 4 == 2 { coins / 2 } else { 1 };
        coins -= taken;
        sums[player] += taken;
        player = 1 - player;
    }
    sums[0]
}
