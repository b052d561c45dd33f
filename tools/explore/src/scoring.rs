//! Play for a score: by how much the player to move gets more.

use std::fmt::Debug;
use std::hash::Hash;

use crate::family::{Game, RunMeter};
use crate::law::Conclusion;
use crate::memo::Memo;
use crate::meter::{Budget, budget};
use crate::series;

/// A game for a score, by the gains of its moves and where they lead.
pub struct Scoring<'a, Position> {
    rule: Box<dyn Fn(&Position) -> Vec<(i64, Position)> + 'a>,
    budget: Budget,
}

/// The game in which a move gains a number and leads to a position, one of the pairs that `rule` gives. The game ends
/// where there is no move, and each player wants his own gains less those of the other.
///
/// ```
/// use explore::{Game, scoring};
///
/// // Take a number from either end of a row.
/// let row = scoring(|row: &Vec<i64>| match &row[..] {
///     [] => vec![],
///     [first, .., last] => vec![(*first, row[1..].to_vec()), (*last, row[..row.len() - 1].to_vec())],
///     [only] => vec![(*only, vec![])],
/// });
/// assert_eq!(row.values([vec![4, 5, 1, 3]]), [3]);
///
/// // Take one or two out of n coins.
/// let coins = scoring(|&n: &usize| (1..=2.min(n)).map(|taken| (taken as i64, n - taken)).collect());
/// let report = coins.family(|n| n).report(40).to_string();
/// assert!(report.ends_with("holds for all 41, found on 20: lead: period 4 (0; 1; 2; 1)\n"));
/// ```
pub fn scoring<'a, Position: Clone + Eq + Hash + Debug>(
    rule: impl Fn(&Position) -> Vec<(i64, Position)> + 'a,
) -> Scoring<'a, Position> {
    Scoring { rule: Box::new(rule), budget: Budget::default() }
}

impl<Position: Clone + Eq + Hash + Debug> Scoring<'_, Position> {
    budget!();
}

/// A value is by how much the player to move gets more if both play well.
///
/// # Panics
/// If a score does not fit 64 bits.
///
/// # Complexity
/// O(positions + moves) for those that can be reached.
impl<Position: Clone + Eq + Hash + Debug> Game for Scoring<'_, Position> {
    type Position = Position;
    type Value = i64;

    fn budget(&self) -> Budget {
        self.budget
    }

    fn laws(values: &[i64]) -> Vec<Conclusion> {
        series::find("lead", values, |from, to| to.checked_sub(*from))
    }

    fn run(&self, of: &[Position], RunMeter(meter): &RunMeter) -> Vec<i64> {
        let mut memo = Memo::new();
        meter.each(of, |position| {
            let expand = |position: &Position| {
                let moves = meter.unless_up(|| (self.rule)(position), |_| 1);
                let after = moves.iter().map(|(_, next)| next.clone()).collect();
                (moves, after)
            };
            memo.get(position, expand, |moves: Vec<(i64, Position)>, lead| {
                let leads =
                    moves.into_iter().map(|(gain, next)| gain.checked_sub(lead(&next)).expect("a score fits 64 bits"));
                leads.max().unwrap_or(0)
            })
        })
    }
}
