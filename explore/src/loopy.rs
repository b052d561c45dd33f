//! Play that may go on for ever: wins, losses, draws, and in how many moves.

use std::collections::HashMap;
use std::fmt::{Debug, Write};
use std::hash::Hash;

use crate::clock::{Clock, PATIENCE};
use crate::series;
use grundy::games::loopy::{Value, loopy_values};
use grundy::games::{Outcome, Outcomes};
use grundy::graphs::Digraph;

/// A game that may go on for ever, by the positions that a move leads to.
pub struct Loopy<'a, Position> {
    rule: Box<dyn Fn(&Position) -> Vec<Position> + 'a>,
    seconds: u64,
}

/// The game in which a move leads from a position to one of those that `rule` gives. Who cannot move loses; play
/// without an end is a draw.
///
/// ```
/// use explore::loopy;
///
/// // A piece on the squares 0 to 3 goes one step up or down; on square 0 it stays.
/// let piece = loopy(|&square: &u32| match square {
///     0 => vec![],
///     3 => vec![2],
///     _ => vec![square - 1, square + 1],
/// });
/// assert_eq!(piece.report(1..4), "1 wins in 1, value ∞(0)\n2 draws, value ∞()\n3 draws, value ∞()\n");
/// ```
pub fn loopy<'a, Position: Clone + Eq + Hash + Debug>(
    rule: impl Fn(&Position) -> Vec<Position> + 'a,
) -> Loopy<'a, Position> {
    Loopy { rule: Box::new(rule), seconds: PATIENCE }
}

impl<Position: Clone + Eq + Hash + Debug> Loopy<'_, Position> {
    /// Now it gives up the positions, if they are not all found, after this number of seconds; at first, after 30.
    pub fn within(mut self, seconds: u64) -> Self {
        self.seconds = seconds;
        self
    }

    /// Of each of these positions, on a line of its own: how it goes for the player to move, in how many moves if the
    /// winner hurries and the loser delays, and its value in sums. If time is up before all positions are found,
    /// nothing is known of any.
    ///
    /// # Complexity
    /// That of [`loopy_values`], for all positions that can be reached.
    pub fn report(&self, of: impl IntoIterator<Item = Position>) -> String {
        self.run(of).0
    }

    /// The [`report`](Self::report) on the positions `at(0)` to `at(largest)`, and the laws that fit the outcomes, and
    /// the numbers of moves where no position is a draw.
    ///
    /// ```
    /// use explore::loopy;
    ///
    /// // A piece on square n goes one or two steps down, or from square 4 up to 7.
    /// let piece = loopy(|&n: &usize| {
    ///     let down = (1..=2.min(n)).map(|steps| n - steps);
    ///     down.chain((n == 4).then_some(7)).collect()
    /// });
    /// let report = piece.family_report(60, |n| n);
    /// assert!(report.contains("outcome: period 3 (loses; wins; wins)"));
    /// assert!(report.contains("moves: arithmetic-periodic, g(n + 3) = g(n) + 2"));
    /// ```
    ///
    /// # Complexity
    /// That of [`report`](Self::report).
    pub fn family_report(&self, largest: usize, at: impl Fn(usize) -> Position) -> String {
        let (text, outcomes, moves) = self.run((0..=largest).map(at));
        let mut laws = series::find("outcome", &outcomes, |from, to| (from == to).then_some(0));
        if moves.len() == outcomes.len() {
            laws.extend(series::find("moves", &moves, |from, to| i64::from(*to).checked_sub((*from).into())));
        }
        text + &series::text(&laws, outcomes.len())
    }

    /// The lines of the report, the outcomes, and the numbers of moves where there are some.
    fn run(&self, of: impl IntoIterator<Item = Position>) -> (String, Vec<&'static str>, Vec<u32>) {
        let mut all: Vec<Position> = vec![];
        let mut index = HashMap::new();
        let mut number = |all: &mut Vec<Position>, position: Position| {
            *index.entry(position.clone()).or_insert_with(|| {
                all.push(position);
                all.len() - 1
            })
        };
        let wanted: Vec<usize> = of.into_iter().map(|position| number(&mut all, position)).collect();
        let (mut arcs, mut from) = (vec![], 0);
        let clock = Clock::new(self.seconds, wanted.len());
        while from < all.len() && !clock.is_up() {
            for next in (self.rule)(&all[from]) {
                arcs.push((from, number(&mut all, next)));
            }
            from += 1;
        }
        if from < all.len() {
            return (clock.note(), vec![], vec![]);
        }
        let graph = Digraph::new(all.len(), arcs);
        let outcomes = Outcomes::of_graph(&graph);
        let values = loopy_values(&graph);
        let (mut text, mut known, mut lengths) = (String::new(), vec![], vec![]);
        for place in wanted {
            let outcome = match outcomes.get(place) {
                Outcome::Win => "wins",
                Outcome::Loss => "loses",
                Outcome::Draw => "draws",
            };
            known.push(outcome);
            lengths.extend(outcomes.moves(place));
            let moves = outcomes.moves(place).map(|moves| format!(" in {moves}")).unwrap_or_default();
            let value = match &values[place] {
                Value::Nimber(nimber) => nimber.to_string(),
                Value::Infinite(nimbers) => {
                    let nimbers: Vec<String> = nimbers.iter().map(usize::to_string).collect();
                    format!("∞({})", nimbers.join(", "))
                }
            };
            let _ = writeln!(text, "{:?} {outcome}{moves}, value {value}", all[place]);
        }
        (text, known, lengths)
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, of: impl IntoIterator<Item = Position>) {
        print!("{}", self.report(of));
    }

    /// Prints the [`family_report`](Self::family_report).
    pub fn show_family(&self, largest: usize, at: impl Fn(usize) -> Position) {
        print!("{}", self.family_report(largest, at));
    }
}
