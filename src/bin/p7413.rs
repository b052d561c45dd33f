//! # P7413 \[USACO21FEB\] Stone Game G — a multiple of the number taken before
//!
//! - Judge: <https://www.luogu.com.cn/problem/P7413>
//! - 中文: 每次取上一次的倍数
//! - Family: [counting](super#counting)
//! - Theorem: pairs of equal quotients
//! - Finder: heaps › the move before: a multiple of the move before
//! - Finder: counting › structures: how many first moves win
//! - Course: 16: first takes that leave pairs of equal quotients
//!
//! ## Rule
//! Stones lie in N ≥ 1 heaps. In turn, Bessie first, a player takes stones from one heap: at first any number s ≥ 1,
//! and then a multiple of the number that was taken in the move before. A player who cannot move loses. How many first
//! moves win for Bessie? Moves differ if their heaps or their numbers differ.
//!
//! ## Claim
//! For s ≥ 1 and q ≥ 1 let class q be the heaps of a stones with ⌊a / s⌋ = q at the start. Taking s stones wins
//!
//! - from every heap of class 1, if this is the only class of odd size;
//! - from every heap of class q ≥ 2, if q and q − 1 are the only classes of odd size;
//! - from no other heap.
//!
//! ## Why
//! Look at a position after a move that has taken s, and let class q be the heaps that now have ⌊a / s⌋ = q ≥ 1. From
//! all others nothing can be taken any more. We show by induction on the number of stones that the position is lost iff
//! every class has an even size. A tool is ⌊a / (ms)⌋ = ⌊⌊a / s⌋ / m⌋: heaps of one class by s are together by ms, too.
//!
//! - Every class has an even size. If there is no class, there is no move, and the position is lost. Otherwise pair the
//!   heaps in each class. If ms stones are taken from one heap of class q, then m ≤ q, so the opponent can take ms
//!   stones from its partner. Now both have ⌊a / s⌋ = q − m. By the tool all pairs have equal quotients by ms. So every
//!   class by ms has an even size, and by induction the position is lost.
//! - Some class has an odd size. Let q be the largest such. Take qs stones from a heap of class q. Fewer than s are
//!   left there. The heaps of all lower classes have fewer than qs stones, too. What remains in class q and in each
//!   class above is an even number of heaps. By the tool each class by qs is made of whole ones of these. So the
//!   opponent gets a position with classes of even size, which is lost.
//!
//! A first move that takes s from a heap of class q moves this heap to class q − 1; from class 1 it goes to none. So
//! exactly the sizes of these two classes change, or of this one, and they have to be odd before.
//!
//! ## How
//! The size of class q is the number of heaps with at least qs stones less that of heaps with at least (q + 1)s. For
//! heaps up to A there are at most A/1 + A/2 + … + A/A classes in all, which is O(A log A).
//!
//! ## Cost
//! O(N + A log A) time, O(N + A) memory.

use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, heaps: [In<1, 1_000_000, u32>; n] }
        writeln!(out, "{}", winning_first_moves(&heaps));
    });
}

fn winning_first_moves(heaps: &[u32]) -> u64 {
    let most = *heaps.iter().max().expect("a heap") as usize;
    // For every number the heaps with at least so many stones.
    let mut at_least = vec![0_u32; most + 1];
    heaps.iter().for_each(|&heap| at_least[heap as usize] += 1);
    for stones in (0..most).rev() {
        at_least[stones] += at_least[stones + 1];
    }
    // Whether they are an odd number: a byte each, as the search below goes through them again and again.
    let is_odd = at_least.iter().map(|heaps| heaps % 2 == 1).collect_vec();
    let winning = |taken: usize| {
        let size = |class: usize| {
            let above = at_least.get((class + 1) * taken).unwrap_or(&0);
            at_least[class * taken] - above
        };
        let is_odd = |class: usize| is_odd.get(class * taken) == Some(&true);
        let mut odd = (1..=most / taken).filter(|&class| is_odd(class) != is_odd(class + 1));
        match [odd.next(), odd.next(), odd.next()] {
            [Some(1), None, None] => size(1),
            [Some(lower), Some(class), None] if class == lower + 1 => size(class),
            _ => 0,
        }
    };
    (1..=most).map(|taken| u64::from(winning(taken))).sum()
}
