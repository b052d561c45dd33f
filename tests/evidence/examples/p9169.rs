//! One black piece against two red ones, by play.

use std::collections::HashMap;

use evidence::loopy::{Loopy, Outcome, outcomes};
use evidence::prelude::*;
use format::word_of;

fn main() -> ExitCode {
    let rows = list("n", row([word_of("a row", "m", ".#XO")]));
    let board = format::all([row([len("n", 2..=10), len("m", 1..=10)]), rows]);
    let board = board.such("a board with one X, not in its top row, and two O", |board| well_formed(&board));
    let tests = format::all([row([int("id", 0..=1_000_000_000), len("t", 0..=10)]), list("t", board)]);
    Problem::one("p9169", Limits::known(1000, 1024), tests, oracle, |outcomes: &Vec<Outcome>| {
        let words = |outcome: &Outcome| match outcome {
            Outcome::Win(moves) => format!("Red {moves}\n"),
            Outcome::Loss(moves) => format!("Black {moves}\n"),
            Outcome::Draw => "Tie\n".to_owned(),
        };
        outcomes.iter().map(words).join("")
    })
    .promise("there is a board", |(_, boards)| !boards.is_empty())
    .small("lists-of-up-to-10-of-all-boards-of-up-to-6-squares", || {
        let all = |(rows, columns): (usize, usize)| {
            let cells = (0..rows * columns).map(|_| ['.', '#', 'X', 'O']);
            cells.multi_cartesian_product().map(move |cells| board_of(cells, columns)).filter(well_formed)
        };
        in_tens([(3, 1), (4, 1), (2, 2), (2, 3), (3, 2)].into_iter().flat_map(all))
    })
    .small("lists-of-10-random-boards-of-3-rows-and-3-columns", || {
        let mut random = seeded(1);
        in_tens((0..300).map(|_| random_board(3, 3, 0.2, &mut random)))
    })
    .small("lists-of-10-random-boards-of-12-to-16-squares", || {
        let mut random = seeded(2);
        let size = |index: usize| [(3, 4), (4, 3), (5, 3), (4, 4)][index % 4];
        in_tens((0..300).map(size).map(|(rows, columns)| random_board(rows, columns, 0.35, &mut random)))
    })
    .worst("empty-boards", by_algorithm(by_rounds), || {
        // Black begins in the bottom row, more and more to the right.
        let empty = |black: usize| {
            let cell = |square| match square {
                0 | 9 => 'O',
                _ if square == black => 'X',
                _ => '.',
            };
            board_of((0..100).map(cell), 10)
        };
        (1, (90..100).map(empty).collect())
    })
    .attacks("the most positions and moves: ten times 990 000 positions")
    .worst("few-obstacles", by_algorithm(by_rounds), || {
        let mut random = seeded(1);
        (1, (0..10).map(|_| random_board(10, 10, 0.05, &mut random)).collect())
    })
    .attacks("long games on nearly as many positions")
    .worst("many-obstacles", by_algorithm(by_rounds), || {
        let mut random = seeded(1);
        (1, (0..10).map(|_| random_board(10, 10, 0.3, &mut random)).collect())
    })
    .attacks("lists of moves of very different lengths")
    .worst("columns", by_algorithm(by_rounds), || {
        // Black begins further and further down.
        let column = |black: usize| {
            let cell = |row| match row {
                0 | 1 => 'O',
                _ if row == black => 'X',
                _ => '.',
            };
            board_of((0..10).map(cell), 1)
        };
        (1, (2..10).map(column).collect())
    })
    .attacks("a board without steps to the side, where the game is long")
    .limit(|| Bound::integer("id", 0, 1_000_000_000, |test| format!("@{test} 0\n")))
    .limit(|| Bound::integer("t", 0, 10, |boards| format!("1 @{boards}\n{}", repeated("2 2\nOO\nX.\n", boards))))
    .limit(|| Bound::integer("n", 2, 10, |rows| format!("1 1\n@{rows} 2\nOO\nX.\n{}", repeated("..\n", rows - 2))))
    .limit(|| {
        Bound::integer("m", 1, 10, |columns| {
            let rows = ["O", "O", "X"].map(|piece| format!("{piece}{}", repeated(".", columns - 1)));
            format!("1 1\n3 @{columns}\n{}\n", rows.iter().format("\n"))
        })
    })
    .wrong("red-pieces-keep-their-order", |tests| each(tests, reds_keep_their_order), "reds-change-order")
    .says("Numbers the red pieces in their order on the board, and forgets the steps that change it.")
    .wrong(
        "a-search-of-12-steps",
        |tests| {
            each(tests, |board| match played(board, moves, end) {
                Outcome::Win(moves) | Outcome::Loss(moves) if moves > 12 => Outcome::Draw,
                outcome => outcome,
            })
        },
        "long-games",
    )
    .says("Gives up after twelve steps and calls the game a tie.")
    .wrong(
        "the-loser-hurries",
        |tests| each(tests, the_loser_hurries),
        "lists-of-10-random-boards-of-3-rows-and-3-columns",
    )
    .says("Lets the loser take the shortest way, too.")
    .wrong("red-does-not-capture", |tests| each(tests, red_does_not_capture), "red-captures")
    .says("Takes black's square for an obstacle to red.")
    .wrong(
        "the-top-row-only-counts-at-blacks-move",
        |tests| each(tests, |board| played(board, moves, top_row_at_blacks_move)),
        "beside-red-in-the-top-row",
    )
    .says("Looks for black in the top row only before black moves, so that red may still take it there.")
    .refused([
        ("black-in-the-top-row", "1 1\n2 3\n@X..\nO.O@\n", "a board with one X, not in its top row, and two O"),
        ("three-red-pieces", "1 1\n2 2\n@OO\nXO@\n", "a board with one X, not in its top row, and two O"),
        ("two-black-pieces", "1 1\n3 2\n@OO\nXX\n..@\n", "a board with one X, not in its top row, and two O"),
        ("a-short-row", "1 1\n3 3\nO.O\n@..\n.X.\n", r##"3 characters out of ".#XO""##),
    ])
    .main()
}

/// The number of the test, and its boards.
type Tests = (u64, Vec<Board>);

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

fn played(
    board: &Board,
    moves: impl Fn(&Board, &Position) -> Vec<Position>,
    end: impl Fn(&Position) -> Option<Outcome>,
) -> Outcome {
    let start = start(board);
    outcomes([start], |position| moves(board, position), end)[&start]
}

fn oracle() -> impl FnMut(&Tests) -> Vec<Outcome> {
    |tests| {
        each(tests, |board| {
            let shown = |position: &Position| {
                let cell = |row: usize, column: usize, cell: char| match (row as i32, column as i32) {
                    // Whoever has moved onto the other's square stands there.
                    square if square == position.black && position.red_moves => "black",
                    square if position.reds.contains(&square) => "red",
                    square if square == position.black => "black",
                    _ if cell == '#' => "#",
                    _ => "",
                };
                let rows = board.iter().enumerate();
                board::grid(
                    rows.map(|(row, cells)| cells.chars().enumerate().map(move |(column, at)| cell(row, column, at))),
                )
            };
            let start = start(board);
            let game = Loopy::new(|position| moves(board, position), end).board(shown);
            game.mover(|position| if position.red_moves { "Red" } else { "Black" }).outcomes([start])[&start]
        })
    }
}

/// The outcome of each board for red.
fn each((_, boards): &Tests, outcome: impl Fn(&Board) -> Outcome) -> Vec<Outcome> {
    boards.iter().map(outcome).collect()
}

/// Ten boards a test.
fn in_tens(boards: impl Iterator<Item = Board>) -> Vec<Tests> {
    boards.collect_vec().chunks(10).map(|boards| (1, boards.to_vec())).collect()
}

/// The rows of a board given cell by cell.
fn board_of(cells: impl IntoIterator<Item = char>, columns: usize) -> Board {
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
        let board = board_of(cells, columns);
        if well_formed(&board) {
            return board;
        }
    }
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

fn by_rounds(tests: &Tests) -> Vec<Outcome> {
    each(tests, in_rounds)
}

/// The outcome, found forwards: in every round all positions look at what their moves lead to, with all squares of
/// black at once.
fn in_rounds(board: &Board) -> Outcome {
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

fn reds_keep_their_order(board: &Board) -> Outcome {
    let moves = |board: &Board, position: &Position| {
        let mut successors = moves(board, position);
        successors.retain(|next| next.reds[0] < next.reds[1]);
        successors
    };
    played(board, moves, end)
}

fn the_loser_hurries(board: &Board) -> Outcome {
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
                    Outcome::Win(_) => ways.iter().any(|next| matches!(right[next], Outcome::Loss(_)) && near(next)),
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
}

fn red_does_not_capture(board: &Board) -> Outcome {
    let moves = |board: &Board, position: &Position| {
        let mut successors = moves(board, position);
        successors.retain(|next| !position.red_moves || !next.reds.contains(&next.black));
        successors
    };
    played(board, moves, end)
}

fn top_row_at_blacks_move(position: &Position) -> Option<Outcome> {
    match position.reds.contains(&position.black) {
        true => Some(Outcome::Loss(0)),
        false => (position.black.0 == 0 && !position.red_moves).then_some(Outcome::Win(0)),
    }
}
