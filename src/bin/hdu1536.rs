//! # HDU 1536 S-Nim — taking a number of beads out of a set
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=1536>
//! - 中文: 每次取集合中的个数（S-Nim）
//! - Family: [take-away](super#take-away); easier [hdu1848](super::hdu1848); harder [sg_table](super::sg_table)
//! - Theorem: [subtraction set](grundy::games::take_away)
//! - Finder: heaps › 1 to m: a number out of a set
//! - Difficulty: 2, ours
//! - Table: values heaps "take 2,5" 27 by 14
//!
//! ## Rule
//! Beads lie in heaps, and a set S of k positive numbers is given. In turn a player takes s beads from one heap, where
//! s is a number of S. A player who cannot move loses. For each S many positions are asked; k = 0 ends the input. POJ
//! 2960 is the same problem. Kattis `snim` has a single S, and no 0 at the end.
//!
//! ## Claim
//! A position is won iff the XOR of the values of its heaps is not 0. The value of a heap x is the mex of the values of
//! the heaps x − s, for all s ≤ x in S.
//!
//! ## Why
//! A position is the sum of its heaps, and the moves from a heap x lead to the heaps x − s. So this is the theorem of
//! Sprague and Grundy ([`grundy::games::sg`]).
//!
//! ## Cost
//! O(k h + s) time per set, O(h + s) memory, for s heaps of at most h beads.

use grundy::games::TakeAway;
use grundy::games::sg::sum_of;
use grundy::io::{self, Between, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        while let Some(k) = input.until_zero(Between(0, 100)) {
            input! { from input, set: [In<1, 10_000>; k], m: In<0, 100> }
            let positions: Vec<Vec<usize>> = (0..m)
                .map(|_| {
                    input! { from input, l: In<0, 100>, heaps: [In<0, 10_000>; l] }
                    heaps
                })
                .collect();
            let outcomes = wins(&positions, &set).into_iter();
            let letters: String = outcomes.map(|won| if won { 'W' } else { 'L' }).collect();
            out.line(&letters);
        }
    });
}

/// Whether the player to move wins, for every position.
fn wins(positions: &[Vec<usize>], set: &[usize]) -> Vec<bool> {
    let largest = positions.iter().flatten().max().copied().unwrap_or(0);
    let values = TakeAway::new(set).values(largest);
    positions.iter().map(|heaps| sum_of(&values, heaps.iter().copied()) != 0).collect()
}
