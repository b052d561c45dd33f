//! How long a table has taken: a line on its progress, and its end.

use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

/// Seconds after which a table stops unless told otherwise.
pub(super) const PATIENCE: u64 = 30;

pub(super) struct Clock {
    start: Instant,
    end: Duration,
    /// When the next line is due.
    next: Duration,
}

impl Clock {
    pub fn new(seconds: u64) -> Self {
        Self { start: Instant::now(), end: Duration::from_secs(seconds), next: Duration::from_secs(1) }
    }

    /// Whether time is up. In a terminal, says every second how far the work has come.
    pub fn is_up(&mut self, done: usize, all: usize) -> bool {
        let elapsed = self.start.elapsed();
        if elapsed >= self.next && stderr().is_terminal() {
            eprint!("\r{done} of {all}, {} s ", elapsed.as_secs());
            self.next = elapsed + Duration::from_secs(1);
        }
        elapsed >= self.end
    }
}
