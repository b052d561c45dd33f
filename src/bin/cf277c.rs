//! # CF277C Game — cutting a sheet of grid paper
//!
//! - Judge: <https://codeforces.com/problemset/problem/277/C>
//! - 中文: 剪方格纸
//! - Family: Nim and staircase
//! - Theorem: Bouton
//!
//! ## Rule
//! A sheet of grid paper has n × m cells, and some straight cuts along its inner grid lines have been made. In turn a
//! player cuts along a segment of one inner grid line, from grid point to grid point. He has to cut something that was
//! not cut before; the pieces stay in place. Who cannot cut loses. Who wins? If the first player does, give a winning
//! cut.
//!
//! ## Claim
//! Every inner grid line is a heap of Nim, as large as the length that is not cut yet. So the first player wins iff the
//! XOR of these lengths is not 0. Let X be this XOR, and let h be the uncut length of a line. If h XOR X < h, the cut
//! from the border that leaves h XOR X of it uncut wins.
//!
//! ## Why
//! A cut makes the uncut length of one line smaller by some integer from 1 on. From the border on every integer up to
//! the whole uncut length is possible: make the cut longer by one cell after the other. So the moves are those of Nim.
//! The winning ones make the XOR 0 (library `games::nim`).
//!
//! Lines without a cut all have the same length, m for the n − 1 vertical lines and n for the m − 1 horizontal ones. An
//! even number of them has the XOR 0. So one of them stands for an odd number, and two for an even number from 2 on.
//!
//! ## Cost
//! O(k log k) time, O(k) memory.

use grundy::games::nim::winning_moves;
use grundy::io::{self, Between, In, Input};
use proconio::input;

/// Whether it is vertical, and where it is.
type Line = (bool, u32);

/// A line, and the two ends on it, the lower one first.
type Cut = (Line, [u32; 2]);

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 1_000_000_000, u32>, m: In<1, 1_000_000_000, u32>, k: In<0, 100_000> }
        let cuts = (0..k).map(|_| read_cut(n, m, input)).collect();
        match winning_cut(n, m, cuts) {
            None => out.line("SECOND"),
            Some(((true, x), [low, high])) => writeln!(out, "FIRST\n{x} {low} {x} {high}"),
            Some(((false, y), [low, high])) => writeln!(out, "FIRST\n{low} {y} {high} {y}"),
        }
    });
}

fn read_cut(n: u32, m: u32, input: &Input) -> Cut {
    let place = input.place();
    let (across, up) = (Between(0, n), Between(0, m));
    input! { from input, x: with across, y: with up, to_x: with across, to_y: with up }
    if x == to_x && y != to_y && 0 < x && x < n {
        ((true, x), [y.min(to_y), y.max(to_y)])
    } else if y == to_y && x != to_x && 0 < y && y < m {
        ((false, y), [x.min(to_x), x.max(to_x)])
    } else {
        place.refuse_all(4, "the ends of a cut along an inner line")
    }
}

/// A cut after which the opponent loses.
fn winning_cut(n: u32, m: u32, mut cuts: Vec<Cut>) -> Option<Cut> {
    cuts.sort_unstable();
    let touched: Vec<&[Cut]> = cuts.chunk_by(|a, b| a.0 == b.0).collect();
    let length = |vertical| if vertical { m } else { n };
    let mut heaps: Vec<(Line, &[Cut])> = touched.iter().map(|cuts| (cuts[0].0, *cuts)).collect();
    for (vertical, lines) in [(true, n - 1), (false, m - 1)] {
        let cut_lines = touched.iter().map(|cuts| cuts[0].0);
        let cut_lines = cut_lines.filter(|line| line.0 == vertical);
        let untouched = lines - cut_lines.clone().count() as u32;
        // The first line of its direction without a cut stands for one or two.
        let gap = (1..).zip(cut_lines).find(|&(number, (_, at))| number < at);
        let first = gap.map_or(lines - untouched + 1, |(number, _)| number);
        let copies = untouched.min(2 - untouched % 2);
        heaps.extend((0..copies).map(|_| ((vertical, first), &[][..])));
    }
    let uncut: Vec<u32> = heaps
        .iter()
        .map(|&((vertical, _), cuts)| gaps(cuts, length(vertical)).map(|[low, high]| high - low).sum())
        .collect();
    let (index, left) = winning_moves(&uncut).next()?;
    let (line, cuts) = heaps[index];
    let end = end_of_cut(gaps(cuts, length(line.0)), uncut[index] - left);
    Some((line, [0, end]))
}

/// What is not cut of a line of this length, from its start on. The cuts are in the order of their lower ends.
fn gaps(cuts: &[Cut], length: u32) -> impl Iterator<Item = [u32; 2]> + '_ {
    let mut reached = 0;
    let ends = cuts.iter().map(|cut| cut.1).chain([[length, length]]);
    ends.filter_map(move |[low, high]| {
        let gap = [reached, low];
        reached = reached.max(high);
        (gap[0] < gap[1]).then_some(gap)
    })
}

/// Where a cut from the start of a line ends if it cuts this much that was not cut before.
fn end_of_cut(gaps: impl Iterator<Item = [u32; 2]>, mut new: u32) -> u32 {
    for [low, high] in gaps {
        if new <= high - low {
            return low + new;
        }
        new -= high - low;
    }
    unreachable!("a line has as much uncut as a move takes")
}
