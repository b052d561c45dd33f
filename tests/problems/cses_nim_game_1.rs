//! CSES's Nim by play, and the worst inputs of CSES's games on lists.

use crate::games::nim::moves;
use crate::kit::lists;
use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "cses_nim_game_1",
        limits: LIMITS,
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "sum-for-xor",
                answer: sum_for_xor,
                rejected_by: "all-games-up-to-4-heaps",
            },
            Wrong {
                name: "only-equal-pairs-are-lost",
                answer: only_equal_pairs,
                rejected_by: "all-games-up-to-4-heaps",
            },
            Wrong {
                name: "misere",
                answer: misere,
                rejected_by: "one-heap",
            },
        ],
        refused: &[
            Refused {
                name: "a-heap-too-large",
                input: "1\n2\n3 1000000001\n",
                error: r#"line 3, column 3: expected an integer from 1 to 1000000000, found "1000000001""#,
            },
            Refused {
                name: "an-empty-heap",
                input: "1\n2\n0 3\n",
                error: r#"line 3, column 1: expected an integer from 1 to 1000000000, found "0""#,
            },
        ],
        ..Problem::default()
    }
}

pub(super) const LIMITS: Limits = Limits::known(1000, 512);

pub(super) fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["first", "second"], wins)
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&heaps))
}

fn small() -> Vec<Small> {
    let all = (1..=4).flat_map(|n| lists::all(n, 1..=5)).collect_vec();
    // Lost games of five heaps are one in eight here.
    let mut random = random(1);
    let mut heaps = |n| (0..n).map(|_| random.random_range(1..=7)).sorted();
    let five = (0..200).map(|_| heaps(5).collect()).collect_vec();
    vec![
        Small::new("all-games-up-to-4-heaps", [lists::file(&all)]),
        Small::new("random-games-of-5-heaps", [lists::file(&five)]),
    ]
}

pub(super) fn worst() -> Vec<Worst> {
    const N: usize = 200_000;
    vec![
        Worst::unanswered("random", "reading: one list of 200 000 numbers", || {
            let mut random = random(1);
            let mut number = || random.random_range(100_000_000..=1_000_000_000);
            lists::file(&[(0..N).map(|_| number()).collect()])
        }),
        Worst::unanswered("many-tests", "work per test: 200 000 lists of one", || {
            let mut random = random(1);
            let mut number = || random.random_range(1..=1_000_000_000);
            lists::file(&(0..N).map(|_| vec![number()]).collect_vec())
        }),
        Worst::unanswered(
            "equal",
            "sums that leave 32 bits, and no odd number in sight",
            || lists::file(&[vec![1_000_000_000; N]]),
        ),
    ]
}

fn sum_for_xor(input: &str) -> String {
    answers(input, |heaps| heaps.iter().sum::<u32>() != 0)
}

/// Takes a game for lost only where the heaps form pairs of equal ones.
fn only_equal_pairs(input: &str) -> String {
    answers(input, |heaps| {
        heaps.iter().counts().values().any(|count| count % 2 == 1)
    })
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(moves);
    answers(input, |heaps| play.value(&heaps))
}
