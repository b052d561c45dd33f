//! `cargo try`: the judge at home. It tries a contestant's program, in any language, from the cheapest case to the
//! dearest, makes the first case that it fails smaller, and says which mistake it is.

mod attempt;
mod beyond;
mod contestant;
mod dialogue;
mod ends;
mod export;
mod failure;
mod form;
mod options;
mod oracle;
mod own;
mod package;
mod report;
mod smaller;
mod smallest;
mod source;
mod trials;

pub use attempt::attempt;
pub use options::HELP;
pub use own::attempt as attempt_own;
pub use trials::{least, quick_trials, trials};
