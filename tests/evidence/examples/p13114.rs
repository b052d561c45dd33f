//! Bacteria on a board with radioactive cells, by play cell by cell.

use std::ops::{BitOr, BitXor};

use evidence::prelude::*;
use format::word_of;

fn main() -> ExitCode {
    let rows = list("R", row([word_of("a row", "C", ".#")]));
    let sides = row([len("R", 1..=SIDE), len("C", 1..=SIDE)]);
    let boards = Format::tests("T", 1..=100, format::all([sides, rows]));
    Problem::tests("p13114", Limits::known(30_000, 1024), boards, || |board: &Board| played(board), Numbered("Case #"))
        .all([("R", 3), ("C", 3)])
        .small("random-boards-of-12-to-20-cells", || {
            let mut random = seeded(1);
            let mut board = |index: usize| {
                let (rows, columns) = [(3, 4), (4, 4), (5, 4), (2, 8), (3, 6), (3, 5)][index % 6];
                random_board(rows, columns, random.random_range(0..=8), &mut random)
            };
            (0..120).map(&mut board).collect()
        })
        .beyond("for worst inputs, boards with one safe line, mirrored ones, and values by recursion")
        .worst("random", by_same_idea(by_recursion), || {
            let mut random = seeded(2);
            (0..100).map(|index| random_board(SIDE, SIDE, index % 20, &mut random)).collect()
        })
        .attacks("all rectangles, with safe lines that cannot be predicted")
        // What the first player does in one half, the second does in the other: no safe line crosses both.
        .known("mirrored", || {
            let mut random = seeded(4);
            let mut board = |_| {
                let mut half = random_board(7, SIDE, 3, &mut random);
                half[6] = "#".repeat(SIDE);
                half.iter().chain(half.iter().rev()).cloned().collect()
            };
            ((0..100).map(&mut board).collect(), vec![0; 100])
        })
        .attacks("boards with many safe lines, and no move that wins")
        // After its only safe line, a board has none.
        .known("one-safe-line", || {
            let board = |index: usize| {
                let cell = |at: [usize; 2]| if at[index % 2] == index % SIDE { '.' } else { '#' };
                (0..SIDE).map(|row| (0..SIDE).map(|column| cell([row, column])).collect()).collect()
            };
            ((0..100).map(board).collect(), vec![SIDE; 100])
        })
        .attacks("moves counted by cells, where all others lose at once")
        .wrong("lines-for-cells", |board| lines(board, usize::bitxor, false).iter().sum(), "all")
        .says("Counts the lines that win; each can be filled from every cell of it.")
        .wrong("radioactive-elsewhere", |board| cells(board, lines(board, usize::bitxor, true)), "beside-a-filled-line")
        .says("Forbids a line for a radioactive cell of the whole board's row or column, beyond the bacteria.")
        .wrong("lost-parts", |board| cells(board, lines(board, usize::bitor, false)), "two-equal-parts")
        .says("Lets a line win only if both parts are lost; two won parts of equal value are lost together.")
        .main()
}

/// The largest number of rows, and of columns.
const SIDE: usize = 15;

/// The rows: `.` for an empty cell and `#` for a radioactive one.
type Board = Vec<String>;

/// The same in play, with `o` for bacteria.
type Cells = Vec<Vec<u8>>;

/// The board after bacteria on an empty cell have spread, in a row or in a column; none if they come to `#`.
fn spread(board: &Cells, (row, column): (usize, usize), in_row: bool) -> Option<Cells> {
    let mut after = board.clone();
    after[row][column] = b'o';
    for step in [-1, 1] {
        let mut at = (row, column);
        loop {
            let next = if in_row { &mut at.1 } else { &mut at.0 };
            let Some(there) = next.checked_add_signed(step) else { break };
            *next = there;
            match after.get_mut(at.0).and_then(|row| row.get_mut(at.1)) {
                Some(cell) if *cell == b'.' => *cell = b'o',
                Some(b'#') => return None,
                _ => break,
            }
        }
    }
    Some(after)
}

/// What all first moves leave: bacteria of each type on every empty cell.
fn after_moves(board: &Cells) -> Vec<Option<Cells>> {
    let cells = (0..board.len()).cartesian_product(0..board[0].len());
    let empty = cells.filter(|&(row, column)| board[row][column] == b'.');
    empty.cartesian_product([true, false]).map(|(cell, in_row)| spread(board, cell, in_row)).collect()
}

