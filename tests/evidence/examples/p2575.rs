//! Pieces that jump to the next free square, by play.

use std::sync::LazyLock;

use evidence::cases;
use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    Problem::new("p2575", Limits::known(1000, 125), oracle, small)
        .played("all rows on the last 8 squares, alone and with 3 others, 2 rows on 5, 300 boards of 2 to 4 rows")
        .beyond("worst inputs: the value of every set of squares")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("steps-from-the-left", from_the_left, "two-rows-on-the-last-5-squares")
                .says("Numbers the steps from the left; what counts is how many free squares are on the right."),
            wrong("even-steps", even_steps, "two-rows-on-the-last-5-squares")
                .says("Counts the even steps; the pieces on step 0 cannot move."),
            wrong("left-of-all-free-squares-forgotten", first_forgotten, "leftmost-pieces")
                .says("Leaves out the pieces that have all free squares on their right."),
            wrong("gaps-for-heaps", gaps, "two-rows-on-the-last-5-squares")
                .says("Takes the free squares between two pieces for a heap, as if no piece could be jumped over."),
            wrong("parity-of-the-moves", parity, "two-rows-on-the-last-5-squares")
                .says("Adds the steps of all pieces, as if a move took one piece one step down."),
        ])
        .refused([("two-on-a-square", "1\n2\n1 5\n3 20 7 @20\n", "a square without a piece")])
        .main()
}

/// A row: bit i is set if the square with i others on its right has a piece.
type Row = u32;

const SQUARES: usize = 20;

/// Move a piece to the nearest free square on its right.
fn row_moves(&row: &Row) -> Vec<Row> {
    let pieces = (0..SQUARES).filter(|square| row >> square & 1 == 1);
    let moved = |square: usize| {
        let free = (0..square).rev().find(|free| row >> free & 1 == 0);
        free.map(|free| row & !(1 << square) | 1 << free)
    };
    pieces.filter_map(moved).collect()
}

/// The order of the rows does not matter: they are sorted.
fn oracle(input: &str) -> String {
    let moves = |rows: &Vec<Row>| in_one(rows, row_moves).into_iter().map(|rows| rows.into_iter().sorted().collect());
    let mut play = Play::normal(|rows| moves(rows).collect());
    answers(input, |rows| play.value(&rows.into_iter().sorted().collect()))
}

/// A line for each board, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(Vec<Row>) -> bool) -> String {
    cases::counted(input, |tokens| {
        let n: usize = tokens.read();
        let mut row = |_| {
            let pieces = tokens.read();
            xor(tokens.list::<usize>(pieces).into_iter().map(|square| 1 << (SQUARES - square)))
        };
        if wins((0..n).map(&mut row).collect()) { "YES" } else { "NO" }
    })
}

fn file<'a>(boards: impl IntoIterator<Item = &'a Vec<Row>, IntoIter: ExactSizeIterator>) -> String {
    let mut random = seeded(9);
    let mut line = |row: &Row| {
        let mut squares = (1..=SQUARES).filter(|square| row >> (SQUARES - square) & 1 == 1).collect_vec();
        squares.shuffle(&mut random);
        format!("{} {}\n", squares.len(), joined(squares))
    };
    let boards = boards.into_iter();
    let head = format!("{}\n", boards.len());
    head + &boards.map(|rows| format!("{}\n{}", rows.len(), rows.iter().map(&mut line).join(""))).collect::<String>()
}

fn small() -> Vec<Small> {
    let rows = 0..1 << 8;
    // Beside three rows that are worth 1, 2 and 3 at most: one piece, two, three on the last step but one.
    let with_another = rows.clone().cartesian_product([0b10, 0b110, 0b1110]).map(|(row, other)| vec![row, other]);
    let single = rows.map(|row| vec![row]).chain(with_another).collect_vec();
    let pairs = (0..1 << 5).cartesian_product(0..1 << 5).map(|(row, other)| vec![row, other]).collect_vec();
    let mut random = seeded(1);
    let several = (0..300)
        .map(|round| (0..2 + round % 3).map(|_| random.random_range(0..1 << (8 - round % 3))).collect())
        .collect_vec();
    vec![
        Small::new("rows-on-the-last-8-squares", single.chunks(50).map(file)),
        Small::new("two-rows-on-the-last-5-squares", pairs.chunks(50).map(file)),
        Small::new("two-to-four-rows", several.chunks(20).map(file)),
    ]
}

