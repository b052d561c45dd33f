//! Games that several problems have in common.

pub mod columns;
pub mod cutcake;
pub mod red_blue;
pub mod rising;
