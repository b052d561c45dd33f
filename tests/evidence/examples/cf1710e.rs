//! A rook that may stop, by play.

use evidence::prelude::*;
use evidence::shared::matching::exchange;

fn main() -> ExitCode {
    let board = format::all([
        row([len("n", 1..=N), len("m", 1..=N)]),
        row([list("n", int("the number of a row", 1..=MOST))]),
        row([list("m", int("the number of a column", 1..=MOST))]),
    ]);
    Problem::one("cf1710e", Limits::known(2000, 256), board, || by_play, Plain)
        .small("random-boards-of-7-to-12-cells-with-one-visit", || random_boards(1, 200, &LARGER))
        .small(TINY_BOARDS, || random_boards(2, 300, &TINY))
        .all([("n", 1), ("m", 2), ("the number of a row", 4), ("the number of a column", 4)])
        .all([("n", 2), ("m", 1), ("the number of a row", 4), ("the number of a column", 4)])
        .beyond(
            "for worst inputs, medians, matchings of boards of 1600 cells, and smallest covers of the largest boards",
        )
        // Where all rows are equal, low and high cells meet in rows alone, each with each. Every maximum matching
        // covers the high cells of a row iff they are not more than the low ones. So the median decides, if the start
        // is not below it.
        .known("equal-rows", || ((vec![77; N], longest()), 77 + median(&longest())))
        .attacks("a square board of which each row has the same low cells")
        .known("equal-columns", || ((longest(), vec![MOST; N]), MOST + median(&longest())))
        .attacks("a square board of which each column has the same low cells")
        .known("one-row", || ((vec![5], longest()[..N - 1].to_vec()), 5 + median(&longest()[..N - 1])))
        .attacks("the longest row, of an odd length")
        .known("one-column", || ((longest(), vec![6]), 6 + median(&longest())))
        .attacks("the longest column")
        .known("equal-cells", || ((vec![MOST; N], vec![MOST; N]), 2 * MOST))
        .attacks("the largest score, and counts of 4 · 10¹⁰ cells")
        .worst("random", by_same_idea(by_covers), || (numbers(2, N, MOST - 1, MOST), numbers(3, N, MOST - 2, MOST)))
        .attacks("pointers whose steps cannot be predicted")
        .worst("random-start-above-the-middle", by_same_idea(by_covers), || {
            let start = MOST / 8 * 5;
            (numbers(4, N, start, MOST), numbers(5, N, start, MOST))
        })
        .attacks("a score below that of a start that is nothing special")
        .worst("steep-rows", by_same_idea(by_covers), || (numbers(6, N, MOST, MOST), numbers(7, N - 1, 1000, 1000)))
        .attacks("rows that differ much more than columns")
        .worst("few-numbers", by_same_idea(by_covers), || (numbers(8, N, 3, 4), numbers(9, N, 4, 4)))
        .attacks("many equal rows and columns")
        .worst("board-of-1600-cells", by_algorithm(by_matchings), || {
            (numbers(10, 40, 900, 1000), numbers(11, 40, 800, 1000))
        })
        .attacks("a size that matchings still decide")
        .worst("board-of-1600-cells-with-few-numbers", by_algorithm(by_matchings), || {
            (numbers(12, 32, 9, 10), numbers(13, 50, 7, 8))
        })
        .attacks("a size that matchings still decide, with many equal scores")
        .wrong("median-of-the-row", |(rows, columns)| rows[0] + columns[0].min(median(columns)), TINY_BOARDS)
        .says("Forgets the other rows.")
        .wrong("more-low-cells-than-high", more_low_cells, "random-boards-of-7-to-12-cells-with-one-visit")
        .says("Takes the least score that at least half of the cells have or are below.")
        .wrong("stop-or-one-move", stop_or_one_move, TINY_BOARDS)
        .says("Lets each player move once at most.")
        .wrong("start-not-visited", |board| played(board, 1, 0, true), "all")
        .says("Does not count the start as visited, and so lets Bob come back there once more.")
        .wrong("moves-along-rows-alone", |board| played(board, 1, 1, false), TINY_BOARDS)
        .says("Lets the rook move along rows alone.")
        .unplayed([("sample-2", "20 cells, which make ten million positions with a single visit each")])
        .main()
}

const TINY_BOARDS: &str = "random-boards-of-3-to-6-cells-with-1-and-2-visits";
const TINY: [(usize, usize); 10] = [(2, 2), (1, 3), (3, 1), (2, 3), (3, 2), (1, 4), (1, 5), (6, 1), (2, 2), (2, 3)];
const LARGER: [(usize, usize); 8] = [(3, 3), (2, 4), (4, 2), (3, 4), (4, 3), (2, 5), (1, 8), (7, 1)];

