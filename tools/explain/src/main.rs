//! `explain LANGUAGE`: answers a line of JSON with a line of JSON, as [`explain::answer`] describes it.
//! `explain --table` prints which strategy reads which problems.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use explain::{Language, answer, table};

fn main() -> ExitCode {
    let language = match std::env::args().nth(1).as_deref() {
        Some("--table") => {
            print!("{}", table());
            return ExitCode::SUCCESS;
        }
        Some("zh") => Language::Chinese,
        _ => Language::English,
    };
    match speak(language) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn speak(language: Language) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for request in io::stdin().lock().lines() {
        writeln!(out, "{}", answer(&request?, language))?;
        out.flush()?;
    }
    Ok(())
}
