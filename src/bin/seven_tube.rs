//! # 七管荧光灯 — the seven tubes of a digit
//!
//! - Judge: none known
//! - 中文: 七管荧光灯
//! - Family: [counting](super#counting)
//! - Theorem: [Nim](grundy::games::nim) on edge sets without a cycle
//! - Finder: counting › XOR: by digits
//! - Course: 16: tubes
//!
//! ## Rule
//! On the seven edges of two squares lie x_1, …, x_7 stones. The squares share edge 4. The edges 1, 2, 3 complete one
//! square, 5, 6, 7 the other. In turn a player chooses edges that form a tree. He takes from each of them as many
//! stones as he likes, also none, but at least one in all. A player who cannot take a stone loses. In how many fillings
//! with l_i ≤ x_i ≤ r_i does the first player win, modulo 998244353?
//!
//! Input: l_i and r_i for each edge in turn, 0 ≤ l_i ≤ r_i ≤ 10¹⁸. Output: the number of fillings.
//!
//! ## Claim
//! He loses iff x_1 = x_2 = x_3, x_5 = x_6 = x_7, and x_1 XOR x_4 XOR x_5 = 0.
//!
//! ## Why
//! The graph is connected, so every set of edges without a cycle extends to a spanning tree. A player may choose the
//! spanning tree and take nothing from the added edges. So a move may lower the numbers on any set of edges that
//! contains no cycle. The cycles are 1234, 4567 and 123567; the groups are 123 and 567. Call the fillings of the claim
//! balanced. These are the lost ones ([`grundy::games::sg`]).
//!
//! No move joins two balanced fillings. If they differ, then at least two of x_1, x_4, x_5 differ, since their XOR
//! is 0 in both. With x_1 or x_5 its whole group differs. So the changed edges contain a cycle.
//!
//! From every other filling a move leads to a balanced one. Let a and b be the least numbers of the groups 123 and 567,
//! let c = x_4 and s = a XOR b XOR c.
//!
//! - If s = 0, lower the groups to a and b. Edge 4 and an edge of each group stay as they are, so no cycle is changed.
//! - If s ≠ 0, one of a, b, c becomes smaller by XOR with s, as in Nim. If it is c, lower edge 4 to c XOR s and the
//!   groups to a and b: an edge of each group stays.
//! - If it is a, lower the group 123 to a XOR s and the group 567 to b: edge 4 and an edge of 567 stay. For b it is the
//!   same with the groups exchanged.
//!
//! ## How
//! Balanced fillings are triples with XOR 0 of numbers in three intervals: what the intervals of each group have in
//! common, and that of edge 4. Inclusion and exclusion of the lower ends leaves triples of numbers below three ends.
//! These are counted from the highest bit down, by the set of those numbers that are already below their end.
//!
//! ## Cost
//! O(log r) time.

use grundy::arithmetic::Mod;
use grundy::io::{self, Between, In};
use proconio::input;

type Count = Mod<998_244_353>;

const BITS: u32 = 60;

fn main() {
    io::run(|input, out| {
        let mut intervals = vec![];
        for _ in 0..7 {
            input! {
                from input,
                low: In<0, 1_000_000_000_000_000_000, u64>,
                high: with Between(low, 1_000_000_000_000_000_000),
            }
            intervals.push((low, high + 1));
        }
        writeln!(out, "{}", fillings(&intervals) - balanced_fillings(&intervals));
    });
}

/// The number of all fillings. An interval has an end that no longer belongs to it.
fn fillings(intervals: &[(u64, u64)]) -> Count {
    intervals.iter().map(|(low, high)| Count::new(high - low)).product()
}

fn balanced_fillings(intervals: &[(u64, u64)]) -> Count {
    let groups = [&intervals[..3], &intervals[3..4], &intervals[4..]].map(common);
    // Every choice of an end of each interval; a lower one takes away.
    let mut count = Count::default();
    for choice in 0..8_u32 {
        let lower = |group: usize| choice >> group & 1 == 1;
        let ends = [0, 1, 2].map(|group| if lower(group) { groups[group].0 } else { groups[group].1 });
        match choice.count_ones() % 2 {
            0 => count += triples_below(ends),
            _ => count -= triples_below(ends),
        }
    }
    count
}

/// What the intervals have in common; an empty interval ends where it begins.
fn common(intervals: &[(u64, u64)]) -> (u64, u64) {
    let (low, high) = intervals.iter().fold((0, u64::MAX), |(low, high), next| (low.max(next.0), high.min(next.1)));
    (low, high.max(low))
}

/// The number of triples with XOR 0 of numbers below the three ends.
fn triples_below(ends: [u64; 3]) -> Count {
    // By the set of numbers that are already below their end; the others agree with it so far.
    let mut ways = [Count::default(); 8];
    ways[0] = Count::new(1);
    for bit in (0..BITS).rev() {
        let mut next = [Count::default(); 8];
        for (below, &ways) in ways.iter().enumerate() {
            for digits in [0b000, 0b011, 0b101, 0b110] {
                if let Some(below) = step(below, digits, ends.map(|end| end >> bit & 1)) {
                    next[below] += ways;
                }
            }
        }
        ways = next;
    }
    ways[0b111]
}

/// Which numbers are below their end after one more binary digit each, unless one goes beyond.
fn step(below: usize, digits: usize, ends: [u64; 3]) -> Option<usize> {
    ends.iter().enumerate().try_fold(below, |after, (number, &end)| {
        let digit = (digits >> number & 1) as u64;
        match below >> number & 1 {
            0 if digit > end => None,
            0 if digit < end => Some(after | 1 << number),
            _ => Some(after),
        }
    })
}
