//! Stones from the two ends of a row, by play.

use std::collections::VecDeque;

use evidence::prelude::*;

fn main() -> ExitCode {
    let rows = Format::tests("t", 0..=10, counted("n", 1..=N, int("a heap", 1..=STONES)));
    Problem::tests("p2599", Limits::known(10_000, 162), rows, oracle, ["1", "0"])
        .all([("n", 5), ("a heap", 4)])
        .small("near-mirrors-of-6-heaps", near_mirrors)
        .worst("random", by_same_idea(corrected), random_rows)
        .attacks("branches of the recurrence that cannot be predicted")
        .known("mirrors", || (mirrors(), [[false; 5], [true; 5]].concat()))
        .attacks("sizes that balance to the stone, in tables filled to the end")
        .known("equal-heaps", || (vec![vec![STONES; N]; 10], vec![false; 10]))
        .attacks("the branch x = r at every other step")
        .worst("stairs", by_same_idea(corrected), || vec![(1..=N as u32).collect(); 10])
        .attacks("the branches x ± 1 at every step")
        .wrong("strictly-below-the-near-side", |heaps| published(heaps, true, false), "all")
        .says("Tests x < l where x ≤ l is right; see the Claim of p2599.")
        .smallest("1\n4\n1 1 2 2\n")
        .wrong("one-table-read-twice", |heaps| published(heaps, false, true), "both-tables")
        .says("Looks up the size that balances the left end where that of the right end is meant.")
        .wrong("nim", |heaps| xor(heaps.iter().copied()) != 0, "all")
        .says("Takes the XOR of all heaps, as if every heap could be taken from, not only the two ends.")
        .main()
}

/// The largest number of heaps, and of stones in one.
const N: usize = 1000;
const STONES: u32 = 1_000_000_000;

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves).board(|row| board::heaps(row.iter().copied()));
    move |heaps| play.value(&heaps.clone().into())
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

/// A first heap that balances the others is rare: mirrored rows, changed a little, have it more often.
fn near_mirrors() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut row = |_| {
        let half = (0..3).map(|_| random.random_range(1..=5)).collect_vec();
        let mut row = half.iter().chain(half.iter().rev()).copied().collect_vec();
        row[random.random_range(0..6)] = random.random_range(1..=5);
        row
    };
    (0..600).map(&mut row).collect()
}

fn random_rows() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut row = |_| (0..N).map(|_| random.random_range(900_000_000..=STONES)).collect();
    (0..10).map(&mut row).collect()
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
fn corrected(heaps: &Vec<u32>) -> bool {
    published(heaps, false, false)
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