/// The number of first moves that win. A position is none if a player has just lost by coming to `#`.
fn played(board: &Board) -> usize {
    let moves = |board: &Option<Cells>| board.as_ref().map_or(vec![], after_moves).into_iter().unique().collect();
    let play = Play::new(moves, |board, wins: &[bool]| board.is_none() || wins.contains(&false));
    let play = play.board(|board| match board {
        Some(board) => board::grid(board.iter().map(|row| row.iter().map(|&cell| char::from(cell)))),
        None => board::text("radioactive"),
    });
    let mut play = play.label(|before, after| {
        let (Some(before), Some(after)) = (before, after) else { return "come to a radioactive cell".to_owned() };
        let cells = (0..before.len()).cartesian_product(0..before[0].len());
        let filled = cells.filter(|&(row, column)| before[row][column] != after[row][column]).collect_vec();
        let [rows, columns] =
            [filled.iter().map(|cell| cell.0).collect_vec(), filled.iter().map(|cell| cell.1).collect_vec()];
        let said = |numbers: &[usize]| match numbers.iter().minmax().into_option() {
            Some((first, last)) if first < last => format!("{} to {}", first + 1, last + 1),
            _ => format!("{}", numbers[0] + 1),
        };
        format!("fill row {}, column {}", said(&rows), said(&columns))
    });
    let board: Cells = board.iter().map(|row| row.as_bytes().to_vec()).collect();
    play.value(&Some(board.clone()));
    after_moves(&board).iter().filter(|after| !play.value(after)).count()
}

fn random_board(rows: usize, columns: usize, radioactive: usize, random: &mut Pcg64) -> Board {
    let mut board = vec![".".repeat(columns); rows];
    for _ in 0..radioactive {
        let column = random.random_range(0..columns);
        board[random.random_range(0..rows)].replace_range(column..=column, "#");
    }
    board
}

/// A rectangle: where its rows begin and end, and where its columns do.
type Rectangle = [usize; 4];

/// The program's idea, as all play needs rectangles; their values are found from the whole board on.
fn by_recursion(board: &Board) -> usize {
    cells(board, lines(board, usize::bitxor, false))
}

/// The cells of so many rows and so many columns.
fn cells(board: &Board, [rows, columns]: [usize; 2]) -> usize {
    rows * board[0].len() + columns * board.len()
}

/// How many rows and how many columns win, if `together` makes one value of two; a radioactive cell of the line beyond
/// the rectangle may count, too.
fn lines(board: &Board, together: fn(usize, usize) -> usize, beyond_counts: bool) -> [usize; 2] {
    let parts = |all: &Rectangle| cuts(board, *all, beyond_counts).into_iter().flat_map(|(_, parts)| parts).collect();
    let cut = |values: &[usize]| together(values[0], values[1]);
    let mut play = Play::new(parts, |_, values: &[usize]| mex(values.chunks(2).map(cut)));
    let mut winning = [0, 0];
    for (in_column, parts) in cuts(board, [0, board.len(), 0, board[0].len()], beyond_counts) {
        winning[usize::from(in_column)] += usize::from(cut(&parts.map(|part| play.value(&part))) == 0);
    }
    winning
}

/// The two parts that each safe line leaves, and whether it is a column.
fn cuts(board: &Board, [top, bottom, left, right]: Rectangle, beyond_counts: bool) -> Vec<(bool, [Rectangle; 2])> {
    let all = |from: usize, to: usize, whole: usize| if beyond_counts { 0..whole } else { from..to };
    let (rows, columns) = (all(top, bottom, board.len()), all(left, right, board[0].len()));
    let safe_rows = (top..bottom).filter(|&row| columns.clone().all(|column| &board[row][column..=column] == "."));
    let by_rows = safe_rows.map(|row| (false, [[top, row, left, right], [row + 1, bottom, left, right]]));
    let safe_columns = (left..right).filter(|&column| rows.clone().all(|row| &board[row][column..=column] == "."));
    let by_columns = safe_columns.map(|column| (true, [[top, bottom, left, column], [top, bottom, column + 1, right]]));
    by_rows.chain(by_columns).filter(|_| top < bottom && left < right).collect()
}
