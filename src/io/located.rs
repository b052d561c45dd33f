//! What is wrong with the input, and where: one line.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::fmt::Display;
use std::panic::{self, panic_any};
use std::string::FromUtf8Error;

use super::output::fail;

/// What has been read, and what was taken last.
pub(super) struct Trace<'a> {
    /// The whole text, or line after line.
    texts: RefCell<Vec<&'a str>>,
    /// Where the last token taken begins, or the end of the input in its place.
    token: Cell<usize>,
}

impl<'a> Trace<'a> {
    /// The trace of an input of which `text` has been read.
    pub(super) fn new(text: &'a str) -> Self {
        Self { texts: RefCell::new(vec![text]), token: Cell::new(address(text)) }
    }

    /// Another text is read.
    pub(super) fn reads(&self, text: &'a str) {
        self.texts.borrow_mut().push(text);
    }

    /// The token is taken with which `rest` begins; none at the end of the input.
    #[inline]
    pub(super) fn takes(&self, rest: &'a str) {
        self.token.set(address(rest));
    }

    /// The place of the next token from `rest` on, which is at the end of what has been read.
    pub(super) fn place(&self, rest: &str) -> Place {
        let text = self.texts.borrow().len() - 1;
        Place { text: Some(text), ..Place::of(rest) }
    }

    /// The line about what a panic refuses, if it is a refusal: ours, or that of proconio for a plain type.
    fn refused(&self, payload: &(dyn Any + Send)) -> Option<String> {
        if let Some(refusal) = payload.downcast_ref::<Refusal>() {
            return Some(self.locate(refusal));
        }
        let name = plain_type(payload.downcast_ref::<String>()?)?;
        Some(self.locate(&Refusal::of_last_token(format_args!("a value of type {name}"))))
    }

    /// The line about `refusal`.
    fn locate(&self, refusal: &Refusal) -> String {
        let place = refusal.place.unwrap_or(Place { address: self.token.get(), text: None, passed: 0 });
        let texts = self.texts.borrow();
        let holds = |text: &&str| (address(text)..=address(text) + text.len()).contains(&place.address);
        // Texts may touch in memory; what was read last counts, since tokens are taken from there.
        let index = place.text.or_else(|| texts.iter().rposition(holds));
        let passed: usize = texts[..index.unwrap_or(0)].iter().map(|text| text.len()).sum();
        let all = texts.concat();
        let mut rest = &all[passed + index.map_or(0, |index| place.address - address(texts[index]))..];
        rest = rest.trim_start_matches(is_blank);
        for _ in 0..place.passed {
            let behind = rest.trim_start_matches(|c| !is_blank(c));
            rest = behind.trim_start_matches(is_blank);
        }
        let tokens = rest.split(is_blank).filter(|token| !token.is_empty());
        let tokens: Vec<&str> = tokens.take(refusal.width).collect();
        let found = match tokens[..] {
            [] => "the end of the input".to_owned(),
            _ => format!("{:?}", shortened(&tokens.join(" "))),
        };
        let expected = &refusal.expected;
        format!("{}: expected {expected}, found {found}", location(&all[..all.len() - rest.len()]))
    }
}

/// A place in the input, where a token begins.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// In front of some token, …
    address: usize,
    /// … in the text of this index, where that is known; …
    text: Option<usize>,
    /// … and how many tokens further on.
    passed: usize,
}

impl Place {
    /// Where `token` begins, which a source of tokens has just given.
    pub(super) fn of(token: &str) -> Self {
        Self { address: address(token), text: None, passed: 0 }
    }

    /// The place `tokens` tokens further on.
    pub fn after(self, tokens: usize) -> Self {
        let passed = self.passed + tokens;
        Self { passed, ..self }
    }

    /// Refuses the token here: `expected` says what should have stood here.
    pub fn refuse(self, expected: impl Display) -> ! {
        self.refuse_all(1, expected)
    }

    /// Refuses this number of tokens from here on: `expected` says what should have stood here.
    pub fn refuse_all(self, tokens: usize, expected: impl Display) -> ! {
        Refusal::raise(Some(self), tokens, expected)
    }
}

/// Refuses the last token read, or the end of the input in its place: `expected` says what should have stood there.
pub fn refuse(expected: impl Display) -> ! {
    Refusal::raise(None, 1, expected)
}

/// What a panic carries when the input is refused.
struct Refusal {
    expected: String,
    /// Where, if it is not the last token read.
    place: Option<Place>,
    /// How many tokens are refused.
    width: usize,
}

impl Refusal {
    #[cold]
    fn raise(place: Option<Place>, width: usize, expected: impl Display) -> ! {
        panic_any(Self { place, width, ..Self::of_last_token(expected) })
    }

    /// The refusal of the last token read.
    fn of_last_token(expected: impl Display) -> Self {
        Self { expected: expected.to_string(), place: None, width: 1 }
    }
}

/// How proconio begins to say that a token is no value of a plain type, such as `usize`.
const UNPARSED: &str = "failed to parse the input `";

/// The type that proconio failed to read, from what it says.
fn plain_type(message: &String) -> Option<&str> {
    let (_, name) = message.strip_prefix(UNPARSED)?.split_once("to the value of type `")?;
    Some(name.split_once('`')?.0)
}

thread_local! {
    /// The trace of the input that is read.
    static READ: Cell<Option<&'static Trace<'static>>> = const { Cell::new(None) };
}

/// From now on, what is refused of the input with this trace ends the program with its line. That happens before
/// anything unwinds, as nothing does where a panic aborts: in a page, for example.
pub(super) fn end_at_refusals(trace: &'static Trace<'static>) {
    READ.set(Some(trace));
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| match READ.get().and_then(|trace| trace.refused(info.payload())) {
        Some(error) => fail(&error),
        None => usual(info),
    }));
}

