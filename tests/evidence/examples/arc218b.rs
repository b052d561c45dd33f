//! The same from all numbers, or some zeros away, by play.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let lists = Format::tests("T", 1..=T, counted("N", 1..=N, int("a number", 0..=MOST)));
    let lists = lists.sum("the sum of N", "N", N);
    Problem::tests("arc218b", Limits::UNKNOWN, lists, oracle, ["Alice", "Bob"])
        .all([("N", 4), ("a number", 4)])
        .small("random-lists-of-5-to-9-numbers", || {
            let mut random = seeded(1);
            let mut list = |index: usize| {
                let (n, most) = (random.random_range(5..=9), 4 + index as u32 % 6);
                (0..n).map(|_| random.random_range(0..=most)).collect()
            };
            (0..250).map(&mut list).collect()
        })
        .beyond("for worst inputs, moves without a choice, and heaps decided one by one from the end")
        // Every player has one move only: to subtract 1, and to erase the one zero. They are N of each kind.
        .known("all-from-one-on", || (vec![shuffled(1..=N as u32)], vec![false]))
        .attacks("as many heaps of one as there can be")
        .known("all-from-zero-on", || (vec![shuffled(0..N as u32)], vec![true]))
        .attacks("the same without the first heap")
        // The last two numbers are equal: Alice meets both zeros, and erases them.
        .known("a-choice-at-the-very-end", || (vec![shuffled((0..N as u32 - 1).chain([N as u32 - 2]))], vec![true]))
        .attacks("a choice behind as many forced moves as there can be")
        .known("equal-numbers", || (vec![vec![MOST; N]], vec![true]))
        .attacks("two heaps, one as long as the list; the longest input")
        .known("games-of-one-number", || {
            ((0..T as u32).map(|game| vec![game % 3]).collect(), (0..T).map(|game| game % 3 != 1).collect())
        })
        .attacks("as many games as there can be")
        .worst("random", by_same_idea(from_the_end), || {
            let mut random = seeded(2);
            vec![(0..N).map(|_| random.random_range(MOST / 2..=MOST)).collect()]
        })
        .attacks("the sort")
        .worst("many-games-with-ones", by_same_idea(from_the_end), || {
            let mut random = seeded(3);
            let mut list = |_| {
                let steps = (0..10).scan(0, |number, _| {
                    *number += [0, 1, 1, 1, 1, 1, 1, 2][random.random_range(0..8)];
                    Some(*number)
                });
                steps.collect()
            };
            (0..N / 10).map(&mut list).collect()
        })
        .attacks("where the first choice is cannot be predicted")
        .wrong("an-empty-first-heap", |list| sequential(&heaps(list, true)), "one-zero-and-one")
        .says("Counts the least number as a heap even if it is 0.")
        .wrong(
            "equal-numbers-as-one",
            |list| sequential(&heaps(&list.iter().copied().unique().collect(), false)),
            "all",
        )
        .says("Takes equal numbers for one; once they are 0, they may be erased in one move or in several.")
        .wrong("not-sorted", |list| sequential(&runs(list.iter().copied(), false)), "in-no-order")
        .says("Does not sort the numbers.")
        .wrong("nim", |list| xor(heaps(list, false)) != 0, "all")
        .says("Takes the XOR of the heaps; they are taken one after the other.")
        .wrong(
            "ones-to-the-end",
            |list| heaps(list, false).iter().take_while(|&&heap| heap == 1).count() % 2 == 0,
            "all",
        )
        .says("Counts a last heap of one, too; but it is simply taken, and the game is over.")
        .main()
}

/// The largest number of games, of numbers in all, and the largest number.
const T: usize = 200_000;
const N: usize = 200_000;
const MOST: u32 = 1_000_000_000;

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves).board(|numbers| board::row(numbers)).alike(|numbers| sorted(numbers)).label(
        |before, after| match before.len() - after.len() {
            0 => format!("subtract {}", before[0] - after[0]),
            1 => "erase a zero".to_owned(),
            zeros => format!("erase {zeros} zeros"),
        },
    );
    move |numbers| play.value(numbers)
}

/// Subtract the same from all numbers, or erase zeros.
fn moves(numbers: &Vec<u32>) -> Vec<Vec<u32>> {
    let zeros = numbers.iter().filter(|&&number| number == 0).count();
    match numbers.iter().min() {
        None => vec![],
        Some(0) => (1..=zeros).map(|erased| board::gone(numbers, &vec![0; erased])).collect(),
        Some(&least) => (1..=least).map(|x| numbers.iter().map(|number| number - x).collect()).collect(),
    }
}

fn shuffled(numbers: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut numbers = numbers.collect_vec();
    numbers.shuffle(&mut seeded(4));
    numbers
}

/// The heaps, perhaps with an empty one at first.
fn heaps(numbers: &Vec<u32>, with_empty: bool) -> Vec<u32> {
    runs(numbers.iter().copied().sorted(), with_empty)
}

/// The steps between runs of equal numbers, and the lengths of these runs.
fn runs(numbers: impl Iterator<Item = u32>, with_empty: bool) -> Vec<u32> {
    let runs = numbers.dedup_with_count().scan(0_u32, |before, (length, number)| {
        let step = number.abs_diff(*before);
        *before = number;
        Some([step, length as u32])
    });
    runs.flatten().filter(|&heap| with_empty || heap > 0).collect()
}

/// Whether the player wins who begins at these heaps, which are taken one after the other.
fn sequential(heaps: &[u32]) -> bool {
    heaps.iter().rev().fold(false, |behind, &heap| heap > 1 || !behind)
}

/// From the end; nothing is known of so many heaps but the claim that a larger one is won.
fn from_the_end(numbers: &Vec<u32>) -> bool {
    sequential(&heaps(numbers, false))
}
