//! A piece that goes right or down for points, by play.

use std::cmp::Ordering;
use std::collections::HashMap;

use evidence::prelude::*;
use format::word_of;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let rows = list("H", row([word_of("a row", "W", "+-")]));
    let form = format::all([row([len("H", 1..=SIDE), len("W", 1..=SIDE)]), rows]);
    Problem::one("abc201d", Limits::known(2000, 1024), form, || by_play, winner)
        .all([("H", 3), ("W", 3)])
        .small("random-boards-of-up-to-6-x-6", || {
            let mut random = seeded(1);
            let mut board = |_| {
                let [rows, columns] = [6, 6].map(|most| random.random_range(1..=most));
                board_of(rows, columns, |_| random.random())
            };
            (0..400).map(&mut board).collect()
        })
        .known("aoki-returns-to-the-diagonal", || (with_equal_steps(SIDE, true), Ordering::Less))
        .attacks("moves that cannot be predicted, on a board of which one diagonal decides")
        // Takahashi goes down, for a point. Now Aoki is to move on a square board that does not help him.
        .known("takahashi-returns-to-the-diagonal", || {
            let mut random = seeded(2);
            let first_row = board_of(1, SIDE - 1, |_| random.random());
            ([first_row, with_equal_steps(SIDE - 1, false)].concat(), Ordering::Greater)
        })
        .attacks("a lead of one point, won at the very first move")
        .known("one-sign-an-antidiagonal", || (one_sign_an_antidiagonal(SIDE), Ordering::Equal))
        .attacks("a draw on every way, which a single wrong sign would decide")
        // Takahashi enters all odd antidiagonals, and Aoki all even ones.
        .known("greatest-lead", || (board_of(SIDE, SIDE, |(r, c)| (r + c) % 2 == 1), Ordering::Greater))
        .attacks("leads of up to 3998 points, and recursion of this depth")
        .wrong(
            "nothing-beyond-the-border",
            |board| {
                let beyond = |after: &[(Square, i32)]| (after.len() == 1).then_some(0);
                backwards(board, |_, after| leads(board, after).chain(beyond(after)).max().unwrap_or(0)).cmp(&0)
            },
            "one-row",
        )
        .says("Takes 0 for a square beyond the border, as if a player could stop there; he has to go the other way.")
        .smallest("1 2\n+-\n")
        .wrong(
            "the-square-left",
            |board| {
                let after = |after: &[(Square, i32)]| after.iter().map(|(_, lead)| -lead).max();
                backwards(board, |square, all| after(all).map_or(0, |best| points(board, square) + best)).cmp(&0)
            },
            "all",
        )
        .says("Counts the sign of the square that the piece leaves; that of the square that it enters counts.")
        .smallest("1 2\n+-\n")
        .wrong("the-first-square", |board| (lead(board) + points(board, (0, 0))).cmp(&0), "sample-3")
        .says("Counts the square where the piece stands at first; nobody has entered it.")
        .smallest("1 1\n-\n")
        .wrong("turns-from-the-end", turns_from_the_end, "an-odd-number-of-steps")
        .says("Tells by the number of steps that are left whose turn it is; that is right only if H + W is even.")
        .smallest("1 2\n--\n")
        .wrong("points-alone", points_alone, "more-points-for-both")
        .says("Lets each player want as many points as possible; what matters is how many more than the other.")
        .wrong("to-a-plus", to_a_plus, "not-the-first-plus")
        .says("Goes to a `+` wherever there is one, and does not look at what it leaves to the other player.")
        .smallest("2 3\n+++\n+--\n")
        .main()
}

/// The largest number of rows, and of columns.
const SIDE: usize = 2000;

/// Rows of `+` and `-`.
type Board = Vec<String>;

/// A row and a column.
type Square = (usize, usize);

/// The square of the piece, and by how many points the player to move leads.
type Position = (Square, i32);

/// How the game ends for Takahashi.
fn by_play(board: &Board) -> Ordering {
    let moves = |&(from, lead): &Position| {
        let moved = |to: Square| (to, -(lead + points(board, to)));
        next(board, from).into_iter().map(moved).collect()
    };
    let end = |&(_, lead): &Position, after: &[Ordering]| {
        after.iter().map(|end| end.reverse()).max().unwrap_or_else(|| lead.cmp(&0))
    };
    Play::new(moves, end)
        .board(|&(piece, lead)| {
            let cell = |square: Square, sign: char| if square == piece { '●' } else { sign };
            let row = |(r, signs): (usize, &String)| {
                signs.chars().enumerate().map(|(c, sign)| cell((r, c), sign)).collect_vec()
            };
            board::grid(board.iter().enumerate().map(row)).and(board::numbers([("lead of the player to move:", lead)]))
        })
        .label(|&((before, _), _), &((after, _), _)| if before == after { "right" } else { "down" }.to_owned())
        .value(&((0, 0), 0))
}

