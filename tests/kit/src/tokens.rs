//! Reading the inputs of oracles, and writing inputs.

use std::cell::Cell;
use std::fmt::{Debug, Display};
use std::str::{FromStr, SplitWhitespace};

use itertools::Itertools;

/// The tokens of an input that is known to be good.
pub struct Tokens<'a> {
    text: &'a str,
    rest: std::iter::Peekable<SplitWhitespace<'a>>,
    /// Where the token begins that was read last.
    last: usize,
}

impl<'a> Tokens<'a> {
    /// The tokens of `input`.
    pub fn new(input: &'a str) -> Self {
        Self { text: input, rest: input.split_whitespace().peekable(), last: 0 }
    }

    /// The next token.
    ///
    /// # Panics
    /// If there is none, or if it is no `T`.
    pub fn read<T: FromStr<Err: Debug>>(&mut self) -> T {
        let wanted = std::any::type_name::<T>();
        let Some(token) = self.rest.next() else {
            self.last = self.text.len();
            panic!("expected a value of {wanted}, found the end of the input");
        };
        self.last = token.as_ptr() as usize - self.text.as_ptr() as usize;
        token.parse().unwrap_or_else(|_| panic!("expected a value of {wanted}, found {token:?}"))
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
    pub fn is_empty(&mut self) -> bool {
        self.rest.peek().is_none()
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
