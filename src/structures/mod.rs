//! Sets and sums that change.
//!
//! [`bitset`] is for sets of small integers that are joined as a whole, [`fenwick`] for sums over a row that changes.

pub mod bitset;
pub mod fenwick;

pub use bitset::{BitSet, members};
pub use fenwick::Fenwick;
