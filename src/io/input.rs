//! The input, token by token, and what is wrong with it.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::fmt::Display;
use std::io;
use std::panic::resume_unwind;

use proconio::source::Source;

/// The input of a program: standard input as one text, or the lines of a dialogue so far.
///
/// `input!` reads from a shared reference, so that the input can be handed on as it is.
pub struct Input<'a> {
    /// What has been read: the whole text, or line after line.
    texts: RefCell<Vec<&'a str>>,
    /// The last token taken, empty at the end of the input.
    token: Cell<&'a str>,
    /// What has been read and not taken.
    rest: Cell<&'a str>,
    /// Where the next line of a dialogue comes from.
    lines: Option<Lines<'a>>,
}

/// Gives the next line with its end, or several, or nothing at the end of the dialogue.
pub(super) type Lines<'a> = &'a dyn Fn() -> io::Result<Vec<u8>>;

impl<'a> Input<'a> {
    /// An input that holds `text`.
    ///
    /// ```
    /// use grundy::io::{In, Input};
    /// use proconio::input;
    ///
    /// let text = Input::new("3\n2 7 1\n");
    /// input! { from &text, n: In<1, 1000>, heaps: [In<0, 1_000_000_000, u32>; n] }
    /// assert_eq!(heaps, [2, 7, 1]);
    /// assert!(text.is_empty());
    /// ```
    pub fn new(text: &'a str) -> Self {
        Self {
            texts: RefCell::new(vec![text]),
            token: Cell::new(text),
            rest: Cell::new(text),
            lines: None,
        }
    }

    /// An input that asks for its lines one by one.
    pub(super) fn dialogue(lines: Lines<'a>) -> Self {
        Self {
            texts: RefCell::default(),
            lines: Some(lines),
            ..Self::new("")
        }
    }

    /// Whether no token is left: what a program asks that reads until end of file.
    pub fn is_empty(&self) -> bool {
        self.at_next_token().is_empty()
    }

    /// The place of the next token, to be remembered until it is known to be right.
    ///
    /// ```should_panic
    /// use grundy::io::{In, Input};
    /// use proconio::input;
    ///
    /// let text = Input::new("3 5\n");
    /// let place = text.place();
    /// input! { from &text, a: In<1, 9>, b: In<1, 9> }
    /// if b > a {
    ///     place.nth(1).refuse(format_args!("an integer from 1 to {a}"));
    /// }
    /// ```
    pub fn place(&self) -> Place {
        Place::of(self.at_next_token())
    }

    /// The rest from the next token on, empty if there is none. In a dialogue, lines are fetched until there is one.
    #[inline]
    fn at_next_token(&self) -> &'a str {
        loop {
            let rest = without_blanks(self.rest.get());
            if !rest.is_empty() || !self.fetch() {
                return rest;
            }
        }
    }

    /// Goes on to the next line of a dialogue, if there is one.
    ///
    /// Lines are never given back: tokens are borrowed from them, and a dialogue is short.
    #[cold]
    fn fetch(&self) -> bool {
        let lines = match self.lines {
            Some(lines) => lines,
            None => return false,
        };
        let count = |text: &&str| text.matches('\n').count();
        let before = || self.texts.borrow().iter().map(count).sum();
        let line: &str = match lines()
            .map_err(cannot_read)
            .and_then(|bytes| as_text(bytes, before))
        {
            Ok(line) => Box::leak(line.into_boxed_str()),
            Err(failure) => resume_unwind(Box::new(failure)),
        };
        if line.is_empty() {
            return false;
        }
        self.texts.borrow_mut().push(line);
        self.rest.set(line);
        true
    }

    /// The error line for `refusal`.
    pub(super) fn locate(&self, refusal: &Refusal) -> String {
        let place = refusal.place.unwrap_or(Place::of(self.token.get()));
        let texts = self.texts.borrow();
        let holds =
            |text: &&str| (address(text)..=address(text) + text.len()).contains(&place.address);
        // Texts may touch in memory; what was read last counts, since tokens are taken from there.
        let (before, text) = match texts.iter().rposition(holds) {
            Some(index) => (texts[..index].concat(), texts[index]),
            None => (String::new(), ""),
        };
        let mut rest = match text {
            "" => "",
            _ => &text[place.address - address(text)..],
        };
        for _ in 0..place.passed {
            let behind = rest.trim_start_matches(|c| !is_blank_char(c));
            rest = behind.trim_start_matches(is_blank_char);
        }
        let tokens = rest.split(is_blank_char).filter(|token| !token.is_empty());
        let tokens: Vec<&str> = tokens.take(refusal.width).collect();
        let found = match tokens[..] {
            [] => "the end of the input".to_owned(),
            _ => format!("{:?}", shortened(&tokens.join(" "))),
        };
        let before = before + &text[..text.len() - rest.len()];
        let expected = &refusal.expected;
        format!("{}: expected {expected}, found {found}", location(&before))
    }
}

