//! Reading the inputs of oracles, and writing inputs.

use std::cell::Cell;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use itertools::Itertools;

/// The tokens of an input that is known to be good.
pub struct Tokens<'a> {
    text: &'a str,
    /// Where the token begins that was read last, and what follows it.
    last: usize,
    rest: usize,
}

impl<'a> Tokens<'a> {
    /// The tokens of `input`.
    pub fn new(input: &'a str) -> Self {
        Self { text: input, last: 0, rest: 0 }
    }

    /// The next token, an empty one at the end.
    fn token(&mut self) -> &'a str {
        let bytes = self.text.as_bytes();
        self.last = self.rest;
        while self.last < bytes.len() && bytes[self.last].is_ascii_whitespace() {
            self.last += 1;
        }
        self.rest = self.last;
        while self.rest < bytes.len() && !bytes[self.rest].is_ascii_whitespace() {
            self.rest += 1;
        }
        &self.text[self.last..self.rest]
    }

    /// The next token.
    ///
    /// # Panics
    /// If there is none, or if it is no `T`.
    pub fn read<T: FromStr<Err: Debug>>(&mut self) -> T {
        let token = self.token();
        match token.parse() {
            Ok(value) if !token.is_empty() => value,
            _ => wrong(std::any::type_name::<T>(), token),
        }
    }

    /// The next `count` tokens.
    pub fn list<T: FromStr<Err: Debug>>(&mut self, count: usize) -> Vec<T> {
        (0..count).map(|_| self.read()).collect()
    }

    /// The next `count` pairs of vertices, from 1 in the input and from 0 here.
    pub fn edges(&mut self, count: usize) -> Vec<(usize, usize)> {
        (0..count).map(|_| (self.read::<usize>() - 1, self.read::<usize>() - 1)).collect()
    }

    /// Whether no token is left.
    pub fn is_empty(&self) -> bool {
        self.text[self.rest..].trim_start().is_empty()
    }
}

fn wrong(wanted: &str, token: &str) -> ! {
    match token {
        "" => panic!("expected a value of {wanted}, found the end of the input"),
        _ => panic!("expected a value of {wanted}, found {token:?}"),
    }
}

thread_local! {
    static BROKEN_OFF: Cell<Option<(usize, usize)>> = const { Cell::new(None) };
}

/// The line and the column of the token that was read last when a panic ended the reading.
pub fn broken_off() -> Option<(usize, usize)> {
    BROKEN_OFF.get()
}

impl Drop for Tokens<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let before = &self.text[..self.last];
            let column = before.chars().rev().take_while(|c| *c != '\n').count();
            BROKEN_OFF.set(Some((1 + before.matches('\n').count(), 1 + column)));
        }
    }
}

/// The items with a blank between them.
pub fn joined(items: impl IntoIterator<Item = impl Display>) -> String {
    items.into_iter().join(" ")
}

/// `text` so many times; no times where `count` is negative.
pub fn repeated(text: &str, count: impl TryInto<usize>) -> String {
    text.repeat(count.try_into().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use super::*;

    #[test]
    fn a_panic_leaves_its_place() {
        assert_eq!(broken_off(), None);
        assert!(catch_unwind(|| Tokens::new("1\n 2 x").list::<u32>(3)).is_err());
        assert_eq!(broken_off(), Some((2, 4)));
        assert!(catch_unwind(|| Tokens::new("1\n2\n").list::<u32>(3)).is_err());
        assert_eq!(broken_off(), Some((3, 1)));
    }
}
