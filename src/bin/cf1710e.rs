//! # CF1710E Two Arrays — a rook that may stop
//!
//! - Judge: <https://codeforces.com/problemset/problem/1710/E>
//! - 中文: 棋盘上的车，二分与最小覆盖
//! - Family: [vertex games](super#vertex-games); easier [bipartite_game](super::bipartite_game)
//! - Theorem: [vertex game](grundy::graphs::matching), König
//! - Finder: graphs › no return: for a score
//! - Finder: partizan › large or small
//! - Course: 12: a rook that both move, for a score
//! - Difficulty: 2400
//!
//! ## Rule
//! On a board of n rows and m columns, the cell of row r and column c has the score a_r + b_c. A rook stands on the
//! cell of the first row and column, which counts as visited once. In turn, Alice first, a player either ends the game,
//! or moves the rook to another cell of the same row or column that has been visited fewer than 1000 times. Alice wants
//! the score of the last cell to be small, Bob wants it large. What is it under best play?
//!
//! ## Claim
//! Let X be less than the score of the start. A cell is low if its score is at most X, otherwise high. Let h₁ ≤ … ≤ h_n
//! be the numbers of high cells in the rows, and let w(i) be the number of columns with at most i high cells. Put
//!
//! ```text
//! F(i) = w(0) + … + w(i − 1) − (h₁ + … + h_i)    for i = 0, …, n
//! ```
//!
//! Take the largest i that maximises F. Alice can force a score of at most X iff the row of the start has at most w(i)
//! high cells, or its column at most i. The answer is the least X for which she can, or the score of the start if there
//! is none.
//!
//! For example, let the board be a row of two cells with the scores 3 and 2, and let the rook start on the 3. For X = 2
//! we have h₁ = 1, w(0) = 1 and w(1) = 2. F(0) = F(1) = 0, so i = 1. The row has one high cell, at most w(1), so Alice
//! can force 2. She moves to the 2. Whenever Bob moves back to the 3, she moves to the 2 again; as the start has been
//! visited once before, he is the first who cannot. For X = 1 both cells are high, F(1) = −2, so i = 0, and she cannot.
//! The answer is 2.
//!
//! ## Why
//! Plan: the game is one on a bipartite graph; its winner is told by maximum matchings, these by largest independent
//! sets, and these by numbers of rows and columns.
//!
//! **Moves.** Alice wants to end on a low cell, Bob on a high one. A player to move on a cell that he wants ends the
//! game, and wins. So a player who moves must go to a cell that he wants himself; if he cannot, he loses. The start is
//! high. So Alice moves from high cells to low ones, and Bob from low cells to high ones. Let G be the bipartite graph
//! that joins the low and the high cells of each row and column.
//!
//! **Matchings.** Alice wins iff every maximum matching of G covers the start. The vertex game
//! ([`grundy::graphs::matching`]) has the same theorem, but here a cell may be visited again. If every maximum matching
//! covers the start, let W be Alice, and M any of them; otherwise let W be Bob, and M one that leaves the start free. W
//! always moves from the present cell to its partner in M.
//!
//! - There is a partner. Let W move from x₁, x₂, … one after the other, and suppose that M leaves x_k free. Where a
//!   cell comes twice, leave out what lies between. Then x₁, …, x_k are different, and so are their partners. So the
//!   step from the partner of x_i to x_(i+1) ≠ x_i is not along an edge of M. Hence on the path from the start to x_k
//!   every second edge is in M. Exchange these for the others. If W is Alice, this gives a maximum matching that leaves
//!   the start free. If W is Bob, it gives a matching larger than M. Neither exists.
//! - The partner of x has been visited fewer than 1000 times. Only W goes there, once for each earlier visit to x.
//!
//! So W is never without a move. The visits are limited, so the game ends, and W wins.
//!
//! **Independent sets.** Every maximum matching covers the start iff G without the start has a smaller maximum
//! matching. By König's theorem a maximum matching of a bipartite graph is as large as a smallest vertex cover. So this
//! holds iff G without the start has a smaller cover; iff some smallest cover of G contains the start. What a cover
//! leaves out is an independent set, one without edges. So Alice wins iff some largest independent set lacks the start.
//!
//! **Rows and columns.** For a set I of rows and a set J of columns take the low cells that are in a row of I and in a
//! column of J, and the high cells that are in neither. They are independent. Every independent set is part of one like
//! this: let its low cells say which rows are in I and which columns in J. So all largest ones are like this. Let h be
//! the number of high cells of a row, g that of a column, and H that of the board. The set of I and J has
//!
//! ```text
//! H − (sum of h over I) − (sum of g over J) + |I| · |J|
//! ```
//!
//! cells: |I| · |J| gives the high cells in both back, which the sums take away twice, and adds the low cells in both.
//!
//! **The start.** It is high, so a set lacks it iff I has its row or J has its column. A row adds |J| − h when it joins
//! I. Let I and J give a largest set. If I has the row of the start, then |J| ≥ h there, since the set would be larger
//! without this row. If |J| ≥ h there, the row may be in I, and the set is still a largest one. Columns are alike. So
//! Alice wins iff for some largest set |J| ≥ h holds for the row of the start, or |I| ≥ g for its column.
//!
//! **Sizes.** Let |I| = i. It is best to take the i rows with the least h, and the columns where g is below i. Those
//! where g is i may join, so |J| is at most w(i). The columns add the sum of all i − g > 0. This is
//! w(0) + … + w(i − 1), where w(t) counts a column for every t from g on. So the best set has H + F(i) cells. As w
//! rises, the largest i that maximises F has the largest |I| and the largest |J| of all largest sets.
//!
//! ## How
//! If Alice can force X, she can force more. So bisection finds the answer. The program sorts rows and columns. Then a
//! column has at most i < n high cells iff its cell in row n − i is low. So w(i) = m − h_(n−i), and w(n) = m.
//!
//! ## Cost
//! O((n + m) log(nmA)) time for scores up to A, O(n + m) memory.

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
    let start = (rows[0], columns[0]);
    let rows = rows.iter().copied().sorted_unstable().collect_vec();
    let columns = columns.iter().copied().sorted_unstable().collect_vec();
    // Alice can force a score of at most `most`, and none below `least`.
    let (mut least, mut most) = (rows[0] + columns[0], start.0 + start.1);
    while least < most {
        let middle = (least + most) / 2;
        if can_force(&rows, &columns, start, middle) {
            most = middle;
        } else {
            least = middle + 1;
        }
    }
    most
}

/// Whether Alice can force a score of at most `score`, which is less than that of the start. Rows and columns ascend.
fn can_force(rows: &[u32], columns: &[u32], start: (u32, u32), score: u32) -> bool {
    let (n, m) = (rows.len(), columns.len());
    let mut low = m;
    let high = rows.iter().map(|row| {
        while low > 0 && row + columns[low - 1] > score {
            low -= 1;
        }
        m - low
    });
    let high = high.collect_vec();
    let w = |i: usize| if i < n { m - high[n - 1 - i] } else { m };
    let (mut best, mut sum, mut largest) = (0, 0, 0);
    for i in 1..=n {
        sum += w(i - 1) as i64 - high[i - 1] as i64;
        if sum >= largest {
            (best, largest) = (i, sum);
        }
    }
    let (row, column) = start;
    let high_in_row = m - columns.partition_point(|other| row + other <= score);
    let high_in_column = n - rows.partition_point(|other| other + column <= score);
    high_in_row <= w(best) || high_in_column <= best
}
