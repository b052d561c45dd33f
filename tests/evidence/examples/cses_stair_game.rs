//! Balls down the stairs, by play.

use evidence::prelude::*;
use evidence::shared::cses_lists::{self, GREATEST};
use evidence::shared::stairs::moves;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    cses_lists::problem("cses_stair_game", 0, oracle, list)
        .all([("n", 4), ("a heap", 4)])
        .all([("n", 5), ("a heap", 2)])
        .all([("n", 6), ("a heap", 1)])
        .wrong("odd-stairs", |balls| xor(balls.iter().copied().step_by(2)) != 0, "one-stair")
        .says("Takes the stairs 1, 3, 5, …; the balls on stair 1 cannot move, so 2, 4, 6, … are the odd steps.")
        .wrong("all-stairs", |balls| xor(balls.iter().copied()) != 0, "all")
        .says("Takes all stairs; every second one counts.")
        .wrong("stairs-from-the-top", |balls| xor(balls.iter().copied().rev().step_by(2)) != 0, "all")
        .says("Counts the stairs from the top; the bottom is where balls end.")
        .main()
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let shown = |balls: &Vec<u32>| board::heaps(balls.iter().copied());
    let mut play = Play::normal(moves).board(shown).label(|before, after| {
        let stair = (0..before.len()).find(|&stair| after[stair] > before[stair]).expect("balls come down");
        format!("{} from stair {}", after[stair] - before[stair], stair + 2)
    });
    move |balls| play.value(balls)
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
