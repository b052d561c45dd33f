//! The last carrot, by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "cf794e",
        limits: Limits::known(2000, 256),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "first-of-two-middles",
                answer: first_of_two_middles,
                rejected_by: "two-middles",
            },
            Wrong {
                name: "middle-alone",
                answer: middle_alone,
                rejected_by: "high-middle",
            },
            Wrong {
                name: "single-carrots-like-odd-rows",
                answer: single_like_odd,
                rejected_by: "greatest-at-the-end",
            },
            Wrong {
                name: "moves-in-advance-at-one-end",
                answer: one_end,
                rejected_by: "all-rows-up-to-5-carrots",
            },
        ],
        refused: &[Refused {
            name: "no-carrot",
            input: "0\n\n",
            error: r#"line 1, column 1: expected an integer from 1 to 300000, found "0""#,
        }],
        ..Problem::default()
    }
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
    answers(input, |carrots| {
        let mut play = Play::new(moves, |&(from, _, _, oleg), left: &[u32]| {
            let best = if oleg {
                left.iter().max()
            } else {
                left.iter().min()
            };
            best.copied().unwrap_or(carrots[from])
        });
        (0..carrots.len())
            .map(|advance| play.value(&(0, carrots.len(), advance, true)))
            .collect()
    })
}

/// The line of what is left, for every number of moves in advance.
fn answers(input: &str, left: impl Fn(&[u32]) -> Vec<u32>) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    format!("{}\n", joined(left(&tokens.list(n))))
}

fn file(carrots: &[u32]) -> String {
    format!("{}\n{}\n", carrots.len(), joined(carrots))
}

fn small() -> Vec<Small> {
    let all = (1..=5)
        .flat_map(|n| (0..n).map(|_| 1..=3_u32).multi_cartesian_product())
        .collect_vec();
    let mut random = random(1);
    let longer = (0..150).map(|_| {
        let n = random.random_range(6..=14);
        file(&(0..n).map(|_| random.random_range(1..=n)).collect_vec())
    });
    vec![
        Small::new("random-rows-of-6-to-14-carrots", longer.collect_vec()),
        Small::new("all-rows-up-to-5-carrots", all.iter().map(|row| file(row))),
    ]
}

fn worst() -> Vec<Worst> {
    const N: u32 = 300_000;
    vec![
        Worst::unanswered(
            "random",
            "reading and writing, branches that cannot be predicted",
            || {
                let mut random = random(1);
                let carrot = |_| random.random_range(100_000_000..=1_000_000_000);
                file(&(0..N).map(carrot).collect_vec())
            },
        ),
        Worst::unanswered("valley", "a new maximum at every step", || {
            file(
                &(0..N)
                    .map(|i| 999_000_000 + i.abs_diff(N / 2))
                    .collect_vec(),
            )
        }),
        Worst::unanswered("odd-length", "rows of odd length first", || {
            file(&vec![1_000_000_000; N as usize - 1])
        }),
    ]
}

/// The maximum, for every k, of a value of the rows of n − k carrots.
fn by_rows(input: &str, value: fn(&[u32]) -> u32) -> String {
    answers(input, |carrots| {
        let rows = |k| carrots.windows(carrots.len() - k);
        (0..carrots.len())
            .map(|k| rows(k).map(value).max().expect("there is a row"))
            .collect()
    })
}

fn odd_row(row: &[u32], middle: usize) -> u32 {
    row[middle].min(row[middle - 1].max(row[middle + 1]))
}

/// Rounds the middle of an even row down.
fn first_of_two_middles(input: &str) -> String {
    by_rows(input, |row| match row.len() {
        1 => row[0],
        even if even % 2 == 0 => row[(even - 1) / 2],
        odd => odd_row(row, odd / 2),
    })
}

/// Takes it that an odd row leaves its middle.
fn middle_alone(input: &str) -> String {
    by_rows(input, |row| {
        row[row.len() / 2].max(row[(row.len() - 1) / 2])
    })
}

/// Treats a single carrot like a longer odd row, between carrots that are eaten already.
fn single_like_odd(input: &str) -> String {
    answers(input, |carrots| {
        let mut left: Vec<u32> = oracle(&file(carrots))
            .split_whitespace()
            .map(|carrot| carrot.parse().expect("an answer"))
            .collect();
        if let (Some(last), 3..) = (left.last_mut(), carrots.len()) {
            let middles = 1..carrots.len() - 1;
            *last = middles
                .map(|middle| odd_row(carrots, middle))
                .max()
                .expect("a middle");
        }
        left
    })
}

/// Makes all moves in advance at the left end.
fn one_end(input: &str) -> String {
    answers(input, |carrots| {
        let left = |k: usize| oracle(&file(&carrots[k..]));
        let first = |line: String| {
            line.split(' ')
                .next()
                .and_then(|carrot| carrot.trim().parse().ok())
        };
        (0..carrots.len())
            .map(|k| first(left(k)).expect("an answer for no move in advance"))
            .collect()
    })
}
