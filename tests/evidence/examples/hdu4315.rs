//! The king's way up, by play.

use evidence::prelude::*;
use evidence::shared::nim;

fn main() -> ExitCode {
    let cells = list("N", int("a position", 1..=99_999)).in_order(Order::Rising);
    let hills = format::all([row([len("N", 1..=1000), between("k", 1, "N")]), row([cells])]);
    let hills = Format::to_end(hills).trying("a position", "N", 1);
    Problem::tests("hdu4315", Limits::known(1000, 32), hills, oracle, ["Alice", "Bob"])
        .all([("N", 7), ("a position", 9)])
        .all([("N", 3), ("a position", 12)])
        .inputs_of(1000)
        .beyond("more persons: rooms that are equal in pairs, which one of the players keeps so")
        .known("odd", || paired_rooms(999))
        .attacks("reading: 100 cases of 999 persons")
        .known("even", || paired_rooms(1000))
        .attacks("reading: 100 cases of 1000 persons")
        .known("few-persons", || {
            let both = [(1, vec![99_999]), (2, vec![99_998, 99_999])];
            (both.into_iter().cycle().take(50_000).collect(), [true, false].repeat(25_000))
        })
        .attacks("work per case: 50 000 cases")
        .wrong("no-king", |(_, cells)| by_rooms(cells, 0), "king-in-front")
        .says("Asks only who cannot move, whoever is king.")
        .wrong("hilltop-for-everybody", |(king, cells)| *king == 1 || by_rooms(cells, 0), "second-is-king-odd")
        .says("Misses that nobody goes to the hilltop in front of the king.")
        .wrong("hilltop-for-nobody", |(king, cells)| *king == 1 || by_rooms(cells, 1), "third-is-king-odd")
        .says("Takes the top of the hill for a place like the others; the player who moves the king there wins.")
        .wrong(
            "nobody-below-the-king",
            |(king, cells)| match *king {
                1 => true,
                2 => by_rooms(&cells[..2], 1),
                king => by_rooms(&cells[..king], 0),
            },
            "all",
        )
        .says("Leaves out the persons below the king.")
        .wrong(
            "pairs-from-the-top",
            |(king, cells)| {
                let rooms = cells.iter().skip(1).step_by(2).zip(cells.iter().step_by(2));
                *king == 1 || xor(rooms.map(|(below, above)| below - above - 1)) != 0
            },
            "all",
        )
        .says("Pairs the persons from the top; pairs count from the last person.")
        .refused([("two-on-a-cell", "3 1\n1 2 @2\n", "a cell further down than the one before")])
        .main()
}

/// Which person is the king, from 1, and the cells of all.
type Hill = (usize, Vec<u32>);

/// Move a person up to any cell, but neither onto another nor over him; on the hilltop, cell 0, there is room for all.
/// With the king there the game is over.
fn moves((king, cells): &Hill) -> Vec<Hill> {
    let mut successors = vec![];
    if cells[king - 1] == 0 {
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

fn oracle() -> impl FnMut(&Hill) -> bool {
    let name = |king: usize, person: usize| if person == king { "king".to_owned() } else { person.to_string() };
    let shown = move |(king, cells): &Hill| {
        let lowest = cells.iter().copied().max().unwrap_or(0) as usize;
        let path = board::graph(lowest + 1, (1..=lowest).map(|cell| (cell - 1, cell)));
        let hill =
            path.labelled((0..=lowest).map(|cell| if cell == 0 { "top 0".into() } else { format!("cell {cell}") }));
        (1..).zip(cells).fold(hill, |hill, (person, &cell)| hill.token(cell as usize, name(*king, person))).board()
    };
    let climbs = move |(king, before): &Hill, (_, after): &Hill| {
        let person = (0..before.len()).find(|&person| before[person] != after[person]).expect("a person climbs");
        format!("{}: {} → {}", name(*king, person + 1), before[person], after[person])
    };
    let mut play = Play::normal(moves).board(shown).label(climbs);
    move |hill| play.value(hill)
}

/// A hundred cases of so many persons, and whether each is won: with every king in turn of the first three and the
/// last.
///
/// Nobody moves the person above the king to the hilltop, as the king would follow. Look at the last person, the last
/// but two, and so on: each has a room to move up. These are 500 rooms, equal in pairs. What Alice takes from one, Bob
/// takes from its equal. When she moves one of the persons between them, the room of the next one grows, and Bob takes
/// there what has been added. So Bob wins, unless the first person is the king. In every other case one room is
/// changed, and Alice makes it equal again.
fn paired_rooms(n: usize) -> (Vec<Hill>, Vec<bool>) {
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
    (0..100).map(case).unzip()
}

/// The answer by the rooms of the persons, from the last one on; the first can go up to cell `top`.
fn by_rooms(cells: &[u32], top: u32) -> bool {
    let room = |index: usize| if index == 0 { cells[0] - top } else { cells[index] - cells[index - 1] - 1 };
    xor((0..cells.len()).rev().step_by(2).map(room)) != 0
}
