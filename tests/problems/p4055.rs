//! The walk on a grid, by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "p4055",
        limits: Limits::known(1000, 125),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "the-first-player-moves-first",
                answer: moves_first,
                rejected_by: "one-cell",
            },
            Wrong {
                name: "the-start-may-be-visited-again",
                answer: start_again,
                rejected_by: "all-grids-up-to-9-cells",
            },
            Wrong {
                name: "free-in-one-matching",
                answer: one_matching,
                rejected_by: "all-grids-up-to-9-cells",
            },
            Wrong {
                name: "one-colour",
                answer: one_colour,
                rejected_by: "all-grids-up-to-9-cells",
            },
        ],
        refused: &[
            Refused {
                name: "a-row-too-short",
                input: "2 3\n.#.\n..\n",
                error: r##"line 3, column 1: expected 3 characters out of ".#", found "..""##,
            },
            Refused {
                name: "an-unknown-cell",
                input: "1 3\n.O.\n",
                error: r##"line 2, column 1: expected 3 characters out of ".#", found ".O.""##,
            },
            Refused {
                name: "no-rows",
                input: "0 3\n",
                error: r#"line 1, column 1: expected an integer from 1 to 100, found "0""#,
            },
        ],
        ..Problem::default()
    }
}

/// A grid of at most 64 cells.
struct Grid {
    columns: usize,
    /// Row by row.
    free: Vec<bool>,
}

/// The cell of the piece, and the cells where it has been.
type Position = (usize, u64);

impl Grid {
    /// The free cells beside, above and below.
    fn neighbours(&self, cell: usize) -> Vec<usize> {
        let (row, column) = (cell / self.columns, cell % self.columns);
        (0..self.free.len())
            .filter(|next| {
                let (next_row, next_column) = (next / self.columns, next % self.columns);
                self.free[*next] && row.abs_diff(next_row) + column.abs_diff(next_column) == 1
            })
            .collect()
    }

    /// Step to a neighbour where the piece has not been.
    fn moves(&self, &(cell, visited): &Position) -> Vec<Position> {
        let open = self.neighbours(cell).into_iter();
        open.filter(|next| visited >> next & 1 == 0)
            .map(|next| (next, visited | 1 << next))
            .collect()
    }
}

fn oracle(input: &str) -> String {
    // The second player moves first, and must lose.
    answers(input, |grid| {
        let mut play = Play::normal(|position| grid.moves(position));
        let mut wins = |cell| !play.value(&(cell, 1 << cell));
        (0..grid.free.len())
            .map(|cell| grid.free[cell] && wins(cell))
            .collect()
    })
}

/// The winning cells row by row, by whether each wins.
fn answers(input: &str, wins: impl Fn(&Grid) -> Vec<bool>) -> String {
    let mut tokens = Tokens::new(input);
    let (rows, columns): (usize, usize) = (tokens.read(), tokens.read());
    let cells: Vec<String> = tokens.list(rows);
    let free = cells.concat().bytes().map(|cell| cell == b'.').collect();
    let wins = wins(&Grid { columns, free });
    if !wins.contains(&true) {
        return "LOSE\n".to_owned();
    }
    let line = |cell| format!("{} {}\n", cell / columns + 1, cell % columns + 1);
    format!(
        "WIN\n{}",
        wins.into_iter().positions(|wins| wins).map(line).format("")
    )
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
    let sizes = [
        (1, 1),
        (1, 2),
        (2, 1),
        (1, 6),
        (5, 1),
        (2, 2),
        (2, 3),
        (3, 2),
        (3, 3),
    ];
    let all = sizes.into_iter().flat_map(|(rows, columns)| {
        let cells = (0..rows * columns).map(|_| [false, true]);
        cells
            .multi_cartesian_product()
            .map(move |free| file(columns, &free))
    });
    let mut random = random(1);
    let larger = (0..150).map(|_| {
        let (rows, columns) = [(4, 4), (3, 5), (5, 3), (2, 7), (4, 5)][random.random_range(0..5)];
        file(columns, &cells(rows * columns, 0.8, &mut random))
    });
    vec![
        Small::new("random-grids-up-to-20-cells", larger.collect_vec()),
        Small::new("all-grids-up-to-9-cells", all),
    ]
}

/// So many cells, each of them free with this probability.
fn cells(count: usize, free: f64, random: &mut Pcg64) -> Vec<bool> {
    (0..count).map(|_| random.random_bool(free)).collect()
}

