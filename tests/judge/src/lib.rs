//! What is known of a problem besides its program, and how the program is tried.
//!
//! The evidence for a program is a program, too: it makes a [`Problem`] and calls its [`main`](Problem::main), which
//! tests the program in its folder, prints what the oracle says, or plays the judge. Nothing here knows a game, the
//! library, or a program but by its name.

mod bound;
mod bundles;
mod command_line;
mod game;
mod golden;
mod grant;
mod interact;
mod known;
mod lines;
mod oracle;
mod pace;
mod portion;
mod problem;
mod process;
mod refusals;
mod run;
mod try_;
mod typed;
mod watchdog;
mod worst;

pub mod build;
pub mod dialogue;
pub mod harness;
pub mod passed;
pub mod paths;
pub mod plain;
pub mod player;

pub use bound::Bound;
pub use command_line::arguments;
pub use grant::{Excess, Grant, Limits, Usage};
pub use known::Known;
pub use lines::{cut, lines};
pub use portion::{Depth, Portion};
pub use problem::{Answer, Check, End, Game, Lemma, Oracle, Problem, Refused, Second, Small, Worst, Wrong, lemma};
pub use process::{Ending, Process, Start, Stop, answer};
pub use try_::{HELP, attempt_own};
pub use typed::{By, Many, Numbered, One, Plain, Typed, by_algorithm, by_same_idea};

/// `Yes` or `No`.
pub fn yes_no(yes: bool) -> &'static str {
    if yes { "Yes" } else { "No" }
}
