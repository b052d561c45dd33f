//! Coins at multiples of powers of two and three, by play.

use std::collections::HashMap;

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "p4077",
        limits: Limits::known(10_000, 128),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "heads-may-be-picked",
                answer: |input| published(input, 1, |a, b, most| lone_by(20, 1, most, a, b)),
                rejected_by: "all-heads",
            },
            Wrong {
                name: "neighbouring-powers-only",
                answer: |input| published(input, 0, |a, b, most| lone_by(1, 1, most, a, b)),
                rejected_by: "all-rows-up-to-12-coins",
            },
            Wrong {
                name: "without-the-limit",
                answer: |input| published(input, 0, |a, b, _| lone_by(20, 1, 20, a, b)),
                rejected_by: "few-tails-up-to-64-coins",
            },
            Wrong {
                name: "a-coin-alone",
                answer: |input| published(input, 0, |a, b, most| lone_by(20, 0, most, a, b)),
                rejected_by: "coins-that-are-stuck",
            },
            Wrong {
                name: "powers-apart",
                answer: |input| {
                    published(input, 0, |a, b, most| {
                        lone_by(20, 1, most, a, 0) ^ lone_by(20, 1, most, 0, b)
                    })
                },
                rejected_by: "few-tails-up-to-64-coins",
            },
        ],
        refused: &[
            Refused {
                name: "a-third-side",
                input: "1\n3 1\n0 2 1\n",
                error: r#"line 3, column 3: expected an integer from 0 to 1, found "2""#,
            },
            Refused {
                name: "no-moves-allowed",
                input: "1\n3 0\n0 1 1\n",
                error: r#"line 2, column 3: expected an integer from 1 to 20, found "0""#,
            },
        ],
        ..Problem::default()
    }
}

struct Row {
    /// The greatest q allowed.
    most: u32,
    /// 0 for tails, from coin 1 on.
    coins: Vec<u8>,
}

/// How often `base` divides `x`.
fn exponent(x: u32, base: u32) -> u32 {
    (0..)
        .find(|&e| !x.is_multiple_of(base.pow(e + 1)))
        .expect("x is finite")
}

/// The coins whose sides are remembered, a bit each: those of a short row, or those of a long row with no factors but 2
/// and 3. The others of a long row show heads, and stay so.
fn places(long: bool) -> Vec<u32> {
    match long {
        false => (1..128).collect(),
        true => (1..=30_000).filter(|&x| is_smooth(x)).collect(),
    }
}

fn is_smooth(x: u32) -> bool {
    2_u32.pow(exponent(x, 2)) * 3_u32.pow(exponent(x, 3)) == x
}

fn bit(places: &[u32], coin: u32) -> u128 {
    1 << places.binary_search(&coin).expect("a place")
}

