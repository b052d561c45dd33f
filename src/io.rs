//! Reading input within its limits, refusing what is outside, writing answers.
//!
//! Programs say what they read in proconio's `input!`. It reads from [`Input`], which holds standard input as one
//! text and knows where the current token stands. Every number is checked against the limits that the problem states,
//! before anything is allocated by it. The first token that does not fit ends the program with exit code 1 and one
//! line on standard error, and nothing has been printed:
//!
//! ```text
//! error: line 3, column 7: expected an integer from 1 to 1000, found "x"
//! ```
//!
//! Tokens are separated by blanks and line ends of any kind, as many as there are. Tokens after the last one needed
//! are ignored, as on judges.
//!
//! A reader refuses by [`refuse`], which unwinds to [`run`] without a panic message: the traits of proconio leave a
//! reader no other way to return an error.

use std::fmt::{Arguments, Display, Write as _};
use std::io::{self, BufRead, ErrorKind, Read, Write};
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::process::exit;

use proconio::source::{Readable, RuntimeReadable, Source};

/// Standard input as one text, read token by token.
pub struct Input {
    text: String,
    /// Where the last token read begins, and where it ends.
    token: usize,
    cursor: usize,
}

impl Input {
    /// An input that holds `text`.
    ///
    /// ```
    /// use grundy::io::{In, Input};
    /// use proconio::input;
    ///
    /// let mut input = Input::new("3\n2 7 1\n".to_owned());
    /// input! { from &mut input, n: In<1, 1000>, heaps: [In<0, 1_000_000_000, u32>; n] }
    /// assert_eq!(heaps, [2, 7, 1]);
    /// assert!(input.is_empty());
    /// ```
    pub fn new(text: String) -> Self {
        Self {
            text,
            token: 0,
            cursor: 0,
        }
    }

    /// Whether no token is left: what a program asks that reads until end of file.
    pub fn is_empty(&mut self) -> bool {
        self.skip_blanks();
        self.cursor == self.text.len()
    }

    fn skip_blanks(&mut self) {
        let rest = &self.text.as_bytes()[self.cursor..];
        self.cursor += rest
            .iter()
            .position(|byte| !is_blank(*byte))
            .unwrap_or(rest.len());
    }

    /// The error line for `refusal`, which concerns a token already read.
    fn locate(&self, refusal: &Refusal) -> String {
        let start = (0..refusal.back).fold(self.token, |start, _| {
            let before = self.text[..start].trim_end_matches(is_blank_char);
            before.rfind(is_blank_char).map_or(0, |blank| blank + 1)
        });
        let found = match &self.text[start..self.cursor] {
            "" => "the end of the input".to_owned(),
            text => {
                let mut tokens = text.split(is_blank_char).filter(|token| !token.is_empty());
                let found = tokens
                    .by_ref()
                    .take(refusal.width)
                    .collect::<Vec<_>>()
                    .join(" ");
                format!("{:?}", shortened(&found))
            }
        };
        format!(
            "{}: expected {}, found {found}",
            place(&self.text[..start]),
            refusal.expected
        )
    }
}

/// Blanks are the space and everything below it: tabs, line ends, stray control characters.
fn is_blank(byte: u8) -> bool {
    byte <= b' '
}

fn is_blank_char(c: char) -> bool {
    c <= ' '
}

/// The line and column, both from 1, of what follows `before`.
fn place(before: &str) -> String {
    let line = 1 + before.bytes().filter(|&byte| byte == b'\n').count();
    let column = 1 + before
        .rsplit('\n')
        .next()
        .map_or(0, |line| line.chars().count());
    format!("line {line}, column {column}")
}

/// At most 40 characters of `token`.
fn shortened(token: &str) -> String {
    match token.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", &token[..end]),
        None => token.to_owned(),
    }
}

impl Source<io::Empty> for Input {
    fn next_token(&mut self) -> Option<&str> {
        self.skip_blanks();
        self.token = self.cursor;
        let rest = &self.text.as_bytes()[self.cursor..];
        let length = rest
            .iter()
            .position(|byte| is_blank(*byte))
            .unwrap_or(rest.len());
        self.cursor += length;
        (length > 0).then(|| &self.text[self.token..self.cursor])
    }

