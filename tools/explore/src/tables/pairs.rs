//! Games of two parameters: a table of values, and the laws that fit it.

use std::fmt::{self, Display, Formatter};
use std::fs;
use std::path::Path;

use crate::laws::law::{Conclusion, NO_POSITION};
use crate::laws::search_pairs;
use crate::play::memo::{Memo, grundy_value};
use crate::play::meter::{Budget, Meter, Stop, budget};
use crate::play::whole::{moves_in_one, whole_play};
use crate::tables::draw;
use grundy::games::Outcome;

/// A game of two parameters, by what a move leaves.
pub struct Table<'a> {
    rule: Box<dyn Fn(usize, usize) -> Vec<Vec<(usize, usize)>> + 'a>,
    end: Option<Box<dyn Fn(usize, usize) -> Option<Outcome> + 'a>>,
    is_position: Option<Box<dyn Fn(usize, usize) -> bool + 'a>>,
    last_move_loses: bool,
    budget: Budget,
}

/// The game in which a move leads from a pair to one of those that `rule` gives. A player who cannot move loses.
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
    Table { rule: Box::new(rule), end: None, is_position: None, last_move_loses: false, budget: Budget::default() }
}

impl<'a> Table<'a> {
    /// Makes the last move lose. Then a pair has no value, but is won, 1, or lost, 0.
    ///
    /// ```
    /// use explore::table;
    ///
    /// // Two heaps; the player who takes the last stone loses.
    /// let nim = table(|a, b| (0..a).map(|x| (x, b)).chain((0..b).map(|y| (a, y))).collect()).misere();
    /// assert_eq!(nim.values(2, 2), [[1, 0, 1], [0, 1, 1], [1, 1, 0]]);
    /// ```
    #[must_use]
    pub fn misere(mut self) -> Self {
        self.last_move_loses = true;
        self
    }

    /// Ends the game at a pair that has an outcome by `end`, that of the player to move. A pair is won, 1, or
    /// lost, 0.
    ///
    /// ```
    /// use explore::table;
    /// use grundy::games::Outcome;
    ///
    /// // Two heaps; the player who makes them equal has won.
    /// let chase = table(|a, b| (0..a).map(|x| (x, b)).chain((0..b).map(|y| (a, y))).collect());
    /// let chase = chase.ending(|a, b| (a == b).then_some(Outcome::Loss));
    /// assert!(chase.report(20, 20).to_string().contains("lost iff a = b"));
    /// ```
    ///
    /// # Panics
    /// When a table is made, if an outcome is a draw.
    #[must_use]
    pub fn ending(mut self, end: impl Fn(usize, usize) -> Option<Outcome> + 'a) -> Self {
        self.end = Some(Box::new(end));
        self
    }

    /// Takes only these pairs for positions. In the table the others have the value [`NO_POSITION`], and no law speaks
    /// of them.
    ///
    /// ```
    /// use explore::{NO_POSITION, table};
    ///
    /// // Chomp with two rows, the lower one not the shorter: a move cuts one row, or both. The player who
    /// // takes the last square loses.
    /// let chomp = table(|a, b| {
    ///     let lower = (0..a).map(|left| (left, b.min(left)));
    ///     lower.chain((0..b).map(|left| (a, left))).collect()
    /// });
    /// let chomp = chomp.only(|a, b| b <= a).misere();
    /// assert_eq!(chomp.values(2, 2), [[1, NO_POSITION, NO_POSITION], [0, 1, NO_POSITION], [1, 0, 1]]);
    /// assert!(chomp.report(30, 30).to_string().contains("lost iff |a − b| is 1"));
    /// ```
    ///
    /// # Panics
    /// When a table is made, if a move leads from a position to a pair that is none.
    #[must_use]
    pub fn only(mut self, is_position: impl Fn(usize, usize) -> bool + 'a) -> Self {
        self.is_position = Some(Box::new(is_position));
        self
    }

    budget!();

    /// The values of the pairs up to (`a`, `b`), by rows.
    ///
    /// # Panics
    /// If a line of play repeats a pair, if an outcome is a draw, or if the budget is used up: a
    /// [`report`](Self::report) has what is there.
    ///
    /// # Complexity
    /// O(pairs + parts of their options) for those that can be reached. Where the last move loses or the game ends
    /// early, sums are played as a whole, which takes exponential time if moves leave several pairs.
    pub fn values(&self, a: usize, b: usize) -> Vec<Vec<usize>> {
        let (values, stop) = self.run(a, b);
        if let Some(stop) = stop {
            panic!("{stop}");
        }
        values
    }

