//! Signs of life, on standard error.

use std::io::{self, IsTerminal, Write};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Where nobody sits at a terminal, a line comes at most that often.
const PAUSE: Duration = Duration::from_secs(5);

/// A stage of several parts: `submissions: 12 of 249`.
pub struct Stage {
    name: &'static str,
    all: usize,
    /// How many parts are done, and when that was said last.
    done: Mutex<(usize, Instant)>,
}

impl Stage {
    /// A stage begins.
    pub fn new(name: &'static str, all: usize) -> Self {
        let stage = Self { name, all, done: Mutex::new((0, Instant::now())) };
        stage.say(0);
        stage
    }

    /// Another part is done.
    pub fn step(&self) {
        let mut state = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        let (done, said) = &mut *state;
        *done += 1;
        if io::stderr().is_terminal() || *done == self.all || said.elapsed() >= PAUSE {
            *said = Instant::now();
            self.say(*done);
        }
    }

    fn say(&self, done: usize) {
        let Self { name, all, .. } = self;
        let mut error = io::stderr().lock();
        // At a terminal in the same line again. Whoever does not listen misses nothing.
        let written = match error.is_terminal() {
            true => write!(error, "\r{name}: {done} of {all}{}", if done == *all { "\n" } else { "" }),
            false => writeln!(error, "{name}: {done} of {all}"),
        };
        written.and_then(|()| error.flush()).unwrap_or_default();
    }
}

impl Drop for Stage {
    /// What follows stands in a line of its own, even where the stage failed.
    fn drop(&mut self) {
        let done = self.done.get_mut().unwrap_or_else(PoisonError::into_inner).0;
        if done < self.all && io::stderr().is_terminal() {
            eprintln!();
        }
    }
}
