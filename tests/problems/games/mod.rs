//! Games that several problems have in common.

pub mod cses_lists;
pub mod dynamic;
pub mod nim;
pub mod rising;
