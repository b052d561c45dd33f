//! A bean for two beans further on, by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "p3185",
        limits: Limits::known(10_000, 162),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "only-odd-bottles-move",
                answer: only_odd,
                rejected_by: "even-bottles",
            },
            Wrong {
                name: "two-different-bottles",
                answer: different_bottles,
                rejected_by: "all-rows-of-3-bottles",
            },
            Wrong {
                name: "ordered-pairs-counted",
                answer: ordered_pairs,
                rejected_by: "all-rows-of-4-bottles",
            },
            Wrong {
                name: "last-move-of-all",
                answer: last_move,
                rejected_by: "all-rows-of-4-bottles",
            },
        ],
        refused: &[
            Refused {
                name: "a-single-bottle",
                input: "1\n1\n5\n",
                error: r#"line 2, column 1: expected an integer from 2 to 21, found "1""#,
            },
            Refused {
                name: "a-bean-too-many",
                input: "1\n2\n1 10001\n",
                error: r#"line 3, column 3: expected an integer from 0 to 10000, found "10001""#,
            },
        ],
        ..Problem::default()
    }
}

type Triple = (usize, usize, usize);

/// Take a bean out of i and put one into j and one into k, i < j ≤ k.
fn moves(beans: &[u32]) -> Vec<(Triple, Vec<u32>)> {
    let mut successors = vec![];
    for i in 0..beans.len() {
        for j in i + 1..beans.len() {
            for k in j..beans.len() {
                if beans[i] > 0 {
                    let mut next = beans.to_vec();
                    next[i] -= 1;
                    next[j] += 1;
                    next[k] += 1;
                    successors.push(((i, j, k), next));
                }
            }
        }
    }
    successors
}

/// Whether the player to move wins.
fn play<'a>() -> Play<'a, Vec<u32>, bool> {
    Play::normal(|beans: &Vec<u32>| moves(beans).into_iter().map(|(_, next)| next).collect())
}

fn oracle(input: &str) -> String {
    answers(input, |_| true, |winning| winning.iter().min().copied())
}

/// Two lines for each case: the winning move shown, and the number of those that count.
fn answers(
    input: &str,
    counts: impl Fn((&[u32], Triple)) -> bool,
    shown: impl Fn(&[Triple]) -> Option<Triple>,
) -> String {
    let mut play = play();
    let mut tokens = Tokens::new(input);
    let cases = tokens.read();
    (0..cases)
        .map(|_| {
            let n = tokens.read();
            let beans: Vec<u32> = tokens.list(n);
            let winning = moves(&beans)
                .into_iter()
                .filter(|(triple, next)| counts((&beans, *triple)) && !play.value(next))
                .map(|(triple, _)| triple)
                .collect_vec();
            match shown(&winning) {
                Some((i, j, k)) => format!("{i} {j} {k}\n{}\n", winning.len()),
                None => "-1 -1 -1\n0\n".to_owned(),
            }
        })
        .collect()
}

fn file(rows: &[Vec<u32>]) -> String {
    let lines = rows
        .iter()
        .map(|beans| format!("{}\n{}\n", beans.len(), joined(beans)));
    format!("{}\n{}", rows.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let all = |n: usize, most: u32| {
        let rows = (0..n).map(|_| 0..=most).multi_cartesian_product();
        rows.collect_vec().chunks(10).map(file).collect_vec()
    };
    let mut random = random(1);
    let longer = (0..100)
        .map(|_| {
            let n = random.random_range(5..=6);
            let mut row = vec![0; n];
            // Few beans far from the end, more near it.
            for _ in 0..2 {
                row[random.random_range(n - 5..n)] += 1;
                row[random.random_range(n - 3..n)] += 1;
            }
            row
        })
        .collect_vec();
    vec![
        Small::new("all-rows-of-2-bottles", all(2, 6)),
        Small::new("all-rows-of-3-bottles", all(3, 4)),
        Small::new("all-rows-of-4-bottles", all(4, 2)),
        Small::new("rows-of-5-or-6-bottles", longer.chunks(10).map(file)),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::unanswered("full", "all 1771 triples of 21 bottles, ten times", || {
            file(&vec![vec![10_000; 21]; 10])
        }),
        Worst::unanswered("random", "sums of every value", || {
            let mut random = random(1);
            let mut row = |_| {
                (0..21)
                    .map(|_| random.random_range(0..=10_000))
                    .collect_vec()
            };
            file(&(0..10).map(&mut row).collect_vec())
        }),
    ]
}

/// Takes no bean out of a bottle whose beans cancel.
fn only_odd(input: &str) -> String {
    answers(
        input,
        |(beans, (i, _, _))| beans[i] % 2 == 1,
        |winning| winning.first().copied(),
    )
}

/// Forgets moves with j = k.
fn different_bottles(input: &str) -> String {
    answers(
        input,
        |(_, (_, j, k))| j < k,
        |winning| winning.first().copied(),
    )
}

/// Counts i, j, k and i, k, j.
fn ordered_pairs(input: &str) -> String {
    let lines = oracle(input);
    let counts = lines.lines().enumerate().map(|(index, line)| {
        if index % 2 == 1 {
            let count: usize = line.parse().expect("a count");
            format!("{}\n", 2 * count)
        } else {
            format!("{line}\n")
        }
    });
    counts.collect()
}

/// Shows the largest triple.
fn last_move(input: &str) -> String {
    answers(input, |_| true, |winning| winning.iter().max().copied())
}
