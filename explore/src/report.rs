//! What is said of a table of values: its rows, its name, its laws.

use std::fmt::{self, Display, Formatter};

use crate::conclusion::{Conclusion, Standing};
use crate::{known, laws, paint, rule};
use grundy::games::{KnownRule, Proof};

/// The values of the places 0, 1, 2, …, and what follows from them.
pub struct Report {
    /// The values.
    pub values: Vec<usize>,
    /// What follows from them.
    pub conclusions: Vec<Conclusion>,
    /// The name of the game, if these are known values.
    pub name: Option<String>,
    /// The length of a row, and the values that are as in every other row.
    row: usize,
    regular: Vec<bool>,
    /// Where the table stopped, if it did before its end.
    note: String,
}

const OF_OUTCOMES: &str = "of won (1) and lost (0) alone";

impl Report {
    /// The report on the values of a game, or of any sequence, from place 0 on.
    ///
    /// # Complexity
    /// At most O(n²) for n values.
    pub fn of(values: Vec<usize>) -> Self {
        Self::new(values, None)
    }

    /// The report on the values of the heaps 0 to `largest` of a rule.
    ///
    /// ```
    /// use explore::Report;
    /// use grundy::games::{KnownRule, Octal};
    ///
    /// let kayles = KnownRule::Octal(Octal::parse("0.77").expect("a code"));
    /// assert!(Report::of_rule(&kayles, 3000).to_string().contains("proven: period 12 from n = 71"));
    /// ```
    ///
    /// # Panics
    /// If a number of the rule that is not 0 is 0, or there is no number to take.
    ///
    /// # Complexity
    /// That of [`KnownRule::values`], and at most O(n²) for the laws of n values.
    pub fn of_rule(rule: &KnownRule, largest: usize) -> Self {
        let values = rule.values(largest);
        let proven = rule::proven(rule, &values, &rule.to_string());
        Self::new(values, proven)
    }

    /// The report on values of which a law is proven, under a condition.
    pub(crate) fn new(values: Vec<usize>, proven: Option<(Proof, Conclusion)>) -> Self {
        let (mut period, mut conclusions) = (None, vec![]);
        if let Some((proven, conclusion)) = proven {
            if let Proof::Period { length, start, .. } = proven {
                period = Some((length, start));
            }
            conclusions.push(conclusion);
        }
        let mut laws = laws::find(&values);
        let holds = |laws: &[(laws::Law, Conclusion)]| laws.iter().any(|(_, law)| law.standing == Standing::Holds);
        if !holds(&laws) && conclusions.is_empty() && values.iter().any(|&value| value > 1) {
            let won: Vec<usize> = values.iter().map(|&value| value.min(1)).collect();
            let outcomes = laws::find(&won).into_iter().map(|(law, mut conclusion)| {
                conclusion.law = format!("{OF_OUTCOMES}: {}", conclusion.law);
                (law, conclusion)
            });
            laws.extend(outcomes);
        }
        for (law, conclusion) in laws {
            if conclusion.standing == Standing::Holds {
                period = period.or(law.period.map(|length| (length, law.start)));
            }
            // What is proven already is no guess.
            let is_proven = |proven: &Conclusion| law.text.starts_with("period") || proven.law == conclusion.law;
            if !conclusions.first().is_some_and(is_proven) {
                conclusions.push(conclusion);
            }
        }
        let (row, start) = period.filter(|&(length, _)| length > 1).unwrap_or((20, 0));
        let regular = (0..values.len()).map(|n| {
            n >= start || {
                let place = start + (n + row - start % row) % row;
                values.get(place) == Some(&values[n])
            }
        });
        let regular = regular.collect();
        // Rows too long for a screen are no use.
        let row = if row > 60 { 20 } else { row * (12 / row).max(1) };
        let name = known::name(&values);
        Self { values, conclusions, name, row, regular, note: String::new() }
    }

    pub(crate) fn with_note(mut self, note: String) -> Self {
        self.note = note;
        self
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{}", paint::rows(&self.values, self.row, |n| !self.regular[n]))?;
        if self.regular.contains(&false) {
            writeln!(f, "* not yet as in every later row")?;
        }
        write!(f, "{}", self.note)?;
        let holds = |c: &&Conclusion| matches!(c.standing, Standing::Proven | Standing::Holds);
        let mut laws = self.conclusions.iter().filter(holds);
        let lost: Vec<usize> = (0..self.values.len()).filter(|&n| self.values[n] == 0).collect();
        // Where a law of the values is found, there is nothing more to look for.
        if laws.clone().all(|law| law.law.starts_with(OF_OUTCOMES)) && lost.len() > 1 {
            write!(f, "{}", paint::lost(&lost[..lost.len().min(20)]))?;
        }
        if let Some(name) = &self.name {
            writeln!(f, "{name}")?;
        }
        for conclusion in &self.conclusions {
            writeln!(f, "{conclusion}")?;
        }
        match laws.next() {
            Some(_) => Ok(()),
            None => writeln!(f, "no law of the list holds for these {}", self.values.len()),
        }
    }
}
