//! Positions of any type: their values, one by one.

use std::fmt::Debug;
use std::hash::Hash;

use crate::family::{Game, RunMeter};
use crate::law::Conclusion;
use crate::memo::{Memo, grundy_value};
use crate::meter::{Budget, budget};
use crate::parts::{moves_in_one, whole_play};
use crate::report::Report;
use grundy::games::Outcome;

/// A game on positions of any type, by the sums of positions that a move leaves.
pub struct Positions<'a, Position> {
    rule: Box<dyn Fn(&Position) -> Vec<Vec<Position>> + 'a>,
    end: Option<End<'a, Position>>,
    last_move_loses: bool,
    budget: Budget,
}

type End<'a, Position> = Box<dyn Fn(&Position) -> Option<Outcome> + 'a>;

/// The game in which a move leads from a position to one of the sums that `rule` gives: to several positions, to one,
/// or to none. A player who cannot move loses.
///
/// ```
/// use explore::{Game, positions};
///
/// // A word; a move deletes a letter that stands between two equal ones, and the word falls into two.
/// let words = positions(|word: &String| {
///     let is_between = |i: &usize| word.as_bytes()[i - 1] == word.as_bytes()[i + 1];
///     let places = (1..word.len().max(1) - usize::from(word.len() > 0)).filter(is_between);
///     places.map(|i| vec![word[..i].to_owned(), word[i + 1..].to_owned()]).collect()
/// });
/// assert_eq!(words.report(["aba", "ababa"].map(str::to_owned)).to_string(), "\"aba\" 1\n\"ababa\" 2\n");
/// ```
pub fn positions<'a, Position: Clone + Ord + Hash + Debug>(
    rule: impl Fn(&Position) -> Vec<Vec<Position>> + 'a,
) -> Positions<'a, Position> {
    Positions { rule: Box::new(rule), end: None, last_move_loses: false, budget: Budget::default() }
}

impl<'a, Position: Clone + Ord + Hash + Debug> Positions<'a, Position> {
    /// Makes the last move lose. Then a position has no value, but is won, 1, or lost, 0.
    #[must_use]
    pub fn misere(mut self) -> Self {
        self.last_move_loses = true;
        self
    }

    /// Ends the game where some position of a sum has an outcome by `end`, that of the player to move. A
    /// position is won, 1, or lost, 0.
    ///
    /// ```
    /// use explore::{Game, positions};
    /// use grundy::games::Outcome;
    ///
    /// // A strip of cells; a move marks one. The player who makes three neighbours has won.
    /// let strips = positions(|strip: &Vec<bool>| {
    ///     let free = (0..strip.len()).filter(|&i| !strip[i]);
    ///     free.map(|i| vec![(0..strip.len()).map(|j| strip[j] || i == j).collect()]).collect()
    /// });
    /// let has_three = |strip: &Vec<bool>| strip.windows(3).any(|cells| cells == [true; 3]);
    /// let strips = strips.ending(move |strip| has_three(strip).then_some(Outcome::Loss));
    /// assert_eq!(strips.family(|n| vec![false; n]).values(8), [0, 1, 0, 1, 1, 1, 0, 1, 1]);
    /// ```
    ///
    /// # Panics
    /// When values are computed, if an outcome is a draw.
    #[must_use]
    pub fn ending(mut self, end: impl Fn(&Position) -> Option<Outcome> + 'a) -> Self {
        self.end = Some(Box::new(end));
        self
    }

    budget!();

    /// The table of the positions `at(0)` to `at(largest)`, or of as many as the budget allows, with rows, known games
    /// and all laws of sequences.
    ///
    /// ```
    /// use explore::positions;
    ///
    /// // Stones on a strip: a move takes two neighbours.
    /// let strip = positions(|strip: &Vec<bool>| {
    ///     let pairs = (1..strip.len()).filter(|&i| strip[i - 1] && strip[i]);
    ///     pairs.map(|i| vec![strip[..i - 1].to_vec(), strip[i + 1..].to_vec()]).collect()
    /// });
    /// let report = strip.table(60, |n| vec![true; n]).to_string();
    /// assert!(report.contains("these are the values of Dawson's Kayles"));
    /// ```
    ///
    /// # Panics
    /// If a line of play repeats a position.
    ///
    /// # Complexity
    /// That of playing out all positions that can be reached: they are remembered. Where the last move loses or the
    /// game ends early, sums are played as a whole, which takes exponential time if moves leave several positions.
    pub fn table(&self, largest: usize, at: impl Fn(usize) -> Position) -> Report {
        let listing = self.report((0..=largest).map(at));
        Report::of(listing.entries.into_iter().map(|(_, value)| value).collect()).stopped(listing.stop)
    }
}

impl<Position: Clone + Ord + Hash + Debug> Game for Positions<'_, Position> {
    type Position = Position;
    type Value = usize;

    fn budget(&self) -> Budget {
        self.budget
    }

    fn laws(values: &[usize]) -> Vec<Conclusion> {
        Report::of(values.to_vec()).conclusions
    }

    fn run(&self, of: &[Position], RunMeter(meter): &RunMeter) -> Vec<usize> {
        let rule = |position: &Position| meter.unless_up(|| (self.rule)(position), Vec::len);
        let plays_whole = self.last_move_loses || self.end.is_some();
        let mut play = whole_play(
            |parts: &[Position]| moves_in_one(parts, rule),
            |parts| self.end.as_ref().and_then(|end| parts.iter().find_map(end)),
            self.last_move_loses,
        );
        let mut memo = Memo::new();
        meter.each(of, |position| match plays_whole {
            true => usize::from(play(std::slice::from_ref(position))),
            false => grundy_value(&mut memo, position, rule),
        })
    }
}