/// The largest number of rows or columns, and of one of them.
const N: usize = 200_000;
const MOST: u64 = 500_000_000;

/// The numbers of the rows and of the columns.
type Board = (Vec<u64>, Vec<u64>);

/// Where the rook is, and how often each cell has been visited.
type Position = (usize, Vec<u16>);

/// The score under best play, with this limit of visits and this number of them at the start. The rook moves along
/// rows, and along columns if it may.
fn played((rows, columns): &Board, limit: u16, visits: u16, along_columns: bool) -> u64 {
    let m = columns.len();
    let cells = rows.len() * m;
    let score = |cell: usize| rows[cell / m] + columns[cell % m];
    let moves = |(rook, visited): &Position| {
        if visited.is_empty() {
            return vec![];
        }
        let reached = |&cell: &usize| {
            cell != *rook && (cell / m == rook / m || along_columns && cell % m == rook % m) && visited[cell] < limit
        };
        let reached = (0..cells).filter(reached);
        reached
            .map(|cell| {
                let mut visited = visited.clone();
                visited[cell] += 1;
                (cell, visited)
            })
            // Or end the game.
            .chain([(*rook, vec![])])
            .collect()
    };
    // Every move is a visit, so that their number tells whose turn it is.
    let mut play = Play::new(moves, |(rook, visited), scores: &[u64]| {
        if scores.is_empty() {
            return score(*rook);
        }
        let moves = visited.iter().sum::<u16>() - visits;
        let best = if moves % 2 == 0 { scores.iter().min() } else { scores.iter().max() };
        best.copied().expect("the game can be ended")
    })
    .board(|(rook, visited)| {
        let cell = |cell: usize| match visited.get(cell) {
            _ if cell == *rook => format!("[{}]", score(cell)),
            Some(&count) if count >= limit => String::new(),
            _ => score(cell).to_string(),
        };
        board::grid((0..rows.len()).map(|row| (row * m..(row + 1) * m).map(cell)))
    })
    .label(|_, (rook, visited)| match &visited[..] {
        [] => "end the game".to_owned(),
        _ => format!("to row {}, column {}", rook / m + 1, rook % m + 1),
    })
    .worded(|score| format!("a score of {score}"));
    let mut visited = vec![0; cells];
    visited[0] = visits;
    play.value(&(0, visited))
}

/// Plays with 1000 visits where there are at most two cells. On larger boards this would take too long; it plays with
/// few visits, and makes sure that their number does not matter where it can play with several.
fn by_play(board: &Board) -> u64 {
    let limits: &[u16] = match board.0.len() * board.1.len() {
        ..=2 => &[1, 2, 1000],
        3..=4 => &[1, 2, 4],
        5..=6 => &[1, 2],
        _ => &[1],
    };
    let scores = limits.iter().map(|&limit| played(board, limit, 1, true));
    scores.dedup().exactly_one().unwrap_or_else(|_| panic!("the number of visits matters: {board:?}"))
}

/// So many boards of these numbers of rows and columns.
fn random_boards(seed: u64, boards: usize, shapes: &[(usize, usize)]) -> Vec<Board> {
    let mut random = seeded(seed);
    let mut board = |index| {
        let (n, m): (usize, usize) = shapes[index % shapes.len()];
        let most = random.random_range(2..=12);
        let mut list = |length| (0..length).map(|_| random.random_range(1..=most)).collect_vec();
        let (mut rows, mut columns) = (list(n), list(m));
        // Where the start has a small score, Alice ends at once: mostly it has a great one.
        for numbers in [&mut rows, &mut columns] {
            if random.random_range(0..3) > 0 {
                numbers.sort_by(|a, b| b.cmp(a));
                let other = random.random_range(0..numbers.len().div_ceil(2));
                numbers.swap(0, other);
            }
        }
        (rows, columns)
    };
    (0..boards).map(&mut board).collect()
}

/// So many random numbers up to `most`, behind a first one.
fn numbers(seed: u64, count: usize, first: u64, most: u64) -> Vec<u64> {
    let mut random = seeded(seed);
    let others = (1..count).map(|_| random.random_range(1..=most));
    [first].into_iter().chain(others).collect()
}

fn longest() -> Vec<u64> {
    numbers(1, N, MOST, MOST)
}