    /// The rows that the budget allows, and where it stopped them: then there are as many columns, if so many were
    /// asked for.
    fn run(&self, a: usize, b: usize) -> (Vec<Vec<usize>>, Option<Stop>) {
        let meter = Meter::new(self.budget, a + 1);
        let is_position = |a, b| self.is_position.as_ref().is_none_or(|is_position| is_position(a, b));
        let rule = |&(a, b): &(usize, usize)| {
            let options = meter.unless_up(|| (self.rule)(a, b), Vec::len);
            if let Some((c, d)) = options.iter().flatten().find(|(c, d)| !is_position(*c, *d)) {
                panic!("the rule leads from ({a}, {b}) to ({c}, {d}), which is not a position");
            }
            options
        };
        let plays_whole = self.last_move_loses || self.end.is_some();
        let mut play = whole_play(
            |pairs: &[(usize, usize)]| moves_in_one(pairs, rule),
            |pairs| self.end.as_ref().and_then(|end| pairs.iter().find_map(|&(a, b)| end(a, b))),
            self.last_move_loses,
        );
        let mut memo = Memo::new();
        let mut value = |pair| match plays_whole {
            true => usize::from(play(&[pair])),
            false => grundy_value(&mut memo, &pair, rule),
        };
        let mut value = |x, y| if is_position(x, y) { value((x, y)) } else { NO_POSITION };
        // Square by square, so that what is done when the budget is used up is one.
        let mut rows: Vec<Vec<usize>> = vec![];
        for side in 0..=a.max(b) {
            let column: Vec<usize> = match side <= b {
                true => (0..side.min(a + 1)).map(|x| value(x, side)).collect(),
                false => vec![],
            };
            let row: Option<Vec<usize>> = (side <= a).then(|| (0..=side.min(b)).map(|y| value(side, y)).collect());
            if meter.is_up() {
                break;
            }
            rows.iter_mut().zip(column).for_each(|(row, value)| row.push(value));
            rows.extend(row);
            if side <= a {
                meter.step();
            }
        }
        (rows, meter.stop())
    }

    /// The table of the pairs up to (`a`, `b`), or the largest square of them that the budget allows, and the laws that
    /// fit it.
    ///
    /// # Panics
    /// If a line of play repeats a pair, or if an outcome is a draw.
    ///
    /// # Complexity
    /// That of [`values`](Self::values), and O(pairs · (`a` + `b`)) for the laws.
    pub fn report(&self, a: usize, b: usize) -> TableReport {
        let (values, stop) = self.run(a, b);
        TableReport { stop, ..TableReport::of(values) }
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, a: usize, b: usize) {
        entry::print(&self.report(a, b).to_string());
    }

    /// Writes the table as a picture, an SVG file.
    ///
    /// # Errors
    /// If the file cannot be written.
    ///
    /// # Panics
    /// As [`values`](Self::values) does.
    pub fn draw(&self, a: usize, b: usize, path: impl AsRef<Path>) -> std::io::Result<()> {
        fs::write(path, draw::svg(&self.values(a, b)))
    }
}

/// The values of a table, and what follows from them.
#[derive(Clone, Debug)]
pub struct TableReport {
    /// The values, row by row.
    pub values: Vec<Vec<usize>>,
    /// What follows from them.
    pub conclusions: Vec<Conclusion>,
    /// Where the table stopped before its end, if it did.
    pub stop: Option<Stop>,
}

/// So much of a table is printed.
const SCREEN: usize = 24;

impl TableReport {
    /// The report on the values of a game of two parameters, or on any table.
    ///
    /// # Complexity
    /// O(pairs · (rows + columns)).
    pub fn of(values: Vec<Vec<usize>>) -> Self {
        Self { conclusions: search_pairs::find(&values), values, stop: None }
    }

    /// Whether the table is as large as was asked for.
    pub fn is_complete(&self) -> bool {
        self.stop.is_none()
    }

    /// What holds fits no more: the rule names a number beyond the `of` rows that were tried.
    pub(crate) fn doubt(&mut self, of: usize, named: usize) {
        self.conclusions.iter_mut().for_each(|conclusion| conclusion.doubt(of, named));
    }

    /// The law that is trusted most, if one is not refuted.
    pub fn law(&self) -> Option<&Conclusion> {
        self.conclusions.iter().find(|conclusion| conclusion.stands())
    }
}

impl Display for TableReport {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let cell = |value: &usize| if *value == NO_POSITION { "·".to_owned() } else { value.to_string() };
        let shown = |row: &Vec<usize>| row.iter().take(SCREEN + 1).map(cell).collect();
        let cells: Vec<Vec<String>> = self.values.iter().take(SCREEN + 1).map(shown).collect();
        write!(f, "{}", draw::grid(&cells))?;
        if let Some(stop) = &self.stop {
            writeln!(f, "{stop}")?;
        }
        self.conclusions.iter().try_for_each(|conclusion| writeln!(f, "{conclusion}"))?;
        let side = self.values.len().min(self.values.first().map_or(0, Vec::len));
        match self.law() {
            Some(_) => {}
            None if side < search_pairs::ENOUGH => {
                writeln!(f, "it takes at least {0} rows and {0} columns to look for a law", search_pairs::ENOUGH)?;
            }
            None => writeln!(f, "no law of the list was found")?,
        }
        let lost = search_pairs::lost(&self.values);
        let is_whole = self.values.iter().all(|row| !row.contains(&NO_POSITION));
        let shown: Vec<String> = match is_whole {
            true => {
                lost.iter().filter(|(a, b)| a <= b).map(|(a, b)| format!("({a}, {b}, {})", b - a)).take(12).collect()
            }
            false => lost.iter().map(|(a, b)| format!("({a}, {b})")).take(12).collect(),
        };
        let what = if is_whole { "; (a, b, b − a) for a ≤ b" } else { "" };
        writeln!(f, "{} lost{what}: {}", lost.len(), shown.join(" "))
    }
}
