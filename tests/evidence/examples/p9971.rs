//! Completing a pattern, judged by the number of stones: by play.

use std::collections::BTreeMap;
use std::sync::Mutex;

use evidence::prelude::*;

fn main() -> ExitCode {
    let line = |words| row([format::choice("a line", words)]);
    let lines = [FIRST, LINES, LINES, LINES, LINES].map(line);
    let pattern = format::all(lines).such("one to four cells that hang together", |lines: Pattern| {
        let cells = cells(&lines);
        (1..=4).contains(&cells.len()) && hang_together(&cells)
    });
    Problem::tests("p9971", Limits::known(1000, 512), Format::tests("T", 1..=T, pattern), oracle, ["Far", "Away"])
        .small("one-cell-in-all-places-and-two-in-four", || {
            let twos = drawings(2..=2).into_iter().step_by(11);
            drawings(1..=1).into_iter().chain(twos).collect()
        })
        .inputs_of(T)
        .small(ALL, || drawings(1..=4))
        .beyond("patterns that are no line by a search that ends at the first move that wins")
        .worst("all-patterns-of-four-cells", by_same_idea(searched), || {
            let mut seen = vec![];
            let new = drawings(4..=4).into_iter().filter(|lines| {
                let shifted = shifted(&cells(lines));
                let is_new = !seen.contains(&shifted);
                seen.extend(is_new.then_some(shifted));
                is_new
            });
            new.collect_vec().into_iter().cycle().take(T).collect()
        })
        .attacks("the largest games, one after the other, and each of them again and again")
        .wrong("turned-patterns", |lines| won(lines, turned, |stones| stones % 3 == 0), ALL)
        .says("Ends the game with a turned pattern, too.")
        .wrong("before-the-move", |lines| won(lines, |place| vec![place], |stones| stones % 3 == 1), ALL)
        .says("Counts the stones before the last move.")
        .wrong(
            "without-its-own-stone",
            |lines| cells(lines).len() == 2 || won(lines, |place| vec![place], |stones| stones % 3 != 0),
            ALL,
        )
        .says("Lets a player win where the number of stones is not a multiple of 3.")
        .refused([
            ("no-cell", "1\n@.....\n.....\n.....\n.....\n.....@\n", "one to four cells that hang together"),
            ("apart", "1\n@o....\n.o...\n.....\n.....\n.....@\n", "one to four cells that hang together"),
            ("five-cells", "1\n@ooooo\n.....\n.....\n.....\n.....@\n", "one to four cells that hang together"),
        ])
        .main()
}

/// The largest number of patterns.
const T: usize = 200;
const ALL: &str = "all-patterns-in-all-places";

/// What a line of a pattern can be; the plainest pattern is a cell in the first one.
#[rustfmt::skip]
const LINES: &[&str] = &[
    ".....", "o....", ".o...", "..o..", "...o.", "....o", "oo...", ".oo..", "..oo.", "...oo", "ooo..", ".ooo.", "..ooo",
    "oooo.", ".oooo",
];
#[rustfmt::skip]
const FIRST: &[&str] = &[
    "o....", ".....", ".o...", "..o..", "...o.", "....o", "oo...", ".oo..", "..oo.", "...oo", "ooo..", ".ooo.", "..ooo",
    "oooo.", ".oooo",
];

/// Its lines.
type Pattern = Vec<String>;

fn cells(lines: &Pattern) -> Vec<(usize, usize)> {
    let all = (0..5).cartesian_product(0..5);
    all.filter(|&(line, column)| lines[line].as_bytes()[column] == b'o').collect()
}

fn hang_together(cells: &[(usize, usize)]) -> bool {
    let mut found = cells[..1].to_vec();
    while let Some(next) = cells.iter().find(|cell| {
        let is_beside = |other: &(usize, usize)| other.0.abs_diff(cell.0) + other.1.abs_diff(cell.1) == 1;
        !found.contains(cell) && found.iter().any(is_beside)
    }) {
        found.push(*next);
    }
    found.len() == cells.len()
}

/// All patterns of so many cells, in all places.
fn drawings(count: std::ops::RangeInclusive<usize>) -> Vec<Pattern> {
    let sets = count.flat_map(|count| (0..5).cartesian_product(0..5).combinations(count));
    let drawn = sets.filter(|cells| hang_together(cells)).map(|cells| {
        let cell = |line, column| if cells.contains(&(line, column)) { 'o' } else { '.' };
        (0..5).map(|line| (0..5).map(|column| cell(line, column)).collect()).collect()
    });
    drawn.collect()
}

fn shifted(cells: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let line = cells.iter().map(|cell| cell.0).min().expect("a cell");
    let column = cells.iter().map(|cell| cell.1).min().expect("a cell");
    cells.iter().map(|cell| (cell.0 - line, cell.1 - column)).collect()
}