/// The lower one, if there are two.
fn median(numbers: &[u64]) -> u64 {
    numbers.iter().copied().sorted().nth((numbers.len() - 1) / 2).expect("a number")
}

/// The least of all scores up to that of the start that can be forced; it can be where Alice ends at once.
fn least_score(rows: &[u64], columns: &[u64], can_force: impl Fn(u64) -> bool) -> u64 {
    let (mut below, mut score) = (1, rows[0] + columns[0]);
    while below + 1 < score {
        let middle = (below + score) / 2;
        if can_force(middle) {
            score = middle;
        } else {
            below = middle;
        }
    }
    score
}

/// Finds a maximum matching of low and high cells by single augmenting ways, that of the start last of all.
fn by_matchings((rows, columns): &Board) -> u64 {
    let m = columns.len();
    let cells = rows.len() * m;
    let can_force = |score: u64| {
        let is_low = (0..cells).map(|cell| rows[cell / m] + columns[cell % m] <= score);
        let is_low = is_low.collect_vec();
        let low_cells = |high: usize| {
            let in_row = high / m * m..high / m * m + m;
            let in_column = (high % m..cells).step_by(m);
            in_row.chain(in_column).filter(|&cell| is_low[cell])
        };
        let mut partner = vec![None; cells];
        for high in (1..cells).filter(|&cell| !is_low[cell]) {
            exchange(high, low_cells, &mut partner);
        }
        exchange(0, low_cells, &mut partner)
    };
    least_score(rows, columns, can_force)
}

/// Compares the smallest covers with those that contain the start, as the published solutions do, with the rows and
/// columns that are covered first in sorted order. A board of 4 · 10¹⁰ cells admits no explicit matching, so nothing is
/// known that does without covers.
fn by_covers((rows, columns): &Board) -> u64 {
    let sorted = |numbers: &[u64]| numbers.iter().copied().sorted().collect_vec();
    let (a, b) = (sorted(rows), sorted(columns));
    let (n, m) = (a.len(), b.len());
    let row = a.partition_point(|&number| number < rows[0]);
    let column = b.partition_point(|&number| number < columns[0]);
    let can_force = |score: u64| {
        // Low cells in each row and column.
        let lows = |these: &[u64], others: &[u64]| {
            let mut low = others.len();
            let count = |number: &u64| {
                while low > 0 && number + others[low - 1] > score {
                    low -= 1;
                }
                low as i64
            };
            these.iter().map(count).collect_vec()
        };
        let (in_row, in_column) = (lows(&a, &b), lows(&b, &a));
        // High cells in the first columns.
        let high = in_column.iter().scan(0, |sum, low| {
            *sum += n as i64 - low;
            Some(*sum)
        });
        let high = [0].into_iter().chain(high).collect_vec();
        // Cover the low cells that are not in the first i rows and the first j columns, and the high cells in one
        // of them: from i = j = 0 on, where this is every low cell.
        let mut covered = in_row.iter().sum::<i64>();
        let (mut least, mut least_with_start) = (i64::MAX, i64::MAX);
        let mut j = 0;
        for i in 0..=n {
            if i > 0 {
                covered += m as i64 - in_row[i - 1] - j as i64;
            }
            let step = |j: usize| n as i64 - in_column[j] - i as i64;
            while j < m && step(j) < 0 {
                covered += step(j);
                j += 1;
            }
            least = least.min(covered);
            // With more columns, the fewest with which the start's row or column is among them.
            let more = if i > row { j } else { j.max(column + 1) };
            let with_start = covered + high[more] - high[j] - (i * (more - j)) as i64;
            least_with_start = least_with_start.min(with_start);
        }
        least == least_with_start
    };
    least_score(rows, columns, can_force)
}

fn more_low_cells((rows, columns): &Board) -> u64 {
    let scores = rows.iter().cartesian_product(columns).map(|(a, b)| a + b).collect_vec();
    median(&scores).min(rows[0] + columns[0])
}

fn stop_or_one_move((rows, columns): &Board) -> u64 {
    let worst_in_row = |row: u64| row + columns.iter().max().expect("a column");
    let worst_in_column = |column: u64| column + rows.iter().max().expect("a row");
    let after = |row: u64, column: u64| worst_in_row(row).max(worst_in_column(column));
    let (row, column) = (rows[0], columns[0]);
    let along_row = columns[1..].iter().map(|&column| after(row, column));
    let along_column = rows[1..].iter().map(|&row| after(row, column));
    let moves = along_row.chain(along_column);
    moves.chain([row + column]).min().expect("the start")
}
