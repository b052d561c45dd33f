//! Cells whose row and column are still empty, by play.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let rows = list("n", row([list("m", int("a cell", 0..=1))]));
    let form = Format::tests("t", 1..=T, format::all([row([len("n", 1..=SIDE), len("m", 1..=SIDE)]), rows]));
    Problem::tests("cf1365a", Limits::known(1000, 256), form, oracle, ["Ashish", "Vivek"])
        .all([("n", 3), ("m", 3)])
        .small("random-matrices-of-up-to-5-x-5", || {
            let mut random = seeded(1);
            let mut matrix = |_| {
                let [rows, columns] = [5, 5].map(|most| random.random_range(1..=most));
                let claimed = random.random_range(0.0..0.3);
                matrix_of(rows, columns, |_| random.random_bool(claimed))
            };
            (0..300).map(&mut matrix).collect()
        })
        .beyond("for worst inputs, one line of play: all have the same length")
        // One row after the other is used up, each with a column of its own.
        .known("nothing-claimed", || each(|test| (matrix_of(SIDE, test + 1, |_| false), test % 2 == 0)))
        .attacks("as many free cells as there can be, with fewer columns than rows")
        // Every claimed cell uses up a row and a column of its own.
        .known("claims-apart", || {
            let mut random = seeded(2);
            each(|claimed| {
                let mut columns = (0..SIDE).collect_vec();
                columns.shuffle(&mut random);
                let claim = |(row, column): Cell| row < claimed && columns[row] == column;
                (matrix_of(SIDE, SIDE, claim), (SIDE - claimed) % 2 == 1)
            })
        })
        .attacks("equal numbers of empty rows and columns, of every size")
        // All claimed cells stand in one row, so many columns are left, and more rows.
        .known("claims-in-one-row", || {
            each(|claimed| {
                let claim = |(row, column): Cell| row == claimed && column <= claimed;
                (matrix_of(SIDE, SIDE, claim), (SIDE - claimed - 1) % 2 == 1)
            })
        })
        .attacks("claimed cells that share their row")
        .worst("random", by_algorithm(one_line), || {
            let mut random = seeded(3);
            let mut matrix = |test: usize| {
                let claimed = test as f64 / 1000.0;
                matrix_of(SIDE, SIDE, |_| random.random_bool(claimed))
            };
            (0..T).map(&mut matrix).collect()
        })
        .attacks("claimed cells that share rows as well as columns")
        .wrong("one-claim-one-row", one_claim_one_row, "claims-in-one-row")
        .says("Takes off a row and a column for each claimed cell of the input; these may share a row or a column.")
        .wrong("rows-alone", |matrix| empty_rows(matrix) % 2 == 1, "one-column")
        .says("Counts the empty rows alone; a move needs an empty column, too.")
        .smallest("1\n2 1\n0\n0\n")
        .wrong("columns-alone", |matrix| empty_rows(&transposed(matrix)) % 2 == 1, "one-row")
        .says("Counts the empty columns alone; a move needs an empty row, too.")
        .smallest("1\n1 2\n0 0\n")
        .wrong(
            "the-greater-number",
            |matrix| empty_rows(matrix).max(empty_rows(&transposed(matrix))) % 2 == 1,
            "one-row",
        )
        .says("Takes the greater of the two numbers; the game ends when the smaller one is used up.")
        .wrong("free-cells", |matrix| empty_rows(matrix) * empty_rows(&transposed(matrix)) % 2 == 1, "one-row")
        .says("Counts the cells that are free at the start; a claim makes those of its row and its column useless.")
        .smallest("1\n1 2\n0 0\n")
        .wrong("zeros", |matrix| matrix.iter().flatten().filter(|&&cell| cell == 0).count() % 2 == 1, "nothing-left")
        .says("Counts all zeros; a claimed cell in the row or in the column of a zero forbids it.")
        .main()
}

/// The largest number of matrices, and of rows and columns.
const T: usize = 50;
const SIDE: usize = 50;

/// The rows of a matrix: 1 for a claimed cell, else 0.
type Matrix = Vec<Vec<u8>>;

/// A row and a column.
type Cell = (usize, usize);

fn oracle() -> impl FnMut(&Matrix) -> bool {
    let mut play = Play::normal(moves)
        .board(|matrix| board::grid(matrix.iter().map(|row| row.iter().map(|&cell| ["", "●"][usize::from(cell)]))))
        .label(|before, after| {
            let (row, column) = cells(before).find(|&(r, c)| before[r][c] != after[r][c]).expect("a claim");
            format!("row {}, column {}", row + 1, column + 1)
        });
    move |matrix| play.value(matrix)
}

/// Claim a cell; no cell of its row or its column may be claimed.
fn moves(matrix: &Matrix) -> Vec<Matrix> {
    let is_open =
        |&(row, column): &Cell| matrix[row].iter().all(|&cell| cell == 0) && matrix.iter().all(|row| row[column] == 0);
    let claim = |(row, column): Cell| {
        let mut claimed = matrix.clone();
        claimed[row][column] = 1;
        claimed
    };
    cells(matrix).filter(is_open).map(claim).collect()
}

fn cells(matrix: &Matrix) -> impl Iterator<Item = Cell> + use<> {
    (0..matrix.len()).cartesian_product(0..matrix[0].len())
}

fn matrix_of(rows: usize, columns: usize, mut is_claimed: impl FnMut(Cell) -> bool) -> Matrix {
    let mut row = |row| (0..columns).map(|column| u8::from(is_claimed((row, column)))).collect();
    (0..rows).map(&mut row).collect()
}

/// As many matrices as an input can have, and whether Ashish wins.
fn each(matrix: impl FnMut(usize) -> (Matrix, bool)) -> (Vec<Matrix>, Vec<bool>) {
    (0..T).map(matrix).unzip()
}

/// The line of play that always claims the first cell that may be claimed.
fn one_line(matrix: &Matrix) -> bool {
    let (mut matrix, mut wins) = (matrix.clone(), false);
    for (row, column) in cells(&matrix) {
        if matrix[row].iter().chain(matrix.iter().map(|row| &row[column])).all(|&cell| cell == 0) {
            matrix[row][column] = 1;
            wins = !wins;
        }
    }
    wins
}

fn empty_rows(matrix: &Matrix) -> usize {
    matrix.iter().filter(|row| row.iter().all(|&cell| cell == 0)).count()
}

fn transposed(matrix: &Matrix) -> Matrix {
    (0..matrix[0].len()).map(|column| matrix.iter().map(|row| row[column]).collect()).collect()
}

/// The smaller side, less one for each claimed cell.
fn one_claim_one_row(matrix: &Matrix) -> bool {
    let claimed = matrix.iter().flatten().filter(|&&cell| cell == 1).count();
    matrix.len().min(matrix[0].len()).saturating_sub(claimed) % 2 == 1
}
