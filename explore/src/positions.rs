//! Positions of any type: their values, one by one.

use std::fmt::{Debug, Write};
use std::hash::Hash;

use crate::clock::{Clock, PATIENCE};
use crate::parts::{moves_in_one, whole_play};
use crate::report::Report;
use grundy::games::{Grundy, Outcome};

/// A game on positions of any type, by the sums of positions that a move leaves.
pub struct Positions<'a, Position> {
    rule: Box<dyn Fn(&Position) -> Vec<Vec<Position>> + 'a>,
    end: Option<End<'a, Position>>,
    last_move_loses: bool,
    seconds: u64,
}

type End<'a, Position> = Box<dyn Fn(&Position) -> Option<Outcome> + 'a>;

/// The game in which a move leads from a position to one of the sums that `rule` gives: to several positions, to one,
/// or to none. Who cannot move loses.
///
/// ```
/// use explore::positions;
///
/// // A word; a move deletes a letter that stands between two equal ones, and the word falls into two.
/// let words = positions(|word: &String| {
///     let is_between = |i: &usize| word.as_bytes()[i - 1] == word.as_bytes()[i + 1];
///     let places = (1..word.len().max(1) - usize::from(word.len() > 0)).filter(is_between);
///     places.map(|i| vec![word[..i].to_owned(), word[i + 1..].to_owned()]).collect()
/// });
/// assert_eq!(words.report(["aba", "ababa"].map(str::to_owned)), "\"aba\" 1\n\"ababa\" 2\n");
/// ```
pub fn positions<'a, Position: Clone + Ord + Hash + Debug>(
    rule: impl Fn(&Position) -> Vec<Vec<Position>> + 'a,
) -> Positions<'a, Position> {
    Positions { rule: Box::new(rule), end: None, last_move_loses: false, seconds: PATIENCE }
}

impl<'a, Position: Clone + Ord + Hash + Debug> Positions<'a, Position> {
    /// Now who makes the last move loses. Then a position has no value, but is won, 1, or lost, 0.
    pub fn misere(mut self) -> Self {
        self.last_move_loses = true;
        self
    }

    /// Now the game is over where some position of a sum has an outcome by `end`: that of the player to move. A
    /// position is won, 1, or lost, 0.
    ///
    /// ```
    /// use explore::positions;
    /// use grundy::games::Outcome;
    ///
    /// // A strip of cells; a move marks one. Who makes three neighbours has won.
    /// let strips = positions(|strip: &Vec<bool>| {
    ///     let free = (0..strip.len()).filter(|&i| !strip[i]);
    ///     free.map(|i| vec![(0..strip.len()).map(|j| strip[j] || i == j).collect()]).collect()
    /// });
    /// let has_three = |strip: &Vec<bool>| strip.windows(3).any(|cells| cells == [true; 3]);
    /// let strips = strips.ending(move |strip| has_three(strip).then_some(Outcome::Loss));
    /// assert_eq!(strips.family(8, |n| vec![false; n]).values, [0, 1, 0, 1, 1, 1, 0, 1, 1]);
    /// ```
    ///
    /// # Panics
    /// When values are computed, if an outcome is a draw.
    pub fn ending(mut self, end: impl Fn(&Position) -> Option<Outcome> + 'a) -> Self {
        self.end = Some(Box::new(end));
        self
    }

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
    /// That of [`Grundy::value`]: all positions that can be reached are remembered. Where the last move loses or the
    /// game ends early, sums are played as a whole, which takes exponential time if moves leave several positions.
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
    /// use explore::positions;
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
        let rule = |position: &Position| clock.unless_up(|| (self.rule)(position));
        let plays_whole = self.last_move_loses || self.end.is_some();
        let mut play = whole_play(
            |parts: &[Position]| moves_in_one(parts, rule),
            |parts| self.end.as_ref().and_then(|end| parts.iter().find_map(end)),
            self.last_move_loses,
        );
        let mut grundy = Grundy::of_sums(rule);
        let mut value = |position: &Position| match plays_whole {
            true => usize::from(play(std::slice::from_ref(position))),
            false => grundy.value(position),
        };
        let mut values = vec![];
        for position in of {
            let value = value(position);
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
