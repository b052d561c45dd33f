//! Turning multiples: by play, and for longer rows from the moves of lone cells.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "p3179",
        limits: Limits::known(15_000, 32),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "even-blocks-left-out",
                answer: |input| published(input, |_, length| length % 2 == 1),
                rejected_by: "rows-up-to-3000-cells",
            },
            Wrong {
                name: "only-the-end-of-a-block",
                answer: only_ends,
                rejected_by: "rows-up-to-3000-cells",
            },
            Wrong {
                name: "long-blocks-left-out",
                answer: |input| published(input, |q, _| q > 1),
                rejected_by: "all-rows-up-to-11-cells",
            },
            Wrong {
                name: "parity-of-the-whites",
                answer: |input| answers(input, |_, white| white.len() % 2 == 1),
                rejected_by: "all-rows-up-to-11-cells",
            },
        ],
        refused: &[
            Refused {
                name: "a-cell-beyond-the-row",
                input: "3\n1\n2\n1 4\n",
                error: r#"line 4, column 3: expected an integer from 1 to 3, found "4""#,
            },
            Refused {
                name: "a-row-without-cells",
                input: "0\n1\n1\n1\n",
                error: r#"line 1, column 1: expected an integer from 1 to 1000000000, found "0""#,
            },
        ],
        ..Problem::default()
    }
}

/// Cell x is white where bit x is set.
fn moves(n: usize, white: u32) -> Vec<u32> {
    let cells = (1..=n).filter(|x| white >> x & 1 == 1);
    cells
        .flat_map(|x| {
            (1..=n / x).map(move |k| (1..=k).fold(white, |white, j| white ^ 1 << (j * x)))
        })
        .collect()
}

/// The values of lone cells, cell by cell and multiple by multiple. That a row is their XOR is what play shows for the
/// rows that it reaches.
fn lone_values(n: usize) -> Vec<usize> {
    let mut values = vec![0; n + 1];
    for x in (1..=n).rev() {
        let mut sum = 0;
        let mut left = [false; 128];
        left[0] = true;
        for multiple in (2 * x..=n).step_by(x) {
            sum ^= values[multiple];
            left[sum] = true;
        }
        values[x] = left.iter().position(|&is_left| !is_left).expect("a gap");
    }
    values
}

fn row_value(values: &[usize], white: &[usize]) -> usize {
    white.iter().fold(0, |sum, &x| sum ^ values[x])
}

fn oracle(input: &str) -> String {
    let n = Tokens::new(input).read();
    if n > 16 {
        let values = lone_values(n);
        return answers(input, |_, white| row_value(&values, white) != 0);
    }
    let mut play = Play::normal(|&white| moves(n, white));
    answers(input, |_, white| {
        play.value(&white.iter().map(|x| 1 << x).sum())
    })
}

/// A line for each query, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(usize, &[usize]) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let (n, queries) = (tokens.read(), tokens.read());
    (0..queries)
        .map(|_| {
            let w = tokens.read();
            format!("{}\n", yes_no(wins(n, &tokens.list(w))))
        })
        .collect()
}

fn file(n: usize, queries: &[Vec<usize>]) -> String {
    let lines = queries
        .iter()
        .map(|white| format!("{}\n{}\n", white.len(), joined(white)));
    format!("{n}\n{}\n{}", queries.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let all = (1..=11_usize).flat_map(|n| {
        let rows = (1..=n).powerset().skip(1).collect_vec();
        rows.chunks(100).map(|rows| file(n, rows)).collect_vec()
    });
    let mut random = random(1);
    // Random cells, and one that makes the row lost where there is one.
    let mut balanced = |n: usize| {
        let values = lone_values(n);
        let query = |_| {
            let mut white = vec![];
            for _ in 0..random.random_range(1..=4) {
                let below = random.random_range(1..=n);
                white.push(random.random_range(1..=below));
            }
            let missing = row_value(&values, &white);
            let start = random.random_range(1..=n);
            let balance = (start..=n).chain(1..start).find(|&x| values[x] == missing);
            white.extend(balance);
            let unique = white.iter().all_unique();
            white.truncate(if unique { n.min(100) } else { 1 });
            white
        };
        file(n, &(0..100).map(query).collect_vec())
    };
    let longer = (12..=16).map(&mut balanced).collect_vec();
    let squares = (5..=54_usize).flat_map(|root| {
        let square = root * root;
        [square - 1, square, square + root - 1, square + root]
    });
    let long = squares
        .chain(17..=60)
        .chain([2999, 3000])
        .map(&mut balanced)
        .collect_vec();
    vec![
        Small::new("all-rows-up-to-11-cells", all),
        Small::new("rows-of-12-to-16-cells", longer),
        Small::new("rows-up-to-3000-cells", long),
    ]
}

fn worst() -> Vec<Worst> {
    let row = |name, attacks, n: usize| {
        Worst::unanswered(name, attacks, move || {
            let mut random = random(1);
            let mut query = |_| {
                let mut white = (0..200)
                    .map(|_| random.random_range(1..=n))
                    .unique()
                    .take(99)
                    .collect_vec();
                white.push(1);
                white.into_iter().unique().collect()
            };
            file(n, &(0..100).map(&mut query).collect_vec())
        })
    };
    vec![
        row("longest-row", "values for all quotients", 1_000_000_000),
        row("square", "a root that is exact", 31_622 * 31_622),
        row(
            "before-a-square",
            "a root that a floating-point number rounds up",
            31_622 * 31_622 - 1,
        ),
    ]
}

/// Values by blocks: those for which `seen` does not hold, given the quotient and the length, add nothing to the mex.
fn published(input: &str, seen: fn(usize, usize) -> bool) -> String {
    by_quotient(input, |v, values| {
        let mut left = vec![0];
        let (mut sum, mut first) = (0, 2);
        while first <= v {
            let (q, last) = (v / first, v / (v / first));
            if seen(q, last - first + 1) {
                left.push(sum ^ values[q]);
            }
            if (last - first) % 2 == 0 {
                sum ^= values[q];
            }
            first = last + 1;
        }
        left
    })
}

/// Adds only what is left at the end of every block.
fn only_ends(input: &str) -> String {
    by_quotient(input, |v, values| {
        let mut left = vec![0];
        let mut sum = 0;
        for k in 2..=v {
            sum ^= values[v / k];
            if v / k != v / (k + 1) {
                left.push(sum);
            }
        }
        left
    })
}

/// With the values of quotients made from what `left` gives for them.
fn by_quotient(input: &str, left: impl Fn(usize, &[usize]) -> Vec<usize>) -> String {
    let mut values = vec![0];
    answers(input, |n, white| {
        for v in values.len()..=n {
            let left = left(v, &values);
            values.push((0..).find(|value| !left.contains(value)).expect("a gap"));
        }
        white.iter().fold(0, |sum, &x| sum ^ values[n / x]) != 0
    })
}