    fn is_empty(&mut self) -> bool {
        self.is_empty()
    }
}

/// What [`run`] is told by a reader that refuses the input.
struct Refusal {
    expected: String,
    /// How many tokens before the last one read the refused text begins, and how many tokens it has.
    back: usize,
    width: usize,
}

/// Refuses the last token read, or the end of the input in its place: `expected` says what should have stood there.
pub fn refuse(expected: impl Display) -> ! {
    refuse_earlier(expected, 0, 1)
}

/// Refuses the `width` tokens that begin `back` tokens before the last one read.
#[cold]
pub fn refuse_earlier(expected: impl Display, back: usize, width: usize) -> ! {
    resume_unwind(Box::new(Refusal {
        expected: expected.to_string(),
        back,
        width,
    }))
}

/// What a program has written: the place for `write!` and `writeln!`.
#[derive(Default)]
pub struct Output {
    text: String,
}

impl Output {
    /// Adds `text` and the end of the line, as `writeln!(out, "{text}")` does at three times the cost: where a case has
    /// few tokens, formatting its answer would take as long as reading it.
    pub fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// Adds a formatted text; `write!` calls this. Nothing can fail before the end of [`run`], so there is no result.
    pub fn write_fmt(&mut self, text: Arguments) {
        self.text
            .write_fmt(text)
            .expect("what is written knows its own text");
    }
}

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
///     input! { from &mut *input, heap: In<1, 1000> }
///     writeln!(out, "{}", heap - 1);
/// });
/// ```
///
/// # Panics
/// As `program` does.
pub fn run(program: impl FnOnce(&mut Input, &mut Output)) {
    let output = read(io::stdin().lock()).and_then(|text| answer(text, program));
    match output.map(|text| io::stdout().lock().write_all(text.as_bytes())) {
        Ok(Err(error)) if error.kind() != ErrorKind::BrokenPipe => {
            fail(&format!("cannot write: {error}"))
        }
        Ok(_) => {}
        Err(error) => fail(&error),
    }
}

fn fail(error: &str) -> ! {
    eprintln!("error: {error}");
    exit(1)
}

/// The whole of `source` as text.
fn read(mut source: impl Read) -> Result<String, String> {
    let mut bytes = Vec::new();
    source
        .read_to_end(&mut bytes)
        .map_err(|error| format!("cannot read: {error}"))?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        format!("{}: expected text in UTF-8", place(&valid))
    })
}

/// What `program` writes for the input `text`, or the error line.
fn answer(text: String, program: impl FnOnce(&mut Input, &mut Output)) -> Result<String, String> {
    let mut input = Input::new(text);
    let mut output = Output::default();
    match catch_unwind(AssertUnwindSafe(|| program(&mut input, &mut output))) {
        Ok(()) => Ok(output.text),
        Err(payload) => match payload.downcast::<Refusal>() {
            Ok(refusal) => Err(input.locate(&refusal)),
            Err(panic) => resume_unwind(panic),
        },
    }
}

/// The built-in integers that can be read.
pub trait Integer: Copy + Ord + Display {
    /// The least value of the type.
    const MIN: i128;
    /// The greatest value of the type.
    const MAX: i128;

    /// `value`, which must lie between `MIN` and `MAX`.
    fn cut(value: i128) -> Self;

    /// The same value.
    fn widen(self) -> i128;
}

macro_rules! integer {
    ($($integer:ty)*) => {$(
        impl Integer for $integer {
            const MIN: i128 = <$integer>::MIN as i128;
            const MAX: i128 = <$integer>::MAX as i128;

            fn cut(value: i128) -> Self {
                value as $integer
            }

            fn widen(self) -> i128 {
                self as i128
            }
        }
    )*};
}

integer!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

/// Reads an integer of type `T` from `LOW` to `HIGH`, the limits included.
///
/// `In<0, { u64::MAX as i128 }, u64>` takes the whole of `u64`. Limits that are known only at run time go through
/// [`Between`]. Inside a tuple the macro takes no commas: give the type a name there.
pub struct In<const LOW: i128, const HIGH: i128, T = usize>(PhantomData<T>);

