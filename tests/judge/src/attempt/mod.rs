//! `cargo try`: the judge at home. It tries a contestant's program, in any language, from the cheapest case to the dearest,
//! makes the first case that it fails smaller, and says which mistake it is.

mod contestant;
mod dialogue;
mod export;
mod failure;
mod options;
mod oracle;
mod report;
mod smaller;

use std::process::{Command, ExitCode};

use crate::harness::{Trial, quiet_panics};
use crate::problem::{Game, Problem};

pub use options::HELP;
use options::Options;

/// So long a line of the report is shown.
const SHOWN: usize = 2000;

/// The tests of this kind: the first known wrong variant is tried as somebody's program, caught, and named; and of a
/// dialogue, what is said of it.
pub fn trials(problem: &'static Problem) -> Vec<Trial> {
    let names: Vec<&'static str> = match &problem.game {
        Game::Oracle(oracle) => oracle.wrong.iter().map(|wrong| wrong.name).collect(),
        Game::Dialogue(dialogue) => dialogue.wrong.iter().map(|wrong| wrong.name).collect(),
    };
    let said = match &problem.game {
        Game::Oracle(_) => None,
        Game::Dialogue(_) => {
            let names = names.clone();
            Some(Trial::new(format!("{}::try::what-is-said", problem.slug), move || dialogue::is_explained(&names)))
        }
    };
    let trial = |name: &'static str| Trial::new(format!("{}::try::{name}", problem.slug), move || caught(name));
    names.into_iter().take(1).map(trial).chain(said).collect()
}

/// A wrong variant is caught and named.
fn caught(name: &str) -> Result<(), String> {
    let text = tried(name)?;
    // An input that is too large to be played out is too large for wrong variants, too.
    let is_named = text.contains(&format!("known mistake: {name}. ")) || !text.contains("known mistake");
    is_named.then_some(()).ok_or(text)
}

/// What is said of a wrong variant that is tried as somebody's program.
fn tried(name: &str) -> Result<String, String> {
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new(&this).args(["try", "--shrink", "0.2", "--"]).arg(&this).args(["wrong", name]).output();
    let output = output.map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let is_caught = output.status.code() == Some(1) && text.contains("again: cargo try");
    is_caught.then_some(&text).ok_or_else(|| format!("{}: {text}", output.status)).cloned()
}

/// Tries what the command line says.
pub fn attempt(problem: &'static Problem, arguments: &[String]) -> ExitCode {
    quiet_panics();
    let options = match Options::of(problem, arguments) {
        Ok(Some(options)) => options,
        Ok(None) => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    let tried = match (&problem.game, &options.export) {
        (_, Some(folder)) => export::export(problem, folder).map(|()| true),
        (Game::Oracle(oracle), None) => oracle::run(problem, oracle, &options),
        (Game::Dialogue(dialogue), None) => dialogue::run(problem, dialogue, &options),
    };
    match tried {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}