fn worst() -> Vec<Worst> {
    const N: usize = 100;
    let by_place = |free: fn(usize, usize) -> bool| {
        move || {
            file(
                N,
                &(0..N * N)
                    .map(|cell| free(cell / N, cell % N))
                    .collect_vec(),
            )
        }
    };
    let random_cells = |free: f64| move || file(N, &cells(N * N, free, &mut random(1)));
    vec![
        Worst::unanswered(
            "open",
            "as many edges as there can be",
            by_place(|_, _| true),
        ),
        Worst::unanswered(
            "snake",
            "a corridor of 5050 cells, and recursion as deep",
            by_place(|row, column| row % 2 == 0 || column == if row % 4 == 1 { 99 } else { 0 }),
        ),
        Worst::unanswered(
            "chessboard",
            "half of the cells free, none of them neighbours: most output",
            by_place(|row, column| (row + column) % 2 == 0),
        ),
        Worst::unanswered(
            "comb",
            "long teeth of odd length",
            by_place(|row, column| row == 0 || column % 2 == 0),
        ),
        Worst::unanswered(
            "corner-cut",
            "two cells of one colour missing: an exchange across the open board",
            by_place(|row, column| (row, column) != (0, 0) && (row, column) != (99, 99)),
        ),
        Worst::unanswered(
            "few-obstacles",
            "long exchanges between distant free cells",
            random_cells(0.95),
        ),
        Worst::unanswered("some-obstacles", "many phases", random_cells(0.75)),
        Worst::unanswered(
            "many-obstacles",
            "components of all shapes",
            random_cells(0.6),
        ),
    ]
}

/// Lets the first player move first.
fn moves_first(input: &str) -> String {
    answers(input, |grid| {
        let mut play = Play::normal(|position| grid.moves(position));
        let mut wins = |cell| play.value(&(cell, 1 << cell));
        (0..grid.free.len())
            .map(|cell| grid.free[cell] && wins(cell))
            .collect()
    })
}

/// Forgets that the piece has been on its start.
fn start_again(input: &str) -> String {
    answers(input, |grid| {
        let mut play = Play::normal(|position| grid.moves(position));
        let mut wins = |cell| !play.value(&(cell, 0));
        (0..grid.free.len())
            .map(|cell| grid.free[cell] && wins(cell))
            .collect()
    })
}

/// A maximum matching: the partner of every cell, found by exchanges from every cell in turn.
fn matching(grid: &Grid) -> Vec<Option<usize>> {
    fn augment(v: usize, grid: &Grid, seen: &mut [bool], partner: &mut [Option<usize>]) -> bool {
        grid.neighbours(v).into_iter().any(|w| {
            let free = !std::mem::replace(&mut seen[w], true)
                && partner[w].is_none_or(|next| augment(next, grid, seen, partner));
            if free {
                (partner[v], partner[w]) = (Some(w), Some(v));
            }
            free
        })
    }
    let mut partner = vec![None; grid.free.len()];
    for cell in (0..grid.free.len()).filter(|&cell| grid.free[cell]) {
        if partner[cell].is_none() {
            augment(cell, grid, &mut vec![false; grid.free.len()], &mut partner);
        }
    }
    partner
}

/// Takes the cells that a single maximum matching leaves free.
fn one_matching(input: &str) -> String {
    answers(input, |grid| {
        let partner = matching(grid);
        (0..partner.len())
            .map(|cell| grid.free[cell] && partner[cell].is_none())
            .collect()
    })
}

/// Follows alternating paths from the free cells of one colour alone.
fn one_colour(input: &str) -> String {
    answers(input, |grid| {
        let partner = matching(grid);
        let colour = |cell: usize| (cell / grid.columns + cell % grid.columns) % 2;
        let start = |cell: usize| grid.free[cell] && partner[cell].is_none() && colour(cell) == 0;
        let mut wins = (0..partner.len()).map(start).collect_vec();
        let mut open = wins.iter().positions(|&wins| wins).collect_vec();
        while let Some(cell) = open.pop() {
            for next in grid
                .neighbours(cell)
                .into_iter()
                .filter_map(|next| partner[next])
            {
                if !std::mem::replace(&mut wins[next], true) {
                    open.push(next);
                }
            }
        }
        wins
    })
}
