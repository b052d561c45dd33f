//! # ABC278 G Generalized Subtraction Game — adjacent cards out of a row, against the judge
//!
//! - Judge: <https://atcoder.jp/contests/abc278/tasks/abc278_g>
//! - 中文: 取一段连续的牌（交互题）
//! - Family: [dialogues](super#dialogues); easier [hdu3951](super::hdu3951); harder [p13119](super::p13119)
//! - Theorem: the middle and mirroring; [a sum of runs](grundy::games::sg)
//! - Finder: dialogues › answers
//! - Difficulty: 4, ours
//!
//! ## Rule
//! N cards, numbered 1 to N, lie in a row. In turn a player takes L to R cards, 1 ≤ L ≤ R ≤ N, with consecutive
//! numbers, all of which still lie there. A player who cannot do so loses. The program chooses who goes first. Then it
//! plays against the judge, and has to win.
//!
//! ## Claim
//! - L < R: the first player wins. He takes a block of L or L + 1 cards from the exact middle, whichever leaves an even
//!   number of cards. From then on he answers every block with its mirror image.
//! - L = R: a run of n adjacent cards has the value
//!
//! ```text
//! g(n) = mex { g(i) XOR g(n − L − i) : 0 ≤ i ≤ n − L }
//! ```
//!
//! The first player wins iff g(N) ≠ 0. A player wins by moving, whenever he can, to runs whose values have the XOR 0.
//!
//! ## Why
//! L < R. One of L and L + 1 has the parity of N, and both are at most N. So the block from the middle exists, and the
//! row without it is its own mirror image. Suppose that this holds before a move of the judge. The middle is missing,
//! so the judge's block lies on one side, and its mirror image lies on the other. All cards of the image are there, as
//! all cards of the block were. Taking it makes the row its own mirror image again. So there is always an answer, the
//! cards run out, and the judge is the one who cannot move.
//!
//! L = R. The runs are a sum of games ([`grundy::games::sg`]): no block touches two of them. A move turns one run of n
//! cards into runs of i and n − L − i cards, which may be empty.
//!
//! ## Cost
//! O(N²) time, O(N) memory.

use std::ops::Range;

use grundy::games::sg::{mex, winning_values};
use grundy::io::{self, Between, In};
use proconio::input;

fn main() {
    io::interact(|input, out| {
        input! { from input, n: In<1, 2000>, least: with Between(1, n), most: with Between(least, n) }
        let strategy = Strategy::new(n, least, most);
        let mut row = Row::new(n);
        let mut answer = strategy.winning_move(&row, None);
        out.either(answer.is_some(), ["First", "Second"]);
        loop {
            if let Some(block) = answer {
                writeln!(out, "{} {}", block.start + 1, block.len());
                let taken = row.take(block);
                assert!(taken, "the program takes cards that lie there");
            }
            let place = input.place();
            input! { from input, first: with Between(0, n), cards: with Between(0, n) }
            if (first, cards) == (0, 0) {
                break;
            }
            let block = match first.checked_sub(1) {
                Some(start) if least <= cards && cards <= most => start..start + cards,
                _ => 0..0,
            };
            if !row.take(block.clone()) {
                place.refuse_all(2, format_args!("{least} to {most} cards that lie there, or 0 0"));
            }
            answer = strategy.winning_move(&row, Some(block));
        }
    });
}

/// How to win.
enum Strategy {
    /// First a block of `cards` cards from the middle of a row of length `of`, then mirror images.
    Mirror { cards: usize, of: usize },
    /// Every block has `cards` cards, and a run of n cards has the value `values[n]`.
    Values { cards: usize, values: Vec<usize> },
}

impl Strategy {
    fn new(n: usize, least: usize, most: usize) -> Self {
        if least < most {
            let cards = least + (n - least) % 2;
            return Self::Mirror { cards, of: n };
        }
        let mut values = vec![0; least];
        for left in 0..=n - least {
            values.push(mex((0..=left).map(|i| values[i] ^ values[left - i])));
        }
        Self::Values { cards: least, values }
    }

    /// The winning move of the player to move, if there is one, after the opponent's last block.
    fn winning_move(&self, row: &Row, last: Option<Range<usize>>) -> Option<Range<usize>> {
        match (self, last) {
            (Self::Mirror { cards, of }, None) => {
                let before = (of - cards) / 2;
                Some(before..before + cards)
            }
            (Self::Mirror { of, .. }, Some(block)) => Some(of - block.end..of - block.start),
            (Self::Values { cards, values }, _) => {
                let of_runs: Vec<usize> = row.runs.iter().map(|run| values[run.len()]).collect();
                let mut wanted = row.runs.iter().zip(winning_values(&of_runs));
                wanted.find_map(|(run, wanted)| {
                    let left = run.len().checked_sub(*cards)?;
                    let i = (0..=left).find(|&i| values[i] ^ values[left - i] == wanted)?;
                    Some(run.start + i..run.start + i + cards)
                })
            }
        }
    }
}

/// The cards that lie there, counted from 0.
struct Row {
    runs: Vec<Range<usize>>,
}

impl Row {
    fn new(n: usize) -> Self {
        let runs = std::iter::once(0..n).collect();
        Self { runs }
    }

    /// Takes a block, if it has cards and all of them lie there.
    fn take(&mut self, block: Range<usize>) -> bool {
        let holds = |run: &Range<usize>| run.start <= block.start && block.end <= run.end;
        match self.runs.iter().position(holds) {
            Some(index) if !block.is_empty() => {
                let run = self.runs.swap_remove(index);
                self.runs.extend([run.start..block.start, block.end..run.end]);
                self.runs.retain(|run| !run.is_empty());
                true
            }
            _ => false,
        }
    }
}
