//! # CF1458E Nim Shortcuts — two heaps, and positions lost by agreement
//!
//! - Judge: <https://codeforces.com/problemset/problem/1458/E>
//! - 中文: 带捷径的两堆 Nim
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [wythoff](super::wythoff)
//! - Theorem: a walk along the lost positions
//! - Finder: heaps › at most a share: some positions are lost by agreement
//! - Course: 5: two heaps in which some positions are lost by agreement
//! - Difficulty: 3100
//!
//! ## Rule
//! There are two heaps of x and y stones. In turn a player takes one or more stones from one heap. A player who cannot
//! move loses. Besides, n positions (x, y) are shortcuts: the player to move in one of them loses at once. Does the
//! first player win? This is asked for m starts.
//!
//! ## Claim
//! Call all positions with the same x a column, and all with the same y a row. Walk from (0, 0), and at (x, y) do the
//! first of these that applies:
//!
//! - If column x has a shortcut below row y, go to (x + 1, y).
//! - If row y has a shortcut left of column x, go to (x, y + 1).
//! - Otherwise mark (x, y) and go to (x + 1, y + 1).
//!
//! The lost positions are the marked ones and the shortcuts.
//!
//! ## Why
//! By induction three things hold when the walk is at (x, y):
//!
//! 1. Every column left of x has a lost position below row y.
//! 2. Every row below y has a lost position left of column x.
//! 3. A position left of column x or below row y is lost iff it is marked or a shortcut.
//!
//! Look at the step from (x, y).
//!
//! - In the first case, column x has a lost position below row y. So 1 holds for x + 1, and 2 stays true. A position
//!   (x, b) that is no shortcut and not below row y is won, by the move to the lost one. It is never marked, as the
//!   walk leaves column x. So 3 holds, too.
//! - The second case is the same for row y.
//! - In the third case, the moves from (x, y) lead into column x below row y, or into row y left of column x. Nothing
//!   is marked there, since the walk marks a position of a column or row only when it leaves both, and it has not left
//!   these. By 3 only shortcuts can be lost there, but there are none. So (x, y) is lost. Every other position above it
//!   in column x, or right of it in row y, is won by the move to it, unless it is a shortcut. So 1, 2 and 3 hold for
//!   (x + 1, y + 1).
//!
//! Each step raises x + y, so the walk gets past the column or the row of every position.
//!
//! ## How
//! Between the columns and rows that have shortcuts the walk only marks. So it is kept as runs of marked positions
//! (x + i, y + i), at most two for each such column or row and one more.
//!
//! ## Cost
//! O((n + m) log n + m log m) time, O(n + m) memory.

use grundy::io::{self, In, Input};
use itertools::Itertools;
use proconio::input;

/// The sizes of the heaps.
type Position = (u64, u64);

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, m: In<1, 100_000> }
        let shortcuts = read_positions(n, input);
        let starts = read_positions(m, input);
        let lost = Lost::new(&shortcuts);
        for start in starts {
            out.either(!lost.contains(start), ["WIN", "LOSE"]);
        }
    });
}

/// Reads `count` positions, all different.
fn read_positions(count: usize, input: &Input) -> Vec<Position> {
    type Heap = In<0, 1_000_000_000, u64>;
    let first = input.place();
    input! { from input, positions: [(Heap, Heap); count] }
    first.distinct_or_refuse(&positions, 2, "a position that has not come before");
    positions
}

/// The lost positions.
struct Lost {
    /// In ascending order.
    shortcuts: Vec<Position>,
    /// In ascending order of their columns.
    marked: Vec<Run>,
}

/// The positions (x + i, y + i) for all i below `length`.
struct Run {
    x: u64,
    y: u64,
    length: u64,
}

impl Lost {
    fn new(shortcuts: &[Position]) -> Self {
        let columns = shortcuts.iter().copied().sorted_unstable().collect_vec();
        let rows = shortcuts.iter().map(|&(x, y)| (y, x)).sorted_unstable().collect_vec();
        let marked = marked(&columns, &rows);
        Self { shortcuts: columns, marked }
    }

    fn contains(&self, position: Position) -> bool {
        let (x, y) = position;
        let begun = self.marked.partition_point(|run| run.x <= x);
        let is_marked = self.marked[..begun].last().is_some_and(|run| {
            let index = x - run.x;
            index < run.length && y == run.y + index
        });
        is_marked || self.shortcuts.binary_search(&position).is_ok()
    }
}

/// The marked positions, where the shortcuts are given twice in ascending order: as column and row, as row and column.
fn marked(columns: &[Position], rows: &[Position]) -> Vec<Run> {
    let (mut columns, mut rows) = (columns.iter().peekable(), rows.iter().peekable());
    let (mut x, mut y) = (0, 0);
    let mut runs = vec![];
    loop {
        while columns.next_if(|&&(column, _)| column < x).is_some() {}
        while rows.next_if(|&&(row, _)| row < y).is_some() {}
        match (columns.peek(), rows.peek()) {
            (Some(&&(column, lowest)), _) if column == x && lowest < y => x += 1,
            (_, Some(&&(row, leftmost))) if row == y && leftmost < x => y += 1,
            (column, row) => {
                // Up to the next column and to the next row that have shortcuts, or only here if one is here.
                let to_column = column.map(|&&(column, _)| (column - x).max(1));
                let to_row = row.map(|&&(row, _)| (row - y).max(1));
                let length = to_column.into_iter().chain(to_row).min().unwrap_or(u64::MAX);
                runs.push(Run { x, y, length });
                if length == u64::MAX {
                    return runs;
                }
                x += length;
                y += length;
            }
        }
    }
}
