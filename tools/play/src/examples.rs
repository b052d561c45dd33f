//! Games that tests play.

use judge::{Limits, Plain, Problem};
use kit::chance::{Step, fraction};
use kit::format::{int, row};
use kit::play::Play;

/// One stone is taken, or two.
pub fn take() -> Problem {
    let oracle = || {
        |stones: &u32| {
            let moves = |&stones: &u32| (1..=2).filter_map(|taken| stones.checked_sub(taken)).collect();
            Play::normal(moves).board(|&stones| kit::board::heaps([stones])).value(stones)
        }
    };
    Problem::one("take", Limits::UNKNOWN, row([int("n", 0..=9)]), oracle, Plain).all([("n", 9)]).into_problem()
}

/// A coin is tossed, and shown to the player who may toss once more.
pub fn coin() -> Problem {
    let oracle = || {
        |&tosses: &u32| {
            let mut play = Play::chances(|&(left, shows): &(u32, Option<bool>)| match shows {
                None => Step::Chance(vec![(left - 1, Some(false)), (left - 1, Some(true))]),
                Some(heads) if left == 0 => Step::Over(fraction(heads.into(), 1)),
                Some(_) => Step::First(vec![(0, shows), (left, None)]),
            });
            play.value(&(tosses, None))
        }
    };
    Problem::one("coin", Limits::UNKNOWN, row([int("n", 1..=9)]), oracle, Plain).all([("n", 3)]).into_problem()
}
