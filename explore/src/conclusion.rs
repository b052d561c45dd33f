//! The three words: proven, holds, refuted.

use std::fmt::{self, Display, Formatter};

/// How far a law can be trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A theorem proves it, under the condition that stands beside it.
    Proven,
    /// It agrees with all that was computed.
    Holds,
    /// It agreed with what it was found on, and fails first here.
    Refuted(String),
}

/// Programs of the collection, by their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Programs(pub &'static [&'static str]);

impl Display for Programs {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{}", self.0.join(", "))
    }
}

/// A law, and how far it can be trusted.
#[derive(Clone, Debug)]
pub struct Conclusion {
    /// How far it can be trusted.
    pub standing: Standing,
    /// The law, as a sentence or a formula.
    pub law: String,
    /// Programs that prove a law like this one, if there are any.
    pub like: Programs,
    /// What it was found on and tested with, or what proves it.
    pub ground: String,
}

impl Display for Conclusion {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match &self.standing {
            Standing::Proven => write!(f, "proven: {} ({})", self.law, self.ground)?,
            Standing::Holds => write!(f, "holds {}: {}", self.ground, self.law)?,
            Standing::Refuted(place) => write!(f, "refuted at {place} ({}): {}", self.ground, self.law)?,
        }
        match self.like {
            Programs([]) => Ok(()),
            like => write!(f, " [like {like}]"),
        }
    }
}