/// The greatest number of boards, and of rows.
const T: usize = 100;
const N: usize = 1000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("T", 1, T, |tests| format!("@{tests}\n{}", "1\n1 5\n".repeat(tests))),
        Bound::count("n", 1, N, |n| format!("1\n@{n}\n{}", "1 5\n".repeat(n))),
        Bound::count("m", 0, SQUARES, |m| format!("1\n1\n@{m} {}\n", joined(1..=m))),
        Bound::integer("a square", 1, SQUARES, |square| format!("1\n1\n3 5 @{square} 7\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::new("random-rows", "reading: a million pieces", Known::ByAlgorithm(by_sets), || {
            let mut random = seeded(2);
            let row = |_| random.random_range(0..1 << SQUARES);
            let rows = (0..T * N).map(row).collect_vec();
            file(&rows.chunks(N).map(<[Row]>::to_vec).collect_vec())
        }),
        // Full rows have no move. In a row with one free square on the right, the first player moves the last piece on
        // the left, and no move is left; with two rows of this kind the second copies him.
        Worst::known("nearly-full-rows", "two million pieces", || {
            let mut rows = vec![(1 << SQUARES) - 1; N];
            rows[0] -= 1;
            let mut boards = [rows.clone(), rows];
            boards[1][N - 1] -= 1;
            (file(boards.iter().cycle().take(T).collect_vec()), "YES\nNO\n".repeat(T / 2))
        }),
    ]
}

/// The value of every set of squares, in the order in which moves make it smaller.
fn by_sets(input: &str) -> String {
    static VALUES: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let mut values: Vec<u8> = vec![];
        for row in 0..1 << SQUARES {
            let seen = row_moves(&row).into_iter().fold(0_u32, |seen, next| seen | 1 << values[next as usize]);
            values.push(seen.trailing_ones() as u8);
        }
        values
    });
    answers(input, |rows| xor(rows.into_iter().map(|row| VALUES[row as usize])) != 0)
}

/// The row from left to right, with 1 for a piece and 0 for a free square.
fn text(row: Row) -> String {
    format!("{row:0SQUARES$b}")
}

/// The XOR of every other one of what `chosen` leaves of the runs between `separator`s, from left to right. Between
/// free squares, the last run is step 0: its pieces have no free square on their right.
fn by_runs(input: &str, separator: char, chosen: fn(std::vec::IntoIter<usize>) -> Vec<usize>) -> String {
    let runs = |row| text(row).split(separator).map(str::len).collect_vec().into_iter();
    answers(input, |rows| xor(rows.into_iter().flat_map(|row| chosen(runs(row)).into_iter().step_by(2))) != 0)
}

fn from_the_left(input: &str) -> String {
    by_runs(input, '0', |steps| steps.skip(1).collect())
}

fn even_steps(input: &str) -> String {
    by_runs(input, '0', |steps| steps.rev().collect())
}

fn first_forgotten(input: &str) -> String {
    by_runs(input, '0', |steps| steps.skip(1).rev().skip(1).collect())
}

fn gaps(input: &str) -> String {
    by_runs(input, '1', |gaps| gaps.skip(1).collect())
}

fn parity(input: &str) -> String {
    let moves = |row| text(row).rsplit('0').enumerate().map(|(step, pieces)| step * pieces.len()).sum::<usize>();
    answers(input, |rows| rows.into_iter().map(moves).sum::<usize>() % 2 == 1)
}
