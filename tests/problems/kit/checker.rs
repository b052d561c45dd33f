//! Says whether an output is right for an input, where several may be or numbers are real.
//!
//! The arguments are in the order of `oj test --judge-command`: input, output, expected output.

use std::fs::read_to_string;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match check(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn check(arguments: &[String]) -> Result<(), String> {
    let [slug, input, output, expected] = arguments else {
        return Err("usage: checker SLUG INPUT OUTPUT EXPECTED".to_owned());
    };
    let problem = problems::named(slug)
        .filter(|problem| problem.dialogue.is_none())
        .ok_or_else(|| format!("there is no checker for {slug:?}"))?;
    let read = |path| read_to_string(path).map_err(|error| format!("{path}: {error}"));
    (problem.check)(&read(input)?, &read(expected)?, &read(output)?)
}
