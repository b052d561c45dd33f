//! Play that may go on for ever: wins, losses, draws, and in how many moves.

use std::collections::HashMap;
use std::fmt::{Debug, Write};
use std::hash::Hash;

use crate::games::loopy::{Value, loopy_values};
use crate::games::{Outcome, Outcomes};
use crate::graphs::Digraph;

/// A game that may go on for ever, by the positions that a move leads to.
pub struct Loopy<'a, Position> {
    rule: Box<dyn Fn(&Position) -> Vec<Position> + 'a>,
}

/// The game in which a move leads from a position to one of those that `rule` gives. Who cannot move loses; play without
/// an end is a draw.
///
/// ```
/// use grundy::explore::loopy;
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
    Loopy { rule: Box::new(rule) }
}

impl<Position: Clone + Eq + Hash + Debug> Loopy<'_, Position> {
    /// Of each of these positions, on a line of its own: how it goes for the player to move, in how many moves if the
    /// winner hurries and the loser delays, and its value in sums.
    ///
    /// # Complexity
    /// That of [`loopy_values`], for all positions that can be reached.
    pub fn report(&self, of: impl IntoIterator<Item = Position>) -> String {
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
        while from < all.len() {
            for next in (self.rule)(&all[from]) {
                arcs.push((from, number(&mut all, next)));
            }
            from += 1;
        }
        let graph = Digraph::new(all.len(), arcs);
        let outcomes = Outcomes::of_graph(&graph);
        let values = loopy_values(&graph);
        let mut text = String::new();
        for place in wanted {
            let outcome = match outcomes.get(place) {
                Outcome::Win => "wins",
                Outcome::Loss => "loses",
                Outcome::Draw => "draws",
            };
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
        text
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, of: impl IntoIterator<Item = Position>) {
        print!("{}", self.report(of));
    }
}
