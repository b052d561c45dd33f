//! # CF1312F Attack on Red Kingdom — castles that remember the last attack
//!
//! - Judge: <https://codeforces.com/problemset/problem/1312/F>
//! - 中文: 三种攻击打城堡，限制连用
//! - Family: [take-away](super#take-away)
//! - Theorem: a window repeats
//! - Finder: heaps › no repetition
//! - Finder: counting › structures: how many first moves win
//! - Course: 6: a kind of attack that must not be made twice in a row
//! - Difficulty: 2500
//!
//! ## Rule
//! There are n castles with soldiers. In turn a player attacks a castle that has soldiers left. A mixed attack kills x
//! of them, infantry y, cavalry z, each a number from 1 to 5, or all if there are fewer. On one castle infantry must
//! not attack right after infantry, nor cavalry right after cavalry, whoever made the attack before. The player who
//! makes the last attack wins. How many first attacks, by castle and kind, let the first player force a win?
//!
//! ## Claim
//! A castle has a value for each number of soldiers and each kind of the last attack on it. Let X be the XOR of the
//! values of all castles. An attack wins iff it changes the value g of its castle to g XOR X. From some number of
//! soldiers on, the values repeat with a period.
//!
//! ## Why
//! The castles are a sum of games ([`grundy::games::sg`]). At first every attack is allowed, as after a mixed one.
//!
//! Let row(a) be the three values of a castle with a soldiers: after a mixed attack, infantry and cavalry. For a > 0
//!
//! ```text
//! row(a) = (mex {M, I, C}, mex {M, C}, mex {M, I}),
//! M = row(a − x) after a mixed attack, I = row(a − y) after infantry, C = row(a − z) after cavalry
//! ```
//!
//! Let the rows of negative numbers be (0, 0, 0) like that of 0. Then this holds without "or all if there are fewer".
//! As x, y, z ≤ 5, row(a) follows from the five rows before it, in the same way for every a > 0. Call these five the
//! window of a. If two numbers p < q have the same window, their rows are the same, so p + 1 and q + 1 have the same
//! window, and so on: the rows from p on repeat with the period q − p, and so do the windows.
//!
//! A value is at most 3, since there are at most three attacks. So the number of windows is finite, and one comes
//! again. For none of the 125 choices of x, y and z does this take more than 36 rows.
//!
//! ## Cost
//! O(n) time and memory, and at most 36 rows for each test.

use grundy::games::sg::{mex, winning_values};
use grundy::io::{self, In, Total};
use itertools::Itertools;
use proconio::input;

/// Values after a mixed attack, infantry and cavalry.
type Row = [usize; 3];

/// How many rows a row follows from.
const WINDOW: usize = 5;

fn main() {
    io::run(|input, out| {
        let castles = Total::at_most(300_000);
        input! { from input, tests: In<1, 1000> }
        for _ in 0..tests {
            input! { from input, n: with castles.of(1, 300_000), kills: [In<1, { WINDOW as i128 }>; 3] }
            input! { from input, soldiers: [In<1, 1_000_000_000_000_000_000, u64>; n] }
            writeln!(out, "{}", winning_attacks(&soldiers, [kills[0], kills[1], kills[2]]));
        }
    });
}

fn winning_attacks(soldiers: &[u64], kills: [usize; 3]) -> usize {
    let (rows, period) = rows(kills);
    // Where the row of a castle stands, or one that has the same values and the same window.
    let place = |soldiers: u64| {
        let place = soldiers + WINDOW as u64 - 1;
        let beyond = (place + 1).saturating_sub(rows.len() as u64);
        (place - beyond.next_multiple_of(period)) as usize
    };
    let castles: Vec<usize> = soldiers.iter().map(|&soldiers| place(soldiers)).collect();
    let values: Vec<usize> = castles.iter().map(|&castle| rows[castle][0]).collect();
    let attacks = castles.iter().zip(winning_values(&values)).cartesian_product(0..3);
    attacks.filter(|&((castle, wanted), kind)| rows[castle - kills[kind]][kind] == wanted).count()
}

/// The rows from that of −4 on, as long as their windows are new, and the period with which they go on.
fn rows(kills: [usize; 3]) -> (Vec<Row>, u64) {
    let mut rows = vec![[0; 3]; WINDOW];
    loop {
        let window = &rows[rows.len() - WINDOW..];
        let first = rows.windows(WINDOW).position(|earlier| earlier == window).expect("the window itself at least");
        let end = first + WINDOW;
        if end < rows.len() {
            let period = (rows.len() - end) as u64;
            return (rows, period);
        }
        let [mixed, infantry, cavalry] = [0, 1, 2].map(|kind| window[WINDOW - kills[kind]][kind]);
        rows.push([mex([mixed, infantry, cavalry]), mex([mixed, cavalry]), mex([mixed, infantry])]);
    }
}
