//! # CF1368F Lamps on a Circle — lamps switched on, and neighbours switched off
//!
//! - Judge: <https://codeforces.com/problemset/problem/1368/F>
//! - 中文: 环上开灯关灯（交互题）
//! - Family: [dialogues](super#dialogues)
//! - Theorem: every k-th lamp stays dark
//! - Finder: dialogues › answers: with every k-th lamp left dark
//! - Difficulty: 2600
//!
//! ## Rule
//! n ≤ 1000 lamps stand in a circle, all of them off. John, the program, ends the game, or he names k ≥ 1 and switches
//! on k lamps of his choice. Then the judge switches off k adjacent lamps of its choice, and names the first of them:
//! the others follow by number, and after n comes 1. (Lamps that are on, or off, may be named again.) John wants many
//! lamps to be on at the end. The program has to reach the value under best play within 10⁴ moves.
//!
//! ## Claim
//! The value is
//!
//! ```text
//! R(n) = max { n − k − ⌈n/k⌉ + 1 : 1 ≤ k ≤ n }
//! ```
//!
//! John takes a k that attains it. He leaves every k-th lamp dark for ever: the lamps 1, 1 + k, 1 + 2k, …. As long as k
//! of the other lamps are off, he switches on k of them.
//!
//! ## Why
//! John gets R(n). There are ⌈n/k⌉ dark lamps. Any k adjacent lamps contain one of them, also where they pass the end
//! of the circle: the last dark lamp is followed by at most k − 1 others before lamp 1. So the judge switches off at
//! most k − 1 lamps that are on, and every move gains at least one. After at most n moves fewer than k lamps are off
//! besides the dark ones. So at least n − ⌈n/k⌉ − (k − 1) = R(n) lamps are on.
//!
//! No more can be had. Let John name any c; the judge switches off the c adjacent lamps of which the most are on. Then
//! at most R(n) lamps are on after every turn, as we show by induction. In the beginning none is on, and R(n) ≥ 0, as
//! k = 1 shows. Suppose that x ≤ R(n) lamps were on before a turn, and that y ≤ x + c are on when John has moved. Let m
//! be the most that are on among c adjacent ones.
//!
//! - m = c. Then y − c ≤ x lamps stay on.
//! - m < c. Let j = c − m. Each of the n sequences of c adjacent lamps contains at least j that are off, and each lamp
//!   belongs to c of them. So at least ⌈jn/c⌉ lamps are off. Hence y − m ≤ n − ⌈jn/c⌉ − c + j lamps stay on. Now let q
//!   = ⌈c/j⌉. First, n/q ≤ jn/c. Second, q ≤ c − j + 1, since c ≤ j(c − j + 1) is the same as 0 ≤ (j − 1)(c − j). So at
//!   most n − ⌈n/q⌉ − q + 1 ≤ R(n) lamps stay on.
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

/// The k for which n − k − ⌈n/k⌉ + 1 is largest.
fn best_step(n: usize) -> usize {
    (1..=n).min_by_key(|k| k + n.div_ceil(*k)).expect("n is at least 1")
}
