//! An attempt as a whole, from its options to its exit code.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

use entry::print;
use judge::harness::{message, quiet_panics};

use crate::against_oracle::Attempt;
use crate::against_referee::run;
use crate::export::export;
use crate::options::{HELP, Options, Watched};
use crate::problem::{Game, Problem};
use crate::report::Report;
use crate::watch::watch;

/// Tries what the command line says behind the name of a program, whose evidence has been built.
pub fn attempt(slug: &str, arguments: &[String]) -> ExitCode {
    exit_code(|| {
        let problem = Problem::of(slug)?;
        as_asked(&problem, arguments, &Ok)
    })
}

/// Tries what the command line asks for, once or after each change; `finish` adds to the options what it does not say.
pub fn as_asked(
    problem: &Problem,
    arguments: &[String],
    finish: &dyn Fn(Options) -> Result<Options, String>,
) -> Result<bool, String> {
    let Some(Watched { is_watched, is_json, files }) = Watched::of(arguments)? else {
        print(HELP);
        return Ok(true);
    };
    let make = || finish(Options::of(problem, arguments)?);
    let report = Report::new(is_json);
    match is_watched {
        true => watch(problem, &report, files, &make),
        false => with(problem, &make()?, &report),
    }
}

/// What a program did that helps to try another: nobody can go on, and it is thrown as a panic.
pub struct Fault(pub String);

/// 0 where all was right, 1 where something failed, 2 where nothing could be tried, also where trying panics.
pub fn exit_code(attempt: impl FnOnce() -> Result<bool, String>) -> ExitCode {
    quiet_panics();
    match caught(attempt) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// What an attempt says, also where trying panics.
pub fn caught(attempt: impl FnOnce() -> Result<bool, String>) -> Result<bool, String> {
    catch_unwind(AssertUnwindSafe(attempt)).unwrap_or_else(|panic| match panic.downcast_ref() {
        Some(Fault(why)) => Err(why.clone()),
        None => Err(message(&*panic)),
    })
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
