//! # CF277C Game — cutting a sheet of grid paper
//!
//! - Judge: <https://codeforces.com/problemset/problem/277/C>
//! - 中文: 剪方格纸
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [p1247](super::p1247); harder
//!   [abc172f](super::abc172f)
//! - Theorem: [Bouton](grundy::games::nim)
//! - Finder: graphs › boards
//! - Course: 5: cuts of a sheet as heaps, with the first move
//! - Difficulty: 2400
//!
//! ## Rule
//! A sheet of grid paper is n cells wide and m cells high, and some straight cuts along its inner grid lines have been
//! made. In turn a player cuts along a segment of one inner grid line, from grid point to grid point. He has to cut
//! something that was not cut before; the pieces stay in place. A player who cannot cut loses. Who wins? If the first
//! player does, give a winning cut.
//!
//! ## Claim
//! Every inner grid line is a heap of Nim, as large as the length that is not cut yet. So the first player wins iff the
//! XOR of these lengths is not 0. Let X be this XOR, and let h be the uncut length of a line. If h XOR X < h, a cut
//! from the border that leaves h XOR X of it uncut wins.
//!
//! ## Why
//! A cut makes the uncut length of one line smaller by some integer from 1 on. From the border on every integer up to
//! the whole uncut length is possible: make the cut longer by one cell after the other. So the moves are those of Nim.
//! The winning ones make the XOR 0 ([`grundy::games::nim`]).
//!
//! Lines of one direction without a cut have the same length: m if they are vertical, n if horizontal. An even number
//! of them has the XOR 0. So one of them stands for an odd number, and none for an even one: what is left has the XOR
//! X, and if X is not 0, it has a winning cut.
//!
//! ## Cost
//! O(k log k) time, O(k) memory.

use grundy::games::nim::winning_moves;
use grundy::io::{self, Between, In, Input};
use itertools::Itertools;
use proconio::input;

/// An inner grid line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Line {
    is_vertical: bool,
    at: u32,
}

/// A cut along a line, between two ends on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Cut {
    line: Line,
    low: u32,
    high: u32,
}

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 1_000_000_000, u32>, m: In<1, 1_000_000_000, u32>, k: In<0, 100_000> }
        let cuts = (0..k).map(|_| read_cut(n, m, input)).collect();
        match winning_cut(n, m, cuts) {
            None => out.line("SECOND"),
            Some(Cut { line, low, high }) => {
                let at = line.at;
                let ends = if line.is_vertical { [at, low, at, high] } else { [low, at, high, at] };
                writeln!(out, "FIRST\n{}", ends.iter().format(" "));
            }
        }
    });
}

fn read_cut(n: u32, m: u32, input: &Input) -> Cut {
    let place = input.place();
    let (across, up) = (Between(0, n), Between(0, m));
    input! { from input, x: with across, y: with up, to_x: with across, to_y: with up }
    if x == to_x && y != to_y && 0 < x && x < n {
        Cut { line: Line { is_vertical: true, at: x }, low: y.min(to_y), high: y.max(to_y) }
    } else if y == to_y && x != to_x && 0 < y && y < m {
        Cut { line: Line { is_vertical: false, at: y }, low: x.min(to_x), high: x.max(to_x) }
    } else {
        place.refuse_all(4, "the ends of a cut along an inner line")
    }
}

/// A cut after which the opponent loses.
fn winning_cut(n: u32, m: u32, mut cuts: Vec<Cut>) -> Option<Cut> {
    cuts.sort_unstable();
    let length = |line: Line| if line.is_vertical { m } else { n };
    let cut_lines = cuts.chunk_by(|a, b| a.line == b.line);
    let mut heaps: Vec<(Line, Vec<[u32; 2]>)> =
        cut_lines.map(|cuts| (cuts[0].line, gaps(cuts, length(cuts[0].line)))).collect();
    for (is_vertical, lines) in [(true, n - 1), (false, m - 1)] {
        let with_cuts = heaps.iter().map(|heap| heap.0).filter(|line| line.is_vertical == is_vertical);
        let without = lines - with_cuts.clone().count() as u32;
        if without % 2 == 1 {
            let before = (1..).zip(with_cuts).take_while(|&(number, line)| line.at == number).count() as u32;
            let first = Line { is_vertical, at: before + 1 };
            heaps.push((first, gaps(&[], length(first))));
        }
    }
    let uncut: Vec<u32> = heaps.iter().map(|(_, gaps)| gaps.iter().map(|[low, high]| high - low).sum()).collect();
    let (index, left) = winning_moves(&uncut).next()?;
    let (line, gaps) = &heaps[index];
    Some(Cut { line: *line, low: 0, high: end_of_cut(gaps, uncut[index] - left) })
}

/// What is not cut of a line of this length, from its start on. The cuts are in the order of their lower ends.
fn gaps(cuts: &[Cut], length: u32) -> Vec<[u32; 2]> {
    let mut gaps = vec![];
    let mut reached = 0;
    for cut in cuts {
        gaps.push([reached, reached.max(cut.low)]);
        reached = reached.max(cut.high);
    }
    gaps.push([reached, length]);
    gaps
}

/// Where a cut from the start of a line ends if it cuts this much that was not cut before.
fn end_of_cut(gaps: &[[u32; 2]], mut new: u32) -> u32 {
    for [low, high] in gaps {
        if new <= high - low {
            return low + new;
        }
        new -= high - low;
    }
    unreachable!("a line has as much uncut as a move takes")
}
