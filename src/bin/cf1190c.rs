//! # CF1190C Tokitsukaze and Duel — k cards in a row are turned to one side
//!
//! - Judge: <https://codeforces.com/problemset/problem/1190/C>
//! - 中文: 把连续 k 张牌翻到同一面
//! - Family: [loops](super#loops); easier [cf786a](super::cf786a)
//! - Theorem: a move that changes nothing: two moves decide, or nobody wins
//! - Finder: loops › results: k cards in a row are turned to one side
//! - Course: 13: a move that changes nothing
//! - Difficulty: 2300
//!
//! ## Rule
//! n cards lie in a row, each face up or face down. In turn, Tokitsukaze first, a player chooses k neighbouring cards,
//! 1 ≤ k ≤ n, and one of the two sides, and turns all of the k to that side. Cards that show it already stay as they
//! are. A player after whose move all n cards show the same side wins. If that never happens, it is a draw. What is the
//! result, if Tokitsukaze and Quailty both play best?
//!
//! ## Claim
//! Call a row open if a single move can make all its cards show the same side. This is so iff the cards that show one
//! of the sides lie within k neighbouring places.
//!
//! - The row is open: Tokitsukaze wins.
//! - The row is not open, and every first move leaves an open one: Quailty wins.
//! - Otherwise it is a draw.
//!
//! For example, let k = 1 and the cards be down, down, up, up. The row is not open. Tokitsukaze may turn the first card
//! down, which changes nothing, and this row is not open either. So it is a draw.
//!
//! ## Why
//! The first two cases are clear. In the third one, Tokitsukaze makes a first move that leaves a row that is not open.
//!
//! After every move, k neighbouring cards show the same side. So from the second move on, a player may turn these k to
//! the side that they show, and leave the row as it is. Let a player do so whenever the row is not open, and win at
//! once when it is. Then he never leaves an open row, and so the other one never wins. Each player can do this. So
//! nobody can force a win.
//!
//! ## How
//! A move is tried for each k places and each side. Afterwards, the cards of the chosen side lie within k places iff
//! none of them lies outside of the k in question. Of the other side, the first card is the one of the whole row, if it
//! lies before the k places, and else the next one behind them; and the last one likewise.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, Between, In, Word};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, k: with Between(1, n), row: with Word::exactly("01", n) }
        let sides = [b'0', b'1'].map(|side| Side::of(&row, side));
        let mut moves = (0..=n - k).cartesian_product([[0, 1], [1, 0]]);
        let is_open = |(start, [own, other]): (usize, [usize; 2])| {
            sides[own].is_within_with(start, k) || sides[other].is_within_without(start, k)
        };
        out.line(match () {
            () if sides.iter().any(|side| side.last[n] < side.first[0] + k) => "tokitsukaze",
            () if moves.all(is_open) => "quailty",
            () => "once again",
        });
    });
}

/// Where one side of the cards is seen.
struct Side {
    /// The place of the first such card from each place on; so many as there are cards where there is none.
    first: Vec<usize>,
    /// The place of the last such card before each place; 0 where there is none.
    last: Vec<usize>,
}

impl Side {
    fn of(row: &[u8], side: u8) -> Self {
        let (mut first, mut last) = (vec![row.len(); row.len() + 1], vec![0; row.len() + 1]);
        for place in 0..row.len() {
            last[place + 1] = if row[place] == side { place } else { last[place] };
        }
        for place in (0..row.len()).rev() {
            first[place] = if row[place] == side { place } else { first[place + 1] };
        }
        Self { first, last }
    }

    /// Whether k places have all cards of this side, those included that are turned to it, from a place on.
    fn is_within_with(&self, start: usize, k: usize) -> bool {
        start <= self.first[0] && self.last[self.last.len() - 1] < start + k
    }

    /// The same without those that are turned away. Some others are left.
    fn is_within_without(&self, start: usize, k: usize) -> bool {
        let first = if self.first[0] < start { self.first[0] } else { self.first[start + k] };
        let n = self.last.len() - 1;
        let last = if self.last[n] >= start + k { self.last[n] } else { self.last[start] };
        last < first + k
    }
}
