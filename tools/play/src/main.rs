//! `cargo play SLUG`: plays the game of a problem against perfect play.

use std::process::{Command, ExitCode};

use entry::{named, print, programs};
use judge::build::{build_evidence, slugs, taken_over};
use judge::command_line::arguments;
use judge::paths::{evidence, root};

const HELP: &str = "\
cargo play SLUG [INPUT…]     play this position, given as input for the judge
cargo play SLUG --case FILE  the same, with the input in a file
    --seed N                 without an input: choose another position that is worth playing
    --question K             if the answer is about several positions: play the K-th, counted from 0
    --form                   describe the input, line by line
    --json                   read one request per line from standard input, print one answer per line
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
    if let Some(code) = taken_over(&["run", "-p", "play", "--bin", "play"])? {
        return Ok(code);
    }
    let arguments = arguments();
    let slugs = slugs()?;
    let asks_for_help = arguments.iter().any(|word| ["-h", "--help"].contains(&&word[..]));
    let Some(slug) = arguments.first().filter(|first| !first.starts_with('-') && !asks_for_help) else {
        print(&format!("{HELP}\nYou can play: {}\n", slugs.join(" ")));
        return Ok(0);
    };
    let slug = &named(&programs(root())?, slug)?.slug.clone();
    build_evidence([&slug[..]])?;
    let status = Command::new(evidence(slug)).arg("play").args(&arguments[1..]).status();
    let status = status.map_err(|error| format!("{}: {error}", evidence(slug).display()))?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(2))
}
