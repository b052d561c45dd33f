//! One black piece against two red ones, by play.

use std::collections::HashMap;

use evidence::cases;
use evidence::play::{Outcome, outcomes};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p9169", Limits::known(1000, 1024), oracle, small)
        .played("all boards up to 6 squares, random ones up to 16")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("red-pieces-keep-their-order", reds_keep_their_order, "reds-change-order")
                .says("Numbers the red pieces in their order on the board, and forgets the steps that change it."),
            wrong("a-search-of-12-steps", search_of_12_steps, "long-games")
                .says("Gives up after twelve steps and calls the game a tie."),
            wrong("the-loser-hurries", the_loser_hurries, "random-boards-of-3-rows-and-3-columns")
                .says("Lets the loser take the shortest way, too."),
            wrong("red-does-not-capture", red_does_not_capture, "red-captures")
                .says("Takes black's square for an obstacle to red."),
            wrong("the-top-row-only-counts-at-blacks-move", top_row_at_blacks_move, "beside-red-in-the-top-row")
                .says("Looks for black in the top row only before black moves, so that red may still take it there."),
        ])
        .refused([
            ("black-in-the-top-row", "1 1\n2 3\n@X..\nO.O@\n", "a board with one X, not in its top row, and two O"),
            ("three-red-pieces", "1 1\n2 2\n@OO\nXO@\n", "a board with one X, not in its top row, and two O"),
            ("two-black-pieces", "1 1\n3 2\n@OO\nXX\n..@\n", "a board with one X, not in its top row, and two O"),
            ("a-short-row", "1 1\n3 3\nO.O\n@..\n.X.\n", r##"3 characters out of ".#XO""##),
        ])
        .main()
}

type Square = (i32, i32);

/// Where black is, where each of the red pieces is, and whether red is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Position {
    black: Square,
    reds: [Square; 2],
    red_moves: bool,
}

/// The rows of a board, from the top.
type Board = Vec<String>;

const UP: Square = (-1, 0);
const DOWN: Square = (1, 0);
const LEFT: Square = (0, -1);
const RIGHT: Square = (0, 1);

/// Whether a piece may stand there.
fn free(board: &Board, (row, column): Square) -> bool {
    let cells = usize::try_from(row).ok().and_then(|row| board.get(row));
    let cell = cells.and_then(|cells| cells.as_bytes().get(usize::try_from(column).ok()?));
    cell.is_some_and(|&cell| cell != b'#')
}

fn moves(board: &Board, position: &Position) -> Vec<Position> {
    let step = |(row, column): Square, (down, right): Square| (row + down, column + right);
    if !position.red_moves {
        let steps = [UP, LEFT, RIGHT].map(|way| step(position.black, way));
        let steps = steps.into_iter().filter(|&to| free(board, to));
        return steps.map(|black| Position { black, red_moves: true, ..*position }).collect();
    }
    let mut successors = vec![];
    for piece in 0..2 {
        for to in [UP, DOWN, LEFT, RIGHT].map(|way| step(position.reds[piece], way)) {
            if free(board, to) && to != position.reds[1 - piece] {
                let mut next = *position;
                next.reds[piece] = to;
                next.red_moves = false;
                successors.push(next);
            }
        }
    }
    successors
}

/// The end of the game before a move, in the order of the rule; that the player to move cannot is the kit's business.
fn end(position: &Position) -> Option<Outcome> {
    if position.black.0 == 0 {
        return Some(if position.red_moves { Outcome::Loss(0) } else { Outcome::Win(0) });
    }
    position.reds.contains(&position.black).then_some(Outcome::Loss(0))
}

fn start(board: &Board) -> Position {
    let pieces = |piece: char| {
        let rows = board.iter().enumerate();
        rows.flat_map(move |(row, cells)| {
            cells.match_indices(piece).map(move |(column, _)| (row as i32, column as i32))
        })
        .collect_vec()
    };
    Position { black: pieces('X')[0], reds: [pieces('O')[0], pieces('O')[1]], red_moves: true }
}

fn played(board: &Board) -> Outcome {
    let start = start(board);
    outcomes([start], |position| moves(board, position), end)[&start]
}

fn oracle(input: &str) -> String {
    answers(input, played)
}

/// A line for each board, of its outcome for red.
fn answers(input: &str, outcome: impl Fn(&Board) -> Outcome) -> String {
    let (_test, boards) = input.trim_start().split_once(' ').expect("two numbers");
    cases::counted(boards, |tokens| {
        let (rows, _columns): (usize, usize) = (tokens.read(), tokens.read());
        match outcome(&tokens.list(rows)) {
            Outcome::Win(moves) => format!("Red {moves}"),
            Outcome::Loss(moves) => format!("Black {moves}"),
            Outcome::Draw => "Tie".to_owned(),
        }
    })
}

fn file(boards: &[Board]) -> String {
    let boards_lines =
        boards.iter().map(|board| format!("{} {}\n{}\n", board.len(), board[0].len(), board.iter().format("\n")));
    format!("1 {}\n{}", boards.len(), boards_lines.format(""))
}

