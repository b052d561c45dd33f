//! What a program writes: answers, or the one error line.

use std::fmt::{Arguments, Write as _};
use std::io::{self, ErrorKind, Write as _};
use std::process::exit;

/// What a program has written: the place for `write!` and `writeln!`.
///
/// Nothing can fail as far as the program sees, so there is no result to look at.
#[derive(Default)]
pub struct Output {
    text: String,
    /// Whether every line is handed over as soon as it ends.
    by_line: bool,
}

impl Output {
    /// An output that hands over every line as soon as it ends.
    pub(super) fn by_line() -> Self {
        Self { by_line: true, ..Self::default() }
    }

    /// Adds `text` and the end of the line, as `writeln!(out, "{text}")` does at three times the cost: where a case has
    /// few tokens, formatting its answer would take as long as reading it.
    pub fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
        self.flush_lines();
    }

    /// Adds the line with the first word if `is_first`, else that with the second: `out.either(wins, ["Alice",
    /// "Bob"])`.
    pub fn either(&mut self, is_first: bool, words: [&str; 2]) {
        self.line(words[usize::from(!is_first)]);
    }

    /// Adds a formatted text; `write!` calls this.
    pub fn write_fmt(&mut self, text: Arguments) {
        self.text.write_fmt(text).expect("what is written knows its own text");
        self.flush_lines();
    }

    fn flush_lines(&mut self) {
        if self.by_line && self.text.ends_with('\n') {
            self.flush();
        }
    }

    /// Prints what has been written. Ends the program where nobody reads it any more.
    pub(super) fn flush(&mut self) {
        let mut stdout = io::stdout().lock();
        let printed = stdout.write_all(self.text.as_bytes()).and_then(|()| stdout.flush());
        match printed {
            Ok(()) => self.text.clear(),
            Err(error) if error.kind() == ErrorKind::BrokenPipe => exit(0),
            Err(error) => fail(&format!("cannot write: {error}")),
        }
    }
}

/// Ends the program with the error line.
pub(super) fn fail(error: &str) -> ! {
    eprintln!("error: {error}");
    exit(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_writes_what_it_answers() {
        let mut out = Output::default();
        write!(out, "{}", 2);
        writeln!(out, " {}", 3);
        out.line("end");
        out.either(true, ["Alice", "Bob"]);
        out.either(false, ["Alice", "Bob"]);
        assert_eq!(out.text, "2 3\nend\nAlice\nBob\n");
    }
}
