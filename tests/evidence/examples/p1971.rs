//! The rabbit's mistakes, by play.

use std::collections::HashSet;

use evidence::format::{Data, Value};
use evidence::prelude::*;
use evidence::shared::matching::exchange;

fn main() -> ExitCode {
    Problem::one("p1971", Limits::UNKNOWN, Format::text(), || mistakes, words)
        .small("games-on-larger-boards", larger_boards)
        .small("all-games-on-small-boards", small_boards)
        .played("all games on all boards of up to 2 × 3 and 1 × 7, and 600 games on boards of up to 4 × 4")
        .beyond("for worst inputs, forced games and games with a choice at every step, and ranks of matrices")
        .known("corridor", || (corridor(), vec![]))
        .attacks("the longest game there can be, in which every move is forced: exchanges along the whole board")
        .known("teeth", || (teeth(), (1..=20).collect()))
        .attacks("a choice at every step that would win at once, and nobody takes it before the end")
        .worst("random", by_same_idea(matched_anew), || long_game(N, N, 300))
        .attacks("a full board of pieces that can move: as many edges as there can be")
        .worst("random-of-14", by_algorithm(by_ranks), || long_game(14, 14, 100))
        .attacks("the same at a third of the size, where another method answers")
        .limits(bounds)
        .wrong("moves-of-a-lost-game-too", lost_games_too, "all-games-on-small-boards")
        .says("Lists every move after which the egg wins.")
        .wrong("squares-that-were-empty-are-still-there", squares_stay, "games-on-larger-boards")
        .says("Never takes a square out.")
        .wrong("in-one-matching", in_one_matching, "all-games-on-small-boards")
        .says("Takes for essential what a single maximum matching covers.")
        .wrong("the-eggs-mistakes", the_eggs_mistakes, "all-games-on-small-boards")
        .says("Lists the egg's mistakes.")
        .refused([
            ("no-move", "1 3\n.OX\n@0\n", "an integer from 1 to 1000"),
            ("too-many-moves", "1 3\n.OX\n@1001\n1 2\n1 3\n", "an integer from 1 to 1000"),
            ("no-empty-square", "1 3\n@XOX\n1\n1 2\n1 1\n", "a board with one empty square"),
            ("two-empty-squares", "2 2\n@.O\nX.@\n1\n1 2\n1 1\n", "a board with one empty square"),
            (
                "the-rabbit-moves-a-black-piece",
                "1 3\nX.O\n1\n@1 1@\n1 1\n",
                "the square of a piece O beside the empty one",
            ),
            ("a-piece-from-afar", "2 3\nX.X\nOOO\n1\n@2 1@\n1 1\n", "the square of a piece O beside the empty one"),
            ("the-egg-goes-back", "1 3\n.OX\n1\n1 2\n@1 1@\n", "the square of a piece X beside the empty one"),
            ("round-the-end-of-a-row", "2 2\nX.\nOX\n1\n@2 1@\n1 1\n", "the square of a piece O beside the empty one"),
        ])
        .main()
}

/// A board row by row, and whether it is the rabbit's turn.
type Position = (Vec<u8>, bool);

/// The squares beside, above and below, row by row.
fn neighbours(square: usize, columns: usize, squares: usize) -> Vec<usize> {
    let place = |square: usize| (square / columns, square % columns);
    let (row, column) = place(square);
    let beside = |other: &usize| {
        let (r, c) = place(*other);
        r.abs_diff(row) + c.abs_diff(column) == 1
    };
    (0..squares).filter(beside).collect()
}

/// The squares that a piece can be moved from.
fn choices((board, rabbit): &Position, columns: usize) -> Vec<usize> {
    let empty = board.iter().position(|&piece| piece == b'.').expect("an empty square");
    let piece = if *rabbit { b'O' } else { b'X' };
    let beside = neighbours(empty, columns, board.len()).into_iter();
    beside.filter(|&square| board[square] == piece).collect()
}

fn moved((board, rabbit): &Position, from: usize) -> Position {
    let mut next = board.clone();
    let empty = next.iter().position(|&piece| piece == b'.').expect("an empty square");
    next.swap(empty, from);
    (next, !rabbit)
}

/// A game that was played.
struct Game {
    columns: usize,
    board: Vec<u8>,
    /// The squares that pieces are moved from.
    moves: Vec<usize>,
}

