//! # CF1368F Lamps on a Circle — lamps switched on, and neighbours switched off
//!
//! - Judge: <https://codeforces.com/problemset/problem/1368/F>
//! - 中文: 环上开灯关灯（交互题）
//! - Family: dialogues
//! - Theorem: every k-th lamp stays dark
//!
//! ## Rule
//! n lamps stand in a circle, all of them off. John, the program, ends the game, or he names k ≥ 1 and switches on k
//! lamps of his choice. Then the judge switches off k adjacent lamps of its choice. (Lamps that are on, or off, may be
//! named again.) John wants many lamps to be on at the end. The program has to reach the value under best play within
//! 10⁴ moves.
//!
//! ## Claim
//! The value is
//!
//! ```text
//! R(n) = max { n − k − ⌈n/k⌉ + 1 : 1 ≤ k ≤ n }
//! ```
//!
//! John takes a k that attains it. He leaves every k-th lamp dark for ever: the lamps 1, 1 + k, 1 + 2k, …. As long as
//! k of the other lamps are off, he switches on k of them.
//!
//! ## Why
//! John gets R(n). The dark lamps number ⌈n/k⌉. Any k adjacent lamps contain one of them, also where they pass the end
//! of the circle: the last dark lamp is followed by at most k − 1 others before lamp 1. So the judge switches off at
//! most k − 1 lamps that are on, and every move gains at least one. After at most n moves fewer than k lamps are off
//! besides the dark ones. So at least n − ⌈n/k⌉ − (k − 1) = R(n) lamps are on.
//!
//! No more can be had. The judge switches off the k adjacent lamps of which the most are on. Then at most R(n) lamps
//! are on after every move: this is true in the beginning, as k = 1 shows R(n) ≥ 0. Suppose that x ≤ R(n) lamps were
//! on, that John names k, and that y ≤ x + k are on then. Let m be the most that are on among k adjacent ones.
//!
//! - m = k. Then y − k ≤ x lamps stay on.
//! - m < k. Let j = k − m. All n sequences of k adjacent lamps contain at least j that are off, and each lamp belongs
//!   to k of them. So at least ⌈jn/k⌉ lamps are off. Hence y − m ≤ n − ⌈jn/k⌉ − k + j lamps stay on. Now let q =
//!   ⌈k/j⌉. First, n/q ≤ jn/k. Second, q ≤ k − j + 1, for k ≤ j(k − j + 1) means 0 ≤ (j − 1)(k − j). So at most n −
//!   ⌈n/q⌉ − q + 1 ≤ R(n) lamps stay on.
//!
//! ## Cost
//! O(n²) time, O(n) memory.

use grundy::io::{self, In, Vertex};
use proconio::input;

fn main() {
    io::interact(|input, out| {
        input! { from input, n: In<1, 1000> }
        let k = best_step(n);
        let mut is_on = vec![false; n];
        loop {
            let named: Vec<usize> = (0..n).filter(|&lamp| lamp % k != 0 && !is_on[lamp]).take(k).collect();
            if named.len() < k {
                break;
            }
            write!(out, "{k}");
            for lamp in named {
                is_on[lamp] = true;
                write!(out, " {}", lamp + 1);
            }
            writeln!(out);
            input! { from input, first: with Vertex(n) }
            for lamp in first..first + k {
                is_on[lamp % n] = false;
            }
        }
        out.line("0");
    });
}

/// The k for which n − k − ⌈n/k⌉ + 1 is greatest.
fn best_step(n: usize) -> usize {
    (1..=n).min_by_key(|k| k + n.div_ceil(*k)).expect("n is at least 1")
}
