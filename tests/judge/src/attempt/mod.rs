//! `cargo try`: the judge at home. It tries a contestant's program, in any language, from the cheapest case to the
//! dearest, makes the first case that it fails smaller, and says which mistake it is.

mod contestant;
mod dialogue;
mod export;
mod failure;
mod options;
mod oracle;
mod pace;
mod report;
mod smaller;
mod smallest;

use std::process::{Command, ExitCode};
use std::time::Duration;

use crate::harness::{Trial, quiet_panics};
use crate::place::built;
use crate::problem::{Game, Problem};
use crate::process::answer;

pub use options::HELP;
use options::Options;

/// So long a line of the report is shown.
const SHOWN: usize = 2000;

/// The tests of this kind: all known wrong variants are tried, the first as a program like any other, the rest with
/// less cost; each is caught and named. Of a dialogue there is one more: what is said of a lost one.
pub fn trials(problem: &'static Problem) -> Vec<Trial> {
    let names = names(problem);
    let said = match &problem.game {
        Game::Oracle(_) => None,
        Game::Dialogue(_) => {
            let names = names.clone();
            Some(Trial::new(format!("{}::try::what-is-said", problem.slug), move || dialogue::is_explained(&names)))
        }
    };
    let trial = |(index, name): (usize, &'static str)| {
        Trial::new(format!("{}::try::{name}", problem.slug), move || caught(problem, name, index == 0))
    };
    names.into_iter().enumerate().map(trial).chain(said).chain(smallest::trials(problem)).collect()
}

/// The names of the wrong variants.
fn names(problem: &'static Problem) -> Vec<&'static str> {
    match &problem.game {
        Game::Oracle(oracle) => oracle.wrong.iter().map(|wrong| wrong.name).collect(),
        Game::Dialogue(dialogue) => dialogue.wrong.iter().map(|wrong| wrong.name).collect(),
    }
}

/// A wrong variant is caught and named, by an input that the program accepts and that is no larger than the first that
/// failed.
fn caught(problem: &Problem, name: &str, is_foreign: bool) -> Result<(), String> {
    let text = tried(name, is_foreign)?;
    let input = text.split_once("input, the smallest found:\n").and_then(|(_, text)| text.split_once("expected:\n"));
    if let Some((input, _)) = input.filter(|(input, _)| !input.contains('…')) {
        answer(&built(problem.slug), input)?.printed().map_err(|error| format!("{error}: {text}"))?;
    }
    let sizes = text.split_once(", made smaller from ").and_then(|(_, text)| text.split_once(" tokens"));
    let sizes = sizes.and_then(|(sizes, _)| sizes.split_once(" to "));
    let sizes = sizes.map(|(before, after)| [before, after].map(|size| size.parse::<usize>().ok()));
    if sizes.is_some_and(|[before, after]| after.is_none() || after > before) {
        return Err(text);
    }
    // What crashes or takes too long gives no answer to be compared.
    let is_named = text.contains(&format!("known mistake: {name}. "));
    let has_answer = text.contains("wrong answer, on ") || text.contains("known mistake");
    (is_named || !has_answer).then_some(()).ok_or(text)
}

/// What is said of a wrong variant that is tried, as somebody's program or within the process that tries it.
fn tried(name: &str, is_foreign: bool) -> Result<String, String> {
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut command = Command::new(&this);
    match is_foreign {
        true => command.args(["try", "--shrink", "0.2", "--"]).arg(&this).args(["wrong", name]),
        false => command.args(["try-inside", name]),
    };
    let output = command.output().map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let is_caught = output.status.code() == Some(1) && text.contains("again: cargo try");
    if is_caught { Ok(text) } else { Err(format!("{}: {text}", output.status)) }
}

/// Tries what the command line says.
pub fn attempt(problem: &'static Problem, arguments: &[String]) -> ExitCode {
    exit_code(|| match Options::of(problem, arguments)? {
        Some(options) => with(problem, &options),
        None => {
            print!("{HELP}");
            Ok(true)
        }
    })
}

/// Tries a wrong variant, small cases without a process for each.
pub fn inside(problem: &'static Problem, name: &str) -> ExitCode {
    exit_code(|| {
        let name = names(problem).into_iter().find(|known| *known == name).ok_or("no such variant")?;
        with(problem, &Options::inside(problem, name, Duration::from_millis(100))?)
    })
}

/// Whether all was right.
fn with(problem: &'static Problem, options: &Options) -> Result<bool, String> {
    match (&problem.game, &options.export) {
        (_, Some(folder)) => export::export(problem, folder).map(|()| true),
        (Game::Oracle(oracle), None) => oracle::run(problem, oracle, options),
        (Game::Dialogue(dialogue), None) => dialogue::run(problem, dialogue, options),
    }
}

/// 0 where all was right, 1 where something failed, 2 where nothing could be tried.
fn exit_code(attempt: impl FnOnce() -> Result<bool, String>) -> ExitCode {
    quiet_panics();
    match attempt() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}