impl Value for Game {
    fn of(data: &Data) -> Self {
        let mut tokens = Tokens::new(data.word());
        let (rows, columns): (usize, usize) = (tokens.read(), tokens.read());
        let board = tokens.list::<String>(rows).concat().into_bytes();
        let k: usize = tokens.read();
        let moves = tokens.edges(2 * k).into_iter();
        let moves = moves.map(|(row, column)| row * columns + column).collect();
        Self { columns, board, moves }
    }

    fn data(&self) -> Data {
        let rows = self.board.chunks(self.columns).map(|row| String::from_utf8_lossy(row).into_owned() + "\n");
        let square = |&square: &usize| format!("{} {}\n", square / self.columns + 1, square % self.columns + 1);
        let (height, k) = (self.board.len() / self.columns, self.moves.len() / 2);
        let moves = self.moves.iter().map(square);
        Data::Word(format!("{height} {}\n{}{k}\n{}", self.columns, rows.format(""), moves.format("")))
    }
}

impl Game {
    /// The positions before the moves, and the last one.
    fn positions(&self) -> Vec<Position> {
        let mut positions = vec![(self.board.clone(), true)];
        for &from in &self.moves {
            let last = positions.last().expect("there is a first");
            positions.push(moved(last, from));
        }
        positions
    }
}

/// The rabbit's moves that are mistakes, from 1, by whether the player to move wins in each position.
fn listed(wins: &[bool], mistake: impl Fn(bool, bool) -> bool) -> Vec<usize> {
    let mistakes = (0..wins.len() / 2).filter(|&index| mistake(wins[2 * index], wins[2 * index + 1]));
    mistakes.map(|index| index + 1).collect()
}

fn words(mistakes: &Vec<usize>) -> String {
    format!("{}\n{}", mistakes.len(), mistakes.iter().map(|number| format!("{number}\n")).format(""))
}

/// Whether the player to move wins, in every position of a game.
fn played(game: &Game) -> Vec<bool> {
    let columns = game.columns;
    let moves = |position: &Position| {
        let choices = choices(position, columns).into_iter();
        choices.map(|from| moved(position, from)).collect()
    };
    let shown = |(board, _): &Position| {
        let rows = board.chunks(columns).map(|row| {
            row.iter().map(|piece| match piece {
                b'O' => "white",
                b'X' => "black",
                _ => "",
            })
        });
        board::grid(rows)
    };
    let from = |_: &Position, (next, _): &Position| {
        let empty = next.iter().position(|&piece| piece == b'.').expect("an empty square");
        format!("the piece of row {}, column {}", empty / columns + 1, empty % columns + 1)
    };
    let mut play =
        Play::normal(moves).board(shown).label(from).mover(|(_, rabbit)| if *rabbit { "Rabbit" } else { "Egg" });
    game.positions().iter().map(|position| play.value(position)).collect()
}

fn mistakes(game: &Game) -> Vec<usize> {
    listed(&played(game), |before, after| before && after)
}

/// All games from a position that the egg wins, as the squares moved from.
fn games(position: &Position, columns: usize) -> Vec<Vec<usize>> {
    let choices = choices(position, columns);
    if choices.is_empty() {
        return if position.1 { vec![vec![]] } else { vec![] };
    }
    let with = |from| {
        let rest = games(&moved(position, from), columns).into_iter();
        rest.map(move |rest| [vec![from], rest].concat())
    };
    choices.into_iter().flat_map(with).collect()
}

/// A random game that the egg wins on a random board, after at least one move.
fn random_game(rows: usize, columns: usize, random: &mut Pcg64) -> Game {
    loop {
        let squares = rows * columns;
        let empty = random.random_range(0..squares);
        // A board coloured like a chessboard has the longest games.
        let piece = |square: usize| {
            let odd = (square / columns + square % columns + empty / columns + empty % columns) % 2 == 1;
            if odd ^ random.random_bool(0.15) { b'O' } else { b'X' }
        };
        let mut board = (0..squares).map(piece).collect_vec();
        board[empty] = b'.';
        let mut position = (board.clone(), true);
        let mut moves = vec![];
        loop {
            let choices = choices(&position, columns);
            if choices.is_empty() {
                break;
            }
            let from = choices[random.random_range(0..choices.len())];
            position = moved(&position, from);
            moves.push(from);
        }
        if position.1 && !moves.is_empty() {
            return Game { columns, board, moves };
        }
    }
}

