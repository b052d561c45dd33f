//! How much a table may take: options that are looked at, hence memory, and time where there is a clock.

use std::cell::Cell;
use std::fmt::{self, Display, Formatter};
use std::time::{Duration, Instant};

/// How much work a table may take until it stops with what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// So many seconds.
    pub seconds: u64,
    /// So many options, each counted as one more than the positions in it, and eight for each position. What is
    /// remembered takes some twenty bytes for each.
    pub options: u64,
    /// So many comparisons of games, for canonical forms. What is remembered takes some forty bytes for each.
    pub comparisons: u64,
}

impl Default for Budget {
    /// 30 seconds, 20 million options, and 5 million comparisons.
    fn default() -> Self {
        Self { seconds: 30, options: 20_000_000, comparisons: 5_000_000 }
    }
}

/// Tells when so many seconds are up, where there is a clock.
pub(crate) struct Clock {
    start: Option<Instant>,
    pub seconds: u64,
}

impl Clock {
    pub fn new(seconds: u64) -> Self {
        Self { start: (!cfg!(target_family = "wasm")).then(Instant::now), seconds }
    }

    pub fn is_up(&self) -> bool {
        self.start.is_some_and(|start| start.elapsed() >= Duration::from_secs(self.seconds))
    }
}

/// Where a table stopped before its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// How many entries are done.
    pub done: usize,
    /// How many were asked for.
    pub all: usize,
    /// What it might take.
    pub budget: Budget,
    /// Whether it is the time that was up.
    pub is_time: bool,
}

impl Display for Stop {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let Self { done, all, budget, is_time } = self;
        match is_time {
            true => write!(f, "stopped after {} s: {done} of {all} are done", budget.seconds),
            false => write!(f, "stopped after {} options: {done} of {all} are done", budget.options),
        }
    }
}

/// What a table of so many entries has taken.
pub(crate) struct Meter {
    budget: Budget,
    /// Where there is none, only options count.
    clock: Clock,
    used: Cell<u64>,
    done: Cell<usize>,
    all: usize,
    /// Whether all is used up; then, whether it is the time.
    up: Cell<Option<bool>>,
}

impl Meter {
    pub fn new(budget: Budget, all: usize) -> Self {
        let clock = Clock::new(budget.seconds);
        Self { budget, clock, used: Cell::new(0), done: Cell::new(0), all, up: Cell::new(None) }
    }

    /// Another entry is done, if the budget is not used up.
    pub fn step(&self) {
        self.done.set(self.done.get() + usize::from(self.up.get().is_none()));
    }

    /// The values of these entries, or of as many first ones as the budget allows.
    pub fn each<Entry, Value>(
        &self,
        of: impl IntoIterator<Item = Entry>,
        mut value: impl FnMut(Entry) -> Value,
    ) -> Vec<Value> {
        let mut values = vec![];
        for entry in of {
            let value = value(entry);
            if self.is_up() {
                break;
            }
            self.step();
            values.push(value);
        }
        values
    }

    /// Whether the budget is used up; then it stays so.
    pub fn is_up(&self) -> bool {
        if self.up.get().is_none() {
            let is_time = self.clock.is_up();
            if is_time || self.used.get() >= self.budget.options {
                self.up.set(Some(is_time));
            }
        }
        self.up.get().is_some()
    }

    /// So many options more.
    pub fn uses(&self, options: usize) {
        self.used.set(self.used.get().saturating_add(options as u64));
    }

    /// What a move leaves, of the size that is given for each; nothing if the budget is used up. So what is under way
    /// ends at once, and nothing that follows from it may be used.
    pub fn unless_up<Option>(
        &self,
        options: impl FnOnce() -> Vec<Option>,
        size: impl Fn(&Option) -> usize,
    ) -> Vec<Option> {
        if self.is_up() {
            return vec![];
        }
        let options = options();
        self.uses(8 + options.iter().map(|option| 1 + size(option)).sum::<usize>());
        options
    }

    /// Where the table stopped, if it did.
    pub fn stop(&self) -> Option<Stop> {
        let Self { budget, done, all, up, .. } = self;
        up.get().map(|is_time| Stop { done: done.get(), all: *all, budget: *budget, is_time })
    }
}

/// The methods by which a game is told what it may take.
macro_rules! budget {
    () => {
        /// Stops a table after so many seconds, by default 30.
        #[must_use]
        pub fn within(mut self, seconds: u64) -> Self {
            self.budget.seconds = seconds;
            self
        }

        /// Stops a table where so much is used up.
        #[must_use]
        pub fn with_budget(mut self, budget: crate::play::meter::Budget) -> Self {
            self.budget = budget;
            self
        }
    };
}

pub(crate) use budget;