/// Cells in one line are played out: whatever lies in the lines along them is worth the same in another order of these
/// lines, and with each of them mirrored. Other games have too many positions to remember them all.
fn oracle() -> impl FnMut(&Pattern) -> bool {
    |lines| {
        let cells = cells(lines);
        let (is_across, is_down) =
            (cells.iter().map(|cell| cell.0).all_equal(), cells.iter().map(|cell| cell.1).all_equal());
        if !is_across && !is_down {
            return searched(lines);
        }
        let bit = |row: usize, column: usize| 1 << (5 * row + column);
        let along = move |line, place| if is_across { bit(line, place) } else { bit(place, line) };
        let one = move |&stones: &u32| {
            let lines = (0..5).map(|line| {
                let line = [0, 1, 2, 3, 4].map(|place| stones & along(line, place) != 0);
                line.max([4, 3, 2, 1, 0].map(|place| line[place]))
            });
            let lines = lines.sorted().enumerate();
            let stones = lines.flat_map(|(line, stones)| {
                stones.into_iter().enumerate().filter(|stone| stone.1).map(move |(place, _)| along(line, place))
            });
            stones.fold(0, |stones, bit| stones | bit)
        };
        let shifted = &shifted(&cells);
        let places = places(lines, |place| vec![place]);
        let has_pattern = |stones: u32| places.iter().any(|place| place & !stones == 0);
        let moves = |&stones: &u32| match has_pattern(stones) {
            true => vec![],
            false => (0..25).filter(|cell| stones >> cell & 1 == 0).map(|cell| stones | 1 << cell).collect(),
        };
        let mut play = Play::new(moves, |&stones: &u32, wins: &[bool]| match has_pattern(stones) {
            // The player who has moved wins with a multiple of 3.
            true => stones.count_ones() % 3 != 0,
            false => wins.contains(&false),
        })
        .alike(one)
        .board(|&stones| {
            let cell = |is_full| if is_full { "●" } else { "" };
            let cells = |row| (0..5).map(move |column| cell(stones & bit(row, column) != 0));
            let (down, right) = shifted.iter().fold((0, 0), |(down, right), at| (at.0.max(down), at.1.max(right)));
            let pattern = |row| (0..=right).map(move |column| cell(shifted.contains(&(row, column))));
            let pattern = board::text("the pattern").and(board::grid((0..=down).map(pattern)));
            board::grid((0..5).map(cells)).and(pattern)
        });
        play.value(&0)
    }
}

/// The sets of cells, a bit for each, that have the pattern, or what `images` makes of it.
fn places(lines: &Pattern, images: impl Fn(Vec<(usize, usize)>) -> Vec<Vec<(usize, usize)>>) -> Vec<u32> {
    let images = images(shifted(&cells(lines)));
    let places =
        images.iter().cartesian_product((0..5).cartesian_product(0..5)).filter_map(|(image, (down, right))| {
            let cells = image.iter().map(|(line, column)| (line + down, column + right)).collect_vec();
            let fits = cells.iter().all(|&(line, column)| line < 5 && column < 5);
            fits.then(|| cells.iter().fold(0, |set, (line, column)| set | 1 << (5 * line + column)))
        });
    places.collect()
}

/// The pattern turned in four ways.
fn turned(cells: Vec<(usize, usize)>) -> Vec<Vec<(usize, usize)>> {
    let turn =
        |cells: &Vec<(usize, usize)>| Some(shifted(&cells.iter().map(|cell| (cell.1, 4 - cell.0)).collect_vec()));
    std::iter::successors(Some(cells), turn).take(4).collect()
}

/// The rule for these very cells: larger games have millions of positions, so moves are left out once one wins.
fn searched(lines: &Pattern) -> bool {
    won(lines, |place| vec![place], |stones| stones % 3 == 0)
}

fn won(
    lines: &Pattern,
    images: impl Fn(Vec<(usize, usize)>) -> Vec<Vec<(usize, usize)>>,
    mover_wins: impl Fn(u32) -> bool,
) -> bool {
    fn search(stones: u32, places: &[u32], mover_wins: &[bool], known: &mut [u8]) -> bool {
        if known[stones as usize] == 0 {
            // The moves that end the game: where a place lacks a single stone.
            let lacking = places.iter().map(|place| place & !stones).filter(|lacking| lacking.is_power_of_two());
            let ends = lacking.fold(0, |ends, lacking| ends | lacking);
            let mut others = (0..25).map(|cell| 1 << cell).filter(|bit| (stones | ends) & bit == 0);
            let is_won = ends != 0 && mover_wins[stones.count_ones() as usize]
                || others.any(|bit| !search(stones | bit, places, mover_wins, known));
            known[stones as usize] = 1 + u8::from(is_won);
        }
        known[stones as usize] == 2
    }
    static KNOWN: Mutex<BTreeMap<(Vec<u32>, Vec<bool>), bool>> = Mutex::new(BTreeMap::new());
    let places = places(lines, images);
    let rule = (1..=25).map(&mover_wins).collect_vec();
    // Nothing else is looked at while one is searched: others wait for it, and then know it.
    let mut known = KNOWN.lock().expect("no search fails");
    *known.entry((places, rule)).or_insert_with_key(|(places, rule)| search(0, places, rule, &mut vec![0; 1 << 25]))
}
