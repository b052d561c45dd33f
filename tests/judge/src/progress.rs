//! How far something has come that takes long: a last line in the terminal, written again in its place.

use std::io::{IsTerminal, Write, stderr};
use std::sync::{Mutex, PoisonError};

/// A line such as `131 of 249 programs`, while this lives. Where standard error is no terminal, there is none.
pub struct Progress {
    all: usize,
    what: &'static str,
    line: Mutex<Line>,
}

struct Line {
    done: usize,
    out: Option<Box<dyn Write + Send>>,
}

impl Progress {
    /// None of them is done: of so many, and what they are.
    pub fn new(all: usize, what: &'static str) -> Self {
        let out = stderr().is_terminal().then(|| Box::new(stderr()) as Box<dyn Write + Send>);
        Self::on(out, all, what)
    }

    fn on(out: Option<Box<dyn Write + Send>>, all: usize, what: &'static str) -> Self {
        let progress = Self { all, what, line: Mutex::new(Line { done: 0, out }) };
        progress.above(|| {});
        progress
    }

    /// One more is done.
    pub fn step(&self) {
        self.change(|line| line.done += 1);
    }

    /// Calls `print`, which prints whole lines: they come to stand above the line. Several threads do so one after the
    /// other.
    pub fn above<T>(&self, print: impl FnOnce() -> T) -> T {
        self.change(|_| print())
    }

    fn change<T>(&self, change: impl FnOnce(&mut Line) -> T) -> T {
        let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        line.clear();
        let result = change(&mut line);
        let words = format!("{} of {} {}", line.done, self.all, self.what);
        line.write(&words);
        result
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.line.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl Line {
    fn clear(&mut self) {
        self.write(&format!("\r{}\r", " ".repeat(WIDTH)));
    }

    fn write(&mut self, text: &str) {
        if let Some(out) = &mut self.out {
            // Whoever closes standard error does not want to see this.
            let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
        }
    }
}

/// No terminal is narrower, and no line longer.
const WIDTH: usize = 40;

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    /// What is written, in a place that outlives whoever writes.
    #[derive(Clone, Default)]
    struct Written(Arc<Mutex<Vec<u8>>>);

    impl Write for Written {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn the_line_is_written_in_its_place_and_goes() {
        let written = Written::default();
        let progress = Progress::on(Some(Box::new(written.clone())), 2, "programs");
        let mut beside = written.clone();
        progress.above(|| beside.write_all(b"test a ... ok\n").unwrap());
        progress.step();
        drop(progress);
        let text = String::from_utf8(written.0.lock().unwrap().clone()).unwrap();
        let lines: Vec<&str> = text.split('\r').map(str::trim_end).filter(|line| !line.is_empty()).collect();
        assert_eq!(lines, ["0 of 2 programs", "test a ... ok\n0 of 2 programs", "1 of 2 programs"]);
        assert!(text.ends_with(" \r"));
    }
}
