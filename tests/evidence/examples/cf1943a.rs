//! Numbers in turn, for the least one that is missing, by play.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let number = between("a number", 0, format::from(|before| before["n"] - 1));
    let games = Format::tests("t", 1..=T, counted("n", 1..=N, number)).sum("the sum of n", "n", N);
    Problem::tests("cf1943a", Limits::known(2000, 256), games, || by_play, Plain)
        .all([("n", 5), ("a number", 4)])
        .small("random-lists-of-6-to-9-small-numbers", || {
            let mut random = seeded(1);
            let mut list = |index: usize| {
                let (n, most) = (random.random_range(6..=9), 2 + index as u32 % 4);
                (0..n).map(|_| random.random_range(0..=most)).collect()
            };
            (0..200).map(&mut list).collect()
        })
        .known("each-number-once", || (vec![shuffled(0..N as u32)], vec![1]))
        .attacks("memory in no order; Bob takes what Alice leaves of 0 and 1")
        // Alice answers each move by the other copy, and N / 2 is not there.
        .known("each-number-twice", || (vec![shuffled((0..N as u32).map(|place| place / 2))], vec![N as u32 / 2]))
        .attacks("the largest score without a single number")
        // As before, but Alice begins by one of the two single numbers, and Bob takes the other.
        .known("two-single-numbers-above-the-pairs", || {
            let most = N as u32 / 2 - 1;
            let numbers = (0..2 * most).map(|place| place / 2).chain([most, most + 1]);
            (vec![shuffled(numbers)], vec![most + 1])
        })
        .attacks("a second single number behind all the others")
        .known("zero-is-missing", || (vec![vec![N as u32 - 1; N]], vec![0]))
        .attacks("one count of the largest number, the longest input")
        .known("a-game-of-one-number", || (vec![vec![0]; T], vec![1; T]))
        .attacks("the value n, for which a table of n counts has no room")
        .known("most-games", || {
            let lists =
                [[0, 0, 1, 1, 2, 2, 3, 3, 4, 4], [0, 1, 1, 2, 3, 3, 4, 5, 6, 7], [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]];
            ((0..T).map(|game| lists[game % 3].to_vec()).collect(), (0..T).map(|game| [5, 2, 0][game % 3]).collect())
        })
        .attacks("tables as large as the sum of n for each game, or tables that are not cleared")
        .wrong("the-first-missing-number", |list| missing_or_single(list, usize::MAX), "all")
        .says("Takes the MEX of all numbers; of two that occur once, Bob gets one.")
        .wrong("no-single-number", |list| missing_or_single(list, 1), "all")
        .says("Gives up all numbers that occur once; Alice moves first, and takes the least of them.")
        .wrong("the-second-single-number-first", |list| single(list).unwrap_or(missing_or_single(list, 2)), "all")
        .says("Looks for the second number that occurs once, even where a smaller one is missing.")
        .wrong("the-least-number-first", least_first, "all")
        .says("Lets both take the least number that Alice has not got; she first takes one that occurs once.")
        .wrong_play(
            "counts-of-the-game-before",
            || {
                let mut counts = vec![0; N + 1];
                move |list: &Vec<u32>| {
                    list.iter().for_each(|&number| counts[number as usize] += 1);
                    by_counts(&counts, 2)
                }
            },
            "sample-1",
        )
        .says("Does not set the counts to 0 for the next game.")
        .main()
}

/// The largest number of games, and of numbers in all.
const T: usize = 20_000;
const N: usize = 200_000;

/// The numbers that are left, those of Alice in order, and whether she is to move.
type Position = (Vec<u32>, Vec<u32>, bool);

/// Take a number.
fn by_play(numbers: &Vec<u32>) -> u32 {
    let moves = |(left, hers, is_alice): &Position| {
        let taken = left.iter().unique().map(|&number| {
            let mut hers = hers.clone();
            if *is_alice {
                hers.push(number);
            }
            (board::gone(left, &[number]), hers.into_iter().sorted().dedup().collect(), !is_alice)
        });
        taken.collect()
    };
    let score = |(_, hers, is_alice): &Position, scores: &[u32]| {
        let best = if *is_alice { scores.iter().max() } else { scores.iter().min() };
        best.copied().unwrap_or_else(|| (0..).find(|number| !hers.contains(number)).expect("some number is missing"))
    };
    let mut play = Play::new(moves, score)
        .board(|(left, hers, _)| board::row(left).and(board::numbers([("Alice has", said(hers))])))
        .label(|(before, ..), (after, ..)| format!("take {}", board::gone(before, after)[0]))
        .mover(|&(.., is_alice)| if is_alice { "Alice" } else { "Bob" })
        .worded(|score| format!("a score of {score}"))
        .alike(|(left, hers, is_alice)| (sorted(left), hers.clone(), *is_alice));
    play.value(&(numbers.clone(), vec![], true))
}

fn said(numbers: &[u32]) -> String {
    if numbers.is_empty() { "nothing".to_owned() } else { numbers.iter().join(", ") }
}

fn shuffled(numbers: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut numbers = numbers.collect_vec();
    numbers.shuffle(&mut seeded(2));
    numbers
}

fn counts(numbers: &[u32]) -> Vec<u32> {
    let mut counts = vec![0; numbers.len() + 1];
    numbers.iter().for_each(|&number| counts[number as usize] += 1);
    counts
}

/// The least number that is missing, or the so-manieth that occurs once.
fn missing_or_single(numbers: &[u32], which: usize) -> u32 {
    by_counts(&counts(numbers), which)
}

fn by_counts(counts: &[u32], which: usize) -> u32 {
    let mut singles = 0;
    let ends = counts.iter().position(|&count| {
        singles += usize::from(count == 1);
        count == 0 || singles == which
    });
    ends.unwrap_or(counts.len()) as u32
}

/// Each player takes the least number that Alice has not got.
fn least_first(numbers: &Vec<u32>) -> u32 {
    let (mut left, mut score) = (counts(numbers), 0);
    for is_alice in [true, false].into_iter().cycle() {
        if left[score] == 0 {
            break;
        }
        left[score] -= 1;
        score += usize::from(is_alice);
    }
    score as u32
}

/// The second number that occurs once.
fn single(numbers: &[u32]) -> Option<u32> {
    counts(numbers).iter().positions(|&count| count == 1).nth(1).map(|number| number as u32)
}
