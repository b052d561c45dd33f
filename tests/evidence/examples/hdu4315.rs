//! The king's way up, by play.

use evidence::cases;
use evidence::prelude::*;
use evidence::rules::nim;

fn main() -> ExitCode {
    Problem::new("hdu4315", Limits::known(1000, 32), oracle, small)
        .played("all cases of up to 5 persons on 8 cells, of 3 on 12, of 6 and 7 on 9")
        .beyond("more persons: rooms that are equal in pairs, which one of the players keeps so")
        .worst(worst)
        .bounds(bounds)
        .ends_with_the_file()
        .wrong([
            wrong("no-king", |input| answers(input, |_, cells| by_rooms(&cells, 0)), "king-in-front")
                .says("Asks who cannot move, whoever is king."),
            wrong("hilltop-for-everybody", |input| unless_in_front(input, 0), "second-is-king-odd")
                .says("Misses that nobody goes to the hilltop in front of the king."),
            wrong("hilltop-for-nobody", |input| unless_in_front(input, 1), "third-is-king-odd")
                .says("Takes the top of the hill for a place like the others; who moves the king there wins."),
            wrong("nobody-below-the-king", nobody_below, "all-cases-up-to-5-persons-on-8-cells")
                .says("Leaves out the persons below the king."),
            wrong("pairs-from-the-top", pairs_from_the_top, "all-cases-up-to-5-persons-on-8-cells")
                .says("Pairs the persons from the top; pairs count from the last person."),
        ])
        .refused([("two-on-a-cell", "3 1\n1 2 @2\n", "a cell further down than the one before")])
        .main()
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
    cases::up_to_end(input, |tokens| {
        let (n, king) = (tokens.read(), tokens.read());
        let won = wins(king, tokens.list(n));
        Some(if won { "Alice" } else { "Bob" })
    })
}

fn file(cases: impl IntoIterator<Item = (usize, Vec<u32>)>) -> String {
    cases.into_iter().map(|(king, cells)| format!("{} {king}\n{}\n", cells.len(), joined(cells))).collect()
}

/// All cases of so many persons on so many cells.
fn all(n: usize, cells: u32) -> impl Iterator<Item = (usize, Vec<u32>)> {
    (1..=cells).combinations(n).flat_map(move |cells| (1..=n).map(move |king| (king, cells.clone())))
}

fn small() -> Vec<Small> {
    vec![
        Small::new("all-cases-up-to-5-persons-on-8-cells", [file((1..=5).flat_map(|n| all(n, 8)))]),
        Small::new("all-cases-of-3-persons-on-12-cells", [file(all(3, 12))]),
        Small::new("all-cases-of-6-and-7-persons-on-9-cells", [file((6..=7).flat_map(|n| all(n, 9)))]),
    ]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("N", 1, 1000, |n| format!("@{n} 1\n{}\n", joined(1..=n))),
        Bound::integer("k", 1, 4, |king| format!("4 @{king}\n2 3 5 7\n")),
        Bound::integer("a position", 1, 99_999, |cell| format!("1 1\n@{cell}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let hundred = |name, attacks, n: usize| {
        Worst::known(name, attacks, move || {
            let (cases, won): (Vec<_>, Vec<bool>) = paired_rooms(n).into_iter().unzip();
            (file(cases), won.iter().map(|won| if *won { "Alice\n" } else { "Bob\n" }).collect())
        })
    };
    vec![
        hundred("odd", "reading: 100 cases of 999 persons", 999),
        hundred("even", "reading: 100 cases of 1000 persons", 1000),
        Worst::known("few-persons", "work per case: 50 000 cases", || {
            let two = file([(1, vec![99_999]), (2, vec![99_998, 99_999])]);
            (two.repeat(25_000), "Alice\nBob\n".repeat(25_000))
        }),
    ]
}

/// A hundred cases of so many persons, and whether each is won: with every king in turn of the first three and the
/// last.
///
/// Nobody moves the person above the king to the hilltop, as the king would follow. Look at the last person, the last
/// but two, and so on: each has a room to move up. These are 500 rooms, equal in pairs. What Alice takes from one, Bob
/// takes from its equal. When she moves one of the persons between them, the room of the next one grows, and Bob takes
/// there what has been added. So Bob wins, unless the first person is the king. In every other case one room is
/// changed, and Alice makes it equal again.
fn paired_rooms(n: usize) -> Vec<((usize, Vec<u32>), bool)> {
    let mut random = seeded(n as u64);
    let case = |index: usize| {
        let king = [1, 2, 3, n][index % 4];
        let paired = if index % 8 < 4 { nim::lost } else { nim::won };
        let mut rooms = paired(500, 1..=90, &mut random).into_iter();
        let mut cell = 0;
        let mut next = |person: usize| {
            let room = match (n - person) % 2 {
                0 => rooms.next().expect("500 of at most 1000 persons"),
                _ => random.random_range(0..=90),
            };
            // Only on the hilltop there may be others; it is closed to the first person if the second is the king.
            let is_open = person == 1 && king != 2;
            cell += room + u32::from(!is_open || room == 0);
            cell
        };
        let cells = (1..=n).map(&mut next).collect();
        ((king, cells), king == 1 || index % 8 >= 4)
    };
    (0..100).map(case).collect()
}

/// The answer by the rooms of the persons, from the last one on; the first can go up to cell `top`.
fn by_rooms(cells: &[u32], top: u32) -> bool {
    let room = |index: usize| if index == 0 { cells[0] - top } else { cells[index] - cells[index - 1] - 1 };
    xor((0..cells.len()).rev().step_by(2).map(room)) != 0
}

/// The same, but the first person wins as king.
fn unless_in_front(input: &str, top: u32) -> String {
    answers(input, |king, cells| king == 1 || by_rooms(&cells, top))
}

fn nobody_below(input: &str) -> String {
    answers(input, |king, cells| match king {
        1 => true,
        2 => by_rooms(&cells[..2], 1),
        _ => by_rooms(&cells[..king], 0),
    })
}

fn pairs_from_the_top(input: &str) -> String {
    answers(input, |king, cells| {
        let rooms = cells.iter().skip(1).step_by(2).zip(cells.iter().step_by(2));
        king == 1 || xor(rooms.map(|(below, above)| below - above - 1)) != 0
    })
}
