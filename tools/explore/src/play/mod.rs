//! How positions are played out, and how much that may take.

pub mod memo;
pub mod meter;
pub mod whole;