/// The rows of a board given cell by cell.
fn board(cells: impl IntoIterator<Item = char>, columns: usize) -> Board {
    let cells = cells.into_iter().collect_vec();
    cells.chunks(columns).map(|row| row.iter().collect()).collect()
}

fn well_formed(board: &Board) -> bool {
    let count = |piece| board.iter().map(|row| row.matches(piece).count()).sum::<usize>();
    count('X') == 1 && count('O') == 2 && !board[0].contains('X')
}

/// A board whose cells are obstacles with this chance.
fn random_board(rows: usize, columns: usize, obstacles: f64, random: &mut Pcg64) -> Board {
    loop {
        let mut cells =
            (0..rows * columns).map(|_| if random.random_bool(obstacles) { '#' } else { '.' }).collect_vec();
        for piece in ['X', 'O', 'O'] {
            cells[random.random_range(0..rows * columns)] = piece;
        }
        let board = board(cells, columns);
        if well_formed(&board) {
            return board;
        }
    }
}

fn small() -> Vec<Small> {
    let all = |rows: usize, columns: usize| {
        let cells = (0..rows * columns).map(|_| ['.', '#', 'X', 'O']);
        let boards = cells.multi_cartesian_product().map(move |cells| board(cells, columns));
        boards.filter(well_formed)
    };
    let tiny = [(3, 1), (4, 1), (2, 2), (2, 3), (3, 2)]
        .into_iter()
        .flat_map(|(rows, columns)| all(rows, columns))
        .collect_vec();
    let mut random = seeded(1);
    let square = (0..300).map(|_| random_board(3, 3, 0.2, &mut random)).collect_vec();
    let larger = (0..300)
        .map(|index| {
            let (rows, columns) = [(3, 4), (4, 3), (5, 3), (4, 4)][index % 4];
            random_board(rows, columns, 0.35, &mut random)
        })
        .collect_vec();
    let files = |boards: Vec<Board>| boards.chunks(10).map(file).collect_vec();
    vec![
        Small::new("all-boards-of-up-to-6-squares", files(tiny)),
        Small::new("random-boards-of-3-rows-and-3-columns", files(square)),
        Small::new("random-boards-of-up-to-16-squares", files(larger)),
    ]
}

fn bounds() -> Vec<Bound> {
    let board = |rows: i128| format!("OO\nX.\n{}", repeated("..\n", rows - 2));
    vec![
        Bound::integer("id", 0, 1_000_000_000, |test| format!("@{test} 0\n")),
        Bound::integer("t", 0, 10, move |boards| {
            format!("1 @{boards}\n{}", repeated(&format!("2 2\n{}", board(2)), boards))
        }),
        Bound::integer("n", 2, 10, move |rows| format!("1 1\n@{rows} 2\n{}", board(rows))),
        Bound::integer("m", 1, 10, |columns| {
            let rows = ["O", "O", "X"].map(|piece| format!("{piece}{}", repeated(".", columns - 1)));
            format!("1 1\n3 @{columns}\n{}\n", rows.iter().format("\n"))
        }),
    ]
}

fn worst() -> Vec<Worst> {
    let known = |name, attacks, boards: fn() -> Vec<Board>| {
        let answer = Known::ByAlgorithm(|input| answers(input, by_rounds));
        Worst::new(name, attacks, answer, move || file(&boards()))
    };
    vec![
        known("empty-boards", "the most positions and moves: ten times 990 000 positions", || {
            // Black begins in the bottom row, more and more to the right.
            let empty = |black: usize| {
                let cells = (0..100).map(move |square| match square {
                    0 | 9 => 'O',
                    _ if square == black => 'X',
                    _ => '.',
                });
                board(cells, 10)
            };
            (90..100).map(empty).collect()
        }),
        known("few-obstacles", "long games on nearly as many positions", || {
            let mut random = seeded(1);
            (0..10).map(|_| random_board(10, 10, 0.05, &mut random)).collect()
        }),
        known("many-obstacles", "lists of moves of very different lengths", || {
            let mut random = seeded(1);
            (0..10).map(|_| random_board(10, 10, 0.3, &mut random)).collect()
        }),
        known("columns", "a board without steps to the side, where the game is long", || {
            // Black begins further and further down.
            let column = |black: usize| {
                let cells = (0..10).map(move |row| match row {
                    0 | 1 => 'O',
                    _ if row == black => 'X',
                    _ => '.',
                });
                board(cells, 1)
            };
            (2..10).map(column).collect()
        }),
    ]
}

/// Squares, a bit each: row by row, ten to a row.
type Squares = u128;

/// Where black stands when the player to move is known to win or to lose, for some squares of red.
#[derive(Clone, Copy, Default, PartialEq)]
struct Settled {
    wins: Squares,
    loses: Squares,
}

impl Settled {
    /// Settles what is not settled yet.
    fn add(&mut self, wins: Squares, loses: Squares) {
        let open = !(self.wins | self.loses);
        self.wins |= wins & open;
        self.loses |= loses & open;
    }
}

