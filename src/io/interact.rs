//! Dialogues: the judge answers what the program says.

use std::cell::Cell;
use std::io::{self, BufRead};

use super::input::Input;
use super::output::{Output, fail};
use super::run::{as_text, finish};

/// Plays a dialogue: a line is read when a token of it is wanted, and every line written is handed over at once.
///
/// The readers and the refusals are those of [`run`](super::run()); `line 3` is the third line that the judge says.
/// What was said before a refusal has been said. A judge that does not listen any more ends the program quietly. One
/// that has nothing more to say is refused where a token is wanted; where the protocol allows it to stop, the program
/// asks [`Input::is_empty`] and comes to its end.
///
/// ```no_run
/// use grundy::io::{self, In};
/// use proconio::input;
///
/// // Guesses a number out of 1 to 1000; the judge says 1 if it is less than what is asked.
/// io::interact(|input, out| {
///     let (mut least, mut greatest) = (1, 1000);
///     while least < greatest {
///         let middle = (least + greatest + 1) / 2;
///         writeln!(out, "? {middle}");
///         input! { from input, is_less: In<0, 1> }
///         match is_less {
///             1 => greatest = middle - 1,
///             _ => least = middle,
///         }
///     }
///     writeln!(out, "! {least}");
/// });
/// ```
///
/// # Panics
/// As `program` does.
pub fn interact(program: impl FnOnce(&Input, &mut Output)) {
    super::terminal::prompt_for_dialogue();
    let lines = Cell::new(0);
    let more = move || hear(next_lines(), &lines).unwrap_or_else(|error| fail(&error));
    finish(Input::with_more("", Box::leak(Box::new(more))), Output::by_line(), program);
}

/// What the judge has said after this number of lines, which is counted on, or the error line.
///
/// Lines are never given back: tokens are borrowed from them, and a dialogue is short.
fn hear(said: io::Result<Vec<u8>>, lines: &Cell<usize>) -> Result<&'static str, String> {
    let text = as_text(said, lines.get())?;
    lines.set(lines.get() + text.matches('\n').count());
    Ok(text.leak())
}

/// The next line of standard input with its end, or several if they are there already, or nothing at its end.
fn next_lines() -> io::Result<Vec<u8>> {
    let mut stdin = io::stdin().lock();
    let buffered = stdin.fill_buf()?;
    if let Some(last) = buffered.iter().rposition(|&byte| byte == b'\n') {
        let lines = buffered[..=last].to_vec();
        stdin.consume(lines.len());
        return Ok(lines);
    }
    let mut line = Vec::new();
    stdin.read_until(b'\n', &mut line)?;
    Ok(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_text_are_refused_in_their_line() {
        for (before, error) in [
            (&b""[..], "line 1, column 3: expected text in UTF-8"),
            (b"1\n", "line 2, column 3: expected text in UTF-8"),
            (b"1\n\n", "line 3, column 3: expected text in UTF-8"),
        ] {
            let lines = Cell::new(0);
            assert_eq!(hear(Ok(before.to_vec()), &lines).map(str::as_bytes), Ok(before));
            assert_eq!(hear(Ok(b"2 \xff\n".to_vec()), &lines), Err(error.to_owned()));
        }
    }
}
