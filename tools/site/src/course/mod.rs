//! What chapters of the course ask for, as pages show it.

pub(crate) mod marked;
pub(crate) mod shown;
mod tables;