impl Source<io::Empty> for &Input<'_> {
    #[inline]
    fn next_token(&mut self) -> Option<&str> {
        let rest = self.at_next_token();
        let (token, behind) = rest.split_at(token_length(rest.as_bytes()));
        self.token.set(token);
        self.rest.set(behind);
        Some(token).filter(|token| !token.is_empty())
    }

    fn next_token_unwrap(&mut self) -> &str {
        match self.next_token() {
            Some(token) => token,
            None => refuse("another token"),
        }
    }

    fn is_empty(&mut self) -> bool {
        Input::is_empty(self)
    }
}

/// Blanks are the space and everything below it: tabs, line ends, stray control characters.
fn is_blank(byte: u8) -> bool {
    byte <= b' '
}

fn is_blank_char(c: char) -> bool {
    c <= ' '
}

/// The text from the first byte that is no blank.
#[inline]
fn without_blanks(text: &str) -> &str {
    let blanks = text.bytes().take_while(|byte| is_blank(*byte)).count();
    &text[blanks..]
}

/// The number of bytes before the first blank, eight at a time.
#[inline]
fn token_length(bytes: &[u8]) -> usize {
    let mut length = 0;
    while let Some(eight) = bytes.get(length..length + 8) {
        match blanks(u64::from_le_bytes(eight.try_into().expect("eight bytes"))) {
            0 => length += 8,
            found => return length + found.trailing_zeros() as usize / 8,
        }
    }
    let rest = bytes[length..].iter();
    length + rest.take_while(|byte| !is_blank(**byte)).count()
}

/// The highest bit of every byte that is a blank.
///
/// Why. With its highest bit set, a byte is at least 128, so subtracting 33 from all of them at once borrows nothing
/// from a neighbour; the highest bit stays iff the other seven are 33 or more.
#[inline]
fn blanks(bytes: u64) -> u64 {
    const ONES: u64 = u64::MAX / 255;
    const HIGHEST: u64 = 128 * ONES;
    let above = (bytes | HIGHEST) - (b' ' as u64 + 1) * ONES;
    !(above | bytes) & HIGHEST
}

/// The line and column, both from 1, of what follows `before`.
fn location(before: &str) -> String {
    let lines = before.matches('\n').count();
    let last = before.rsplit('\n').next().unwrap_or("");
    format!("line {}, column {}", 1 + lines, 1 + last.chars().count())
}

/// What has been read, as text. `lines` says how many lines came before it.
pub(super) fn as_text(bytes: Vec<u8>, lines: impl FnOnce() -> usize) -> Result<String, Failure> {
    String::from_utf8(bytes).map_err(|error| {
        let valid = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let place = location(&("\n".repeat(lines()) + &valid));
        Failure(format!("{place}: expected text in UTF-8"))
    })
}

/// The failure of a source of bytes.
pub(super) fn cannot_read(error: io::Error) -> Failure {
    Failure(format!("cannot read: {error}"))
}

/// At most 40 characters of `token`.
fn shortened(token: &str) -> String {
    match token.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", &token[..end]),
        None => token.to_owned(),
    }
}

/// Where `text` lies in memory: texts stay where they are, so this names a place in one of them.
fn address(text: &str) -> usize {
    text.as_ptr() as usize
}

/// A place in the input, where a token begins.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// That of some token's text, …
    address: usize,
    /// … and how many tokens further on.
    passed: usize,
}

impl Place {
    /// Where `token` begins, which a source of tokens has just given.
    pub(super) fn of(token: &str) -> Self {
        Self {
            address: address(token),
            passed: 0,
        }
    }

    /// The place `tokens` tokens further on; in a dialogue, in the same line.
    pub fn nth(self, tokens: usize) -> Self {
        let passed = self.passed + tokens;
        Self { passed, ..self }
    }

    /// Refuses the token here: `expected` says what should have stood here.
    pub fn refuse(self, expected: impl Display) -> ! {
        self.refuse_all(1, expected)
    }

    /// Refuses this number of tokens from here on.
    pub fn refuse_all(self, tokens: usize, expected: impl Display) -> ! {
        Refusal::raise(Some(self), tokens, expected)
    }

