//! Balls down the stairs, by play.

use evidence::lists;
use evidence::prelude::*;
use evidence::rules::cses_lists::{self, GREATEST, LIMITS, answers};
use evidence::rules::stairs::moves;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    Problem::new("cses_stair_game", LIMITS, oracle, small)
        .played("all games up to 4 stairs of up to 4 balls, of 5 stairs of up to 2, of 6 stairs of up to 1")
        .worst(|| cses_lists::worst(list))
        .bounds(|| cses_lists::bounds(0))
        .wrong([
            wrong("odd-stairs", |input| answers(input, |balls| xor(balls.iter().step_by(2))), "one-stair").says(
                "Takes the stairs 1, 3, 5, …; the balls on stair 1 cannot move, so 2, 4, 6, … are the odd steps.",
            ),
            wrong("all-stairs", |input| answers(input, |balls| xor(balls.iter())), "all-games-up-to-4-stairs")
                .says("Takes all stairs; every second one counts."),
            wrong("stairs-from-the-top", from_the_top, "all-games-up-to-4-stairs")
                .says("Counts the stairs from the top; the bottom is where balls end."),
        ])
        .main()
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

/// Lost if the stairs 2, 4, 6, … hold two by two as many balls, the one that is left over none. A move from one of
/// these stairs is answered from its partner, and what comes down to one of them is moved on. With more balls on one of
/// them, the first player moves those away.
fn list(length: usize, won: bool, random: &mut Pcg64) -> Option<Vec<u32>> {
    let mut balls = |most| random.random_range(0..=most);
    let pairs = (0..length / 4).flat_map(|_| [balls(GREATEST / 2); 2]);
    let mut even = pairs.collect_vec();
    even.resize(length / 2, 0);
    let odd = (0..length.div_ceil(2)).map(|_| balls(GREATEST)).collect_vec();
    even.shuffle(random);
    if won {
        *even.last_mut()? += random.random_range(1..=GREATEST / 2);
    }
    even.shuffle(random);
    Some(odd.into_iter().interleave(even).collect())
}

fn xor<'a>(heaps: impl Iterator<Item = &'a u32>) -> bool {
    heaps.fold(0, |sum, heap| sum ^ heap) != 0
}

fn from_the_top(input: &str) -> String {
    answers(input, |balls| xor(balls.iter().rev().step_by(2)))
}
