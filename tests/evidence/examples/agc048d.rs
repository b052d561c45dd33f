//! Stones from the leftmost and from the rightmost heap, by play.

use std::collections::HashMap;

use evidence::lists::{self, file};
use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("agc048d", Limits::known(2000, 1024), oracle, small)
        .played("all rows up to 4 heaps of up to 4, 300 rows of 5 heaps of up to 6")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("one-stone-at-a-time", one_stone, "all-rows-up-to-4-heaps")
                .says("Lets nobody take a whole heap at once: then only the number of stones counts."),
            wrong("a-heap-of-the-least-size-loses", at_most, "equal-ends")
                .says("Takes the least winning size for a losing one: at most where less than is right."),
            wrong("one-stone-too-few", too_few, "all-rows-up-to-4-heaps")
                .says("Forgets that the player to move gives a stone away first."),
        ])
        .main()
}

/// Take any positive number of stones from the player's end; heaps that are empty are gone.
fn moves(row: &Vec<u32>, player: Player) -> Vec<Vec<u32>> {
    let end = match player {
        Player::Left => 0,
        Player::Right => row.len().saturating_sub(1),
    };
    let stones = row.get(end).copied().unwrap_or(0);
    let left = |rest: u32| {
        let mut next = row.clone();
        match rest {
            0 => drop(next.remove(end)),
            _ => next[end] = rest,
        }
        next
    };
    (0..stones).map(left).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Partizan::new(moves);
    answers(input, |row| play.wins(&row, Player::Left))
}

fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["First", "Second"], wins)
}

fn small() -> Vec<Small> {
    let all = (1..=4).flat_map(|n| lists::all(n, 1..=4)).collect_vec();
    let mut random = seeded(1);
    let longer = (0..300).map(|_| (0..5).map(|_| random.random_range(1..=6)).collect_vec()).collect_vec();
    vec![
        Small::new("all-rows-up-to-4-heaps", all.chunks(100).map(file)),
        Small::new("rows-of-5-heaps", longer.chunks(100).map(file)),
    ]
}

const N: usize = 100;
const STONES: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    lists::bounds(1..=100, 1..=N, 1..=STONES)
}

/// A hundred rows: the middle heaps have up to 9 · 10⁶ stones, the first and the last one what `ends` makes of their
/// sum.
fn rows(ends: fn(u32, &mut Pcg64) -> (u32, u32)) -> String {
    let mut random = seeded(3);
    let mut row = |_| {
        let mut row = (0..N).map(|_| random.random_range(1..=9_000_000)).collect_vec();
        let middle = row[1..N - 1].iter().sum();
        (row[0], row[N - 1]) = ends(middle, &mut random);
        row
    };
    file(&(0..100).map(&mut row).collect_vec())
}

fn worst() -> Vec<Worst> {
    let random_rows = |low: u32| {
        move || {
            let mut random = seeded(1);
            let mut row = |_| {
                let heap = |_| random.random_range(low..=STONES);
                (0..N).map(heap).collect_vec()
            };
            file(&(0..100).map(&mut row).collect_vec())
        }
    };
    vec![
        Worst::known(
            "a-first-heap-beyond-all-others",
            "great thresholds; the first player takes stone by stone until the others are gone",
            move || {
                (
                    {
                        rows(|middle, random| {
                            let last = random.random_range(1..=9_000_000);
                            (middle + last + 1, last)
                        })
                    },
                    "First\n".repeat(100),
                )
            },
        ),
        Worst::known(
            "a-last-heap-like-all-others",
            "the same for the second player, who needs a stone less",
            move || {
                (
                    {
                        rows(|middle, random| {
                            let first = random.random_range(1..=9_000_000);
                            (first, middle + first)
                        })
                    },
                    "Second\n".repeat(100),
                )
            },
        ),
        Worst::new(
            "random-great-heaps",
            "thresholds beyond 32 bits",
            Known::BySameIdea(published),
            random_rows(900_000_000),
        ),
        Worst::new("random", "branches that cannot be predicted", Known::BySameIdea(published), random_rows(1)),
    ]
}

/// The published recurrence from the whole row down. Nothing else is known for so many stones.
fn published(input: &str) -> String {
    answers(input, |row| threshold_wins(&row, |own, least| own >= least, 1))
}

/// By the least sizes of the ends; `plus` stands where the recurrence adds 1.
fn threshold_wins(row: &[u32], enough: fn(i64, i64) -> bool, plus: i64) -> bool {
    struct Known<'a> {
        row: &'a [u32],
        enough: fn(i64, i64) -> bool,
        plus: i64,
        least: HashMap<(usize, usize, bool), i64>,
    }
    fn least(known: &mut Known, first: usize, last: usize, left: bool) -> i64 {
        if first == last {
            return 1;
        }
        if let Some(&least) = known.least.get(&(first, last, left)) {
            return least;
        }
        let other = i64::from(known.row[if left { last } else { first }]);
        let for_left = least(known, first, last - 1, true);
        let for_right = least(known, first + 1, last, false);
        let (own, others) = if left { (for_left, for_right) } else { (for_right, for_left) };
        let size = match (known.enough)(other, others) {
            false => 1,
            true => other - others + known.plus + own,
        };
        known.least.insert((first, last, left), size);
        size
    }
    let mut known = Known { row, enough, plus, least: HashMap::new() };
    let size = least(&mut known, 0, row.len() - 1, true);
    enough(i64::from(row[0]), size)
}

fn one_stone(input: &str) -> String {
    answers(input, |row| row.iter().sum::<u32>() % 2 == 1)
}

fn at_most(input: &str) -> String {
    answers(input, |row| row.len() == 1 || threshold_wins(&row, |own, least| own > least, 1))
}

fn too_few(input: &str) -> String {
    answers(input, |row| threshold_wins(&row, |own, least| own >= least, 0))
}
