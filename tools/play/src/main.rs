//! `cargo play SLUG`: plays the game of a problem against perfect play.

use std::process::{Command, ExitCode};

use entry::{Called, called, print, programs};
use judge::build::{build_evidence, build_explain, slugs, taken_over};
use judge::command_line::arguments;
use judge::paths::{evidence, root};

const HELP: &str = "\
cargo play PROBLEM [INPUT…]     play this position, given as input for the judge
cargo play PROBLEM --case FILE  the same, with the input in a file
    --seed N                    without an input: choose another position that is worth playing
    --question K                if the answer is about several positions: play the K-th, counted from 0
    --form                      describe the input, line by line
    --json                      read one request per line from standard input, print one answer per line
PROBLEM is a number, an address at the judge, or a title: p2599, CF1147C, ABC278 G, Thanos Nim.
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
    let asks_for_help = arguments.iter().any(|word| ["-h", "--help"].contains(&&word[..]));
    let words: Vec<&str> = arguments.iter().map(String::as_str).take_while(|word| !word.starts_with('-')).collect();
    if let (true, false, Some(option)) = (words.is_empty(), asks_for_help, arguments.first()) {
        return Err(format!("{option} stands before the problem, which comes first: cargo play p2599 --seed 3"));
    }
    if words.is_empty() || asks_for_help {
        print(&format!("{HELP}\nYou can play: {}\n", slugs()?.join(" ")));
        return Ok(0);
    }
    let programs = programs(root())?;
    let Called { program, words, remark } = called(&programs, &words)?;
    remark.iter().for_each(|remark| eprintln!("remark: {remark}"));
    let slug = &program.slug[..];
    build_evidence([slug])?;
    build_explain();
    let status = Command::new(evidence(slug)).arg("play").args(&arguments[words..]).status();
    let status = status.map_err(|error| format!("{}: {error}", evidence(slug).display()))?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(2))
}
