//! Games of two parameters: a table of values, and the laws that fit it.

use std::fmt::{self, Display, Formatter};
use std::fs;
use std::path::Path;

use crate::clock::{Clock, PATIENCE};
use crate::conclusion::Conclusion;
use crate::parts::{moves_in_one, whole_play};
use crate::{paint, plane};
use grundy::games::{Grundy, Outcome};

/// A game of two parameters, by what a move leaves.
pub struct Table<'a> {
    rule: Box<dyn Fn(usize, usize) -> Vec<Vec<(usize, usize)>> + 'a>,
    end: Option<Box<dyn Fn(usize, usize) -> Option<Outcome> + 'a>>,
    last_move_loses: bool,
    seconds: u64,
}

/// The game in which a move leads from a pair to one of those that `rule` gives. Who cannot move loses.
///
/// ```
/// use explore::table;
///
/// // Two heaps: take from one, or equally many from both.
/// let wythoff = table(|a, b| {
///     let one = (0..a).map(move |x| (x, b)).chain((0..b).map(move |y| (a, y)));
///     one.chain((1..=a.min(b)).map(move |k| (a - k, b - k))).collect()
/// });
/// assert!(wythoff.report(20, 20).to_string().contains("b − a is 0, 1, 2, …"));
/// ```
pub fn table<'a>(rule: impl Fn(usize, usize) -> Vec<(usize, usize)> + 'a) -> Table<'a> {
    table_of_sums(move |a, b| rule(a, b).into_iter().map(|pair| vec![pair]).collect())
}

/// The game in which a move leads from a pair to one of the sums of pairs that `rule` gives: to several, to one, or to
/// none.
///
/// ```
/// use explore::table_of_sums;
///
/// // A bar of a by b squares; a move breaks it along a line.
/// let bars = table_of_sums(|a, b| {
///     let across = (1..a).map(|x| vec![(x, b), (a - x, b)]);
///     across.chain((1..b).map(|y| vec![(a, y), (a, b - y)])).collect()
/// });
/// assert!(bars.report(20, 20).to_string().contains("lost iff ((a − 1) OR (b − 1)) mod 2 is 0"));
/// ```
pub fn table_of_sums<'a>(rule: impl Fn(usize, usize) -> Vec<Vec<(usize, usize)>> + 'a) -> Table<'a> {
    Table { rule: Box::new(rule), end: None, last_move_loses: false, seconds: PATIENCE }
}

impl<'a> Table<'a> {
    /// Now who makes the last move loses. Then a pair has no value, but is won, 1, or lost, 0.
    ///
    /// ```
    /// use explore::table;
    ///
    /// // Two heaps; who takes the last stone loses.
    /// let nim = table(|a, b| (0..a).map(|x| (x, b)).chain((0..b).map(|y| (a, y))).collect()).misere();
    /// assert_eq!(nim.values(2, 2), [[1, 0, 1], [0, 1, 1], [1, 1, 0]]);
    /// ```
    pub fn misere(mut self) -> Self {
        self.last_move_loses = true;
        self
    }

    /// Now the game is over at a pair that has an outcome by `end`: that of the player to move. A pair is won, 1, or
    /// lost, 0.
    ///
    /// ```
    /// use explore::table;
    /// use grundy::games::Outcome;
    ///
    /// // Two heaps; who makes them equal has won.
    /// let chase = table(|a, b| (0..a).map(|x| (x, b)).chain((0..b).map(|y| (a, y))).collect());
    /// let chase = chase.ending(|a, b| (a == b).then_some(Outcome::Loss));
    /// assert!(chase.report(20, 20).to_string().contains("lost iff a = b"));
    /// ```
    ///
    /// # Panics
    /// When a table is made, if an outcome is a draw.
    pub fn ending(mut self, end: impl Fn(usize, usize) -> Option<Outcome> + 'a) -> Self {
        self.end = Some(Box::new(end));
        self
    }

