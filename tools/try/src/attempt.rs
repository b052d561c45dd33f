//! An attempt as a whole, from its options to its exit code.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

use entry::print;
use judge::harness::{message, quiet_panics};

use crate::against_oracle::Attempt;
use crate::against_referee::run;
use crate::export::export;
use crate::options::{HELP, Options};
use crate::problem::{Game, Problem};
use crate::report::Report;

/// Tries what the command line says behind the name of a program, whose evidence has been built.
pub fn attempt(slug: &str, arguments: &[String]) -> ExitCode {
    exit_code(|| {
        let problem = Problem::of(slug)?;
        match Options::of(&problem, arguments)? {
            Some(options) => with(&problem, &options, &Report::new(options.json)),
            None => {
                print(HELP);
                Ok(true)
            }
        }
    })
}

/// What a program did that helps to try another: nobody can go on, and it is thrown as a panic.
pub struct Fault(pub String);

/// 0 where all was right, 1 where something failed, 2 where nothing could be tried, also where trying panics.
pub fn exit_code(attempt: impl FnOnce() -> Result<bool, String>) -> ExitCode {
    quiet_panics();
    let attempt = catch_unwind(AssertUnwindSafe(attempt)).unwrap_or_else(|panic| match panic.downcast_ref() {
        Some(Fault(why)) => Err(why.clone()),
        None => Err(message(&*panic)),
    });
    match attempt {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Whether all was right.
pub fn with(problem: &Problem, options: &Options, report: &Report) -> Result<bool, String> {
    options.said.iter().for_each(|line| report.remark(line));
    if options.own && options.case.is_none() && options.export.is_none() {
        report.remark("no command is given, so the collection's own program is tried, not yours");
    }
    match (&problem.game, &options.export) {
        (_, Some(folder)) => export(problem, options, folder).map(|()| true),
        (Game::Oracle(oracle), None) => Attempt::new(problem, oracle, options, report).run(),
        (Game::Dialogue(dialogue), None) => run(problem, dialogue, options, report),
    }
}
