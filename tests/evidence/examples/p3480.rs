//! A row that must not fall, by play.

use evidence::lists::{self, file};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p3480", Limits::known(10_000, 162), oracle, small)
        .played("all rows up to 4 heaps of up to 6, and of 5 to 7 heaps of up to 3")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("steps-from-the-left", from_the_left, "all-rows-up-to-4-heaps")
                .says("Counts the steps from the left; what is taken arrives on the right."),
            wrong("all-steps", |input| answers(input, |heaps| xor(rises(&heaps).iter())), "all-rows-up-to-4-heaps")
                .says("Takes all differences; every second one counts."),
            wrong("heaps-for-rises", heaps_for_rises, "all-rows-up-to-4-heaps")
                .says("Takes the heaps for the stones on the steps; their differences are."),
            wrong("first-rise-forgotten", first_forgotten, "one-heap").says("Counts only rises between two heaps."),
        ])
        .refused([
            ("a-fall", "1\n4\n0 2 @1 3\n", "a heap no smaller than the one before"),
            ("a-fall-at-the-end", "1\n2\n1 @0\n", "a heap no smaller than the one before"),
        ])
        .main()
}

/// Take any positive number from one heap, such that no heap is smaller than the one before.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    evidence::rules::nim::moves(heaps).into_iter().filter(|row| row.is_sorted()).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&heaps))
}

const WORDS: [&str; 2] = ["TAK", "NIE"];

fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, WORDS, wins)
}

/// All rows of so many heaps up to a size.
fn rows(heaps: usize, size: u32) -> impl Iterator<Item = Vec<u32>> {
    (0..=size).combinations_with_replacement(heaps)
}

fn small() -> Vec<Small> {
    let short = (1..=4).flat_map(|n| rows(n, 6)).collect_vec();
    let long = (5..=7).flat_map(|n| rows(n, 3)).collect_vec();
    vec![
        Small::new("all-rows-up-to-4-heaps", short.chunks(10).map(file)),
        Small::new("all-rows-of-5-to-7-heaps", long.chunks(10).map(file)),
    ]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("u", 1, 10, |games| format!("@{games}\n{}", repeated("2\n1 3\n", games))),
        Bound::integer("n", 1, 1000, |n| format!("1\n@{n}\n{}\n", repeated("7 ", n))),
        Bound::integer("a", 0, 10_000, |heap| format!("1\n1\n@{heap}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let known = |name, attacks, rows: fn() -> Vec<(Vec<u32>, bool)>| {
        Worst::known(name, attacks, move || {
            (file(&rows().into_iter().map(|(row, _)| row).collect_vec()), {
                let mut words = rows().into_iter().map(|(_, won)| WORDS[usize::from(!won)]);
                words.join("\n")
            })
        })
    };
    vec![
        known("pairs", "reading: ten rows of 1000 large heaps", pairs),
        known("equal-heaps", "no rise but the first", equal_heaps),
    ]
}

/// Ten rows, each with whether it is won.
///
/// A row of pairs of equal heaps is lost. For only the left heap of a pair can be lowered, and the second player lowers
/// the right one by as much. With a first heap of 0 in front it is lost, too. A row in which one right heap is larger,
/// or the heap in front is, becomes such a row by a move: it is won.
fn pairs() -> Vec<(Vec<u32>, bool)> {
    let mut random = seeded(1);
    let mut pairs = |count| {
        let heaps = (0..count).map(|_| random.random_range(1000..10_000));
        let pairs = heaps.sorted().flat_map(|heap| [heap, heap]);
        pairs.collect_vec()
    };
    let kinds = (0..10).map(|index| match index % 4 {
        0 => (pairs(500), false),
        1 => {
            let mut row = pairs(500);
            let with_room = (1..1000).step_by(2);
            let with_room = with_room.filter(|&heap| heap == 999 || row[heap] < row[heap + 1]);
            let heap = with_room.take(40 * index).last().expect("some have room");
            row[heap] += 1;
            (row, true)
        }
        2 => ([vec![0], pairs(499)].concat(), false),
        _ => ([vec![1000], pairs(499)].concat(), true),
    });
    kinds.collect()
}

/// Rows of an even number of equal heaps, which are lost, and of an odd number, which are won: see `pairs`.
fn equal_heaps() -> Vec<(Vec<u32>, bool)> {
    let row = |index: usize| (vec![10_000; 1000 - index], index % 2 == 1);
    (0..10).map(row).collect()
}

/// What every heap has more than the one before.
fn rises(heaps: &[u32]) -> Vec<u32> {
    let rise = |(index, heap): (usize, &u32)| match index {
        0 => *heap,
        _ => heap - heaps[index - 1],
    };
    heaps.iter().enumerate().map(rise).collect()
}

fn xor<'a>(heaps: impl Iterator<Item = &'a u32>) -> bool {
    heaps.fold(0, |sum, heap| sum ^ heap) != 0
}

fn from_the_left(input: &str) -> String {
    answers(input, |heaps| xor(rises(&heaps).iter().step_by(2)))
}

fn heaps_for_rises(input: &str) -> String {
    answers(input, |heaps| xor(heaps.iter().rev().step_by(2)))
}

fn first_forgotten(input: &str) -> String {
    answers(input, |heaps| xor(rises(&heaps)[1..].iter().rev().step_by(2)))
}
