//! Pieces that advance or take each other, by play.

use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;
use evidence::rules::columns::{self, Column};

fn main() -> ExitCode {
    Problem::new("abc229h", Limits::known(2000, 1024), oracle, small)
        .played("all boards up to 2 × 2, 700 boards of 3 × 3, 60 of 4 × 4 with few pieces")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("zero-is-enough", |input| by_values(input, simplest, |sum| sum >= 0.0), "all-boards-up-to-2-by-2")
                .says("Takes ≥ 0 for > 0."),
            wrong("averages", averages, "near-balance")
                .says("Takes the average of the two bounds for the simplest number between them."),
            wrong("more-pieces-to-take", more_to_take, "all-boards-up-to-2-by-2")
                .says("Lets the player with more pieces win; what a piece is worth depends on its column."),
        ])
        .refused([
            ("a-row-too-short", "2\n.W\n@B\n", "2 characters out of \".WB\""),
            ("a-small-letter", "1\n@w\n", "1 characters out of \".WB\""),
        ])
        .main()
}

/// The columns, in order as their places do not matter.
type Board = Vec<Column>;

/// A move in one of the columns; Takahashi is Left.
fn moves(board: &Board, player: Player) -> Vec<Board> {
    let in_column = |index: usize| {
        let changed = columns::moves(&board[index], player).into_iter();
        changed.map(move |column| {
            let mut next = board.clone();
            next[index] = column;
            next.sort_unstable();
            next
        })
    };
    (0..board.len()).flat_map(in_column).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Partizan::new(moves);
    answer(input, |mut board| {
        board.sort_unstable();
        play.wins(&board, Player::Left)
    })
}

fn answer(input: &str, takahashi_wins: impl FnOnce(Board) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let rows: Vec<String> = tokens.list(n);
    let column = |index: usize| rows.iter().map(|row| row.as_bytes()[index]).collect();
    let wins = takahashi_wins((0..n).map(column).collect());
    format!("{}\n", if wins { "Takahashi" } else { "Snuke" })
}

fn file(board: &[Column]) -> String {
    let row = |index: usize| board.iter().map(move |column| char::from(column[index])).join("");
    format!("{}\n{}\n", board.len(), (0..board.len()).map(row).format("\n"))
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

fn small() -> Vec<Small> {
    let all = (1..=2_usize).flat_map(|n| {
        let squares = (0..n * n).map(|_| *b".WB").multi_cartesian_product();
        squares.map(move |squares| file(&squares.chunks(n).map(<[u8]>::to_vec).collect_vec()))
    });
    let mut random = seeded(1);
    let board = |n: usize, pieces, random: &mut Pcg64| {
        let column = |_| random_column(n, pieces, random);
        file(&(0..n).map(column).collect_vec())
    };
    let three = (0..500).map(|_| board(3, 0.7, &mut random)).collect_vec();
    // A column, its negative, and one with a single piece.
    let near = (0..200).map(|_| {
        let [column, third] = [0.8, 0.3].map(|pieces| random_column(3, pieces, &mut random));
        file(&[negative(&column), third, column])
    });
    let near = near.collect_vec();
    let four = (0..60).map(|_| board(4, 0.4, &mut random)).collect_vec();
    vec![
        Small::new("all-boards-up-to-2-by-2", all),
        Small::new("boards-of-3-by-3", three),
        Small::new("boards-of-4-by-4", four),
        Small::new("near-balance", near),
    ]
}

fn bounds() -> Vec<Bound> {
    vec![Bound::integer("n", 1, 8, |n| format!("@{n}\n{}", repeated(&(repeated(".", n) + "\n"), n)))]
}

/// Four random columns and their negatives. A move of `mover`, if there is one, has been made in the first column.
fn balanced(seed: u64, mover: Option<Player>) -> String {
    let mut random = seeded(seed);
    let columns = (0..4).map(|_| random_column(8, 0.8, &mut random));
    let mut board = columns.flat_map(|column| [negative(&column), column]).collect_vec();
    if let Some(mover) = mover {
        board[0] = columns::moves(&board[0], mover).pop().expect("a move");
    }
    file(&board)
}

fn worst() -> Vec<Worst> {
    // A player answers every move in the negative of its column, so the second player wins a balanced board. The value
    // of a column is a number, and a move makes a number worse for the player who makes it. All columns up to height 6
    // are numbers by play (`tests/laws.rs`).
    let known = |name, attacks, winner: &'static str, input: fn() -> String| {
        Worst::known(name, attacks, move || (input(), format!("{winner}\n")))
    };
    vec![
        known("columns-and-their-negatives", "all 3⁸ columns, and a sum of exactly 0", "Snuke", || balanced(1, None)),
        known("a-move-of-snuke-more", "a sum just above 0", "Takahashi", || balanced(2, Some(Player::Right))),
        known("a-move-of-takahashi-more", "a sum just below 0", "Snuke", || balanced(3, Some(Player::Left))),
        // Takahashi takes the lowest piece of a column each time, so that no piece ever has an empty square above it.
        known("black-pieces-only", "the greatest sum", "Takahashi", || file(&vec![b"BBBBBBBB".to_vec(); 8])),
    ]
}

/// Takahashi wins iff `wins` holds for the sum of the values of the columns, each made by `between` from the greatest
/// value of his moves and the least of Snuke's.
fn by_values(input: &str, between: fn(Option<f64>, Option<f64>) -> f64, wins: fn(f64) -> bool) -> String {
    fn value(column: &Column, between: fn(Option<f64>, Option<f64>) -> f64) -> f64 {
        let [left, right] = Player::BOTH.map(|player| {
            let next = columns::moves(column, player);
            next.iter().map(|next| value(next, between)).collect_vec()
        });
        between(left.into_iter().reduce(f64::max), right.into_iter().reduce(f64::min))
    }
    answer(input, |board| wins(board.iter().map(|column| value(column, between)).sum()))
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

fn averages(input: &str) -> String {
    let between = |left: Option<f64>, right: Option<f64>| match (left, right) {
        (Some(left), Some(right)) => (left + right) / 2.0,
        _ => simplest(left, right),
    };
    by_values(input, between, |sum| sum > 0.0)
}

fn more_to_take(input: &str) -> String {
    answer(input, |board| {
        let count = |piece: u8| board.iter().flatten().filter(|&&square| square == piece).count();
        count(b'B') > count(b'W')
    })
}
