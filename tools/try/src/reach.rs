//! How far the slow program of a problem of one's own reaches, and what is drawn up to there.

use std::time::Duration;

use kit::format::{Format, Reach};
use serde_json::json;

use crate::against_oracle::Attempt;
use crate::cpu::Budget;
use crate::options::{SOON, Soon};
use crate::report::{Bar, Report};

/// Limits are raised from here on.
const FIRST: i128 = 8;

/// So much CPU time the search for limits may take.
const SEARCH: Duration = Duration::from_secs(3);

/// What the oracle answers so soon is asked in great numbers.
const QUICK: Duration = Duration::from_millis(200);

/// Limits that differ by no more than this factor are the same.
const CLOSE: f64 = 1.01;

/// How far an oracle reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// What it answers within a second.
    pub most: Reach,
    /// What it answers so quickly that it can be asked many times.
    pub quick: Reach,
    /// How long it takes at the latter.
    pub taken: Duration,
}

/// Which of the limits are raised.
#[derive(Clone, Copy)]
enum Which {
    Both,
    Number,
    Size,
}

/// The search for the limits.
struct Search<'a> {
    format: &'a Format,
    sizes: &'a [&'static str],
    oracle: &'a Soon,
    budget: Budget,
    bar: Bar,
    found: Reached,
}

impl Reached {
    /// Raises limits from small ones, by more each time, until the oracle fails or takes a second, and then looks for
    /// the last ones in between: first sizes and numbers together, then each alone. Nothing where it answers none.
    pub fn of(format: &Format, sizes: &[&'static str], oracle: &Soon, report: &Report) -> Option<Self> {
        let first = Reach { size: FIRST, number: FIRST };
        let found = Self { most: first, quick: first, taken: Duration::ZERO };
        let (budget, bar) = (Budget::new(SEARCH), report.bar("your oracle", 0));
        let mut search = Search { format, sizes, oracle, budget, bar, found };
        search.answers(first).then_some(())?;
        for which in [Which::Both, Which::Number, Which::Size] {
            search.raise(which);
        }
        Some(search.found)
    }

    /// How far it reaches, in words; nothing where the form goes no further.
    pub fn said(&self) -> Option<String> {
        let limit = |name: &str, limit: i128| (limit < i128::MAX).then(|| format!("{name} up to {limit}"));
        let limits = [limit("numbers", self.most.number), limit("sizes", self.most.size)];
        let limits: Vec<String> = limits.into_iter().flatten().collect();
        (!limits.is_empty()).then(|| limits.join(" and "))
    }
}

impl Which {
    /// These limits, so many times as great.
    fn times(self, Reach { size, number }: Reach, factor: f64) -> Reach {
        let times = |limit: i128| if limit == i128::MAX { limit } else { (limit as f64 * factor) as i128 };
        match self {
            Self::Both => Reach { size: times(size), number: times(number) },
            Self::Number => Reach { size, number: times(number) },
            Self::Size => Reach { size: times(size), number },
        }
    }

    /// These limits, and none of its own.
    fn without(self, Reach { size, number }: Reach) -> Reach {
        match self {
            Self::Both => Reach::ALL,
            Self::Number => Reach { size, number: i128::MAX },
            Self::Size => Reach { size: i128::MAX, number },
        }
    }
}

impl Search<'_> {
    /// Whether the oracle answers inputs as large as this within a second. If so, it has come so far.
    fn answers(&mut self, reach: Reach) -> bool {
        let mut taken = Duration::ZERO;
        for input in self.format.at(self.sizes, reach) {
            self.bar.share(self.budget.spent().as_secs_f64() / SEARCH.as_secs_f64());
            let budget = Budget::new(SOON);
            if self.oracle.to(&input).is_err() || budget.is_spent() {
                return false;
            }
            taken = taken.max(budget.spent());
        }
        self.found.most = reach;
        if taken <= QUICK {
            (self.found.quick, self.found.taken) = (reach, taken);
        }
        true
    }

    /// Raises some of the limits as far as the oracle goes.
    fn raise(&mut self, which: Which) {
        let from = self.found.most;
        let all = self.format.at(self.sizes, which.without(from));
        if self.format.at(self.sizes, from) == all {
            self.found.most = which.without(from);
            self.found.quick = which.without(self.found.quick);
            return;
        }
        let (mut low, mut high, mut factor) = (1.0, f64::INFINITY, 2.0);
        while !self.budget.is_spent() && low * CLOSE < high {
            let next = which.times(from, factor);
            // Where the form goes no further, there is no limit.
            let is_all = self.format.at(self.sizes, next) == all;
            match self.answers(if is_all { which.without(from) } else { next }) {
                true if is_all => return,
                true => low = factor,
                false => high = factor,
            }
            factor = if high.is_finite() { (low * high).sqrt() } else { low * low.max(2.0) };
        }
    }
}

impl Attempt<'_> {
    /// How far the oracle reaches, which is said.
    pub fn find_reach(&self, format: &Format) -> Option<Reached> {
        let reached = Reached::of(format, &self.options.sizes, self.options.oracle.as_ref()?, self.report)?;
        if let Some(limits) = reached.said() {
            let Reach { size, number } = reached.most;
            let known = |limit: i128| i64::try_from(limit).ok();
            let words = format!("your oracle answers {limits} within a second: random inputs go up to there");
            self.report.say("reach", &words, json!({ "numbers": known(number), "sizes": known(size) }));
        }
        Some(reached)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;
    use crate::form::Written;

    /// How far an oracle reaches that answers where the numbers of an input, behind their number, are within limits.
    fn reached(form: &'static str, answers: fn(&[u64]) -> bool) -> Reached {
        let Written { format, sizes, .. } = Written::of(form).expect("a form");
        let oracle = Soon::new(move |input| {
            let numbers: Vec<u64> = input.split_whitespace().map(|word| word.parse().expect("a number")).collect();
            if answers(&numbers) { Ok("First".to_owned()) } else { Err(None) }
        });
        Reached::of(&format, &sizes, &oracle, &Report::Kept(RefCell::default())).expect("it answers small inputs")
    }

    #[test]
    fn limits_are_raised_as_far_as_the_oracle_goes() {
        let form = "n 1..1000\na[n] 0..10^9";
        let by_numbers = reached(form, |numbers| numbers.iter().skip(1).all(|&number| number <= 300));
        assert!((297..=300).contains(&by_numbers.most.number), "{by_numbers:?}");
        assert_eq!(by_numbers.most.size, i128::MAX);
        assert!(by_numbers.said().expect("a limit").starts_with("numbers up to "));
        let by_sizes = reached(form, |numbers| numbers[0] <= 20);
        assert!((18..=20).contains(&by_sizes.most.size) && by_sizes.most.number == i128::MAX, "{by_sizes:?}");
        let by_sum = reached(form, |numbers| numbers.iter().sum::<u64>() <= 5000);
        assert!(by_sum.most.size >= 60 && by_sum.most.number >= 60, "{by_sum:?}");
        assert_eq!(reached(form, |_| true).said(), None);
    }
}
