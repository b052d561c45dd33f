//! Chessmen to the left, by play.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let cells = list("n", int("a cell", 1..=CELLS)).in_order(Order::Distinct);
    let sets = Format::tests("t", 1..=20, format::all([row([len("n", 1..=1000)]), row([cells])]));
    Problem::tests("poj1704", Limits::known(1000, 10), sets, oracle, ["Georgia will win", "Bob will win"])
        .small("sets-up-to-5-chessmen-on-9-cells", || shuffled((1..=5).flat_map(|n| (1..=9).combinations(n))))
        .small("sets-of-6-to-8-chessmen-on-10-cells", || shuffled((6..=8).flat_map(|n| (1..=10).combinations(n))))
        .known("pairs", || pairs().into_iter().unzip())
        .attacks("sorting: twenty sets of 1000 cells in random order")
        .known("falling", || falling().into_iter().unzip())
        .attacks("a sort that is bad at falling cells")
        .wrong("unsorted", |cells| xor(gaps(cells).into_iter().rev().step_by(2)) != 0, "unsorted")
        .says("Does not sort the chessmen first.")
        .smallest("1\n2\n2 1\n")
        .wrong(
            "pairs-from-the-left",
            |cells| xor(sorted_gaps(cells).into_iter().step_by(2)) != 0,
            "sets-up-to-5-chessmen-on-9-cells",
        )
        .says("Pairs the chessmen from the left; pairs count from the right.")
        .wrong(
            "first-gap-forgotten",
            |cells| xor(sorted_gaps(cells).into_iter().skip(1).rev().step_by(2)) != 0,
            "one-chessman",
        )
        .says("Leaves out a chessman that finds no partner.")
        .wrong(
            "distances-for-gaps",
            |cells| xor(sorted_gaps(cells).into_iter().map(|gap| gap + 1).rev().step_by(2)) != 0,
            "sets-up-to-5-chessmen-on-9-cells",
        )
        .says("Takes distances for the free squares between; these are one fewer.")
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

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves)
        .board(|cells| {
            let squares = cells.iter().max().map_or(0, |&last| last as usize);
            board::pieces(squares, cells.iter().map(|&cell| (cell as usize - 1, '●')))
        })
        .label(|before, after| board::exchanged(before, after));
    move |cells| play.value(&cells.iter().copied().sorted().collect())
}

fn shuffled(sets: impl Iterator<Item = Vec<u32>>) -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let shuffled = sets.update(|cells| cells.shuffle(&mut random));
    shuffled.collect()
}

/// The number of cells.
const CELLS: u32 = 10_000;

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

fn sorted_gaps(cells: &[u32]) -> Vec<u32> {
    gaps(&cells.iter().copied().sorted().collect_vec())
}
