//! `cargo try SLUG`: builds the program of a problem and its evidence, and lets the evidence try a contestant's
//! program.

use std::process::{Command, ExitCode};

use entry::{Program, programs};
use judge::build::{build, slugs};
use judge::paths::{evidence, root};
use judge::{HELP, arguments, attempt_own};

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
    let arguments = arguments();
    if arguments.iter().take_while(|argument| *argument != "--").any(|argument| argument == "--oracle") {
        build([], [])?;
        return Ok(attempt_own(&arguments));
    }
    let Some(slug) = arguments.first().filter(|first| !first.starts_with('-')) else {
        print!("{HELP}");
        return Ok(if arguments.is_empty() { ExitCode::from(2) } else { ExitCode::SUCCESS });
    };
    let slug = &named(slug)?;
    build([&slug[..]], [])?;
    // What else the evidence does for people it does under its own words.
    let is_word = arguments.get(1).is_some_and(|word| ["oracle", "check", "referee"].contains(&&word[..]));
    let trial = (!is_word).then_some("try");
    let status = Command::new(evidence(slug)).args(trial).args(&arguments[1..]).status();
    let status = status.map_err(|error| format!("{}: {error}", evidence(slug).display()))?;
    Ok(ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(2)))
}

/// The problem of this name: in small letters, or by its judge's own number, as `CSES1730`.
fn named(name: &str) -> Result<String, String> {
    let slugs = slugs()?;
    let name = name.to_lowercase();
    if slugs.contains(&name) {
        return Ok(name);
    }
    let digits = name.trim_start_matches(|letter: char| !letter.is_ascii_digit());
    let judge = name[..name.len() - digits.len()].trim_end_matches([' ', '-', '_']);
    let is_number = |program: &Program| {
        let link = program.header.link().unwrap_or_default().to_lowercase();
        let number = link.rsplit(['/', '=']).next().unwrap_or_default();
        !digits.is_empty() && (number == name || number == digits && link.contains(judge))
    };
    if let Some(program) = programs(root())?.into_iter().find(is_number) {
        return Ok(program.slug);
    }
    let near = |slug: &&String| slug.contains(&name) || name.contains(&slug[..]);
    let near: Vec<&str> = slugs.iter().filter(near).map(String::as_str).collect();
    let near = if near.is_empty() { String::new() } else { format!("; there are {}", near.join(", ")) };
    Err(format!("there is no problem {name:?}{near}; `cargo submission --list` names them all"))
}