/// The outcome, found forwards: in every round all positions look at what their moves lead to, with all squares of
/// black at once.
fn by_rounds(board: &Board) -> Outcome {
    let number = |(row, column): Square| (10 * row + column) as usize;
    let places = (0..board.len() as i32).cartesian_product(0..board[0].len() as i32);
    let places = places.filter(|&place| free(board, place)).collect_vec();
    let all: Squares = places.iter().map(|&place| 1 << number(place)).sum();
    // From where black can go to one of these squares: by a step up, left or right.
    let before = |to: Squares| {
        let column: Squares = (0..10).map(|row| 1 << (10 * row)).sum();
        (to << 10 | (to & !(column << 9)) << 1 | (to & !column) >> 1) & all
    };

    // The squares of red, and what a step of red makes of them.
    let pair = |reds: [Square; 2]| {
        let [a, b] = reds.map(number);
        100 * a.min(b) + a.max(b)
    };
    let pairs = places.iter().tuple_combinations().map(|(&a, &b)| [a, b]);
    let steps = pairs.map(|reds| {
        let position = Position { black: (-1, -1), reds, red_moves: true };
        let after = moves(board, &position).into_iter();
        let after = after.map(|next| pair(next.reds)).collect_vec();
        (reds, pair(reds), after)
    });
    let steps = steps.collect_vec();
    let start = start(board);
    let start_pair = pair(start.reds);
    let start_black = 1 << number(start.black);

    // For every pair, with red to move and with black to move.
    let mut red = vec![Settled::default(); 100 * 100];
    let mut black = red.clone();
    for (reds, pair, after) in &steps {
        let (top, met) = (all & ((1 << 10) - 1), 1 << number(reds[0]) | 1 << number(reds[1]));
        red[*pair].add(0, if after.is_empty() { all } else { top | met });
        black[*pair].add(top, 0);
        black[*pair].add(0, met | !before(all));
    }
    for round in 0.. {
        if red[start_pair].wins & start_black != 0 {
            return Outcome::Win(round);
        }
        if red[start_pair].loses & start_black != 0 {
            return Outcome::Loss(round);
        }
        let (red_before, black_before) = (red.clone(), black.clone());
        for (_, pair, after) in &steps {
            let after = after.iter().map(|&after| black_before[after]);
            let wins = after.clone().fold(0, |any, after| any | after.loses);
            red[*pair].add(wins, after.fold(all, |every, after| every & after.wins));
            let after = red_before[*pair];
            black[*pair].add(before(after.loses), !before(all & !after.wins));
        }
        if red == red_before && black == black_before {
            break;
        }
    }
    Outcome::Draw
}

fn reds_keep_their_order(input: &str) -> String {
    answers(input, |board| {
        let start = start(board);
        let moves = |position: &Position| {
            let mut successors = moves(board, position);
            successors.retain(|next| next.reds[0] < next.reds[1]);
            successors
        };
        outcomes([start], moves, end)[&start]
    })
}

fn search_of_12_steps(input: &str) -> String {
    answers(input, |board| match played(board) {
        Outcome::Win(moves) | Outcome::Loss(moves) if moves > 12 => Outcome::Draw,
        outcome => outcome,
    })
}

fn the_loser_hurries(input: &str) -> String {
    answers(input, |board| {
        let start = start(board);
        let right = outcomes([start], |position| moves(board, position), end);
        let mut moves_left: HashMap<Position, u32> = HashMap::new();
        let ways = |position: &Position| match end(position) {
            Some(_) => vec![],
            None => moves(board, position),
        };
        for round in 0.. {
            let before = moves_left.len();
            let settled = right.iter().filter(|&(position, outcome)| {
                let ways = ways(position);
                let near = |next: &Position| moves_left.get(next).is_some_and(|&moves| moves < round);
                !moves_left.contains_key(position)
                    && match outcome {
                        Outcome::Draw => false,
                        Outcome::Win(_) => {
                            ways.iter().any(|next| matches!(right[next], Outcome::Loss(_)) && near(next))
                        }
                        Outcome::Loss(_) => ways.is_empty() || ways.iter().any(near),
                    }
            });
            let settled = settled.map(|(&position, _)| (position, round)).collect_vec();
            moves_left.extend(settled);
            if moves_left.len() == before {
                break;
            }
        }
        match right[&start] {
            Outcome::Win(_) => Outcome::Win(moves_left[&start]),
            Outcome::Loss(_) => Outcome::Loss(moves_left[&start]),
            Outcome::Draw => Outcome::Draw,
        }
    })
}

fn red_does_not_capture(input: &str) -> String {
    answers(input, |board| {
        let start = start(board);
        let moves = |position: &Position| {
            let mut successors = moves(board, position);
            successors.retain(|next| !position.red_moves || !next.reds.contains(&next.black));
            successors
        };
        outcomes([start], moves, end)[&start]
    })
}

fn top_row_at_blacks_move(input: &str) -> String {
    answers(input, |board| {
        let start = start(board);
        let end = |position: &Position| match position.reds.contains(&position.black) {
            true => Some(Outcome::Loss(0)),
            false => (position.black.0 == 0 && !position.red_moves).then_some(Outcome::Win(0)),
        };
        outcomes([start], |position| moves(board, position), end)[&start]
    })
}