impl<const LOW: i128, const HIGH: i128, T: Integer> Readable for In<LOW, HIGH, T> {
    type Output = T;

    fn read<R: BufRead, S: Source<R>>(source: &mut S) -> T {
        const {
            assert!(
                T::MIN <= LOW && LOW <= HIGH && HIGH <= T::MAX,
                "the limits must fit the type"
            );
        };
        read_integer(source, LOW, HIGH)
    }
}

/// Reads an integer from the first to the second, both included: `input! { k: with Between(1, n) }`.
#[derive(Clone, Copy)]
pub struct Between<T>(pub T, pub T);

impl<T: Integer> RuntimeReadable for Between<T> {
    type Output = T;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> T {
        read_integer(source, self.0.widen(), self.1.widen())
    }
}

#[inline]
fn read_integer<T: Integer, R: BufRead, S: Source<R>>(source: &mut S, low: i128, high: i128) -> T {
    match source.next_token().and_then(parse_integer) {
        Some(value) if low <= value && value <= high => T::cut(value),
        _ => refuse(format_args!("an integer from {low} to {high}")),
    }
}

/// The value of an integer in decimal notation, where it fits.
#[inline]
fn parse_integer(token: &str) -> Option<i128> {
    match parse_digits(token.as_bytes()) {
        Some(value) => Some(value.into()),
        None => token.parse().ok(),
    }
}

/// The value of a token of decimal digits and nothing else, where it fits.
#[inline]
fn parse_digits(token: &[u8]) -> Option<u64> {
    let digit = |byte: u8| {
        Some(byte.wrapping_sub(b'0'))
            .filter(|digit| *digit < 10)
            .map(u64::from)
    };
    // Nineteen digits fit whatever they are.
    let (first, others) = token.split_at(token.len().min(19));
    let mut value = 0_u64;
    for &byte in first {
        value = 10 * value + digit(byte)?;
    }
    for &byte in others {
        value = value.checked_mul(10)?.checked_add(digit(byte)?)?;
    }
    Some(value)
}

/// Reads a vertex of a graph with so many vertices: numbered from 1 in the input, from 0 in the program.
#[derive(Clone, Copy)]
pub struct Vertex(pub usize);

impl RuntimeReadable for Vertex {
    type Output = usize;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> usize {
        match source
            .next_token()
            .and_then(|token| parse_digits(token.as_bytes()))
        {
            Some(number) if 1 <= number && number <= self.0 as u64 => number as usize - 1,
            _ => refuse(format_args!("a vertex from 1 to {}", self.0)),
        }
    }
}

/// Reads as many values as the first field says with the reader in the second: `input! { path: with Times(k, Vertex(n)) }`.
#[derive(Clone, Copy)]
pub struct Times<Reader>(pub usize, pub Reader);

impl<Reader: RuntimeReadable + Clone> RuntimeReadable for Times<Reader> {
    type Output = Vec<Reader::Output>;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Self::Output {
        (0..self.0).map(|_| self.1.clone().read(source)).collect()
    }
}

/// Reads a real number from the first to the second, both included, in decimal notation with or without an exponent.
#[derive(Clone, Copy)]
pub struct Real(pub f64, pub f64);

impl RuntimeReadable for Real {
    type Output = f64;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> f64 {
        let Self(low, high) = self;
        match source
            .next_token()
            .and_then(|token| token.parse::<f64>().ok())
        {
            Some(value) if low <= value && value <= high => value,
            _ => refuse(format_args!("a number from {low} to {high}")),
        }
    }
}

/// Reads a word of `shortest` to `longest` characters out of `alphabet`, all of them ASCII; gives its bytes.
#[derive(Clone, Copy)]
pub struct Word {
    /// The characters it may have.
    pub alphabet: &'static str,
    /// Its least length.
    pub shortest: usize,
    /// Its greatest length.
    pub longest: usize,
}

impl Word {
    /// A word of exactly `length` characters.
    pub fn exactly(alphabet: &'static str, length: usize) -> Self {
        Self {
            alphabet,
            shortest: length,
            longest: length,
        }
    }
}

