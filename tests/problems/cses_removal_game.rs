//! Numbers from the two ends, by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "cses_removal_game",
        limits: Limits::known(1000, 512),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "the-greater-end",
                answer: the_greater_end,
                rejected_by: "all-rows-up-to-5-numbers",
            },
            Wrong {
                name: "32-bits",
                answer: in_32_bits,
                rejected_by: "sums-beyond-32-bits",
            },
        ],
        refused: &[Refused {
            name: "a-number-too-small",
            input: "2\n1 -1000000001\n",
            error: r#"line 2, column 3: expected an integer from -1000000000 to 1000000000, found "-1000000001""#,
        }],
        ..Problem::default()
    }
}

/// Where the rest begins and ends, and the scores of the player to move and of the other.
type Position = (usize, usize, i64, i64);

fn oracle(input: &str) -> String {
    let numbers = numbers(input);
    let moves = |&(begin, end, mine, other): &Position| match end - begin {
        0 => vec![],
        _ => vec![
            (begin + 1, end, other, mine + numbers[begin]),
            (begin, end - 1, other, mine + numbers[end - 1]),
        ],
    };
    // The best final scores, of the player to move first.
    let mut play = Play::new(moves, |&(_, _, mine, other), after: &[(i64, i64)]| {
        after
            .iter()
            .map(|&(other, mine)| (mine, other))
            .max()
            .unwrap_or((mine, other))
    });
    format!("{}\n", play.value(&(0, numbers.len(), 0, 0)).0)
}

fn numbers(input: &str) -> Vec<i64> {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    tokens.list(n)
}

fn file(numbers: &[i64]) -> String {
    format!("{}\n{}\n", numbers.len(), joined(numbers))
}

fn small() -> Vec<Small> {
    let all = (1..=5).flat_map(|n| (0..n).map(|_| -1..=2_i64).multi_cartesian_product());
    let mut random = random(1);
    let longer = (0..200).map(|_| {
        let n = random.random_range(6..=10);
        file(&(0..n).map(|_| random.random_range(-9..=9)).collect_vec())
    });
    vec![
        Small::new("random-rows-of-6-to-10-numbers", longer.collect_vec()),
        Small::new("all-rows-up-to-5-numbers", all.map(|row| file(&row))),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::unanswered("random", "maxima that cannot be predicted", || {
            let mut random = random(1);
            file(
                &(0..5000)
                    .map(|_| random.random_range(-1_000_000_000..=1_000_000_000))
                    .collect_vec(),
            )
        }),
        Worst::unanswered("alternating", "differences near the sum of all", || {
            file(
                &(0..5000)
                    .map(|i| {
                        if i % 2 == 0 {
                            1_000_000_000
                        } else {
                            -1_000_000_000
                        }
                    })
                    .collect_vec(),
            )
        }),
    ]
}

fn the_greater_end(input: &str) -> String {
    let numbers = numbers(input);
    let (mut rest, mut scores) = (&numbers[..], [0, 0]);
    for turn in 0..numbers.len() {
        let (first, last) = (rest[0], rest[rest.len() - 1]);
        scores[turn % 2] += first.max(last);
        rest = if first >= last {
            &rest[1..]
        } else {
            &rest[..rest.len() - 1]
        };
    }
    format!("{}\n", scores[0])
}

fn in_32_bits(input: &str) -> String {
    let right: i64 = oracle(input).trim().parse().expect("a number");
    format!("{}\n", right as i32)
}
