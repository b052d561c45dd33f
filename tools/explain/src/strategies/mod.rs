//! The strategies: each reads positions of its own kind, whatever board they stand on.

pub mod hackenbush;
pub mod matching;
pub mod misere;
pub mod moore;
pub mod numbers;
pub mod rounds;
pub mod switches;
pub mod told;
pub mod wythoff;
pub mod xor;
