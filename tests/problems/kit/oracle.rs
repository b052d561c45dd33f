//! Prints the answer of a problem's oracle to a small input: what belongs into the `.out` of a new case.

use std::io::{Read, stdin};
use std::process::ExitCode;

fn main() -> ExitCode {
    let slug = std::env::args().nth(1).unwrap_or_default();
    let Some(problem) = problems::all().iter().find(|problem| problem.slug == slug) else {
        eprintln!("usage: oracle SLUG < INPUT; there is no problem {slug:?}");
        return ExitCode::FAILURE;
    };
    let mut input = String::new();
    if let Err(error) = stdin().read_to_string(&mut input) {
        eprintln!("cannot read the input: {error}");
        return ExitCode::FAILURE;
    }
    print!("{}", (problem.oracle)(&input));
    ExitCode::SUCCESS
}
