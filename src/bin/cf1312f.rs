//! # CF1312F Attack on Red Kingdom — castles that remember the last attack
//!
//! - Judge: <https://codeforces.com/problemset/problem/1312/F>
//! - 中文: 三种攻击打城堡，限制连用
//! - Family: take-away
//! - Theorem: a window repeats
//!
//! ## Rule
//! There are n castles with soldiers. In turn a player attacks a castle that has soldiers left. A mixed attack kills x
//! of them, infantry y, cavalry z, or all if there are fewer. On one castle infantry must not attack right after
//! infantry, nor cavalry right after cavalry, whoever made the attack before. Who makes the last attack wins. How many
//! first attacks are there, by castle and kind, after which the first player can force a win?
//!
//! ## Claim
//! A castle has a value for each number of soldiers and each kind of the last attack on it. The attacks that win are
//! those that change the value g of a castle to g XOR X, where X is the XOR of the values of all castles. From some
//! number of soldiers on, the three values of a castle repeat with a period, and the program finds one that is proven.
//!
//! ## Why
//! The castles are a sum of games (library `games::sg`). At first every attack is allowed, as after a mixed one.
//!
//! Call the values for a soldiers after a mixed attack, infantry and cavalry the row of a. For a > 0
//!
//! ```text
//! row(a) = (mex {M, I, C}, mex {M, C}, mex {M, I}),
//! M = row(a − x) after a mixed attack, I = row(a − y) after infantry, C = row(a − z) after cavalry
//! ```
//!
//! Let the rows of negative numbers be (0, 0, 0) like that of 0. Then this holds without "or all if there are fewer".
//! So row(a) follows from the five rows before it, in the same way for every a > 0. Call these five the window of a. If
//! two numbers p < q have the same window, their rows are the same, so p + 1 and q + 1 have the same window, and so on:
//! all that concerns a castle of a ≥ p soldiers repeats with the period q − p.
//!
//! A value is at most 3, since there are at most three attacks. So the number of windows is finite, and one comes
//! again: within 40 rows, whatever x, y and z are.
//!
//! ## Cost
//! O(n) time and memory, and up to 40 rows for each test.

use grundy::games::sg::{mex, nim_sum};
use grundy::io::{self, In, Total};
use proconio::input;

/// The greatest number of soldiers that one attack can kill.
const MOST: usize = 5;

/// Values after a mixed attack, infantry and cavalry.
type Row = [usize; 3];

fn main() {
    io::run(|input, out| {
        let castles = Total::at_most(300_000);
        input! { from input, tests: In<1, 1000> }
        for _ in 0..tests {
            input! { from input, n: with castles.of(1, 300_000), kills: [In<1, { MOST as i128 }>; 3] }
            input! { from input, soldiers: [In<1, 1_000_000_000_000_000_000, u64>; n] }
            let kills = [kills[0], kills[1], kills[2]];
            writeln!(out, "{}", winning_attacks(&soldiers, kills));
        }
    });
}

/// What matters of a castle that was not attacked yet.
#[derive(Clone, Copy)]
struct Castle {
    value: usize,
    /// The values after each kind of attack.
    attacked: Row,
}

fn winning_attacks(soldiers: &[u64], kills: [usize; 3]) -> usize {
    let (castles, period) = castles(kills);
    let start = castles.len() - period;
    let castle = |soldiers: u64| {
        // Behind the numbers that are listed, the period goes on.
        let beyond = soldiers.checked_sub(1 + start as u64);
        castles[beyond.map_or(soldiers as usize - 1, |beyond| start + (beyond % period as u64) as usize)]
    };
    let sum = nim_sum(soldiers.iter().map(|&soldiers| castle(soldiers).value));
    let wins = |soldiers: &u64| {
        let Castle { value, attacked } = castle(*soldiers);
        attacked.into_iter().filter(|after| after ^ sum == value).count()
    };
    soldiers.iter().map(wins).sum()
}

/// The castles of 1, 2, 3, … soldiers, up to the first that would repeat an earlier one with all that follows, and the
/// number of those that then come again and again.
fn castles(kills: [usize; 3]) -> (Vec<Castle>, usize) {
    // Five rows before that of one soldier.
    let mut rows: Vec<Row> = vec![[0; 3]; MOST];
    let mut castles = vec![];
    loop {
        let window = &rows[rows.len() - MOST..];
        let same = rows.windows(MOST).position(|earlier| earlier == window);
        let same = same.expect("the window itself is there");
        if same < castles.len() {
            let period = castles.len() - same;
            return (castles, period);
        }
        let after = |kind: usize| window[MOST - kills[kind]][kind];
        let [mixed, infantry, cavalry] = [after(0), after(1), after(2)];
        let row = [mex([mixed, infantry, cavalry]), mex([mixed, cavalry]), mex([mixed, infantry])];
        castles.push(Castle { value: row[0], attacked: [mixed, infantry, cavalry] });
        rows.push(row);
    }
}
