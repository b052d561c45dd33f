//! The walk on a grid, by play.

use evidence::prelude::*;
use evidence::shared::matching::exchange;
use format::word_of;

fn main() -> ExitCode {
    let rows = list("n", row([word_of("a row", "m", ".#")]));
    let grids = Format::one(format::all([row([len("n", 1..=N), len("m", 1..=N)]), rows]));
    Problem::one("p4055", Limits::known(1000, 125), grids, oracle, |cells: &Vec<Cell>| match &cells[..] {
        [] => "LOSE".to_owned(),
        cells => {
            format!("WIN\n{}", cells.iter().map(|(row, column)| format!("{} {}", row + 1, column + 1)).format("\n"))
        }
    })
    .small("grids-of-14-to-20-cells", || {
        let mut random = seeded(1);
        let mut grid = |_| {
            let (rows, columns) = [(4, 4), (3, 5), (5, 3), (2, 7), (4, 5)][random.random_range(0..5)];
            random_grid(rows, columns, 0.8, &mut random)
        };
        (0..150).map(&mut grid).collect()
    })
    .all([("n", 3), ("m", 3)])
    .small("grids-of-1x6-and-5x1-cells", || {
        let grids = [(1, 6), (5, 1)].into_iter().flat_map(|(rows, columns)| {
            let cells = (0..rows * columns).map(|_| ['#', '.']).multi_cartesian_product();
            cells.map(move |cells| grid_of(columns, &cells))
        });
        grids.collect()
    })
    // The second player pairs the cells by dominoes, and always goes to the other half of one.
    .known("open", || (grid_where(|_, _| true), vec![]))
    .attacks("as many edges as there can be")
    // From every other cell of a path, both ends included, an even number of cells is left on either side.
    .known("snake", || {
        let free = |row, column| row % 2 == 0 || row < 99 && column == if row % 4 == 1 { 99 } else { 0 };
        (grid_where(free), cells_where(|row, column| free(row, column) && (row + column) % 2 == 0))
    })
    .attacks("a corridor of 5049 cells, and recursion as deep")
    .known("chessboard", || {
        (grid_where(|row, column| (row + column) % 2 == 0), cells_where(|row, column| (row + column) % 2 == 0))
    })
    .attacks("half of the cells free, none of them neighbours: most output")
    // Upright dominoes fill the teeth, and leave 50 cells of the top row. Their colour has 50 cells more than the
    // other, so these dominoes are as many as there can be, and all such sets cover the other colour. Shifted along a
    // tooth and to the cell beside it, they can leave any cell of this colour.
    .known("comb", || {
        let free = |row, column| row == 0 || column % 2 == 0;
        (grid_where(free), cells_where(|row, column| free(row, column) && (row + column) % 2 == 1))
    })
    .attacks("long teeth of odd length")
    // A closed tour of the whole board without its two cells of one colour makes two ways, each with a cell of the
    // other colour too many: dominoes along the ways can leave any of them.
    .known("corner-cut", || {
        let free = |row, column| (row, column) != (0, 0) && (row, column) != (99, 99);
        (grid_where(free), cells_where(|row, column| free(row, column) && (row + column) % 2 == 1))
    })
    .attacks("two cells of one colour missing: an exchange across the open board")
    .worst("few-obstacles", by_same_idea(by_matching), || random_grid(N, N, 0.95, &mut seeded(1)))
    .attacks("long exchanges between distant free cells")
    .worst("some-obstacles", by_same_idea(by_matching), || random_grid(N, N, 0.75, &mut seeded(1)))
    .attacks("many phases")
    .worst("many-obstacles", by_same_idea(by_matching), || random_grid(N, N, 0.6, &mut seeded(1)))
    .attacks("components of all shapes")
    .wrong("the-first-player-moves-first", moves_first, "one-cell")
    .says("Lets the first player move first.")
    .wrong("the-start-may-be-visited-again", start_again, "all")
    .says("Forgets that the piece has been on its start.")
    .smallest("1 2\n..\n")
    .wrong("free-in-one-matching", one_matching, "all")
    .says("Takes the cells that a single maximum matching leaves free.")
    .wrong("one-colour", one_colour, "all")
    .says("Follows alternating paths from the free cells of one colour alone.")
    .refused([
        ("a-row-too-short", "2 3\n.#.\n@..\n", r##"3 characters out of ".#""##),
        ("an-unknown-cell", "1 3\n@.O.\n", r##"3 characters out of ".#""##),
    ])
    .main()
}

/// The largest number of rows and of columns.
const N: usize = 100;

/// Row and column.
type Cell = (usize, usize);

/// A grid.
struct Grid {
    columns: usize,
    /// Row by row.
    free: Vec<bool>,
}

/// The cell of the piece, and the cells where it has been, out of at most 64.
type Position = (usize, u64);

impl Grid {
    fn new(rows: &[String]) -> Self {
        Self { columns: rows[0].len(), free: rows.concat().bytes().map(|cell| cell == b'.').collect() }
    }

    /// The free cells for which this holds.
    fn cells(&self, holds: impl FnMut(&usize) -> bool) -> Vec<Cell> {
        let free = (0..self.free.len()).filter(|&cell| self.free[cell]);
        free.filter(holds).map(|cell| (cell / self.columns, cell % self.columns)).collect()
    }

    /// The free cells beside, above and below.
    fn neighbours(&self, cell: usize) -> impl Iterator<Item = usize> {
        let (columns, column) = (self.columns, cell % self.columns);
        [
            cell.checked_sub(columns),
            cell.checked_sub(1).filter(|_| column > 0),
            Some(cell + 1).filter(|_| column + 1 < columns),
            Some(cell + columns),
        ]
        .into_iter()
        .flatten()
        .filter(|&next| self.free.get(next) == Some(&true))
    }

    /// Step to a neighbour where the piece has not been.
    fn moves(&self, &(cell, visited): &Position) -> Vec<Position> {
        let open = self.neighbours(cell);
        open.filter(|next| visited >> next & 1 == 0).map(|next| (next, visited | 1 << next)).collect()
    }
}

fn oracle() -> impl FnMut(&Vec<String>) -> Vec<Cell> {
    // The second player moves first, and must lose.
    |rows| {
        let grid = Grid::new(rows);
        let mut play = Play::normal(|position| grid.moves(position))
            .board(|&(piece, visited)| {
                let shown = |cell: usize| match () {
                    () if cell == piece => '●',
                    () if !grid.free[cell] => '#',
                    () if visited >> cell & 1 == 1 => 'x',
                    () => ' ',
                };
                board::grid(
                    (0..grid.free.len()).map(shown).chunks(grid.columns).into_iter().map(Itertools::collect_vec),
                )
            })
            .label(|_, &(to, _)| format!("to ({}, {})", to / grid.columns + 1, to % grid.columns + 1));
        grid.cells(|&cell| !play.value(&(cell, 1 << cell)))
    }
}

fn grid_of(columns: usize, cells: &[char]) -> Vec<String> {
    cells.chunks(columns).map(|row| row.iter().collect()).collect()
}

/// A grid of which each cell is free with this probability.
fn random_grid(rows: usize, columns: usize, free: f64, random: &mut Pcg64) -> Vec<String> {
    let cells = (0..rows * columns).map(|_| if random.random_bool(free) { '.' } else { '#' });
    grid_of(columns, &cells.collect_vec())
}

/// The largest grid whose free cells are those where this holds.
fn grid_where(free: fn(usize, usize) -> bool) -> Vec<String> {
    let cells = (0..N * N).map(|cell| if free(cell / N, cell % N) { '.' } else { '#' });
    grid_of(N, &cells.collect_vec())
}

fn cells_where(holds: impl Fn(usize, usize) -> bool) -> Vec<Cell> {
    (0..N).cartesian_product(0..N).filter(|&(row, column)| holds(row, column)).collect()
}

/// The published program: a maximum matching, and the cells that exchanges from its free cells can free. There is no
/// other way, since how to win on a grid too large for play is told by a matching.
fn by_matching(rows: &Vec<String>) -> Vec<Cell> {
    left_out(rows, |_, _| true)
}

fn moves_first(rows: &Vec<String>) -> Vec<Cell> {
    let grid = Grid::new(rows);
    let mut play = Play::normal(|position| grid.moves(position));
    grid.cells(|&cell| play.value(&(cell, 1 << cell)))
}

fn start_again(rows: &Vec<String>) -> Vec<Cell> {
    let grid = Grid::new(rows);
    let mut play = Play::normal(|position| grid.moves(position));
    grid.cells(|&cell| !play.value(&(cell, 0)))
}

/// A maximum matching: the partner of every cell, found by exchanges from every cell in turn.
fn matching(grid: &Grid) -> Vec<Option<usize>> {
    let mut partner = vec![None; grid.free.len()];
    for cell in (0..grid.free.len()).filter(|&cell| grid.free[cell]) {
        if partner[cell].is_none() {
            exchange(cell, |cell| grid.neighbours(cell), &mut partner);
        }
    }
    partner
}

fn one_matching(rows: &Vec<String>) -> Vec<Cell> {
    let grid = Grid::new(rows);
    let partner = matching(&grid);
    grid.cells(|&cell| partner[cell].is_none())
}

fn one_colour(rows: &Vec<String>) -> Vec<Cell> {
    left_out(rows, |row, column| (row + column) % 2 == 0)
}

/// The cells that alternating paths from free cells, those for which `starts` holds, lead to.
fn left_out(rows: &[String], starts: fn(usize, usize) -> bool) -> Vec<Cell> {
    let grid = Grid::new(rows);
    let partner = matching(&grid);
    let (columns, cells) = (grid.columns, 0..partner.len());
    let start = |cell: usize| grid.free[cell] && partner[cell].is_none() && starts(cell / columns, cell % columns);
    let mut left_out = cells.map(start).collect_vec();
    let mut open = left_out.iter().positions(|&left_out| left_out).collect_vec();
    while let Some(cell) = open.pop() {
        for next in grid.neighbours(cell).filter_map(|next| partner[next]) {
            if !std::mem::replace(&mut left_out[next], true) {
                open.push(next);
            }
        }
    }
    grid.cells(|&cell| left_out[cell])
}
