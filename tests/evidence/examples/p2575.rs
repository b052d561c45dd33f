//! Pieces that jump to the next free square, by play.

use std::sync::LazyLock;

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let squares = list("m", int("a square", 1..=SQUARES)).in_order(Order::Distinct);
    let rows = list("n", row([len("m", 0..=SQUARES), squares]));
    let boards = Format::tests("T", 1..=T, format::all([row([len("n", 1..=N)]), rows]));
    Problem::tests("p2575", Limits::known(1000, 125), boards, oracle, ["YES", "NO"])
        .inputs_of(50)
        .small("rows-on-the-last-8-squares-alone-and-with-3-others", || {
            // Beside three rows that are worth 1, 2 and 3 at most: one piece, two, three on the last step but one.
            let others = (0..1 << 8).cartesian_product([0b10, 0b110, 0b1110]);
            shuffled((0..1 << 8).map(|row| vec![row]).chain(others.map(|(row, other)| vec![row, other])))
        })
        .small("pairs-of-rows-on-the-last-5-squares", || {
            shuffled((0..1 << 5).cartesian_product(0..1 << 5).map(|(row, other)| vec![row, other]))
        })
        .small("boards-of-2-to-4-rows-on-the-last-8-to-6-squares", || {
            let mut random = seeded(1);
            let mut rows =
                |round| (0..2 + round % 3).map(|_| random.random_range(0..1_u32 << (8 - round % 3))).collect();
            shuffled((0..300).map(&mut rows))
        })
        .beyond("worst inputs: the value of every set of squares")
        .worst("random-rows", by_algorithm(by_sets), || {
            let mut random = seeded(2);
            shuffled((0..T).map(|_| (0..N).map(|_| random.random_range(0..1 << SQUARES)).collect()))
        })
        .attacks("reading: a million pieces")
        // Full rows have no move. In a row with one free square on the right, the first player moves the last piece on
        // the left, and no move is left; with two rows of this kind the second copies him.
        .known("nearly-full-rows", || {
            let mut rows = vec![(1 << SQUARES) - 1; N];
            rows[0] -= 1;
            let mut boards = [rows.clone(), rows];
            boards[1][N - 1] -= 1;
            (shuffled(boards.into_iter().cycle().take(T)), [true, false].repeat(T / 2))
        })
        .attacks("two million pieces")
        .wrong(
            "steps-from-the-left",
            |board| by_runs(board, '0', |steps| steps.skip(1).collect()),
            "pairs-of-rows-on-the-last-5-squares",
        )
        .says("Numbers the steps from the left; what counts is how many free squares are on the right.")
        .wrong(
            "even-steps",
            |board| by_runs(board, '0', |steps| steps.rev().collect()),
            "pairs-of-rows-on-the-last-5-squares",
        )
        .says("Counts the even steps; the pieces on step 0 cannot move.")
        .wrong(
            "left-of-all-free-squares-forgotten",
            |board| by_runs(board, '0', |steps| steps.skip(1).rev().skip(1).collect()),
            "leftmost-pieces",
        )
        .says("Leaves out the pieces that have all free squares on their right.")
        .wrong(
            "gaps-for-heaps",
            |board| by_runs(board, '1', |gaps| gaps.skip(1).collect()),
            "pairs-of-rows-on-the-last-5-squares",
        )
        .says("Takes the free squares between two pieces for a heap, as if no piece could be jumped over.")
        .wrong("parity-of-the-moves", parity, "pairs-of-rows-on-the-last-5-squares")
        .says("Adds the steps of all pieces, as if a move took one piece one step down.")
        .refused([("two-on-a-square", "1\n2\n1 5\n3 20 7 @20\n", "a square without a piece")])
        .main()
}

const SQUARES: usize = 20;

/// The largest number of boards, and of rows.
const T: usize = 100;
const N: usize = 1000;

/// The squares of the pieces in each row, in any order.
type Board = Vec<Vec<usize>>;

/// A row: bit i is set if the square with i others on its right has a piece.
type Row = u32;

/// Move a piece to the nearest free square on its right.
fn row_moves(&row: &Row) -> Vec<Row> {
    let pieces = (0..SQUARES).filter(|square| row >> square & 1 == 1);
    let moved = |square: usize| {
        let free = (0..square).rev().find(|free| row >> free & 1 == 0);
        free.map(|free| row & !(1 << square) | 1 << free)
    };
    pieces.filter_map(moved).collect()
}

fn rows(board: &Board) -> impl Iterator<Item = Row> {
    board.iter().map(|squares| squares.iter().map(|square| 1 << (SQUARES - square)).sum())
}

fn oracle() -> impl FnMut(&Board) -> bool {
    let mut play = Play::normal(|rows: &Vec<Row>| in_one(rows, row_moves))
        .alike(|rows| sorted(rows))
        .board(|rows| {
            board::grid(
                rows.iter().map(|&row| text(row).chars().map(|at| if at == '1' { '●' } else { ' ' }).collect_vec()),
            )
        })
        .label(|before, after| {
            let row = (0..before.len()).find(|&row| before[row] != after[row]).expect("the row that is changed");
            let (from, to) = (before[row], after[row]);
            let square = |bit: Row| SQUARES - bit.ilog2() as usize;
            format!("row {}: {} → {}", row + 1, square(from & !to), square(to & !from))
        });
    move |board| play.value(&rows(board).collect())
}

/// The boards with these rows, where the pieces of a row come in random order.
fn shuffled(boards: impl IntoIterator<Item = Vec<Row>>) -> Vec<Board> {
    let mut random = seeded(9);
    let mut squares = |row: Row| {
        let mut squares = (1..=SQUARES).filter(|square| row >> (SQUARES - square) & 1 == 1).collect_vec();
        squares.shuffle(&mut random);
        squares
    };
    boards.into_iter().map(|rows| rows.into_iter().map(&mut squares).collect()).collect()
}

/// By the value of every set of squares, in the order in which moves make it smaller.
fn by_sets(board: &Board) -> bool {
    static VALUES: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let mut values: Vec<u8> = vec![];
        for row in 0..1 << SQUARES {
            let seen = row_moves(&row).into_iter().fold(0_u32, |seen, next| seen | 1 << values[next as usize]);
            values.push(seen.trailing_ones() as u8);
        }
        values
    });
    xor(rows(board).map(|row| VALUES[row as usize])) != 0
}

/// The row from left to right, with 1 for a piece and 0 for a free square.
fn text(row: Row) -> String {
    format!("{row:0SQUARES$b}")
}

/// The XOR of every other one of what `chosen` leaves of the runs between `separator`s, from left to right. Between
/// free squares, the last run is step 0: its pieces have no free square on their right.
fn by_runs(board: &Board, separator: char, chosen: fn(std::vec::IntoIter<usize>) -> Vec<usize>) -> bool {
    let runs = |row| text(row).split(separator).map(str::len).collect_vec().into_iter();
    xor(rows(board).flat_map(|row| chosen(runs(row)).into_iter().step_by(2))) != 0
}

fn parity(board: &Board) -> bool {
    let moves = |row| text(row).rsplit('0').enumerate().map(|(step, pieces)| step * pieces.len()).sum::<usize>();
    rows(board).map(moves).sum::<usize>() % 2 == 1
}
