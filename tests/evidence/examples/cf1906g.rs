//! Black cells that turn the largest square behind them, by play.

use std::collections::BTreeSet;

use rand::seq::SliceRandom;

use evidence::prelude::*;

fn main() -> ExitCode {
    let cell = row([int("R", 1..=MOST), int("C", 1..=MOST)]);
    let cells = format::all([row([len("N", 1..=N)]), list("N", cell).in_order(Order::Distinct)]);
    Problem::one("cf1906g", Limits::UNKNOWN, cells, oracle, ["FIRST", "SECOND"])
        .small(CORNER, || board(3, 3).into_iter().powerset().filter(|cells| !cells.is_empty()).collect())
        .small("random-sets-of-cells-of-corners-up-to-4-x-4", || {
            let mut random = seeded(1);
            (0..200).map(|index| some(board(4, [4, 3][index % 2]), 1 + index % 7, &mut random)).collect()
        })
        .small("random-sets-of-up-to-3-cells-of-2-x-8-and-8-x-2", || {
            let mut random = seeded(2);
            let boards = [board(2, 8), board(8, 2)];
            (0..100).map(|index| some(boards[index % 2].clone(), 1 + index % 3, &mut random)).collect()
        })
        .beyond(
            "for worst inputs, mirror images, a single row, and for corners up to 2000 × 2000 the values by their mex",
        )
        // A board and its mirror image are worth the same, and (1, 1) is worth 1.
        .known("mirror-images", || (mirrored(3, N), false))
        .attacks("the longest runs of Euclid's algorithm, four for each cell")
        .known("mirror-images-and-the-corner", || ([vec![(1, 1)], mirrored(4, N - 2)].concat(), true))
        .attacks("a single cell that counts among as many as there may be")
        // A cell of the first row turns itself alone, so N − 1 cells are as many moves.
        .known("the-end-of-the-first-row", || ((0..N - 1).map(|index| (1, MOST - index)).collect(), true))
        .attacks("10⁹ subtractions for each cell")
        .worst("scattered-in-a-corner", by_algorithm(by_table), || some(board(TABLE, TABLE), N, &mut seeded(5)))
        .attacks("values that cannot be predicted")
        .wrong("every-cell-a-move", |cells| cells.len() % 2 == 1, CORNER)
        .says("Takes each black cell for one move; only in the first row and column are all of them worth 1.")
        .wrong("the-rectangle-for-the-cell", |cells| by_value(cells, |r, c| quotients(r, c) % 2), CORNER)
        .says(
            "Takes the sum of the quotients for the value of the cell; it is the value of the whole rectangle up to \
             the cell.",
        )
        .wrong("divisions-for-subtractions", |cells| by_rectangles(cells, divisions), CORNER)
        .says("Counts the divisions of Euclid's algorithm; each quotient is a number of steps.")
        .wrong("ends-at-equal-numbers", |cells| by_rectangles(cells, |r, c| quotients(r, c).saturating_sub(1)), CORNER)
        .says("Stops Euclid's algorithm at equal numbers; one more step leads to 0.")
        .wrong("only-the-diagonal", |cells| by_value(cells, |r, c| usize::from(r == c)), CORNER)
        .says("Takes only cells of the diagonal to be worth 1.")
        .refused([("a-cell-twice", "3\n2 1\n1 2\n@2 1@\n", "a cell that has not come before")])
        .unplayed([("sample-3", "millions of boards from 13 cells of 25")])
        .main()
}

const CORNER: &str = "all-sets-of-cells-of-a-3-x-3-corner";

/// The largest number of cells, and the largest coordinate.
const N: usize = 200_000;
const MOST: usize = 1_000_000_000;

/// A row and a column.
type Cell = (usize, usize);

