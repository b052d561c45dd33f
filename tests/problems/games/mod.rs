//! Games that several problems have in common.

pub mod rising;
