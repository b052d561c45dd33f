//! `cargo try`: the judge at home. It tries a contestant's program, in any language, from the cheapest case to the
//! dearest, makes the first case that it fails smaller, and says which mistake it is.
//!
//! What is right it asks the evidence, which is a process of its own: nothing here is linked with it.

mod against_oracle;
mod against_referee;
mod answers;
mod attempt;
mod beyond;
mod command_line;
mod compiler_words;
mod contestant;
mod cpu;
mod ends;
mod evidence;
mod export;
mod failure;
mod form;
mod kept_build;
mod known_wrong;
mod once;
mod options;
mod overflow;
mod own;
mod package;
mod problem;
mod rarer;
mod reach;
mod report;
mod shell;
mod smaller;
mod smallest;
mod source;
mod text;
mod together;
mod watch;

pub use attempt::attempt;
pub use command_line::{Asked, WORDS};
pub use known_wrong::{least, quick_trials, trials};
pub use options::HELP;
pub use own::attempt as attempt_own;
