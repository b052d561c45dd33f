//! `cargo try SLUG`: builds the program of a problem and its evidence, and tries a contestant's program.

use std::process::{Command, ExitCode};

use attempt::{Asked, HELP, WORDS, attempt, attempt_own};
use entry::{print, programs};
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
    if arguments.is_empty() {
        print(HELP);
        return Ok(ExitCode::from(2));
    }
    let (slug, arguments) = match Asked::of(&arguments, &programs(root())?)? {
        Asked::Help => {
            print(HELP);
            return Ok(ExitCode::SUCCESS);
        }
        Asked::Own => {
            build([], [])?;
            return Ok(attempt_own(&arguments));
        }
        Asked::Problem(slug, rest, remark) => {
            remark.iter().for_each(|remark| eprintln!("remark: {remark}"));
            (slug, rest)
        }
    };
    let slug = &slug[..];
    build([slug], [])?;
    // What else the evidence does for people it does under its own words.
    if !arguments.first().is_some_and(|word| WORDS.contains(&&word[..])) {
        return Ok(attempt(slug, &arguments));
    }
    let status = Command::new(evidence(slug)).args(&arguments).status();
    let status = status.map_err(|error| format!("{}: {error}", evidence(slug).display()))?;
    Ok(ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(2)))
}
