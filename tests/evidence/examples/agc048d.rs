//! Stones from the leftmost and from the rightmost heap, by play.

use std::collections::HashMap;

use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;

fn main() -> ExitCode {
    let rows = Format::tests("t", 1..=100, counted("n", 1..=N, int("a heap", 1..=STONES)));
    Problem::tests("agc048d", Limits::known(2000, 1024), rows, oracle, ["First", "Second"])
        .all([("n", 4), ("a heap", 4)])
        .small("random-rows-of-5-heaps-up-to-6", || {
            let mut random = seeded(1);
            (0..300).map(|_| (0..5).map(|_| random.random_range(1..=6)).collect()).collect()
        })
        .known("a-first-heap-beyond-all-others", || {
            (rows_with(|middle, other| (middle + other + 1, other)), vec![true; 100])
        })
        .attacks("large thresholds; the first player takes stone by stone until the others are gone")
        .known("a-last-heap-like-all-others", || (rows_with(|middle, other| (other, middle + other)), vec![false; 100]))
        .attacks("the same for the second player, who needs a stone less")
        .worst("random-great-heaps", by_same_idea(published), || random_rows(900_000_000))
        .attacks("thresholds beyond 32 bits")
        .worst("random", by_same_idea(published), || random_rows(1))
        .attacks("branches that cannot be predicted")
        .wrong("one-stone-at-a-time", |row| row.iter().sum::<u32>() % 2 == 1, "all")
        .says("Lets nobody take a whole heap at once: then only the number of stones counts.")
        .wrong(
            "a-heap-of-the-least-size-loses",
            |row| row.len() == 1 || threshold_wins(row, |own, least| own > least, 1),
            "equal-ends",
        )
        .says("Takes the least winning size for a losing one: at most where less than is right.")
        .wrong("one-stone-too-few", |row| threshold_wins(row, |own, least| own >= least, 0), "all")
        .says("Forgets that the player to move gives a stone away first.")
        .main()
}

const N: usize = 100;
const STONES: u32 = 1_000_000_000;

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

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Partizan::new(moves).board(|heaps| board::heaps(heaps.iter().copied()));
    move |row| play.wins(row, Player::Left)
}

/// A hundred rows: the middle heaps have up to 9 · 10⁶ stones, the first and the last one what `ends` makes of their
/// sum and of such a number.
fn rows_with(ends: fn(u32, u32) -> (u32, u32)) -> Vec<Vec<u32>> {
    let mut random = seeded(3);
    let mut row = |_| {
        let mut row = (0..N).map(|_| random.random_range(1..=9_000_000)).collect_vec();
        let middle = row[1..N - 1].iter().sum();
        (row[0], row[N - 1]) = ends(middle, random.random_range(1..=9_000_000));
        row
    };
    (0..100).map(&mut row).collect()
}

fn random_rows(low: u32) -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    (0..100).map(|_| (0..N).map(|_| random.random_range(low..=STONES)).collect()).collect()
}

/// The published recurrence from the whole row down. Nothing else is known for so many stones.
fn published(row: &Vec<u32>) -> bool {
    threshold_wins(row, |own, least| own >= least, 1)
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
