//! `cargo play SLUG`: plays the game of a problem against perfect play.

use std::process::{Command, ExitCode};

use entry::{named, programs};
use judge::arguments;
use judge::build::{build_evidence, slugs};
use judge::paths::{evidence, root};

const HELP: &str = "\
cargo play SLUG [INPUT…]     plays this position, in the judge's own form
cargo play SLUG --case FILE  the same from a file
    --seed N                 without an input: another position that is worth playing
    --question K             where the answer asks of several positions: the K-th, from 0
    --form                   what an input is, line by line
    --json                   one request a line on standard input, one answer a line
";

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
    let arguments = arguments();
    let slugs = slugs()?;
    let Some(slug) = arguments.first().filter(|first| !first.starts_with('-')) else {
        print!("{HELP}\nWhat can be played: {}\n", slugs.join(" "));
        return Ok(0);
    };
    let slug = &named(&programs(root())?, slug)?.slug.clone();
    build_evidence([&slug[..]])?;
    let status = Command::new(evidence(slug)).arg("play").args(&arguments[1..]).status();
    let status = status.map_err(|error| format!("{}: {error}", evidence(slug).display()))?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(2))
}
