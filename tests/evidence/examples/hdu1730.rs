//! Two pieces in every row, by play that may go back and forth.

use std::collections::HashMap;

use evidence::play::{Outcome, outcomes};
use evidence::prelude::*;
use evidence::rules::nim;

fn main() -> ExitCode {
    Problem::new("hdu1730", Limits::known(1000, 32), oracle, small)
        .played("all boards of a row of up to 9 cells, of 2 rows of up to 6, of 3 rows of up to 4")
        .worst(worst)
        .bounds(bounds)
        .ends_with_the_file()
        .wrong([
            wrong("distances-for-gaps", |input| by_heaps(input, |distance, _| distance.abs()), "adjacent")
                .says("Takes the distance of the two pieces for the heap; the squares between them are one fewer."),
            wrong("xor-kept-from-the-board-before", xor_kept, "all-boards-of-2-rows")
                .says("Does not begin with 0 again."),
            wrong(
                "only-advances-to-the-right",
                |input| by_heaps(input, |distance, _| (distance - 1).max(0)),
                "either-side",
            )
            .says("Takes Tom's piece for the one on the left."),
            wrong("cells-for-gaps", |input| by_heaps(input, |_, columns| columns - 2), "adjacent")
                .says("Takes all free cells of a row for its heap, those to retreat to as well."),
        ])
        .refused([
            ("two-on-a-cell", "2 5\n1 2\n3 @3\n", "another column than Tom's"),
            ("a-second-board-cut", "1 5\n1 5\n\n2 4\n1 2\n@", "an integer from 1 to 4"),
        ])
        .main()
}

/// A row: the column of Tom's piece, and that of Jerry's.
type Row = [u32; 2];

/// Whose turn it is, 0 for Tom and 1 for Jerry, and the rows.
type Position = (usize, Vec<Row>);

/// Move one's own piece in a row to any other column, but neither onto the other piece nor over it.
fn moves(columns: u32, (player, rows): &Position) -> Vec<Position> {
    let mut successors = vec![];
    for (index, row) in rows.iter().enumerate() {
        let (own, other) = (row[*player], row[1 - player]);
        for to in (1..=columns).filter(|&to| to != own && to != other) {
            if (to < other) == (own < other) {
                let mut next = rows.clone();
                next[index][*player] = to;
                successors.push((1 - player, next));
            }
        }
    }
    successors
}

/// The boards of an input: their numbers of columns, and their rows.
fn boards(input: &str) -> Vec<(u32, Vec<Row>)> {
    let mut tokens = Tokens::new(input);
    let mut boards = vec![];
    while !tokens.is_empty() {
        let (rows, columns): (usize, u32) = (tokens.read(), tokens.read());
        let mut row = || [tokens.read(), tokens.read()];
        boards.push((columns, (0..rows).map(|_| row()).collect()));
    }
    boards
}

fn oracle(input: &str) -> String {
    let starts = boards(input).into_iter().map(|(columns, rows)| (columns, (0, rows))).into_group_map();
    let played = starts.into_iter().map(|(columns, starts)| {
        let outcomes = outcomes(starts, |position| moves(columns, position), |_| None);
        (columns, outcomes)
    });
    let played: HashMap<_, _> = played.collect();
    answers(input, |(columns, rows)| match played[&columns][&(0, rows)] {
        Outcome::Win(_) => true,
        Outcome::Loss(_) => false,
        Outcome::Draw => panic!("nobody can force the end"),
    })
}

fn file(boards: impl IntoIterator<Item = (u32, Vec<Row>)>) -> String {
    let board = |(columns, rows): (u32, Vec<Row>)| {
        let lines = rows.iter().map(|[tom, jerry]| format!("{tom} {jerry}\n")).join("");
        format!("{} {columns}\n{lines}\n", rows.len())
    };
    boards.into_iter().map(board).collect()
}

/// All boards of so many rows and columns.
fn all(rows: usize, columns: u32) -> Vec<(u32, Vec<Row>)> {
    let row = (1..=columns).permutations(2).map(|row| [row[0], row[1]]).collect_vec();
    (0..rows).map(|_| row.clone()).multi_cartesian_product().map(|rows| (columns, rows)).collect()
}

fn small() -> Vec<Small> {
    vec![
        Small::new("all-boards-of-1-row", [file((2..=9).flat_map(|m| all(1, m)))]),
        Small::new("all-boards-of-2-rows", [file((2..=6).flat_map(|m| all(2, m)))]),
        Small::new("all-boards-of-3-rows", [file((2..=4).flat_map(|m| all(3, m)))]),
    ]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, 1000, |n| format!("@{n} 100\n{}", repeated("1 100\n", n))),
        Bound::integer("m", 2, 100, |m| format!("1 @{m}\n1 2\n")),
        Bound::integer("Tom's column", 1, 100, |tom| format!("1 100\n@{tom} 50\n")),
        Bound::integer("Jerry's column", 1, 100, |jerry| format!("1 100\n50 @{jerry}\n")),
        Bound::integer("Tom's column of 7", 1, 7, |tom| format!("1 7\n@{tom} 4\n")),
        Bound::integer("Jerry's column of 7", 1, 7, |jerry| format!("1 7\n4 @{jerry}\n")),
    ]
}

/// The second player answers every advance as in Nim with the gaps for heaps, and every retreat by an advance that
/// makes the gap what it was: a board is lost or won as its gaps are there.
fn worst() -> Vec<Worst> {
    let boards = |name, attacks, rows: usize| {
        Worst::known(name, attacks, move || {
            let mut random = seeded(rows as u64);
            let board = |index| {
                let gaps = if index % 2 == 0 { nim::lost } else { nim::won }(rows, 1..=98, &mut random);
                (100, gaps.into_iter().map(|gap| row(gap, &mut random)).collect())
            };
            (file((0..100).map(board)), "BAD LUCK!\nI WIN!\n".repeat(50))
        })
    };
    vec![
        boards("thousand-rows", "reading: 100 boards of 1000 rows", 1000),
        boards("odd-numbers-of-rows", "a gap without its equal: 100 boards of 999 rows", 999),
        Worst::known("one-row", "work per board: 100 000 boards of one row", || {
            let boards = (0..100_000).map(|index| (100, vec![[[100, 1], [99, 100]][index % 2]]));
            (file(boards), "I WIN!\nBAD LUCK!\n".repeat(50_000))
        }),
    ]
}

/// A row of 100 cells with this gap.
fn row(gap: u32, random: &mut Pcg64) -> Row {
    let left = random.random_range(1..100 - gap);
    let right = left + gap + 1;
    if random.random() { [left, right] } else { [right, left] }
}

/// A line for each board.
fn answers(input: &str, wins: impl FnMut((u32, Vec<Row>)) -> bool) -> String {
    let won = boards(input).into_iter().map(wins);
    won.map(|wins| if wins { "I WIN!\n" } else { "BAD LUCK!\n" }).collect()
}

/// Nim with a heap for each row, by the distance from Tom's piece to Jerry's and by the number of columns.
fn by_heaps(input: &str, heap: fn(i32, i32) -> i32) -> String {
    answers(input, |(columns, rows)| {
        xor(rows.iter().map(|&[tom, jerry]| heap(jerry as i32 - tom as i32, columns as i32))) != 0
    })
}

fn xor_kept(input: &str) -> String {
    let mut sum = 0;
    answers(input, |(_, rows)| {
        sum ^= xor(rows.iter().map(|&[tom, jerry]| tom.abs_diff(jerry) - 1));
        sum != 0
    })
}
