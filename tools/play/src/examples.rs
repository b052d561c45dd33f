//! Games that tests play.

use judge::{Limits, Plain, Problem};
use kit::chance::{Step, fraction};
use kit::format::{int, row};
use kit::loopy::{Loopy, Outcome};
use kit::play::Play;
use kit::watch::{PLAYERS, totals};

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
            })
            .ended(|(_, shows)| if *shows == Some(true) { "heads" } else { "tails" }.to_owned());
            play.value(&(tosses, None))
        }
    };
    Problem::one("coin", Limits::UNKNOWN, row([int("n", 1..=9)]), oracle, Plain).all([("n", 3)]).into_problem()
}

/// A walk along arrows, on which nobody may want to come to the end.
pub fn walk() -> Problem {
    const ARROWS: [&[usize]; 8] = [&[], &[0], &[1], &[2], &[3], &[6, 1], &[5, 1], &[5, 2]];
    let oracle = || {
        |&start: &usize| {
            let walk = Loopy::new(|&place: &usize| ARROWS[place].to_vec(), |_| None);
            let walk = walk.label(|_, place| format!("to {place}"));
            matches!(walk.outcomes([start])[&start], Outcome::Win(_))
        }
    };
    Problem::one("walk", Limits::UNKNOWN, row([int("start", 0..=7)]), oracle, Plain).all([("n", 7)]).into_problem()
}

/// Two players take the first or the last of the numbers from 1 on, and each wants a great sum.
pub fn ends() -> Problem {
    type Position = (u32, u32, u32, u32);
    let oracle = || {
        |&most: &u32| {
            let moves = |&(low, high, mine, other): &Position| match low <= high {
                true => vec![(low + 1, high, other, mine + low), (low, high - 1, other, mine + high)],
                false => vec![],
            };
            let sums = |&(_, _, mine, other): &Position, after: &[(u32, u32)]| {
                after.iter().map(|&(other, mine)| (mine, other)).max().unwrap_or((mine, other))
            };
            let play = Play::new(moves, sums).worded(|&(mine, other)| totals([mine, other], PLAYERS));
            let label = |before: &Position, after: &Position| match before.0 < after.0 {
                true => format!("take {}", before.0),
                false => format!("take {}", before.1),
            };
            play.label(label).value(&(1, most, 0, 0)).0
        }
    };
    Problem::one("ends", Limits::UNKNOWN, row([int("n", 1..=9)]), oracle, Plain).all([("n", 5)]).into_problem()
}
