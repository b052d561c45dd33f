//! `cargo try SLUG`: builds the program of a problem and its evidence, and tries a contestant's program.

use std::process::{Command, ExitCode};

use attempt::{HELP, attempt, attempt_own};
use entry::{named, print, programs};
use judge::build::{build, taken_over};
use judge::command_line::arguments;
use judge::paths::{evidence, root};

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<ExitCode, String> {
    if let Some(code) = taken_over(&["run", "-p", "attempt", "--bin", "try"])? {
        return Ok(ExitCode::from(code));
    }
    let arguments = arguments();
    if arguments.iter().take_while(|argument| *argument != "--").any(|argument| argument == "--oracle") {
        build([], [])?;
        return Ok(attempt_own(&arguments));
    }
    let Some(slug) = arguments.first().filter(|first| !first.starts_with('-')) else {
        print(HELP);
        return Ok(if arguments.is_empty() { ExitCode::from(2) } else { ExitCode::SUCCESS });
    };
    let slug = &named(&programs(root())?, slug)?.slug.clone();
    build([&slug[..]], [])?;
    // What else the evidence does for people it does under its own words.
    let is_word = arguments.get(1).is_some_and(|word| ["oracle", "check", "referee"].contains(&&word[..]));
    if !is_word {
        return Ok(attempt(slug, &arguments[1..]));
    }
    let status = Command::new(evidence(slug)).args(&arguments[1..]).status();
    let status = status.map_err(|error| format!("{}: {error}", evidence(slug).display()))?;
    Ok(ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(2)))
}
