//! A rook that may stop, by play.

use evidence::prelude::*;
use evidence::rules::matching::exchange;

fn main() -> ExitCode {
    Problem::new("cf1710e", Limits::known(2000, 256), oracle, small)
        .played(
            "all boards of 1 and 2 cells with numbers up to 4, with 1000 visits; 500 boards \
             of up to 6 cells with 1 and 2 visits and of up to 12 cells with one, which \
             changes nothing",
        )
        .beyond(
            "for worst inputs, medians, matchings of boards of 1600 cells, and smallest \
             covers of the largest boards",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("median-of-the-row", median_of_the_row, "random-boards-up-to-6-cells")
                .says("Forgets the other rows."),
            wrong("more-low-cells-than-high", more_low_cells, "random-boards-up-to-12-cells")
                .says("Takes the least score that at least half of the cells have or are below."),
            wrong("stop-or-one-move", stop_or_one_move, "random-boards-up-to-6-cells")
                .says("Lets each player move once at most."),
            wrong("start-not-visited", start_not_visited, "all-boards-of-1-and-2-cells")
                .says("Does not count the start as visited, and so lets Bob come back there once more."),
            wrong("moves-along-rows-alone", along_rows, "random-boards-up-to-6-cells")
                .says("Lets the rook move along rows alone."),
        ])
        .unplayed([("sample-2", "20 cells, which make ten million positions with a single visit each")])
        .main()
}

/// Where the rook is, and how often each cell has been visited.
type Position = (usize, Vec<u16>);

/// The score under best play, with this limit of visits and this number of them at the start. The rook moves along
/// rows, and along columns if it may.
fn play(rows: &[u64], columns: &[u64], limit: u16, visits: u16, along_columns: bool) -> u64 {
    let m = columns.len();
    let cells = rows.len() * m;
    let score = |cell: usize| rows[cell / m] + columns[cell % m];
    let moves = |(rook, visited): &Position| {
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
            .collect()
    };
    // Every move is a visit, so that their number tells whose turn it is.
    let mut play = Play::new(moves, |(rook, visited), scores: &[u64]| {
        let moves = visited.iter().sum::<u16>() - visits;
        let scores = scores.iter().copied().chain([score(*rook)]);
        let best = if moves % 2 == 0 { scores.min() } else { scores.max() };
        best.expect("the score of this cell")
    });
    let mut visited = vec![0; cells];
    visited[0] = visits;
    play.value(&(0, visited))
}

/// Plays with 1000 visits where there are at most two cells. On larger boards this would take too long; it plays with
/// few visits, and makes sure that their number does not matter where it can play with several.
fn oracle(input: &str) -> String {
    answers(input, |rows, columns| {
        let limits: &[u16] = match rows.len() * columns.len() {
            ..=2 => &[1, 2, 1000],
            3..=4 => &[1, 2, 4],
            5..=6 => &[1, 2],
            _ => &[1],
        };
        let scores = limits.iter().map(|&limit| play(rows, columns, limit, 1, true));
        let score = scores.dedup().exactly_one();
        score.unwrap_or_else(|_| panic!("the number of visits matters: {input}"))
    })
}

fn answers(input: &str, score: impl Fn(&[u64], &[u64]) -> u64) -> String {
    let mut tokens = Tokens::new(input);
    let (n, m) = (tokens.read(), tokens.read());
    let rows = tokens.list(n);
    format!("{}\n", score(&rows, &tokens.list(m)))
}

fn file(rows: &[u64], columns: &[u64]) -> String {
    let (n, m) = (rows.len(), columns.len());
    format!("{n} {m}\n{}\n{}\n", joined(rows), joined(columns))
}

fn small() -> Vec<Small> {
    let lists = |length: usize| (0..length).map(|_| 1..=4).multi_cartesian_product().collect_vec();
    let all = [(1, 1), (1, 2), (2, 1)].map(|(n, m)| {
        let boards = lists(n).into_iter().cartesian_product(lists(m));
        boards.map(|(rows, columns)| file(&rows, &columns)).collect_vec()
    });
    let mut random = seeded(1);
    let mut boards = |shapes: &[(usize, usize)], boards: usize| {
        let mut board = |index: usize| {
            let (n, m) = shapes[index % shapes.len()];
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
            file(&rows, &columns)
        };
        (0..boards).map(&mut board).collect_vec()
    };
    let tiny = [(2, 2), (1, 3), (3, 1), (2, 3), (3, 2), (1, 4), (1, 5), (6, 1), (2, 2), (2, 3)];
    let larger = [(3, 3), (2, 4), (4, 2), (3, 4), (4, 3), (2, 5), (1, 8), (7, 1)];
    vec![
        Small::new("random-boards-up-to-12-cells", boards(&larger, 200)),
        Small::new("random-boards-up-to-6-cells", boards(&tiny, 300)),
        Small::new("all-boards-of-1-and-2-cells", all.concat()),
    ]
}

/// The greatest number of rows or columns, and of one of them.
const N: usize = 200_000;
const MOST: u64 = 500_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n} 2\n{}\n1 2\n", repeated("5 ", n))),
        Bound::integer("m", 1, N, |m| format!("2 @{m}\n1 2\n{}\n", repeated("5 ", m))),
        Bound::integer("the number of a row", 1, MOST, |number| format!("3 2\n7 @{number} 7\n1 2\n")),
        Bound::integer("the number of a column", 1, MOST, |number| format!("2 3\n1 2\n7 7 @{number}\n")),
    ]
}

