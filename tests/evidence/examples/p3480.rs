//! A row that must not fall, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let heaps = list("n", int("a", 0..=10_000)).in_order(Order::NotFalling);
    let games = Format::tests("u", 1..=10, format::all([row([len("n", 1..=1000)]), row([heaps])]));
    Problem::tests("p3480", Limits::known(10_000, 162), games, oracle, ["TAK", "NIE"])
        .promise("a row has at most 10000 pebbles", |heaps| heaps.iter().sum::<u32>() <= 10_000)
        .all([("n", 4), ("a", 6)])
        .small("rows-of-5-to-7-heaps-of-up-to-3", || {
            (5..=7).flat_map(|n| (0..=3).combinations_with_replacement(n)).collect()
        })
        .known("ten-thousand-pebbles", || pairs(1..18).into_iter().unzip())
        .attacks("ten rows of 1000 heaps, with as many pebbles as Luogu has")
        .known("pairs", || pairs(1000..10_000).into_iter().unzip())
        .attacks("reading: ten rows of 1000 large heaps")
        .known("equal-heaps", || equal_heaps().into_iter().unzip())
        .attacks("no rise but the first")
        .wrong("steps-from-the-left", |heaps| xor(rises(heaps).into_iter().step_by(2)) != 0, "all")
        .says("Counts the steps from the left; what is taken arrives on the right.")
        .wrong("all-steps", |heaps| xor(rises(heaps)) != 0, "all")
        .says("Takes all differences; every second one counts.")
        .wrong("heaps-for-rises", |heaps| xor(heaps.iter().copied().rev().step_by(2)) != 0, "all")
        .says("Takes the heaps for the stones on the steps; their differences are.")
        .wrong("first-rise-forgotten", |heaps| xor(rises(heaps).into_iter().skip(1).rev().step_by(2)) != 0, "one-heap")
        .says("Counts only rises between two heaps.")
        .wrong("even-steps-from-the-left", |heaps| xor(rises(heaps).into_iter().skip(1).step_by(2)) != 0, "one-heap")
        .says("Takes the second, the fourth, … step from the left; the steps are counted from the right.")
        .refused([
            ("a-fall", "1\n4\n0 2 @1 3\n", "a heap no smaller than the one before"),
            ("a-fall-at-the-end", "1\n2\n1 @0\n", "a heap no smaller than the one before"),
        ])
        .main()
}

/// Take any positive number from one heap, such that no heap is smaller than the one before.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    evidence::shared::nim::moves(heaps).into_iter().filter(|row| row.is_sorted()).collect()
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves).board(|heaps| board::heaps(heaps.iter().copied()));
    move |heaps| play.value(heaps)
}

/// Ten rows, each with whether it is won.
///
/// A row of pairs of equal heaps is lost. For only the left heap of a pair can be lowered, and the second player lowers
/// the right one by as much. With a first heap of 0 in front it is lost, too. A row in which one right heap is larger,
/// or the heap in front is, becomes such a row by a move: it is won.
fn pairs(sizes: std::ops::Range<u32>) -> Vec<(Vec<u32>, bool)> {
    let mut random = seeded(1);
    let mut pairs = |count| {
        let heaps = (0..count).map(|_| random.random_range(sizes.clone()));
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
        _ => ([vec![sizes.start], pairs(499)].concat(), true),
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
