//! The strategies: each reads positions of its own kind, whatever board they stand on.

pub mod matching;
pub mod wythoff;
pub mod xor;