    /// The items in ascending order, which have been read from here on, each from this number of tokens. Refuses the
    /// first item that equals an earlier one.
    ///
    /// ```should_panic
    /// use grundy::io::{In, Input};
    /// use proconio::input;
    ///
    /// let text = Input::new("3 7 3\n");
    /// let place = text.place();
    /// input! { from &text, cells: [In<1, 9>; 3] }
    /// place.sort_distinct(&cells, 1, "a cell that differs from those before");
    /// ```
    ///
    /// # Complexity
    /// O(n log n) time, O(n) memory for n items.
    pub fn sort_distinct<T: Ord + Copy>(
        self,
        items: &[T],
        tokens: usize,
        expected: impl Display,
    ) -> Vec<T> {
        let mut sorted = items.to_vec();
        sorted.sort_unstable();
        if sorted.windows(2).any(|pair| pair[0] == pair[1]) {
            let mut seen = BTreeSet::new();
            let repeated = items.iter().position(|item| !seen.insert(item));
            let repeated = repeated.expect("two items are equal");
            self.nth(tokens * repeated).refuse_all(tokens, expected);
        }
        sorted
    }
}

/// Refuses the last token read, or the end of the input in its place: `expected` says what should have stood there.
pub fn refuse(expected: impl Display) -> ! {
    Refusal::raise(None, 1, expected)
}

/// What is unwound with when the input is refused.
pub(super) struct Refusal {
    expected: String,
    /// Where, if it is not the last token read.
    place: Option<Place>,
    /// How many tokens are refused.
    width: usize,
}

impl Refusal {
    #[cold]
    fn raise(place: Option<Place>, width: usize, expected: impl Display) -> ! {
        resume_unwind(Box::new(Self {
            place,
            width,
            ..Self::of_last_token(expected)
        }))
    }

    /// The refusal of the last token read.
    pub(super) fn of_last_token(expected: impl Display) -> Self {
        Self {
            expected: expected.to_string(),
            place: None,
            width: 1,
        }
    }
}

/// What is unwound with when there is no more input to be had: the error line.
pub(super) struct Failure(pub(super) String);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::io::In;
    use crate::io::run::tests::refused;
    use proconio::{input, read_value};

    type Digit = In<0, 9>;

    fn heaps(input: &Input) -> Vec<u32> {
        input! { from input, n: In<1, 1000>, heaps: [In<0, 1_000_000_000, u32>; n] }
        heaps
    }

    #[test]
    fn tokens_end_at_the_first_blank_for_all_bytes() {
        for byte in 0..=255 {
            for length in 0..20 {
                let mut bytes = [b'~'; 20];
                bytes[length] = byte;
                let naive = bytes.iter().position(|&byte| is_blank(byte));
                assert_eq!(token_length(&bytes), naive.unwrap_or(20));
            }
        }
        assert_eq!(blanks(0x2021_201f_80a0_00ff), 0x8000_8080_0000_8000);
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
            assert_eq!(heaps(&Input::new(text)), [1, 2, 3], "{text:?}");
        }
    }

    #[test]
    fn the_end_is_seen_behind_blanks() {
        let input = Input::new(" 5 \r\n\r\n");
        assert!(!input.is_empty());
        assert_eq!(read_value!(from &input, In<0, 9>), 5);
        assert!(input.is_empty());
        assert!(Input::new("").is_empty());
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
    fn remembered_places_can_be_refused() {
        let tokens = |input: &Input| {
            let first = input.place();
            input! { from input, _tokens: [In<0, 9>; 7] }
            first
        };
        let text = "4\n1 2\n 1\t 3 \n3 2\n";
        assert_eq!(
            refused(text, |input| tokens(input).nth(3).refuse_all(2, "an edge")),
            r#"line 3, column 2: expected an edge, found "1 3""#
        );
        assert_eq!(
            refused(text, |input| tokens(input).refuse("something else")),
            r#"line 1, column 1: expected something else, found "4""#
        );
        assert_eq!(
            refused(" 5 \n", |input| input.place().nth(1).refuse("more")),
            "line 2, column 1: expected more, found the end of the input"
        );
    }

    #[test]
    fn the_first_item_that_came_before_is_refused() {
        let pairs = |input: &Input| {
            let first = input.place();
            input! { from input, pairs: [(Digit, Digit); 4] }
            first.sort_distinct(&pairs, 2, "another pair")
        };
        assert_eq!(
            pairs(&Input::new("3 1 1 3 0 9 1 2")),
            [(0, 9), (1, 2), (1, 3), (3, 1)]
        );
        assert_eq!(
            refused("3 1\n1 3\n1 3\n3 1\n", pairs),
            r#"line 3, column 1: expected another pair, found "1 3""#
        );
    }
}
