//! Chessmen to the left, by play.

use evidence::lists::{self, file};
use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    Problem::new("poj1704", Limits::known(1000, 10), oracle, small)
        .played("all sets up to 5 chessmen on 9 cells, all of 6 to 8 on 10 cells")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("unsorted", unsorted, "unsorted").says("Does not sort the chessmen first.").smallest("1\n2\n2 1\n"),
            wrong("pairs-from-the-left", from_the_left, "all-sets-up-to-5-chessmen-on-9-cells")
                .says("Pairs the chessmen from the left; pairs count from the right."),
            wrong("first-gap-forgotten", first_forgotten, "one-chessman")
                .says("Leaves a chessman out who finds no partner."),
            wrong("distances-for-gaps", distances, "all-sets-up-to-5-chessmen-on-9-cells")
                .says("Takes distances for the free squares between; these are one fewer."),
        ])
        .refused([("two-on-a-cell", "1\n3\n5 2 @5\n", "a cell that has not come before")])
        .main()
}

/// Move one chessman to any cell on his left from which no other parts him; the cells come in ascending order.
fn moves(cells: &Vec<u32>) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for (index, &cell) in cells.iter().enumerate() {
        let edge = if index == 0 { 0 } else { cells[index - 1] };
        for to in edge + 1..cell {
            let mut next = cells.clone();
            next[index] = to;
            successors.push(next);
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |cells| play.value(&cells.into_iter().sorted().collect()))
}

const WORDS: [&str; 2] = ["Georgia will win", "Bob will win"];

fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, WORDS, wins)
}

fn small() -> Vec<Small> {
    let mut random = seeded(1);
    let mut shuffled = |mut cells: Vec<u32>| {
        cells.shuffle(&mut random);
        cells
    };
    let all = (1..=5).flat_map(|n| (1..=9).combinations(n)).map(&mut shuffled).collect_vec();
    let long = (6..=8).flat_map(|n| (1..=10).combinations(n)).map(&mut shuffled).collect_vec();
    vec![
        Small::new("all-sets-up-to-5-chessmen-on-9-cells", all.chunks(20).map(file)),
        Small::new("all-sets-of-6-to-8-chessmen-on-10-cells", long.chunks(20).map(file)),
    ]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("t", 1, 20, |tests| format!("@{tests}\n{}", repeated("1\n5\n", tests))),
        Bound::integer("n", 1, 1000, |n| format!("1\n@{n}\n{}\n", joined(1..=n))),
        Bound::integer("a cell", 1, CELLS, |cell| format!("1\n3\n5 @{cell} 2\n")),
    ]
}

/// The number of cells.
const CELLS: u32 = 10_000;

fn worst() -> Vec<Worst> {
    let known = |name, attacks, sets: fn() -> Vec<(Vec<u32>, bool)>| {
        Worst::known(name, attacks, move || {
            (file(&sets().into_iter().map(|(set, _)| set).collect_vec()), {
                let mut words = sets().into_iter().map(|(_, won)| WORDS[usize::from(!won)]);
                words.join("\n")
            })
        })
    };
    vec![
        known("pairs", "sorting: twenty sets of 1000 cells in random order", pairs),
        known("falling", "a sort that is bad at falling cells", falling),
    ]
}

/// Twenty sets of 500 pairs of neighbours, some with one right neighbour a cell further on, and whether each is won.
///
/// Pairs are lost: only the left one of a pair can move, and the second player brings the right one back to his side.
/// So the sets with one right neighbour further on are won, by the move that brings him back.
fn pairs() -> Vec<(Vec<u32>, bool)> {
    let mut random = seeded(1);
    let set = |_| {
        // Each pair on the first two of three cells.
        let mut places = (0..CELLS / 3).collect_vec();
        places.shuffle(&mut random);
        let pair = |place: &u32| [3 * place + 1, 3 * place + 2];
        let mut cells = places[..500].iter().flat_map(pair).collect_vec();
        let won = random.random();
        cells[1] += u32::from(won);
        cells.shuffle(&mut random);
        (cells, won)
    };
    (0..20).map(set).collect()
}

/// Rows without a gap up to the last cell. With an even number of chessmen they are pairs; with an odd number the first
/// player brings the first one to cell 1, and leaves pairs.
fn falling() -> Vec<(Vec<u32>, bool)> {
    let row = |index: u32| {
        let cells = CELLS - 999 + index % 3..=CELLS;
        (cells.rev().collect(), index % 3 == 1)
    };
    (0..20).map(row).collect()
}

/// The gaps in front of the chessmen, from the first one on.
fn gaps(cells: &[u32]) -> Vec<u32> {
    let mut edge = 0;
    let gap = |&cell: &u32| cell.wrapping_sub(std::mem::replace(&mut edge, cell) + 1);
    cells.iter().map(gap).collect()
}

fn sorted(cells: Vec<u32>) -> Vec<u32> {
    cells.into_iter().sorted().collect()
}

fn xor<'a>(heaps: impl Iterator<Item = &'a u32>) -> bool {
    heaps.fold(0, |sum, heap| sum ^ heap) != 0
}

fn unsorted(input: &str) -> String {
    answers(input, |cells| xor(gaps(&cells).iter().rev().step_by(2)))
}

fn from_the_left(input: &str) -> String {
    answers(input, |cells| xor(gaps(&sorted(cells)).iter().step_by(2)))
}

fn first_forgotten(input: &str) -> String {
    answers(input, |cells| xor(gaps(&sorted(cells))[1..].iter().rev().step_by(2)))
}

fn distances(input: &str) -> String {
    answers(input, |cells| {
        let distances = gaps(&sorted(cells)).iter().map(|gap| gap + 1).collect_vec();
        xor(distances.iter().rev().step_by(2))
    })
}
