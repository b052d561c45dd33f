//! Numbers from the ends of many sequences, by play.

use std::cmp::Reverse;

use evidence::lists::{next, row};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("arc116f", Limits::known(2000, 1024), oracle, small)
        .played("all sequences up to 5 numbers out of 1 to 3, 800 games of up to 4 sequences of up to 6")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("takahashi-begins-in-every-sequence", |input| turns(input, |_| true, difference), "random-games")
                .says("Adds up the sequences as if Takahashi began in each; who begins in one depends on the others."),
            wrong("by-falling-greater-value", |input| turns(input, begins, |both| both.0), "the-greater-difference")
                .says("Sorts the sequences by the greater of their two results; the difference of the two decides."),
            wrong("by-averages", by_averages, "random-games")
                .says("Gives each player the half of a switch, and the first one the half of the greatest difference."),
            wrong("the-number-in-the-middle", middle, "all-sequences-up-to-5")
                .says("Takes the number in the middle for the value of an odd sequence."),
        ])
        .refused([("a-sequence-cut-short", "2\n2 5 6\n3 1 2\n@", "an integer from 1 to 1000000000")])
        .unplayed([("sample-2", "eight sequences of up to eight numbers")])
        .main()
}

/// The sequences, in order as their places do not matter, and whether Takahashi is to move.
type Position = (Vec<Vec<i64>>, bool);

/// Delete the first or the last number of a sequence of two or more.
fn moves((sequences, takahashi): &Position) -> Vec<Position> {
    let next = in_one(sequences, |sequence| match sequence.len() {
        1 => vec![],
        n => vec![sequence[1..].to_vec(), sequence[..n - 1].to_vec()],
    });
    next.into_iter().map(|sequences| (sequences.into_iter().sorted().collect(), !takahashi)).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::new(moves, |(sequences, takahashi): &Position, results: &[i64]| {
        let best = if *takahashi { results.iter().max() } else { results.iter().min() };
        best.copied().unwrap_or_else(|| sequences.concat().iter().sum())
    });
    answer(input, |sequences| play.value(&(sequences.into_iter().sorted().collect(), true)))
}

fn answer(input: &str, mut result: impl FnMut(Vec<Vec<i64>>) -> i64) -> String {
    let mut tokens = Tokens::new(input);
    let count: usize = tokens.read();
    format!("{}\n", result((0..count).map(|_| next(&mut tokens)).collect()))
}

fn file(sequences: &[Vec<i64>]) -> String {
    format!("{}\n{}", sequences.len(), sequences.iter().map(row).format(""))
}

fn small() -> Vec<Small> {
    let all = (1..=5).flat_map(|n| (0..n).map(|_| 1..=3).multi_cartesian_product());
    let mut random = seeded(1);
    let games = (0..800).map(|_| {
        let count = random.random_range(1..=4);
        let longest = if count == 4 { 4 } else { 6 };
        let sequence = |_| (0..random.random_range(1..=longest)).map(|_| random.random_range(1..=9)).collect_vec();
        file(&(0..count).map(sequence).collect_vec())
    });
    vec![
        Small::new("random-games", games.collect_vec()),
        Small::new("all-sequences-up-to-5", all.map(|sequence| file(&[sequence]))),
    ]
}

/// The greatest number of numbers, and the greatest number.
const N: usize = 200_000;
const A: i64 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    let sequence = |n: usize| repeated("7 ", n);
    vec![
        Bound::integer("k", 1, N, |k| format!("@{k}\n{}", repeated("1 7\n", k))),
        Bound::count("n", 1, N, move |n| format!("1\n@{n} {}\n", sequence(n))),
        Bound::integer("a number", 1, A, |a| format!("2\n1 5\n2 3 @{a}\n")),
        Bound::total("the sum of n", N - 5, N, move |n| {
            format!("2\n{} {}\n@{n} {}\n", N - 5, sequence(N - 5), sequence(n))
        }),
    ]
}

/// Sequences of random lengths from 1 to `longest` and random numbers, as many as fit.
fn random_sequences(longest: usize) -> Vec<Vec<i64>> {
    let mut random = seeded(longest as u64);
    let (mut left, mut sequences) = (N, vec![]);
    while left > 0 {
        let length = random.random_range(1..=longest.min(left));
        sequences.push((0..length).map(|_| random.random_range(1..=A)).collect());
        left -= length;
    }
    sequences
}