impl RuntimeReadable for Word {
    type Output = Vec<u8>;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Vec<u8> {
        let Self {
            alphabet,
            shortest,
            longest,
        } = self;
        // A bit each, since no processor could predict which character comes.
        let letters = alphabet
            .bytes()
            .fold(0, |set, letter| set | 1_u128 << letter);
        let fits = |word: &&str| {
            (shortest..=longest).contains(&word.len())
                && word
                    .bytes()
                    .all(|byte| byte < 128 && letters >> byte & 1 == 1)
        };
        match source.next_token().filter(fits) {
            Some(word) => word.as_bytes().to_vec(),
            None if shortest == longest => {
                refuse(format_args!("{longest} characters out of {alphabet:?}"))
            }
            None => refuse(format_args!(
                "{shortest} to {longest} characters out of {alphabet:?}"
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proconio::{input, read_value};

    /// What a program that reads `text` with `reader` is refused with.
    #[track_caller]
    fn refused<T>(text: &str, reader: impl FnOnce(&mut Input) -> T) -> String {
        answer(text.to_owned(), |input, _| {
            reader(input);
        })
        .expect_err("the input should have been refused")
    }

    fn heaps(input: &mut Input) -> Vec<u32> {
        input! { from &mut *input, n: In<1, 1000>, heaps: [In<0, 1_000_000_000, u32>; n] }
        heaps
    }

    #[test]
    fn blanks_of_every_kind_separate_tokens() {
        for text in [
            "3 1 2 3",
            "3\n1 2 3\n",
            "3\r\n1 2 3\r\n",
            "\n\n 3\t1\n\n2   3 \n \n",
            "3 1 2 3 4 x",
        ] {
            assert_eq!(
                heaps(&mut Input::new(text.to_owned())),
                [1, 2, 3],
                "{text:?}"
            );
        }
    }

    #[test]
    fn the_end_is_seen_behind_blanks() {
        let mut input = Input::new(" 5 \r\n\r\n".to_owned());
        assert!(!input.is_empty());
        assert_eq!(read_value!(from &mut input, In<0, 9>), 5);
        assert!(input.is_empty());
        assert!(Input::new(String::new()).is_empty());
    }

    #[test]
    fn every_integer_type_reads_its_limits() {
        let mut input = Input::new(format!(
            "{} {} {} {} 0007 +7 -0",
            u64::MAX,
            i64::MIN,
            i64::MAX,
            u8::MAX
        ));
        assert_eq!(
            read_value!(from &mut input, In<0, { u64::MAX as i128 }, u64>),
            u64::MAX
        );
        assert_eq!(
            read_value!(from &mut input, In<{ i64::MIN as i128 }, 0, i64>),
            i64::MIN
        );
        assert_eq!(
            read_value!(from &mut input, with Between(0, i64::MAX)),
            i64::MAX
        );
        assert_eq!(read_value!(from &mut input, In<0, 255, u8>), u8::MAX);
        assert_eq!(read_value!(from &mut input, [In<0, 9>; 3]), [7, 7, 0]);
    }

    #[test]
    fn an_integer_outside_its_limits_is_refused() {
        assert_eq!(
            refused("1001", heaps),
            r#"line 1, column 1: expected an integer from 1 to 1000, found "1001""#
        );
        assert_eq!(
            refused("2\n5 -1", heaps),
            r#"line 2, column 3: expected an integer from 0 to 1000000000, found "-1""#
        );
        assert_eq!(
            refused(
                "18446744073709551616",
                |input| read_value!(from input, In<0, { u64::MAX as i128 }, u64>)
            ),
            r#"line 1, column 1: expected an integer from 0 to 18446744073709551615, found "18446744073709551616""#
        );
        assert_eq!(
            refused("\n 4", |input| read_value!(from input, with Between(-3, 3))),
            r#"line 2, column 2: expected an integer from -3 to 3, found "4""#
        );
    }

    #[test]
    fn what_is_no_integer_is_refused() {
        for token in ["x", "1x", "-", "+", "--1", "1.0", "1e3", "٣", "0x1"] {
            assert_eq!(
                refused(token, heaps),
                format!("line 1, column 1: expected an integer from 1 to 1000, found {token:?}")
            );
        }
    }

    #[test]
    fn a_missing_token_is_refused_at_the_end() {
        let error = "expected an integer from 1 to 1000, found the end of the input";
        assert_eq!(refused("", heaps), format!("line 1, column 1: {error}"));
        assert_eq!(
            refused(" \n\n ", heaps),
            format!("line 3, column 2: {error}")
        );
        assert_eq!(
            refused("2\n7", heaps),
            "line 2, column 2: expected an integer from 0 to 1000000000, found the end of the input"
        );
    }

    #[test]
    fn columns_count_characters_and_long_tokens_are_cut() {
        type Digit = In<0, 9>;
        assert_eq!(
            refused(
                "1 ✓✓ é",
                |input| read_value!(from input, (Digit, String, Digit))
            ),
            r#"line 1, column 6: expected an integer from 0 to 9, found "é""#
        );
        assert_eq!(
            refused(&"9".repeat(100_000), heaps),
            format!(
                "line 1, column 1: expected an integer from 1 to 1000, found \"{}…\"",
                "9".repeat(40)
            )
        );
    }

    #[test]
    fn earlier_tokens_can_be_refused() {
        let error = refused("4\n1 2\n 1\t 3 \n3 2\n", |input| {
            input! { from &mut *input, _tokens: [In<0, 9>; 7] }
            refuse_earlier("an edge", 3, 2);
        });
        assert_eq!(error, r#"line 3, column 2: expected an edge, found "1 3""#);
        let error = refused("4 5", |input| {
            input! { from &mut *input, _tokens: [In<0, 9>; 2] }
            refuse_earlier("something else", 1, 1);
        });
        assert_eq!(
            error,
            r#"line 1, column 1: expected something else, found "4""#
        );
    }

    #[test]
    fn vertices_count_from_one() {
        let mut input = Input::new("1 5".to_owned());
        assert_eq!(
            read_value!(from &mut input, with Times(2, Vertex(5))),
            [0, 4]
        );
        for token in ["0", "6", "-1", "x"] {
            assert_eq!(
                refused(token, |input| read_value!(from input, with Vertex(5))),
                format!("line 1, column 1: expected a vertex from 1 to 5, found {token:?}")
            );
        }
    }

    #[test]
    fn reals_lie_within_their_limits() {
        let mut input = Input::new("0.5 -1 1e-3".to_owned());
        assert_eq!(
            read_value!(from &mut input, with Times(3, Real(-1.0, 1.0))),
            [0.5, -1.0, 0.001]
        );
        for token in ["1.5", "nan", "inf", "-2", "a"] {
            assert_eq!(
                refused(token, |input| read_value!(from input, with Real(-1.0, 1.0))),
                format!("line 1, column 1: expected a number from -1 to 1, found {token:?}")
            );
        }
    }

    #[test]
    fn words_have_their_letters_and_length() {
        let row = Word::exactly(".#", 3);
        let mut input = Input::new("..#\n#.#".to_owned());
        assert_eq!(
            read_value!(from &mut input, with Times(2, row)),
            [b"..#", b"#.#"]
        );
        assert_eq!(
            refused("..", |input| read_value!(from input, with row)),
            r##"line 1, column 1: expected 3 characters out of ".#", found "..""##
        );
        assert_eq!(
            refused("01a", |input| {
                read_value!(from input, with Word { alphabet: "01", shortest: 1, longest: 9 });
            }),
            r#"line 1, column 1: expected 1 to 9 characters out of "01", found "01a""#
        );
    }

    #[test]
    fn bytes_that_are_no_text_are_refused() {
        assert_eq!(
            read(&b"1 2\n3 \xff"[..]).expect_err("the input should have been refused"),
            "line 2, column 3: expected text in UTF-8"
        );
    }

    #[test]
    fn a_panic_of_the_program_stays_one() {
        let outcome =
            catch_unwind(|| answer(String::new(), |_, _| resume_unwind(Box::new("a bug"))));
        assert_eq!(
            *outcome
                .expect_err("it should unwind")
                .downcast::<&str>()
                .expect("the payload"),
            "a bug"
        );
    }
}