fn small_boards() -> Vec<Game> {
    let sizes = [(1, 3), (3, 1), (1, 4), (2, 2), (2, 3), (3, 2), (1, 7)];
    let mut all = vec![];
    for (rows, columns) in sizes {
        let squares = rows * columns;
        let boards = (0..squares).map(|_| *b"XO").multi_cartesian_product();
        for (mut board, empty) in boards.cartesian_product(0..squares) {
            if board[empty] == b'X' {
                board[empty] = b'.';
                let games = games(&(board.clone(), true), columns).into_iter();
                let games = games.filter(|moves| !moves.is_empty());
                all.extend(games.map(|moves| Game { columns, board: board.clone(), moves }));
            }
        }
    }
    all
}

fn larger_boards() -> Vec<Game> {
    let mut random = seeded(1);
    let game = |_| {
        let (rows, columns) = [(3, 3), (2, 5), (4, 2), (4, 4), (3, 4)][random.random_range(0..5)];
        random_game(rows, columns, &mut random)
    };
    (0..600).map(game).collect()
}

/// The largest number of rows and columns.
const N: usize = 40;

fn bounds() -> Vec<Bound> {
    // A game of two moves in the first three squares of a row or column, and black pieces everywhere else.
    vec![
        Bound::integer("n", 1, N, |n| {
            let others = "XXX\n".repeat((n - 1).max(0) as usize);
            format!("@{n} 3\n.OX\n{others}1\n1 2\n1 3\n")
        }),
        Bound::integer("m", 1, N, |m| {
            let others = "X".repeat((m - 1).max(0) as usize);
            format!("3 @{m}\n.{others}\nO{others}\nX{others}\n1\n2 1\n3 1\n")
        }),
        Bound::saying("the length of a row", 3, 3, r#"3 characters out of "XO.""#, |length| {
            format!("1 3\n@{}\n1\n1 2\n1 3\n", &".OXX"[..length as usize])
        }),
        Bound::vertex("x", 3, |row| {
            let (first, last) = if row == 1 { ('O', 'X') } else { ('X', 'O') };
            format!("3 2\n{first}X\n.X\n{last}X\n1\n@{row} 1\n{row} 2\n")
        }),
        Bound::vertex("y", 3, |column| {
            let (first, last) = if column == 1 { ('O', 'X') } else { ('X', 'O') };
            format!("2 3\n{first}.{last}\nXXX\n1\n1 @{column}\n2 {column}\n")
        }),
    ]
}

/// A corridor in which every move is forced: it goes along every other row, and turns at the ends. The rows between
/// repeat the one above, so that no piece there can be moved.
fn corridor() -> Game {
    let mut board = vec![];
    let mut path = vec![];
    for row in 0..N {
        let (there, turn) = (row % 4 == 0, if row % 4 == 1 { N - 1 } else { 0 });
        for column in 0..N {
            let on_path = row % 2 == 0 || column == turn && row + 1 < N;
            let chess = if on_path { row + column } else { row - 1 + column };
            board.push(if chess % 2 == 1 { b'O' } else { b'X' });
            if row % 2 == 0 {
                path.push(row * N + if there { column } else { N - 1 - column });
            } else if on_path {
                path.push(row * N + column);
            }
        }
    }
    board[0] = b'.';
    let moves = path.split_off(1);
    Game { columns: N, board, moves }
}

/// The longest of so many random games.
fn long_game(rows: usize, columns: usize, games: usize) -> Game {
    let mut random = seeded(1);
    let games = (0..games).map(|_| random_game(rows, columns, &mut random));
    games.max_by_key(|game| game.moves.len()).expect("a game")
}

/// The empty square goes along the middle of three rows. Above every square where the rabbit is to move there is a
/// white piece without a black neighbour elsewhere, below every one where the egg is there is a black piece without a
/// white neighbour: to take it wins. At the end the egg does.
fn teeth() -> Game {
    let middle = (0..N).map(|column| match column {
        0 => b'.',
        _ if column % 2 == 1 => b'O',
        _ => b'X',
    });
    let board = [vec![b'O'; N], middle.collect(), vec![b'X'; N]].concat();
    let moves = (N + 1..2 * N).chain([3 * N - 1]).collect();
    Game { columns: N, board, moves }
}

/// The edges between squares whose pieces differ, the empty one counting as black; each from its white end.
fn edges(board: &[u8], columns: usize) -> Vec<(usize, usize)> {
    let whites = (0..board.len()).filter(|&square| board[square] == b'O');
    whites
        .flat_map(|white| {
            let beside = neighbours(white, columns, board.len()).into_iter();
            beside.map(move |black| (white, black))
        })
        .filter(|&(_, black)| board[black] != b'O')
        .collect()
}

