//! # P3179 \[HAOI2015\] 数组游戏 — turning multiples
//!
//! - Judge: <https://www.luogu.com.cn/problem/P3179>
//! - 中文: 数组游戏：翻若干倍数
//! - Family: [coin turning](super#coin-turning); easier [p2594](super::p2594)
//! - Theorem: [lone cells by blocks of equal quotients](grundy::games::coins)
//! - Finder: coins › row: at multiples
//! - Difficulty: 4, ours
//!
//! ## Rule
//! Cells 1 to n are white or black. In turn a player picks a WHITE cell x and a number 1 ≤ k ≤ ⌊n/x⌋, and turns the
//! colour of x, 2x, …, kx. A player who cannot move loses. Many sets of white cells are given, no cell twice in a set.
//! For each of them: does the first player win?
//!
//! ## Claim
//! He wins iff the XOR of g(⌊n/x⌋) over the white cells x is not 0, where g(v) is the mex of 0 and the numbers
//!
//! ```text
//! g(⌊v/2⌋) XOR g(⌊v/3⌋) XOR … XOR g(⌊v/k⌋) for k = 2, …, v
//! ```
//!
//! ## Why
//! A row has the XOR of the values that its white cells have alone ([`grundy::games::coins`]; here the least cell
//! leads). A move at a lone cell x leaves 2x, …, kx white, or nothing. Their quotients are ⌊n/(jx)⌋ = ⌊⌊n/x⌋/j⌋ for
//! j = 2, …, k. So only the quotient of x matters.
//!
//! ## How
//! The j with equal ⌊v/j⌋ = q are a block. Let s be the XOR before the block. Within it the XORs are s XOR g(q) and s
//! by turns, and s has been seen before. So a block adds one number to the mex.
//!
//! There are at most 2√n quotients v of n, and each takes O(√v) time for its own quotients. The v up to √n take
//! √n · O(n^(1/4)) time together. The others are ⌊n/i⌋ for i ≤ √n, and the sum of √(n/i) over these i is at most
//! √n · 2n^(1/4).
//!
//! ## Cost
//! O(n^(3/4)) time and O(√n) memory once, then O(w log w) for w white cells.

use grundy::arithmetic::quotients::{Table, blocks};
use grundy::games::sg::{mex, nim_sum};
use grundy::io::{self, Between, In, List};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 1_000_000_000, u32>, tests: In<1, 100> }
        let mut queries = vec![];
        for _ in 0..tests {
            input! { from input, w: In<1, 100> }
            let first = input.place();
            input! { from input, white: with List(w, Between(1, n)) }
            queries.push(first.distinct_or_refuse(&white, 1, "a cell that has not come before"));
        }
        let values = lone_values(n);
        for white in queries {
            out.either(first_player_wins(n, &white, &values), ["Yes", "No"]);
        }
    });
}

fn first_player_wins(n: u32, white: &[u32], values: &Table<usize>) -> bool {
    nim_sum(white.iter().map(|x| values.get(n / x))) != 0
}

/// The value of a lone white cell x, for every ⌊n/x⌋.
fn lone_values(n: u32) -> Table<usize> {
    Table::rising(n, |v, values| {
        let mut sum = 0;
        let successors = blocks(v).skip(1).map(|block| {
            let with_odd_many = sum ^ values.get(block.quotient);
            if (block.last - block.first) % 2 == 0 {
                sum = with_odd_many;
            }
            with_odd_many
        });
        mex(successors.chain([0]))
    })
}
