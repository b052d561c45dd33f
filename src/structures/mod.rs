//! Sets and sums that change.

pub mod bitset;
pub mod fenwick;
