//! # P3185 \[HNOI2007\] 分裂游戏 — a bean for two beans further on
//!
//! - Judge: <https://www.luogu.com.cn/problem/P3185>
//! - 中文: 分裂游戏：一颗豆换后面两颗
//! - Family: [splitting](super#splitting); easier [p10506](super::p10506)
//! - Theorem: [every bean is a game of its own](grundy::games::sg)
//! - Finder: heaps › stairs: one for two further on
//! - Course: 8: one bean for two further on, which is a sum and not a staircase
//!
//! ## Rule
//! Beans lie in n bottles in a row, numbered from 0. In turn a player chooses bottles i < j ≤ k, the first of them not
//! empty. He takes a bean out of i and puts one into j and one into k, two if j = k. A player who cannot do so loses.
//! Among the first moves i, j, k that win, which is the lexicographically smallest, and how many are there? If no first
//! move wins, the answer is −1 −1 −1 and 0.
//!
//! ## Claim
//! A bean in bottle i has the value g(i), the mex of g(j) XOR g(k) over i < j ≤ k; in the last bottle this is 0. A
//! position has the XOR s of the values of its beans. The triple i, j, k wins iff bottle i holds a bean and
//! s XOR g(i) XOR g(j) XOR g(k) = 0.
//!
//! ## Why
//! No move depends on other beans, so the position is the sum of its beans. A move replaces a bean in i by the sum of a
//! bean in j and one in k. So this is the theorem of Sprague and Grundy ([`grundy::games::sg`]). Two beans in one
//! bottle cancel in s, but either of them can still be moved.
//!
//! ## Cost
//! O(n³) time and memory per case.

use grundy::games::sg::{mex, nim_sum};
use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10> }
        for _ in 0..tests {
            input! { from input, n: In<2, 21>, beans: [In<0, 10_000, u32>; n] }
            let moves = winning_moves(&beans);
            match moves.first() {
                Some((i, j, k)) => writeln!(out, "{i} {j} {k}"),
                None => out.line("-1 -1 -1"),
            }
            writeln!(out, "{}", moves.len());
        }
    });
}

/// The first moves that win, in lexicographical order.
fn winning_moves(beans: &[u32]) -> Vec<(usize, usize, usize)> {
    let values = values(beans.len());
    let odd = (0..beans.len()).filter(|&i| beans[i] % 2 == 1);
    let sum = nim_sum(odd.map(|i| values[i]));
    (0..beans.len())
        .filter(|&i| beans[i] > 0)
        .flat_map(|i| pairs_from(i + 1, beans.len()).map(move |(j, k)| (i, j, k)))
        .filter(|&(i, j, k)| nim_sum([sum, values[i], values[j], values[k]]) == 0)
        .collect_vec()
}

/// The value of a bean in each of n bottles.
fn values(n: usize) -> Vec<usize> {
    let mut values = vec![0; n];
    for i in (0..n).rev() {
        values[i] = mex(pairs_from(i + 1, n).map(|(j, k)| values[j] ^ values[k]));
    }
    values
}

/// The pairs j ≤ k of bottles from `first` on, in lexicographical order.
fn pairs_from(first: usize, n: usize) -> impl Iterator<Item = (usize, usize)> {
    (first..n).flat_map(move |j| (j..n).map(move |k| (j, k)))
}
