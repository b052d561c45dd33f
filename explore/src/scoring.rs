//! Play for a score: by how much the player to move gets more.

use std::fmt::{Debug, Write};
use std::hash::Hash;

use crate::clock::{Clock, PATIENCE};
use crate::memo::Memo;
use crate::series;

/// A game for a score, by the gains of its moves and where they lead.
pub struct Scoring<'a, Position> {
    rule: Box<dyn Fn(&Position) -> Vec<(i64, Position)> + 'a>,
    seconds: u64,
}

/// The game in which a move gains a number and leads to a position, one of the pairs that `rule` gives. The game ends
/// where there is no move, and each player wants his own gains less those of the other.
///
/// ```
/// use explore::scoring;
///
/// // Take a number from either end of a row.
/// let row = scoring(|row: &Vec<i64>| match &row[..] {
///     [] => vec![],
///     [first, .., last] => vec![(*first, row[1..].to_vec()), (*last, row[..row.len() - 1].to_vec())],
///     [only] => vec![(*only, vec![])],
/// });
/// assert_eq!(row.report([vec![4, 5, 1, 3]]), "[4, 5, 1, 3] 3\n");
/// ```
pub fn scoring<'a, Position: Clone + Eq + Hash + Debug>(
    rule: impl Fn(&Position) -> Vec<(i64, Position)> + 'a,
) -> Scoring<'a, Position> {
    Scoring { rule: Box::new(rule), seconds: PATIENCE }
}

impl<Position: Clone + Eq + Hash + Debug> Scoring<'_, Position> {
    /// Now a table stops after this number of seconds; at first, after 30.
    pub fn within(mut self, seconds: u64) -> Self {
        self.seconds = seconds;
        self
    }

    /// Of each of these positions, on a line of its own, by how much the player to move gets more if both play well; of
    /// as many as time allows.
    ///
    /// # Panics
    /// If a line of play repeats a position, or a score does not fit 64 bits.
    ///
    /// # Complexity
    /// O(positions + moves) for those that can be reached.
    pub fn report(&self, of: impl IntoIterator<Item = Position>) -> String {
        self.run(of).0
    }

    /// The [`report`](Self::report) on the positions `at(0)` to `at(largest)`, and the laws that fit the lead of
    /// the player to move.
    ///
    /// ```
    /// use explore::scoring;
    ///
    /// // Take one or two out of n coins.
    /// let coins = scoring(|&n: &usize| (1..=2.min(n)).map(|taken| (taken as i64, n - taken)).collect());
    /// let report = coins.family_report(40, |n| n);
    /// assert!(report.ends_with("holds for all 41, found on 20: lead: period 4 (0; 1; 2; 1)\n"));
    /// ```
    ///
    /// # Panics
    /// As [`report`](Self::report) does.
    ///
    /// # Complexity
    /// That of [`report`](Self::report).
    pub fn family_report(&self, largest: usize, at: impl Fn(usize) -> Position) -> String {
        let (text, leads) = self.run((0..=largest).map(at));
        let laws = series::find("lead", &leads, |from, to| to.checked_sub(*from));
        text + &series::text(&laws, leads.len())
    }

    /// The lines of the report, and their numbers.
    fn run(&self, of: impl IntoIterator<Item = Position>) -> (String, Vec<i64>) {
        let of: Vec<Position> = of.into_iter().collect();
        let clock = Clock::new(self.seconds, of.len());
        let rule = |position: &Position| clock.unless_up(|| (self.rule)(position));
        let mut memo = Memo::new();
        let (mut text, mut leads) = (String::new(), vec![]);
        for position in &of {
            let after = |position: &Position| rule(position).into_iter().map(|(_, next)| next).collect();
            let lead = memo.get(position, after, |position, lead| {
                let leads = rule(position)
                    .into_iter()
                    .map(|(gain, next)| gain.checked_sub(lead(&next)).expect("a score fits 64 bits"));
                leads.max().unwrap_or(0)
            });
            if clock.is_up() {
                break;
            }
            clock.step();
            leads.push(lead);
            let _ = writeln!(text, "{position:?} {lead}");
        }
        (text + &clock.note(), leads)
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
