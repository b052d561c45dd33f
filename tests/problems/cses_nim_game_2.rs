//! Taking 1 to 3 sticks from one of several heaps, by play.

use crate::kit::lists::{self, file};
use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "cses_nim_game_2",
        limits: Limits::known(1000, 512),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "nim",
                answer: nim,
                rejected_by: "all-games-up-to-3-heaps",
            },
            Wrong {
                name: "sum-for-xor",
                answer: sum_for_xor,
                rejected_by: "equal-remainders",
            },
            Wrong {
                name: "some-heap-won",
                answer: some_heap_won,
                rejected_by: "equal-remainders",
            },
        ],
        refused: &[
            Refused {
                name: "a-heap-too-large",
                input: "1\n2\n3 1000000001\n",
                error: r#"line 3, column 3: expected an integer from 0 to 1000000000, found "1000000001""#,
            },
            Refused {
                name: "too-many-heaps",
                input: "1\n200001\n1\n",
                error: r#"line 2, column 1: expected an integer from 0 to 200000, found "200001""#,
            },
        ],
        ..Problem::default()
    }
}

/// Take 1, 2 or 3 sticks from one heap.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for (index, &heap) in heaps.iter().enumerate() {
        for taken in 1..=heap.min(3) {
            let mut next = heaps.clone();
            next[index] = heap - taken;
            successors.push(next);
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&heaps))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["first", "second"], wins)
}

fn small() -> Vec<Small> {
    let games = |heaps: usize, most: u32| (0..heaps).map(|_| 1..=most).multi_cartesian_product();
    let all = (1..=3).flat_map(|n| games(n, 10)).collect_vec();
    vec![
        Small::new("all-games-up-to-3-heaps", [file(&all)]),
        Small::new("all-games-of-5-heaps", [file(&games(5, 4).collect_vec())]),
    ]
}

fn worst() -> Vec<Worst> {
    let heaps = |seed: u64| {
        let mut random = random(seed);
        (0..200_000)
            .map(|_| random.random_range(100_000_000..=1_000_000_000))
            .collect_vec()
    };
    vec![
        Worst::unanswered("one-game", "reading: 200 000 large heaps", move || {
            file(&[heaps(1)])
        }),
        Worst::unanswered(
            "many-games",
            "work per game: 200 000 games of one heap",
            move || file(&heaps(2).into_iter().map(|heap| vec![heap]).collect_vec()),
        ),
    ]
}

fn nim(input: &str) -> String {
    answers(input, |heaps| {
        heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0
    })
}

fn sum_for_xor(input: &str) -> String {
    answers(input, |heaps| heaps.iter().sum::<u32>() % 4 != 0)
}

fn some_heap_won(input: &str) -> String {
    answers(input, |heaps| heaps.iter().any(|heap| heap % 4 != 0))
}
