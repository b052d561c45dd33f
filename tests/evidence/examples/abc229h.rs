//! Pieces that advance or take each other, by play.

use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;
use evidence::shared::columns::{self, Column};

fn main() -> ExitCode {
    let rows = format::all([row([len("n", 1..=8)]), list("n", row([format::word_of("a row", "n", ".WB")]))]);
    // A player answers every move in the negative of its column, so the second player wins a balanced board. The value
    // of a column is a number, and a move makes a number worse for the player who makes it. All columns up to height 6
    // are numbers by play (`tests/library/laws.rs`).
    Problem::one("abc229h", Limits::known(2000, 1024), rows, oracle, ["Takahashi", "Snuke"])
        .all([("n", 2)])
        .small("random-boards-of-3-by-3", || random_boards(500, 3, 0.7, 1))
        .small("random-boards-of-4-by-4-with-few-pieces", || random_boards(60, 4, 0.4, 2))
        .small("boards-of-3-by-3-near-balance", || {
            // A column, its negative, and one with a single piece.
            let mut random = seeded(3);
            let mut board = |_| {
                let [column, third] = [0.8, 0.3].map(|pieces| random_column(3, pieces, &mut random));
                rows_of(&[negative(&column), third, column])
            };
            (0..200).map(&mut board).collect()
        })
        .known("columns-and-their-negatives", || (balanced(1, None), false))
        .attacks("all 3⁸ columns, and a sum of exactly 0")
        .known("a-move-of-snuke-more", || (balanced(2, Some(Player::Right)), true))
        .attacks("a sum just above 0")
        .known("a-move-of-takahashi-more", || (balanced(3, Some(Player::Left)), false))
        .attacks("a sum just below 0")
        // Takahashi takes the lowest piece of a column each time, so that no piece ever has an empty square above it.
        .known("black-pieces-only", || (vec!["B".repeat(8); 8], true))
        .attacks("the largest sum")
        .wrong("zero-is-enough", |rows| sum_of(rows, simplest) >= 0.0, "all")
        .says("Takes ≥ 0 for > 0.")
        .wrong("averages", |rows| sum_of(rows, average) > 0.0, "boards-of-3-by-3-near-balance")
        .says("Takes the average of the two bounds for the simplest number between them.")
        .wrong(
            "more-pieces-to-take",
            |rows| {
                let count = |piece: char| rows.iter().map(|row| row.matches(piece).count()).sum::<usize>();
                count('B') > count('W')
            },
            "all",
        )
        .says("Lets the player with more pieces win; what a piece is worth depends on its column.")
        .refused([
            ("a-row-too-short", "2\n.W\n@B\n", "2 characters out of \".WB\""),
            ("a-small-letter", "1\n@w\n", "1 characters out of \".WB\""),
        ])
        .main()
}

fn columns_of(rows: &[String]) -> Vec<Column> {
    (0..rows.len()).map(|index| rows.iter().map(|row| row.as_bytes()[index]).collect()).collect()
}

fn rows_of(columns: &[Column]) -> Vec<String> {
    (0..columns.len()).map(|index| columns.iter().map(|column| char::from(column[index])).collect()).collect()
}

/// A move in one of the columns; Takahashi is Left.
fn moves(board: &Vec<Column>, player: Player) -> Vec<Vec<Column>> {
    in_one(board, |column| columns::moves(column, player))
}

fn oracle() -> impl FnMut(&Vec<String>) -> bool {
    let mut play = Partizan::new(moves)
        .named(["Takahashi", "Snuke"])
        .board(|columns| board::grid(rows_of(columns).iter().map(|row| row.chars().collect_vec())))
        .alike(|columns| sorted(columns));
    move |rows| play.wins(&columns_of(rows), Player::Left)
}

/// The column with the colours exchanged.
fn negative(column: &Column) -> Column {
    let exchanged = |&square: &u8| match square {
        b'W' => b'B',
        b'B' => b'W',
        empty => empty,
    };
    column.iter().map(exchanged).collect()
}

fn random_column(height: usize, pieces: f64, random: &mut Pcg64) -> Column {
    let mut square = |_| match random.random_bool(pieces) {
        false => b'.',
        true => *b"WB".get(usize::from(random.random::<bool>())).expect("one of two"),
    };
    (0..height).map(&mut square).collect()
}

fn random_boards(count: usize, n: usize, pieces: f64, seed: u64) -> Vec<Vec<String>> {
    let mut random = seeded(seed);
    let mut board = |_| rows_of(&(0..n).map(|_| random_column(n, pieces, &mut random)).collect_vec());
    (0..count).map(&mut board).collect()
}

/// Four random columns and their negatives. A move of `mover`, if there is one, has been made in the first column.
fn balanced(seed: u64, mover: Option<Player>) -> Vec<String> {
    let mut random = seeded(seed);
    let columns = (0..4).map(|_| random_column(8, 0.8, &mut random));
    let mut board = columns.flat_map(|column| [negative(&column), column]).collect_vec();
    if let Some(mover) = mover {
        board[0] = columns::moves(&board[0], mover).pop().expect("a move");
    }
    rows_of(&board)
}

/// The sum of the values of the columns, each made by `between` from the largest value of Takahashi's moves and the
/// least of Snuke's.
fn sum_of(rows: &[String], between: fn(Option<f64>, Option<f64>) -> f64) -> f64 {
    fn value(column: &Column, between: fn(Option<f64>, Option<f64>) -> f64) -> f64 {
        let [left, right] = Player::BOTH.map(|player| {
            let next = columns::moves(column, player);
            next.iter().map(|next| value(next, between)).collect_vec()
        });
        between(left.into_iter().reduce(f64::max), right.into_iter().reduce(f64::min))
    }
    columns_of(rows).iter().map(|column| value(column, between)).sum()
}

/// Right for columns of up to 3 squares, whose values have few places.
fn simplest(left: Option<f64>, right: Option<f64>) -> f64 {
    let integers = (0..40).flat_map(|n| [n, -n]).map(f64::from);
    let fractions = (1..8).flat_map(|places| {
        let one = 1 << places;
        (-9 * one..9 * one).map(move |numerator| f64::from(numerator) / f64::from(one))
    });
    let fits = |x: &f64| left.is_none_or(|left| left < *x) && right.is_none_or(|right| *x < right);
    integers.chain(fractions).find(fits).expect("a number fits")
}

fn average(left: Option<f64>, right: Option<f64>) -> f64 {
    match (left, right) {
        (Some(left), Some(right)) => (left + right) / 2.0,
        _ => simplest(left, right),
    }
}
