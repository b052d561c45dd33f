//! Games that several problems have in common, and what their evidence has.

pub mod circle;
pub mod closed;
pub mod columns;
pub mod cses_lists;
pub mod cutcake;
pub mod dynamic;
pub mod ends;
pub mod factors;
pub mod hike;
pub mod limited_nim;
pub mod matching;
pub mod memory;
pub mod misere_nim;
pub mod nim;
pub mod nimbers;
pub mod red_blue;
pub mod reversed;
pub mod rising;
pub mod stairs;
pub mod wythoff;
pub mod xored;
