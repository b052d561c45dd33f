//! Reading the inputs of oracles, and writing inputs.

use std::fmt::{Debug, Display};
use std::str::{FromStr, SplitWhitespace};

use itertools::Itertools;

/// The tokens of an input that is known to be good.
pub struct Tokens<'a> {
    rest: std::iter::Peekable<SplitWhitespace<'a>>,
}

impl<'a> Tokens<'a> {
    /// The tokens of `input`.
    pub fn new(input: &'a str) -> Self {
        Self {
            rest: input.split_whitespace().peekable(),
        }
    }

    /// The next token.
    ///
    /// # Panics
    /// If there is none, or if it is no `T`.
    pub fn read<T: FromStr<Err: Debug>>(&mut self) -> T {
        let token = self.rest.next().expect("the input goes on");
        token
            .parse()
            .unwrap_or_else(|error| panic!("{token}: {error:?}"))
    }

    /// The next `count` tokens.
    pub fn list<T: FromStr<Err: Debug>>(&mut self, count: usize) -> Vec<T> {
        (0..count).map(|_| self.read()).collect()
    }

    /// The next `count` pairs of vertices, from 1 in the input and from 0 here.
    pub fn edges(&mut self, count: usize) -> Vec<(usize, usize)> {
        (0..count)
            .map(|_| (self.read::<usize>() - 1, self.read::<usize>() - 1))
            .collect()
    }

    /// Whether no token is left.
    pub fn is_empty(&mut self) -> bool {
        self.rest.peek().is_none()
    }
}

/// The items with a blank between them.
pub fn joined(items: impl IntoIterator<Item = impl Display>) -> String {
    items.into_iter().join(" ")
}

/// `text` so many times; no times where `count` is negative.
pub fn repeated(text: &str, count: i128) -> String {
    text.repeat(usize::try_from(count).unwrap_or(0))
}
