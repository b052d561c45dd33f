//! How long a table has taken: a line on its progress, and its end.

use std::cell::Cell;
use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

/// Seconds after which a table stops unless told otherwise.
pub(crate) const PATIENCE: u64 = 30;

/// The time that a table of so many entries may take.
pub(crate) struct Clock {
    start: Instant,
    seconds: u64,
    /// When the next line is due.
    next: Cell<Duration>,
    done: Cell<usize>,
    all: usize,
    is_up: Cell<bool>,
}

impl Clock {
    pub fn new(seconds: u64, all: usize) -> Self {
        let next = Cell::new(Duration::from_secs(1));
        Self { start: Instant::now(), seconds, next, done: Cell::new(0), all, is_up: Cell::new(false) }
    }

    /// Another entry is done, if time is not up.
    pub fn step(&self) {
        self.done.set(self.done.get() + usize::from(!self.is_up.get()));
    }

    /// Whether time is up; then it stays so. In a terminal, says every second how far the work has come.
    pub fn is_up(&self) -> bool {
        let elapsed = self.start.elapsed();
        if elapsed >= self.next.get() && stderr().is_terminal() {
            eprint!("\r{} of {}, {} s ", self.done.get(), self.all, elapsed.as_secs());
            self.next.set(elapsed + Duration::from_secs(1));
        }
        self.is_up.set(self.is_up.get() || elapsed >= Duration::from_secs(self.seconds));
        self.is_up.get()
    }

    /// What a move leaves; nothing if time is up. So what is under way ends at once, and nothing that follows from it
    /// may be used.
    pub fn unless_up<Option>(&self, options: impl FnOnce() -> Vec<Option>) -> Vec<Option> {
        if self.is_up() { vec![] } else { options() }
    }

    /// A line on where the table stopped, if it did.
    pub fn note(&self) -> String {
        match self.is_up.get() {
            true => format!("stopped after {} s: {} of {} are done\n", self.seconds, self.done.get(), self.all),
            false => String::new(),
        }
    }
}

impl Drop for Clock {
    /// Wipes out the line on the progress.
    fn drop(&mut self) {
        if self.next.get() > Duration::from_secs(1) {
            eprint!("\r\u{1b}[K");
        }
    }
}
