//! Play for a score: by how much the player to move gets more.

use std::fmt::{Debug, Write};
use std::hash::Hash;

use crate::explore::memo::Memo;

/// A game for a score, by the gains of its moves and where they lead.
pub struct Scoring<'a, Position> {
    rule: Box<dyn Fn(&Position) -> Vec<(i64, Position)> + 'a>,
}

/// The game in which a move gains a number and leads to a position, one of the pairs that `rule` gives. The game ends
/// where there is no move, and each player wants his own gains less those of the other.
///
/// ```
/// use grundy::explore::scoring;
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
    Scoring { rule: Box::new(rule) }
}

impl<Position: Clone + Eq + Hash + Debug> Scoring<'_, Position> {
    /// Of each of these positions, on a line of its own, by how much the player to move gets more if both play well.
    ///
    /// # Panics
    /// If a line of play repeats a position, or a score does not fit 64 bits.
    ///
    /// # Complexity
    /// O(positions + moves) for those that can be reached.
    pub fn report(&self, of: impl IntoIterator<Item = Position>) -> String {
        let mut memo = Memo::new();
        let mut text = String::new();
        for position in of {
            let after = |position: &Position| (self.rule)(position).into_iter().map(|(_, next)| next).collect();
            let lead = memo.get(&position, after, |position, lead| {
                let leads = (self.rule)(position)
                    .into_iter()
                    .map(|(gain, next)| gain.checked_sub(lead(&next)).expect("a score fits 64 bits"));
                leads.max().unwrap_or(0)
            });
            let _ = writeln!(text, "{position:?} {lead}");
        }
        text
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, of: impl IntoIterator<Item = Position>) {
        print!("{}", self.report(of));
    }
}
