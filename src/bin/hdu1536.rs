//! # HDU1536 S-Nim — taking a number of beads out of a set
//!
//! Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=1536>
//! Family: take-away
//! Theorem: subtraction set
//!
//! Rule. Beads lie in heaps. In turn a player takes s beads from one heap, where s is one of the k numbers of a set S,
//! which need not have 1 in it, so that a heap may get stuck above 0. Who cannot move loses. Many positions are asked
//! for each S. POJ 2960 is the same; Kattis `snim` has a single S, and no final 0.
//! Claim. A position is won iff the XOR of the values of its heaps is not 0; the value of a heap x is the mex of those
//! of x − s, s in S, s ≤ x.
//! Why. Sprague and Grundy (library `sg`).
//! Cost. O(k · largest heap) time for each S, O(largest heap) memory.

use grundy::games::sg::nim_sum;
use grundy::games::take_away::take_away_values;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        while !input.is_empty() {
            input! { from input, k: In<0, 100> }
            if k == 0 {
                break;
            }
            input! { from input, set: [In<1, 10_000>; k], m: In<0, 100> }
            let positions: Vec<Vec<usize>> = (0..m)
                .map(|_| {
                    input! { from input, l: In<0, 100>, heaps: [In<0, 10_000>; l] }
                    heaps
                })
                .collect();
            let outcomes = wins(&set, &positions).into_iter();
            let letters: String = outcomes.map(|won| if won { 'W' } else { 'L' }).collect();
            out.line(&letters);
        }
    });
}

/// Whether the player to move wins, for every position.
fn wins(set: &[usize], positions: &[Vec<usize>]) -> Vec<bool> {
    let largest = positions.iter().flatten().max().copied().unwrap_or(0);
    let values = take_away_values(set, largest);
    let value = |heaps: &Vec<usize>| nim_sum(heaps.iter().map(|&heap| values[heap]));
    positions.iter().map(|heaps| value(heaps) != 0).collect()
}
