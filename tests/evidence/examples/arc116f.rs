//! Numbers from the ends of many sequences, by play.

use std::cmp::Reverse;

use evidence::prelude::*;

fn main() -> ExitCode {
    let form =
        format::all([row([len("k", 1..=N)]), list("k", row([len("n", 1..=N), list("n", int("a number", 1..=A))]))]);
    let format = Format::one(form).sum("the sum of n", "n", N).trying("k", "n", 1).trying("n", "k", 1);
    let n = N as i64;
    Problem::one("arc116f", Limits::known(2000, 1024), format, oracle, Plain)
        .small(RANDOM, random_games)
        .all([("k", 1), ("n", 5), ("a number", 3)])
        .known("single-numbers", move || (vec![vec![A]; N], n * A))
        .attacks("as many sequences as can be, and a sum beyond 32 bits")
        .known("equal-switches", move || (vec![vec![1, A]; N / 2], n / 4 * (A + 1)))
        .attacks("differences that are all equal")
        // A rising sequence: whoever begins, the other player keeps the middle.
        .known("one-long-sequence", move || (vec![(1..n).collect()], n / 2))
        .attacks("positions of a number quadratic in n")
        .worst("random-pairs-and-triples", by_same_idea(published), || random_sequences(4))
        .attacks("the sort")
        .worst("random-lengths", by_same_idea(published), || random_sequences(900))
        .attacks("everything at once")
        .limit(|| {
            let sequence = |n: usize| repeated("7 ", n);
            Bound::total("the sum of n", N - 5, N, move |n| {
                format!("2\n{} {}\n@{n} {}\n", N - 5, sequence(N - 5), sequence(n))
            })
        })
        .wrong("takahashi-begins-in-every-sequence", |sequences| in_turn(valued(sequences, true), difference), RANDOM)
        .says("Adds up the sequences as if Takahashi began in each; which player begins in one depends on the others.")
        .wrong(
            "by-falling-greater-value",
            |sequences| in_turn(valued(sequences, begins(sequences)), |both| both.0),
            "the-greater-difference",
        )
        .says("Sorts the sequences by the larger of their two results; the difference of the two decides.")
        .wrong("by-averages", by_averages, RANDOM)
        .says("Gives each player the half of a switch, and the first one the half of the largest difference.")
        .wrong(
            "the-number-in-the-middle",
            |sequences| {
                let cut = |sequence: &Sequence| sequence[(sequence.len() - 1) / 2..=sequence.len() / 2].to_vec();
                in_turn(valued(&sequences.iter().map(cut).collect_vec(), true), difference)
            },
            "all",
        )
        .says("Takes the number in the middle for the value of an odd sequence.")
        .refused([("a-sequence-cut-short", "2\n2 5 6\n3 1 2\n@", "an integer from 1 to 1000000000")])
        .unplayed([("sample-2", "eight sequences of up to eight numbers")])
        .main()
}

const RANDOM: &str = "random-games-of-up-to-3-sequences-of-up-to-6-numbers-or-4-of-up-to-4";

/// The largest number of numbers, and the largest number.
const N: usize = 200_000;
const A: i64 = 1_000_000_000;

type Sequence = Vec<i64>;

/// The sequences, and whether Takahashi is to move.
type Position = (Vec<Sequence>, bool);

/// Delete the first or the last number of a sequence of two or more.
fn moves((sequences, takahashi): &Position) -> Vec<Position> {
    let next = in_one(sequences, |sequence| match sequence.len() {
        1 => vec![],
        n => vec![sequence[1..].to_vec(), sequence[..n - 1].to_vec()],
    });
    next.into_iter().map(|sequences| (sequences, !takahashi)).collect()
}

fn oracle() -> impl FnMut(&Vec<Sequence>) -> i64 {
    let mut play = Play::new(moves, |(sequences, takahashi): &Position, results: &[i64]| {
        let best = if *takahashi { results.iter().max() } else { results.iter().min() };
        best.copied().unwrap_or_else(|| sequences.concat().iter().sum())
    })
    .board(|(sequences, _)| board::grid(sequences))
    .alike(|(sequences, takahashi)| (sorted(sequences), *takahashi))
    .label(|(before, _), (after, _)| {
        let row = (0..before.len()).find(|&row| before[row] != after[row]).expect("a number is deleted");
        format!("row {}: {} → {}", row + 1, joined(&before[row]), joined(&after[row]))
    })
    .mover(|(_, takahashi)| if *takahashi { "Takahashi" } else { "Aoki" })
    .worded(|sum| format!("a sum of {sum}"));
    move |sequences| play.value(&(sequences.clone(), true))
}

fn random_games() -> Vec<Vec<Sequence>> {
    let mut random = seeded(1);
    let mut game = |_| {
        let count = random.random_range(1..=4);
        let longest = if count == 4 { 4 } else { 6 };
        let sequence = |_| (0..random.random_range(1..=longest)).map(|_| random.random_range(1..=9)).collect();
        (0..count).map(sequence).collect()
    };
    (0..800).map(&mut game).collect()
}

/// Sequences of random lengths from 1 to `longest` and random numbers, as many as fit.
fn random_sequences(longest: usize) -> Vec<Sequence> {
    let mut random = seeded(longest as u64);
    let (mut left, mut sequences) = (N, vec![]);
    while left > 0 {
        let length = random.random_range(1..=longest.min(left));
        sequences.push((0..length).map(|_| random.random_range(1..=A)).collect());
        left -= length;
    }
    sequences
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
fn valued(sequences: &[Sequence], takahashi: bool) -> (i64, Vec<Switch>) {
    let (even, odds): (Vec<_>, Vec<_>) = sequences.iter().partition(|sequence| sequence.len() % 2 == 0);
    let switch = |sequence: &&Sequence| {
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
fn begins(sequences: &[Sequence]) -> bool {
    sequences.iter().filter(|sequence| sequence.len() % 2 == 0).count() % 2 == 0
}

/// The published solution, as a game of turns. No other way is known that settles so many sequences.
fn published(sequences: &Vec<Sequence>) -> i64 {
    in_turn(valued(sequences, begins(sequences)), difference)
}

fn by_averages(sequences: &Vec<Sequence>) -> i64 {
    let (sum, switches) = valued(sequences, begins(sequences));
    let greatest = switches.iter().map(difference).max().unwrap_or(0);
    let both = switches.iter().map(|(more, less)| more + less).sum::<i64>();
    sum + (both + greatest) / 2
}