/// Turn a coin that shows tails and those that are p, 2p, …, qp powers of 2 or 3 below it.
fn moves(most: u32, places: &[u32], tails: u128) -> Vec<u128> {
    let mut successors = vec![];
    let shown = places.iter().enumerate();
    for (_, &x) in shown.filter(|(index, _)| tails >> index & 1 == 1) {
        for base in [2, 3] {
            let exponent = exponent(x, base);
            for (p, q) in (1..=exponent).cartesian_product(1..=most) {
                if p * q <= exponent {
                    let turned = (0..=q).map(|j| x / base.pow(p * j));
                    successors.push(turned.fold(tails, |tails, coin| tails ^ bit(places, coin)));
                }
            }
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    let mut plays = HashMap::new();
    answers(input, |row| {
        let (most, long) = (row.most, row.coins.len() > 127);
        let tails = (1..).zip(&row.coins).filter(|(_, coin)| **coin == 0);
        let (places, play) = plays.entry((most, long)).or_insert_with(|| {
            let known = places(long);
            (
                places(long),
                Play::normal(move |&tails| moves(most, &known, tails)),
            )
        });
        play.value(&tails.map(|(x, _)| bit(places, x)).sum())
    })
}

/// A line for each case, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(&Row) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let cases = tokens.read();
    (0..cases)
        .map(|_| {
            let n = tokens.read();
            let row = Row {
                most: tokens.read(),
                coins: tokens.list(n),
            };
            if wins(&row) { "win\n" } else { "lose\n" }
        })
        .collect()
}

fn file(rows: &[Row]) -> String {
    let lines = rows
        .iter()
        .map(|Row { most, coins }| format!("{} {most}\n{}\n", coins.len(), joined(coins)));
    format!("{}\n{}", rows.len(), lines.format(""))
}

/// A row with these coins tails.
fn row_of(n: u32, most: u32, tails: &[u32]) -> Row {
    let coins = (1..=n).map(|coin| u8::from(!tails.contains(&coin)));
    Row {
        most,
        coins: coins.collect(),
    }
}

fn small() -> Vec<Small> {
    let all = [1, 2, 20].into_iter().flat_map(|most| {
        (1..=12_usize).flat_map(move |n| {
            let rows = (0..n).map(|_| 0..=1).multi_cartesian_product();
            rows.map(move |coins| Row { most, coins })
        })
    });
    // Coins with other factors stand apart; without them there are few positions.
    let smooth = (1..=64).filter(|&x| is_smooth(x)).collect_vec();
    let few = [1, 2, 3, 4, 5, 6].into_iter().flat_map(|most| {
        (1..=3)
            .flat_map(|count| smooth.iter().copied().combinations(count))
            .map(move |tails| row_of(64, most, &tails))
            .collect_vec()
    });
    let powers = [3, 20].map(|most| {
        let others = (0..14)
            .tuple_combinations()
            .map(|(a, b)| [1 << a, 1 << b, 1 << 14]);
        file(
            &others
                .map(|tails| row_of(1 << 14, most, &tails))
                .collect_vec(),
        )
    });
    vec![
        Small::new(
            "all-rows-up-to-12-coins",
            all.collect_vec().chunks(100).map(file),
        ),
        Small::new(
            "few-tails-up-to-64-coins",
            few.collect_vec().chunks(100).map(file),
        ),
        Small::new("three-powers-of-two-up-to-16384", powers),
    ]
}

fn worst() -> Vec<Worst> {
    const N: usize = 30_000;
    vec![
        Worst::unanswered(
            "random",
            "reading: 100 rows of 30 000 coins that cannot be predicted",
            || {
                let mut random = random(1);
                let mut row = |_| Row {
                    most: 20,
                    coins: (0..N).map(|_| random.random_range(0..=1)).collect(),
                };
                file(&(0..100).map(&mut row).collect_vec())
            },
        ),
        Worst::unanswered("all-tails", "a value for every coin", || {
            let rows = (0..100).map(|index| Row {
                most: index % 20 + 1,
                coins: vec![0; N],
            });
            file(&rows.collect_vec())
        }),
    ]
}

/// Wins where the XOR of the values of all coins that show `side` is not 0.
fn published(input: &str, side: u8, lone: fn(u32, u32, u32) -> u32) -> String {
    answers(input, |row| {
        let coins = (1..).zip(&row.coins).filter(|(_, coin)| **coin == side);
        let values = coins.map(|(x, _)| lone(exponent(x, 2), exponent(x, 3), row.most));
        values.fold(0, |sum, value| sum ^ value) != 0
    })
}

/// The mex of what the moves of a lone coin leave, where p is at most `far`, and q at least `few` and at most `most`.
fn lone_by(far: u32, few: u32, most: u32, a: u32, b: u32) -> u32 {
    let lone = |a, b| lone_by(far, few, most, a, b);
    let mut left = vec![];
    for (p, q) in (1..=far.min(a + b + 1)).cartesian_product(few..=most) {
        if p * q <= a {
            left.push((1..=q).fold(0, |sum, j| sum ^ lone(a - p * j, b)));
        }
        if p * q <= b {
            left.push((1..=q).fold(0, |sum, j| sum ^ lone(a, b - p * j)));
        }
    }
    (0..).find(|value| !left.contains(value)).expect("a gap")
}
