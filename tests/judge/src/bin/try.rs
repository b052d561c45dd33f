//! `cargo try SLUG`: builds the program of a problem and its evidence, and lets the evidence try a contestant's
//! program.

use std::process::{Command, ExitCode};

use judge::HELP;
use judge::build::{build, slugs};
use judge::place::evidence;

fn main() -> ExitCode {
    match run() {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<u8, String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(slug) = arguments.first().filter(|first| !first.starts_with('-')) else {
        print!("{HELP}");
        return Ok(if arguments.is_empty() { 2 } else { 0 });
    };
    let slugs = slugs()?;
    if !slugs.contains(slug) {
        let near: Vec<&str> = slugs
            .iter()
            .filter(|known| known.contains(&slug[..]) || slug.contains(&known[..]))
            .map(String::as_str)
            .collect();
        let near = if near.is_empty() { String::new() } else { format!("; there are {}", near.join(", ")) };
        return Err(format!("there is no problem {slug:?}{near}; `cargo submission --list` names them all"));
    }
    build([&slug[..]])?;
    // What else the evidence does for people it does under its own words.
    let is_word = arguments.get(1).is_some_and(|word| ["oracle", "check", "referee"].contains(&&word[..]));
    let trial = (!is_word).then_some("try");
    let status = Command::new(evidence(slug)).args(trial).args(&arguments[1..]).status();
    let status = status.map_err(|error| format!("{}: {error}", evidence(slug).display()))?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(2))
}
