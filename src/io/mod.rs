//! Reading input within its limits, refusing what is outside, writing answers.
//!
//! The `main` of a program is a call of [`run()`], or of [`interact()`] where the judge plays.
//!
//! Programs say what they read in proconio's `input!`. It reads from [`Input`], which knows where every token stands.
//! Every number is checked against the limits that the problem states, before anything is allocated by it. The first
//! token that does not fit ends the program with exit code 1 and one line on standard error, and, but for a dialogue,
//! nothing has been printed:
//!
//! ```text
//! error: line 3, column 7: expected an integer from 1 to 1000, found "x"
//! ```
//!
//! Tokens are separated by blanks and line ends of any kind, as many as there are. Tokens after the last one needed
//! are ignored, as on judges.
//!
//! - [`run()`] reads the whole input, and prints all answers at the end.
//! - [`interact()`] plays a dialogue: it reads a line when a token of it is wanted, and hands over every answer at
//!   once.
//! - The readers say what may stand in a place: [`In`], [`Between`], [`Total`] for integers, [`Word`] for text,
//!   [`Vertex`], [`TreeOn`], [`RootedTreeOn`], [`ForestOn`] and [`GraphOn`] for graphs, [`List`] and [`ListInto`] for
//!   several of a kind, [`Pair`] for two.
//! - [`Place`] refuses what is wrong among all that has been read: items out of order, items that come twice, edges and
//!   arcs that close a cycle.
//! - [`refuse`] is for what no reader knows. It panics, and the line takes the place of the panic message: the traits
//!   of proconio leave a reader no other way to return an error.
//!
//! A submission has another `io`, which says what was expected, but not where (`tools/bundle/src/stand_in/io.rs`): the
//! code that knows places would be much of it, and no judge reads them.

mod input;
mod integers;
mod interact;
mod located;
mod output;
mod places;
mod readers;
mod run;
mod terminal;

pub use input::Input;
pub use integers::{Between, In, Integer, Summand, Total};
pub use interact::interact;
pub use located::{Place, refuse};
pub use output::Output;
pub use readers::{ForestOn, GraphOn, List, ListInto, Pair, RootedTreeOn, TreeOn, Vertex, Word};
pub use run::run;
