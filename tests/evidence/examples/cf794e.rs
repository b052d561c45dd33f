//! The last carrot, by play.

use std::cmp::Reverse;

use evidence::lists::{line, numbers};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf794e", Limits::known(2000, 256), oracle, small)
        .played("all rows up to 5 carrots of up to 3, 150 rows of 6 to 14 carrots")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("first-of-two-middles", first_of_two_middles, "two-middles")
                .says("Rounds the middle of an even row down."),
            wrong("middle-alone", middle_alone, "high-middle").says("Takes it that an odd row leaves its middle."),
            wrong("single-carrots-like-odd-rows", |input| answers(input, single_like_odd), "greatest-at-the-end")
                .says("Treats a single carrot like a longer odd row, between carrots that are eaten already."),
            wrong("moves-in-advance-at-one-end", |input| answers(input, at_one_end), "all-rows-up-to-5-carrots")
                .says("Makes all moves in advance at the left end."),
        ])
        .main()
}

/// The carrots left, from one to before another; how many moves Oleg has in advance; whether Oleg is to move.
type Position = (usize, usize, usize, bool);

/// Eat the carrot at one of the ends, while there are two.
fn moves(&(from, to, advance, oleg): &Position) -> Vec<Position> {
    if to - from == 1 {
        return vec![];
    }
    let (advance, oleg) = match advance {
        0 => (0, !oleg),
        _ => (advance - 1, true),
    };
    vec![(from + 1, to, advance, oleg), (from, to - 1, advance, oleg)]
}

fn oracle(input: &str) -> String {
    answers(input, played)
}

/// What is left, for every number of moves in advance.
fn played(carrots: &[u32]) -> Vec<u32> {
    let mut play = Play::new(moves, |&(from, _, _, oleg), left: &[u32]| {
        let best = if oleg { left.iter().max() } else { left.iter().min() };
        best.copied().unwrap_or(carrots[from])
    });
    (0..carrots.len()).map(|advance| play.value(&(0, carrots.len(), advance, true))).collect()
}

fn answers(input: &str, left: impl Fn(&[u32]) -> Vec<u32>) -> String {
    format!("{}\n", joined(left(&numbers(input))))
}

fn small() -> Vec<Small> {
    let all = (1..=5).flat_map(|n| (0..n).map(|_| 1..=3_u32).multi_cartesian_product()).collect_vec();
    let mut random = seeded(1);
    let longer = (0..150).map(|_| {
        let n = random.random_range(6..=14);
        line(&(0..n).map(|_| random.random_range(1..=n)).collect())
    });
    vec![
        Small::new("random-rows-of-6-to-14-carrots", longer.collect_vec()),
        Small::new("all-rows-up-to-5-carrots", all.iter().map(line)),
    ]
}

/// The greatest number of carrots, and the greatest carrot.
const N: usize = 300_000;
const JUICE: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n}\n{}\n", repeated("7 ", n))),
        Bound::integer("a carrot", 1, JUICE, |carrot| format!("3\n7 @{carrot} 7\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let random_row = |n: usize| {
        let mut random = seeded(1);
        line(&(0..n).map(|_| random.random_range(100_000_000..=JUICE)).collect())
    };
    let valley = || line(&(0..N as u32).map(|i| 999_000_000 + i.abs_diff(N as u32 / 2)).collect());
    let middles = Known::BySameIdea(by_middles);
    vec![
        Worst::new("random", "reading, writing, branches that cannot be predicted", middles, move || random_row(N)),
        Worst::new("valley", "a new maximum at every step", middles, valley),
        Worst::known("odd-length", "rows of odd length first", || {
            (line(&vec![JUICE; N - 1]), joined(vec![JUICE; N - 1]) + "\n")
        }),
        Worst::new(
            "random-thirtieth",
            "rows far longer than the small ones",
            Known::ByAlgorithm(by_lengths),
            move || random_row(N / 30),
        ),
    ]
}

/// The definition: what the rows of every length leave, for each of the players to move, from those that are one
/// shorter.
fn by_lengths(input: &str) -> String {
    answers(input, |carrots| {
        let (mut oleg, mut igor) = (carrots.to_vec(), carrots.to_vec());
        let mut left = vec![0; carrots.len()];
        for k in (0..carrots.len()).rev() {
            left[k] = oleg.iter().copied().max().expect("there is a row");
            let after_igor = igor.windows(2).map(|rests| rests[0].max(rests[1])).collect();
            igor = oleg.windows(2).map(|rests| rests[0].min(rests[1])).collect();
            oleg = after_igor;
        }
        left
    })
}

/// What every middle leaves, as the program has it, from the greatest on: each counts for the k from which on it is the
/// middle of a row. Nothing else that is known decides so many rows.
fn by_middles(input: &str) -> String {
    answers(input, |carrots| {
        let n = carrots.len();
        let mut left = vec![0; n];
        left[n - 1] = carrots.iter().copied().max().expect("there is a carrot");
        for even in [true, false] {
            let middles = match even {
                true => (0..n - 1).map(|i| carrots[i].max(carrots[i + 1])).collect_vec(),
                false => (1..n - 1).map(|i| odd_row(carrots, i)).collect(),
            };
            // The rows of n − k carrots have all middles but the outermost (n − k) / 2 − 1 on both sides.
            let falling = (0..middles.len()).sorted_by_key(|&i| Reverse(middles[i]));
            let mut falling = falling.peekable();
            for k in (0..n - 1).rev().filter(|k| (n - k) % 2 == usize::from(!even)) {
                let outside = (n - k).div_ceil(2) - 1 - usize::from(!even);
                let inside = outside..middles.len() - outside;
                while falling.next_if(|i| !inside.contains(i)).is_some() {}
                left[k] = middles[*falling.peek().expect("a middle is inside")];
            }
        }
        left
    })
}

/// The maximum, for every k, of a value of the rows of n − k carrots.
fn by_rows(input: &str, value: fn(&[u32]) -> u32) -> String {
    answers(input, |carrots| {
        let rows = |k| carrots.windows(carrots.len() - k);
        (0..carrots.len()).map(|k| rows(k).map(value).max().expect("there is a row")).collect()
    })
}

fn odd_row(row: &[u32], middle: usize) -> u32 {
    row[middle].min(row[middle - 1].max(row[middle + 1]))
}

fn first_of_two_middles(input: &str) -> String {
    by_rows(input, |row| match row.len() {
        1 => row[0],
        even if even % 2 == 0 => row[(even - 1) / 2],
        odd => odd_row(row, odd / 2),
    })
}

fn middle_alone(input: &str) -> String {
    by_rows(input, |row| row[row.len() / 2].max(row[(row.len() - 1) / 2]))
}

fn single_like_odd(carrots: &[u32]) -> Vec<u32> {
    let mut left = played(carrots);
    let middles = 1..carrots.len().saturating_sub(1);
    if let Some(single) = middles.map(|middle| odd_row(carrots, middle)).max() {
        left[carrots.len() - 1] = single;
    }
    left
}

fn at_one_end(carrots: &[u32]) -> Vec<u32> {
    (0..carrots.len()).map(|advance| played(&carrots[advance..])[0]).collect()
}
