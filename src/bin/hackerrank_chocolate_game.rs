//! # HackerRank chocolate-game Chocolate Game — a row that must not fall, on every stretch
//!
//! - Judge: <https://www.hackerrank.com/challenges/chocolate-game>
//! - 中文: 巧克力堆的区间：阶梯博弈计数
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [p3480](super::p3480)
//! - Theorem: [staircase Nim](grundy::games::staircase); XORs of every second rise, from the left
//! - Finder: heaps › stairs: a row that must not fall, on every stretch
//! - Course: 8: a row that must not fall, on all of its stretches
//!
//! ## Rule
//! n piles of one or more chocolates stand in a row, none smaller than its left neighbour. For every stretch of two or
//! more neighbouring piles, Laurel and Hardy play a game with these piles alone, always beginning with the piles as
//! they are given. In turn, Laurel first, a player takes one or more chocolates from one pile of the stretch, such that
//! none of its piles becomes smaller than its left neighbour in the stretch. A player who cannot move loses. On how
//! many stretches does Laurel win?
//!
//! ## Claim
//! Let a(1), …, a(n) be the piles, a(0) = 0, and d(i) = a(i) − a(i − 1) the rises. Let
//!
//! ```text
//! p(i) = d(i) XOR d(i − 2) XOR d(i − 4) XOR …, as far as there are such rises.
//! ```
//!
//! Laurel loses the stretch from pile l to pile r
//!
//! - of even length iff p(r) = p(l − 1);
//! - of odd length iff p(r) = p(l) XOR a(l).
//!
//! For example, the rises of the piles 1 1 1 are 1, 0, 0. So p(0) = 0, p(1) = 1, p(2) = 0 and p(3) = 1. Laurel loses
//! the stretches of two piles, as p(2) = p(0) and p(3) = p(1): Hardy takes the other pile. Laurel wins with all three
//! piles, as p(1) XOR a(1) = 0 is not p(3): he takes the first one, and then it is he who takes the last one.
//!
//! ## Why
//! The pile before l is not in the stretch: pile l may be lowered to 0, and its rise is a(l). The others have the rises
//! d(l + 1), …, d(r). Laurel wins iff the XOR of the last rise, the last but two, and so on, is not 0
//! ([`grundy::games::staircase`]).
//!
//! - If the length is even, these are d(r), d(r − 2), …, d(l + 1). Besides them, p(r) has d(l − 1), d(l − 3), …, whose
//!   XOR is p(l − 1).
//! - If it is odd, they are d(r), d(r − 2), …, d(l + 2), and a(l). Besides d(r), …, d(l + 2), p(r) has d(l), d(l − 2),
//!   …, whose XOR is p(l). So the XOR in question is p(r) XOR p(l) XOR a(l).
//!
//! ## How
//! Let r go from 1 to n. A place i ≤ r − 2 with r − i even begins two stretches that end at r: from pile i + 1, which
//! is lost iff p(i) = p(r), and from pile i, which is lost iff p(i) XOR a(i) = p(r). The place 0 begins only the first.
//! So two maps, for odd and even places, count these XORs. The lost ones are subtracted from the r − 1 that end at r.
//!
//! ## Cost
//! O(n) expected time, O(n) memory.

use std::collections::HashMap;

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 100_000> }
        let first = input.place();
        input! { from input, piles: [In<1, 1_000_000_000, u32>; n] }
        first.in_order_or_refuse(&piles, |before, pile| before <= pile, "a pile no smaller than the one before");
        writeln!(out, "{}", won_stretches(&piles));
    });
}

fn won_stretches(piles: &[u32]) -> u64 {
    // For even and odd places: p of the last one, and how many stretches that begin there are lost by which p.
    let mut sums = [0; 2];
    let mut lost_by = [HashMap::from([(0, 1_u32)]), HashMap::new()];
    let (mut before, mut won) = (0, 0);
    for (place, &pile) in (1..).zip(piles) {
        let (sum, lost_by) = (&mut sums[place % 2], &mut lost_by[place % 2]);
        *sum ^= pile - before;
        before = pile;
        let lost = lost_by.get(sum).copied().unwrap_or(0);
        won += place as u64 - 1 - u64::from(lost);
        for key in [*sum, *sum ^ pile] {
            *lost_by.entry(key).or_default() += 1;
        }
    }
    won
}
