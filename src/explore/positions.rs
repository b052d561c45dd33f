//! Positions of any type: their values, one by one.

use std::fmt::{Debug, Write};
use std::hash::Hash;

use crate::explore::clock::{Clock, PATIENCE};
use crate::games::Grundy;

/// A game on positions of any type, by the sums of positions that a move leaves.
pub struct Positions<'a, Position> {
    rule: Box<dyn Fn(&Position) -> Vec<Vec<Position>> + 'a>,
}

/// The game in which a move leads from a position to one of the sums that `rule` gives: to several positions, to one, or
/// to none. Who cannot move loses.
///
/// ```
/// use grundy::explore::positions;
///
/// // A word; a move deletes a letter that stands between two equal ones, and the word falls into two.
/// let words = positions(|word: &String| {
///     let is_between = |i: &usize| word.as_bytes()[i - 1] == word.as_bytes()[i + 1];
///     let places = (1..word.len().max(1) - usize::from(word.len() > 0)).filter(is_between);
///     places.map(|i| vec![word[..i].to_owned(), word[i + 1..].to_owned()]).collect()
/// });
/// assert_eq!(words.report(["aba", "ababa"].map(str::to_owned)), "\"aba\" 1\n\"ababa\" 2\n");
/// ```
pub fn positions<'a, Position: Clone + Eq + Hash + Debug>(
    rule: impl Fn(&Position) -> Vec<Vec<Position>> + 'a,
) -> Positions<'a, Position> {
    Positions { rule: Box::new(rule) }
}

impl<Position: Clone + Eq + Hash + Debug> Positions<'_, Position> {
    /// The value of each of these positions, on a line of its own.
    ///
    /// # Panics
    /// If a line of play repeats a position.
    ///
    /// # Complexity
    /// That of [`Grundy::value`]: all positions that can be reached are remembered.
    pub fn report(&self, of: impl IntoIterator<Item = Position>) -> String {
        let mut grundy = Grundy::of_sums(|position| (self.rule)(position));
        let mut clock = Clock::new(PATIENCE);
        let mut text = String::new();
        let all: Vec<Position> = of.into_iter().collect();
        for (done, position) in all.iter().enumerate() {
            if clock.is_up(done, all.len()) {
                return text + "stopped\n";
            }
            // Nothing fails that writes to a string.
            let _ = writeln!(text, "{position:?} {}", grundy.value(position));
        }
        text
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, of: impl IntoIterator<Item = Position>) {
        print!("{}", self.report(of));
    }
}
