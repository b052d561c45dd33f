//! How much a table may take: options that are looked at, memory, and CPU time where there is a clock.

use std::cell::Cell;
use std::fmt::{self, Display, Formatter};
use std::time::{Duration, Instant};

/// How much work a table may take until it stops with what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// So many seconds of CPU time.
    pub seconds: u64,
    /// So many options, each counted as one more than the positions in it, and eight for each position.
    pub options: u64,
    /// So many comparisons of games, for canonical forms.
    pub comparisons: u64,
    /// So many bytes of what is remembered, as far as they are counted: tables of heaps and of games, and of the
    /// positions that are played.
    pub memory: u64,
}

/// So many bytes are remembered for each position.
const POSITION: u64 = 256;

/// So many bytes are taken by each option, and by each position in it.
const OPTION: usize = 20;

/// A mebibyte.
const MIB: u64 = 1 << 20;

impl Default for Budget {
    /// 30 seconds, 20 million options, 5 million comparisons, and 512 MiB.
    fn default() -> Self {
        Self { seconds: 30, options: 20_000_000, comparisons: 5_000_000, memory: 512 * MIB }
    }
}

/// The CPU time of this thread; nothing where the system does not tell it.
#[cfg(unix)]
fn cpu_time() -> Option<Duration> {
    let used = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Some(Duration::new(used.tv_sec.try_into().ok()?, used.tv_nsec.try_into().ok()?))
}

#[cfg(not(unix))]
fn cpu_time() -> Option<Duration> {
    None
}

/// Tells when so many seconds of CPU time are up, where there is a clock. Where there is only one on the wall, it is
/// that one.
pub(crate) struct Clock {
    /// The time on the wall and that of the CPU at the start.
    start: Option<(Instant, Option<Duration>)>,
    pub seconds: u64,
    /// No sooner can it be up: no CPU time is ahead of the wall, and the clock on the wall is the quicker one to read.
    next: Cell<Option<Instant>>,
}

impl Clock {
    pub fn new(seconds: u64) -> Self {
        let start = (!cfg!(target_family = "wasm")).then(|| (Instant::now(), cpu_time()));
        let next = start.and_then(|(wall, _)| wall.checked_add(Duration::from_secs(seconds)));
        Self { start, seconds, next: Cell::new(next) }
    }

    pub fn is_up(&self) -> bool {
        let (Some((wall, cpu)), Some(next)) = (self.start, self.next.get()) else { return false };
        let now = Instant::now();
        if now < next {
            return false;
        }
        let used = cpu_time().zip(cpu).map_or_else(|| now - wall, |(now, start)| now.saturating_sub(start));
        let left = Duration::from_secs(self.seconds).checked_sub(used).filter(|left| !left.is_zero());
        self.next.set(left.map_or(Some(now), |left| now.checked_add(left)));
        left.is_none()
    }
}

/// What is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The time.
    Time,
    /// The options.
    Options,
    /// The memory.
    Memory,
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
    /// What is used up.
    pub limit: Limit,
}

impl Stop {
    /// The same in Chinese.
    pub fn chinese(&self) -> String {
        let Self { done, all, budget, limit } = self;
        let used = match limit {
            Limit::Time => format!("{} 秒后停止", budget.seconds),
            Limit::Options => format!("列出 {} 个后继后停止", budget.options),
            Limit::Memory => format!("用到 {} MiB 后停止", budget.memory / MIB),
        };
        format!("{used}：{all} 项中完成了 {done} 项")
    }
}

impl Display for Stop {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let Self { done, all, budget, limit } = self;
        match limit {
            Limit::Time => write!(f, "stopped after {} s", budget.seconds)?,
            Limit::Options => write!(f, "stopped after {} options", budget.options)?,
            Limit::Memory => write!(f, "stopped at {} MiB", budget.memory / MIB)?,
        }
        write!(f, ": {done} of {all} are done")
    }
}

/// What a table of so many entries has taken.
pub(crate) struct Meter {
    budget: Budget,
    /// Where there is none, only options and memory count.
    clock: Clock,
    used: Cell<u64>,
    /// The bytes of the positions that are remembered, and those of a table.
    held: [Cell<u64>; 2],
    done: Cell<usize>,
    all: usize,
    /// What is used up, if anything is.
    up: Cell<Option<Limit>>,
}

impl Meter {
    pub fn new(budget: Budget, all: usize) -> Self {
        let clock = Clock::new(budget.seconds);
        let held = [0, 0].map(Cell::new);
        Self { budget, clock, used: Cell::new(0), held, done: Cell::new(0), all, up: Cell::new(None) }
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
            let held = self.held.iter().map(Cell::get).fold(0, u64::saturating_add);
            self.up.set(match () {
                () if self.used.get() >= self.budget.options => Some(Limit::Options),
                () if held > self.budget.memory => Some(Limit::Memory),
                () if self.clock.is_up() => Some(Limit::Time),
                () => None,
            });
        }
        self.up.get().is_some()
    }

    /// So many options more.
    pub fn uses(&self, options: usize) {
        self.used.set(self.used.get().saturating_add(options as u64));
    }

    /// A table has so many bytes now.
    pub fn holds(&self, bytes: usize) {
        self.held[1].set(bytes as u64);
    }

    /// Whether a table may have so many bytes.
    pub fn allows(&self, bytes: usize) -> bool {
        bytes as u64 <= self.budget.memory
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
        let used = 8 + options.iter().map(|option| 1 + size(option)).sum::<usize>();
        self.uses(used);
        self.held[0].set(self.held[0].get().saturating_add(POSITION));
        // A list of options is there for a while.
        if !self.allows(OPTION.saturating_mul(used)) {
            self.up.set(self.up.get().or(Some(Limit::Memory)));
        }
        options
    }

    /// Where the table stopped, if it did.
    pub fn stop(&self) -> Option<Stop> {
        let Self { budget, done, all, up, .. } = self;
        up.get().map(|limit| Stop { done: done.get(), all: *all, budget: *budget, limit })
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
