//! Sets and sums that change.
//!
//! [`bitset`] is for sets of small integers that are joined as a whole, [`fenwick`] for sums over a row that changes,
//! [`xor_basis`] for the XORs of some of many numbers.

pub mod bitset;
pub mod fenwick;
pub mod xor_basis;

pub use bitset::{BitSet, members, subsets};
pub use fenwick::Fenwick;
pub use xor_basis::XorBasis;
