//! What a result rests on: the files by which a kind of test of a problem, or the tests of a package, can come out
//! otherwise. A result is made again if and only if one of them differs from a tree in which it passed.
//!
//! It is read from the sources. A program rests on the files of the library that its paths lead to, one after the
//! other, and on files that implement a trait for what these declare; its evidence on the rules and the files of the
//! kit that it names, and on its folder in `testdata`; a kind of test on the file of the harness that makes it. What
//! belongs to all of them is [`Reach::common`]. Comments, layout and unit tests do not count, but where the text is
//! what is tried: a submission carries the header, and a page shows the program.

mod base;
mod results;
mod selection;
mod sources;
mod tree;

pub use base::{Base, COMMITS, DAYS, PASSED, base, entry, named};
pub use results::{Files, Kind, Manner, Reach};
pub use selection::{Reason, STANDING_FOR_ALL, Selection};
pub use tree::{Tree, git};
