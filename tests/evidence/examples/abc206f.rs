//! Intervals that do not meet, by play.

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("abc206f", Limits::known(2000, 1024), oracle, small)
        .played("all sets of intervals with ends up to 5, 1000 random sets of up to 14, and 20 sets of 100 long ones")
        .beyond("for worst inputs, sets that mirror themselves, and the lost rows of Dawson's Kayles")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("touching-is-meeting", touching_is_meeting, "all-sets-up-to-end-5")
                .says("Takes intervals that only touch, as [1, 2) and [2, 3), for intervals that meet."),
            wrong("parity-of-the-most-that-do-not-meet", parity_of_the_most, "all-sets-up-to-end-5")
                .says("Believes that the players together choose as many as can be."),
            wrong("won-and-lost-instead-of-values", won_and_lost, "random-sets")
                .says("Takes the XOR of two stretches that are won or lost."),
            wrong("the-sum-of-two-values", sum_of_values, "random-sets").says("Adds the values of two stretches."),
        ])
        .main()
}

/// Where an interval begins, and where it ends.
type Interval = (usize, usize);

fn answers(input: &str, mut wins: impl FnMut(&[Interval]) -> bool) -> String {
    cases::counted(input, |tokens| {
        let n = tokens.read();
        let intervals: Vec<Interval> = (0..n).map(|_| (tokens.read(), tokens.read())).collect();
        if wins(&intervals) { "Alice" } else { "Bob" }
    })
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
    Play::normal(moves).value(&all)
}

fn oracle(input: &str) -> String {
    answers(input, |intervals| played(intervals, |(l, r), (left, right)| l < right && left < r))
}

fn file(tests: &[Vec<Interval>]) -> String {
    let test = |intervals: &Vec<Interval>| {
        let lines = intervals.iter().map(|(l, r)| format!("{l} {r}\n"));
        format!("{}\n{}", intervals.len(), lines.format(""))
    };
    format!("{}\n{}", tests.len(), tests.iter().map(test).format(""))
}

/// An interval of at least `length` and at most `longest` between 1 and `end`.
fn random_interval(end: usize, length: usize, longest: usize, random: &mut Pcg64) -> Interval {
    let l = random.random_range(1..=end - length);
    (l, random.random_range(l + length..=end).min(l + longest))
}

fn small() -> Vec<Small> {
    let all = (1..=5).tuple_combinations().collect_vec();
    let sets = all.into_iter().powerset().filter(|set| !set.is_empty()).collect_vec();
    let mut random = seeded(1);
    // Short intervals leave room for many; equal ones come, too.
    let mut set = |index: usize| {
        let n = random.random_range(1..=14);
        let end = [8, 12, 20, 100][index % 4];
        (0..n).map(|_| random_interval(end, 1, end / 4, &mut random)).collect_vec()
    };
    let sets_of_many = (0..1000).map(&mut set).collect_vec();
    vec![
        Small::new("all-sets-up-to-end-5", sets.chunks(20).map(file)),
        Small::new("random-sets", sets_of_many.chunks(20).map(file)),
    ]
}

/// The greatest numbers of tests and of intervals, and the greatest end.
const T: usize = 20;
const N: usize = 100;
const END: usize = 100;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("T", 1, T, |tests| format!("@{tests}\n{}", repeated("1\n3 4\n", tests))),
        Bound::integer("N", 1, N, |n| format!("1\n@{n}\n{}", repeated("3 4\n", n))),
        Bound::integer("L", 1, END - 1, |l| format!("1\n2\n3 4\n@{l} {END}\n")),
        Bound::integer("R", 8, END, |r| format!("1\n2\n7 @{r}\n3 4\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::known("mirror-images", "intervals of all lengths", || {
            (file(&mirrored_sets()), "Bob\nAlice\n".repeat(T / 2))
        }),
        Worst::known("two-cells-of-a-row", "as many intervals at once as can be", || {
            let rows = ROWS.map(|cells| (1..cells).map(|l| (l, l + 2)).collect()).collect_vec();
            let is_lost = |cells| matches!(cells % 34, 5 | 9 | 21 | 25 | 29);
            (file(&rows), ROWS.map(|cells| if is_lost(cells) { "Bob\n" } else { "Alice\n" }).collect())
        }),
        Worst::new("long-intervals", "few at once, so that play can decide", Known::ByAlgorithm(oracle), || {
            let mut random = seeded(2);
            let mut set = |_| (0..N).map(|_| random_interval(END, 16, 30, &mut random)).collect();
            file(&(0..T).map(&mut set).collect_vec())
        }),
    ]
}

/// The numbers of cells of the longest rows that have up to 100 pairs of neighbours. To take such a pair in turn is
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

fn touching_is_meeting(input: &str) -> String {
    answers(input, |intervals| played(intervals, |(l, r), (left, right)| l <= right && left <= r))
}

fn parity_of_the_most(input: &str) -> String {
    answers(input, |intervals| {
        let (mut most, mut end) = (0, 0);
        for &(l, r) in intervals.iter().sorted_by_key(|&&(_, r)| r) {
            if l >= end {
                (most, end) = (most + 1, r);
            }
        }
        most % 2 == 1
    })
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

fn won_and_lost(input: &str) -> String {
    let value = |successors: Vec<usize>| usize::from(successors.contains(&0));
    answers(input, |intervals| stretches(intervals, |a, b| a ^ b, value) != 0)
}

fn sum_of_values(input: &str) -> String {
    answers(input, |intervals| stretches(intervals, |a, b| a + b, mex) != 0)
}
