//! Two colours of stones that fill a board from its corner, by play.

use std::collections::HashMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = |name| list("n", row([list("m", int(name, 0..=GREATEST))]));
    let boards = format::all([row([len("n", 1..=SIDE), len("m", 1..=SIDE)]), numbers("a"), numbers("b")]);
    Problem::one("p4363", Limits::known(1000, 512), boards, || |board: &Board| played(board, difference), Plain)
        .all([("n", 2), ("m", 2), ("a", 1), ("b", 1)])
        .all([("n", 1), ("m", 4), ("a", 1), ("b", 1)])
        .small("random-boards-of-6-to-12-cells", || {
            let mut random = seeded(1);
            let sizes = [(2, 3), (3, 2), (3, 3), (2, 5), (5, 2), (3, 4), (4, 3), (6, 2)];
            let mut board = |index: usize| {
                let (n, m) = sizes[index % sizes.len()];
                random_board(n, m, 9, &mut random)
            };
            (0..120).map(&mut board).collect()
        })
        .beyond("for worst inputs, numbers a and b of a cell with the same sum everywhere, and memory by row lengths")
        .worst("random", by_same_idea(by_memory), || random_board(SIDE, SIDE, GREATEST, &mut seeded(2)))
        .attacks("all staircases, with moves that cannot be predicted")
        // A stone of White in place of a black one takes a away and b, too: it does not matter where they lie.
        .known("equal-sums", || {
            let (a, _) = random_board(SIDE, SIDE, GREATEST, &mut seeded(4));
            let b = a.iter().map(|row| row.iter().map(|a| GREATEST - a).collect()).collect();
            let white = (SIDE * SIDE / 2) as i64 * i64::from(GREATEST);
            let all = a.iter().flatten().map(|&a| i64::from(a)).sum::<i64>();
            ((a, b), all - white)
        })
        .attacks("all moves are equally good")
        .known("least-answer", || (everywhere(0, GREATEST), -5_000_000))
        .attacks("the least answer")
        .known("greatest-answer", || (everywhere(GREATEST, 0), 5_000_000))
        .attacks("the largest answer")
        .wrong("own-scores-alone", |board| played(board, |[black, white], mover| [black, white][mover]), "sample-1")
        .says("Lets both want nothing but a high score of their own; a point for the other counts as much.")
        .wrong("maxima-from-0", |board| by_row_lengths(board, 0), "all")
        .says("Starts a maximum with 0, or takes 0 for a value not yet known; values may be negative.")
        .wrong("one-number-a-cell", |(a, _)| by_row_lengths(&(a.clone(), a.clone()), i64::MIN), "sample-1")
        .says("Lets White score the numbers a, too.")
        .main()
}

/// The largest number of rows and of columns, and the largest number on a cell.
const SIDE: usize = 10;
const GREATEST: u32 = 100_000;

/// The numbers a by rows, and the numbers b.
type Board = (Vec<Vec<u32>>, Vec<Vec<u32>>);

/// The cells with a stone, a bit each: black ones and white ones.
type Position = [u64; 2];

/// What Black scores more than White, where the player to move, 0 for Black and 1 for White, wants the scores for which
/// `wants` is largest.
fn played((a, b): &Board, wants: fn(scores: [i64; 2], mover: usize) -> i64) -> i64 {
    let (n, m) = (a.len(), a[0].len());
    let mover = |stones: &Position| (stones[0] | stones[1]).count_ones() as usize % 2;
    let moves = |stones: &Position| {
        let holds_stone = |row: usize, column: usize| (stones[0] | stones[1]) >> (row * m + column) & 1 == 1;
        let is_open = |&(row, column): &(usize, usize)| {
            let all_before =
                (0..column).all(|left| holds_stone(row, left)) && (0..row).all(|up| holds_stone(up, column));
            all_before && !holds_stone(row, column)
        };
        let put = |(row, column)| {
            let mut next = *stones;
            next[mover(stones)] |= 1_u64 << (row * m + column);
            next
        };
        (0..n).cartesian_product(0..m).filter(is_open).map(put).collect()
    };
    let score = |numbers: &[Vec<u32>], stones: u64| {
        let cells = numbers.iter().flatten().enumerate().filter(|(cell, _)| stones >> cell & 1 == 1);
        cells.map(|(_, &number)| i64::from(number)).sum()
    };
    let scores = |&[black, white]: &Position, after: &[[i64; 2]]| {
        let best = after.iter().max_by_key(|&&scores| wants(scores, mover(&[black, white])));
        best.copied().unwrap_or_else(|| [score(a, black), score(b, white)])
    };
    let mut play = Play::new(moves, scores)
        .worded(|&scores| totals(scores, ["Black", "White"]))
        .mover(|stones| ["Black", "White"][mover(stones)])
        .board(|[black, white]| {
            let cell = |row: usize, column: usize| match row * m + column {
                cell if black >> cell & 1 == 1 => "●".to_owned(),
                cell if white >> cell & 1 == 1 => "○".to_owned(),
                _ => format!("{}/{}", a[row][column], b[row][column]),
            };
            let grid = board::grid((0..n).map(|row| (0..m).map(|column| cell(row, column)).collect_vec()));
            grid.and(board::text("a/b: a for Black ●, b for White ○"))
        });
    let [black, white] = play.value(&[0, 0]);
    black - white
}

/// Both want the difference of the scores, each in his favour.
fn difference([black, white]: [i64; 2], mover: usize) -> i64 {
    [black - white, white - black][mover]
}

fn random_board(n: usize, m: usize, greatest: u32, random: &mut Pcg64) -> Board {
    let mut numbers = || (0..n).map(|_| (0..m).map(|_| random.random_range(0..=greatest)).collect()).collect();
    (numbers(), numbers())
}

/// The largest board with the same numbers on all cells.
fn everywhere(a: u32, b: u32) -> Board {
    let numbers = |number| vec![vec![number; SIDE]; SIDE];
    (numbers(a), numbers(b))
}

/// All staircases are needed, so this is the program's idea, with a memory of rows that are found from the empty board
/// on. Its difference is that of play, as each score is a sum over stones.
fn by_memory(board: &Board) -> i64 {
    by_row_lengths(board, i64::MIN)
}

/// What Black scores more, where a search for a maximum starts from such a value.
fn by_row_lengths(board: &Board, maxima_from: i64) -> i64 {
    more_from(&mut vec![0; board.0.len()], board, maxima_from, &mut HashMap::new())
}

/// The same from the position with so many stones in each row on.
fn more_from(rows: &mut Vec<usize>, board: &Board, maxima_from: i64, known: &mut HashMap<Vec<usize>, i64>) -> i64 {
    let (a, b) = board;
    if let Some(&more) = known.get(rows) {
        return more;
    }
    let is_black = rows.iter().sum::<usize>() % 2 == 0;
    let mut best = None;
    for row in 0..rows.len() {
        let column = rows[row];
        if column == a[row].len() || row > 0 && rows[row - 1] == column {
            continue;
        }
        rows[row] += 1;
        let after = more_from(rows, board, maxima_from, known);
        rows[row] -= 1;
        best = Some(match is_black {
            true => best.unwrap_or(maxima_from).max(after + i64::from(a[row][column])),
            false => best.unwrap_or(i64::MAX).min(after - i64::from(b[row][column])),
        });
    }
    let more = best.unwrap_or(0);
    known.insert(rows.clone(), more);
    more
}
