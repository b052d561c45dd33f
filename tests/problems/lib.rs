//! The evidence: for every program the bare rule of its game, small cases, worst inputs, refusals, and wrong variants.
//!
//! One file a problem, named like its program. Nothing here depends on the library or on a program, and no game theory
//! is used beyond playing out positions (`kit::play`), so that the two cannot be wrong together.
//!
//! A problem is registered by its two lines below: one for the compiler, one in [`all`]. The compiler warns of a
//! module that [`all`] does not use, and `tests/catalogue.rs` fails where a file, a program or a folder of `testdata`
//! has no entry.

pub mod kit;

mod agc010f;
mod cf2062e2;
mod nim;
mod p2599;
mod wythoff;

use std::sync::LazyLock;

pub use kit::problem::{End, Limits, Problem, Refused, Small, Worst, Wrong};

/// Every problem of the collection.
pub fn all() -> &'static [Problem] {
    static ALL: LazyLock<Vec<Problem>> = LazyLock::new(|| {
        vec![
            agc010f::problem(),
            cf2062e2::problem(),
            nim::problem(),
            p2599::problem(),
            wythoff::problem(),
        ]
    });
    &ALL
}
