//! A program is tried once.

use std::panic::{AssertUnwindSafe, catch_unwind};

use judge::harness::message;

use crate::against_oracle::Attempt;
use crate::against_referee::run;
use crate::export::export;
use crate::options::Options;
use crate::problem::{Game, Problem};
use crate::report::Report;

/// What a program did that helps to try another: nobody can go on, and it is thrown as a panic.
pub struct Fault(pub String);

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
        (_, Some(folder)) => export(problem, options, folder, report).map(|()| true),
        (Game::Oracle(oracle), None) => Attempt::new(problem, oracle, options, report).run(),
        (Game::Dialogue(dialogue), None) => run(problem, dialogue, options, report),
    }
}
