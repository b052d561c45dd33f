//! The walk on a grid, by play.

use evidence::prelude::*;
use evidence::rules::matching::exchange;

fn main() -> ExitCode {
    Problem::new("p4055", Limits::known(1000, 125), oracle, small)
        .played("all grids up to 9 cells, random ones up to 20")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("the-first-player-moves-first", moves_first, "one-cell").says("Lets the first player move first."),
            wrong("the-start-may-be-visited-again", start_again, "all-grids-up-to-9-cells")
                .says("Forgets that the piece has been on its start.")
                .smallest("1 2\n..\n"),
            wrong("free-in-one-matching", one_matching, "all-grids-up-to-9-cells")
                .says("Takes the cells that a single maximum matching leaves free."),
            wrong("one-colour", one_colour, "all-grids-up-to-9-cells")
                .says("Follows alternating paths from the free cells of one colour alone."),
        ])
        .refused([
            ("a-row-too-short", "2 3\n.#.\n@..\n", r##"3 characters out of ".#""##),
            ("an-unknown-cell", "1 3\n@.O.\n", r##"3 characters out of ".#""##),
        ])
        .main()
}

/// A grid.
struct Grid {
    columns: usize,
    /// Row by row.
    free: Vec<bool>,
}

/// The cell of the piece, and the cells where it has been, out of at most 64.
type Position = (usize, u64);

impl Grid {
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

fn oracle(input: &str) -> String {
    // The second player moves first, and must lose.
    answers(input, |grid| {
        let mut play = Play::normal(|position| grid.moves(position));
        let mut wins = |cell| !play.value(&(cell, 1 << cell));
        (0..grid.free.len()).map(|cell| grid.free[cell] && wins(cell)).collect()
    })
}

/// The winning cells row by row, by whether each wins.
fn answers(input: &str, wins: impl Fn(&Grid) -> Vec<bool>) -> String {
    let mut tokens = Tokens::new(input);
    let (rows, columns): (usize, usize) = (tokens.read(), tokens.read());
    let cells: Vec<String> = tokens.list(rows);
    let free = cells.concat().bytes().map(|cell| cell == b'.').collect();
    lines(columns, &wins(&Grid { columns, free }))
}

/// What is printed where these cells win.
fn lines(columns: usize, wins: &[bool]) -> String {
    if !wins.contains(&true) {
        return "LOSE\n".to_owned();
    }
    let line = |cell| format!("{} {}\n", cell / columns + 1, cell % columns + 1);
    let wins = wins.iter().positions(|&wins| wins);
    format!("WIN\n{}", wins.map(line).format(""))
}

fn file(columns: usize, free: &[bool]) -> String {
    let row = |cells: &[bool]| {
        let cells = cells.iter().map(|&free| if free { '.' } else { '#' });
        cells.chain(['\n']).collect::<String>()
    };
    let rows = free.chunks(columns).map(row);
    format!("{} {columns}\n{}", rows.len(), rows.format(""))
}

fn small() -> Vec<Small> {
    let sizes = [(1, 1), (1, 2), (2, 1), (1, 6), (5, 1), (2, 2), (2, 3), (3, 2), (3, 3)];
    let all = sizes.into_iter().flat_map(|(rows, columns)| {
        let cells = (0..rows * columns).map(|_| [false, true]);
        cells.multi_cartesian_product().map(move |free| file(columns, &free))
    });
    let mut random = seeded(1);
    let larger = (0..150).map(|_| {
        let (rows, columns) = [(4, 4), (3, 5), (5, 3), (2, 7), (4, 5)][random.random_range(0..5)];
        file(columns, &cells(rows * columns, 0.8, &mut random))
    });
    vec![Small::new("random-grids-up-to-20-cells", larger.collect_vec()), Small::new("all-grids-up-to-9-cells", all)]
}

/// So many cells, each of them free with this probability.
fn cells(count: usize, free: f64, random: &mut Pcg64) -> Vec<bool> {
    (0..count).map(|_| random.random_bool(free)).collect()
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |rows| format!("@{rows} 3\n{}", repeated(".#.\n", rows))),
        Bound::integer("m", 1, N, |columns| {
            let row = repeated(".", columns);
            format!("2 @{columns}\n{row}\n{row}\n")
        }),
    ]
}

/// The greatest number of rows and of columns.
const N: usize = 100;

