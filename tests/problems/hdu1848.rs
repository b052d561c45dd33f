//! Three heaps, taking a Fibonacci number, by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "hdu1848",
        limits: Limits::known(1000, 32),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "nim",
                answer: nim,
                rejected_by: "all-heaps-up-to-21",
            },
            Wrong {
                name: "any-empty-heap-ends",
                answer: any_empty_heap_ends,
                rejected_by: "empty-heaps",
            },
            Wrong {
                name: "values-modulo-4",
                answer: modulo_4,
                rejected_by: "all-heaps-up-to-21",
            },
        ],
        refused: &[
            Refused {
                name: "a-heap-too-large",
                input: "1 1 1\n4 1001 2\n0 0 0\n",
                error: r#"line 2, column 3: expected an integer from 0 to 1000, found "1001""#,
            },
            Refused {
                name: "two-heaps",
                input: "1 1 1\n0 0\n",
                error: "line 3, column 1: expected an integer from 0 to 1000, found the end of the input",
            },
        ],
        end: End::OfFile,
        ..Problem::default()
    }
}

/// Take 1, 2, 3, 5, 8, … stones from one heap.
fn moves(heaps: &[u32; 3]) -> Vec<[u32; 3]> {
    let mut successors = vec![];
    for index in 0..3 {
        let (mut taken, mut next_taken) = (1, 2);
        while taken <= heaps[index] {
            let mut next = *heaps;
            next[index] -= taken;
            successors.push(next);
            (taken, next_taken) = (next_taken, taken + next_taken);
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| heaps == [0; 3], |heaps| play.value(&heaps))
}

/// A line for each game, by whether it is won, up to the one that `ends` the input.
fn answers(
    input: &str,
    ends: fn([u32; 3]) -> bool,
    mut wins: impl FnMut([u32; 3]) -> bool,
) -> String {
    let mut tokens = Tokens::new(input);
    let mut lines = String::new();
    while !tokens.is_empty() {
        let heaps = [tokens.read(), tokens.read(), tokens.read()];
        if ends(heaps) {
            break;
        }
        lines += if wins(heaps) { "Fibo\n" } else { "Nacci\n" };
    }
    lines
}

fn file(games: impl IntoIterator<Item = [u32; 3]>) -> String {
    games
        .into_iter()
        .map(|heaps| joined(heaps) + "\n")
        .collect()
}

fn small() -> Vec<Small> {
    let all = (0..=21).cartesian_product(0..=21).cartesian_product(0..=21);
    let all = all
        .map(|((a, b), c)| [a, b, c])
        .filter(|heaps| *heaps != [0; 3]);
    let pairs = (1..=120).cartesian_product(1..=120).map(|(a, b)| [a, 0, b]);
    vec![
        Small::new("all-heaps-up-to-21", [file(all) + "0 0 0\n"]),
        Small::new("all-pairs-up-to-120", [file(pairs)]),
    ]
}

fn worst() -> Vec<Worst> {
    vec![Worst::unanswered(
        "random",
        "reading: 100 000 games",
        || {
            let mut random = random(1);
            let mut heap = || random.random_range(1..=1000);
            file((0..100_000).map(|_| [heap(), heap(), heap()])) + "0 0 0\n"
        },
    )]
}

fn nim(input: &str) -> String {
    answers(input, |heaps| heaps == [0; 3], |[a, b, c]| a ^ b ^ c != 0)
}

fn any_empty_heap_ends(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(
        input,
        |heaps| heaps.contains(&0),
        |heaps| play.value(&heaps),
    )
}

/// Goes on as the first values do: 0, 1, 2, 3, 0, 1, 2, 3, …
fn modulo_4(input: &str) -> String {
    answers(
        input,
        |heaps| heaps == [0; 3],
        |[a, b, c]| (a ^ b ^ c) % 4 != 0,
    )
}
