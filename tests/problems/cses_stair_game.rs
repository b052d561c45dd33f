//! Balls down the stairs, by play.

use crate::cses_nim_game_1::{LIMITS, answers, worst};
use crate::kit::lists;
use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "cses_stair_game",
        limits: LIMITS,
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "odd-stairs",
                answer: odd_stairs,
                rejected_by: "one-stair",
            },
            Wrong {
                name: "all-stairs",
                answer: all_stairs,
                rejected_by: "all-games-up-to-4-stairs",
            },
            Wrong {
                name: "stairs-from-the-top",
                answer: from_the_top,
                rejected_by: "all-games-up-to-4-stairs",
            },
        ],
        refused: &[
            Refused {
                name: "fewer-balls-than-none",
                input: "1\n2\n0 -1\n",
                error: r#"line 3, column 3: expected an integer from 0 to 1000000000, found "-1""#,
            },
            Refused {
                name: "no-stairs",
                input: "1\n0\n",
                error: r#"line 2, column 1: expected an integer from 1 to 200000, found "0""#,
            },
        ],
        ..Problem::default()
    }
}

/// Move any positive number of balls from a stair to the next lower one.
fn moves(balls: &Vec<u32>) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for stair in 1..balls.len() {
        for moved in 1..=balls[stair] {
            let mut next = balls.clone();
            next[stair] -= moved;
            next[stair - 1] += moved;
            successors.push(next);
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |balls| play.value(&balls))
}

fn small() -> Vec<Small> {
    let all = (1..=4).flat_map(|n| lists::all(n, 0..=4)).collect_vec();
    let longer = [lists::all(5, 0..=2), lists::all(6, 0..=1)].concat();
    vec![
        Small::new("all-games-up-to-4-stairs", [lists::file(&all)]),
        Small::new("all-games-of-5-and-6-stairs", [lists::file(&longer)]),
    ]
}

fn xor<'a>(heaps: impl Iterator<Item = &'a u32>) -> bool {
    heaps.fold(0, |sum, heap| sum ^ heap) != 0
}

fn odd_stairs(input: &str) -> String {
    answers(input, |balls| xor(balls.iter().step_by(2)))
}

fn all_stairs(input: &str) -> String {
    answers(input, |balls| xor(balls.iter()))
}

fn from_the_top(input: &str) -> String {
    answers(input, |balls| xor(balls.iter().rev().step_by(2)))
}
