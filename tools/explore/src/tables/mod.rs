//! Games of heaps and of pairs: their tables, and what is said of them.

pub mod answer;
pub mod draw;
pub mod heaps;
pub mod hexadecimal;
pub mod pairs;
pub mod parts;
pub mod position;
pub mod report;
pub mod splits;
