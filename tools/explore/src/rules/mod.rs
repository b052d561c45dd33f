//! Rules that are stated in words: how they are read, how their reading is said, and what theorems prove of them.

pub mod letters;
pub mod names;
pub mod numbers;
pub mod parse_rule;
pub mod phrases;
pub mod reading;
pub mod rule;
pub mod theorem;
pub mod words;
