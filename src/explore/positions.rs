//! Positions of any type: their values, one by one.

use std::fmt::{Debug, Write};
use std::hash::Hash;

use crate::explore::clock::{Clock, PATIENCE};
use crate::explore::report::Report;
use crate::games::Grundy;

/// A game on positions of any type, by the sums of positions that a move leaves.
pub struct Positions<'a, Position> {
    rule: Box<dyn Fn(&Position) -> Vec<Vec<Position>> + 'a>,
    seconds: u64,
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
    Positions { rule: Box::new(rule), seconds: PATIENCE }
}

impl<Position: Clone + Eq + Hash + Debug> Positions<'_, Position> {
    /// Now a table stops after this number of seconds; at first, after 30.
    pub fn within(mut self, seconds: u64) -> Self {
        self.seconds = seconds;
        self
    }

    /// The value of each of these positions, on a line of its own, as far as time allows.
    ///
    /// # Panics
    /// If a line of play repeats a position.
    ///
    /// # Complexity
    /// That of [`Grundy::value`]: all positions that can be reached are remembered.
    pub fn report(&self, of: impl IntoIterator<Item = Position>) -> String {
        let of: Vec<Position> = of.into_iter().collect();
        let (values, note) = self.values(&of);
        let mut text = String::new();
        for (position, value) in of.iter().zip(values) {
            // Nothing fails that writes to a string.
            let _ = writeln!(text, "{position:?} {value}");
        }
        text + &note
    }

    /// The values of the positions `at(0)` to `at(largest)`, or of as many as time allows, and the laws that fit them.
    ///
    /// ```
    /// use grundy::explore::positions;
    ///
    /// // Stones on a strip: a move takes two neighbours.
    /// let strip = positions(|strip: &Vec<bool>| {
    ///     let pairs = (1..strip.len()).filter(|&i| strip[i - 1] && strip[i]);
    ///     pairs.map(|i| vec![strip[..i - 1].to_vec(), strip[i + 1..].to_vec()]).collect()
    /// });
    /// let report = strip.family(60, |n| vec![true; n]).to_string();
    /// assert!(report.contains("these are the values of Dawson's Kayles"));
    /// ```
    ///
    /// # Panics
    /// As [`report`](Self::report) does.
    ///
    /// # Complexity
    /// That of [`report`](Self::report).
    pub fn family(&self, largest: usize, at: impl Fn(usize) -> Position) -> Report {
        let (values, note) = self.values(&(0..=largest).map(at).collect::<Vec<Position>>());
        Report::of(values).with_note(note)
    }

    /// The values of these positions, or of as many as time allows, and a note if it did not.
    fn values(&self, of: &[Position]) -> (Vec<usize>, String) {
        let clock = Clock::new(self.seconds, of.len());
        let mut grundy = Grundy::of_sums(|position| clock.unless_up(|| (self.rule)(position)));
        let mut values = vec![];
        for position in of {
            let value = grundy.value(position);
            if clock.is_up() {
                break;
            }
            clock.step();
            values.push(value);
        }
        (values, clock.note())
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, of: impl IntoIterator<Item = Position>) {
        print!("{}", self.report(of));
    }
}