/// The line about bytes that are no text, which came after this number of lines.
pub(super) fn no_text(error: &FromUtf8Error, lines: usize) -> String {
    let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
    let before = "\n".repeat(lines) + &String::from_utf8_lossy(valid);
    format!("{}: expected text in UTF-8", location(&before))
}

/// The line and column, both from 1, of what follows `before`.
fn location(before: &str) -> String {
    let lines = before.matches('\n').count();
    let last = before.rsplit('\n').next().unwrap_or("");
    format!("line {}, column {}", 1 + lines, 1 + last.chars().count())
}

/// At most 40 characters of `token`.
fn shortened(token: &str) -> String {
    match token.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", &token[..end]),
        None => token.to_owned(),
    }
}

/// The blanks of [`Input`](super::Input).
fn is_blank(c: char) -> bool {
    c <= ' '
}

/// Where `text` lies in memory: texts stay where they are, so this names a place in one of them.
fn address(text: &str) -> usize {
    text.as_ptr() as usize
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::io::{In, Input};
    use proconio::{input, read_value};
    use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

    type Digit = In<0, 9>;

    /// The line about what `program` refuses of the input that it reads.
    fn caught(input: &Input, program: impl FnOnce()) -> Result<(), String> {
        catch_unwind(AssertUnwindSafe(program)).map_err(|payload| match input.trace.refused(&*payload) {
            Some(error) => error,
            None => resume_unwind(payload),
        })
    }

    /// What a program that reads `text` with `reader` is refused with.
    #[track_caller]
    pub(in crate::io) fn refused<T>(text: &str, reader: impl FnOnce(&Input) -> T) -> String {
        let input = Input::new(text);
        caught(&input, || drop(reader(&input))).expect_err("the input should have been refused")
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
    fn columns_count_characters_and_long_tokens_are_cut() {
        assert_eq!(
            refused("1 ✓✓ é", |input| read_value!(from input, (Digit, String, Digit))),
            r#"line 1, column 6: expected an integer from 0 to 9, found "é""#
        );
        assert_eq!(
            refused(&"9".repeat(100_000), |input| read_value!(from input, Digit)),
            format!("line 1, column 1: expected an integer from 0 to 9, found \"{}…\"", "9".repeat(40))
        );
    }

    #[test]
    fn remembered_places_can_be_refused() {
        let tokens = |input: &Input| {
            let first = input.place();
            input! { from input, _tokens: [In<0, 9>; 7] }
            first
        };
        let text = "4\n1 2\n 1\t 3 \n3 2\n";
        assert_eq!(
            refused(text, |input| tokens(input).after(3).refuse_all(2, "an edge")),
            r#"line 3, column 2: expected an edge, found "1 3""#
        );
        assert_eq!(
            refused(text, |input| tokens(input).refuse("something else")),
            r#"line 1, column 1: expected something else, found "4""#
        );
        assert_eq!(
            refused(" 5 \n", |input| input.place().after(1).refuse("more")),
            "line 2, column 1: expected more, found the end of the input"
        );
    }

    #[test]
    fn a_dialogue_is_located_line_by_line() {
        let heard = |lines: &[&'static str], program: fn(&Input)| {
            let rest = Cell::new(lines);
            let more = || match rest.get() {
                [] => "",
                [line, behind @ ..] => {
                    rest.set(behind);
                    line
                }
            };
            let input = Input::with_more("", &more);
            caught(&input, || program(&input))
        };
        let program = |input: &Input| {
            let first = input.place();
            input! { from input, a: In<1, 9>, b: In<1, 9>, c: In<1, 9> }
            if a + b + c > 9 {
                first.after(1).refuse("less");
            }
            assert!(input.is_empty());
        };
        assert_eq!(heard(&["1\n", "\n", " 2 3\n"], program), Ok(()));
        for (said, error) in [
            (&["1 2\n", "\n", " 10\n"][..], r#"line 3, column 2: expected an integer from 1 to 9, found "10""#),
            (&["1\n", " 9\n"], "line 3, column 1: expected an integer from 1 to 9, found the end of the input"),
            (&["1\n", "\n", "5 7\n"], r#"line 3, column 1: expected less, found "5""#),
            (&["1 5 7\n"], r#"line 1, column 3: expected less, found "5""#),
            (&[], "line 1, column 1: expected an integer from 1 to 9, found the end of the input"),
        ] {
            assert_eq!(heard(said, program), Err(error.to_owned()));
        }
    }

    #[test]
    fn a_place_is_not_waited_for() {
        let lines = Cell::new(0);
        let more = || {
            lines.set(lines.get() + 1);
            ["1 \n", " \n", " 2 3\n", ""][lines.get() - 1]
        };
        let input = Input::with_more("", &more);
        let error = caught(&input, || {
            let first = input.place();
            assert_eq!(lines.get(), 0);
            input! { from &input, _digit: Digit }
            let second = input.place();
            assert_eq!(lines.get(), 1);
            input! { from &input, _digits: [Digit; 2] }
            assert_eq!(
                input.trace.locate(&Refusal { place: Some(first), ..Refusal::of_last_token("0") }),
                "line 1, column 1: expected 0, found \"1\""
            );
            second.refuse_all(2, "0 0");
        });
        assert_eq!(error, Err(r#"line 3, column 2: expected 0 0, found "2 3""#.to_owned()));
    }

    #[test]
    fn a_panic_of_the_program_stays_one() {
        let trace = Trace::new("");
        for bug in [Box::new("a bug") as Box<dyn Any + Send>, Box::new("a bug".to_owned())] {
            assert_eq!(trace.refused(&*bug), None);
        }
    }
}