fn worst() -> Vec<Worst> {
    // A grid by its free cells, and the winning ones among them.
    type Cells = fn(usize, usize) -> bool;
    let cells_where = |holds: Cells| (0..N * N).map(move |cell| holds(cell / N, cell % N));
    let known = |name, attacks, free: Cells, wins: Cells| {
        Worst::known(name, attacks, move || {
            (file(N, &cells_where(free).collect_vec()), {
                let wins = cells_where(wins).zip(cells_where(free));
                lines(N, &wins.map(|(wins, free)| wins && free).collect_vec())
            })
        })
    };
    let random_cells = |name, attacks, free: f64| {
        Worst::new(name, attacks, Known::BySameIdea(by_matching), move || file(N, &cells(N * N, free, &mut seeded(1))))
    };
    vec![
        // The second player pairs the cells by dominoes, and always goes to the other half of one.
        known("open", "as many edges as there can be", |_, _| true, |_, _| false),
        // From every other cell of a path, both ends included, an even number of cells is left on either side.
        known(
            "snake",
            "a corridor of 5049 cells, and recursion as deep",
            |row, column| row % 2 == 0 || row < 99 && column == if row % 4 == 1 { 99 } else { 0 },
            |row, column| (row + column) % 2 == 0,
        ),
        known(
            "chessboard",
            "half of the cells free, none of them neighbours: most output",
            |row, column| (row + column) % 2 == 0,
            |_, _| true,
        ),
        // Upright dominoes fill the teeth, and leave 50 cells of the top row. Their colour has 50 cells more than the
        // other, so these dominoes are as many as there can be, and all such sets cover the other colour. Shifted along
        // a tooth and to the cell beside it, they can leave any cell of this colour.
        known(
            "comb",
            "long teeth of odd length",
            |row, column| row == 0 || column % 2 == 0,
            |row, column| (row + column) % 2 == 1,
        ),
        // A closed tour of the whole board without its two cells of one colour makes two ways, each with a cell of the
        // other colour too many: dominoes along the ways can leave any of them.
        known(
            "corner-cut",
            "two cells of one colour missing: an exchange across the open board",
            |row, column| (row, column) != (0, 0) && (row, column) != (99, 99),
            |row, column| (row + column) % 2 == 1,
        ),
        random_cells("few-obstacles", "long exchanges between distant free cells", 0.95),
        random_cells("some-obstacles", "many phases", 0.75),
        random_cells("many-obstacles", "components of all shapes", 0.6),
    ]
}

/// The published program: a maximum matching, and the cells that exchanges from its free cells can free. There is no
/// other way, since how to win on a grid too large for play is told by a matching.
fn by_matching(input: &str) -> String {
    answers(input, |grid| left_out(grid, |_| true))
}

fn moves_first(input: &str) -> String {
    answers(input, |grid| {
        let mut play = Play::normal(|position| grid.moves(position));
        let mut wins = |cell| play.value(&(cell, 1 << cell));
        (0..grid.free.len()).map(|cell| grid.free[cell] && wins(cell)).collect()
    })
}

fn start_again(input: &str) -> String {
    answers(input, |grid| {
        let mut play = Play::normal(|position| grid.moves(position));
        let mut wins = |cell| !play.value(&(cell, 0));
        (0..grid.free.len()).map(|cell| grid.free[cell] && wins(cell)).collect()
    })
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

fn one_matching(input: &str) -> String {
    answers(input, |grid| {
        let partner = matching(grid);
        (0..partner.len()).map(|cell| grid.free[cell] && partner[cell].is_none()).collect()
    })
}

fn one_colour(input: &str) -> String {
    answers(input, |grid| left_out(grid, |cell| (cell / grid.columns + cell % grid.columns) % 2 == 0))
}

/// The cells that alternating paths from free cells, those for which `starts` holds, lead to.
fn left_out(grid: &Grid, starts: impl Fn(usize) -> bool) -> Vec<bool> {
    let partner = matching(grid);
    let start = |cell: usize| grid.free[cell] && partner[cell].is_none() && starts(cell);
    let mut left_out = (0..partner.len()).map(start).collect_vec();
    let mut open = left_out.iter().positions(|&left_out| left_out).collect_vec();
    while let Some(cell) = open.pop() {
        for next in grid.neighbours(cell).filter_map(|next| partner[next]) {
            if !std::mem::replace(&mut left_out[next], true) {
                open.push(next);
            }
        }
    }
    left_out
}
