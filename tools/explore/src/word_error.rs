//! What is told of words that cannot be read.

use std::fmt::{self, Display, Formatter};

/// What is said in English, and the same in Chinese.
pub type Both = [&'static str; 2];

/// What a rule begins with.
pub(crate) const A_CLAUSE: Both = [
    "\"take\", \"split\", \"leave\", an octal code such as 0.77, or the name of a game",
    "“take”“split”“leave”（取、分、剩下）、0.77 这样的八进制码，或游戏的名字",
];

/// What stands for a name that several games have.
pub(crate) const SEVERAL: Both = ["one of the games that are called so", "叫这个名字的游戏中的一个"];

/// A word that is not as it may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordError {
    /// The place of its first character, from 1 on.
    pub place: usize,
    /// The word; none at the end.
    pub word: String,
    /// What may stand there.
    pub expected: Both,
    /// What may be meant: the word that is most like it, or each of several ways to spell the text.
    pub nearest: Vec<String>,
}

impl WordError {
    /// Whether the name of a game may stand there, so that a list of all of them helps.
    #[must_use]
    pub fn may_be_named(&self) -> bool {
        self.expected == A_CLAUSE
    }

    /// What stands at a place of a text, counted from 0, where this was expected: a word, or a single sign.
    pub(crate) fn at(text: &[char], place: usize, expected: Both) -> Self {
        let rest = &text[place.min(text.len())..];
        let length = rest.iter().take_while(|letter| letter.is_alphanumeric()).count().max(1).min(rest.len());
        Self { place: place + 1, word: rest[..length].iter().take(30).collect(), expected, nearest: vec![] }
    }
}

impl Display for WordError {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match &self.word[..] {
            "" => write!(f, "the end (character {}): expected {}", self.place, self.expected[0])?,
            word => write!(f, "\"{word}\" (character {}): expected {}", self.place, self.expected[0])?,
        }
        if self.may_be_named() {
            write!(f, "; --list shows all")?;
        }
        match &self.nearest[..] {
            [] => Ok(()),
            nearest => write!(f, "; do you mean \"{}\"?", nearest.join("\" or \"")),
        }
    }
}

impl std::error::Error for WordError {}
