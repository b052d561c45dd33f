//! Playing a game against perfect play: the oracle knows of every small position who wins, and by which moves.
//!
//! One question is all that is asked of a problem, without state: an input and the moves made so far go in, the
//! position and its options come out. The terminal asks it here, a page by the same in JSON.

mod choice;
mod conducted;
#[cfg(test)]
mod examples;
mod machine;
mod page;
mod referee;
mod rule;
mod seen;
mod strategy;
mod terminal;

pub use choice::board_kinds;
pub use machine::trials;
pub use page::{speak_to_page, told};
pub use strategy::counted;
pub use terminal::play as play_at_terminal;
