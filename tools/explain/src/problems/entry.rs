//! A line of the table.

use crate::reading::Strategy;
use crate::see::See;

/// What is found on a board; nothing where the strategy is silent.
pub type Found = Option<Box<dyn Strategy>>;

/// Problems, and how their positions are found.
pub struct Entry {
    /// Their names, between blanks.
    pub slugs: &'static str,
    /// What is found on a board, and in the input where the board does not say all.
    pub find: fn(&See) -> Found,
}

/// What has been found.
pub fn found(strategy: impl Strategy + 'static) -> Found {
    Some(Box::new(strategy))
}
