//! What is told of words that cannot be read.

use std::fmt::{self, Display, Formatter};

/// A word that is not as it may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordError {
    /// The place of its first character, from 1 on.
    pub place: usize,
    /// The word; none at the end.
    pub word: String,
    /// What may stand there.
    pub expected: &'static str,
    /// The word that is most like it, if one is.
    pub nearest: Option<String>,
}

impl WordError {
    /// What stands at a place of a text, counted from 0, where this was expected: a word, or a single sign.
    pub(crate) fn at(text: &[char], place: usize, expected: &'static str) -> Self {
        let rest = &text[place.min(text.len())..];
        let length = rest.iter().take_while(|letter| letter.is_alphanumeric()).count().max(1).min(rest.len());
        Self { place: place + 1, word: rest[..length].iter().take(30).collect(), expected, nearest: None }
    }
}

impl Display for WordError {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match &self.word[..] {
            "" => write!(f, "the end (character {}): expected {}", self.place, self.expected)?,
            word => write!(f, "\"{word}\" (character {}): expected {}", self.place, self.expected)?,
        }
        match &self.nearest {
            Some(nearest) => write!(f, "; do you mean \"{nearest}\"?"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for WordError {}
