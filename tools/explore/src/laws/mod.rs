//! What a law can say, in which words, and which laws fit a table.

pub mod chinese;
pub mod functions;
pub mod joint;
pub mod known;
pub mod law;
pub mod programs;
pub mod quotient;
pub mod search;
pub mod search_pairs;
pub mod sentences;
pub mod series;
pub mod windows;