/// What the player gains who moves the piece to this square.
fn points(board: &Board, (row, column): Square) -> i32 {
    if board[row].as_bytes()[column] == b'+' { 1 } else { -1 }
}

/// The squares on the right and below, as far as they are on the board.
fn next(board: &Board, (row, column): Square) -> Vec<Square> {
    let is_on_board = |&(row, column): &Square| row < board.len() && column < board[0].len();
    [(row, column + 1), (row + 1, column)].into_iter().filter(is_on_board).collect()
}

fn winner(end: &Ordering) -> String {
    match end {
        Ordering::Greater => "Takahashi",
        Ordering::Less => "Aoki",
        Ordering::Equal => "Draw",
    }
    .to_owned()
}

fn board_of(rows: usize, columns: usize, mut is_plus: impl FnMut(Square) -> bool) -> Board {
    let mut row = |row| (0..columns).map(|column| if is_plus((row, column)) { '+' } else { '-' }).collect();
    (0..rows).map(&mut row).collect()
}

/// A square board on which the player who does not begin can answer each step to the right with one down, and each step
/// down with one to the right. So the piece always comes back to the diagonal, and he enters the same sign as his
/// opponent just before; if he is to win, a `+` after a `-` the last time. In the upper left corner stands `+`, and
/// away from the diagonal any sign.
fn with_equal_steps(n: usize, is_won: bool) -> Board {
    let mut random = seeded(3);
    let signs = (1..n).map(|_| random.random()).collect_vec();
    board_of(n, n, |(row, column)| match row.max(column) {
        0 => true,
        last if is_won && last == n - 1 && row.abs_diff(column) <= 1 => row == column,
        last if row.abs_diff(column) <= 1 => signs[last - 1],
        _ => random.random(),
    })
}

/// A square board on which the steps before it decide which sign the piece enters, whatever way it goes. The signs that
/// Takahashi enters are those that Aoki enters, in another order.
fn one_sign_an_antidiagonal(n: usize) -> Board {
    let mut random = seeded(4);
    let first: Vec<bool> = (1..n).map(|_| random.random()).collect();
    let mut second = first.clone();
    second.shuffle(&mut random);
    let signs = [true].into_iter().chain(first.into_iter().interleave(second)).collect_vec();
    board_of(n, n, |(row, column)| signs[row + column])
}

/// A value for each square, from those of the squares that follow it, and what comes out for the first one.
fn backwards<Value: Copy>(board: &Board, value: impl Fn(Square, &[(Square, Value)]) -> Value) -> Value {
    let mut values = HashMap::new();
    for square in (0..board.len()).cartesian_product(0..board[0].len()).collect_vec().into_iter().rev() {
        let after = next(board, square).into_iter().map(|to| (to, values[&to])).collect_vec();
        values.insert(square, value(square, &after));
    }
    values[&(0, 0)]
}

/// What each of the moves leads to: the points that it brings, less the lead that it leaves.
fn leads(board: &Board, after: &[(Square, i32)]) -> impl Iterator<Item = i32> {
    after.iter().map(|&(to, lead)| points(board, to) - lead)
}

/// The lead of the player to move, by minimax.
fn lead(board: &Board) -> i32 {
    backwards(board, |_, after| leads(board, after).max().unwrap_or(0))
}

/// Takahashi's lead if he moves wherever an even number of steps is left, and Aoki elsewhere.
fn turns_from_the_end(board: &Board) -> Ordering {
    let last = board.len() + board[0].len() - 2;
    let lead = backwards(board, |(row, column), after: &[(Square, i32)]| {
        if (last - row - column) % 2 == 0 {
            after.iter().map(|&(to, lead)| lead + points(board, to)).max().unwrap_or(0)
        } else {
            after.iter().map(|&(to, lead)| lead - points(board, to)).min().unwrap_or(0)
        }
    });
    lead.cmp(&0)
}

/// The end if the player to move wants the most points for himself, and then the fewest for the other one.
fn points_alone(board: &Board) -> Ordering {
    let [own, other] = backwards(board, |_, after: &[(Square, [i32; 2])]| {
        let moved = after.iter().map(|&(to, [next, mover])| [mover + points(board, to), next]);
        moved.max_by_key(|[own, other]| (*own, -other)).unwrap_or_default()
    });
    own.cmp(&other)
}

/// The end if each step goes to a `+`, if there is one: to the right, if both or none of the squares are one.
fn to_a_plus(board: &Board) -> Ordering {
    let (mut square, mut lead, mut turn) = ((0, 0), 0, 1);
    while let Some(to) = next(board, square).into_iter().min_by_key(|&to| -points(board, to)) {
        lead += turn * points(board, to);
        (square, turn) = (to, -turn);
    }
    lead.cmp(&0)
}
