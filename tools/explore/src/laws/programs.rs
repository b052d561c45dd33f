//! The programs of the collection that prove a law, by their names.

use std::fmt::{self, Display, Formatter};

/// Programs of the collection, by their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Programs(pub &'static [&'static str]);

impl Display for Programs {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{}", self.0.join(", "))
    }
}