/// The partners in a maximum matching of the squares that are not `gone`, found by exchanges from every white square.
fn matching(board: &[u8], neighbours: &[Vec<usize>], gone: &HashSet<usize>) -> Vec<Option<usize>> {
    let mut partner = vec![None; board.len()];
    let left = |v: usize| neighbours[v].iter().copied().filter(|square| !gone.contains(square));
    for white in (0..board.len()).filter(|white| board[*white] == b'O' && !gone.contains(white)) {
        exchange(white, left, &mut partner);
    }
    partner
}

fn adjacency(board: &[u8], columns: usize) -> Vec<Vec<usize>> {
    let mut neighbours = vec![vec![]; board.len()];
    edges(board, columns).into_iter().for_each(|(white, black)| neighbours[white].push(black));
    neighbours
}

/// Whether the player to move wins in every position, by `essential`, which is told what is gone and where the empty
/// square is.
fn by_squares(game: &Game, essential: impl Fn(&HashSet<usize>, usize) -> bool) -> Vec<bool> {
    let start = game.board.iter().position(|&piece| piece == b'.').expect("an empty square");
    let mut gone = HashSet::new();
    let walk = [start].into_iter().chain(game.moves.iter().copied());
    walk.map(|square| {
        let essential = essential(&gone, square);
        gone.insert(square);
        essential
    })
    .collect()
}

/// Makes two maximum matchings at every step, with and without the square. For whole boards nothing else is known but
/// the theorem that the program rests on.
fn matched_anew(game: &Game) -> Vec<usize> {
    let neighbours = adjacency(&game.board, game.columns);
    let wins = by_squares(game, |gone, square| {
        let size = |gone: &HashSet<usize>| matching(&game.board, &neighbours, gone).iter().flatten().count();
        let mut without = gone.clone();
        without.insert(square);
        size(gone) > size(&without)
    });
    listed(&wins, |before, after| before && after)
}

/// The size of a maximum matching is the rank of the matrix that has an unknown for every edge; random numbers modulo a
/// prime are put in their places.
fn by_ranks(game: &Game) -> Vec<usize> {
    let wins = by_squares(game, |gone, square| {
        let mut without = gone.clone();
        without.insert(square);
        rank(game, gone) > rank(game, &without)
    });
    listed(&wins, |before, after| before && after)
}

fn rank(game: &Game, gone: &HashSet<usize>) -> usize {
    const PRIME: u64 = (1 << 31) - 1;
    let mut random = seeded(7);
    let mut rows = vec![vec![0_u64; game.board.len()]; game.board.len()];
    for (white, black) in edges(&game.board, game.columns) {
        let entry = random.random_range(1..PRIME);
        if !gone.contains(&white) && !gone.contains(&black) {
            rows[white][black] = entry;
        }
    }
    rows.retain(|row| row.iter().any(|&entry| entry != 0));
    let mut rank = 0;
    for column in 0..game.board.len() {
        let Some(pivot) = (rank..rows.len()).find(|&row| rows[row][column] != 0) else {
            continue;
        };
        rows.swap(rank, pivot);
        let power = |base: u64, exponent: u64| {
            (0..31).rev().fold(1, |power, bit| {
                let square = power * power % PRIME;
                if exponent >> bit & 1 == 1 { square * base % PRIME } else { square }
            })
        };
        let inverse = power(rows[rank][column], PRIME - 2);
        let (above, below) = rows.split_at_mut(rank + 1);
        for row in below.iter_mut().filter(|row| row[column] != 0) {
            let factor = PRIME - row[column] * inverse % PRIME;
            for (entry, of_pivot) in row.iter_mut().zip(&above[rank]).skip(column) {
                *entry = (*entry + factor * of_pivot) % PRIME;
            }
        }
        rank += 1;
    }
    rank
}

fn lost_games_too(game: &Game) -> Vec<usize> {
    listed(&played(game), |_, after| after)
}

fn the_eggs_mistakes(game: &Game) -> Vec<usize> {
    let wins = played(game);
    listed(&wins[1..], |before, after| before && after)
}

fn squares_stay(game: &Game) -> Vec<usize> {
    let neighbours = adjacency(&game.board, game.columns);
    let wins = by_squares(game, |_, square| {
        let size = |gone: &HashSet<usize>| matching(&game.board, &neighbours, gone).iter().flatten().count();
        size(&HashSet::new()) > size(&HashSet::from([square]))
    });
    listed(&wins, |before, after| before && after)
}

fn in_one_matching(game: &Game) -> Vec<usize> {
    let wins = by_squares(game, |gone, square| {
        matching(&game.board, &adjacency(&game.board, game.columns), gone)[square].is_some()
    });
    listed(&wins, |before, after| before && after)
}
