//! An attempt as a whole, from its options to its exit code.

use std::process::ExitCode;

use entry::print;
use judge::harness::quiet_panics;

use crate::once::{caught, with};
use crate::options::{HELP, Options, Watched};
use crate::problem::Problem;
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
