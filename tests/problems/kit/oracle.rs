//! Prints the answer of a problem's oracle to a small input: what belongs into the `.out` of a new case.

use std::io::{Read, stdin};
use std::panic::{catch_unwind, set_hook};
use std::process::ExitCode;

use problems::kit::tokens::broken_off;

fn main() -> ExitCode {
    let slug = std::env::args().nth(1).unwrap_or_default();
    let Some(problem) = problems::named(&slug) else {
        eprintln!("usage: oracle SLUG < INPUT; there is no problem {slug:?}");
        return ExitCode::FAILURE;
    };
    let mut input = String::new();
    if let Err(error) = stdin().read_to_string(&mut input) {
        eprintln!("cannot read the input: {error}");
        return ExitCode::FAILURE;
    }
    // An oracle believes its input: it ends in a panic where it cannot.
    set_hook(Box::new(|_| {}));
    match catch_unwind(|| (problem.oracle)(&input)) {
        Ok(output) => {
            print!("{output}");
            ExitCode::SUCCESS
        }
        Err(panic) => {
            let message = panic.downcast_ref::<String>().map(String::as_str);
            let message = message.or(panic.downcast_ref::<&str>().copied());
            let message = message.unwrap_or("no answer");
            match broken_off() {
                Some((line, column)) => eprintln!("error: line {line}, column {column}: {message}"),
                None => eprintln!("error: {message}"),
            }
            ExitCode::FAILURE
        }
    }
}
