//! # P4055 \[JSOI2009\] 游戏 — a walk on a grid that never comes back
//!
//! - Judge: <https://www.luogu.com.cn/problem/P4055>
//! - 中文: 游戏：方格图上的二分图博弈
//! - Family: [vertex games](super#vertex-games); easier [bipartite_game](super::bipartite_game); harder
//!   [p1971](super::p1971)
//! - Theorem: [vertex game](grundy::graphs::matching)
//! - Finder: graphs › no return
//! - Difficulty: 4, ours
//!
//! ## Rule
//! A grid has free cells and obstacles. The first player puts a piece on a free cell. In turn, the second player first,
//! the piece moves to a free cell beside, above or below, where it has not been. A player who cannot move it loses.
//! From which cells does the first player win?
//!
//! ## Claim
//! A matching pairs neighbouring free cells. The first player wins from a cell iff some maximum matching leaves it out.
//!
//! ## Why
//! This is the vertex game ([`grundy::graphs::matching`]) on the grid, which is bipartite: colour it like a chessboard.
//! The second player moves first in the vertex game. He loses iff not every maximum matching covers the start.
//!
//! ## Cost
//! O(C √C) time, O(C) memory for C cells.

use grundy::graphs::{Graph, Matching};
use grundy::io::{self, In, List, Word};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, rows: In<1, 100>, columns: In<1, 100> }
        input! { from input, grid: with List(rows, Word::exactly(".#", columns)) }
        let starts = winning_starts(&grid);
        out.either(starts.is_empty(), ["LOSE", "WIN"]);
        for (row, column) in starts {
            writeln!(out, "{} {}", row + 1, column + 1);
        }
    });
}

/// The cells, row by row, from which the player who has put the piece there wins.
fn winning_starts(grid: &[Vec<u8>]) -> Vec<(usize, usize)> {
    let columns = grid[0].len();
    let vertex = |(row, column): (usize, usize)| row * columns + column;
    let is_free = |&(row, column): &(usize, usize)| grid.get(row).and_then(|cells| cells.get(column)) == Some(&b'.');
    let cells = (0..grid.len()).cartesian_product(0..columns).filter(is_free).collect_vec();
    let edges = cells.iter().flat_map(|&(row, column)| {
        [(row, column + 1), (row + 1, column)]
            .into_iter()
            .filter(is_free)
            .map(move |next| (vertex((row, column)), vertex(next)))
    });
    let graph = Graph::new(grid.len() * columns, edges);
    let matching = Matching::maximum(&graph);
    let essential = matching.essential();
    cells.into_iter().filter(|&cell| !essential[vertex(cell)]).collect()
}