    /// Now a table stops after this number of seconds; at first, after 30.
    pub fn within(mut self, seconds: u64) -> Self {
        self.seconds = seconds;
        self
    }

    /// The values of the pairs up to (`a`, `b`), by rows; as many rows as time allows.
    ///
    /// # Panics
    /// If a line of play repeats a pair, or an outcome is a draw.
    ///
    /// # Complexity
    /// O(pairs + parts of their options) for those that can be reached. Where the last move loses or the game ends
    /// early, sums are played as a whole, which takes exponential time if moves leave several pairs.
    pub fn values(&self, a: usize, b: usize) -> Vec<Vec<usize>> {
        self.run(a, b).0
    }

    /// The rows that time allows, and a note if it does not allow all.
    fn run(&self, a: usize, b: usize) -> (Vec<Vec<usize>>, String) {
        let clock = Clock::new(self.seconds, a + 1);
        let rule = |&(a, b): &(usize, usize)| clock.unless_up(|| (self.rule)(a, b));
        let plays_whole = self.last_move_loses || self.end.is_some();
        let mut play = whole_play(
            |pairs: &[(usize, usize)]| moves_in_one(pairs, rule),
            |pairs| self.end.as_ref().and_then(|end| pairs.iter().find_map(|&(a, b)| end(a, b))),
            self.last_move_loses,
        );
        let mut grundy = Grundy::of_sums(rule);
        let mut value = |pair| if plays_whole { usize::from(play(&[pair])) } else { grundy.value(&pair) };
        let mut values = vec![];
        for x in 0..=a {
            let row = (0..=b).map(|y| value((x, y))).collect();
            if clock.is_up() {
                break;
            }
            clock.step();
            values.push(row);
        }
        (values, clock.note())
    }

    /// The table of the pairs up to (`a`, `b`), and the laws that fit it.
    ///
    /// # Panics
    /// As [`values`](Self::values) does.
    ///
    /// # Complexity
    /// That of [`values`](Self::values), and O(pairs · (`a` + `b`)) for the laws.
    pub fn report(&self, a: usize, b: usize) -> TableReport {
        let (values, note) = self.run(a, b);
        TableReport { conclusions: plane::find(&values), values, note }
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, a: usize, b: usize) {
        print!("{}", self.report(a, b));
    }

    /// Writes the table as a picture, an SVG file.
    ///
    /// # Errors
    /// If the file cannot be written.
    ///
    /// # Panics
    /// As [`values`](Self::values) does.
    pub fn draw(&self, a: usize, b: usize, path: impl AsRef<Path>) -> std::io::Result<()> {
        fs::write(path, paint::svg(&self.values(a, b)))
    }
}

/// The values of a table, and what follows from them.
pub struct TableReport {
    /// The values, row by row.
    pub values: Vec<Vec<usize>>,
    /// What follows from them.
    pub conclusions: Vec<Conclusion>,
    note: String,
}

/// So much of a table is printed.
const SCREEN: usize = 24;

impl Display for TableReport {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let shown = |row: &Vec<usize>| row.iter().take(SCREEN + 1).map(usize::to_string).collect();
        let cells: Vec<Vec<String>> = self.values.iter().take(SCREEN + 1).map(shown).collect();
        write!(f, "{}", paint::grid(&cells, |a, b| self.values[a][b] == 0))?;
        write!(f, "{}", self.note)?;
        let lost = plane::lost(&self.values);
        let half: Vec<String> =
            lost.iter().filter(|(a, b)| a <= b).take(12).map(|(a, b)| format!("({a}, {b}, {})", b - a)).collect();
        writeln!(f, "{} lost; (a, b, b − a) for a ≤ b: {}", lost.len(), half.join(" "))?;
        self.conclusions.iter().try_for_each(|conclusion| writeln!(f, "{conclusion}"))?;
        match plane::is_settled(&self.conclusions) {
            true => Ok(()),
            false => writeln!(f, "no law of the list holds for this table"),
        }
    }
}
