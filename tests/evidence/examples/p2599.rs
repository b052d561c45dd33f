//! Stones from the two ends of a row, by play.

use std::collections::VecDeque;

use evidence::lists::{self, file};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p2599", Limits::known(10_000, 162), oracle, small)
        .played("all rows up to 5 heaps of up to 4, 600 rows of 6 heaps")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("strictly-below-the-near-side", strictly_below, "equal-sides")
                .says("Tests x < l where x ≤ l is right; see the Claim of p2599.")
                .smallest("1\n4\n1 1 2 2\n"),
            wrong("one-table-read-twice", one_table_twice, "both-tables")
                .says("Looks up the size that balances the left end where that of the right end is meant."),
            wrong("nim", nim, "all-rows-up-to-5-heaps")
                .says("Takes the XOR of all heaps, as if every heap could be taken from, not only the two ends."),
        ])
        .main()
}

/// Take any positive number from the first or the last heap; empty heaps are gone.
fn moves(row: &VecDeque<u32>) -> Vec<VecDeque<u32>> {
    let mut successors = vec![];
    for at_front in [true, false] {
        let mut rest = row.clone();
        let Some(end) = (if at_front { rest.pop_front() } else { rest.pop_back() }) else {
            continue;
        };
        for left in 1..end {
            let mut next = rest.clone();
            if at_front {
                next.push_front(left);
            } else {
                next.push_back(left);
            }
            successors.push(next);
        }
        successors.push(rest);
    }
    successors
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&heaps.into()))
}

/// A line for each row, by whether it is won.
fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["1", "0"], wins)
}

fn small() -> Vec<Small> {
    let all = (1..=5).flat_map(|n| (0..n).map(|_| 1..=4_u32).multi_cartesian_product()).collect_vec();
    let mut random = seeded(1);
    // A first heap that balances the others is rare: mirrored rows, changed a little, have it more often.
    let longer = (0..600)
        .map(|_| {
            let half = (0..3).map(|_| random.random_range(1..=5)).collect_vec();
            let mut row = half.iter().chain(half.iter().rev()).copied().collect_vec();
            row[random.random_range(0..6)] = random.random_range(1..=5);
            row
        })
        .collect_vec();
    vec![
        Small::new("all-rows-up-to-5-heaps", all.chunks(10).map(file)),
        Small::new("near-mirrors-of-6-heaps", longer.chunks(10).map(file)),
    ]
}

/// The greatest number of heaps, and of stones in one.
const N: usize = 1000;
const STONES: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    lists::bounds(0..=10, 1..=N, 1..=STONES)
}

fn worst() -> Vec<Worst> {
    let random_rows = || {
        let mut random = seeded(1);
        let mut row = |_| {
            let heap = |_| random.random_range(900_000_000..=STONES);
            (0..N).map(heap).collect_vec()
        };
        file(&(0..10).map(&mut row).collect_vec())
    };
    vec![
        Worst::new(
            "random",
            "branches of the recurrence that cannot be predicted",
            Known::BySameIdea(corrected),
            random_rows,
        ),
        Worst::known("mirrors", "sizes that balance to the stone, in tables filled to the end", move || {
            (file(&mirrors()), "0\n".repeat(5) + &"1\n".repeat(5))
        }),
        Worst::known("equal-heaps", "the branch x = r at every other step", move || {
            (file(&vec![vec![STONES; N]; 10]), "0\n".repeat(10))
        }),
        Worst::new("stairs", "the branches x ± 1 at every step", Known::BySameIdea(corrected), || {
            file(&vec![(1..=N as u32).collect(); 10])
        }),
    ]
}

/// Five rows that read the same from both ends, which the second player keeps so; and five in which the first heap
/// alone has a stone too many, which the first player takes.
fn mirrors() -> Vec<Vec<u32>> {
    let mut random = seeded(2);
    let mut row = |more: u32| {
        let heap = |_| random.random_range(1..STONES);
        let half = (0..N / 2).map(heap).collect_vec();
        let mut row = half.iter().chain(half.iter().rev()).copied().collect_vec();
        row[0] += more;
        row
    };
    (0..10).map(|index| row(u32::from(index >= 5))).collect()
}

/// The published program, put right. Nothing else is known for so many heaps but the recurrence of the program itself.
fn corrected(input: &str) -> String {
    answers(input, |heaps| published(&heaps, false, false))
}

/// Whether a row is won, by the two sizes that balance every part of it, with one of the published mistakes or none.
fn published(heaps: &[u32], strict: bool, twice: bool) -> bool {
    let n = heaps.len();
    if n == 1 {
        return true;
    }
    let mut left = vec![vec![0; n]; n];
    let mut right = left.clone();
    for i in 0..n {
        (left[i][i], right[i][i]) = (heaps[i], heaps[i]);
    }
    let step = |l: u32, r: u32, x: u32| match () {
        () if x == r => 0,
        () if x < l && x < r || x > l && x > r => x,
        () if x > r && (x < l || x == l && !strict) => x - 1,
        () if l <= x && x < r => x + 1,
        () => 0, // no branch of the published program
    };
    for length in 1..n {
        for i in 0..n - length {
            let j = i + length;
            left[i][j] = step(left[i][j - 1], right[i][j - 1], heaps[j]);
            let l = if twice { &right } else { &left };
            right[i][j] = step(right[i + 1][j], l[i + 1][j], heaps[i]);
        }
    }
    heaps[0] != left[1][n - 1]
}

fn strictly_below(input: &str) -> String {
    answers(input, |heaps| published(&heaps, true, false))
}

fn one_table_twice(input: &str) -> String {
    answers(input, |heaps| published(&heaps, false, true))
}

fn nim(input: &str) -> String {
    answers(input, |heaps| heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0)
}
