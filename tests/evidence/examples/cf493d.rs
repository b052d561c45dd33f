//! Two queens among pawns, by play.

use std::collections::HashSet;

use evidence::prelude::*;

fn main() -> ExitCode {
    let size = row([int("n", 2..=MOST)]);
    Problem::one("cf493d", Limits::known(2000, 256), size, || by_play, words)
        .all([("n", 4)])
        .beyond(
            "up to n = 6, mirroring against every play of the other side; for worst inputs, mirroring proved in a \
             comment",
        )
        // Black mirrors at the middle column.
        .known("the-greatest-odd", || (MOST - 1, None))
        .attacks("a board that no table holds")
        // White leaves an odd number of columns to mirror in.
        .known("the-greatest", || (MOST, Some((1, 2))))
        .attacks("a board that no table holds, and n² beyond 32 bits")
        .wrong("odd-wins", |n| (n % 2 == 1).then_some((1, 2)), "all")
        .says("Lets White win with an odd number of columns, where Black can mirror at once.")
        .wrong("a-pawn-in-front", |n| (n % 2 == 0).then_some((2, 1)), "four")
        .says("Lets White begin with (2, 1), as a published text does; with n = 4 Black then wins.")
        .wrong("along-the-diagonal", |n| (n % 2 == 0).then_some((2, 2)), "four")
        .says("Prints a move that wins, but not the least: (1, 2) comes before (2, 2).")
        .wrong("two-queens-side-by-side", |&n| (n > 2 && n % 2 == 0).then_some((1, 2)), "sample-1")
        .says("Takes n = 2 for lost; White takes Black's queen with the first move.")
        .lemmas([lemma("mirroring-wins-up-to-6", || (3..=6).for_each(mirroring_wins))])
        .main()
}

/// The largest number of rows.
const MOST: u32 = 1_000_000_000;

/// A winning first move of White: row and column, from 1.
type First = Option<(u32, u32)>;

/// The pawns, a bit each; the queens of White and of Black, unless taken; and whether White is to move.
type Position = (u64, [Option<u32>; 2], bool);

fn by_play(&n: &u32) -> First {
    let mut play = Play::normal(move |position: &Position| captures(n, position))
        .board(move |&(pawns, queens, _)| {
            let piece = |cell: u32| match queens.iter().position(|&queen| queen == Some(cell)) {
                Some(player) => ["♕", "♛"][player],
                None => [" ", "•"][(pawns >> cell & 1) as usize],
            };
            let squares = (0..n).map(|row| (0..n).map(move |column| piece(n * row + column)).collect_vec());
            board::grid(squares).and(board::text("♕ white queen, ♛ black queen, • green pawn"))
        })
        .mover(|&(.., is_white)| if is_white { "White" } else { "Black" });
    let start = start(n);
    play.value(&start).then(|| {
        let winning = captures(n, &start).into_iter().filter(|next| !play.value(next));
        let cell = winning.filter_map(|(_, [white, _], _)| white).min().expect("a move that wins");
        (cell / n + 1, cell % n + 1)
    })
}

fn start(n: u32) -> Position {
    ((1 << (n * n)) - 1 - 1 - (1 << (n - 1)), [Some(0), Some(n - 1)], true)
}

/// Along each of the eight lines, take the first piece. Without a queen there is no move.
fn captures(n: u32, &(pawns, queens, is_white): &Position) -> Vec<Position> {
    let [own, other] = if is_white { [0, 1] } else { [1, 0] };
    let Some(queen) = queens[own] else { return vec![] };
    let lines = (-1..=1).cartesian_product(-1..=1).filter(|&line| line != (0, 0));
    let hit = |(down, right): (i32, i32)| {
        let cells = (1..n as i32).map(|step| ((queen / n) as i32 + step * down, (queen % n) as i32 + step * right));
        let on_board = cells.take_while(|&(row, column)| row.min(column) >= 0 && row.max(column) < n as i32);
        let mut on_board = on_board.map(|(row, column)| row as u32 * n + column as u32);
        on_board.find(|&cell| pawns >> cell & 1 == 1 || queens[other] == Some(cell))
    };
    let after = |cell: u32| {
        let mut queens = queens.map(|queen| queen.filter(|&queen| queen != cell));
        queens[own] = Some(cell);
        (pawns & !(1 << cell), queens, !is_white)
    };
    lines.filter_map(hit).map(after).collect()
}

fn words(first: &First) -> String {
    first.map_or("black".to_owned(), |(row, column)| format!("white\n{row} {column}"))
}

/// Plays every capture of one side, from where the columns that are left are an odd number, and has the other side take
/// its queen where it can, else mirror: there is always such a capture.
fn mirroring_wins(n: u32) {
    let (first, start) = match n % 2 {
        0 => (1, captures(n, &start(n)).into_iter().find(|(_, [white, _], _)| *white == Some(1)).expect("a pawn")),
        _ => (0, start(n)),
    };
    let mirrored = |cell: u32| cell / n * n + (n - 1 + first - cell % n);
    let (mut seen, mut open) = (HashSet::new(), vec![start]);
    while let Some(position) = open.pop() {
        // A player who has come to a position once has tried all that follows.
        let captures_here = if seen.insert(position) { captures(n, &position) } else { vec![] };
        for next in captures_here {
            let (_, queens, is_white) = next;
            let mirroring = usize::from(!is_white);
            let moved = queens[1 - mirroring].expect("the player who has just moved has a queen");
            let answers = captures(n, &next);
            if answers.iter().any(|(_, queens, _)| queens[1 - mirroring].is_none()) {
                continue;
            }
            let answer = answers.into_iter().find(|(_, queens, _)| queens[mirroring] == Some(mirrored(moved)));
            open.push(answer.unwrap_or_else(|| panic!("no answer to {next:?} with {n} rows")));
        }
    }
}
