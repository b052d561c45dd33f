//! Three in a row on nine squares, else the larger sum, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let board = format::repeat(3, row([format::repeat(3, int("A", -NUMBER..=NUMBER))]));
    let board = board.such("an odd sum", |numbers: Numbers| numbers.as_flattened().iter().sum::<i64>() % 2 != 0);
    let oracle = || |numbers: &Numbers| RULES.first_wins(numbers);
    Problem::one("abc349e", Limits::known(2000, 1024), board, oracle, ["Takahashi", "Aoki"])
        .small("boards-of-small-numbers", || random_boards(150, 2))
        .small("boards-of-large-numbers", || random_boards(50, NUMBER))
        .beyond("for worst inputs, that the second player can prevent three in a row, and all orders of the squares")
        // With best play nobody gets three in a row; then five squares count for the first player, four for the other.
        .known("all-greatest", || ([[NUMBER - 1; 3]; 3], true))
        .attacks("sums up to 5 · 10⁹")
        .known("all-least", || ([[1 - NUMBER; 3]; 3], false))
        .attacks("sums down to −5 · 10⁹; no move of the first player wins")
        .worst("random", by_algorithm(by_all_orders), || random_boards(1, NUMBER)[0])
        .attacks("branches that cannot be predicted")
        .wrong("sums-of-32-bits", |numbers| Rules { wraps: true, ..RULES }.first_wins(numbers), "sums-beyond-32-bits")
        .says("Adds in 32 bits; the sum of five squares can be 5 · 10⁹.")
        .wrong(
            "points-before-lines",
            |numbers| Rules { last_line: false, ..RULES }.first_wins(numbers),
            "the-last-line",
        )
        .says("Lets the sums decide when the ninth square completes three in a row.")
        .wrong("no-diagonals", |numbers| Rules { lines: 6, ..RULES }.first_wins(numbers), "boards-of-small-numbers")
        .says("Forgets the two diagonals.")
        .wrong("the-greatest-number-left", by_greed, "boards-of-small-numbers")
        .says("Lets each player paint the largest number that is left; lines count, too.")
        .wrong(
            "lines-at-the-end",
            |numbers| Rules { early_lines: false, ..RULES }.first_wins(numbers),
            "boards-of-small-numbers",
        )
        .says("Looks for three in a row when all squares are painted; the game is over as soon as there are three.")
        .refused([("an-even-sum", "@1 0 0 0 1 0 0 0 0@\n", "nine integers with an odd sum")])
        .main()
}

/// The largest number of a square.
const NUMBER: i64 = 1_000_000_000;

type Numbers = [[i64; 3]; 3];

/// The squares by their numbers 0 to 8: nobody's, the first player's, or the second player's.
type Squares = [Option<bool>; 9];

/// The squares of every line, rows and columns first.
const LINES: [&[u8; 3]; 8] = [b"012", b"345", b"678", b"036", b"147", b"258", b"048", b"246"];

fn line(number: usize) -> [usize; 3] {
    LINES[number].map(|digit| usize::from(digit - b'0'))
}

/// The rule, or one with a mistake.
struct Rules {
    wraps: bool,
    last_line: bool,
    early_lines: bool,
    lines: usize,
}

const RULES: Rules = Rules { wraps: false, last_line: true, early_lines: true, lines: 8 };

impl Rules {
    /// Who has won, if the game is over: whether it is the first player.
    fn winner(&self, numbers: &Numbers, squares: &Squares) -> Option<bool> {
        let is_full = squares.iter().all(Option::is_some);
        if !is_full && !self.early_lines {
            return None;
        }
        let lines = (0..self.lines).map(|number| line(number).map(|square| squares[square]));
        let mut complete = lines.filter(|line| line.iter().all_equal()).filter_map(|line| line[0]);
        if let (Some(first), false) = (complete.next(), is_full && !self.last_line) {
            return Some(first);
        }
        let points = |player| {
            let own = numbers.as_flattened().iter().zip(squares).filter(|(_, owner)| **owner == Some(player));
            let points: i64 = own.map(|(number, _)| number).sum();
            if self.wraps { i64::from(points as i32) } else { points }
        };
        is_full.then(|| points(true) > points(false))
    }

    fn first_wins(&self, numbers: &Numbers) -> bool {
        let moves = |squares: &Squares| match self.winner(numbers, squares) {
            Some(_) => vec![],
            None => next(squares),
        };
        // Whether the player to move wins; where the game is over, he may have won on points.
        let mut play = Play::new(moves, |squares, wins| match self.winner(numbers, squares) {
            Some(first) => first == is_first(squares),
            None => wins.contains(&false),
        })
        .board(|squares| {
            let owned = squares.iter().zip(numbers.as_flattened()).map(|(owner, number)| match owner {
                None => number.to_string(),
                Some(first) => if *first { "T" } else { "A" }.to_owned(),
            });
            board::grid(owned.collect_vec().chunks(3))
        });
        play.value(&Squares::default())
    }
}

/// Whether the first player is to move.
fn is_first(squares: &Squares) -> bool {
    squares.iter().flatten().count() % 2 == 0
}

/// The player to move paints a square that is still white.
fn next(squares: &Squares) -> Vec<Squares> {
    let painted = |square: usize| {
        let mut next = *squares;
        next[square] = Some(is_first(squares));
        next
    };
    (0..9).filter(|&square| squares[square].is_none()).map(painted).collect()
}

/// Each paints the largest number that is left.
fn by_greed(numbers: &Numbers) -> bool {
    let mut squares = Squares::default();
    let falling = (0..9).sorted_by_key(|square| -numbers.as_flattened()[*square]);
    let winner = falling.filter_map(|square| {
        squares[square] = Some(is_first(&squares));
        RULES.winner(numbers, &squares)
    });
    { winner }.next().expect("nine squares end the game")
}

fn random_boards(count: usize, most: i64) -> Vec<Numbers> {
    let mut random = seeded(1);
    let boards = std::iter::repeat_with(|| [[(); 3]; 3].map(|row| row.map(|()| random.random_range(-most..=most))));
    boards.filter(|board| board.as_flattened().iter().sum::<i64>() % 2 != 0).take(count).collect()
}

/// Without memory: squares in every order, with the lead of the first player so far.
fn by_all_orders(numbers: &Numbers) -> bool {
    fn wins(numbers: &[i64], squares: &mut Squares, lead: i64) -> bool {
        let first = is_first(squares);
        let white = (0..9).filter(|&square| squares[square].is_none()).collect_vec();
        if white.is_empty() {
            return lead < 0;
        }
        white.into_iter().any(|square| {
            squares[square] = Some(first);
            let is_line = |number: usize| line(number).iter().all(|&square| squares[square] == Some(first));
            let gain = if first { numbers[square] } else { -numbers[square] };
            let won = (0..8).any(is_line) || !wins(numbers, squares, lead + gain);
            squares[square] = None;
            won
        })
    }
    wins(numbers.as_flattened(), &mut Squares::default(), 0)
}
