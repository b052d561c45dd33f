//! # P4077 \[SDOI2016\] 硬币游戏 — coins at multiples of powers of two and three
//!
//! - Judge: <https://www.luogu.com.cn/problem/P4077>
//! - 中文: 硬币游戏：按 2 和 3 的幂
//! - Family: [coin turning](super#coin-turning); easier [coin_turning](super::coin_turning)
//! - Theorem: [lone coins by their powers of 2 and 3](grundy::games::coins)
//! - Finder: coins › row: at multiples
//! - Course: 10: exponents of 2 and 3 as a board
//!
//! ## Rule
//! Coins 1 to n ≤ 30 000 show heads (1) or tails (0); Q is given. In turn a player picks a coin c·2^a·3^b that shows
//! TAILS, where c has no factor 2 or 3, and numbers p ≥ 1 and 1 ≤ q ≤ Q. Either pq ≤ a, and he turns the coins
//! c·2^(a−pj)·3^b for j = 0, …, q; or pq ≤ b, and he turns the coins c·2^a·3^(b−pj). A player who cannot move loses.
//!
//! ## Claim
//! The first player wins iff the XOR of g(a, b) over the tails is not 0, where g(a, b) is the mex of
//!
//! ```text
//! g(a − p, b) XOR g(a − 2p, b) XOR … XOR g(a − pq, b)   for pq ≤ a, 1 ≤ q ≤ Q
//! g(a, b − p) XOR g(a, b − 2p) XOR … XOR g(a, b − pq)   for pq ≤ b, 1 ≤ q ≤ Q
//! ```
//!
//! ## Why
//! A row has the XOR of the values that its tails have alone ([`grundy::games::coins`], with tails for heads). A move
//! turns only coins with the same c, and c does not matter.
//!
//! ## How
//! There are 82 pairs (a, b) with 2^a·3^b ≤ 30000. For each of them at most ⌊a/1⌋ + ⌊a/2⌋ + … + ⌊b/1⌋ + ⌊b/2⌋ + … moves
//! begin at its coins, which is 41 or less. So values have six bits.
//!
//! ## Cost
//! O(n) time and memory per case, and O(30 000) once.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use proconio::input;

const COINS: usize = 30_000;

/// 2^15 and 3^10 are more than the number of coins; a lone coin has the index a·THREES + b.
const TWOS: usize = 15;
const THREES: usize = 10;

fn main() {
    io::run(|input, out| {
        let kinds = kinds();
        input! { from input, tests: In<0, 100> }
        for _ in 0..tests {
            input! { from input, n: In<1, { COINS as i128 }>, most: In<1, 20>, coins: [In<0, 1, u8>; n] }
            out.either(first_player_wins(&coins, most, &kinds), ["win", "lose"]);
        }
    });
}

/// For every coin from 1 on, the index of a lone coin with its exponents of 2 and 3.
fn kinds() -> Vec<u8> {
    let exponent = |coin: usize, base: usize| {
        let powers = (1..).take_while(|&exponent| coin % base.pow(exponent) == 0);
        powers.count()
    };
    (1..=COINS).map(|coin| (exponent(coin, 2) * THREES + exponent(coin, 3)) as u8).collect()
}

fn first_player_wins(coins: &[u8], most: usize, kinds: &[u8]) -> bool {
    let values = lone_values(most);
    let tails = coins.iter().zip(kinds).filter(|&(&coin, _)| coin == 0);
    nim_sum(tails.map(|(_, &kind)| values[kind as usize])) != 0
}

/// The value of a lone coin of every kind, where `most` is Q.
fn lone_values(most: usize) -> [u8; TWOS * THREES] {
    let mut values = [0; TWOS * THREES];
    for (a, b) in (0..TWOS).flat_map(|a| (0..THREES).map(move |b| (a, b))) {
        if (3_usize.pow(b as u32) << a) > COINS {
            continue;
        }
        let coin = a * THREES + b;
        let mut successors = 0_u64;
        for (exponent, stride) in [(a, THREES), (b, 1)] {
            for p in 1..=exponent {
                let mut sum = 0;
                for q in 1..=most.min(exponent / p) {
                    sum ^= values[coin - p * q * stride];
                    successors |= 1 << sum;
                }
            }
        }
        values[coin] = successors.trailing_ones() as u8;
    }
    values
}
