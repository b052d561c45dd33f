//! Rules that are stated in words: how they are read, and what theorems prove of them.

pub mod numbers;
pub mod parse_rule;
pub mod rule;
pub mod theorem;
