//! Intervals that do not meet, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let interval = row([int("L", 1..=END - 1), between("R", format::from(|before| before["L"] + 1), END)]);
    let sets = Format::tests("T", 1..=T, format::all([row([len("N", 1..=N)]), list("N", interval)]));
    Problem::tests("abc206f", Limits::known(2000, 1024), sets, || by_play, ["Alice", "Bob"])
        .small("sets-of-different-intervals-with-ends-up-to-5", || {
            let intervals = (1..=5).tuple_combinations().collect_vec();
            intervals.into_iter().powerset().filter(|set| !set.is_empty()).collect()
        })
        .small("random-sets-of-up-to-14-intervals", random_sets)
        .beyond("for worst inputs, sets that mirror themselves, and the lost rows of Dawson's Kayles")
        .known("mirror-images", || (mirrored_sets(), [false, true].repeat(T / 2)))
        .attacks("intervals of all lengths")
        .known("two-cells-of-a-row", || {
            let row = |cells| (1..cells).map(|l| (l, l + 2)).collect();
            let is_won = |cells| !matches!(cells % 34, 5 | 9 | 21 | 25 | 29);
            (ROWS.map(row).collect(), ROWS.map(is_won).collect())
        })
        .attacks("as many intervals at once as can be")
        .worst("long-intervals", by_algorithm(by_play), || {
            let mut random = seeded(2);
            let mut set = |_| (0..N).map(|_| random_interval(END, 16, 30, &mut random)).collect();
            (0..T).map(&mut set).collect()
        })
        .attacks("few at once, so that play can decide")
        .wrong(
            "touching-is-meeting",
            |intervals| played(intervals, |(l, r), (left, right)| l <= right && left <= r),
            "sets-of-different-intervals-with-ends-up-to-5",
        )
        .says("Takes intervals that only touch, as [1, 2) and [2, 3), for intervals that meet.")
        .wrong(
            "parity-of-the-most-that-do-not-meet",
            parity_of_the_most,
            "sets-of-different-intervals-with-ends-up-to-5",
        )
        .says("Believes that the players together choose as many as can be.")
        .wrong(
            "won-and-lost-instead-of-values",
            |intervals| {
                let value = |successors: Vec<usize>| usize::from(successors.contains(&0));
                stretches(intervals, |a, b| a ^ b, value) != 0
            },
            "random-sets-of-up-to-14-intervals",
        )
        .says("Takes the XOR of two stretches that are won or lost.")
        .wrong(
            "the-sum-of-two-values",
            |intervals| stretches(intervals, |a, b| a + b, mex) != 0,
            "random-sets-of-up-to-14-intervals",
        )
        .says("Adds the values of two stretches.")
        .main()
}

/// The largest numbers of tests and of intervals, and the largest end.
const T: usize = 20;
const N: usize = 100;
const END: usize = 100;

/// Where an interval begins, and where it ends.
type Interval = (usize, usize);

fn by_play(intervals: &Vec<Interval>) -> bool {
    played(intervals, |(l, r), (left, right)| l < right && left < r)
}

/// Choose one of the intervals that can still be chosen, a bit each; what meets it cannot be chosen any more.
fn played(intervals: &[Interval], meet: fn(Interval, Interval) -> bool) -> bool {
    let numbers = 0..intervals.len();
    let left_by = |chosen: usize| {
        let free = |&other: &usize| !meet(intervals[chosen], intervals[other]);
        let free = numbers.clone().filter(free);
        free.fold(0_u128, |set, other| set | 1 << other)
    };
    let left_by = numbers.clone().map(left_by).collect_vec();
    let moves = |set: &u128| {
        let chosen = numbers.clone().filter(|number| set >> number & 1 == 1);
        chosen.map(|number| set & left_by[number]).collect()
    };
    let all = numbers.clone().fold(0, |set, number| set | 1 << number);
    let board = |set: &u128| {
        let meeting = numbers.clone().tuple_combinations().filter(|&(a, b)| meet(intervals[a], intervals[b]));
        let gone = numbers.clone().filter(|number| set >> number & 1 == 0);
        let words = intervals.iter().map(|(l, r)| format!("{l}–{r}"));
        board::graph(intervals.len(), meeting).labelled(words).without(gone).board()
    };
    let label = |set: &u128, after: &u128| {
        let chosen = |&number: &usize| set >> number & 1 == 1 && set & left_by[number] == *after;
        numbers.clone().find(chosen).map_or_else(String::new, |number| {
            let (l, r) = intervals[number];
            format!("choose {l}–{r}")
        })
    };
    Play::normal(moves).board(board).label(label).value(&all)
}

/// An interval of at least `length` and at most `longest` between 1 and `end`.
fn random_interval(end: usize, length: usize, longest: usize, random: &mut Pcg64) -> Interval {
    let l = random.random_range(1..=end - length);
    (l, random.random_range(l + length..=end).min(l + longest))
}

fn random_sets() -> Vec<Vec<Interval>> {
    let mut random = seeded(1);
    // Short intervals leave room for many; equal ones come, too.
    let mut set = |index: usize| {
        let n = random.random_range(1..=14);
        let end = [8, 12, 20, 100][index % 4];
        (0..n).map(|_| random_interval(end, 1, end / 4, &mut random)).collect()
    };
    (0..1000).map(&mut set).collect()
}

/// The numbers of cells of the longest rows that have up to 100 pairs of neighbours. Taking such pairs in turn is
/// Dawson's Kayles, the octal game 0.07. It is known that from 36 cells on exactly those rows are lost whose number of
/// cells is 5, 9, 21, 25 or 29 modulo 34 (Guy and Smith, 1956).
const ROWS: std::ops::Range<usize> = END - T..END;

/// Sets that are their own mirror images, in turn of two kinds: no interval contains the middle, and the second player
/// answers every choice by its mirror image; or there is an interval around the exact middle, too, which the first
/// player chooses to become the second.
fn mirrored_sets() -> Vec<Vec<Interval>> {
    let mut random = seeded(3);
    let mirrored = |(l, r): Interval| (END + 1 - r, END + 1 - l);
    let mut set = |middle: bool| {
        let half = |_| random_interval(if middle { END } else { END / 2 }, 1, END, &mut random);
        let half = (0..N / 2 - usize::from(middle)).map(half).collect_vec();
        let images = half.iter().copied().map(mirrored);
        let around = (0..2 * usize::from(middle)).map(|more| (END / 2 - more, END / 2 + 1 + more));
        half.iter().copied().chain(images).chain(around).collect()
    };
    (0..T).map(|index| set(index % 2 == 1)).collect()
}

fn parity_of_the_most(intervals: &Vec<Interval>) -> bool {
    let (mut most, mut end) = (0, 0);
    for &(l, r) in intervals.iter().sorted_by_key(|&&(_, r)| r) {
        if l >= end {
            (most, end) = (most + 1, r);
        }
    }
    most % 2 == 1
}

/// A value for every stretch, by what a move makes of the values of the two that it leaves.
fn stretches(intervals: &[Interval], left_by: fn(usize, usize) -> usize, value: fn(Vec<usize>) -> usize) -> usize {
    let mut values = vec![vec![0; END + 1]; END + 1];
    for length in 1..END {
        for l in 1..=END - length {
            let r = l + length;
            let inside = intervals.iter().filter(|&&(a, b)| l <= a && b <= r);
            let successors = inside.map(|&(a, b)| left_by(values[l][a], values[b][r]));
            values[l][r] = value(successors.collect());
        }
    }
    values[1][END]
}
