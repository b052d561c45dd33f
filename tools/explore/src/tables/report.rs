//! What is said of a table of values: its rows, its name, its laws.

use std::fmt::{self, Display, Formatter};

use crate::laws::known::{self, KnownGame};
use crate::laws::law::{Conclusion, Form, Ground, Law, Place, Standing};
use crate::laws::search;
use crate::play::meter::Stop;
use crate::rules::theorem;
use crate::tables::draw;
use grundy::games::{KnownRule, Proof};

/// The values of the places 0, 1, 2, …, and what follows from them.
#[derive(Clone, Debug)]
pub struct Report {
    /// The values.
    pub values: Vec<usize>,
    /// What follows from them.
    pub conclusions: Vec<Conclusion>,
    /// The game that has these values, if it is a known one.
    pub known: Option<KnownGame>,
    /// Where the table stopped before its end, if it did.
    pub stop: Option<Stop>,
    /// The heap up to which the values were searched for a period, where one might be proven and none is.
    pub searched: Option<usize>,
    /// The length of a row, and by how much a row is above the one before, if it is.
    row: usize,
    /// The values that are as in every later row.
    regular: Vec<bool>,
}

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
        let proven = theorem::proven(rule, &values, Standing::Proven);
        Self::new(values, proven)
    }

    /// The report on values of which a law is proven.
    pub(crate) fn new(values: Vec<usize>, proven: Option<Conclusion>) -> Self {
        let mut found = search::find(&values, Law::Values);
        if proven.is_none() && !found.iter().any(Conclusion::stands) && values.iter().any(|&value| value > 1) {
            let won: Vec<usize> = values.iter().map(|&value| value.min(1)).collect();
            found.extend(search::find(&won, Law::Outcomes));
        }
        let mut stand = proven.iter().chain(&found).filter(|conclusion| conclusion.stands());
        let period = stand.find_map(|conclusion| conclusion.law.period());
        let (row, start, saltus) = period.filter(|&(length, ..)| length > 1).unwrap_or((20, 0, 0));
        // What is proven is no guess: no other period, or, where the proven law gives each value, nothing at all.
        match &proven {
            None => {}
            // What else is said of a table of two periods is so for ever.
            Some(Conclusion { law: Law::Known(_, Proof::Period { length, start, .. }), .. })
                if start + 2 * length <= values.len() =>
            {
                found.retain(|conclusion| {
                    let Law::Values(law) = &conclusion.law else { return true };
                    !matches!(law.form, Form::Period(_) | Form::Rising { .. })
                });
            }
            Some(_) => found.clear(),
        }
        let conclusions = proven.into_iter().chain(found).collect();
        // Compared with the first whole row behind the start, and raised as often as there are rows between.
        let regular = (0..values.len()).map(|n| {
            let steps = if n < start { (start - n).div_ceil(row) } else { 0 };
            let rises = saltus.checked_mul(steps).and_then(|rise| values[n].checked_add(rise));
            steps == 0 || values.get(n + steps * row).is_none_or(|&later| rises == Some(later))
        });
        let regular = regular.collect();
        // Rows too long for a screen are no use.
        let row = if row > 60 { 20 } else { row * (12 / row).max(1) };
        let known = known::game(&values);
        Self { values, conclusions, known, stop: None, searched: None, row, regular }
    }

    /// The same where a law is proven that the table is searched for else: what it says of sums stays.
    pub(crate) fn with_proven(self, proven: Conclusion) -> Self {
        let sums = self.conclusions.into_iter().filter(|conclusion| matches!(conclusion.law, Law::Sums { .. }));
        let mut report = Self::new(self.values, Some(proven)).stopped(self.stop);
        report.conclusions.extend(sums);
        report
    }

    pub(crate) fn stopped(mut self, stop: Option<Stop>) -> Self {
        self.stop = stop;
        self
    }

    /// Tries what holds on a longer table of the same game. What is refuted there is marked so, and if nothing is left,
    /// what stands there takes its place; what is proven there does at once. Says how far the law still holds.
    pub(crate) fn test(&mut self, far: Self) -> Option<usize> {
        if far.law().is_some_and(|law| law.standing == Standing::Proven) {
            self.conclusions = far.conclusions;
            return None;
        }
        let won: Vec<usize> = far.values.iter().map(|&value| value.min(1)).collect();
        for conclusion in self.conclusions.iter_mut().filter(|conclusion| conclusion.standing == Standing::Holds) {
            let failed = match &conclusion.law {
                Law::Values(law) => law.fails(&far.values),
                Law::Outcomes(law) => law.fails(&won),
                _ => None,
            };
            if let Some(refuted) = far.conclusions.iter().find(|of| of.law == conclusion.law && !of.stands()) {
                *conclusion = refuted.clone();
            } else if let Some(place) = failed {
                conclusion.standing = Standing::Refuted(Place::Heap(place));
                if let Ground::Table { of, .. } = &mut conclusion.ground {
                    *of = 0;
                }
            }
        }
        if self.law().is_none() {
            self.conclusions.extend(far.conclusions.into_iter().filter(Conclusion::stands));
            return None;
        }
        (far.values.len() > self.values.len()).then_some(far.values.len() - 1)
    }

    /// The values that are those of a known game are no more than the first ones.
    pub(crate) fn compared(&mut self) {
        let length = self.values.len();
        if let Some(known) = &mut self.known {
            known.compared.get_or_insert(length);
        }
    }

    /// Such laws, which hold for `of` values, fit no more: the rule names a number beyond.
    pub(crate) fn doubt(&mut self, of: usize, named: usize, is_meant: impl Fn(&Law) -> bool) {
        let meant = self.conclusions.iter_mut().filter(|conclusion| is_meant(&conclusion.law));
        meant.for_each(|conclusion| conclusion.doubt(of, named));
    }

    /// Whether the table is as long as was asked for.
    pub fn is_complete(&self) -> bool {
        self.stop.is_none()
    }

    /// The law that is trusted most, if one is not refuted.
    pub fn law(&self) -> Option<&Conclusion> {
        self.conclusions.iter().find(|conclusion| conclusion.stands())
    }

    /// The rows of the values, as they are printed.
    pub fn rows(&self) -> String {
        let rows = draw::rows(&self.values, self.row, |n| !self.regular[n]);
        let mark = if self.regular.contains(&false) { "* differs from all later rows\n" } else { "" };
        rows + mark
    }

    /// The length of a row, as it is printed.
    pub fn row_length(&self) -> usize {
        self.row
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{}", self.rows())?;
        if let Some(stop) = &self.stop {
            writeln!(f, "{stop}")?;
        }
        if let Some(known) = &self.known {
            writeln!(f, "{known}")?;
        }
        for conclusion in &self.conclusions {
            writeln!(f, "{conclusion}")?;
            if let Law::Quotient(quotient) = &conclusion.law {
                write!(f, "{}", quotient.table())?;
            }
        }
        match (self.law(), self.values.len()) {
            (Some(_), _) => {}
            (None, ..search::FEW) => writeln!(f, "it takes at least {} values to look for a law", search::FEW)?,
            (None, ..search::ENOUGH) => writeln!(f, "no law was found; most need {} values", search::ENOUGH)?,
            (None, _) => writeln!(f, "no law of the list was found")?,
        }
        if let Some(searched) = self.searched {
            writeln!(f, "no period is proven by the values up to {searched}; more time or memory may prove one")?;
        }
        // Where a law of the values is found, there is nothing more to look for.
        let of_values = |conclusion: &Conclusion| conclusion.stands() && !matches!(conclusion.law, Law::Outcomes(_));
        let lost: Vec<usize> = (0..self.values.len()).filter(|&n| self.values[n] == 0).collect();
        if !self.conclusions.iter().any(of_values) && lost.len() > 1 {
            write!(f, "{}", draw::lost(&lost[..lost.len().min(20)]))?;
        }
        Ok(())
    }
}