fn worst() -> Vec<Worst> {
    let known = |name, attacks, result: i64, sequences: fn() -> Vec<Vec<i64>>| {
        Worst::known(name, attacks, move || (file(&sequences()), format!("{result}\n")))
    };
    let (n, published) = (N as i64, Known::BySameIdea(published));
    vec![
        known("single-numbers", "as many sequences as can be, and a sum beyond 32 bits", n * A, || vec![vec![A]; N]),
        known("equal-switches", "differences that are all equal", n / 4 * (A + 1), || vec![vec![1, A]; N / 2]),
        // A rising sequence: whoever begins, the other player keeps the middle.
        known("one-long-sequence", "positions of a number quadratic in n", n / 2, || vec![(1..N as i64).collect()]),
        Worst::new("random-pairs-and-triples", "the sort", published, || file(&random_sequences(4))),
        Worst::new("random-lengths", "everything at once", published, || file(&random_sequences(900))),
    ]
}

/// The value of an odd sequence, if Takahashi begins in it or Aoki does.
fn odd(sequence: &[i64], takahashi: bool) -> i64 {
    let middle = sequence.len() / 2;
    if middle == 0 {
        return sequence[0];
    }
    let (p, q, r) = (sequence[middle - 1], sequence[middle], sequence[middle + 1]);
    if takahashi { q.min(p.max(r)) } else { q.max(p.min(r)) }
}

/// The sum of the odd sequences, and for each even one what Takahashi and what Aoki makes of it.
fn valued(sequences: &[Vec<i64>], takahashi: bool) -> (i64, Vec<Switch>) {
    let (even, odds): (Vec<_>, Vec<_>) = sequences.iter().partition(|sequence| sequence.len() % 2 == 0);
    let switch = |sequence: &&Vec<i64>| {
        let ends = [&sequence[1..], &sequence[..sequence.len() - 1]].map(|rest| odd(rest, takahashi));
        (ends[0].max(ends[1]), ends[0].min(ends[1]))
    };
    let sum = odds.iter().map(|sequence| odd(sequence, takahashi)).sum();
    (sum, even.iter().map(switch).collect())
}

/// The result that is better for Takahashi, and the other one.
type Switch = (i64, i64);

/// Takes the switches in turn, by falling `size`.
fn in_turn((sum, switches): (i64, Vec<Switch>), size: fn(&Switch) -> i64) -> i64 {
    let sorted = switches.into_iter().sorted_by_key(|switch| Reverse(size(switch)));
    let taken = sorted.enumerate().map(|(turn, (more, less))| if turn % 2 == 0 { more } else { less });
    sum + taken.sum::<i64>()
}

fn difference(&(more, less): &Switch) -> i64 {
    more - less
}

/// Whether Takahashi is to move when every even sequence has become odd.
fn begins(sequences: &[Vec<i64>]) -> bool {
    sequences.iter().filter(|sequence| sequence.len() % 2 == 0).count() % 2 == 0
}

/// The published solution, as a game of turns. No other way is known that settles so many sequences.
fn published(input: &str) -> String {
    turns(input, begins, difference)
}

fn turns(input: &str, begins: fn(&[Vec<i64>]) -> bool, size: fn(&Switch) -> i64) -> String {
    answer(input, |sequences| in_turn(valued(&sequences, begins(&sequences)), size))
}

fn by_averages(input: &str) -> String {
    answer(input, |sequences| {
        let (sum, switches) = valued(&sequences, begins(&sequences));
        let greatest = switches.iter().map(difference).max().unwrap_or(0);
        let both = switches.iter().map(|(more, less)| more + less).sum::<i64>();
        sum + (both + greatest) / 2
    })
}

fn middle(input: &str) -> String {
    answer(input, |sequences| {
        let cut = |sequence: &Vec<i64>| sequence[(sequence.len() - 1) / 2..=sequence.len() / 2].to_vec();
        in_turn(valued(&sequences.iter().map(cut).collect_vec(), true), difference)
    })
}