fn oracle() -> impl FnMut(&Vec<Cell>) -> bool {
    let mut play = Play::normal(moves)
        .board(|cells: &Black| {
            let side = |of: fn(&Cell) -> usize| cells.iter().map(of).max().unwrap_or(0).max(3);
            let row = |r| (1..=side(|cell| cell.1)).map(move |c| if cells.contains(&(r, c)) { '#' } else { '.' });
            board::grid((1..=side(|cell| cell.0)).map(row))
        })
        .label(|before, after| {
            let (r, c) = before.difference(after).max_by_key(|&(r, c)| r + c).expect("a cell becomes white");
            format!("({r}, {c})")
        });
    move |cells| play.value(&cells.iter().copied().collect())
}

/// The black cells.
type Black = BTreeSet<Cell>;

fn moves(black: &Black) -> Vec<Black> {
    let after = |&(r, c): &Cell| {
        let mut black = black.clone();
        for x in 0..r.min(c) {
            for y in 0..r.min(c) {
                let cell = (r - x, c - y);
                if !black.remove(&cell) {
                    black.insert(cell);
                }
            }
        }
        black
    };
    black.iter().map(after).collect()
}

/// The cells of the corner with so many rows and columns.
fn board(rows: usize, columns: usize) -> Vec<Cell> {
    (1..=rows).cartesian_product(1..=columns).collect()
}

/// So many of the cells, in any order.
fn some(mut cells: Vec<Cell>, count: usize, random: &mut Pcg64) -> Vec<Cell> {
    cells.shuffle(random);
    cells.truncate(count);
    cells
}

/// So many cells in pairs of mirror images. Their coordinates have about the ratio of two Fibonacci numbers, whose
/// quotients are all 1.
fn mirrored(seed: u64, count: usize) -> Vec<Cell> {
    let mut random = seeded(seed);
    let mut cells = BTreeSet::new();
    while cells.len() < count {
        let r = random.random_range(MOST / 2..=MOST);
        let c = r * 433_494_437 / 701_408_733 + random.random_range(0..3);
        cells.extend([(r, c), (c, r)]);
    }
    some(cells.into_iter().collect(), count, &mut random)
}

/// The number of rows and of columns of the table.
const TABLE: usize = 2000;

/// By the definition of the values: of the other cells of the square, which are sums of rectangles in a table.
fn by_table(cells: &Vec<Cell>) -> bool {
    let width = TABLE + 1;
    let (mut sums, mut values) = (vec![false; width * width], vec![false; width * width]);
    for (r, c) in board(TABLE, TABLE) {
        let sum = |r: usize, c: usize| sums[r * width + c];
        let (above, left) = (r - r.min(c), c - r.min(c));
        let before = sum(r - 1, c) ^ sum(r, c - 1) ^ sum(r - 1, c - 1);
        let others = before ^ sum(above, c) ^ sum(r, left) ^ sum(above, left);
        values[r * width + c] = !others;
        sums[r * width + c] = before ^ !others;
    }
    cells.iter().filter(|(r, c)| values[r * width + c]).count() % 2 == 1
}

/// By the XOR of what each cell is worth.
fn by_value(cells: &[Cell], value: impl Fn(usize, usize) -> usize) -> bool {
    xor(cells.iter().map(|&(r, c)| value(r, c))) != 0
}

/// The same, where the value is known of the rectangles.
fn by_rectangles(cells: &[Cell], value: impl Fn(usize, usize) -> usize) -> bool {
    by_value(cells, |r, c| (value(r, c) + value(r - 1, c) + value(r, c - 1) + value(r - 1, c - 1)) % 2)
}

/// The sum of the quotients of Euclid's algorithm.
fn quotients(r: usize, c: usize) -> usize {
    r.checked_div(c).map_or(0, |quotient| quotient + quotients(c, r % c))
}

/// How many divisions it takes, the larger number first.
fn divisions(r: usize, c: usize) -> usize {
    match (r.max(c), r.min(c)) {
        (_, 0) => 0,
        (large, small) => 1 + divisions(small, large % small),
    }
}
