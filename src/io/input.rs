//! The input, token by token.

use std::cell::Cell;
use std::io;

use proconio::source::{RuntimeReadable, Source};

use super::located::{Place, Trace, refuse};

/// The input of a program: standard input as one text, or the lines of a dialogue so far.
///
/// `input!` reads from a shared reference, so that the input can be handed on as it is.
pub struct Input<'a> {
    /// What has been read and not taken.
    rest: Cell<&'a str>,
    /// Gives what follows: the next lines of a dialogue, nothing at its end.
    more: &'a dyn Fn() -> &'a str,
    /// What it takes to say where something stood.
    pub(super) trace: Trace<'a>,
}

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
        Self::with_more(text, &|| "")
    }

    /// An input that begins with `text` and asks for what follows when a token of it is wanted.
    pub(super) fn with_more(text: &'a str, more: &'a dyn Fn() -> &'a str) -> Self {
        Self { rest: Cell::new(text), more, trace: Trace::new(text) }
    }

    /// Whether no token is left: what a program asks that reads until end of file.
    pub fn is_empty(&self) -> bool {
        self.at_next_token().is_empty()
    }

    /// The next token, nothing at the end: for what no reader knows.
    #[inline]
    pub fn next_token(&self) -> Option<&'a str> {
        let rest = self.at_next_token();
        self.trace.takes(rest);
        if rest.is_empty() {
            return None;
        }
        let (token, behind) = rest.split_at(token_length(rest.as_bytes()));
        self.rest.set(behind);
        Some(token)
    }

    /// What `reader` reads next, until that is 0 or the input has come to its end: for files whose last case is a 0
    /// that may be missing.
    ///
    /// ```
    /// use grundy::io::{Between, Input};
    ///
    /// for text in ["3 5 0 7", "3 5"] {
    ///     let input = Input::new(text);
    ///     let mut heaps = vec![];
    ///     while let Some(heap) = input.until_zero(Between(0, 9)) {
    ///         heaps.push(heap);
    ///     }
    ///     assert_eq!(heaps, [3, 5]);
    /// }
    /// ```
    pub fn until_zero<Reader: RuntimeReadable<Output: Default + PartialEq>>(
        &self,
        reader: Reader,
    ) -> Option<Reader::Output> {
        let is_over = self.is_empty();
        let mut source = self;
        (!is_over).then(|| reader.read(&mut source)).filter(|value| *value != Reader::Output::default())
    }

    /// The place of the next token, to be remembered until it is known to be right. A dialogue does not wait for it.
    ///
    /// ```should_panic
    /// use grundy::io::{In, Input};
    /// use proconio::input;
    ///
    /// let text = Input::new("3 5\n");
    /// let place = text.place();
    /// input! { from &text, a: In<1, 9>, b: In<1, 9> }
    /// if b > a {
    ///     place.after(1).refuse(format_args!("an integer from 1 to {a}"));
    /// }
    /// ```
    pub fn place(&self) -> Place {
        self.trace.place(self.rest.get())
    }

    /// The rest from the next token on, empty if there is none. In a dialogue, lines are fetched until there is one.
    #[inline]
    fn at_next_token(&self) -> &'a str {
        let rest = self.rest.get();
        // Mostly one blank stands between two tokens, and ASCII behind it: to cut there, nothing more has to be known.
        match rest.as_bytes() {
            [0..=b' ', b'!'..=0x7f, ..] => &rest[1..],
            _ => self.behind_blanks(),
        }
    }

    /// The same for any number of blanks.
    fn behind_blanks(&self) -> &'a str {
        loop {
            let rest = self.rest.get().trim_start_matches(|character| character <= ' ');
            if !rest.is_empty() || !self.refill() {
                return rest;
            }
        }
    }

    /// Whether something follows what has been read, which is the rest from now on.
    #[cold]
    fn refill(&self) -> bool {
        let text = (self.more)();
        if !text.is_empty() {
            self.trace.reads(text);
            self.rest.set(text);
        }
        !text.is_empty()
    }
}

impl Source<io::Empty> for &Input<'_> {
    #[inline]
    fn next_token(&mut self) -> Option<&str> {
        Input::next_token(self)
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

/// How many bytes stand before the first blank, where one byte does at least.
///
/// Why. The shortest tokens are told at once. Of longer ones, eight bytes are looked at at a time: 33 is subtracted
/// from each, which sets its highest bit if the byte was below 33, or from 161 on, which are told by their own highest
/// bit. Nothing is asked of the bytes above the first blank: from there on one may have borrowed from the next.
#[inline]
fn token_length(bytes: &[u8]) -> usize {
    const ONES: u64 = u64::MAX / 255;
    match bytes {
        [_, 0..=b' ', ..] => return 1,
        [_, _, 0..=b' ', ..] => return 2,
        _ => {}
    }
    let mut length = 0;
    while let Some(&eight) = bytes[length..].first_chunk() {
        let word = u64::from_le_bytes(eight);
        let blanks = word.wrapping_sub(33 * ONES) & !word & (128 * ONES);
        if blanks != 0 {
            return length + blanks.trailing_zeros() as usize / 8;
        }
        length += 8;
    }
    length + bytes[length..].iter().take_while(|byte| !is_blank(**byte)).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::io::In;
    use crate::io::located::tests::refused;
    use proconio::{input, read_value};

    fn heaps(input: &Input) -> Vec<u32> {
        input! { from input, n: In<1, 1000>, heaps: [In<0, 1_000_000_000, u32>; n] }
        heaps
    }

    #[test]
    fn tokens_end_at_the_first_blank_for_all_characters() {
        for character in '\0'..='\u{180}' {
            for length in 1..=17 {
                let text = format!("{}{character}{}", "~".repeat(length), "~".repeat(9));
                let token = if character <= ' ' { &text[..length] } else { &text };
                assert_eq!(Input::new(&text).next_token(), Some(token));
            }
        }
    }

    #[test]
    fn blanks_of_every_kind_separate_tokens() {
        for text in ["3 1 2 3", "3\n1 2 3\n", "3\r\n1 2 3\r\n", "\n\n 3\t1\n\n2   3 \n \n", "3 1 2 3 4 x"] {
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
        assert_eq!(refused(" \n\n ", heaps), format!("line 3, column 2: {error}"));
        assert_eq!(
            refused("2\n7", heaps),
            "line 2, column 2: expected an integer from 0 to 1000000000, found the end of the input"
        );
    }
}
