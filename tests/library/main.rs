//! The library, against play and against what its definitions say.
//!
//! Whatever is asked of it as its users ask it stands here, in a package of its own, so that `cargo test p2599` need
//! not build it. Tests that look at private parts stand where these are.

mod arithmetic;
mod checker;
mod games;
mod graphs;
mod laws;
mod peers;
mod structures;
