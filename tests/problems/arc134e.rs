//! Remainders of everything, by play on every board.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "arc134e",
        limits: Limits::known(6000, 1024),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "facing-zeros-loses",
                answer: facing_zeros_loses,
                rejected_by: "two-numbers-up-to-24",
            },
            Wrong {
                name: "without-4-and-8",
                answer: without_4_and_8,
                rejected_by: "two-numbers-up-to-24",
            },
            Wrong {
                name: "all-twelves-won",
                answer: all_twelves_won,
                rejected_by: "two-numbers-up-to-24",
            },
        ],
        refused: &[Refused {
            name: "a-bound-of-zero",
            input: "2\n5 0\n",
            error: r#"line 2, column 3: expected an integer from 1 to 200, found "0""#,
        }],
        ..Problem::default()
    }
}

/// Choose m, take every number modulo m; the numbers are kept in order, since their places do not matter.
fn moves(board: &Vec<u16>) -> Vec<Vec<u16>> {
    let greatest = board.iter().copied().max().unwrap_or(0);
    (1..=greatest)
        .map(|m| board.iter().map(|number| number % m).sorted().collect())
        .collect()
}

fn bounds(input: &str) -> Vec<u16> {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    tokens.list(n)
}

/// How many of the boards have it.
fn count(input: &str, mut wins: impl FnMut(Vec<u16>) -> bool) -> String {
    let boards = bounds(input)
        .into_iter()
        .map(|bound| 1..=bound)
        .multi_cartesian_product();
    format!(
        "{}\n",
        boards
            .map(|board| board.into_iter().sorted().collect())
            .filter(|board: &Vec<u16>| wins(board.clone()))
            .count()
    )
}

fn oracle(input: &str) -> String {
    // Zeros only: no m can be chosen, and the player to move wins.
    let mut play = Play::misere(moves);
    count(input, |board| play.value(&board))
}

fn file(bounds: &[u16]) -> String {
    format!("{}\n{}\n", bounds.len(), joined(bounds))
}

fn small() -> Vec<Small> {
    let two = (1..=24_u16).flat_map(|a| (a..=24).step_by(3).map(move |b| file(&[a, b])));
    let mut random = random(1);
    let more = (0..60).map(|_| {
        let n = random.random_range(3..=4);
        file(&(0..n).map(|_| random.random_range(1..=13)).collect_vec())
    });
    vec![
        Small::new("random-boards-of-3-and-4-numbers", more.collect_vec()),
        Small::new("two-numbers-up-to-24", two),
        Small::new(
            "two-numbers-with-large-sets",
            [[60, 72], [48, 100], [120, 36]]
                .iter()
                .map(|bounds| file(bounds)),
        ),
        Small::new(
            "three-numbers-with-sets-of-twelves",
            [[36, 36, 36], [25, 40, 38]]
                .iter()
                .map(|bounds| file(bounds)),
        ),
        Small::new(
            "one-number-up-to-200",
            [1, 2, 3, 4, 8, 11, 12, 13, 24, 60, 100, 199, 200].map(|bound| file(&[bound])),
        ),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::unanswered(
            "greatest",
            "all sets of multiples of 12, on boards of 200 numbers",
            || file(&[200; 200]),
        ),
        Worst::unanswered(
            "all-bounds",
            "every number of multiples below a bound",
            || file(&(1..=200).collect_vec()),
        ),
        Worst::unanswered("bounds-from-12", "the same with sets to count", || {
            file(&(0..200).map(|i| 12 + i % 189).collect_vec())
        }),
    ]
}

fn facing_zeros_loses(input: &str) -> String {
    let mut play = Play::normal(moves);
    count(input, |board| play.value(&board))
}

/// Takes {4, 8} for won.
fn without_4_and_8(input: &str) -> String {
    let mut play = Play::misere(moves);
    count(input, |board| {
        play.value(&board) || board.iter().all(|number| [4, 8].contains(number))
    })
}

/// Takes every set of multiples of 12 for won.
fn all_twelves_won(input: &str) -> String {
    let mut play = Play::misere(moves);
    count(input, |board| {
        play.value(&board) || board.iter().all(|number| number % 12 == 0)
    })
}
