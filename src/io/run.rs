//! Running a program: input in, answers out, or one error line.

use std::io::{self, Read};
use std::panic::{self, AssertUnwindSafe, catch_unwind, resume_unwind};

use super::input::{Failure, Input, Refusal, as_text, cannot_read};
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
    #[cfg(not(bundled))]
    super::terminal::say_what_is_awaited();
    let mut output = Output::default();
    let text = read(io::stdin().lock()).unwrap_or_else(|Failure(error)| fail(&error));
    conclude(&Input::new(&text), &mut output, program);
}

/// Runs `program` to its end, prints what is left of its output, or ends with the error line.
pub(super) fn conclude(
    input: &Input,
    output: &mut Output,
    program: impl FnOnce(&Input, &mut Output),
) {
    silence_proconio();
    match answer(input, output, program) {
        Ok(()) => output.hand_over(),
        Err(error) => fail(&error),
    }
}

/// The whole of `source` as text.
fn read(mut source: impl Read) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    source.read_to_end(&mut bytes).map_err(cannot_read)?;
    as_text(bytes, || 0)
}

/// Lets `program` write what it answers, or gives the error line.
fn answer(
    input: &Input,
    output: &mut Output,
    program: impl FnOnce(&Input, &mut Output),
) -> Result<(), String> {
    let payload = match catch_unwind(AssertUnwindSafe(|| program(input, output))) {
        Ok(()) => return Ok(()),
        Err(payload) => payload,
    };
    let payload = match payload.downcast::<Failure>() {
        Ok(failure) => return Err(failure.0),
        Err(payload) => payload,
    };
    let payload = match payload.downcast::<Refusal>() {
        Ok(refusal) => return Err(input.locate(&refusal)),
        Err(payload) => payload,
    };
    match payload.downcast_ref().and_then(plain_type) {
        Some(name) => Err(input.locate(&Refusal::of_last_token(format_args!(
            "a value of type {name}"
        )))),
        None => resume_unwind(payload),
    }
}

/// How proconio begins to say that a token is no value of a plain type, such as `usize`.
const UNPARSED: &str = "failed to parse the input `";

/// The type that proconio failed to read, from what it says.
fn plain_type(message: &String) -> Option<&str> {
    let (_, name) = message
        .strip_prefix(UNPARSED)?
        .split_once("to the value of type `")?;
    Some(name.split_once('`')?.0)
}

/// Keeps the panic message of proconio off standard error, where the one line of [`fail`] follows.
fn silence_proconio() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let message = info.payload().downcast_ref::<String>();
        if message.and_then(plain_type).is_none() {
            usual(info);
        }
    }));
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::io::In;
    use proconio::{input, read_value};
    use std::cell::RefCell;

    /// What a program that reads `text` with `reader` is refused with.
    #[track_caller]
    pub(in crate::io) fn refused<T>(text: &str, reader: impl FnOnce(&Input) -> T) -> String {
        let program = |input: &Input, _: &mut Output| drop(reader(input));
        answer(&Input::new(text), &mut Output::default(), program)
            .expect_err("the input should have been refused")
    }

    #[test]
    fn a_program_writes_what_it_answers() {
        let mut output = Output::default();
        let answered = answer(&Input::new("2 3"), &mut output, |input, out| {
            input! { from input, a: In<0, 9>, b: In<0, 9> }
            write!(out, "{a}");
            writeln!(out, " {b}");
            out.line("end");
        });
        assert_eq!((answered, output.text()), (Ok(()), "2 3\nend\n"));
    }

    #[test]
    fn plain_types_are_refused_in_their_place() {
        assert_eq!(
            refused("5\n x", |input| read_value!(from input, [u8; 2])),
            r#"line 2, column 2: expected a value of type u8, found "x""#
        );
        assert_eq!(
            refused("5 256", |input| read_value!(from input, (u8, u8))),
            r#"line 1, column 3: expected a value of type u8, found "256""#
        );
        assert_eq!(
            refused("5\n", |input| read_value!(from input, (u8, f64))),
            "line 2, column 1: expected another token, found the end of the input"
        );
    }

    #[test]
    fn bytes_that_are_no_text_are_refused() {
        let Failure(error) = read(&b"1 2\n3 \xff"[..]).expect_err("it should have been refused");
        assert_eq!(error, "line 2, column 3: expected text in UTF-8");
    }

    #[test]
    fn a_dialogue_is_read_line_by_line() {
        let heard = |lines: &[&[u8]], program: fn(&Input)| {
            let rest = RefCell::new(lines.iter());
            let next = || {
                Ok(rest
                    .borrow_mut()
                    .next()
                    .map_or(vec![], |line| line.to_vec()))
            };
            let program = |input: &Input, _: &mut Output| program(input);
            answer(&Input::dialogue(&next), &mut Output::default(), program)
        };
        let program = |input: &Input| {
            let first = input.place();
            input! { from input, a: In<1, 9>, b: In<1, 9>, c: In<1, 9> }
            if a + b + c > 9 {
                first.nth(1).refuse("less");
            }
            assert!(input.is_empty());
        };
        assert_eq!(heard(&[b"1\n", b"\n", b" 2 3\n"], program), Ok(()));
        for (said, error) in [
            (
                &[&b"1 2\n"[..], b"\n", b" 10\n"][..],
                r#"line 3, column 2: expected an integer from 1 to 9, found "10""#,
            ),
            (
                &[b"1\n", b" 9\n"],
                "line 3, column 1: expected an integer from 1 to 9, found the end of the input",
            ),
            (
                &[b"1 5 7\n"],
                r#"line 1, column 3: expected less, found "5""#,
            ),
            (
                &[b"1\n", b"2 \xff\n"],
                "line 2, column 3: expected text in UTF-8",
            ),
            (
                &[b"1\n\n", b"2 \xff\n"],
                "line 3, column 3: expected text in UTF-8",
            ),
            (
                &[],
                "line 1, column 1: expected an integer from 1 to 9, found the end of the input",
            ),
        ] {
            assert_eq!(heard(said, program), Err(error.to_owned()));
        }
    }

    #[test]
    fn a_panic_of_the_program_stays_one() {
        let outcome = catch_unwind(|| {
            let panic = |_: &Input, _: &mut Output| resume_unwind(Box::new("a bug"));
            answer(&Input::new(""), &mut Output::default(), panic)
        });
        let payload = outcome.expect_err("it should unwind");
        assert_eq!(*payload.downcast::<&str>().expect("the payload"), "a bug");
    }
}
