//! Pairs taken from a circle of zeros and ones, by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "cf2070e",
        limits: Limits::known(3000, 512),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "the-last-case-reversed",
                answer: reversed,
                rejected_by: "all-strings-up-to-6",
            },
            Wrong {
                name: "a-line-for-a-circle",
                answer: line,
                rejected_by: "all-strings-up-to-6",
            },
            Wrong {
                name: "at-least-two-alone",
                answer: two_alone,
                rejected_by: "all-strings-up-to-6",
            },
        ],
        refused: &[
            Refused {
                name: "a-string-too-short",
                input: "3\n01\n",
                error: r#"line 2, column 1: expected 3 characters out of "01", found "01""#,
            },
            Refused {
                name: "a-digit-too-many",
                input: "2\n02\n",
                error: r#"line 2, column 1: expected 2 characters out of "01", found "02""#,
            },
            Refused {
                name: "an-empty-string",
                input: "0\n",
                error: r#"line 1, column 1: expected an integer from 1 to 300000, found "0""#,
            },
        ],
        ..Problem::default()
    }
}

/// The characters left, and whether the first player moves.
type Position = (Vec<u8>, bool);

/// Remove two neighbours: 00 if the first player moves, else a pair with a 1.
fn moves((text, first): &Position, circle: bool) -> Vec<Position> {
    let length = text.len();
    let starts = match (length, circle) {
        (0 | 1, _) => 0,
        (_, true) => length,
        (_, false) => length - 1,
    };
    (0..starts)
        .map(|i| (i, (i + 1) % length))
        .filter(|&(i, j)| (text[i] == b'0' && text[j] == b'0') == *first)
        .map(|(i, j)| {
            let kept = (0..length).filter(|&k| k != i && k != j);
            (kept.map(|k| text[k]).collect(), !first)
        })
        .collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(|position| moves(position, true));
    answers(input, |text| play.value(&(text.to_vec(), true)))
}

/// The number of substrings that the first player wins.
fn answers(input: &str, mut wins: impl FnMut(&[u8]) -> bool) -> String {
    let text = text(input);
    let ends = (0..=text.len()).tuple_combinations();
    let won = ends.filter(|&(start, end)| wins(&text[start..end])).count();
    format!("{won}\n")
}

fn text(input: &str) -> Vec<u8> {
    let mut tokens = Tokens::new(input);
    let _length: usize = tokens.read();
    tokens.read::<String>().into_bytes()
}

fn file(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    format!("{}\n{text}\n", text.len())
}

/// A string in which every string of `length` digits stands once: each next digit is 1 if that makes a new one.
fn all_inside(length: usize) -> Vec<u8> {
    let mut text = vec![b'0'; length];
    let mut seen = std::collections::HashSet::from([text.clone()]);
    loop {
        let new = [b'1', b'0'].into_iter().find(|&digit| {
            let last = [&text[text.len() + 1 - length..], &[digit]].concat();
            seen.insert(last)
        });
        match new {
            Some(digit) => text.push(digit),
            None => return text,
        }
    }
}

fn small() -> Vec<Small> {
    let all = (1..=6).flat_map(|n| {
        let digits = (0..n).map(|_| [b'0', b'1']).multi_cartesian_product();
        digits.map(|text| file(&text))
    });
    // Pieces that share eleven digits: every string of twelve is in one of them.
    let inside = all_inside(12);
    let pieces = (0..inside.len() - 11).step_by(5).map(|start| {
        let end = (start + 16).min(inside.len());
        file(&inside[start..end])
    });
    let mut random = random(1);
    // About three zeros for a 1, where the outcome is open.
    let open = (0..100).map(|_| {
        let n = random.random_range(12..=18);
        let digit = |_| if random.random_bool(0.25) { b'1' } else { b'0' };
        file(&(0..n).map(digit).collect_vec())
    });
    vec![
        Small::new("three-zeros-for-a-one", open.collect_vec()),
        Small::new("all-strings-up-to-6", all),
        Small::new("all-strings-of-12-inside", pieces.collect_vec()),
    ]
}

fn worst() -> Vec<Worst> {
    const N: usize = 300_000;
    let by_place = |digit: fn(usize) -> u8| move || file(&(0..N).map(digit).collect_vec());
    let random_digits = |ones: f64| {
        move || {
            let mut random = random(1);
            let digit = |_| if random.random_bool(ones) { b'1' } else { b'0' };
            file(&(0..N).map(digit).collect_vec())
        }
    };
    vec![
        Worst::unanswered(
            "zeros",
            "the greatest answer, beyond 32 bits",
            by_place(|_| b'0'),
        ),
        Worst::unanswered(
            "ones",
            "the widest range of sums, and an answer of 0",
            by_place(|_| b'1'),
        ),
        Worst::unanswered(
            "half-and-half",
            "sums down by 450 000 and up again",
            by_place(|i| if i < N / 2 { b'1' } else { b'0' }),
        ),
        Worst::unanswered(
            "balanced",
            "sums that stay near 0",
            by_place(|i| if i % 4 == 0 { b'1' } else { b'0' }),
        ),
        Worst::unanswered(
            "random",
            "steps that cannot be predicted",
            random_digits(0.5),
        ),
        Worst::unanswered(
            "random-balanced",
            "the same near the limits",
            random_digits(0.25),
        ),
    ]
}

/// By the numbers of zeros and ones.
fn by_counts(input: &str, wins: impl Fn(usize, usize) -> bool) -> String {
    answers(input, |text| {
        let zeros = text.iter().filter(|&&digit| digit == b'0').count();
        wins(zeros, text.len() - zeros)
    })
}

/// Takes 3k − z = −1 for z − 3k = −1, as a published text does.
fn reversed(input: &str) -> String {
    by_counts(input, |zeros, ones| {
        zeros >= 3 * ones + 2 || zeros == 3 * ones + 1
    })
}

/// Forgets that one zero may be missing.
fn two_alone(input: &str) -> String {
    by_counts(input, |zeros, ones| zeros >= 3 * ones + 2)
}

/// Does not let the last character stand beside the first.
fn line(input: &str) -> String {
    let mut play = Play::normal(|position| moves(position, false));
    answers(input, |text| play.value(&(text.to_vec(), true)))
}
