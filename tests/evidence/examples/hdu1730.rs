//! Two pieces in every row, by play that may go back and forth.

use evidence::loopy::{Loopy, Outcome, Outcomes};
use evidence::prelude::*;
use evidence::shared::nim;

fn main() -> ExitCode {
    let cells = row([between("Tom's column", 1, "m"), between("Jerry's column", 1, "m").usually(1)]);
    let cells = cells.such("another column than Tom's", |[tom, jerry]: Row| tom != jerry);
    // A blank line ends each board.
    let board = format::all([row([len("n", 1..=1000), int("m", 2..=COLUMNS)]), list("n", cells), row([])]);
    let boards = Format::to_end(board).trying("Tom's column", "m", COLUMNS).trying("Jerry's column", "m", COLUMNS);
    Problem::tests("hdu1730", Limits::known(1000, 32), boards, oracle, ["I WIN!", "BAD LUCK!"])
        .inputs_of(1000)
        .all([("n", 1), ("m", 9)])
        .all([("n", 2), ("m", 6)])
        .all([("n", 3), ("m", 4)])
        // The second player answers every advance as in Nim with the gaps for heaps, and every retreat by an advance
        // that makes the gap what it was: a board is lost or won as its gaps are there.
        .known("thousand-rows", || (large_boards(1000), [false, true].repeat(50)))
        .attacks("reading: 100 boards of 1000 rows")
        .known("odd-numbers-of-rows", || (large_boards(999), [false, true].repeat(50)))
        .attacks("a gap without its equal: 100 boards of 999 rows")
        .known("one-row", || {
            let boards = (0..100_000).map(|index| (COLUMNS, vec![[[100, 1], [99, 100]][index % 2]]));
            (boards.collect(), [true, false].repeat(50_000))
        })
        .attacks("work per board: 100 000 boards of one row")
        .wrong("distances-for-gaps", |board| by_heaps(board, |distance, _| distance.abs()), "adjacent")
        .says("Takes the distance of the two pieces for the heap; the squares between them are one fewer.")
        .wrong_play("xor-kept-from-the-board-before", xor_kept, "all-2")
        .says("Does not reset the XOR to 0 for the next board.")
        .wrong(
            "only-advances-to-the-right",
            |board| by_heaps(board, |distance, _| (distance - 1).max(0)),
            "either-side",
        )
        .says("Takes Tom's piece for the one on the left.")
        .wrong("cells-for-gaps", |board| by_heaps(board, |_, columns| columns - 2), "adjacent")
        .says("Takes all free cells of a row for its heap, those to retreat to as well.")
        .limit(|| Bound::integer("Tom's column of 7", 1, 7, |tom| format!("1 7\n@{tom} 4\n")))
        .limit(|| Bound::integer("Jerry's column of 7", 1, 7, |jerry| format!("1 7\n4 @{jerry}\n")))
        .refused([
            ("two-on-a-cell", "2 5\n1 2\n3 @3\n", "another column than Tom's"),
            ("a-second-board-cut", "1 5\n1 5\n\n2 4\n1 2\n@", "an integer from 1 to 4"),
        ])
        .main()
}

/// The largest number of columns.
const COLUMNS: u32 = 100;

/// A row: the column of Tom's piece, and that of Jerry's.
type Row = [u32; 2];

/// The number of columns, and the rows.
type Board = (u32, Vec<Row>);

/// Whose turn it is, 0 for Tom and 1 for Jerry, and the board.
type Position = (usize, Board);

/// Move one's own piece in a row to any other column, but neither onto the other piece nor over it.
fn moves((player, (columns, rows)): &Position) -> Vec<Position> {
    let moved = |row: &Row| {
        let (own, other) = (row[*player], row[1 - player]);
        let free = (1..=*columns).filter(|&to| to != own && to != other && (to < other) == (own < other));
        let after = |to| if *player == 0 { [to, other] } else { [other, to] };
        free.map(after).collect()
    };
    in_one(rows, moved).into_iter().map(|rows| (1 - player, (*columns, rows))).collect()
}

fn oracle() -> impl FnMut(&Board) -> bool {
    let shown = |(_, (columns, rows)): &Position| {
        let piece = |row: &Row, column| match row.iter().position(|&at| at == column) {
            Some(player) => ["Tom", "Jerry"][player],
            None => "",
        };
        board::grid(rows.iter().map(|row| (1..=*columns).map(|column| piece(row, column)).collect_vec()))
    };
    let game = Loopy::new(moves, |_| None).board(shown).mover(|(player, _)| ["Tom", "Jerry"][*player]);
    let game = game.label(|(player, (_, before)), (_, (_, after))| {
        let row = (0..before.len()).find(|&row| before[row] != after[row]).expect("a piece moves");
        format!("row {}: {} → {}", row + 1, before[row][*player], after[row][*player])
    });
    let mut known = Outcomes::default();
    move |board| {
        let start = (0, board.clone());
        if !known.contains_key(&start) {
            known.extend(game.outcomes([start.clone()]));
        }
        match known[&start] {
            Outcome::Win(_) => true,
            Outcome::Loss(_) => false,
            Outcome::Draw => panic!("nobody can force the end"),
        }
    }
}

/// A hundred boards, lost and won in turns.
fn large_boards(rows: usize) -> Vec<Board> {
    let mut random = seeded(rows as u64);
    let mut board = |index| {
        let gaps = if index % 2 == 0 { nim::lost } else { nim::won }(rows, 1..=98, &mut random);
        (COLUMNS, gaps.into_iter().map(|gap| row_with(gap, &mut random)).collect())
    };
    (0..100).map(&mut board).collect()
}

/// A row of 100 cells with this gap.
fn row_with(gap: u32, random: &mut Pcg64) -> Row {
    let left = random.random_range(1..COLUMNS - gap);
    let right = left + gap + 1;
    if random.random() { [left, right] } else { [right, left] }
}

/// Nim with a heap for each row, by the distance from Tom's piece to Jerry's and by the number of columns.
fn by_heaps((columns, rows): &Board, heap: fn(i32, i32) -> i32) -> bool {
    xor(rows.iter().map(|&[tom, jerry]| heap(jerry as i32 - tom as i32, *columns as i32))) != 0
}

fn xor_kept() -> impl FnMut(&Board) -> bool {
    let mut sum = 0;
    move |(_, rows)| {
        sum ^= xor(rows.iter().map(|&[tom, jerry]| tom.abs_diff(jerry) - 1));
        sum != 0
    }
}
