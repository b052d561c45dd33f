//! Play that may go on for ever: wins, losses, draws, and in how many moves.

use std::collections::HashMap;
use std::fmt::{self, Debug, Display, Formatter};
use std::hash::Hash;

use crate::family::{Game, RunMeter};
use crate::law::Conclusion;
use crate::meter::{Budget, budget};
use crate::series;
use grundy::games::loopy::{Value, loopy_values};
use grundy::games::{Outcome, Outcomes};
use grundy::graphs::Digraph;

/// A game that may go on for ever, by the positions that a move leads to.
pub struct Loopy<'a, Position> {
    rule: Box<dyn Fn(&Position) -> Vec<Position> + 'a>,
    end: Option<Box<dyn Fn(&Position) -> Option<Outcome> + 'a>>,
    budget: Budget,
}

/// What is known of a position of a loopy game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopyValue {
    /// How it goes for the player to move.
    pub outcome: Outcome,
    /// In how many moves, if somebody wins: the winner hurries, and the loser delays.
    pub moves: Option<u32>,
    /// What it is worth in sums; nothing where the game is over before nobody can move.
    pub value: Option<Value>,
}

/// The game in which a move leads from a position to one of those that `rule` gives. A player who cannot move loses;
/// play without an end is a draw.
///
/// ```
/// use explore::{Game, loopy};
///
/// // A piece on the squares 0 to 3 goes one step up or down; on square 0 it stays.
/// let piece = loopy(|&square: &u32| match square {
///     0 => vec![],
///     3 => vec![2],
///     _ => vec![square - 1, square + 1],
/// });
/// assert_eq!(piece.report(1..4).to_string(), "1 wins in 1, value ∞(0)\n2 draws, value ∞()\n3 draws, value ∞()\n");
/// ```
pub fn loopy<'a, Position: Clone + Eq + Hash + Debug>(
    rule: impl Fn(&Position) -> Vec<Position> + 'a,
) -> Loopy<'a, Position> {
    Loopy { rule: Box::new(rule), end: None, budget: Budget::default() }
}

impl<'a, Position: Clone + Eq + Hash + Debug> Loopy<'a, Position> {
    /// Ends the game where a position has an outcome by `end`, that of the player to move; moves from there do not
    /// count. Then a position has no value in sums.
    ///
    /// ```
    /// use explore::{Game, loopy};
    /// use grundy::games::Outcome;
    ///
    /// // Two pieces on a circle of six places: a move takes the first one step on or back. Who meets the second has
    /// // won.
    /// let chase = loopy(|&(a, b): &(u32, u32)| vec![(b, (a + 1) % 6), (b, (a + 5) % 6)]);
    /// let chase = chase.ending(|(a, b)| (a == b).then_some(Outcome::Loss));
    /// let outcomes: Vec<Outcome> = chase.values([(0, 1), (0, 3)]).iter().map(|value| value.outcome).collect();
    /// assert_eq!(outcomes, [Outcome::Win, Outcome::Draw]);
    /// ```
    #[must_use]
    pub fn ending(mut self, end: impl Fn(&Position) -> Option<Outcome> + 'a) -> Self {
        self.end = Some(Box::new(end));
        self
    }

    budget!();
}

/// If the budget is used up before all positions are found, nothing is known of any.
///
/// # Complexity
/// That of [`loopy_values`], for all positions that can be reached.
impl<Position: Clone + Eq + Hash + Debug> Game for Loopy<'_, Position> {
    type Position = Position;
    type Value = LoopyValue;

    fn budget(&self) -> Budget {
        self.budget
    }

    fn laws(values: &[LoopyValue]) -> Vec<Conclusion> {
        let outcomes: Vec<&str> = values.iter().map(|value| word(value.outcome)).collect();
        let mut laws = series::find("outcome", &outcomes, |from, to| (from == to).then_some(0));
        let moves: Option<Vec<u32>> = values.iter().map(|value| value.moves).collect();
        if let Some(moves) = moves {
            laws.extend(series::find("moves", &moves, |from, to| i64::from(*to).checked_sub((*from).into())));
        }
        laws
    }

    fn run(&self, of: &[Position], RunMeter(meter): &RunMeter) -> Vec<LoopyValue> {
        let mut all: Vec<Position> = vec![];
        let mut index = HashMap::new();
        let mut number = |all: &mut Vec<Position>, position: &Position| match index.get(position) {
            Some(&known) => known,
            None => {
                all.push(position.clone());
                index.insert(position.clone(), all.len() - 1);
                all.len() - 1
            }
        };
        let wanted: Vec<usize> = of.iter().map(|position| number(&mut all, position)).collect();
        let (mut arcs, mut ends, mut from) = (vec![], vec![], 0);
        while from < all.len() && !meter.is_up() {
            let end = self.end.as_ref().and_then(|end| end(&all[from]));
            ends.push(end);
            if end.is_none() {
                for next in meter.unless_up(|| (self.rule)(&all[from]), |_| 1) {
                    arcs.push((from, number(&mut all, &next)));
                }
            }
            from += 1;
        }
        if meter.is_up() {
            return vec![];
        }
        let graph = Digraph::new(all.len(), arcs);
        let outcomes = match self.end.is_some() {
            true => Outcomes::of_graph_with_ends(&graph, |place| ends[place]),
            false => Outcomes::of_graph(&graph),
        };
        let values = if self.end.is_some() { vec![] } else { loopy_values(&graph) };
        let value = |place| LoopyValue {
            outcome: outcomes.get(place),
            moves: outcomes.moves(place),
            value: values.get(place).cloned(),
        };
        wanted.into_iter().map(value).inspect(|_| meter.step()).collect()
    }
}

fn word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "wins",
        Outcome::Loss => "loses",
        Outcome::Draw => "draws",
    }
}

impl Display for LoopyValue {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{}", word(self.outcome))?;
        if let Some(moves) = self.moves {
            write!(f, " in {moves}")?;
        }
        match &self.value {
            None => Ok(()),
            Some(Value::Nimber(nimber)) => write!(f, ", value {nimber}"),
            Some(Value::Infinite(nimbers)) => {
                let nimbers: Vec<String> = nimbers.iter().map(usize::to_string).collect();
                write!(f, ", value ∞({})", nimbers.join(", "))
            }
        }
    }
}
