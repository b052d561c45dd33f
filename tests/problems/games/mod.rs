//! Games that several problems have in common.

pub mod circle;
pub mod dynamic;
pub mod misere_nim;
pub mod nim;
pub mod rising;
