//! Running a program: input in, answers out, or one error line.

use std::io::{self, Read};

use super::input::Input;
use super::located::{end_at_refusals, no_text};
use super::output::{Output, fail};

/// Runs a program: hands it standard input, and prints what it wrote once it has come to its end.
///
/// The program prints all of its answers or none: bad input ends it with exit code 1 and one line on standard error.
/// A closed pipe ends it quietly.
///
/// ```no_run
/// use grundy::io::{self, In};
/// use proconio::input;
///
/// io::run(|input, out| {
///     input! { from input, heap: In<1, 1000> }
///     writeln!(out, "{}", heap - 1);
/// });
/// ```
///
/// # Panics
/// As `program` does.
pub fn run(program: impl FnOnce(&Input, &mut Output)) {
    super::terminal::prompt_for_input();
    let mut bytes = Vec::new();
    let read = io::stdin().lock().read_to_end(&mut bytes);
    let text = as_text(read.map(|_| bytes), 0).unwrap_or_else(|error| fail(&error));
    finish(Input::new(text.leak()), Output::default(), program);
}

/// Runs `program` to its end and prints what is left of its output, or ends with the line about bad input. The input
/// is there as long as the process.
pub(super) fn finish(input: Input<'static>, mut output: Output, program: impl FnOnce(&Input, &mut Output)) {
    let input: &Input = Box::leak(Box::new(input));
    end_at_refusals(&input.trace);
    program(input, &mut output);
    output.flush();
}

/// What has been read after this number of lines, or the error line.
pub(super) fn as_text(read: io::Result<Vec<u8>>, lines: usize) -> Result<String, String> {
    let bytes = read.map_err(|error| format!("cannot read: {error}"))?;
    String::from_utf8(bytes).map_err(|error| no_text(&error, lines))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_text_are_refused() {
        assert_eq!(as_text(Ok(b"1 2\n3 \xff".to_vec()), 0), Err("line 2, column 3: expected text in UTF-8".to_owned()));
    }
}
