//! # CF1710E Two Arrays — a rook that may stop
//!
//! - Judge: <https://codeforces.com/problemset/problem/1710/E>
//! - 中文: 棋盘上的车，二分与最小覆盖
//! - Family: vertex games
//! - Theorem: vertex game, König
//!
//! ## Rule
//! The cell of row r and column c has the score a_r + b_c. A rook stands on the cell of the first row and column, which
//! counts as visited once. In turn, Alice first, a player either ends the game, or moves the rook to another cell of
//! the same row or column that has been visited fewer than 1000 times. Alice wants the score of the last cell to be
//! small, Bob wants it great. What is it under best play?
//!
//! ## Claim
//! Let X be less than the score of the start. A cell is low if its score is at most X, otherwise high. Let the n rows
//! be sorted by a, and let h₁ ≤ … ≤ h_n be the numbers of their high cells. There are m columns. Put
//!
//! ```text
//! F(i) = (m − h₁ − h_n) + (m − h₂ − h_(n−1)) + … + (m − h_i − h_(n+1−i))    for i = 0, …, n
//! ```
//!
//! Take the greatest i at which F is largest, and let j be the number of columns with at most i high cells. Alice can
//! force a score of at most X iff the row of the start has at most j high cells, or its column at most i. The answer is
//! the least X for which she can, or the score of the start if there is none.
//!
//! ## Why
//! **Search.** Every move is a visit, so the game ends, and there is a V such that Alice can force a score of at most V
//! and Bob one of at least V. So Alice can force a score of at most X iff V ≤ X: the X for which she can are all from V
//! on. V is at most the score of the start, where Alice may end. So V is found by bisection.
//!
//! **Vertex game.** Let X be less than the score of the start. Call a low cell good for Alice, a high cell good for
//! Bob. Who is to move on a cell that is good for him ends the game and wins. So a player must move to a cell that is
//! good for himself. If he cannot, he loses. The start is high. So Alice moves from high cells to low ones, and Bob
//! back. This is the vertex game (library `graphs::matching`) on the graph G that joins low and high cells of a row or
//! a column, but for the 1000 visits. Its theorem holds all the same: Alice wins iff every maximum matching covers the
//! start.
//!
//! As in the library, the winner always goes to the partner of the present cell in a maximum matching M, one that
//! leaves the start free if there is one.
//!
//! - The partner may be visited. Only the winner ever goes there, and only from the present cell, as the loser goes to
//!   cells of the other kind. So the partner has been visited once less often than the present cell.
//! - There is a partner. Suppose that the loser reached a cell that M leaves free. Steps from high cells are one
//!   player's, steps from low cells the other's. So without its loops the way of the rook is a path on which edges of M
//!   and other edges alternate. Exchange them. If Alice is the winner, this makes a maximum matching that leaves the
//!   start free. If Bob is, it makes a matching larger than M. Neither exists.
//!
//! **Independent sets.** By König's theorem a maximum matching of a bipartite graph is as large as a smallest vertex
//! cover. Every maximum matching covers the start iff G without the start has a smaller one, so iff it has a smaller
//! cover. If it has, this cover and the start are a smallest cover of G. And if a smallest cover of G contains the
//! start, its other cells cover G without the start. What a cover leaves out is a set without edges, an independent
//! set. So Alice wins iff some largest independent set lacks the start.
//!
//! **Rows and columns.** For a set I of rows and a set J of columns take the low cells that are in a row of I and in a
//! column of J, and the high cells that are in neither. They are independent. Every independent set is part of one like
//! this: take for I and J the rows and columns where it has low cells. So the largest ones are like this. As the start
//! is high, they lack it iff its row is in I or its column in J. Let g be the number of high cells of a column, h that
//! of a row, and H that of the board. The set has
//!
//! ```text
//! H − (sum of h over I) − (sum of g over J) + |I| · |J|
//! ```
//!
//! cells. For the sums take away the high cells in I or J once, and those in both once more. The product brings these
//! back, and adds the low cells in both. So a row adds |J| − h when it joins I.
//!
//! Let (I, J) be best. If the row of the start has at most |J| high cells, it can join I, and (I, J) remains best. If
//! it has more, it is not in I, as it would better leave. The same holds for its column and |I|. So Alice wins iff some
//! best (I, J) has |J| ≥ h or |I| ≥ g for the row and the column of the start.
//!
//! **Sizes.** For |I| = i, the best I are i rows with the smallest h, and the largest best J are the w(i) columns with
//! g ≤ i. Since w rises, the best pair of greatest i and J decides, as the claim says. A column has at most i < n high
//! cells iff its cell in the row n − i is low. So w(i) = m − h_(n−i). The columns add the sum of i − g over those with
//! g < i, which is w(0) + … + w(i − 1). The rows take away h₁ + … + h_i. So the set has H + F(i) cells.
//!
//! ## Cost
//! O((n + m) log(nm · 10⁹)) time, O(n + m) memory.

use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        type Size = In<1, 200_000>;
        type Number = In<1, 500_000_000, u32>;
        input! { from input, n: Size, m: Size, rows: [Number; n], columns: [Number; m] }
        writeln!(out, "{}", final_score(&rows, &columns));
    });
}

fn final_score(rows: &[u32], columns: &[u32]) -> u32 {
    let mut board = Board::new(rows, columns);
    // Alice can force a score of at most `most`, and none below `least`.
    let mut least = board.rows[0] + board.columns[0];
    let mut most = board.start.0 + board.start.1;
    while least < most {
        let middle = (least + most) / 2;
        if board.can_force(middle) {
            most = middle;
        } else {
            least = middle + 1;
        }
    }
    most
}

struct Board {
    /// The numbers of the rows and of the columns, in ascending order.
    rows: Vec<u32>,
    columns: Vec<u32>,
    /// Those of the start.
    start: (u32, u32),
    /// The number of low cells in each row.
    low: Vec<usize>,
}

impl Board {
    fn new(rows: &[u32], columns: &[u32]) -> Self {
        Self {
            rows: rows.iter().copied().sorted_unstable().collect(),
            columns: columns.iter().copied().sorted_unstable().collect(),
            start: (rows[0], columns[0]),
            low: vec![0; rows.len()],
        }
    }

    /// Whether Alice can force a score of at most `score`, which is less than that of the start.
    fn can_force(&mut self, score: u32) -> bool {
        let (n, m) = (self.rows.len(), self.columns.len());
        let mut low = m;
        for (row, low_cells) in self.rows.iter().zip(&mut self.low) {
            while low > 0 && row + self.columns[low - 1] > score {
                low -= 1;
            }
            *low_cells = low;
        }
        let (mut i, mut sum, mut largest) = (0, 0, 0);
        for (index, (near, far)) in self.low.iter().zip(self.low.iter().rev()).enumerate() {
            sum += (near + far) as i64 - m as i64;
            if sum >= largest {
                (i, largest) = (index + 1, sum);
            }
        }
        let j = if i < n { self.low[n - 1 - i] } else { m };
        let (row, column) = self.start;
        let low_in_row = self.columns.partition_point(|other| row + other <= score);
        let low_in_column = self.rows.partition_point(|other| other + column <= score);
        m - low_in_row <= j || n - low_in_column <= i
    }
}