/// So many random numbers up to `most`, behind a first one.
fn numbers(seed: u64, count: usize, first: u64, most: u64) -> Vec<u64> {
    let mut random = seeded(seed);
    let others = (1..count).map(|_| random.random_range(1..=most));
    [first].into_iter().chain(others).collect()
}

fn worst() -> Vec<Worst> {
    // Where all rows are equal, low and high cells meet in rows alone, each with each. Every maximum matching covers
    // the high cells of a row iff they are not more than the low ones. So the median decides, if the start is not below
    // it.
    fn median(numbers: &[u64]) -> u64 {
        let sorted = numbers.iter().copied().sorted().collect_vec();
        sorted[(sorted.len() - 1) / 2]
    }
    let line = || numbers(1, N, MOST, MOST);
    vec![
        Worst::known("equal-rows", "a square board of which each row has the same low cells", move || {
            (file(&[77; N], &line()), format!("{}\n", 77 + median(&line())))
        }),
        Worst::known("equal-columns", "a square board of which each column has the same low cells", move || {
            (file(&line(), &[MOST; N]), format!("{}\n", MOST + median(&line())))
        }),
        Worst::known("one-row", "the longest row, of an odd length", move || {
            (file(&[5], &line()[..N - 1]), format!("{}\n", 5 + median(&line()[..N - 1])))
        }),
        Worst::known("one-column", "the longest column", move || {
            (file(&line(), &[6]), format!("{}\n", 6 + median(&line())))
        }),
        Worst::known("equal-cells", "the greatest score, and counts of 4 · 10¹⁰ cells", move || {
            (file(&[MOST; N], &[MOST; N]), format!("{}\n", 2 * MOST))
        }),
        Worst::new("random", "pointers whose steps cannot be predicted", Known::BySameIdea(by_covers), || {
            file(&numbers(2, N, MOST - 1, MOST), &numbers(3, N, MOST - 2, MOST))
        }),
        Worst::new(
            "random-start-above-the-middle",
            "a score below that of a start that is nothing special",
            Known::BySameIdea(by_covers),
            || {
                let start = MOST / 8 * 5;
                file(&numbers(4, N, start, MOST), &numbers(5, N, start, MOST))
            },
        ),
        Worst::new("steep-rows", "rows that differ much more than columns", Known::BySameIdea(by_covers), || {
            file(&numbers(6, N, MOST, MOST), &numbers(7, N - 1, 1000, 1000))
        }),
        Worst::new("few-numbers", "many equal rows and columns", Known::BySameIdea(by_covers), || {
            file(&numbers(8, N, 3, 4), &numbers(9, N, 4, 4))
        }),
        Worst::new(
            "board-of-1600-cells",
            "a size that matchings still decide",
            Known::ByAlgorithm(by_matchings),
            || file(&numbers(10, 40, 900, 1000), &numbers(11, 40, 800, 1000)),
        ),
        Worst::new(
            "board-of-1600-cells-with-few-numbers",
            "a size that matchings still decide, with many equal scores",
            Known::ByAlgorithm(by_matchings),
            || file(&numbers(12, 32, 9, 10), &numbers(13, 50, 7, 8)),
        ),
    ]
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
fn by_matchings(input: &str) -> String {
    answers(input, |rows, columns| {
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
    })
}

/// Compares the smallest covers with those that contain the start, as the published solutions do, with the rows and
/// columns that are covered first in sorted order. A board of 4 · 10¹⁰ cells admits no explicit matching, so nothing is
/// known that does without covers.
fn by_covers(input: &str) -> String {
    answers(input, |rows, columns| {
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
    })
}

fn median_of_the_row(input: &str) -> String {
    answers(input, |rows, columns| {
        let sorted = columns.iter().sorted().collect_vec();
        rows[0] + columns[0].min(*sorted[(sorted.len() - 1) / 2])
    })
}

fn more_low_cells(input: &str) -> String {
    answers(input, |rows, columns| {
        let cells = rows.iter().cartesian_product(columns);
        let scores = cells.map(|(a, b)| a + b).sorted().collect_vec();
        scores[(scores.len() - 1) / 2].min(rows[0] + columns[0])
    })
}

fn stop_or_one_move(input: &str) -> String {
    answers(input, |rows, columns| {
        let worst_in_row = |row: u64| row + columns.iter().max().expect("a column");
        let worst_in_column = |column: u64| column + rows.iter().max().expect("a row");
        let after = |row: u64, column: u64| worst_in_row(row).max(worst_in_column(column));
        let (row, column) = (rows[0], columns[0]);
        let along_row = columns[1..].iter().map(|&column| after(row, column));
        let along_column = rows[1..].iter().map(|&row| after(row, column));
        let moves = along_row.chain(along_column);
        moves.chain([row + column]).min().expect("the start")
    })
}

fn start_not_visited(input: &str) -> String {
    answers(input, |rows, columns| play(rows, columns, 1, 0, true))
}

fn along_rows(input: &str) -> String {
    answers(input, |rows, columns| play(rows, columns, 1, 1, false))
}
