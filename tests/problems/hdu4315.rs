//! The king's way up, by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "hdu4315",
        limits: Limits::known(1000, 32),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "no-king",
                answer: no_king,
                rejected_by: "king-in-front",
            },
            Wrong {
                name: "hilltop-for-everybody",
                answer: hilltop_for_everybody,
                rejected_by: "second-is-king-odd",
            },
            Wrong {
                name: "hilltop-for-nobody",
                answer: hilltop_for_nobody,
                rejected_by: "third-is-king-odd",
            },
            Wrong {
                name: "nobody-below-the-king",
                answer: nobody_below,
                rejected_by: "all-cases-up-to-5-persons-on-8-cells",
            },
            Wrong {
                name: "pairs-from-the-top",
                answer: pairs_from_the_top,
                rejected_by: "all-cases-up-to-5-persons-on-8-cells",
            },
        ],
        refused: &[
            Refused {
                name: "two-on-a-cell",
                input: "3 1\n1 2 2\n",
                error: r#"line 2, column 5: expected a cell further down than the one before, found "2""#,
            },
            Refused {
                name: "no-such-king",
                input: "2 3\n1 2\n",
                error: r#"line 1, column 3: expected an integer from 1 to 2, found "3""#,
            },
            Refused {
                name: "on-the-hilltop",
                input: "2 1\n0 2\n",
                error: r#"line 2, column 1: expected an integer from 1 to 99999, found "0""#,
            },
        ],
        end: End::OfFile,
        ..Problem::default()
    }
}

/// Which person is the king, from 0, and the cells of all.
type Position = (usize, Vec<u32>);

/// Move a person up to any cell, but neither onto another nor over him; on the hilltop, cell 0, there is room for all.
/// With the king there the game is over.
fn moves((king, cells): &Position) -> Vec<Position> {
    let mut successors = vec![];
    if cells[*king] == 0 {
        return successors;
    }
    for (index, &cell) in cells.iter().enumerate() {
        let above = if index == 0 { 0 } else { cells[index - 1] };
        let free = if above == 0 { 0 } else { above + 1 };
        for to in free..cell {
            let mut next = cells.clone();
            next[index] = to;
            successors.push((*king, next));
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |king, cells| play.value(&(king - 1, cells)))
}

/// A line for each case, by whether it is won; the king is given as in the input, from 1.
fn answers(input: &str, mut wins: impl FnMut(usize, Vec<u32>) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let mut lines = String::new();
    while !tokens.is_empty() {
        let (n, king) = (tokens.read(), tokens.read());
        lines += match wins(king, tokens.list(n)) {
            true => "Alice\n",
            false => "Bob\n",
        };
    }
    lines
}

fn file(cases: impl IntoIterator<Item = (usize, Vec<u32>)>) -> String {
    cases
        .into_iter()
        .map(|(king, cells)| format!("{} {king}\n{}\n", cells.len(), joined(cells)))
        .collect()
}

/// All cases of so many persons on so many cells.
fn all(n: usize, cells: u32) -> impl Iterator<Item = (usize, Vec<u32>)> {
    (1..=cells)
        .combinations(n)
        .flat_map(move |cells| (1..=n).map(move |king| (king, cells.clone())))
}

fn small() -> Vec<Small> {
    vec![
        Small::new(
            "all-cases-up-to-5-persons-on-8-cells",
            [file((1..=5).flat_map(|n| all(n, 8)))],
        ),
        Small::new("all-cases-of-3-persons-on-12-cells", [file(all(3, 12))]),
        Small::new(
            "all-cases-of-6-and-7-persons-on-9-cells",
            [file((6..=7).flat_map(|n| all(n, 9)))],
        ),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::unanswered(
            "random",
            "reading: 100 cases of 999 persons, the second of them king",
            || {
                let mut random = random(1);
                let mut case = |_| {
                    let mut cell = 10_000;
                    let mut next = || {
                        cell += random.random_range(1..=89);
                        cell
                    };
                    (2, (0..999).map(|_| next()).collect())
                };
                file((0..100).map(&mut case).collect_vec())
            },
        ),
        Worst::unanswered("one-person", "work per case: 50 000 cases", || {
            file(vec![(1, vec![99_999]); 50_000])
        }),
    ]
}

/// How much of the way to the hilltop the first person has.
enum Hilltop {
    Open,
    Closed,
}

/// The answer by the rooms of the persons, from the last one on.
fn by_rooms(cells: &[u32], hilltop: Hilltop) -> bool {
    let room = |index: usize| match (index, &hilltop) {
        (0, Hilltop::Open) => cells[0],
        (0, Hilltop::Closed) => cells[0] - 1,
        _ => cells[index] - cells[index - 1] - 1,
    };
    let rooms = (0..cells.len()).rev().step_by(2).map(room);
    rooms.fold(0, |sum, room| sum ^ room) != 0
}

/// Asks who cannot move, whoever is king.
fn no_king(input: &str) -> String {
    answers(input, |_, cells| by_rooms(&cells, Hilltop::Open))
}

/// Misses that nobody goes to the hilltop in front of the king.
fn hilltop_for_everybody(input: &str) -> String {
    answers(input, |king, cells| {
        king == 1 || by_rooms(&cells, Hilltop::Open)
    })
}

fn hilltop_for_nobody(input: &str) -> String {
    answers(input, |king, cells| {
        king == 1 || by_rooms(&cells, Hilltop::Closed)
    })
}

/// Leaves out the persons below the king.
fn nobody_below(input: &str) -> String {
    answers(input, |king, cells| match king {
        1 => true,
        2 => by_rooms(&cells[..2], Hilltop::Closed),
        _ => by_rooms(&cells[..king], Hilltop::Open),
    })
}

fn pairs_from_the_top(input: &str) -> String {
    answers(input, |king, cells| {
        let rooms = cells.iter().skip(1).step_by(2).zip(cells.iter().step_by(2));
        let sum = rooms.fold(0, |sum, (below, above)| sum ^ (below - above - 1));
        king == 1 || sum != 0
    })
}
