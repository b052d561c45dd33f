//! The last carrot, by play.

use std::cmp::Reverse;

use evidence::prelude::*;

fn main() -> ExitCode {
    let carrots = counted("n", 1..=N, int("a carrot", 1..=JUICE));
    Problem::one("cf794e", Limits::known(2000, 256), carrots, || by_play, |left: &Vec<u32>| joined(left))
        .small("random-rows-of-6-to-14-carrots-up-to-as-many", || {
            let mut random = seeded(1);
            let mut row = |_| {
                let n = random.random_range(6..=14);
                (0..n).map(|_| random.random_range(1..=n)).collect()
            };
            (0..150).map(&mut row).collect()
        })
        .all([("n", 5), ("a carrot", 3)])
        .worst("random", by_same_idea(by_middles), || random_row(N))
        .attacks("reading, writing, branches that cannot be predicted")
        .worst("valley", by_same_idea(by_middles), || {
            (0..N as u32).map(|i| 999_000_000 + i.abs_diff(N as u32 / 2)).collect()
        })
        .attacks("a new maximum at every step")
        .known("odd-length", || (vec![JUICE; N - 1], vec![JUICE; N - 1]))
        .attacks("rows of odd length first")
        .worst("random-thirtieth", by_algorithm(by_lengths), || random_row(N / 30))
        .attacks("rows far longer than the small ones")
        .wrong("first-of-two-middles", first_of_two_middles, "two-middles")
        .says("Rounds the middle of an even row down.")
        .wrong(
            "middle-alone",
            |carrots| by_rows(carrots, |row| row[row.len() / 2].max(row[(row.len() - 1) / 2])),
            "high-middle",
        )
        .says("Assumes that an odd row leaves its middle.")
        .wrong("single-carrots-like-odd-rows", single_like_odd, "greatest-at-the-end")
        .says("Treats a single carrot like a longer odd row, between carrots that are eaten already.")
        .wrong(
            "moves-in-advance-at-one-end",
            |carrots| (0..carrots.len()).map(|advance| by_play(&carrots[advance..].to_vec())[0]).collect(),
            "all",
        )
        .says("Makes all moves in advance at the left end.")
        .main()
}

/// The largest number of carrots, and the largest carrot.
const N: usize = 300_000;
const JUICE: u32 = 1_000_000_000;

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

/// What is left, for every number of moves in advance.
fn by_play(carrots: &Vec<u32>) -> Vec<u32> {
    let n = carrots.len();
    let play = Play::new(moves, |&(from, _, _, oleg), left: &[u32]| {
        let best = if oleg { left.iter().max() } else { left.iter().min() };
        best.copied().unwrap_or(carrots[from])
    });
    let play = play.board(|&(from, to, advance, _)| {
        let row = board::pieces(n, (from..to).map(|place| (place, carrots[place])));
        if advance > 0 { row.and(board::numbers([("Oleg's moves in advance", advance)])) } else { row }
    });
    let mut play = play
        .label(|&(from, ..), &(next, ..)| format!("eat at the {}", if from < next { "left" } else { "right" }))
        .mover(|&(.., oleg)| if oleg { "Oleg" } else { "Igor" })
        .worded(|carrot| format!("a carrot of {carrot}"));
    (0..n).map(|advance| play.value(&(0, n, advance, true))).collect()
}

fn random_row(n: usize) -> Vec<u32> {
    let mut random = seeded(1);
    (0..n).map(|_| random.random_range(100_000_000..=JUICE)).collect()
}

/// The definition: what the rows of every length leave, for each of the players to move, from those that are one
/// shorter.
fn by_lengths(carrots: &Vec<u32>) -> Vec<u32> {
    let (mut oleg, mut igor) = (carrots.clone(), carrots.clone());
    let mut left = vec![0; carrots.len()];
    for k in (0..carrots.len()).rev() {
        left[k] = oleg.iter().copied().max().expect("there is a row");
        let after_igor = igor.windows(2).map(|rests| rests[0].max(rests[1])).collect();
        igor = oleg.windows(2).map(|rests| rests[0].min(rests[1])).collect();
        oleg = after_igor;
    }
    left
}

/// What every middle leaves, as the program has it, from the largest on: each counts for the k from which on it is the
/// middle of a row. Nothing else that is known decides so many rows.
fn by_middles(carrots: &Vec<u32>) -> Vec<u32> {
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
}

/// The maximum, for every k, of a value of the rows of n − k carrots.
fn by_rows(carrots: &[u32], value: fn(&[u32]) -> u32) -> Vec<u32> {
    let rows = |k| carrots.windows(carrots.len() - k);
    (0..carrots.len()).map(|k| rows(k).map(value).max().expect("there is a row")).collect()
}

fn odd_row(row: &[u32], middle: usize) -> u32 {
    row[middle].min(row[middle - 1].max(row[middle + 1]))
}

fn first_of_two_middles(carrots: &Vec<u32>) -> Vec<u32> {
    by_rows(carrots, |row| match row.len() {
        1 => row[0],
        even if even % 2 == 0 => row[(even - 1) / 2],
        odd => odd_row(row, odd / 2),
    })
}

fn single_like_odd(carrots: &Vec<u32>) -> Vec<u32> {
    let mut left = by_play(carrots);
    let middles = 1..carrots.len().saturating_sub(1);
    if let Some(single) = middles.map(|middle| odd_row(carrots, middle)).max() {
        left[carrots.len() - 1] = single;
    }
    left
}
