//! What is known of a problem besides its program, and how the program is tried.
//!
//! The evidence for a program is a program, too. It makes a [`Problem`]; by that [`command`] tests the program in its
//! folder, prints what the oracle says, or plays the judge. Nothing here knows a game, the library, or a program but by
//! its name.

mod bound;
mod bundles;
mod exception;
mod golden;
mod grant;
mod known;
mod lines;
mod made;
mod matches;
mod oracle;
mod portion;
mod problem;
mod process;
mod refusals;
mod run;
mod typed;
mod watchdog;
mod worst;

pub mod build;
pub mod command_line;
pub mod dialogue;
pub mod explain;
pub mod harness;
pub mod pace;
pub mod paths;
pub mod plain;
pub mod player;
pub mod progress;

pub use bound::Bound;
pub use exception::OUT_OF_TIME;
pub use grant::{Excess, Grant, Limits, Usage};
pub use known::Known;
pub use lines::{cut, lines};
pub use portion::{Depth, Portion, chosen, chosen_by};
pub use problem::{Answer, Check, End, Game, Lemma, Oracle, Problem, Refused, Second, Small, Worst, Wrong, lemma};
pub use process::{Ending, Process, SILENCE, Silence, Start, Stop, answer, one_of_three, with_words};
pub use run::{Played, command};
pub use typed::{By, Many, Numbered, One, Plain, Typed, by_algorithm, by_same_idea};
pub use watchdog::{TELLS, cpu_of, cpu_of_group};

/// `Yes` or `No`.
pub fn yes_no(yes: bool) -> &'static str {
    if yes { "Yes" } else { "No" }
}
